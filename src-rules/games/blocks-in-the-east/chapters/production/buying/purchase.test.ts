import { describe, expect, it } from 'vitest';
import { listed } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, rosters } from '../../../ids.ts';
import { blocksInTheEast as game } from '../../../index.ts';
import { priceOf, readColours } from '../../../model/prices.ts';
import { account } from '../../../model/purses.ts';
import { at, bid, reach, table } from '../../../testing/at.ts';
import { booked, holding, july, pp, refusal, rich } from '../../../testing/pp.ts';

it('forms ask for the purses and nations of the scenario alone: the first two are fought by Germans', () => {
  const offered = (action: string, field: string, scenario: string) => {
    const of = game.actions.find(({ id }) => id === action)?.fields[field];
    const seen = { context: at({ scenario, turn: july, options: { a11: true } }) };
    return of?.kind === 'choice' ? listed(of.options, of.start, seen).map(({ key }) => key) : [];
  };
  expect(offered('buy-axis', 'nation', 'SBE1')).toEqual(['GER']);
  expect(offered('buy-axis', 'nation', 'SBE5')).toEqual(['GER', 'ROM', 'HUN']);
  expect(offered('mines-axis', 'purse', 'SBE2').every((key) => key.startsWith('pp.GER'))).toBe(true);
  expect(offered('mines-axis', 'purse', 'SBE5')).toContain('pp.ROM.black');
});

it('BITE-7.3-1 blocks that have lost PF are offered for repair, those that may come back for rebuilding', () => {
  const unit = (id: string, nation: string, faces = '4 3 2 1'): RosterUnit => ({
    id,
    name: id.toUpperCase(),
    values: { class: 'infantry', nation, faces },
  });
  const units = [
    unit('worn', 'GER'),
    unit('whole', 'GER'),
    unit('gone', 'GER'),
    unit('ally', 'FIN'),
    unit('rum', 'ROM'),
  ];
  const context = at({
    turn: july,
    rosters: { [rosters.axis]: { id: rosters.axis, units } },
    cells: { [cells.face]: { worn: 2, ally: 4, rum: 6 }, [cells.state]: { gone: 'eliminated' } },
  });
  const offered = (action: string, kind: string) => {
    const field = game.actions.find(({ id }) => id === action)?.fields.block;
    const offers = field?.kind === 'text' ? (field.offers?.(context, { kind }) ?? []) : [];
    return offers.map(({ name, msg }) => [name, msg?.p]);
  };
  expect(offered('buy-axis', 'repair')).toEqual([
    ['WORN', { now: 3, of: 4 }],
    ['RUM', { now: 1, of: 4 }],
  ]);
  expect(offered('gift', 'repair')).toEqual([
    ['ALLY', { now: 2, of: 4 }],
    ['RUM', { now: 1, of: 4 }],
  ]);
  expect(offered('buy-axis', 'rebuild')).toEqual([['GONE', undefined]]);
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
    const context = holding({ 'pp.GER.yellow': 4, 'pp.GER.red': 1 });
    const proposal = bid('buy-axis', { class: 'tanks', pf: 2, colour: 'white' }, context);
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
  const context = (face: number | null, state: string | null = null): Context =>
    holding(rich, {
      rosters: { [rosters.axis]: { id: rosters.axis, units } },
      cells: { [cells.face]: face === null ? {} : { u1: face }, [cells.state]: state === null ? {} : { u1: state } },
    });

  it('BITE-7.3-2 its face follows a repair, its state a rebuilding; its own colours are paid', () => {
    // from 2 PF to 4: a white PF and a red one
    const proposal = bid('buy-axis', { block: 'test panzer', pf: 2, colour: 'printed' }, context(4));
    expect(booked('buy-axis', { block: 'test panzer', pf: 2, colour: 'printed' }, context(4))).toEqual({
      'pp.GER.yellow': -5,
      'pp.GER.red': -5,
    });
    // PF of two colours are said as printed, not by the first
    expect(JSON.stringify(proposal.ok && proposal.facts)).toContain('"bite.book.colour.printed"');
    expect(proposal.ok && proposal.facts.slice(-2)).toEqual([
      { kind: 'set', cell: cells.face, key: 'u1', value: null },
      { kind: 'set', cell: cells.state, key: 'u1', value: null },
    ]);
    const rebuilt = bid('buy-axis', { block: 'u1', kind: 'rebuild', pf: 3 }, context(null, 'eliminated'));
    expect(rebuilt.ok && rebuilt.facts.slice(-2)).toMatchObject([{ cell: cells.face, value: 2 }, { value: null }]);
  });

  it('BITE-7.3-2 what is in play is not rebuilt, what is gone not repaired, what was removed neither', () => {
    expect(refusal('buy-axis', { block: 'u1', kind: 'rebuild' }, context(4))).toBe('bite.bar.inPlay');
    expect(refusal('buy-axis', { block: 'u1' }, context(null, 'surrendered'))).toBe('bite.bar.notInPlay');
    expect(refusal('buy-axis', { block: 'u1', kind: 'rebuild' }, context(null, 'removed'))).toBe('bite.bar.removed');
    expect(refusal('buy-axis', { block: 'u1', pf: 3 }, context(4))).toBe('bite.bar.noFace');
    expect(refusal('buy-axis', { block: 'Nobody' }, context(4))).toBe('bite.bar.unknownOrClass');
    // no face typed: nothing is invented, only its state follows
    const unread = bid('gift', { block: 'u2', pf: 1 }, context(4));
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
    const give = (nation: string) => bid('gift', { nation, pf: 2 }, played.context);
    const first = give('FIN');
    if (!first.ok) throw new Error('refused');
    played.write(first.facts, first.says);
    expect([give('FIN').ok, give('HUN').ok]).toEqual([false, true]);
    // 2 of 3 are given
    const again = give('FIN');
    expect(!again.ok && again.msg).toMatchObject({ id: 'bite.bar.gifts', p: { count: 1 } });
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
