import { describe, expect, it } from 'vitest';
import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { Table } from '../../../../../testing/table.ts';
import { cells, siteCells, siteMarks, tables } from '../../../ids.ts';
import { blocksInTheEast as game } from '../../../index.ts';
import { turnOf } from '../../../model/calendar.ts';
import { at, bid, reach } from '../../../testing/at.ts';
import { invented } from '../../../testing/sites.ts';
import { routeBuilt } from '../../map/routes.ts';
import { railLimit } from '../../movement/rail.ts';
import { incomeOf } from '../income/income.ts';
import { cardSpec, lotOf } from './card.ts';
import { projectsOf } from './projects.ts';
import { openTrackers } from './trackers.ts';
import { tracks } from './tracks.ts';

const july = turnOf(1941, 7);
const rules = { o15: true, o16: true };
const rich = { 'pp.GER.yellow': 30, 'pp.SOV.yellow': 30 };
const here = (more: Partial<Context> = {}): Context =>
  at({ turn: july, rosters: invented, balances: rich, ...more, options: { ...rules, ...more.options } });
const fresh = here();
const inCells = (map: { readonly [cell: string]: { readonly [key: string]: Scalar } }): Partial<Context> => ({
  cells: Object.fromEntries(
    Object.entries(map).map(([cell, values]) => [cell, { ...(fresh.cells[cell] as object), ...values }]),
  ),
});
const factsOf = (proposal: Proposal): readonly Fact[] =>
  proposal.ok ? proposal.facts : (proposal.anyway?.facts ?? []);
const posts = (proposal: Proposal) =>
  factsOf(proposal).flatMap((fact) => (fact.kind === 'post' ? [[fact.account, fact.n] as const] : []));
const dortmund = (): Table => new Table(game, { scenario: 'SBE9', options: rules, things: { rosters: invented } });

describe('new factories', () => {
  it('BITE-15.1-3 ten projects a side stand in box 5 at the start of the long campaign, where rule 15 is played', () => {
    const kinds = (context: Context, builder: string) =>
      projectsOf(context)
        .filter((project) => project.builder === builder && project.box === 5)
        .map(({ colour }) => colour);
    const count = (list: readonly string[], colour: string) => list.filter((one) => one === colour).length;
    const german = kinds(fresh, 'GER');
    expect(['red', 'blue', 'black'].map((colour) => count(german, colour))).toEqual([5, 4, 1]);
    const soviet = kinds(fresh, 'SOV');
    expect(['red', 'blue', 'black'].map((colour) => count(soviet, colour))).toEqual([5, 5, 0]);
    expect(projectsOf(here({ options: { o15: false } }))).toEqual([]);
    expect(projectsOf(here({ scenario: 'SBE6' }))).toEqual([]);
  });

  it('BITE-15.1-1 a yellow PP each, once a month, all that are open at once', () => {
    const all = bid('advance-axis', {}, fresh);
    expect(posts(all)).toEqual([['pp.GER.yellow', -10]]);
    expect(factsOf(all)).toContainEqual({ kind: 'set', cell: siteCells.box, key: 'GER-red-1', value: 6 });
    expect(bid('advance-axis', {}, here({ balances: { 'pp.GER.yellow': 9 } }))).toMatchObject({
      ok: false,
      rule: '7.3',
    });
    // those of a kind that reach the same box are told together, once
    const two = bid('advance-axis', { which: 'some', names: 'GER-red-1, GER-red-2' }, fresh);
    expect(two.ok && two.says.p?.what).toMatchObject({
      id: 'bite.tracker.together',
      p: { what: { p: { count: 2 } }, n: 6 },
    });
    const paid = here({ marks: { [siteMarks.advanced]: { 'GER-red-1': { value: 1 } } } });
    expect(posts(bid('advance-axis', {}, paid))).toEqual([['pp.GER.yellow', -9]]);
    const again: JsonObject = { which: 'some', names: 'GER-red-1' };
    expect(posts(bid('advance-axis', again, fresh))).toEqual([['pp.GER.yellow', -1]]);
    expect(bid('advance-axis', again, paid)).toMatchObject({ ok: false, msg: { id: 'bite.bar.advanced' } });
    expect(bid('advance-axis', { which: 'some', names: 'GER-red-9' }, fresh)).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.noTracker' },
    });
  });

  it('BITE-15.1-1 a new one begins in box 1; hydrogenation plants are Germany’s, white ones nobody’s', () => {
    const red = bid('industry-soviet', { colour: 'red' }, fresh);
    expect(factsOf(red)).toMatchObject([
      { cell: siteCells.box, key: 'SOV-red-6', value: 1 },
      { mark: siteMarks.advanced, key: 'SOV-red-6' },
      { account: 'pp.SOV.yellow', n: -1 },
    ]);
    const choices = (id: string) => {
      const field = game.actions.find((one) => one.id === id)?.fields.colour;
      return field?.kind === 'choice' ? field.options.map(({ key }) => key) : [];
    };
    expect(choices('industry-soviet')).toEqual(['red', 'blue']);
    expect(choices('industry-axis')).toEqual(['red', 'blue', 'black']);
  });

  it('BITE-15.1-1 months need not follow one another; it pays from the month after it is complete', () => {
    const table = reach(dortmund(), 't2/axis/production');
    const advance = () => table.act('advance-axis', { which: 'some', names: 'GER-red-1' });
    table.act('income-axis');
    advance();
    reach(table, 't4/axis/production');
    for (let box = 7; box <= 10; box += 1) {
      advance();
      if (box < 10) reach(table, `t${table.context.turn + 1}/axis/production`);
    }
    expect(table.context.turn).toBe(7);
    // the last step, and no other, says that it is complete
    const said = (box: number, names = 'GER-red-1') => {
      const cells = { ...table.context.cells, [siteCells.box]: { 'GER-red-1': box } };
      const proposal = bid('advance-axis', { which: 'some', names }, { ...table.context, cells, marks: {} });
      return proposal.ok && proposal.next?.map(({ msg }) => msg.id);
    };
    expect([said(8), said(9)]).toEqual([undefined, ['bite.next.ready']]);
    expect(game.reminders(table.context)).toContainEqual(expect.objectContaining({ id: 'place-axis', due: true }));
    const before = incomeOf(table.context, 'GER').red;
    table.act('place-axis', { colour: 'red', die: 2, city: 'Magdeburg' });
    expect(incomeOf(table.context, 'GER').red).toBe(before);
    reach(table, 't8/axis/production');
    expect(incomeOf(table.context, 'GER').red).toBe(before + 1);
    // and falls with its city
    table.act('site', { site: 'Magdeburg', side: 'soviet' });
    expect(incomeOf(table.context, 'GER').red).toBe(before);
    expect(projectsOf(table.context).some(({ id }) => id === 'GER-red-1')).toBe(false);
  });
});

/** A card as players may copy theirs: invented but for its one known cell. */
const card = (cellsOf: { readonly [at: string]: string }): Partial<Context> => {
  const preset = Object.fromEntries(Object.entries(cardSpec.preset ?? {}).map(([key, text]) => [key, { text }]));
  const grid: GridData = {
    id: tables.industry,
    cols: cardSpec.cols.map(({ key }) => key),
    rows: ['1', '2', '3', '4', '5', '6'],
    cells: { ...preset, ...Object.fromEntries(Object.entries(cellsOf).map(([key, text]) => [key, { text }])) },
    from: 'typed',
  };
  return { tables: { [tables.industry]: grid } };
};
const built = (...places: readonly string[]) => ({
  [siteCells.box]: Object.fromEntries([['GER-red-1', 10], ...places.map((_, i) => [`GER-red-${i + 11}`, 10] as const)]),
  [siteCells.place]: Object.fromEntries(places.map((one, i) => [`GER-red-${i + 11}`, one])),
  [siteCells.done]: Object.fromEntries(places.map((_, i) => [`GER-red-${i + 11}`, 1])),
});
const finished = (...places: readonly string[]) => inCells(built(...places));
const roll = (raw: JsonObject, more: Partial<Context>): Proposal =>
  bid('place-axis', { colour: 'red', ...raw }, here(more));
const stands = (proposal: Proposal) =>
  factsOf(proposal).flatMap((fact) => (fact.kind === 'set' && fact.cell === siteCells.place ? [fact.value] : []));

describe('where a finished factory goes', () => {
  it('BITE-E14 BITE-15.1-2 a German red factory, die 2: Kassel or Magdeburg; Magdeburg full: Kassel', () => {
    expect(roll({ die: 2 }, finished())).toMatchObject({ ok: false, msg: { id: 'bite.bar.pick' } });
    expect(stands(roll({ die: 2, city: 'Kassel' }, finished()))).toEqual(['Kassel']);
    expect(stands(roll({ die: 2, city: 'Magdeburg' }, finished()))).toEqual(['Magdeburg']);
    expect(stands(roll({ die: 2 }, finished('Magdeburg')))).toEqual(['Kassel']);
    expect(roll({ die: 2, city: 'Magdeburg' }, finished('Magdeburg'))).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.full' },
    });
    expect(roll({ die: 2, city: 'Works' }, finished('Magdeburg'))).toMatchObject({ ok: false });
  });

  it('BITE-15.1-2 both full: the die again; a city takes what the card says', () => {
    const again = roll({ die: 2 }, finished('Kassel', 'Magdeburg'));
    expect(again).toMatchObject({ ok: true, says: { id: 'bite.says.placeAgain' }, facts: [{ kind: 'roll' }] });
    const roomy = card({ '2/GER-red': 'Kassel 2 / Magdeburg' });
    expect(stands(roll({ die: 2 }, { ...finished('Kassel', 'Magdeburg'), ...roomy }))).toEqual(['Kassel']);
    // a city the enemy holds takes none
    const lost = { ...finished(), cells: { ...finished().cells, [cells.owner]: { kassel: 'soviet' } } };
    expect(stands(roll({ die: 2 }, lost))).toEqual(['Magdeburg']);
  });

  it('BITE-15.1-2 every city full: any city at home; a card with holes is never known to be full', () => {
    const full = card(Object.fromEntries([1, 3, 4, 5, 6].map((die) => [`${die}/GER-red`, 'Kassel / Magdeburg'])));
    const crowded = { ...finished('Kassel', 'Magdeburg'), ...full };
    expect(stands(roll({ how: 'free', city: 'Rhinestadt' }, crowded))).toEqual(['Rhinestadt']);
    expect(roll({ how: 'free', city: 'Rhinestadt' }, crowded)).toMatchObject({ ok: true });
    expect(roll({ how: 'free', city: 'Rhinestadt' }, finished('Kassel', 'Magdeburg'))).toMatchObject({ ok: false });
  });

  it('BITE-15.1-2 what is not copied is read from the card at the table; the app says so', () => {
    expect(roll({ die: 5 }, finished())).toMatchObject({ ok: false, msg: { id: 'bite.bar.noCard' } });
    expect(stands(roll({ die: 5, city: 'Rhinestadt' }, finished()))).toEqual(['Rhinestadt']);
    const project = projectsOf(here(finished()))[0];
    expect(project && lotOf(here(finished()), project, 5)).toEqual({ kind: 'unknown' });
    expect(bid('place-axis', { colour: 'blue', die: 1 }, here(finished()))).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.noneReady' },
    });
  });

  it('BITE-15.1-2 the card is read city by city, two at most', () => {
    expect(cardSpec.parse('Kassel / Magdeburg 2')).toEqual([
      { name: 'Kassel', room: 1 },
      { name: 'Magdeburg', room: 2 },
    ]);
    expect(cardSpec.parse('Nizhny Tagil')).toEqual([{ name: 'Nizhny Tagil', room: 1 }]);
    expect(cardSpec.parse('A1 / B2 / C3')).toBeUndefined();
  });
});

describe('repairs, evacuation and works', () => {
  it('BITE-16.0-1 three yellow in three months, one a month; it pays in the next production step', () => {
    const table = reach(dortmund(), 't2/axis/production');
    table.act('income-axis');
    table.act('scorch', { site: 'Minetown' });
    table.act('site', { site: 'Minetown', side: 'axis' });
    const yellow = () => incomeOf(table.context, 'GER').yellow;
    expect(yellow()).toBe(24);
    for (const month of [2, 3, 4]) {
      reach(table, `t${month}/axis/production`);
      const before = table.state.balances['pp.GER.yellow'] ?? 0;
      // what is repaired is not placed
      expect(bid('advance-axis', { which: 'some', names: 'Minetown' }, table.context)).not.toHaveProperty('next');
      table.act('advance-axis', { which: 'some', names: 'Minetown' });
      expect((table.state.balances['pp.GER.yellow'] ?? 0) - before).toBe(-1);
      expect(() => table.act('advance-axis', { which: 'some', names: 'Minetown' })).toThrow();
      expect(yellow()).toBe(24);
    }
    reach(table, 't5/axis/production');
    expect(yellow()).toBe(26);
    expect(openTrackers(table.context, 'axis').filter(({ kind }) => kind === 'repair')).toEqual([]);
  });

  it('BITE-16.2-1 AMB-44 evacuated in July: box 9 in August, placed in September, pays in October', () => {
    const table = reach(dortmund(), 't2/soviet/rail');
    const moves = railLimit(table.context, 'soviet');
    table.act('evacuate', { site: 'Works', colour: 'red' });
    expect(moves - railLimit(table.context, 'soviet')).toBe(3);
    const box = () => projectsOf(table.context).find(({ evacuated }) => evacuated)?.box;
    const red = () => incomeOf(table.context, 'SOV').red;
    expect([box(), red()]).toEqual([8, 6]);
    reach(table, 't3/soviet/production');
    expect(box()).toBe(9);
    reach(table, 't4/soviet/production');
    expect([box(), red()]).toEqual([10, 6]);
    table.act('place-soviet', { colour: 'red', die: 3, city: 'Idle' });
    expect(red()).toBe(6);
    reach(table, 't5/soviet/production');
    expect(red()).toBe(7);
  });

  it('BITE-16.2-1 in 1941 only, with three rail moves left and a factory to take away', () => {
    expect(bid('evacuate', { site: 'Works', colour: 'red' }, here({ turn: turnOf(1942, 1) }))).toMatchObject({
      ok: false,
      rule: '16.2',
      msg: { id: 'bite.bar.only1941' },
    });
    expect(
      bid('evacuate', { site: 'Works', colour: 'red' }, here(inCells({ [cells.railSoviet]: { '2': 3 } }))),
    ).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.evacuationRail' },
    });
    expect(bid('evacuate', { site: 'Kerch', colour: 'red' }, here())).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.noFactory' },
    });
    const gone = inCells({ [siteCells.evacuatedBlue]: { works: 1 } });
    expect(bid('evacuate', { site: 'Works', colour: 'blue' }, here(gone))).toMatchObject({ ok: false });
    // another country's factories are not taken away, as they are not offered
    const taken = here(inCells({ [cells.owner]: { rhinestadt: 'soviet' } }));
    expect(bid('evacuate', { site: 'Rhinestadt', colour: 'red' }, taken)).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.noFactory' },
    });
    // what was taken away in time falls into nobody's hands
    expect(posts(bid('site', { site: 'Works', side: 'axis' }, here(gone)))).toEqual([['pp.GER.red', 2]]);
  });

  it('BITE-SBE6-1 BITE-SBE-3 works are paid whole from July 1942 on, several a month; later scenarios have them all', () => {
    const later = { turn: turnOf(1942, 7) };
    expect(posts(bid('infrastructure', { route: 'railSaratov' }, here(later)))).toEqual([['pp.SOV.yellow', -3]]);
    expect(posts(bid('infrastructure', { route: 'railAstrakhan' }, here(later)))).toEqual([['pp.SOV.yellow', -4]]);
    expect(posts(bid('infrastructure', { route: 'railBaku' }, here(later)))).toEqual([['pp.SOV.yellow', -5]]);
    expect(posts(bid('infrastructure', { route: 'caspian' }, here(later)))).toEqual([['pp.SOV.yellow', -10]]);
    expect(
      bid('infrastructure', { route: 'caspian' }, here({ ...later, balances: { 'pp.SOV.yellow': 9 } })),
    ).toMatchObject({
      ok: false,
    });
    expect(bid('infrastructure', { route: 'caspian' }, here({ turn: turnOf(1942, 6) }))).toMatchObject({
      ok: false,
      rule: 'SBE6',
    });
    const two = new Table(game, { scenario: 'SBE6' });
    reach(two, 't14/soviet/production');
    two.act('income-soviet');
    two.act('infrastructure', { route: 'railSaratov' });
    two.act('infrastructure', { route: 'caspian' });
    expect(() => two.act('infrastructure', { route: 'caspian' })).toThrow();
    expect(routeBuilt(two.context, 'caspian')).toBe(true);
    expect(routeBuilt(two.context, 'railBaku')).toBe(false);
    for (const scenario of ['SBE7', 'SBE8']) expect(routeBuilt(at({ scenario }), 'railBaku')).toBe(true);
    expect(routeBuilt(at({ scenario: 'SBE5' }), 'railBaku')).toBe(false);
  });

  it('BITE-15.1-1 BITE-16.2-1 the record of months shows what is placed when, and what can be complete at the earliest', () => {
    const lane = game.turnColumns.find(({ id }) => id === 'factories');
    const items = (turn: number, context: Context) =>
      lane?.at(turn, context).map(({ msg, state }) => [msg.id, state]) ?? [];
    // five PP for twenty projects, the first of them this month
    expect(items(july + 4, fresh)).toEqual([['bite.lane.earliest', undefined]]);
    expect(items(july + 5, fresh)).toEqual([]);
    const away = here({ options: { o15: false }, ...inCells({ [siteCells.left]: { 'SOV-red-e1': july } }) });
    expect(items(july + 2, away)).toEqual([['bite.lane.placed', 'due']]);
    expect(items(1, here({ options: { o15: true }, ...finished('Kassel') }))).toContainEqual([
      'bite.lane.built',
      'done',
    ]);
  });

  it('the ledger shows each tracker with its boxes and what comes next', () => {
    const shown = tracks(fresh);
    expect(shown.filter(({ side }) => side === 'axis')).toHaveLength(10);
    expect(shown.find(({ id }) => id === 'industry-GER-red-1')).toMatchObject({ boxes: 10, at: 5, state: 'open' });
    expect(shown.filter(({ rule }) => rule === 'SBE6')).toHaveLength(4);
    const ready = tracks(here(finished('Kassel')));
    expect(ready.find(({ id }) => id === 'GER-red-1')).toMatchObject({ state: 'due', form: { action: 'place-axis' } });
    expect(ready.find(({ id }) => id === 'GER-red-11')).toMatchObject({
      state: 'done',
      next: { id: 'bite.track.pays' },
    });
    // each once, whatever state it is in
    expect(new Set(ready.map(({ id }) => id)).size).toBe(ready.length);
    expect(tracks(at({ scenario: 'SBE5' }))).toEqual([]);
  });
});
