import { describe, expect, it } from 'vitest';
import { mark } from '#rules/kit/record/facts.ts';
import { mapIn, markedKeys } from '#rules/kit/record/readers.ts';
import { cells, marks } from '../../ids.ts';
import { namedMark } from '../../model/words.ts';
import { reach, table } from '../../testing/at.ts';

describe('what the rules do by themselves', () => {
  it("PGG-6.63 PGG-A47 disruption ends in the owner's removal phase, not in the other's", () => {
    const played = reach(table(), 't3/sov/movement');
    played.write([
      mark(marks.disrupted, '12pz-1', { side: 'german' }),
      mark(marks.disrupted, 'hex:2222', { side: 'soviet', hex: '2222' }),
    ]);
    reach(played, 't3/sov/disruption');
    expect(markedKeys(played.state, marks.disrupted)).toEqual(['12pz-1']);
    reach(played, 't3/ger/mech');
    expect(markedKeys(played.state, marks.disrupted)).toEqual(['12pz-1']);
    reach(played, 't3/ger/disruption');
    expect(played.state.marks[marks.disrupted]).toBeUndefined();
  });
  it('PGG-6.63 a unit that only the players know goes by the name they typed', () => {
    const played = reach(table(), 't3/ger/mech');
    played.write([mark(marks.disrupted, 'u-x7', { side: 'german', ...namedMark('u-x7', 'Gruppe Zeta') })]);
    reach(played, 't3/ger/disruption');
    const said = played.journal.lines
      .map(({ says }) => JSON.stringify(says))
      .find((says) => says.includes('stands.dis'));
    expect(said).toContain('Gruppe Zeta');
    expect(said).not.toContain('u-x7');
    // printed units and numbered counters are called by the rules
    expect([namedMark('12pz-1', 'Any'), namedMark('rifle#3', '#3')]).toEqual([{}, {}]);
  });
  it('PGG-7.3 a regiment gone takes the integrity of its division; infantry has none', () => {
    const played = reach(table(), 't2/ger/combat');
    played.act('step-loss', { unit: '12pz-2', steps: 1 });
    expect(mapIn(played.state, cells.divisionLost)).toEqual({});
    played.act('step-loss', { unit: '12pz-2', steps: 1 });
    played.act('step-loss', { unit: '6inf', steps: 4 });
    expect(mapIn(played.state, cells.divisionLost)).toEqual({ '12 Pz': true });
  });
});
