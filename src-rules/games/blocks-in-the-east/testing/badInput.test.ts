import { describe, expect, it } from 'vitest';
import type { Json } from '#rules/kit/base/json.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { cells, rosters } from '../ids.ts';
import { blocksInTheEast as game } from '../index.ts';
import { months } from '../model/calendar.ts';
import { account, inHand, lendInHand, lendLease } from '../model/purses.ts';
import { sitesOf, siteTroubles } from '../model/sites/list.ts';
import { at, bid, reach, table } from './at.ts';

/** What no month of the war holds is refused by a name, and nothing is booked. */

const actionOf = (id: string) => {
  const found = game.actions.find((one) => one.id === id);
  if (!found) throw new Error(`no action ${id}`);
  return found;
};
const troublesOf = (id: string, raw: { readonly [field: string]: Json }) => {
  const read = actionOf(id).parse(raw, at());
  return read.ok ? [] : read.troubles.map(({ path, msg }) => `${path}: ${msg.id}`);
};
const counts = (fields: Fields): readonly (readonly [string, number, number])[] =>
  Object.entries(fields).flatMap(([id, field]) =>
    field.kind === 'count' && field.per === undefined ? [[id, field.min, field.max] as const] : [],
  );

describe('numbers', () => {
  it.each(game.actions.map((one) => one.id))('%s takes no fraction and nothing beyond its bounds', (id) => {
    for (const [field, min, max] of counts(actionOf(id).fields)) {
      expect(troublesOf(id, { [field]: min + 0.5 })).toEqual([`${field}: kit.field.whole`]);
      expect(troublesOf(id, { [field]: '3' })).toEqual([`${field}: kit.field.number`]);
      for (const beyond of [min - 1, max + 1, 1e300])
        expect(troublesOf(id, { [field]: beyond })).toEqual([`${field}: kit.field.range`]);
    }
  });

  it('BITE-7.3-1 nothing is bought, sunk or moved in negative numbers', () => {
    const below = {
      'buy-axis': 'pf',
      'buy-soviet': 'pf',
      gift: 'own',
      'rail-soviet': 'count',
      'lend-lease': 'lostRed',
    };
    for (const [id, field] of Object.entries(below))
      expect(troublesOf(id, { [field]: -1 })).toEqual([`${field}: kit.field.range`]);
  });

  it('BITE-3.6-3 an income never falls below nothing, and a correction by hand takes no more than there is', () => {
    const purse = account('GER', 'red');
    expect(bid('income-change-axis', { purse, n: -4 }, at({ turn: 2 }))).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.noSuchIncome' },
    });
    expect(bid('pp-by-hand-axis', { purse, n: -1 }, at({ turn: 2 }))).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.lacks' },
    });
  });
});

describe('months', () => {
  it('BITE-6.R-1 before June 1941 and after June 1945 there is no month to say the weather of', () => {
    for (const turn of [0, months + 1, 600])
      expect(troublesOf('weather', { turn, weather: 'clear' })).toEqual(['turn: kit.field.range']);
    expect(troublesOf('weather', { turn: months, weather: 'fog' })).toEqual(['weather: kit.field.choice']);
    const keys = game.cells.find(({ id }) => id === cells.weather)?.keys;
    expect(Array.isArray(keys) && keys.map(({ key }) => Number(key))).toEqual(
      Array.from({ length: months }, (_, i) => i + 1),
    );
  });

  it('BITE-3.6-2 BITE-34.0-1 income and Lend-Lease before their months are held back, and said', () => {
    const early = at({ turn: 1, options: { o34: true } });
    expect(bid('income-soviet', {}, early)).toMatchObject({ ok: false, msg: { id: 'bite.bar.noIncomeYet' } });
    expect(bid('lend-lease', {}, early)).toMatchObject({ ok: false, msg: { id: 'bite.bar.noLendLeaseYet' } });
  });

  it('BITE-9.0-1 weather against the season is kept if the players insist, and the journal says so', () => {
    const played = reach(table('SBE9'), 't2/month');
    const snow = bid('weather', { turn: 2, weather: 'snow' }, played.context);
    if (snow.ok || !snow.anyway) throw new Error('not warned about');
    expect(snow.msg.id).toBe('bite.bar.season');
    const [entry] = played.write(snow.anyway.facts, snow.anyway.says);
    expect(entry?.says).toMatchObject({ id: 'bite.anyway', p: { what: { id: 'bite.says.weather' } } });
    expect(played.context.cells[cells.weather]).toMatchObject({ 2: 'snow' });
  });
});

describe('what has lapsed', () => {
  it('BITE-34.0-1 buys nothing any more: the order is refused by what is missing', () => {
    const played = reach(table('SBE9', { o34: true }), 't4/soviet/production');
    played.act('lend-lease');
    const left = lendInHand(played.state);
    expect(left.red + left.blue).toBeGreaterThan(0);
    played.done();
    const late = bid('buy-soviet', { class: 'tanks', pf: 1, lend: true }, played.context);
    expect(late).toMatchObject({ ok: false, msg: { id: 'bite.bar.lacks' } });
    expect(lendInHand(played.state)).toEqual({ red: 0, blue: 0 });
    // done anyway, it is the Soviets' own purse that goes into debt, not what has lapsed
    if (late.ok || !late.anyway) throw new Error('no override');
    played.write(late.anyway.facts, late.anyway.says);
    expect(inHand(played.state, 'SOV')).toMatchObject({ yellow: -1, red: -1 });
    expect(Object.values(lendLease).map((id) => played.state.balances[id])).toEqual([0, 0]);
  });
});

describe('lists', () => {
  it('BITE-3.6-1 a centre listed twice pays once, and the second row is named', () => {
    const units = [
      { id: 'a', name: 'Invented Mine', values: { country: 'GER', yellow: 2 } },
      { id: 'b', name: ' invented mine ', values: { country: 'GER', yellow: 3 } },
      { id: 'c', name: 'Half Mine', values: { country: 'GER', yellow: 1.5 } },
    ];
    const roster = { id: rosters.sites, units };
    expect(siteTroubles(roster)).toMatchObject([{ row: 1, msg: { id: 'bite.site.twice' } }]);
    expect(sitesOf({ rosters: { [rosters.sites]: roster } }).map(({ goods }) => goods.yellow)).toEqual([2, 0]);
  });

  it('BITE-3.10-1 a block stands in one row of a battle', () => {
    const battle = game.calculators.find(({ id }) => id === 'battle');
    const row = { id: 'x', name: 'Invented Corps', class: 'infantry', pf: 3 };
    const read = battle?.parse({ axis: [row, { ...row }], soviet: [] }, at());
    expect(read).toMatchObject({ ok: false, troubles: [{ path: 'axis.1.id', msg: { id: 'kit.field.sameId' } }] });
  });

  it('BITE-3.10-1 a block on the map that is out of play, or typed twice, is named; nothing of it is changed', () => {
    const units = [
      { id: 'u1', name: 'Invented Corps', values: { class: 'infantry', faces: '3 2 1' } },
      { id: 'u2', name: 'invented corps', values: { class: 'infantry', faces: '3 2 1' } },
    ];
    const context = at({
      rosters: { [rosters.soviet]: { id: rosters.soviet, units } },
      cells: { at: { u1: '1010' }, [cells.state]: { u1: 'eliminated' } },
    });
    const troubles = game.pool?.troubles?.(context) ?? [];
    expect(troubles.map(({ msg }) => msg.id)).toEqual(
      expect.arrayContaining(['bite.trouble.twice', 'bite.trouble.places']),
    );
    expect(context.cells.at).toEqual({ u1: '1010' });
  });
});
