import { describe, expect, it } from 'vitest';
import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { Table } from '../../../../../testing/table.ts';
import { cells, siteCells } from '../../../ids.ts';
import { blocksInTheEast as game } from '../../../index.ts';
import { turnOf } from '../../../model/calendar.ts';
import { colours, noPp, type Payer, type Pp } from '../../../model/income.ts';
import { ask, at, bid, reach } from '../../../testing/at.ts';
import { draw, scene } from '../../../testing/draw.ts';
import { invented } from '../../../testing/sites.ts';
import { railLimit } from '../../movement/rail.ts';
import { incomeOf, owedTo } from '../income/income.ts';
import { incomeLines } from '../income/lines.ts';

const july = turnOf(1941, 7);
const pp = (yellow: number, red = 0, blue = 0, black = 0): Pp => ({ yellow, red, blue, black });
const noted = { o15: true, o16: true, o29: true, o32: true };
const here = (more: Partial<Context> = {}): Context =>
  at({ turn: july, rosters: invented, ...more, options: { ...noted, ...more.options } });
const less = (a: Pp, b: Pp): Pp => pp(a.yellow - b.yellow, a.red - b.red, a.blue - b.blue, a.black - b.black);
const fresh = here();
/** What a state of the sites makes of the printed income. */
const changed = (nation: Payer, more: Partial<Context>): Pp =>
  less(incomeOf(here(more), nation), incomeOf(here({ options: more.options ?? {} }), nation));
const inCells = (map: { readonly [cell: string]: { readonly [key: string]: Scalar } }): Partial<Context> => ({
  cells: Object.fromEntries(
    Object.entries(map).map(([cell, values]) => [cell, { ...(fresh.cells[cell] as object), ...values }]),
  ),
});
const held = (site: string, side: 'axis' | 'soviet') => ({ [cells.owner]: { [site]: side } });
const reasons = (nation: Payer, more: Partial<Context>): readonly string[] =>
  incomeLines(here(more), nation, noPp, '')
    .slice(1)
    .map((line) => `${line.for.id.replace('bite.income.', '')} ${line.rule}`);
const factsOf = (proposal: Proposal) => (proposal.ok ? proposal.facts : (proposal.anyway?.facts ?? []));

describe('the income of a month, by its sites (3.6)', () => {
  it('BITE-3.6-3 is the printed one while every place is as it was', () => {
    expect(incomeOf(fresh, 'SOV')).toEqual(pp(46, 7, 6));
    expect(incomeOf(fresh, 'GER')).toEqual(pp(24, 3, 9, 10));
    expect(reasons('SOV', {})).toEqual([]);
  });

  it('BITE-3.6-3 BITE-3.6-1 a place that changes hands takes its people, mines and wells along, not its factories', () => {
    const lost = inCells(held('works', 'axis'));
    expect(changed('SOV', lost)).toEqual(pp(-1, -2, -1));
    expect(changed('GER', lost)).toEqual(pp(1));
    expect(reasons('SOV', lost)).toEqual(['lost 3.6']);
    expect(reasons('GER', lost)).toEqual(['won 3.6']);
    // oil goes to the captor's fuel
    expect(changed('GER', inCells(held('maykop', 'axis')))).toEqual(pp(0, 0, 0, 5));
    // Romania keeps its own wells; the Soviets count no fuel
    expect(changed('ROM', inCells(held('bacau', 'soviet')))).toEqual(pp(0, 0, 0, -2));
    expect(changed('SOV', inCells(held('bacau', 'soviet')))).toEqual(pp(0));
    expect(changed('SOV', inCells(held('warsaw', 'soviet')))).toEqual(pp(1));
  });

  it('BITE-11.1-1 Leningrad lost is 2 yellow and 3 red, Moscow 3 blue, without any list typed', () => {
    const bare = at({ turn: july });
    const owner = { ...(bare.cells[cells.owner] as object), leningrad: 'axis', moscow: 'axis' };
    expect(incomeOf(at({ turn: july, cells: { [cells.owner]: owner } }), 'SOV')).toEqual(pp(44, 4, 3));
    expect(incomeOf(at({ turn: july, cells: { [cells.owner]: owner } }), 'GER')).toEqual(pp(26, 3, 9, 10));
    // the base game counts yellow alone
    const base = at({ turn: july, options: { level: 'base' }, cells: { [cells.owner]: owner } });
    expect(incomeOf(base, 'SOV')).toEqual(pp(44));
  });

  it('BITE-16.0-1 a place in ruins pays nobody until it is repaired; its factories go on', () => {
    const ruins = { [siteCells.scorched]: { works: 0 } };
    expect(changed('SOV', inCells(ruins))).toEqual(pp(-1));
    expect(changed('GER', inCells({ ...held('works', 'axis'), ...ruins }))).toEqual(pp(0));
    const later = inCells({ ...held('works', 'axis'), [siteCells.resumes]: { works: july + 1 } });
    expect(changed('GER', later)).toEqual(pp(0));
    expect(
      less(incomeOf(here({ ...later, turn: july + 1 }), 'GER'), incomeOf(here({ turn: july + 1 }), 'GER')),
    ).toEqual(pp(1));
  });

  it('BITE-32.1-1 bombs take PP of one month, ten hits all of them for good', () => {
    const bombed = inCells({ [siteCells.bombed]: { works: `t${july} Y1 R1` } });
    expect(changed('SOV', bombed)).toEqual(pp(-1, -1));
    expect(changed('SOV', { ...bombed, turn: july + 1 })).toEqual(pp(0));
    // never more than is made there
    expect(changed('SOV', inCells({ [siteCells.bombed]: { works: `t${july} R9` } }))).toEqual(pp(0, -2));
    expect(changed('SOV', inCells({ [siteCells.razed]: { works: 'yes' } }))).toEqual(pp(-1, -2, -1));
    expect(reasons('SOV', bombed)).toEqual(['bombed 32.1']);
  });

  it('BITE-29.1-2 partisans stop what the Axis makes, not the Soviets', () => {
    const there = { partisans: { Works: 1 } };
    expect(changed('GER', { turn: turnOf(1941, 9), ...inCells({ ...held('works', 'axis'), ...there }) })).toEqual(
      pp(0),
    );
    expect(changed('SOV', { turn: turnOf(1941, 9), ...inCells(there) })).toEqual(pp(0));
  });

  it('BITE-3.6-1 a place cut off pays nothing; linked again it does', () => {
    expect(changed('SOV', inCells({ [siteCells.link]: { works: 'cut' } }))).toEqual(pp(-1, -2, -1));
    expect(changed('SOV', inCells({ [siteCells.link]: { works: 'linked' } }))).toEqual(pp(0));
    expect(reasons('SOV', inCells({ [siteCells.link]: { works: 'cut' } }))).toEqual(['cut 3.6']);
    // said once is enough
    const again = (said: string, is: string) =>
      bid('site-link', { site: 'Moscow', is }, here(inCells({ [siteCells.link]: { moscow: said } }))).ok;
    expect([again('linked', 'linked'), again('cut', 'cut'), again('linked', 'cut')]).toEqual([false, false, true]);
  });

  it('BITE-3.6-3 a later scenario counts a place for whoever had it at its start', () => {
    const blue = { scenario: 'SBE6', turn: turnOf(1942, 6) } as const;
    const started = at({
      ...blue,
      rosters: invented,
      cells: {
        [siteCells.start]: { works: 'axis' },
        [cells.owner]: { works: 'axis' },
        [siteCells.gutted]: { works: 'yes' },
      },
    });
    expect(incomeOf(started, 'GER')).toEqual(pp(36, 8, 12, 12));
    expect(incomeOf(started, 'SOV')).toEqual(pp(34, 12, 12));
    const back = { ...started, cells: { ...started.cells, [cells.owner]: { works: 'soviet' } } };
    expect(incomeOf(back, 'GER')).toEqual(pp(35, 8, 12, 12));
    // its factories fell before the scenario began
    expect(incomeOf(back, 'SOV')).toEqual(pp(35, 12, 12));
    expect(
      bid('sites-start', { sites: 'Works, Minetown', side: 'axis' }, at({ ...blue, rosters: invented })),
    ).toMatchObject({
      facts: [
        { cell: siteCells.start, key: 'works' },
        { cell: cells.owner, key: 'works', value: 'axis' },
        { cell: siteCells.gutted, key: 'works', value: 'yes' },
        { cell: siteCells.start, key: 'minetown' },
        { cell: cells.owner, key: 'minetown' },
      ],
    });
  });

  it('BITE-3.6-3 the lines add up to what is booked, each with its rule; less than nothing is nothing', () => {
    const many: Partial<Context> = inCells({
      ...held('works', 'axis'),
      [siteCells.link]: { leningrad: 'cut' },
      [siteCells.bombed]: { moscow: `t${july} B2` },
    });
    for (const context of [
      here(many),
      here({ ...many, cells: { ...many.cells, [cells.incomeChangeSoviet]: { 'pp.SOV.red': -9 } } }),
    ]) {
      const lines = incomeLines(context, 'SOV', noPp, '');
      for (const colour of colours)
        expect(lines.reduce((sum, line) => sum + line.pp[colour], 0)).toBe(incomeOf(context, 'SOV')[colour]);
      const booked = factsOf(bid('income-soviet', {}, context)).flatMap((fact) =>
        fact.kind === 'post' && fact.account === 'pp.SOV.yellow' ? [fact.n] : [],
      );
      expect(booked).toEqual([46, -2, -1]);
    }
  });
});

describe('the income as scripts are told it', () => {
  it('BITE-3.6-3 names each place that changed it, also those the rules name', () => {
    const lines = (nation: string, cells: Partial<Context>) =>
      ask('income', { nation }, here(cells))[0].lines.map(({ why, place }: { why: string; place: string | null }) => [
        why.replace('bite.', ''),
        place,
      ]);
    expect(lines('SOV', inCells({ [cells.owner]: { leningrad: 'axis', works: 'axis' } }))).toEqual([
      ['book.printedNet', null],
      ['income.lost', 'Leningrad'],
      ['income.lost', 'Works'],
    ]);
    expect(lines('GER', inCells(held('maykop', 'axis')))).toContainEqual(['income.won', 'Maykop']);
  });
});

describe('the drawn map (3.6-1)', () => {
  const row = ['0103', '0203', '0303', '0403', '0503', '0603'];
  const land = draw({
    columns: [1, 6],
    rows: [1, 5],
    names: { '0203': 'Works', '0603': 'Minetown' },
    links: { rail: [row] },
    features: { linkedSoviet: ['0103'] },
    labels: { USSR: row },
  });
  const drawn = (pieces: { readonly [piece: string]: string }, more: Partial<Context> = {}): Context =>
    scene(land, pieces, { rosters: invented, options: noted, ...more }).context;

  it('BITE-3.6-1 a centre pays while its railway leads to the main source', () => {
    expect(incomeOf(drawn({}), 'SOV')).toEqual(pp(46, 7, 6));
    // an enemy on the line cuts what lies behind him
    expect(incomeOf(drawn({ g1: '0403' }), 'SOV')).toEqual(pp(44, 7, 6));
    expect(incomeLines(drawn({ g1: '0403' }), 'SOV', noPp, '').map((line) => line.for.id)).toContain('bite.income.cut');
    // what the players say goes before the map
    const said = { cells: { [siteCells.link]: { minetown: 'linked' } } };
    expect(incomeOf(drawn({ g1: '0403' }, said), 'SOV')).toEqual(pp(46, 7, 6));
  });

  it('BITE-3.6-1 a place the map shows taken is asked about', () => {
    const ids = (context: Context) => game.reminders(context).map(({ id }) => id);
    expect(ids(drawn({ g1: '0603' }))).toContain('sites-taken');
    expect(ids(drawn({ g1: '0502' }))).not.toContain('sites-taken');
    expect(ids(drawn({ g1: '0603' }, { cells: { [cells.owner]: { minetown: 'axis' } } }))).not.toContain('sites-taken');
  });

  it('BITE-12.3-2 BITE-7.3.1-1 nothing arrives where no supply comes', () => {
    const rebuilt = { kind: 'rebuild', city: 'Works', pf: 1, colour: 'black' };
    const balances = { 'pp.SOV.yellow': 9 };
    expect(bid('buy-soviet', rebuilt, drawn({}, { balances }))).toMatchObject({ ok: true });
    expect(bid('buy-soviet', rebuilt, drawn({ g1: '0103' }, { balances }))).toMatchObject({ ok: false, rule: '7.3.2' });
  });
});

it('BITE-3.6-3 a script asks for the income and its reasons', () => {
  const asked = game.questions.find(({ id }) => id === 'income');
  const told = asked?.answer({ nation: 'SOV' }, here(inCells(held('works', 'axis'))));
  expect(told).toMatchObject({
    ok: true,
    value: [
      {
        nation: 'SOV',
        income: { yellow: 45, red: 5, blue: 5 },
        lines: [
          { place: null, rule: '3.13' },
          { why: 'bite.income.lost', place: 'Works', rule: '3.6' },
        ],
      },
    ],
  });
  expect(asked?.answer({ nation: 'FIN' }, here())).toMatchObject({ ok: false });
  const boxes = game.questions.find(({ id }) => id === 'trackers')?.answer({}, here());
  expect(boxes).toMatchObject({
    ok: true,
    value: expect.arrayContaining([expect.objectContaining({ at: 5, boxes: 10 })]),
  });
});

const dortmund = (options: { readonly [id: string]: Scalar } = noted): Table => {
  const table = new Table(game, { scenario: 'SBE9', options, things: { rosters: invented } });
  return reach(table, 't2/axis/production');
};
const yellow = (table: Table, nation: Payer): number => incomeOf(table.context, nation).yellow;

describe('places that change hands', () => {
  it('BITE-3.6-3 the next income follows by itself, and back with an undo', () => {
    const table = dortmund();
    table.act('site', { site: 'Works', side: 'axis' });
    expect([yellow(table, 'GER'), yellow(table, 'SOV')]).toEqual([25, 45]);
    table.undo();
    expect([yellow(table, 'GER'), yellow(table, 'SOV')]).toEqual([24, 46]);
    table.redo();
    table.act('income-axis');
    expect(table.state.balances['pp.GER.yellow']).toBe(25);
  });

  it('BITE-16.1-1 a captured factory is destroyed and gives a PP of its colour once; AMB-45 without rule 16 nothing', () => {
    const facts = factsOf(bid('site', { site: 'Works', side: 'axis' }, here()));
    expect(facts).toMatchObject([
      { cell: cells.owner, key: 'works', value: 'axis' },
      { cell: siteCells.gutted, key: 'works', value: 'yes' },
      { kind: 'post', account: 'pp.GER.red', n: 2, rule: '16.1' },
      { kind: 'post', account: 'pp.GER.blue', n: 1, rule: '16.1' },
    ]);
    const without = factsOf(bid('site', { site: 'Works', side: 'axis' }, here({ options: { o16: false } })));
    expect(without.filter(({ kind }) => kind === 'post')).toEqual([]);
    const next = (options: Context['options']) => {
      const taken = bid('site', { site: 'Works', side: 'axis' }, here({ options }));
      return taken.ok && taken.next?.map(({ msg, rule }) => [msg.id, rule]);
    };
    expect(next({})).toEqual([['bite.says.prize', '16.1']]);
    // nor where nobody counts its colours
    for (const rule of ['o16', 'a11']) expect(next({ [rule]: false })).toEqual([['bite.next.gutted', '3.3']]);
    // once only: taken back and lost again there is nothing left
    const back = inCells({ ...held('works', 'soviet'), [siteCells.gutted]: { works: 'yes' } });
    expect(changed('SOV', back)).toEqual(pp(0, -2, -1));
    expect(factsOf(bid('site', { site: 'Works', side: 'axis' }, here(back)))).toHaveLength(1);
  });

  it('BITE-3.6-3 the action for the cities of the rules and the one for places agree', () => {
    const city = factsOf(bid('city', { city: 'leningrad', side: 'axis' }, here()));
    expect(factsOf(bid('site', { site: 'Leningrado', side: 'axis' }, here()))).toEqual(city);
    expect(city).toContainEqual({ kind: 'set', cell: siteCells.gutted, key: 'leningrad', value: 'yes' });
    expect(bid('site', { site: 'Berlin', side: 'soviet' }, here())).toMatchObject({
      next: [{ rule: '7.11' }],
    });
    expect(bid('site', { site: 'Works', side: 'soviet' }, here())).toMatchObject({ ok: false, rule: '3.3' });
    expect(bid('site', { site: 'Nowhere', side: 'axis' }, here())).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.unknownSite' },
    });
  });

  it('BITE-16.0-1 the Soviets burn what they leave, not factories; retaken it is whole at once', () => {
    expect(factsOf(bid('scorch', { site: 'Maykop' }, here()))).toEqual([
      { kind: 'set', cell: siteCells.scorched, key: 'maykop', value: 0 },
    ]);
    expect(bid('scorch', { site: 'Moscow' }, here())).toMatchObject({ ok: false, rule: '16.0' });
    expect(bid('scorch', { site: 'Rhinestadt' }, here())).toMatchObject({ ok: false, rule: '16.0' });
    const ruined = here(inCells({ ...held('maykop', 'axis'), [siteCells.scorched]: { maykop: 2 } }));
    expect(factsOf(bid('site', { site: 'Maykop', side: 'soviet' }, ruined))).toEqual([
      { kind: 'set', cell: cells.owner, key: 'maykop', value: 'soviet' },
      { kind: 'set', cell: siteCells.scorched, key: 'maykop', value: null },
    ]);
    expect(game.actions.find(({ id }) => id === 'scorch')?.when(here({ options: { o16: false } }))).toBe(false);
  });
});

describe('bombs on places', () => {
  const station = (more: Partial<Context>) =>
    factsOf(bid('site-bombed', { site: 'Works', aim: 'station', hits: 2 }, here(more)));

  it('BITE-32.1-1 BITE-32.2-1 they act in the owner’s next step: this month for the Soviets, the next one for the Axis', () => {
    const past = ['t2/axis/production', 't2/axis/rail', 't2/axis/movement'];
    const combat = { place: 't2/axis/combat', past };
    expect(factsOf(bid('site-bombed', { site: 'Works', red: 2 }, here(combat)))).toEqual([
      { kind: 'set', cell: siteCells.bombed, key: 'works', value: 't2 R2' },
    ]);
    expect(factsOf(bid('site-bombed', { site: 'Rhinestadt', red: 1 }, here(combat)))).toMatchObject([
      { value: 't3 R1' },
    ]);
    expect(factsOf(bid('site-bombed', { site: 'Works', aim: 'port', hits: 3 }, here(combat)))).toMatchObject([
      { cell: siteCells.port, value: 203 },
    ]);
    // a second raid of the month adds up
    const again = here({ ...combat, ...inCells({ [siteCells.bombed]: { works: 't2 R1' } }) });
    expect(factsOf(bid('site-bombed', { site: 'Works', red: 1, yellow: 1 }, again))).toMatchObject([
      { value: 't2 Y1 R2' },
    ]);
  });

  it('BITE-32.3-1 each hit on a station takes a rail move of its owner’s next turn', () => {
    expect(station({})).toMatchObject([{ cell: siteCells.station, key: 'works', value: 202 }]);
    const hit = inCells({ [siteCells.station]: { works: 202 } });
    expect(railLimit(here(hit), 'soviet')).toBe(3);
    expect(railLimit(here({ ...hit, turn: july + 1 }), 'soviet')).toBe(5);
    expect(railLimit(here(hit), 'ussr')).toBe(4);
    expect(railLimit(here(inCells({ ...held('works', 'axis'), [siteCells.station]: { works: 202 } })), 'ussr')).toBe(2);
  });

  it('BITE-32.1-1 nothing lost is nothing to book; ten hits destroy once', () => {
    expect(bid('site-bombed', { site: 'Works' }, here())).toMatchObject({ ok: false });
    expect(
      bid('site-bombed', { site: 'Works', razed: true }, here(inCells({ [siteCells.razed]: { works: 'yes' } }))),
    ).toMatchObject({
      ok: false,
      rule: '32.1',
    });
  });
});

describe('Leningrad besieged (12.3)', () => {
  const besieged = inCells({});
  const lives = (more: Partial<Context> = {}): Context =>
    here({ ...besieged, ...more, cells: { ...fresh.cells, ...more.cells, [siteCells.pocket]: 'road' } });

  it('BITE-12.3-2 its PP go into a purse of its own and leave by ship, not over ice', () => {
    const facts = factsOf(bid('income-soviet', {}, lives()));
    expect(facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ account: 'pp.SOV.yellow', n: -2, rule: '12.3' }),
        expect.objectContaining({ account: 'pp.SOV.red', n: -3, rule: '12.3' }),
        expect.objectContaining({ account: 'pocket.yellow', n: 2 }),
        expect.objectContaining({ account: 'pocket.red', n: 3 }),
      ]),
    );
    expect(incomeOf(lives(), 'SOV')).toEqual(pp(44, 4, 6));
    const full = { balances: { 'pocket.yellow': 2, 'pocket.red': 3 } };
    expect(factsOf(bid('pocket-out', { yellow: 2 }, lives(full)))).toMatchObject([
      { account: 'pocket.yellow', n: -2 },
      { account: 'pp.SOV.yellow', n: 2 },
    ]);
    expect(bid('pocket-out', { yellow: 2 }, lives({ ...full, turn: turnOf(1942, 1) }))).toMatchObject({
      ok: false,
      rule: '12.3',
      msg: { id: 'bite.bar.ice' },
    });
    expect(bid('pocket-out', { yellow: 3 }, lives(full))).toMatchObject({ ok: false });
  });

  it('BITE-12.3-2 it is owed while it is all that comes in', () => {
    const alone = { [cells.incomeChangeSoviet]: { 'pp.SOV.yellow': -44, 'pp.SOV.red': -4, 'pp.SOV.blue': -6 } };
    const owed = (context: Context) => [incomeOf(context, 'SOV'), owedTo(context, 'soviet')];
    expect(owed(lives({ cells: alone }))).toEqual([pp(0), ['SOV']]);
    expect(owed(here({ cells: { ...alone, [siteCells.pocket]: 'open' } }))).toEqual([pp(2, 3), ['SOV']]);
    const nothing = { ...alone, [cells.owner]: { ...(fresh.cells[cells.owner] as object), leningrad: 'axis' } };
    expect(owed(lives({ cells: nothing }))).toEqual([pp(0), []]);
    expect(owed(lives({ cells: alone, marks: { income: { SOV: { value: 1, until: '' } } } }))).toEqual([pp(0), []]);
  });

  it('BITE-12.3-2 units in the pocket are paid by it alone, marked as they are', () => {
    const full = { balances: { 'pocket.yellow': 2, 'pocket.red': 3, 'pp.SOV.yellow': 40 } };
    const order: JsonObject = {
      kind: 'repair',
      class: 'infantry',
      pf: 2,
      colour: 'black',
      pocket: true,
      supplied: false,
    };
    expect(bid('buy-soviet', order, lives(full))).toMatchObject({
      ok: true,
      facts: [{ account: 'pocket.yellow', n: -2, rule: '12.3' }],
    });
    expect(bid('buy-soviet', { ...order, pf: 3 }, lives(full))).toMatchObject({ ok: false, rule: '12.3' });
    expect(bid('buy-soviet', order, here(full))).toMatchObject({ ok: false });
  });
});

describe('Soviet fuel', () => {
  it('BITE-SBE5-3 BITE-SBE-3 once it counts the wells they hold pay; before that nobody keeps count', () => {
    const counting = { ...inCells({}), cells: { ...fresh.cells, [cells.sovietFuel]: 'yes' } };
    expect(incomeOf(fresh, 'SOV').black).toBe(0);
    // Maykop 5 and the invented wells 4
    expect(incomeOf(here(counting), 'SOV').black).toBe(9);
    const lost = here({
      cells: { ...counting.cells, [cells.owner]: { ...(fresh.cells[cells.owner] as object), maykop: 'axis' } },
    });
    expect(incomeOf(lost, 'SOV').black).toBe(4);
    expect(incomeOf(lost, 'GER').black).toBe(15);
    expect(
      incomeOf(at({ scenario: 'SBE5', turn: july, rosters: invented, cells: { [cells.sovietFuel]: 'yes' } }), 'SOV')
        .black,
    ).toBe(0);
  });

  it('BITE-SBE5-3 is asked about while the Axis holds Stalingrad', () => {
    const ids = (more: Partial<Context>) => game.reminders(here(more)).map(({ id }) => id);
    expect(ids({})).not.toContain('soviet-fuel');
    expect(ids(inCells(held('stalingrad', 'axis')))).toContain('soviet-fuel');
    const told = inCells(held('stalingrad', 'axis'));
    expect(ids({ ...told, cells: { ...told.cells, [cells.sovietFuel]: 'yes' } })).not.toContain('soviet-fuel');
  });
});
