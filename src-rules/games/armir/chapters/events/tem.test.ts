import { describe, expect, it } from 'vitest';
import { cells, marks } from '../../ids.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { reminders as supplyReminders } from '../supply/reminders.ts';
import { reminders } from './reminders.ts';
import { garrisonGrows, growingFaces } from './tem.ts';
import { tracks } from './tracks.ts';
import { turnColumns } from './turnColumns.ts';

const reinforcements = (turn: number) => `t${turn}/reinforcements`;
const die = (face: number, turn: number, over: Parameters<typeof at>[0] = {}) =>
  bid('tem-die', { die: face }, at({ turn, place: reinforcements(turn), ...over }));
const sets = (proposal: ReturnType<typeof bid>) =>
  (proposal.ok ? proposal.facts : (proposal.anyway?.facts ?? [])).flatMap((fact) =>
    fact.kind === 'set' ? [[fact.cell, fact.key, fact.value].filter((part) => part !== undefined).join(' ')] : [],
  );

describe('the garrison', () => {
  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
  ])('ARMIR-16.3a on turn %i it grows on %i faces of six: those below the turn', (turn, faces) => {
    expect([1, 2, 3, 4, 5, 6].filter((face) => garrisonGrows(face, turn))).toHaveLength(faces);
    expect(growingFaces(turn)).toBe(faces);
    expect(sets(die(turn - 1, turn))).toContain('garrison 2');
    expect(sets(die(turn, turn))).toEqual([`temDice ${turn} ${turn}`]);
  });

  it('ARMIR-16.3a ARMIR-AMB-70 once a turn, in Axis reinforcements, never after capture', () => {
    const rule = (over: Parameters<typeof at>[0]) =>
      refusal('tem-die', { die: 1 }, at({ turn: 3, place: reinforcements(3), ...over }));
    expect(rule({})).toBeUndefined();
    expect(rule({ cells: { temDice: { 3: 5 } } })).toBe('16.3');
    expect(rule({ place: 't3/supply' })).toBe('16.3');
    expect(rule({ cells: { temTaken: 2 } })).toBe('16.3.2');
    expect(rule({ turn: 1, place: 't1/supply' })).toBe('18.4');
  });

  it('ARMIR-16.3b begins at 1, is drawn, and what happened to it is kept by turn', () => {
    const played = table({}, inventedThings);
    expect(tracks(played.context)[1]).toMatchObject({ id: 'tem', boxes: 6, at: 1, state: 'free' });
    reach(played, 2, 'initiative');
    expect(reminders(played.context).find(({ id }) => id === 'tem-die')).toMatchObject({ at: 't2/reinforcements' });
    reach(played, 2, 'reinforcements');
    expect(tracks(played.context)[1]).toMatchObject({ state: 'due', form: { action: 'tem-die' } });
    expect(tasksOf(played.context, 'reinforcements').find(({ id }) => id === 'tem-die')?.status?.p).toEqual({
      n: 1,
      p: 1 / 6,
    });
    played.act('tem-die', { die: 1 });
    expect(tracks(played.context)[1]).toMatchObject({ at: 2 });
    const lane = turnColumns.find(({ id }) => id === 'tem');
    expect(lane?.at(2, played.context)).toMatchObject([{ state: 'done', msg: { id: 'armir.tem.lane.grew' } }]);
    expect(lane?.at(5, played.context)).toMatchObject([{ how: 'roll', msg: { p: { p: 4 / 6 } } }]);
    played.write([{ kind: 'set', cell: cells.temTaken, value: 2 }]);
    expect(lane?.at(2, played.context)).toMatchObject([{ msg: { id: 'armir.tem.lane.taken' } }]);
    expect(lane?.at(5, played.context)).toEqual([]);
    expect(tracks(played.context)[1]).toMatchObject({ at: 0, state: 'done' });
  });
});

const box = (over: Parameters<typeof at>[0] = {}) =>
  at(
    {
      turn: 3,
      place: 't3/order=axis/usual/soviet-movement',
      ...over,
      cells: { temUnits: { 'tank-2': 'yes' }, ...over.cells },
    },
    inventedThings,
  );

it('ARMIR-16.3.1 units leave by the exit hexes into the box, stay there, and attack together', () => {
  const proposal = bid(
    'tem-enter',
    { units: 'Invented rifle-3, Invented lorry-1' },
    box({ cells: { temUnits: { 'tank-2': 'yes' }, at: { 'rifle-3': '1204' } } }),
  );
  expect(sets(proposal)).toEqual(['temUnits rifle-3 yes', 'at rifle-3 ', 'temUnits lorry-1 yes']);
  expect(refusal('tem-enter', { units: 'Invented tank-2' }, box())).toBe('16.3.1');
  expect(refusal('tem-enter', { units: 'Invented rifle-1' }, box({ cells: { cirUnits: { 'rifle-1': 'yes' } } }))).toBe(
    '16.1',
  );
  expect(refusal('tem-enter', { units: '' }, box())).toBe('16.3.1');
  // whoever is eliminated enters no box
  const gone = box({ cells: { steps: { 'rifle-1': 0 } } });
  expect(refusal('tem-enter', { units: 'Invented rifle-1' }, gone)).toBe('12.2');
  expect(refusal('cir-units', { units: 'Invented rifle-1' }, { ...gone, turn: 1 })).toBe('12.2');
  // a slip of the pen is asked about, where counters are typed at all
  expect(refusal('tem-enter', { units: 'Invented rifl' }, box())).toBe('2.1');
  expect(refusal('tem-enter', { units: 'Invented rifl' }, at())).toBeUndefined();
  const fighting = box({ place: 't3/order=axis/usual/soviet-combat' });
  expect(reminders(box()).find(({ id }) => id === 'tem-attack')).toMatchObject({ rule: '16.3.1' });
  expect(tasksOf(fighting, 'soviet-combat').map(({ id }) => id)).toContain('tem');
  // taken for good: nobody attacks any more
  const taken = box({ cells: { temTaken: 2 } });
  expect(reminders(taken).map(({ id }) => id)).not.toContain('tem-attack');
});

it('ARMIR-AMB-53 out of supply from the first supply phase, or at once; armoured corps have their die first', () => {
  const enter = (amb53: string) =>
    sets(bid('tem-enter', { units: 'Invented rifle-3, Invented lorry-1' }, box({ options: { amb53 } })));
  expect(enter('phase').filter((fact) => fact.startsWith('oos'))).toEqual([]);
  expect(enter('once').filter((fact) => fact.startsWith('oos'))).toEqual(['oos rifle-3 yes']);
});

it('ARMIR-16.3.3 ARMIR-AMB-78 in the supply phase the box is marked, behind one die for its armoured corps', () => {
  const units = { temUnits: { 'tank-2': 'yes', 'lorry-1': 'yes', 'rifle-3': 'yes' } };
  const supply = (over: Parameters<typeof at>[0] = {}) => box({ place: 't3/supply', cells: units, ...over });
  expect(sets(bid('tem-supply', {}, supply()))).toEqual(['oos rifle-3 yes']);
  const told = box({ cells: units });
  expect(
    [...reminders(told), ...supplyReminders(told)].flatMap(({ id, action }) => (action ? [[id, action]] : [])),
  ).toEqual([
    ['tem-die', 'tem-die'],
    ['tem-die-corps', 'corps-die'],
    ['tem-supply', 'tem-supply'],
  ]);
  // one die for both units of the corps: 4 + 3 is not below 7
  expect(sets(bid('corps-die', { where: 'TeM', die: 4 }, supply()))).toEqual(['oos tank-2 yes', 'oos lorry-1 yes']);
  expect(bid('corps-die', { where: 'tem', die: 3 }, supply())).toMatchObject({ ok: true });
  const rolled = (value: string) => supply({ marks: { [marks.corpsDie]: { tem: { value } } } });
  expect(refusal('corps-die', { where: 'TeM', die: 1 }, rolled('stays'))).toBe('8.4');
  expect(sets(bid('tem-supply', {}, rolled('stays')))).toEqual(['oos rifle-3 yes']);
  expect(tasksOf(supply(), 'supply').map(({ id }) => id)).toContain('tem-oos');
});
