import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, rosters } from '../../../ids.ts';
import { blocksInTheEast as game } from '../../../index.ts';
import { turnOf } from '../../../model/calendar.ts';
import { lendLeaseIn } from '../../../model/income.ts';
import { withLendLease } from '../../../model/prices.ts';
import { lendInHand } from '../../../model/purses.ts';
import { at, bid, reach, table } from '../../../testing/at.ts';
import { booked, holding, pp, refusal } from '../../../testing/pp.ts';

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
    const context = holding({ 'lend.blue': 3 }, { options: { o34: true } });
    expect(booked('buy-soviet', { class: 'fighter', pf: 3 }, context)).toEqual({ 'lend.blue': -3 });
    expect(refusal('buy-soviet', { class: 'fighter', pf: 3 }, context)).toBeUndefined();
    expect(refusal('buy-soviet', { class: 'fighter', pf: 3, lend: false }, context)).toBe('bite.bar.lacks');
  });

  it('BITE-34.0-1 the book offers what the form takes: a repair it cannot pay, or of a block in want of supply, is none', () => {
    const soviet = {
      id: rosters.soviet,
      units: [{ id: 'guards', name: 'Guards', values: { class: 'tanks', faces: '4 3 2 1', colours: 'WWBB' } }],
    };
    const offers = (red: number, more: Partial<Context> = {}) => {
      const context = holding(
        { 'lend.red': red, 'pp.SOV.yellow': 0, 'pp.SOV.red': 0 },
        {
          options: { o34: true },
          rosters: { [rosters.soviet]: soviet },
          ...more,
          cells: { [cells.face]: { guards: 2 }, ...more.cells },
        },
      );
      const found = (game.book?.notes('SOV', context) ?? []).flatMap((note) =>
        note.kind === 'lapses' ? note.offers : [],
      );
      for (const { action, start } of found) expect(refusal(action, start as JsonObject, context)).toBeUndefined();
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
    const reminders = () => played.game.reminders(played.context).map(({ id }) => id);
    expect(reminders()).toContain('lend-lease');
    const arrives = bid('lend-lease', {}, played.context);
    if (!arrives.ok) throw new Error('refused');
    played.write(arrives.facts, arrives.says);
    expect(lendInHand(played.state)).toEqual({ red: 5, blue: 3 });
    expect(reminders()).toContain('lend-lease-lapses');
    expect(reminders()).not.toContain('lend-lease');
    const held = (game.book?.notes('SOV', played.context) ?? []).flatMap((note) =>
      note.kind === 'lapses' ? note.held : [],
    );
    expect(held).toEqual([
      { account: 'lend.red', n: 5 },
      { account: 'lend.blue', n: 3 },
    ]);
    played.done();
    expect(played.place).toBe('t4/soviet/rail');
    expect(lendInHand(played.state)).toEqual({ red: 0, blue: 0 });
  });
});
