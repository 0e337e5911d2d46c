import { describe, expect, it } from 'vitest';
import { grouped } from '#rules/kit/game/pool.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { checkGrid } from '#rules/kit/tables/grids.ts';
import { cells, poolCells, poolMarks } from '../../ids.ts';
import { blocksOf } from '../../model/blocks/block.ts';
import { bid, table } from '../../testing/at.ts';
import { unit, withBlocks } from '../../testing/blocks.ts';
import { draw } from '../../testing/draw.ts';
import { chartSpecs } from '../arrivals/charts.ts';
import { pool } from '../arrivals/pool.ts';
import { teamOf } from '../command/teams.ts';
import { sheetId } from '../map/sheet.ts';
import { frozenCounts, frozenStatus, isFrozen } from '../movement/frozen.ts';
import { placedOf } from './setUpCharts.ts';
import { placedStatus } from './status.ts';

const soviet = [
  unit('len', { class: 'infantry', area: 'leningrad', faces: '2 1' }),
  unit('bal', { class: 'infantry', area: 'baltic', faces: '3 2' }),
  unit('kiev', { class: 'tanks', area: 'kiev' }),
  unit('ode', { class: 'infantry', area: 'odessa' }),
  unit('cau', { class: 'infantry', area: 'caucasus' }),
  unit('stavka', { class: 'supremeHq', area: 'western' }),
  unit('later', { class: 'infantry', area: 'baltic', entry: '5' }),
  unit('hq', { class: 'airHq', area: 'kiev' }),
];
const axis = [
  unit('n', { nation: 'GER', class: 'infantry', area: 'north', faces: '4 3' }),
  unit('rom-inf', { nation: 'ROM', class: 'infantry', area: 'army11' }),
  unit('rom-air', { nation: 'ROM', class: 'fighter', area: 'army11' }),
  unit('antonescu', { nation: 'ROM', class: 'supremeHq', area: 'army11' }),
  unit('ger-rom', { nation: 'GER', class: 'infantry', area: 'army11' }),
  unit('ger-air', { nation: 'GER', class: 'bomber', area: 'army11' }),
  unit('hun', { nation: 'HUN', class: 'fighter', area: 'hungary' }),
  unit('fin', { nation: 'FIN', class: 'infantry', area: 'finland' }),
  unit('svk', { nation: 'SVK', class: 'infantry', area: 'slovakia' }),
  unit('rhg', { nation: 'GER', class: 'static', area: 'centre', rear: true }),
];
const here = (scenario: string, over: Partial<Context> = {}): Context =>
  withBlocks(axis, soviet, { scenario, ...over });
const view = (id: string, context: Context) => {
  const found = pool.views.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return { found, groups: new Map(grouped(pool, found, pool.rows(context), context).map((one) => [one.key, one])) };
};
const frozen = (scenario: string, over: Partial<Context> = {}) => {
  const context = here(scenario, { turn: 1, ...over });
  return blocksOf(context)
    .filter((block) => isFrozen(block, context))
    .map((block) => block.unit.id);
};

describe('set-up of 1941 by the dots', () => {
  it('BITE-SBE-4 who sets up where, and the counts of the scenario', () => {
    const context = here('SBE1', { cells: { [poolCells.placed]: { len: 'yes' } } });
    const { found, groups } = view('set-up', context);
    expect([...groups.keys()]).toEqual(['soviet:leningrad', 'soviet:baltic', 'axis:north']);
    // who comes later has no place in it
    expect(groups.get('soviet:baltic')).toMatchObject({ rows: 1, units: 0 });
    expect(groups.get('soviet:leningrad')).toMatchObject({ rows: 1, units: 1, points: 2 });
    const wants = (scenario: string) => ['soviet', 'axis'].map((side) => found.wants?.(side, here(scenario))?.units);
    expect([wants('SBE1'), wants('SBE2'), wants('SBE3'), wants('SBE4'), wants('SBE5')]).toEqual([
      [12, 13],
      [14, 23],
      [30, 32],
      [109, 82],
      [undefined, undefined],
    ]);
    expect(placedOf(context, 'soviet')).toEqual({ placed: 1, of: 2, wants: 12 });
    expect(placedStatus('soviet')(context)).toMatchObject({ p: { placed: 1, of: 2, wants: 12 } });
    expect(placedStatus('soviet')(withBlocks([], []))).toBeUndefined();
  });

  it('BITE-SBE-4 ticked one by one or a heading at once; who stands on the map is set up', () => {
    const { found } = view('set-up', here('SBE4'));
    expect(found.ticks?.proposes(['len', 'bal'], true, here('SBE4'))).toMatchObject({
      ok: true,
      says: { id: 'bite.says.placedMany', p: { count: 2 } },
      facts: [{ cell: poolCells.placed, key: 'len', value: 'yes' }, { key: 'bal' }],
    });
    const context = here('SBE4', { cells: { [cells.at]: { kiev: '0101' } } });
    const [row] = pool.rows(context).filter(({ id }) => id === 'kiev');
    expect(row && found.ticks?.is(row, context)).toBe(true);
    const waiting = here('SBE4', { ...context, place: table('SBE4').place });
    expect(pool.rows(waiting).map(({ id, state }) => `${id} ${state}`)).toEqual(
      expect.arrayContaining(['kiev play', 'len box', 'later due']),
    );
    expect(found.opens?.(table('SBE4').context)).toBe(true);
    expect(found.opens?.(here('SBE4', { place: 't1/axis/combat' }))).toBe(false);
    expect(found.when?.(here('SBE4', { turn: 2 }))).toBe(false);
  });

  it('the base game leaves headquarters, Slovaks and rear security in the box', () => {
    const inSetUp = (scenario: string) =>
      [...view('set-up', here(scenario)).groups.values()].flatMap((group) => group.in.map(({ id }) => id));
    expect(inSetUp('SBE4')).not.toContain('svk');
    expect(inSetUp('SBE4')).not.toContain('rhg');
    expect(inSetUp('SBE4')).not.toContain('hq');
    expect(inSetUp('SBE5')).toEqual(expect.arrayContaining(['svk', 'rhg', 'hq', 'stavka']));
  });

  it('what a scenario leaves out is said, and counts nowhere', () => {
    const states = (scenario: string, over: Partial<Context> = {}) =>
      Object.fromEntries(pool.rows(here(scenario, over)).map(({ id, state }) => [id, state]));
    expect(states('SBE1')).toMatchObject({ len: 'play', n: 'play', kiev: 'absent', hun: 'absent', later: 'due' });
    expect(states('SBE4')).toMatchObject({ kiev: 'play', hq: 'absent', svk: 'absent', rhg: 'absent' });
    expect(states('SBE5')).toMatchObject({ hq: 'play', svk: 'play' });
    // what was recorded of it stands
    expect(
      states('SBE1', { cells: { [cells.face]: { kiev: 2 }, [cells.state]: { hun: 'eliminated' } } }),
    ).toMatchObject({
      kiev: 'play',
      hun: 'eliminated',
    });
    expect(view('class', here('SBE1')).groups.get('soviet:infantry')).toMatchObject({ units: 2 });
  });

  it('BITE-REM-2 who had left before the first month is not there, unless it came back or is to come back', () => {
    const dated = (id: string, removal: string, entry = '0') =>
      unit(id, { nation: 'GER', class: 'infantry', faces: '2 1', removal, entry });
    const blocks = [
      dated('stays', '20'),
      dated('left', '7'),
      dated('back', '7', '10'),
      dated('due', '7', '20'),
      dated('both', '16', '20'),
    ];
    const states = (over: Partial<Context> = {}) =>
      pool
        .rows(withBlocks(blocks, [], { scenario: 'SBE6', turn: 13, ...over }))
        .map(({ id, state }) => `${id} ${state}`);
    expect(states()).toEqual(['stays play', 'left absent', 'back play', 'due due', 'both play']);
    const removed = { [cells.state]: { back: 'removed', both: 'removed' }, [cells.face]: { left: 2 } };
    expect(states({ cells: removed })).toEqual(['stays play', 'left play', 'back removed', 'due due', 'both due']);
    const first = withBlocks([unit('hun', { nation: 'HUN', area: 'hungary', removal: '7', entry: '20' })], [], {
      scenario: 'SBE9',
      turn: 1,
    });
    expect(frozenCounts(first, 'axis')).toEqual([{ group: 'HUN', count: 1 }]);
    expect(pool.rows({ ...first, scenario: 'SBE1' }).map(({ state }) => state)).toEqual(['absent']);
  });

  it('the players are asked in order: the Soviets first, the Axis in 1944 (AMB-52)', () => {
    expect(table('SBE4').place).toContain('setup');
    expect(table('SBE4').context.who).toBe('soviet');
    expect(table('SBE8').context.who).toBe('axis');
  });
});

describe('frozen in June 1941', () => {
  it('BITE-3.21-1 Hungary, Finland, ground units in Romania, Stavka and three Soviet districts', () => {
    expect(frozen('SBE9')).toEqual(['rom-inf', 'ger-rom', 'hun', 'fin', 'len', 'ode', 'cau', 'stavka']);
    expect(frozen('SBE9', { turn: 2 })).toEqual([]);
    expect(frozen('SBE6', { turn: 13 })).toEqual([]);
  });

  it('BITE-3.21-1 SBE3 freezes every block of the minor allies and every German one in Romania', () => {
    expect(frozen('SBE3')).toEqual(['rom-inf', 'rom-air', 'ger-rom', 'ger-air', 'hun', 'ode']);
    // who is not in the scenario is not on the list
    expect(frozen('SBE1')).toEqual(['len']);
  });

  it('BITE-3.21-1 attacked, a block thaws; the list stands beside the task, by headings', () => {
    const context = here('SBE9', { turn: 1, place: 't1/axis/combat' });
    const thaw = bid('thaw', { blocks: 'ode' }, context);
    expect(thaw).toMatchObject({ ok: true, facts: [{ mark: poolMarks.thawed, key: 'ode', until: 't1' }] });
    expect(bid('thaw', { blocks: 'n' }, context)).toMatchObject({ ok: false, msg: { id: 'bite.bar.notFrozen' } });
    const thawed = { ...context, marks: { [poolMarks.thawed]: { ode: { value: 1 } } } };
    expect(frozenCounts(thawed, 'soviet').map(({ group, count }) => `${group} ${count}`)).toEqual([
      'stavka 1',
      'leningrad 1',
      'caucasus 1',
    ]);
    expect(frozenCounts(context, 'axis').map(({ group }) => group)).toEqual(['HUN', 'ROM', 'germansInRomania', 'FIN']);
    expect(frozenStatus('axis')(context)).toBeDefined();
    expect(frozenStatus('axis')({ ...context, turn: 2 })).toBeUndefined();
    expect(view('frozen', thawed).groups.get('odessa')).toMatchObject({ rows: 1, units: 0 });
  });
});

describe('set-up charts of 1942 to 1944', () => {
  const [chart] = chartSpecs;
  const grid = (texts: { readonly [at: string]: string }) => ({
    id: 'setup-1942',
    cols: ['blocks', 'pf'],
    rows: [],
    from: 'typed',
    cells: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { text }])),
  });
  const typed = grid({ 'axis:infantry/blocks': '3', 'axis:infantry/pf': '9', 'soviet:tanks/blocks': '1' });
  const context = (over: Partial<Context> = {}) => here('SBE6', { turn: 13, tables: { 'setup-1942': typed }, ...over });

  it('BITE-SBE-4 the numbers are typed once, and their totals run along', () => {
    expect(chartSpecs.map(({ id, rule }) => [id, rule])).toEqual([
      ['setup-1942', 'SBE6'],
      ['setup-1943', 'SBE7'],
      ['setup-1944', 'SBE8'],
    ]);
    expect(chart?.notes?.(typed).map(({ p }) => [p?.count, p?.pf])).toEqual([
      [3, 9],
      [1, 0],
    ]);
    expect(chart && checkGrid(chart, grid({ 'axis:infantry/blocks': '-3', 'axis:tanks/pf': '2.5' })).bad).toHaveLength(
      2,
    );
  });

  it('BITE-SBE-4 what is set up is compared with them: missing, too many, PF to share out', () => {
    const placed = { n: 'yes', 'rom-inf': 'yes', 'ger-rom': 'yes', fin: 'yes' };
    const { found, groups } = view('chart', context({ cells: { [poolCells.placed]: placed, [cells.face]: { n: 2 } } }));
    expect(groups.get('axis:infantry')).toMatchObject({
      units: 4,
      points: 3,
      unknown: 3,
      wants: { units: 3, points: 9 },
    });
    expect(groups.get('soviet:tanks')).toMatchObject({ units: 0, wants: { units: 1 } });
    expect(found.wants?.('axis', context())).toEqual({ units: 3, points: 9 });
    expect(found.table?.(context())).toBe('setup-1942');
    expect(found.when?.(here('SBE5'))).toBe(false);
  });

  it('BITE-SBE-4 blocks left over are eliminated or removed at one stroke', () => {
    const left = context({ place: 't13/setup/first=soviet/axis', cells: { [poolCells.placed]: { n: 'yes' } } });
    expect(bid('set-up-rest-axis', { state: 'removed' }, left)).toMatchObject({
      ok: true,
      says: { p: { count: 9 } },
      facts: expect.arrayContaining([{ kind: 'set', cell: cells.state, key: 'fin', value: 'removed' }]),
    });
  });
});

describe('team play', () => {
  const sides = withBlocks(
    [unit('n', { nation: 'GER', class: 'infantry', team: 'north' }), unit('x', { nation: 'GER', class: 'infantry' })],
    [unit('s', { class: 'infantry', team: 'south' })],
    { scenario: 'SBE5', options: { o38: true } },
  );
  it('BITE-SBE-5 who commands what, by the field of the block or as it last changed', () => {
    const named = { ...sides, cells: { ...sides.cells, [poolCells.chiefs]: { 'axis/north': 'Anna' } } };
    const { found, groups } = view('team', named);
    expect([...groups].map(([key, { rows }]) => `${key} ${rows}`)).toEqual([
      'axis/north 1',
      'soviet/south 1',
      'axis:none 1',
    ]);
    expect(groups.get('axis/north')?.msg).toMatchObject({ id: 'bite.commandOf', p: { chief: { name: 'Anna' } } });
    expect(found.when?.({ ...sides, options: { ...sides.options, o38: false } })).toBe(false);
  });

  it('BITE-SBE-5 a block that crosses the line passes to the other commander', () => {
    expect(bid('team-cross', { blocks: 'n' }, sides)).toMatchObject({
      ok: true,
      facts: [{ cell: poolCells.command, key: 'n', value: 'south' }],
    });
    expect(bid('team-cross', { blocks: 'n', to: 'north' }, sides)).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.sameTeam' },
    });
    const crossed = { ...sides, cells: { ...sides.cells, [poolCells.command]: { n: 'south' } } };
    expect(view('team', crossed).groups.get('axis/south')).toMatchObject({ rows: 1 });
    expect(pool.deeds('n', crossed).find(({ key }) => key === '8')?.does).toMatchObject({
      facts: [{ value: 'north' }],
    });
    expect(bid('team-chief', { command: 'axis/north', name: ' Anna ' }, sides)).toMatchObject({
      facts: [{ cell: poolCells.chiefs, key: 'axis/north', value: 'Anna' }],
    });
  });

  it('BITE-SBE-5 where the line is drawn, the hex a block stands in decides who commands it', () => {
    const sheet = draw({ columns: [1, 2], rows: [1, 2], labels: { NORTH: ['0101', '0201'] } });
    const stands = (at: { readonly [id: string]: string }, drawn = sheet) => {
      const context = {
        ...sides,
        sheets: { [sheetId]: drawn },
        cells: { ...sides.cells, [cells.at]: at, [poolCells.command]: { x: 'south' } },
      };
      return blocksOf(context).map((block) => teamOf(block, context));
    };
    expect(stands({ n: '0102', x: '0101' })).toEqual(['south', 'north', 'south']);
    // off the map, or on one without the line: as it was said
    expect(stands({ n: '0909' })).toEqual(['north', 'south', 'south']);
    expect(stands({ n: '0102' }, draw({ columns: [1, 2], rows: [1, 2] }))).toEqual(['north', 'south', 'south']);
  });
});

it('BITE-SBE-4 blocks whose dot is not typed stand under a heading of their own', () => {
  const context = withBlocks([unit('bare', { nation: 'GER', class: 'infantry' })], [], { scenario: 'SBE1' });
  const { groups } = view('set-up', context);
  expect(groups.get('axis:none')?.in.map(({ id }) => id)).toEqual(['bare']);
});
