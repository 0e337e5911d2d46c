import { describe, expect, it } from 'vitest';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { owedMark, taskAt } from '#rules/kit/sequence/outline.ts';
import { cells } from '../../../ids.ts';
import { blocksInTheEast as game } from '../../../index.ts';
import { noPp, printedIncome } from '../../../model/income.ts';
import { inHand } from '../../../model/purses.ts';
import { scenarioIds } from '../../../model/scenarios.ts';
import { at, bid, reach, table } from '../../../testing/at.ts';
import { booked, holding, incomes, july, pp, refusal, rich } from '../../../testing/pp.ts';
import { incomeOf, owedTo, upkeepMsg } from './income.ts';
import { letGo, tooMany } from './storage.ts';

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

  it('BITE-SBE5-3 asks for the colours that the nation has in this scenario, and no others', () => {
    const asked = (id: string, context: Context, input = {}) =>
      Object.entries(game.actions.find((one) => one.id === id)?.fields ?? {}).flatMap(([field, { when }]) =>
        field !== 'earner' && field !== 'why' && (!when || holds(when, { context, input })) ? [field] : [],
      );
    const month = (scenario: string, options = {}) => at({ scenario, turn: july, options });
    expect(asked('income-soviet', month('SBE5'))).toEqual(['yellow', 'red', 'blue']);
    expect(asked('income-soviet', month('SBE9'))).toEqual(['yellow', 'red', 'blue', 'black']);
    expect(asked('income-soviet', month('SBE4', { a11: false }))).toEqual(['yellow']);
    const axis = (earner: string) => asked('income-axis', month('SBE5'), { earner });
    expect([axis('all'), axis('ROM'), axis('GER')]).toEqual([
      [],
      ['yellow', 'black'],
      ['yellow', 'red', 'blue', 'black'],
    ]);
  });

  it('BITE-3.6-2 first in July 1941, in June of a later scenario; once a month and nation', () => {
    expect(refusal('income-soviet', {}, at({ turn: 1 }))).toBe('bite.bar.noIncomeYet');
    // nothing is shown that is not paid: neither in the form nor to scripts
    expect(bid('income-soviet', {}, at({ turn: 1 }))).not.toHaveProperty('anyway');
    expect(incomes(at({ turn: 1 })).map(({ income }) => income)).toEqual([pp(0), pp(0), pp(0), pp(0)]);
    expect(incomes(at({ turn: july })).map(({ income }) => income.yellow)).toEqual([24, 2, 1, 46]);
    expect(incomes(at({ turn: 1 }))[0]?.lines.map(({ why }) => why)).toEqual(['bite.book.printed', 'bite.book.early']);
    // and the page says why nothing came in
    const why = (nation: string, context: Context) =>
      game.book?.notes(nation, context).flatMap((note) => (note.kind === 'nothing' ? [[note.msg.id, note.rule]] : []));
    expect(why('GER', at({ turn: 1 }))).toEqual([['bite.bar.noIncomeYet', '3.6']]);
    expect(why('GER', at({ turn: july }))).toEqual([]);
    // what is lost before July is less in July
    expect(refusal('income-change-axis', { purse: 'pp.GER.yellow', n: -1 }, at({ turn: 1 }))).toBeUndefined();
    expect(refusal('income-axis', {}, at({ scenario: 'SBE6', turn: 13 }))).toBeUndefined();
    const played = reach(table('SBE5'), `t${july}/axis/production`);
    const take = () => {
      const proposal = bid('income-axis', {}, played.context);
      if (!proposal.ok) return proposal.msg.id;
      played.write(proposal.facts, proposal.says);
      return 'taken';
    };
    expect([take(), take()]).toEqual(['taken', 'bite.bar.incomeTaken']);
    expect(inHand(played.state, 'GER')).toEqual(pp(24, 3, 9, 10));
    expect(inHand(played.state, 'ROM')).toEqual(pp(2, 0, 0, 2));
    reach(played, `t${july + 1}/axis/production`);
    expect(take()).toBe('taken');
    // what nobody took goes along when the month is over
    expect(Object.keys(played.state.marks[owedMark] ?? {})).toEqual([`t${july}/soviet/production/income`]);
    const then = { ...played.context, place: `t${july}/soviet/production` };
    expect(taskAt(game.sequence, `t${july}/soviet/production/income`, { ...then, turn: july })?.debt?.id).toBe(
      'bite.remind.income',
    );
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
    const context = holding({ 'pp.GER.red': 1 });
    expect(booked('pp-by-hand-axis', { purse: 'pp.GER.red', n: 2, why: 'factory' }, context)).toEqual({
      'pp.GER.red': 2,
    });
    const proposal = bid('pp-by-hand-axis', { purse: 'pp.GER.red', n: -2 }, context);
    expect(proposal).toMatchObject({ ok: false, anyway: { facts: [{ n: -2, over: true }] } });
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
    expect(game.book?.notes('ROM', gone)[0]).toMatchObject({ msg: { id: 'bite.bar.isOut' }, rule: '7.11' });
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
    expect(played.game.reminders(played.context).map(({ id }) => id)).toContain('storage-axis');
    played.done();
    expect(inHand(played.state, 'GER')).toEqual(pp(2, 2, 0, 3));
    played.done();
    expect(inHand(played.state, 'GER')).toEqual(pp(2, 1, 0, 1));
  });
});
