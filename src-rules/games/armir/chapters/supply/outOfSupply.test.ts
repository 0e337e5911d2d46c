import { expect, it } from 'vitest';
import { owedMark } from '#rules/kit/sequence/outline.ts';
import { cells, marks } from '../../ids.ts';
import { armir } from '../../index.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { stayingFaces, staysSupplied } from './corps.ts';
import { attritionCount, attritionOwed } from './outOfSupply.ts';
import { reminders } from './reminders.ts';

const supply = (over: Parameters<typeof at>[0] = {}) => at({ turn: 2, place: 't2/supply', ...over }, inventedThings);
const together = { at: { 'tank-2': '1010', 'lorry-1': '1010', 'rifle-3': '1010', 'tank-1': '1212' } };

it('ARMIR-8.4a W4 end of turn 2, two brigades of Soviet XVIII without supply in one hex: one die, 1–4 no marker', () => {
  const roll = (die: number) => bid('corps-die', { where: '1010', die }, supply({ cells: together }));
  const oos = (die: number) => {
    const proposal = roll(die);
    return proposal.ok ? proposal.facts.flatMap((fact) => (fact.kind === 'set' ? [[fact.key, fact.value]] : [])) : [];
  };
  for (const die of [1, 2, 3, 4])
    expect(oos(die)).toEqual([
      ['tank-2', null],
      ['lorry-1', null],
    ]);
  for (const die of [5, 6])
    expect(oos(die)).toEqual([
      ['tank-2', 'yes'],
      ['lorry-1', 'yes'],
    ]);
  const proposal = roll(4);
  expect(proposal.ok && proposal.facts.find(({ kind }) => kind === 'roll')).toMatchObject({ faces: [4], sides: 6 });
});

it.each([
  [1, 5],
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 1],
  [6, 0],
])('ARMIR-8.4a on turn %i %i faces of six leave no marker', (turn, faces) => {
  expect(stayingFaces(turn)).toBe(faces);
  expect([1, 2, 3, 4, 5, 6].filter((die) => staysSupplied(die, turn))).toHaveLength(faces);
});

it('ARMIR-8.4a ARMIR-AMB-15 a die a hex, for units of the four corps alone', () => {
  const here = supply({ cells: together });
  expect(refusal('corps-die', { where: '1010', die: 3, units: 'Invented rifle-3' }, here)).toBe('8.4');
  expect(refusal('corps-die', { where: '', die: 3 }, here)).toBe('8.4');
  expect(refusal('corps-die', { where: '1212', die: 3 }, here)).toBeUndefined();
  const again = supply({ cells: together, marks: { [marks.corpsDie]: { '1010': { value: 'oos' } } } });
  expect(refusal('corps-die', { where: '1010', die: 3 }, again)).toBe('8.4');
  expect(refusal('corps-die', { where: '1212', die: 3 }, again)).toBeUndefined();
  expect(refusal('corps-die', { where: '1010', die: 3 }, supply({ cells: together, place: 't2/attrition' }))).toBe(
    '8.4',
  );
});

it('ARMIR-8.4a the corps die offers the units of its hex, and all that may roll while nobody said which', () => {
  const field = armir.actions.find(({ id }) => id === 'corps-die')?.fields.units;
  const offered = (where: string) => {
    const offers = field?.kind === 'text' ? field.offers?.(supply({ cells: together }), { where }) : undefined;
    return offers?.map(({ name }) => name).sort();
  };
  expect(offered('1010')).toEqual(['Invented lorry-1', 'Invented tank-2']);
  expect(offered('')).toEqual(['Invented lorry-1', 'Invented tank-1', 'Invented tank-2']);
});

it('ARMIR-16.3.3 who is marked in the box beside one armoured unit is followed by its die', () => {
  const box = (ids: readonly string[]) =>
    bid('tem-supply', {}, supply({ cells: { temUnits: Object.fromEntries(ids.map((id) => [id, 'yes'])) } }));
  const next = (...ids: readonly string[]) => {
    const proposal = box(ids);
    return proposal.ok ? (proposal.next ?? []).map(({ rule }) => rule) : proposal.rule;
  };
  expect(next('rifle-3', 'tank-2')).toEqual(['8.4']);
  expect(next('rifle-3')).toEqual([]);
  expect(next('tank-2')).toBe('8.4');
});

it('ARMIR-8.4.1 once marked there is no die: the marker stays', () => {
  const marked = supply({ cells: { ...together, oos: { 'tank-2': 'yes' } } });
  expect(refusal('corps-die', { where: '1010', die: 1, units: 'Invented tank-2' }, marked)).toBe('8.4.1');
  // the other brigade still rolls, alone
  const proposal = bid('corps-die', { where: '1010', die: 1 }, marked);
  expect(proposal.ok && proposal.facts.flatMap((fact) => (fact.kind === 'set' ? [fact.key] : []))).toEqual(['lorry-1']);
});

const cut = { at: { ...together.at, 'ii-1': '0505' }, oos: { 'tank-2': 'yes', 'rifle-3': 'yes', 'ii-1': 'yes' } };
const attrition = (over: Parameters<typeof at>[0] = {}) =>
  at({ turn: 2, place: 't2/attrition', ...over, cells: { ...cut, ...over.cells } }, inventedThings);

it('ARMIR-8.6 ARMIR-AMB-16 one step out of each hex, from a unit out of supply that its owner names', () => {
  const lost = (where: string, unit: string, over: Parameters<typeof at>[0] = {}) => {
    const proposal = bid('attrition', { where, unit }, attrition(over));
    return proposal.ok
      ? proposal.facts.flatMap((fact) =>
          fact.kind === 'set' && fact.cell === cells.steps ? [[fact.key, fact.value]] : [],
        )
      : proposal.rule;
  };
  expect(lost('1010', 'Invented rifle-3')).toEqual([['rifle-3', 2]]);
  expect(lost('0505', '')).toEqual([['ii-1', 1]]);
  expect(lost('', 'Invented ii-1')).toEqual([['ii-1', 1]]);
  // several there: nobody chooses for the owner
  const open = bid('attrition', { where: '1010' }, attrition());
  expect(open.ok ? '' : open.msg.id).toBe('armir.attrition.bar.choose');
  // lorry-1 has no marker
  expect(lost('1010', 'Invented lorry-1')).toBe('8.6');
  expect(lost('0505', 'Invented rifle-3')).toBe('8.6');
  expect(lost('0909', '')).toBe('8.6');
  expect(lost('1010', 'Invented rifle-3', { place: 't2/supply' })).toBe('8.6');
});

it('ARMIR-8.6 each hex once a phase; what is left is counted, reminded and owed', () => {
  const played = table({}, inventedThings);
  reach(played, 2, 'supply');
  for (const [id, hex] of Object.entries(cut.at)) played.write([{ kind: 'set', cell: cells.at, key: id, value: hex }]);
  for (const id of Object.keys(cut.oos)) played.write([{ kind: 'set', cell: cells.oos, key: id, value: 'yes' }]);
  // one that nobody placed stands for a hex of its own
  played.write([{ kind: 'set', cell: cells.oos, key: 'croat', value: 'yes' }]);
  expect(attritionCount(played.context)).toBe(3);
  expect(reminders(played.context).find(({ id }) => id === 'attrition')?.msg.p).toEqual({ count: 3 });
  reach(played, 2, 'attrition');
  expect(tasksOf(played.context, 'attrition').find(({ id }) => id === 'attrition')?.debt?.p).toEqual({ count: 3 });
  const begins = () => armir.actions.find(({ id }) => id === 'attrition')?.fields.where?.begins?.(played.context);
  expect(begins()).toBeUndefined();
  played.act('attrition', { where: '1010', unit: 'Invented tank-2' });
  expect(refusal('attrition', { where: '1010', unit: 'Invented rifle-3' }, played.context)).toBe('8.6');
  played.act('attrition', { unit: 'Invented croat' });
  expect([...attritionOwed(played.context).keys()]).toEqual(['0505']);
  // the form begins with the one hex that is left
  expect(begins()).toBe('0505');
  played.act('attrition', { where: '0505' });
  expect(attritionCount(played.context)).toBe(0);
  expect(begins()).toBeUndefined();
  // what was paid leaves nothing behind
  reach(played, 3, 'initiative');
  expect(played.state.marks[owedMark]).toBeUndefined();
  // nothing is said of the next, before its supply is known
  expect(reminders(played.context).find(({ id }) => id === 'attrition')).toBeUndefined();
  expect(attritionCount(played.context)).toBe(0);
  expect(tasksOf(played.context, 'attrition').find(({ id }) => id === 'attrition')).toMatchObject({ done: false });
  expect(tasksOf(played.context, 'attrition').find(({ id }) => id === 'attrition')?.status).toBeUndefined();
  // the next attrition phase begins anew
  reach(played, 3, 'attrition');
  expect(attritionCount(played.context)).toBe(3);
  // and what nobody paid goes along, though the phase is over and another will come
  reach(played, 4, 'initiative');
  expect(Object.keys(played.state.marks[owedMark] ?? {})).toEqual(['t3/attrition/attrition']);
});

it('ARMIR-8.6 ARMIR-16.3.3 the box of the airports is one hex; who loses the last step is gone', () => {
  const boxed = attrition({
    cells: {
      at: {},
      oos: { 'tank-2': 'yes', 'rifle-3': 'yes' },
      temUnits: { 'tank-2': 'yes', 'rifle-3': 'yes' },
      steps: { 'tank-2': 1 },
    },
  });
  expect(attritionCount(boxed)).toBe(1);
  const proposal = bid('attrition', { where: 'TeM', unit: 'Invented tank-2' }, boxed);
  expect(proposal.ok && proposal.says.id).toBe('armir.attrition.says.gone');
  expect(proposal.ok && proposal.facts).toContainEqual({
    kind: 'mark',
    mark: marks.attrited,
    key: 'tem',
    value: true,
    until: 't2/attrition',
  });
  // an HQ gone that way is the Axis's point
  const hq = bid('attrition', { unit: 'Invented hq-a' }, attrition({ cells: { oos: { 'hq-a': 'yes' } } }));
  expect(hq.ok && hq.next?.map(({ rule }) => rule)).toEqual(['17.1.3']);
});
