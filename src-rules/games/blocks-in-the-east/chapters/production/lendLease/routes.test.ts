import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { layer, presetOf } from '#rules/kit/tables/grids.ts';
import { cells, eventCells, tables } from '../../../ids.ts';
import { turnOf } from '../../../model/calendar.ts';
import { lendInHand } from '../../../model/purses.ts';
import { at, bid, skip, table } from '../../../testing/at.ts';
import { openRoutes, routeState, sailsIn } from './routes.ts';
import { lendLeaseTable } from './table.ts';

const o34 = { o34: true };
const context = (turn: number, over: Partial<Context> = {}): Context => at({ turn, options: o34, ...over });
const typed = (values: { readonly [at: string]: string }) => ({
  [tables.lendLease]: layer(presetOf(lendLeaseTable), {
    ...presetOf(lendLeaseTable),
    from: 'typed',
    cells: Object.fromEntries(Object.entries(values).map(([key, text]) => [key, { text }])),
  }),
});
const outcome = (raw: JsonObject, where: Context) => {
  const proposal = bid('lend-lease', raw, where);
  if (!proposal.ok) return proposal.msg.id.replace('bite.bar.', '');
  return proposal.facts.reduce<{ [account: string]: number }>((sum, fact) => {
    if (fact.kind === 'post') sum[fact.account] = (sum[fact.account] ?? 0) + fact.n;
    return sum;
  }, {});
};

describe('amounts', () => {
  it('BITE-6.R-2 the text’s amounts until the players type those of their turn chart', () => {
    expect(sailsIn(context(4), 4)).toEqual({
      pacific: { red: 3, blue: 2 },
      arctic: { red: 2, blue: 1 },
      persia: { red: 0, blue: 0 },
    });
    const own = context(20, { tables: typed({ '20/pacific-red': '7', '20/persia-blue': '0' }) });
    expect(sailsIn(own, 20)).toMatchObject({ pacific: { red: 7, blue: 2 }, persia: { red: 1, blue: 0 } });
    expect(sailsIn(own, 21)).toMatchObject({ pacific: { red: 3 }, persia: { blue: 1 } });
    expect(outcome({}, own)).toEqual({ 'lend.red': 10, 'lend.blue': 3 });
  });

  it('BITE-6.R-2 a row for each month from September 1941 on, a number in each cell', () => {
    expect(lendLeaseTable.rows).toHaveLength(46);
    expect(['0', '12'].map(lendLeaseTable.parse)).toEqual([0, 12]);
    expect(['13', '-1', 'x', ''].map(lendLeaseTable.parse)).toEqual(Array(4).fill(undefined));
  });

  it('BITE-AMB-15 the Persian route begins in June 1942, or in May with what June brings', () => {
    const may = turnOf(1942, 5);
    const of = (amb15: string, tablesOf = {}) => {
      const here = context(may, { options: { ...o34, amb15 }, tables: tablesOf });
      return [routeState(here, 'persia').open, sailsIn(here, may).persia];
    };
    expect(of('table')).toEqual([false, { red: 0, blue: 0 }]);
    expect(of('may1942')).toEqual([true, { red: 1, blue: 1 }]);
    expect(of('may1942', typed({ [`${may}/persia-red`]: '0', [`${may}/persia-blue`]: '2' }))).toEqual([
      true,
      { red: 0, blue: 2 },
    ]);
    // with § 37.0 the later of the two: taken in August 1941, nine months are over in May
    const fell = (amb15: string) =>
      openRoutes(
        context(may, { options: { ...o34, o37: true, amb15 }, cells: { [eventCells.persiaFell]: turnOf(1941, 8) } }),
      ).includes('persia');
    expect([fell('table'), fell('may1942')]).toEqual([false, true]);
  });
});

describe('routes', () => {
  it('BITE-34.0-3 open by themselves, each with its reason', () => {
    expect(openRoutes(context(3))).toEqual([]);
    expect(openRoutes(context(4))).toEqual(['pacific', 'arctic']);
    expect(openRoutes(context(13))).toEqual(['pacific', 'arctic', 'persia']);
    const held = (owner: { readonly [city: string]: string }) =>
      routeState(context(13, { cells: { [cells.owner]: owner } }), 'arctic');
    expect(held({ murmansk: 'axis', archangelsk: 'soviet' }).open).toBe(true);
    expect(held({ murmansk: 'axis', archangelsk: 'axis' })).toMatchObject({
      open: false,
      why: { id: 'bite.route.portsLost' },
    });
  });

  it('BITE-37.0-1 Persia taken too late to send anything before the war ends sends nothing', () => {
    const late = {
      options: { ...o34, o37: true },
      cells: { [eventCells.persiaFell]: 41, [eventCells.teheran]: 'held' },
    };
    expect(openRoutes(context(49, late))).not.toContain('persia');
    expect(openRoutes(context(49, { ...late, cells: { ...late.cells, [eventCells.persiaFell]: 40 } }))).toContain(
      'persia',
    );
  });

  it('BITE-34.0-3 the players know better', () => {
    const played = skip(table('SBE9', o34), 't5/soviet/production');
    played.act('lend-lease-route', { route: 'arctic', state: 'closed' });
    expect(openRoutes(played.context)).toEqual(['pacific']);
    expect(outcome({}, played.context)).toEqual({ 'lend.red': 3, 'lend.blue': 2 });
    expect(outcome({ routes: ['pacific', 'arctic'] }, played.context)).toBe('routeShut');
    played.act('lend-lease-route', { route: 'arctic', state: 'record' });
    expect(openRoutes(played.context)).toEqual(['pacific', 'arctic']);
  });

  it('BITE-34.0-3 what a closed route would have brought is said', () => {
    const shut = context(20, { cells: { [cells.owner]: { murmansk: 'axis', archangelsk: 'axis' } } });
    expect(bid('lend-lease', {}, shut)).toMatchObject({ ok: true, next: [{ msg: { id: 'bite.next.route' } }] });
  });
});

describe('losses', () => {
  const o352 = { options: { ...o34, o352: true } };
  it('BITE-34.0-3 BITE-35.2-1 dice typed with what arrives: U-boats on 6, bombers on 5 and 6', () => {
    const june = context(20, o352);
    expect(outcome({ arcticDice: '5 5 5 4 4' }, june)).toEqual({ 'lend.red': 6, 'lend.blue': 4 });
    expect(outcome({ arcticDice: '6 6 5 5 1' }, june)).toEqual({ 'lend.red': 4, 'lend.blue': 3 });
    expect(outcome({ arcticDice: '6 1 1 1 1' }, june)).toBe('lostColours');
    expect(outcome({ arcticDice: '6 1 1 1 1', lostBlue: 1 }, june)).toEqual({ 'lend.red': 6, 'lend.blue': 3 });
    expect(outcome({ arcticDice: '6 1 1 1 1', lostBlue: 1, lostRed: 1 }, june)).toBe('lostOther');
    expect(['6 1', '7 1 1 1 1', 'six'].map((arcticDice) => outcome({ arcticDice }, june))).toEqual(
      Array(3).fill('dice'),
    );
  });

  it('BITE-34.0-3 BITE-AMB-17 the Italian die goes with Italy', () => {
    expect(outcome({ persiaDice: '1 1 6' }, context(20, o352))).toBe('lostColours');
    const out = context(30, { ...o352, cells: { [cells.italy]: 'out' } });
    expect(outcome({ persiaDice: '1 1 6' }, out)).toBe('dice');
    expect(outcome({ persiaDice: '6 1' }, out)).toMatchObject({ 'lend.blue': 7 });
  });

  it('BITE-34.0-3 what the calculator recorded this month is taken off', () => {
    const marks = { 'convoy-lost': { arctic: { value: 3 }, persia: { value: 0 } } };
    expect(outcome({}, context(20, { ...o352, marks }))).toEqual({ 'lend.red': 4, 'lend.blue': 3 });
    expect(outcome({}, context(20, { marks }))).toEqual({ 'lend.red': 6, 'lend.blue': 4 });
  });

  it('BITE-34.0-1 nothing is in hand before it arrives, and it arrives once a month', () => {
    const played = skip(table('SBE9', o34), 't13/soviet/production');
    expect(lendInHand(played.state)).toEqual({ red: 0, blue: 0 });
    played.act('lend-lease');
    expect(lendInHand(played.state)).toEqual({ red: 6, blue: 4 });
    expect(outcome({}, played.context)).toBe('lendLeaseTaken');
  });
});
