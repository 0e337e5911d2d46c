import { describe, expect, it } from 'vitest';
import { mark } from '#rules/kit/record/facts.ts';
import { markedKeys } from '#rules/kit/record/readers.ts';
import { cells, marks, scenarios, sides } from '../../../ids.ts';
import { operation } from '../../../model/phases.ts';
import { reach, table } from '../../../testing/at.ts';
import { inventedThings } from '../../../testing/invented.ts';

describe('marks of a sequence', () => {
  it('RTL-9.16 declared targets stay marked until their sequence is left', () => {
    const played = reach(table(scenarios.soltsy, inventedThings), 1, 'initiative');
    played.write([
      { kind: 'set', cell: cells.first, value: sides.german },
      { kind: 'set', cell: cells.markers, key: 'am-blue', value: 'cup' },
    ]);
    reach(played, 1, 'activation');
    played.write([
      { kind: 'set', cell: cells.active, value: sides.german },
      { kind: 'set', cell: cells.sequence, value: 'mobile' },
      { kind: 'set', cell: cells.markers, key: 'am-blue', value: 'played' },
    ]);
    reach(played, 1, 'movement');
    const until = operation(played.context);
    played.write(['2214', '2215'].map((hex) => mark(marks.declared, hex, true, until)));
    reach(played, 1, 'combat');
    expect(markedKeys(played.state, marks.declared)).toEqual(['2214', '2215']);
    reach(played, 1, 'works');
    expect(markedKeys(played.state, marks.declared)).toEqual([]);
  });
});
