import { expect, it } from 'vitest';
import { fightersOf } from '#rules/kit/game/fighters.ts';
import { earlierRows, fightLineOf } from '#rules/kit/game/fightLine.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Table } from '../../../../testing/table.ts';
import { cells, poolMarks, rosters } from '../../ids.ts';
import { recordedRow, shownOf } from '../../model/reading.ts';
import { reach, table } from '../../testing/at.ts';
import { parsed, playOut, row } from '../../testing/battles.ts';
import { battle } from './calculator/battle.ts';

const combat = (): Table => reach(table('SBE9'), 't1/axis/combat');
/** Fought as the screens book it. */
const fought = (played: Table, raw: object, throws: readonly number[]) => {
  const { at } = playOut(raw, throws, {}, played.context);
  if (!at.done) throw new Error(`${at.ask?.id ?? at.not?.msg.id}: not over`);
  const { says, facts } = at.done.ending;
  played.write(
    [
      { kind: 'flow', flow: 'f1', game: played.game.id, calc: battle.id, v: 1, input: parsed(raw), around: {} },
      ...facts,
    ],
    says,
  );
  return says;
};
/** Who is offered of those no list has: name, class, strength and faces of the row, and whether it can fight. */
const offered = ({ game, context, state }: Table, field: string) => {
  const earlier = earlierRows(game, state.flows);
  const world = fightLineOf(game, battle, context, earlier);
  if (!world) throw new Error('no line');
  return fightersOf(
    game,
    world,
    context,
    earlier,
  )({ field, target: undefined, taken: [] }).flatMap(({ units }) =>
    units.flatMap(({ id, name, row: as, cannot }) => {
      const { class: unitClass, pf, faces } = as(false);
      return id.startsWith(`${field}-`) ? [[name, unitClass, pf, faces, cannot === true]] : [];
    }),
  );
};

it('BITE-7.7.8-1 a block no list has is offered again by its name, with its class and what the battle left of it', () => {
  const played = combat();
  const raw = {
    attacks: 'axis',
    axis: [row('tanks', 4, { id: 'r1', name: 'Nord' })],
    soviet: [
      row('infantry', 3, { id: 'r2', name: 'Ost', faces: '4 3 2 1' }),
      row('infantry', 1, { id: 'r3', name: 'West' }),
      row('infantry', 1, { id: 'r4' }),
    ],
  };
  // a hit on the attacker, then all five on the defender
  fought(played, raw, [1, 3, 0, 2]);
  expect(offered(played, 'axis')).toEqual([['Nord', 'tanks', 3, '', false]]);
  expect(offered(played, 'soviet')).toEqual([
    ['Ost', 'infantry', null, '4 3 2 1', true],
    ['West', 'infantry', null, '', true],
  ]);
  expect(played.state.marks[poolMarks.leftAt]).toEqual({ 'axis-nord': { value: 3 } });
  // what nobody named is forgotten
  expect(played.state.cells[cells.state]).toEqual({ 'soviet-ost': 'eliminated', 'soviet-west': 'eliminated' });
});

it('BITE-7.7.8-1 a block typed by its name is the one of that name on the list and on the map', () => {
  const played = combat();
  const units = [{ id: 'len', name: 'LEN', values: { class: 'infantry', faces: '1' } }];
  played.things = { rosters: { [rosters.soviet]: { id: rosters.soviet, units } } };
  played.write([setAt(cells.at, 'len', '1203'), setAt(cells.at, 'para-1', '1203')]);
  const soviet = [
    row('infantry', 1, { id: 'r2', name: 'len' }),
    row('paratroops', 1, { id: 'para-1', name: '1 Para', faces: '1' }),
  ];
  const raw = { attacks: 'axis', axis: [row('tanks', 5, { id: 'r1' })], soviet };
  // the text's own block too, that stands on no typed list
  const says = fought(played, raw, [0, 2]);
  expect(says).toMatchObject({
    id: 'bite.battle.endedAt',
    p: { hex: { name: '1203' }, what: { id: 'bite.battle.offMap' } },
  });
  expect(played.state.cells[cells.at]).toEqual({});
  expect(played.state.cells[cells.state]).toEqual({ len: 'eliminated', 'para-1': 'eliminated' });
  played.undo();
  expect(played.state.cells[cells.at]).toEqual({ len: '1203', 'para-1': '1203' });
});

it('BITE-7.7.8-1 a block keeps its place in the list of its own, whatever faces its row was typed with', () => {
  const played = combat();
  const list = (faces: string) => ({
    rosters: {
      [rosters.axis]: { id: rosters.axis, units: [{ id: 'nord', name: 'Nord', values: { class: 'tanks', faces } }] },
    },
  });
  const fight = (over: object, throws: readonly number[] = [1, 3, 0, 2]) => {
    const soviet = [row('infantry', 5, { id: 'r2' })];
    fought(played, { attacks: 'axis', axis: [row('tanks', 4, { id: 'r1', name: 'Nord', ...over })], soviet }, throws);
    return [played.state.cells[cells.face], played.state.marks[poolMarks.leftAt] ?? {}];
  };
  played.things = list('6 5 4 3 2 1');
  // it went in with 4 of 6, nothing else typed, and came out with 3
  expect(fight({})).toEqual([{ nord: 6 }, {}]);
  // what its list cannot show is kept as it is and named again: nothing is made of it
  played.things = list('6 4 2');
  expect(fight({ faces: '4 3 2 1' })).toEqual([{}, { nord: { value: 3 } }]);
  const unit = { id: 'nord', name: 'Nord', values: { class: 'tanks', faces: '6 4 2' } };
  expect([recordedRow(unit, played.context), shownOf(unit, played.context)]).toEqual([{ pf: 3 }, undefined]);
});

it('BITE-7.7.8-1 of a block whose faces nobody has typed its strength is kept, and found in them once they are', () => {
  const played = combat();
  const units = (faces: string) => [{ id: 'nord', name: 'Nord', values: { class: 'tanks', faces } }];
  played.things = { rosters: { [rosters.axis]: { id: rosters.axis, units: units('') } } };
  fought(
    played,
    { attacks: 'axis', axis: [row('tanks', 4, { id: 'nord' })], soviet: [row('infantry', 5, { id: 'r2' })] },
    [1, 3, 0, 2],
  );
  expect(played.state.marks[poolMarks.leftAt]).toEqual({ nord: { value: 3 } });
  const [bare, typed] = [units('')[0], units('6 5 4 3 2 1')[0]];
  if (!bare || !typed) throw new Error('no unit');
  expect([recordedRow(bare, played.context), shownOf(bare, played.context)]).toEqual([{ pf: 3 }, undefined]);
  played.things = { rosters: { [rosters.axis]: { id: rosters.axis, units: [typed] } } };
  expect(shownOf(typed, played.context)).toBe(6);
  // whole again: the note is gone with it
  played.act('block-face', { block: 'Nord', pf: 6, half: false });
  expect([shownOf(typed, played.context), played.state.marks[poolMarks.leftAt] ?? {}]).toEqual([undefined, {}]);
});
