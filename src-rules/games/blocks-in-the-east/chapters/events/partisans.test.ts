import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, eventMarks } from '../../ids.ts';
import { at, bid, skip, table } from '../../testing/at.ts';
import { reminders } from '../sequence/reminders.ts';
import { effectsOf, newPartisans, partisansAt, partisansOnMap } from './partisans.ts';

const o29 = { o29: true };
const september = (over: Partial<Context> = {}): Context =>
  at({ turn: 4, place: 't4/soviet/production', options: o29, ...over });
const refusal = (raw: Parameters<typeof bid>[1], context: Context, id = 'partisans-place') => {
  const proposal = bid(id, raw, context);
  return proposal.ok ? undefined : proposal.msg.id.replace('bite.bar.', '');
};
const noted = (mark: string, key: string) => ({ [mark]: { [key]: { value: 1 } } });

describe('new partisans', () => {
  it('BITE-29.1-1 a third of the minor cities, rounded down, and every major one; 20 on the map at most', () => {
    expect([newPartisans(5, 2, 0), newPartisans(6, 2, 0), newPartisans(2, 0, 0)]).toEqual([3, 4, 0]);
    expect([newPartisans(30, 5, 18), newPartisans(30, 5, 20)]).toEqual([2, 0]);
  });

  it('BITE-29.1-1 one press places a month’s battalions, one to a place', () => {
    const played = skip(table('SBE9', o29), 't4/soviet/production');
    played.act('partisans-place', { minor: 3, major: 1, places: 'Kerch, Uman' });
    expect([partisansAt(played.context, 'Kerch'), partisansAt(played.context, 'Uman')]).toEqual([1, 1]);
    expect(refusal({ minor: 3, major: 1, places: 'Rovno' }, played.context)).toBe('tooManyPartisans');
    // a later month adds to what stands there
    skip(played, 't5/soviet/production');
    played.act('partisans-place', { minor: 3, places: 'kerch' });
    expect(partisansAt(played.context, 'Kerch')).toBe(2);
  });

  it('BITE-29.1-1 never before September 1941, twice a month in one hex, a fourth, or a 21st', () => {
    expect(refusal({ major: 1, places: 'Kerch' }, september({ turn: 3 }))).toBe('noPartisansYet');
    expect(refusal({ major: 2, places: 'Kerch, kerch' }, september())).toBe('newTwice');
    expect(refusal({ major: 2, places: 'Kerch' }, september({ marks: noted(eventMarks.newPartisans, 'Kerch') }))).toBe(
      'newTwice',
    );
    const three = { [cells.partisans]: { Kerch: 3 } };
    expect(refusal({ major: 2, places: 'Kerch' }, september({ cells: three }))).toBe('fullHex');
    const many = { [cells.partisans]: { a: 3, b: 3, c: 3, d: 3, e: 3, f: 3, g: 2 } };
    expect(refusal({ major: 2, places: 'Kerch' }, september({ cells: many }))).toBe('noCounters');
    expect(refusal({ places: '' }, september())).toBe('noPlace');
  });

  it('BITE-29.1-1 more than the cities allow is an override', () => {
    const proposal = bid('partisans-place', { minor: 2, places: 'Kerch' }, september());
    expect(proposal).toMatchObject({
      ok: false,
      anyway: { facts: [{ cell: cells.partisans, key: 'Kerch', value: 1 }, {}] },
    });
  });
});

describe('partisans in play', () => {
  it('BITE-29.1-2 effects by number', () => {
    expect([1, 2, 3].map((n) => effectsOf(n))).toEqual([
      { rail: true, land: false, railSupply: false, pf: 0 },
      { rail: true, land: true, railSupply: false, pf: 1 },
      { rail: true, land: true, railSupply: true, pf: 2 },
    ]);
  });

  it('BITE-29.1-2 said where they matter: rail moves, supply', () => {
    const ids = (place: string, n: number) =>
      reminders(at({ turn: 5, place, options: o29, cells: { [cells.partisans]: { Kerch: n } } }))
        .map(({ id }) => id)
        .filter((id) => id.startsWith('partisans'));
    expect(ids('t5/axis/rail', 1)).toEqual(['partisans-rail']);
    expect(ids('t5/axis/supply', 1)).toEqual([]);
    expect(ids('t5/axis/supply', 2)).toEqual(['partisans-supply']);
    expect(ids('t5/soviet/supply', 3)).toEqual([]);
  });

  it('BITE-29.1-2 an Axis unit drives them off; not before the next month they return there', () => {
    const played = skip(table('SBE9', o29), 't5/axis/movement');
    played.write([{ kind: 'set', cell: cells.partisans, key: 'Kerch', value: 2 }]);
    played.act('partisans-met', { place: 'kerch', who: 'axis' });
    expect(partisansOnMap(played.context)).toBe(0);
    skip(played, 't5/soviet/production');
    expect(refusal({ major: 1, places: 'Kerch' }, played.context)).toBe('swept');
    skip(played, 't6/soviet/production');
    expect(refusal({ major: 1, places: 'Kerch' }, played.context)).toBeUndefined();
  });

  it('BITE-29.1-3 a Soviet unit takes them in, for as many yellow PP', () => {
    const played = table('SBE9', o29);
    played.write([{ kind: 'set', cell: cells.partisans, key: 'Kerch', value: 3 }]);
    played.act('partisans-met', { place: 'Kerch', who: 'soviet' });
    expect([partisansOnMap(played.context), played.state.balances['pp.SOV.yellow']]).toEqual([0, 3]);
    expect(refusal({ place: 'Kerch', who: 'soviet' }, played.context, 'partisans-met')).toBe('nobodyThere');
  });

  it('BITE-29.1-3 a block on the map in their hex is said', () => {
    const unit = { id: 'x', name: 'Invented', values: { class: 'infantry' } };
    const context = at({
      turn: 5,
      place: 't5/soviet/movement',
      options: o29,
      cells: { [cells.partisans]: { '1010': 1 }, [cells.at]: { x: '1010' } },
      rosters: { soviet: { id: 'soviet', units: [unit] } },
    });
    expect(reminders(context).map(({ id }) => id)).toContain('partisans-met-x');
  });
});
