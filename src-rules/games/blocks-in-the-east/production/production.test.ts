import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { turnOf } from '../data/calendar.ts';
import { lendLeaseIn, noPp, type Pp, printedIncome } from '../data/income.ts';
import { scenarioIds } from '../data/scenarios.ts';
import { cells, rosters } from '../ids.ts';
import { blocksInTheEast as game } from '../index.ts';
import { ask, at, bid, reach, table } from '../testing/at.ts';
import { account, inHand, lendInHand } from './accounts.ts';
import { incomeOf, owedTo, upkeepMsg } from './income.ts';
import { priceOf, readColours, surrenderPp, withLendLease } from './prices.ts';
import { railLimit } from './rail.ts';
import { letGo, tooMany } from './storage.ts';

const july = turnOf(1941, 7);
const pp = (yellow: number, red = 0, blue = 0, black = 0): Pp => ({ yellow, red, blue, black });
const holding = (over: { readonly [account: string]: number }, more: Partial<Around> = {}): Around =>
  at({ turn: july, balances: over, ...more });
const rich = { 'pp.GER.yellow': 90, 'pp.GER.red': 90, 'pp.GER.blue': 90, 'pp.GER.black': 90, 'pp.SOV.yellow': 90 };

/** What an action books on accounts, whether refused first or not. */
const booked = (id: string, raw: JsonObject, around: Around) => {
  const proposal = bid(id, raw, around);
  const facts = proposal.ok ? proposal.facts : (proposal.anyway?.facts ?? []);
  const sum: Record<string, number> = {};
  for (const fact of facts) if (fact.kind === 'post') sum[fact.account] = (sum[fact.account] ?? 0) + fact.n;
  return sum;
};
const refusal = (id: string, raw: JsonObject, around: Around): string | undefined => {
  const proposal = bid(id, raw, around);
  return proposal.ok ? undefined : proposal.msg.id;
};

/** The income as scripts are told it. */
const incomes = (
  around: Around,
): readonly { readonly nation: string; readonly income: Pp; readonly lines: readonly { readonly why: string }[] }[] =>
  ask('income', {}, around);

describe('income', () => {
  it('BITE-3.6-2 as each scenario prints it', () => {
    const line = (scenario: string) =>
      (['GER', 'ROM', 'HUN', 'SOV'] as const).map((nation) => Object.values(printedIncome(scenario, nation)).join(' '));
    expect(Object.fromEntries(scenarioIds.map((id) => [id, line(id)]))).toEqual({
      SBE1: ['5 0 0 0', '0 0 0 0', '0 0 0 0', '10 0 0 0'],
      SBE2: ['5 0 0 0', '0 0 0 0', '0 0 0 0', '20 0 0 0'],
      SBE3: ['5 0 0 0', '2 0 0 0', '1 0 0 0', '15 0 0 0'],
      SBE4: ['15 0 0 0', '2 0 0 0', '1 0 0 0', '46 0 0 0'],
      SBE5: ['24 3 9 10', '2 0 0 2', '1 0 0 1', '46 7 6 0'],
      SBE6: ['36 8 12 12', '2 0 0 2', '1 0 0 1', '34 12 12 0'],
      SBE7: ['37 13 15 14', '2 0 0 2', '1 0 0 1', '34 18 18 0'],
      SBE8: ['28 15 18 14', '2 0 0 2', '1 0 0 1', '43 18 18 0'],
      SBE9: ['24 3 9 10', '2 0 0 2', '1 0 0 1', '46 7 6 0'],
    });
  });

  it('BITE-3.6-2 first in July 1941, in June of a later scenario; once a month and nation', () => {
    expect(refusal('income-soviet', {}, at({ turn: 1 }))).toBe('bite.bar.noIncomeYet');
    // nothing is shown that is not paid: neither in the form nor to scripts
    expect(bid('income-soviet', {}, at({ turn: 1 }))).not.toHaveProperty('anyway');
    expect(incomes(at({ turn: 1 })).map(({ income }) => income)).toEqual([pp(0), pp(0), pp(0), pp(0)]);
    expect(incomes(at({ turn: july })).map(({ income }) => income.yellow)).toEqual([24, 2, 1, 46]);
    expect(incomes(at({ turn: 1 }))[0]?.lines.map(({ why }) => why)).toEqual(['bite.book.printed', 'bite.book.early']);
    // what is lost before July is less in July
    expect(refusal('income-change-axis', { purse: 'pp.GER.yellow', n: -1 }, at({ turn: 1 }))).toBeUndefined();
    expect(refusal('income-axis', {}, at({ scenario: 'SBE6', turn: 13 }))).toBeUndefined();
    const played = reach(table('SBE5'), `t${july}/axis/production`);
    const take = () => {
      const proposal = bid('income-axis', {}, played.around);
      if (!proposal.ok) return proposal.msg.id;
      played.write(proposal.facts, proposal.says);
      return 'taken';
    };
    expect([take(), take()]).toEqual(['taken', 'bite.bar.incomeTaken']);
    expect(inHand(played.state, 'GER')).toEqual(pp(24, 3, 9, 10));
    expect(inHand(played.state, 'ROM')).toEqual(pp(2, 0, 0, 2));
    reach(played, `t${july + 1}/axis/production`);
    expect(take()).toBe('taken');
  });

  it('BITE-3.6-1 without production by colour only the yellow ones come in', () => {
    expect(incomeOf(at({ turn: july, options: { a11: false } }), 'GER')).toEqual(pp(24));
    expect(incomeOf(at({ turn: july }), 'GER')).toEqual(pp(24, 3, 9, 10));
  });

  it('BITE-E15 BITE-3.13-2 the printed 46 are what is left of 50, and nothing is taken off again', () => {
    expect(upkeepMsg(at({ turn: july })).p).toEqual({ gross: 50, upkeep: 4, net: 46 });
    expect(booked('income-soviet', {}, at({ turn: july }))).toMatchObject({ 'pp.SOV.yellow': 46 });
    const proposal = bid('income-axis', {}, at({ turn: july }));
    expect(proposal.ok && proposal.next).toBeFalsy();
  });

  it('BITE-3.6-3 signed changes last; what holds this month only is typed with the income', () => {
    const proposal = bid(
      'income-change-soviet',
      { purse: 'pp.SOV.red', n: -3, reason: 'captured', where: 'Test' },
      at({ turn: july }),
    );
    if (!proposal.ok) throw new Error('refused');
    expect(proposal.facts).toEqual([{ kind: 'set', cell: cells.incomeChangeSoviet, key: 'pp.SOV.red', value: -3 }]);
    const changed = at({ turn: july, cells: { [cells.incomeChangeSoviet]: { 'pp.SOV.red': -3 } } });
    expect(incomeOf(changed, 'SOV')).toEqual(pp(46, 4, 6));
    expect(booked('income-soviet', { yellow: -2, why: 'bombed' }, changed)).toEqual({
      'pp.SOV.yellow': 44,
      'pp.SOV.red': 4,
      'pp.SOV.blue': 6,
    });
    expect(refusal('income-axis', { earner: 'ROM', red: 1 }, changed)).toBe('bite.bar.notCounted');
    expect(refusal('income-change-soviet', { purse: 'pp.SOV.red', n: -5 }, changed)).toBe('bite.bar.noSuchIncome');
  });

  it('what has no form of its own is booked by hand; more than there is only against the refusal', () => {
    const around = holding({ 'pp.GER.red': 1 });
    expect(booked('pp-by-hand-axis', { purse: 'pp.GER.red', n: 2, why: 'factory' }, around)).toEqual({
      'pp.GER.red': 2,
    });
    const proposal = bid('pp-by-hand-axis', { purse: 'pp.GER.red', n: -2 }, around);
    expect(proposal).toMatchObject({ ok: false, anyway: { facts: [{ n: -2, over: true }] } });
  });
});

describe('prices', () => {
  const plain = { coloured: false, fuel: true };
  const full = { coloured: true, fuel: true };

  it('BITE-7.3-1 a PF costs 1, 2 or 3 by its colour, in yellow with the base rules', () => {
    expect((['black', 'white', 'red'] as const).map((one) => priceOf([one], 'tanks', plain).yellow)).toEqual([1, 2, 3]);
    expect(priceOf(['white', 'white'], 'tanks', plain)).toEqual(pp(4));
  });

  it('BITE-11.0-1 as many of the colour of its class, and that is multiplied too', () => {
    expect(priceOf(['white'], 'tanks', full)).toEqual(pp(2, 2));
    expect(priceOf(['black'], 'mechanised', full)).toEqual(pp(1, 1));
    for (const one of ['fighter', 'bomber', 'longRange', 'paratroops'] as const)
      expect(priceOf(['red'], one, full)).toEqual(pp(3, 0, 3));
    for (const one of ['armouredHq', 'airHq', 'supremeHq'] as const)
      expect(priceOf(['black', 'white'], one, full)).toEqual(pp(3, 0, 0, 3));
    for (const one of ['infantry', 'static', 'mountain', 'cavalry', 'artillery', 'marines'] as const)
      expect(priceOf(['white'], one, full)).toEqual(pp(2));
  });

  it('BITE-11.0-1 Soviet HQ need no fuel while it is not counted', () => {
    const buy = { class: 'supremeHq', pf: 1 };
    expect(booked('buy-soviet', buy, holding(rich))).toEqual({ 'pp.SOV.yellow': -1 });
    const counted = holding(rich, { cells: { [cells.sovietFuel]: 'yes' } });
    expect(refusal('buy-soviet', buy, counted)).toBe('bite.bar.lacks');
    expect(booked('buy-axis', buy, holding(rich))).toEqual({ 'pp.GER.yellow': -1, 'pp.GER.black': -1 });
  });

  it('an impossible purchase says what is lacking and is booked only as an override', () => {
    const around = holding({ 'pp.GER.yellow': 4, 'pp.GER.red': 1 });
    const proposal = bid('buy-axis', { class: 'tanks', pf: 2, colour: 'white' }, around);
    expect(proposal).toMatchObject({ ok: false, msg: { id: 'bite.bar.lacks' }, rule: '11.0' });
    expect(JSON.stringify(proposal.ok || proposal.msg.p?.pp)).toContain('"count":3');
    if (proposal.ok) throw new Error('sold');
    expect(proposal.anyway?.facts.map((fact) => fact.kind === 'post' && fact.over)).toEqual([true, true]);
  });

  it('BITE-7.3-1 BITE-AMB-63 blue PF are never rebuilt; whether they are repaired is an option', () => {
    const blue = { class: 'infantry', colour: 'blue', pf: 2 };
    expect(refusal('buy-axis', { ...blue, kind: 'rebuild' }, holding(rich))).toBe('bite.bar.blueRebuilt');
    expect(booked('buy-axis', blue, holding(rich))).toEqual({ 'pp.GER.yellow': -2 });
    expect(refusal('buy-axis', blue, holding(rich, { options: { amb63: 'never' } }))).toBe('bite.bar.blueRepaired');
  });

  it('BITE-7.3-2 nothing out of supply; eliminated Italians and Guards stay away', () => {
    expect(refusal('buy-axis', { supplied: false }, holding(rich))).toBe('bite.bar.noSupply');
    expect(refusal('gift', { nation: 'ITA', kind: 'rebuild' }, holding(rich))).toBe('bite.bar.italians');
    expect(refusal('gift', { nation: 'ITA', kind: 'repair' }, holding(rich))).toBeUndefined();
    expect(refusal('buy-soviet', { kind: 'rebuild', guards: true }, holding(rich))).toBe('bite.bar.guards');
    expect(refusal('buy-soviet', { kind: 'repair' }, holding(rich))).toBeUndefined();
  });
});

describe('a block of the roster', () => {
  /** Invented blocks. */
  const units: readonly RosterUnit[] = [
    { id: 'u1', name: 'Test Panzer', values: { nation: 'GER', class: 'tanks', faces: '4 3 2 1', colours: 'RWBB' } },
    { id: 'u2', name: 'Test Rumanians', values: { nation: 'ROM', class: 'infantry', faces: '' } },
  ];
  const around = (face: number | null, state: string | null = null): Around =>
    holding(rich, {
      rosters: { [rosters.axis]: { id: rosters.axis, units } },
      cells: { [cells.face]: face === null ? {} : { u1: face }, [cells.state]: state === null ? {} : { u1: state } },
    });

  it('BITE-7.3-2 its face follows a repair, its state a rebuilding; its own colours are paid', () => {
    // from 2 PF to 4: a white PF and a red one
    const proposal = bid('buy-axis', { block: 'test panzer', pf: 2, colour: 'printed' }, around(4));
    expect(booked('buy-axis', { block: 'test panzer', pf: 2, colour: 'printed' }, around(4))).toEqual({
      'pp.GER.yellow': -5,
      'pp.GER.red': -5,
    });
    expect(proposal.ok && proposal.facts.slice(-2)).toEqual([
      { kind: 'set', cell: cells.face, key: 'u1', value: null },
      { kind: 'set', cell: cells.state, key: 'u1', value: null },
    ]);
    const rebuilt = bid('buy-axis', { block: 'u1', kind: 'rebuild', pf: 3 }, around(null, 'eliminated'));
    expect(rebuilt.ok && rebuilt.facts.slice(-2)).toMatchObject([{ cell: cells.face, value: 2 }, { value: null }]);
  });

  it('BITE-7.3-2 what is in play is not rebuilt, what is gone not repaired, what was removed neither', () => {
    expect(refusal('buy-axis', { block: 'u1', kind: 'rebuild' }, around(4))).toBe('bite.bar.inPlay');
    expect(refusal('buy-axis', { block: 'u1' }, around(null, 'surrendered'))).toBe('bite.bar.notInPlay');
    expect(refusal('buy-axis', { block: 'u1', kind: 'rebuild' }, around(null, 'removed'))).toBe('bite.bar.removed');
    expect(refusal('buy-axis', { block: 'u1', pf: 3 }, around(4))).toBe('bite.bar.noFace');
    expect(refusal('buy-axis', { block: 'Nobody' }, around(4))).toBe('bite.bar.unknownBlock');
    // no face typed: nothing is invented, only its state follows
    const unread = bid('gift', { block: 'u2', pf: 1 }, around(4));
    expect(unread.ok && unread.facts.filter((fact) => fact.kind === 'set')).toHaveLength(1);
  });

  it('colours are read when there is one for each face', () => {
    expect(readColours('r w b n', 4)).toEqual(['red', 'white', 'black', 'blue']);
    expect(readColours('rw', 4)).toBeUndefined();
  });
});

describe('gifts', () => {
  it('BITE-5.2-2 at most 3 PP a month to each ally', () => {
    expect(booked('gift', { nation: 'FIN', pf: 3 }, holding(rich))).toEqual({ 'pp.GER.yellow': -3 });
    expect(refusal('gift', { nation: 'FIN', pf: 4 }, holding(rich))).toBe('bite.bar.gifts');
    const played = reach(table('SBE5'), `t${july}/axis/production`);
    played.write([{ kind: 'post', account: account('GER', 'yellow'), n: 20, for: { id: 'bite.yes' }, rule: '3.6' }]);
    const give = (nation: string) => bid('gift', { nation, pf: 2 }, played.around);
    const first = give('FIN');
    if (!first.ok) throw new Error('refused');
    played.write(first.facts, first.says);
    expect([give('FIN').ok, give('HUN').ok]).toEqual([false, true]);
    reach(played, `t${july + 1}/axis/production`);
    expect(give('FIN').ok).toBe(true);
  });

  it('BITE-5.2-2 BITE-AMB-54 of any colour, as 5.2 and 11.2 need it; of yellow alone, where the players agreed on that', () => {
    const tanks = { nation: 'ROM', class: 'tanks', pf: 1 };
    expect(refusal('gift', tanks, holding(rich))).toBeUndefined();
    expect(booked('gift', tanks, holding(rich))).toEqual({ 'pp.GER.yellow': -1, 'pp.GER.red': -1 });
    // 5.2: Finland and Italy have no PP at all, and mend aircraft all the same
    expect(booked('gift', { nation: 'FIN', class: 'fighter', pf: 1 }, holding(rich))).toEqual({
      'pp.GER.yellow': -1,
      'pp.GER.blue': -1,
    });
    const yellow = holding(rich, { options: { amb54: 'yellow' } });
    expect(refusal('gift', tanks, yellow)).toBe('bite.bar.lacks');
    expect(game.options.find(({ id }) => id === 'amb54')).toMatchObject({
      start: 'any',
      // entries of games begun with the other default keep their sentences
      choices: [
        { value: 'any', msg: { id: 'bite.option.amb54.1' } },
        { value: 'yellow', msg: { id: 'bite.option.amb54.0' } },
      ],
    });
  });

  it('the ally may pay a part itself', () => {
    const both = holding({ ...rich, 'pp.ROM.yellow': 2 });
    expect(booked('gift', { nation: 'ROM', pf: 4, own: 2 }, both)).toEqual({
      'pp.GER.yellow': -2,
      'pp.ROM.yellow': -2,
    });
  });
});

describe('BITE-7.11-2 who has left the war', () => {
  const out = (...left: readonly string[]) =>
    holding(
      { ...rich, 'pp.ROM.yellow': 9, 'pp.ROM.black': 9, 'pp.HUN.yellow': 9 },
      {
        cells: { 'nations-out': Object.fromEntries(left.map((one) => [one, 'out'])), italy: 'out' },
      },
    );

  it('earns nothing: not by the action, not by the reminder, not in the answer to scripts', () => {
    const gone = out('ROM');
    expect(booked('income-axis', {}, gone)).not.toHaveProperty('pp.ROM.yellow');
    expect(booked('income-axis', {}, gone)).toMatchObject({ 'pp.HUN.yellow': 1 });
    expect(refusal('income-axis', { earner: 'ROM' }, gone)).toBe('bite.bar.isOut');
    expect(refusal('income-change-axis', { purse: 'pp.ROM.yellow', n: 1 }, gone)).toBe('bite.bar.isOut');
    const rom = incomes(gone).find(({ nation }) => nation === 'ROM');
    expect(rom?.income).toEqual(pp(0));
    expect(rom?.lines.map(({ why }) => why)).toEqual(['bite.book.printed', 'bite.book.out']);
    expect(owedTo(gone, 'axis')).toEqual(['GER', 'HUN']);
    // its last month: who is paid already is not owed again by leaving
    expect(owedTo(out('ROM', 'HUN'), 'axis')).toEqual(['GER']);
  });

  it('buys nothing and pays no rail move, though it has PP left', () => {
    const infantry = { nation: 'ROM', pf: 1 };
    expect(refusal('buy-axis', infantry, out())).toBeUndefined();
    expect(refusal('buy-axis', infantry, out('ROM'))).toBe('bite.bar.isOut');
    expect(refusal('rail-axis', { payer: 'ROM' }, out())).toBeUndefined();
    expect(refusal('rail-axis', { payer: 'ROM' }, out('ROM'))).toBe('bite.bar.isOut');
    // what is booked by hand is the players' own business
    expect(refusal('pp-by-hand-axis', { purse: 'pp.ROM.yellow', n: -1 }, out('ROM'))).toBeUndefined();
  });

  it('with Germany goes all of the Axis, whatever else is recorded', () => {
    const gone = at({ turn: july, balances: rich, cells: { 'nations-out': { GER: 'out' } } });
    for (const nation of ['ITA', 'FIN', 'ROM', 'HUN', 'SVK'])
      expect([nation, refusal('gift', { nation, pf: 1 }, gone)]).toEqual([
        nation,
        nation === 'ITA' ? 'bite.bar.italyIsOut' : 'bite.bar.isOut',
      ]);
    for (const nation of ['GER', 'ROM', 'HUN']) {
      expect(refusal('buy-axis', { nation, pf: 1 }, gone)).toBe('bite.bar.isOut');
      expect(incomes(gone).find((one) => one.nation === nation)?.income).toEqual(pp(0));
    }
    expect(owedTo(gone, 'axis')).toEqual([]);
    expect(owedTo(gone, 'soviet')).toEqual(['SOV']);
  });

  it('receives no gift', () => {
    for (const nation of ['FIN', 'ROM', 'HUN', 'SVK']) {
      expect(refusal('gift', { nation, pf: 1 }, out())).toBeUndefined();
      expect([nation, refusal('gift', { nation, pf: 1 }, out(nation))]).toEqual([nation, 'bite.bar.isOut']);
    }
    expect(refusal('gift', { nation: 'ITA', pf: 1 }, out())).toBe('bite.bar.italyIsOut');
  });
});

describe('Lend-Lease', () => {
  const o34 = { options: { o34: true } };

  it('BITE-34.0-1 by date and route', () => {
    const sum = (turn: number) =>
      Object.values(lendLeaseIn(turn)).reduce(
        (all, one) => [(all[0] ?? 0) + one.red, (all[1] ?? 0) + one.blue],
        [0, 0],
      );
    expect([turnOf(1941, 8), turnOf(1941, 9), turnOf(1942, 6), turnOf(1943, 6)].map(sum)).toEqual([
      [0, 0],
      [5, 3],
      [6, 4],
      [3, 8],
    ]);
    expect(booked('lend-lease', { routes: ['pacific', 'arctic'], lostRed: 1 }, at({ turn: 4, ...o34 }))).toEqual({
      'lend.red': 4,
      'lend.blue': 3,
    });
    expect(refusal('lend-lease', { routes: ['pacific'], lostRed: 1 }, at({ turn: 4, ...o34 }))).toBe(
      'bite.bar.lostTooMany',
    );
    expect(refusal('lend-lease', {}, at({ turn: 3, ...o34 }))).toBe('bite.bar.noLendLeaseYet');
  });

  it('BITE-34.0-1 each pays without a yellow PP, before anything else', () => {
    expect(withLendLease(pp(4, 4), 'tanks', { red: 3, blue: 9 })).toEqual({
      price: pp(1, 1),
      lend: { red: 3, blue: 0 },
    });
    expect(withLendLease(pp(2), 'infantry', { red: 3, blue: 3 }).price).toEqual(pp(2));
    const around = holding({ 'lend.blue': 3 }, { options: { o34: true } });
    expect(booked('buy-soviet', { class: 'fighter', pf: 3 }, around)).toEqual({ 'lend.blue': -3 });
    expect(refusal('buy-soviet', { class: 'fighter', pf: 3 }, around)).toBeUndefined();
    expect(refusal('buy-soviet', { class: 'fighter', pf: 3, lend: false }, around)).toBe('bite.bar.lacks');
  });

  it('BITE-34.0-1 the book offers what the form takes: a repair it cannot pay, or of a block in want of supply, is none', () => {
    const soviet = {
      id: rosters.soviet,
      units: [{ id: 'guards', name: 'Guards', values: { class: 'tanks', faces: '4 3 2 1', colours: 'WWBB' } }],
    };
    const offers = (red: number, more: Partial<Around> = {}) => {
      const around = holding(
        { 'lend.red': red, 'pp.SOV.yellow': 0, 'pp.SOV.red': 0 },
        {
          options: { o34: true },
          rosters: { [rosters.soviet]: soviet },
          ...more,
          cells: { [cells.face]: { guards: 2 }, ...more.cells },
        },
      );
      const found = (game.book?.notes('SOV', around) ?? []).flatMap((note) =>
        note.kind === 'lapses' ? note.offers : [],
      );
      for (const { action, start } of found) expect(refusal(action, start as JsonObject, around)).toBeUndefined();
      return found.map(({ start }) => [start.block ?? start.class, start.colour, start.pf]);
    };
    // a white PF takes two
    expect(offers(2)).toEqual([['Guards', 'white', 1]]);
    expect(offers(1)).toEqual([['tanks', 'black', 1]]);
    expect(offers(2, { cells: { [cells.face]: { guards: 2 }, [cells.barrels]: { guards: 'yes' } } })).toEqual([
      ['tanks', 'black', 2],
    ]);
  });

  it('BITE-34.0-1 what is left lapses with the Soviet production phase, and the reminder says so in time', () => {
    const played = reach(table('SBE9', { o34: true }), 't4/soviet/production');
    const reminders = () => played.game.reminders(played.around).map(({ id }) => id);
    expect(reminders()).toContain('lend-lease');
    const arrives = bid('lend-lease', {}, played.around);
    if (!arrives.ok) throw new Error('refused');
    played.write(arrives.facts, arrives.says);
    expect(lendInHand(played.state)).toEqual({ red: 5, blue: 3 });
    expect(reminders()).toContain('lend-lease-lapses');
    expect(reminders()).not.toContain('lend-lease');
    played.done();
    expect(played.place).toBe('t4/soviet/rail');
    expect(lendInHand(played.state)).toEqual({ red: 0, blue: 0 });
  });
});

describe('storage', () => {
  it('BITE-11.2-1 a yellow PP for each red, blue or black one; of the rest the most plentiful goes', () => {
    expect([pp(5, 2, 2, 1), pp(5, 3, 3, 3), pp(0, 1), pp(9)].map(tooMany)).toEqual([0, 4, 1, 0]);
    expect(letGo(pp(4, 1, 1, 5))).toEqual({ ...noPp, black: 3 });
    expect(letGo(pp(5, 3, 3, 3))).toMatchObject({ yellow: 0 });
    expect(Object.values(letGo(pp(5, 3, 3, 3))).reduce((a, b) => a + b)).toBe(4);
    // what was overspent by agreement keeps nothing of another colour, nor takes what is not there
    expect([pp(5, -4, 7), pp(-2, 1, 1)].map(tooMany)).toEqual([2, 2]);
    expect([pp(5, -4, 7), pp(-2, 1, 1)].map(letGo)).toEqual([
      { ...noPp, blue: 2 },
      { ...noPp, red: 1, blue: 1 },
    ]);
  });

  it('BITE-11.2-1 the players may choose before; what is over goes when rail moves are done', () => {
    const over = { 'pp.GER.yellow': 2, 'pp.GER.red': 2, 'pp.GER.black': 3 };
    expect(booked('storage-axis', { how: 'red' }, holding(over))).toEqual({ 'pp.GER.red': -2, 'pp.GER.black': -1 });
    expect(booked('storage-axis', {}, holding(over))).toEqual({ 'pp.GER.black': -2, 'pp.GER.red': -1 });
    const played = reach(table('SBE9'), 't2/axis/production');
    played.write(
      Object.entries(over).map(([id, n]) => ({ kind: 'post', account: id, n, for: { id: 'bite.yes' }, rule: '3.6' })),
    );
    expect(played.game.reminders(played.around).map(({ id }) => id)).toContain('storage-axis');
    played.done();
    expect(inHand(played.state, 'GER')).toEqual(pp(2, 2, 0, 3));
    played.done();
    expect(inHand(played.state, 'GER')).toEqual(pp(2, 1, 0, 1));
  });
});

describe('rail moves', () => {
  it('BITE-7.4-1 limits by side, month and what is taken off', () => {
    expect([railLimit(at(), 'soviet'), railLimit(at(), 'ussr'), railLimit(at(), 'scandinavia')]).toEqual([5, 4, 1]);
    const moscow = { cells: { [cells.owner]: { moscow: 'axis' } } };
    expect(railLimit(at(moscow), 'soviet')).toBe(4);
    expect(railLimit(at({ ...moscow, options: { a13: false } }), 'soviet')).toBe(5);
    const cut = (year: number, month: number, o331 = true) =>
      railLimit(at({ turn: turnOf(year, month), options: { o33: true, o331 } }), 'ussr');
    expect([cut(1941, 10), cut(1941, 11), cut(1942, 3), cut(1942, 4)]).toEqual([4, 1, 1, 4]);
    expect([cut(1942, 11), cut(1943, 3), cut(1943, 11), cut(1941, 12, false)]).toEqual([2, 2, 4, 4]);
    const proposal = bid('rail-less-soviet', { count: 3, reason: 'evacuated' }, at({ turn: 5 }));
    expect(proposal).toMatchObject({ ok: true, facts: [{ cell: cells.railCutSoviet, key: '5', value: 3 }] });
    expect(railLimit(at({ turn: 5, cells: { [cells.railCutSoviet]: { 5: 3 } } }), 'soviet')).toBe(2);
    expect(railLimit(at({ turn: 6, cells: { [cells.railCutSoviet]: { 5: 3 } } }), 'soviet')).toBe(5);
  });

  it('BITE-7.4-1 outside the USSR there is no limit; beyond one it is an override', () => {
    expect(refusal('rail-axis', { count: 4 }, holding(rich))).toBeUndefined();
    expect(refusal('rail-axis', { count: 5 }, holding(rich))).toBe('bite.bar.rail');
    expect(refusal('rail-axis', { count: 9, area: 'outside' }, holding(rich))).toBeUndefined();
    expect(refusal('rail-axis', { count: 2, area: 'scandinavia' }, holding(rich))).toBe('bite.bar.rail');
    const second = holding(rich, { cells: { [cells.railUssr]: { [july]: 3 } } });
    expect(bid('rail-axis', { count: 1 }, second)).toMatchObject({ ok: true, facts: [{ value: 4 }, { n: -1 }] });
    expect(refusal('rail-axis', { count: 2 }, second)).toBe('bite.bar.rail');
  });

  it('BITE-7.4-2 1 yellow PP each, or the action of an HQ', () => {
    expect(booked('rail-soviet', { count: 2 }, holding(rich))).toEqual({ 'pp.SOV.yellow': -2 });
    expect(refusal('rail-soviet', { count: 2 }, holding({ 'pp.SOV.yellow': 1 }))).toBe('bite.bar.lacks');
    // an HQ has to be named; see hq/supreme.test.ts
    expect(refusal('rail-soviet', { count: 2, pay: 'ap' }, holding({}))).toBe('bite.hq.bar.whichHq');
  });

  it('BITE-7.4-1 BITE-AMB-71 the free move of a supreme HQ counts, or comes on top', () => {
    const full = { place: `t${july}/soviet/rail`, cells: { [cells.railSoviet]: { [july]: 5 } } };
    expect(refusal('rail-soviet', { pay: 'free' }, holding(rich, full))).toBe('bite.bar.rail');
    expect(refusal('rail-soviet', { pay: 'free' }, holding(rich, { ...full, options: { amb71: 'onTop' } }))).toBe(
      undefined,
    );
  });
});

describe('surrender', () => {
  it('BITE-4.5-1 1 yellow PP with the base rules, with 11.0 another by class', () => {
    expect(surrenderPp('tanks', false)).toEqual(pp(1));
    expect((['infantry', 'marines', 'navalHq'] as const).map((one) => surrenderPp(one, true))).toEqual(
      Array(3).fill(pp(1)),
    );
    expect(surrenderPp('mechanised', true)).toEqual(pp(1, 1));
    expect(surrenderPp('bomber', true)).toEqual(pp(1, 0, 1));
    expect(surrenderPp('supremeHq', true)).toEqual(pp(1, 0, 0, 1));
  });

  it('BITE-4.5-1 goes to the enemy of the block', () => {
    expect(booked('surrender-pp', { side: 'soviet', class: 'tanks', count: 2 }, holding({}))).toEqual({
      'pp.GER.yellow': 2,
      'pp.GER.red': 2,
    });
    // Soviet fuel is not counted
    expect(booked('surrender-pp', { side: 'axis', class: 'airHq' }, holding({}))).toEqual({ 'pp.SOV.yellow': 1 });
    expect(refusal('surrender-pp', { class: 'static' }, holding({}))).toBe('bite.bar.static');
  });
});
