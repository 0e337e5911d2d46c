import { describe, expect, it } from 'vitest';
import type { Json } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, rosters } from '../../../ids.ts';
import { advanced, context, playOut, row } from '../../../testing/battles.ts';
import { battle as italian } from '../words/battle.it.ts';

/** Rosters that hold these units and their faces; the other values are typed in the rows. */
const known = (side: 'axis' | 'soviet', of: { readonly [id: string]: string }): Context['rosters'] => ({
  [rosters[side]]: {
    id: rosters[side],
    units: Object.entries(of).map(([id, faces]) => ({ id, name: id, values: { faces } })),
  },
});
const ending = (
  raw: object,
  throws: readonly Json[],
  here: Context = context(),
  choices: { readonly [ask: string]: string } = {},
) => {
  const { at } = playOut(raw, throws, choices, here);
  if (!at.done) throw new Error(`${at.ask?.id ?? at.not?.msg.id ?? at.misfit?.ask}: not over`);
  return at.done.ending;
};
const booked = (facts: readonly Fact[], cell: string): { readonly [key: string]: unknown } =>
  Object.fromEntries(
    facts.flatMap((fact) => (fact.kind === 'set' && fact.cell === cell ? [[fact.key ?? '', fact.value]] : [])),
  );
const guide = (raw: object, throws: readonly Json[], here?: Context, choices?: { readonly [ask: string]: string }) =>
  ending(raw, throws, here, choices).guide.map(({ msg }) => msg.id.replace('bite.battle.guide.', ''));

/** Invented strengths: a battle of two throws. */
const quick = {
  attacks: 'soviet',
  soviet: [row('infantry', 4, { id: 'rifle', shield: 'every' }), row('tanks', 3, { id: 'tank' })],
  axis: [row('infantry', 2, { id: 'corps' })],
};

describe('the end of a battle', () => {
  it('BITE-7.7.8-1 faces of blocks from the rosters are booked, marks are gone; what was typed for once is not', () => {
    const here = context({ rosters: { ...known('soviet', { rifle: '4 3 2 1' }), ...known('axis', { corps: '2 1' }) } });
    const { facts, lost, says } = ending(quick, [1, 2], here, { 'tie.attacker': 'unit.rifle' });
    expect(booked(facts, cells.face)).toEqual({ rifle: 0 });
    expect(booked(facts, cells.state)).toEqual({ corps: 'eliminated' });
    expect(lost).toEqual({ axis: 2, soviet: 0 });
    expect(says.p).toMatchObject({ a: { p: { pf: 0 } }, d: { p: { pf: 2 } } });
    expect(booked(ending(quick, [2, 2]).facts, cells.face)).toEqual({});
  });

  it('BITE-7.7.15-1 who leaves while others fight on keeps its face, and its way out is told', () => {
    const raw = {
      attacks: 'axis',
      axis: [row('infantry', 4, { id: 'corps' })],
      soviet: [row('paratroops', 3, { id: 'para', name: 'Para' }), row('infantry', 1, { id: 'rifle', name: 'Rifle' })],
    };
    const here = context({ rosters: known('soviet', { para: '3 2 1 0', rifle: '4 3 2 1' }) });
    const choices = { 'retreat.defender': 'some', 'leaves.para': 'all' };
    const end = ending(raw, [0, 0, 0, 1], here, choices);
    expect(booked(end.facts, cells.state)).toEqual({ rifle: 'eliminated' });
    expect(booked(end.facts, cells.face)).toEqual({ para: 0 });
    expect(end.lost).toEqual({ axis: 0, soviet: 1 });
    expect(guide(raw, [0, 0, 0, 1], here, choices)).toContain('retreat');
  });

  it('BITE-10.0-2 Guards that are destroyed are counted, others are not', () => {
    const raw = (more: object) => ({
      attacks: 'axis',
      axis: [row('infantry', 4)],
      soviet: [row('infantry', 1, more)],
    });
    const here = context({ cells: { [cells.guardsLost]: 3 } });
    expect(booked(ending(raw({ guards: true }), [0, 1], here).facts, cells.guardsLost)).toEqual({ '': 4 });
    expect(booked(ending(raw({}), [0, 1], here).facts, cells.guardsLost)).toEqual({});
  });

  it('BITE-20.0-1 the charge of the Italian cavalry is made once a game', () => {
    const raw = {
      attacks: 'axis',
      kind: 'cavalryCharge',
      italianCharge: true,
      axis: [row('cavalry', 2, { nation: 'ITA', leads: true })],
      soviet: [row('infantry', 1)],
    };
    const here = advanced({ o20: true, a09: false });
    const { at } = playOut(raw, [], {}, here);
    // 2 PF and three dice more
    expect(at.ask?.kind === 'chance' && at.ask.entry.kind === 'hits' && at.ask.entry.max).toBe(5);
    expect(booked(ending(raw, [1], here).facts, cells.italianCharge)).toEqual({ '': 'yes' });
    const again = { ...here, cells: { [cells.italianCharge]: 'yes' } };
    const later = playOut(raw, [], {}, again).at;
    expect(later.ask?.kind === 'chance' && later.ask.entry.kind === 'hits' && later.ask.entry.max).toBe(2);
  });

  it('BITE-7.8-1 BITE-7.8-2 Blitz: armour that fought, with aircraft and guns of TECH 2; not in bad weather', () => {
    const raw = {
      attacks: 'axis',
      axis: [row('tanks', 4), row('artillery', 2), row('infantry', 2)],
      soviet: [row('infantry', 1)],
    };
    expect(guide(raw, [1])).toEqual(['blitz', 'blitzWith']);
    expect(guide({ ...raw, weather: 'snow' }, [1], advanced())).toEqual(['noBlitz']);
    // an ally's tanks have none; Soviet mechanised units from TECH 2 on
    expect(guide({ ...raw, axis: [row('tanks', 4, { nation: 'HUN' })] }, [0, 1])).toEqual([]);
    const soviet = (tech: number) => ({
      attacks: 'soviet',
      soviet: [row('mechanised', 4, { tech })],
      axis: [row('infantry', 1)],
    });
    expect([guide(soviet(1), [0, 1]), guide(soviet(2), [0, 1])]).toEqual([[], ['blitz']]);
  });

  it('BITE-7.8-2 the 1 PM of the Blitz is spent in the Blitz: a battle fought there brings no other', () => {
    const raw = { attacks: 'axis', axis: [row('tanks', 4), row('artillery', 2)], soviet: [row('infantry', 1)] };
    const at = (place: string) => guide(raw, [1], context({ place: `t2/axis/${place}` }));
    expect([at('combat'), at('blitz')]).toEqual([['blitz', 'blitzWith'], []]);
  });

  it('BITE-3.21-1 in June 1941 those attacked thaw who stood still, or of whom nobody can tell', () => {
    const raw = { attacks: 'axis', axis: [row('infantry', 4)], soviet: [row('infantry', 2, { id: 'rifle' })] };
    const here = (values: RosterUnit['values'], turn = 1) =>
      context({
        turn,
        rosters: { [rosters.soviet]: { id: rosters.soviet, units: [{ id: 'rifle', name: 'Rifle', values }] } },
      });
    const left = (from: Context) => guide(raw, [0, 0], from, { 'retreat.defender': 'all' }).includes('thaw');
    const dots = ['leningrad', 'western'].map((area) => here({ class: 'infantry', faces: '2 1', area }));
    expect([...dots, context({ turn: 1 }), here({ area: 'leningrad' }, 2)].map(left)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    // nobody is left to thaw
    expect(guide(raw, [0, 2], dots[0])).not.toContain('thaw');
  });

  it('BITE-7.8-1 in Italian one block and several are said the same way', () => {
    expect(italian.says['bite.battle.guide.blitz']).not.toMatch(/possono|può/);
  });

  it('BITE-7.7.15-1 BITE-7.7.16-1 who leaves goes somewhere, or is lost; aircraft to a base', () => {
    const raw = { ...quick, axis: [...quick.axis, row('bomber', 2, { id: 'he' })] };
    const left = guide(raw, [0, 0, 0, 0], context(), { 'retreat.defender': 'all' });
    expect(left).toEqual(['retreat', 'noWay', 'stacking', 'blitz', 'rebase']);
  });

  it('BITE-7.7.5-2 aircraft on the ground of a hex that is taken evacuate; a fortress becomes a bunker', () => {
    const raw = {
      ...quick,
      city: 'fortress',
      soviet: [row('infantry', 4)],
      axis: [row('infantry', 1), row('bomber', 2, { grounded: true })],
    };
    expect(guide(raw, [0, 1])).toEqual(['control', 'fortress', 'evacuate']);
    expect(guide({ ...raw, city: 'none' }, [0, 1])).toEqual(['evacuate']);
  });

  it('BITE-7.7.5-2 BITE-SBE5-1 fighters that the surprise keeps on the ground evacuate, too; aircraft lost are told apart', () => {
    const raw = {
      attacks: 'axis',
      axis: [row('tanks', 6), row('bomber', 4)],
      soviet: [row('infantry', 1), row('fighter', 3)],
    };
    const dawn = context({ scenario: 'SBE5', turn: 1 });
    expect(guide(raw, [1, 0, 1], dawn)).toContain('evacuate');
    const { says } = ending(raw, [1, 0, 1], dawn);
    expect(says.p).toMatchObject({ d: { id: 'bite.battle.lostWithAir', p: { pf: 1, air: 1 } } });
  });

  it('BITE-12.4.1-1 BITE-4.5-1 BITE-12.P-8 who attacked unsupplied and did not win in one round gives himself up', () => {
    const raw = {
      attacks: 'axis',
      axis: [row('infantry', 2, { id: 'corps', supplied: false })],
      soviet: [row('infantry', 3)],
    };
    const here = advanced({ a09: false }, { rosters: known('axis', { corps: '2 1' }) });
    const end = ending(raw, [0, 0], here);
    expect(booked(end.facts, cells.state)).toEqual({ corps: 'surrendered' });
    expect(end.lost).toEqual({ axis: 2, soviet: 0 });
    expect(end.guide[0]?.msg.id).toBe('bite.battle.guide.surrendered');
    // 12.5: the enemy's prize
    expect(end.facts).toContainEqual(expect.objectContaining({ kind: 'post', account: 'pp.SOV.yellow', n: 1 }));
  });

  it('BITE-24.0-1 BITE-12.P-8 marines that go back aboard lose a step', () => {
    const raw = {
      attacks: 'soviet',
      kind: 'landing',
      soviet: [row('marines', 3, { id: 'marines', leads: true, tech: 2 })],
      axis: [row('infantry', 3)],
    };
    const here = advanced({ a09: false, o18: true, o24: true }, { rosters: known('soviet', { marines: '3 2 1' }) });
    const end = ending(raw, [0, 0], here, { 'retreat.attacker': 'reembark' });
    expect(booked(end.facts, cells.face)).toEqual({ marines: 2 });
    expect(end.guide.map(({ rule }) => rule)).toContain('24.0');
  });
});
