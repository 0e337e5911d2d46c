import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, poolCells } from '../../ids.ts';
import { dueBlocks } from '../../model/removals.ts';
import { at, bid, skip, table } from '../../testing/at.ts';
import { reminders } from '../sequence/reminders.ts';

/** Faces and colours are invented. */
const blocks: readonly RosterUnit[] = [
  {
    id: 'flieger-7',
    name: '7. Flieger',
    values: { nation: 'GER', class: 'paratroops', faces: '3 2 1', colours: 'WBB' },
  },
  { id: 'rapid', name: 'Rapid Corps', values: { nation: 'HUN', class: 'mechanised', faces: '3 2 1', colours: 'BBB' } },
  { id: 'lssah', name: 'LSSAH', values: { nation: 'GER', class: 'mechanised', faces: '4 3 2 1', colours: 'BBBB' } },
  { id: 'ss-1', name: '1. SS-Panzerkorps', values: { nation: 'GER', class: 'tanks', faces: '6 5 4 3', entry: '44' } },
  {
    id: 'own',
    name: 'Invented',
    values: { nation: 'GER', class: 'infantry', faces: '2 1', colours: 'BB', removal: '9' },
  },
];
const rosters = { axis: { id: 'axis', units: blocks } };
const december = (over: Partial<Context> = {}): Context =>
  at({
    turn: 7,
    place: 't7/month',
    rosters,
    balances: { 'pp.GER.yellow': 20, 'pp.GER.blue': 20, 'pp.HUN.yellow': 9 },
    ...over,
  });
const posts = (id: string, context: Context, raw = {}) => {
  const proposal = bid(id, raw, context);
  const facts = proposal.ok ? proposal.facts : (proposal.anyway?.facts ?? []);
  return {
    ok: proposal.ok,
    pp: Object.fromEntries(facts.flatMap((fact) => (fact.kind === 'post' ? [[fact.account, fact.n]] : []))),
    states: facts.flatMap((fact) => (fact.kind === 'set' && fact.cell === cells.state ? [[fact.key, fact.value]] : [])),
  };
};
const gone = [['flieger-7', 'removed']];

describe('blocks that leave by date', () => {
  it('BITE-REM-1 whole and supplied it leaves for nothing', () => {
    expect(posts('remove-flieger', december())).toEqual({ ok: true, pp: {}, states: gone });
  });

  it('BITE-REM-1 damaged, its repair is due first; eliminated, its full price; without PP only as an override', () => {
    const damaged = december({ cells: { [cells.face]: { 'flieger-7': 4 } } });
    // two rotations: from 1 PF to 3, one black and one white PF, each with a blue PP
    expect(posts('remove-flieger', damaged)).toEqual({
      ok: true,
      pp: { 'pp.GER.yellow': -3, 'pp.GER.blue': -3 },
      states: gone,
    });
    const eliminated = { [cells.state]: { 'flieger-7': 'eliminated' } };
    expect(posts('remove-flieger', december({ cells: eliminated }))).toMatchObject({
      ok: true,
      pp: { 'pp.GER.yellow': -4, 'pp.GER.blue': -4 },
    });
    expect(posts('remove-flieger', december({ cells: eliminated, balances: {} }))).toMatchObject({
      ok: false,
      pp: { 'pp.GER.yellow': -4 },
    });
  });

  it('BITE-REM-1 the owner pays: Hungary for its own', () => {
    const damaged = december({ cells: { [cells.face]: { rapid: 2 } }, options: { a11: false } });
    expect(posts('remove-rapid', damaged).pp).toEqual({ 'pp.HUN.yellow': -1 });
  });

  it('BITE-REM-1 out of supply it is put off, and comes back every month until it is done', () => {
    const played = skip(table('SBE9'), 't7/month');
    played.act('remove-flieger', { how: 'unsupplied' });
    played.act('remove-rapid', { how: 'whole' });
    const owed = () =>
      reminders(played.context)
        .map(({ id }) => id)
        .filter((id) => id.startsWith('remove-'));
    expect(owed()).toEqual([]);
    skip(played, 't8/month');
    expect(owed()).toEqual(['remove-flieger']);
    const barrel = december({ cells: { [cells.barrels]: { 'flieger-7': 'yes' } } });
    expect(posts('remove-flieger', barrel).states).toEqual([]);
  });

  it('BITE-REM-1 what nobody has on a roster is said by hand', () => {
    const bare = at({ turn: 7, place: 't7/month', balances: { 'pp.GER.yellow': 5, 'pp.GER.blue': 5 } });
    expect(bid('remove-flieger', {}, bare)).toMatchObject({ ok: false, msg: { id: 'bite.bar.sayHow' } });
    const damaged = { how: 'damaged', pf: 2, class: 'paratroops', colour: 'white' };
    expect(posts('remove-flieger', bare, damaged).pp).toEqual({ 'pp.GER.yellow': -4, 'pp.GER.blue': -4 });
  });

  it('BITE-REM-2 December 1941 and July 1942, and what the players’ cards say', () => {
    const due = (turn: number, scenario = 'SBE9') => dueBlocks(at({ turn, scenario, rosters })).map(({ unit }) => unit);
    expect([due(6), due(7)]).toEqual([[], ['flieger-7', 'rapid']]);
    expect(due(9)).toContain('own');
    expect(due(14)).toContain('luftlande-22');
    // what left before a scenario begins is on its chart
    expect(due(14, 'SBE6')).toEqual(['luftlande-22']);
    const ninth = at({ turn: 9, place: 't9/month', rosters, balances: {} });
    expect(posts('removal', ninth, { block: 'invented' })).toMatchObject({ ok: true, states: [['own', 'removed']] });
    expect(bid('removal', { block: 'nobody' }, ninth).ok).toBe(false);
  });
});

describe('LSSAH', () => {
  const january = (over: Partial<Context> = {}) => at({ turn: 44, place: 't44/month', rosters, ...over });
  it('BITE-UPG-1 becomes 1. SS-Panzerkorps where it stands, with its damage', () => {
    const context = january({ cells: { [cells.face]: { lssah: 2 }, [cells.at]: { lssah: '1212' } } });
    const proposal = bid('lssah', {}, context);
    expect(proposal).toMatchObject({ ok: true });
    const facts = proposal.ok ? proposal.facts : [];
    expect(facts).toEqual(
      expect.arrayContaining([
        { kind: 'set', cell: cells.state, key: 'lssah', value: 'removed' },
        { kind: 'set', cell: cells.face, key: 'ss-1', value: 2 },
        { kind: 'set', cell: cells.at, key: 'ss-1', value: '1212' },
        { kind: 'set', cell: poolCells.arrived, key: 'ss-1', value: 44 },
      ]),
    );
  });

  it('BITE-UPG-1 out of supply it waits, destroyed it is rebuilt first', () => {
    expect(posts('lssah', january({ cells: { [cells.barrels]: { lssah: 'yes' } } })).states).toEqual([]);
    const lost = bid('lssah', {}, january({ cells: { [cells.state]: { lssah: 'eliminated' } } }));
    expect(lost).toMatchObject({ ok: false, msg: { id: 'bite.bar.rebuildFirst' } });
    expect(bid('lssah', {}, january({ turn: 43 }))).toMatchObject({ ok: false, msg: { id: 'bite.bar.notDue' } });
  });
});
