import { describe, expect, it } from 'vitest';
import { explain } from '#rules/kit/procedure/explain.ts';
import { contextFromReads, trackReads } from '#rules/kit/record/readSet.ts';
import { name } from '#rules/kit/words/message.ts';
import { tables } from '../../../ids.ts';
import { shadingMarked } from '../../../model/reading.ts';
import {
  context,
  figure,
  gun,
  hints,
  hq,
  made,
  panelOf,
  panzer,
  parsed,
  plane,
  played,
  unit,
} from '../../../testing/attacks.ts';
import { branches, chanceOfMeasure, waysOf, weigh } from '../../../testing/known.ts';
import { crt } from '../crt.ts';
import { trail } from '../fight/trail.ts';
import { tollOf } from '../planning/measures.ts';
import { attackCalculator } from './calculator.ts';

/** 3.3 of the digest's worked figures: 20 against 6, one battery, one air unit, everything else −2. */
const worked = {
  german: [
    unit(10, 5, 6, { hex: 'a', traits: ['infantry'] }),
    unit(10, 5, 5, { hex: 'b', traits: ['infantry'] }),
    gun(4, 7),
    plane(2, 7),
  ],
  soviet: [unit(3, 6, 4, { formation: 'Red' })],
  sequence: 'assault',
  weather: 'overcast',
  terrain: ['woods'],
};
/** Every check there is: 2 · 2 · 3 · 3 · 2 branches. */
const whole = {
  ...worked,
  sequence: 'mobile',
  terrain: [],
  weather: 'dry',
  german: [
    panzer(10, 6, { hex: 'a' }),
    unit(10, 5, 5, { hex: 'b', traits: ['motInfantry'], class: 'mot' }),
    gun(4, 6),
    plane(2, 7),
    hq(1, 'units'),
  ],
  soviet: [unit(3, 6, 4, { formation: 'Red', traits: ['redDefence'] }), gun(3, 5, { formation: 'Red' }), plane(1, 5)],
};
/** The players have marked every shaded box: all of them, or none. */
const marked = (all: boolean) => {
  const cells = Object.fromEntries(
    Object.entries(crt.mobile.cells).map(([at, cell]) => [at, all ? { ...cell, marks: ['shaded'] } : cell]),
  );
  const mobile = { ...crt.mobile, cells, accepted: [shadingMarked] };
  return context({ tables: { [tables.assault]: crt.assault, [tables.mobile]: mobile } });
};
const plainly = (planned: readonly { readonly key: string; readonly exact?: string }[]) =>
  Object.fromEntries(planned.map(({ key, exact }) => [key, exact]));

describe('the plan of an attack', () => {
  it('RTL-P1: what its record keeps of the tables shows the columns beside, whichever way the checks go', () => {
    const watched = trackReads(context());
    panelOf(whole, watched.context);
    const kept = contextFromReads(watched.reads());
    const answers = made(whole).checks.map(({ id, kind }) => ({
      ask: id,
      key: kind === 'artillery' ? 'half' : 'none',
    }));
    const beside = (here: typeof kept) => panelOf(whole, here, answers).faces.map(({ below, above }) => [below, above]);
    expect(beside(kept)).toEqual(beside(context()));
    expect(beside(kept).flat()).not.toContain('?');
  });

  it('RTL-P1: every check with the face needed and its chances', () => {
    const ways = Object.fromEntries(made(worked).checks.map((check) => [check.id, waysOf(check)]));
    expect(ways).toEqual({
      'cas-attacker': { full: 3, half: 0, none: 7 },
      'guns-attacker': { full: 6, half: 2, none: 2 },
      units: { full: 7, half: 0, none: 3 },
    });
    expect(hints(panelOf(worked))).toEqual(expect.arrayContaining(['rtl.attack.hint.guns', 'rtl.attack.hint.check']));
  });

  it('RTL-P2: the worked figures of columns and net DRM', () => {
    const { list, total } = branches(made(worked));
    const share = (of: (branch: (typeof list)[number]) => string | number) => {
      const sums: { [key: string]: number } = {};
      for (const branch of list) sums[of(branch)] = (sums[of(branch)] ?? 0) + branch.n / total;
      return Object.fromEntries(Object.entries(sums).map(([key, p]) => [key, Math.round(p * 1000) / 1000]));
    };
    expect(share(({ stand }) => stand.column ?? '')).toEqual({ 7: 0.4, 8: 0.6 });
    expect(share(({ stand }) => stand.drm)).toEqual({ '-4': 0.21, '-2': 0.58, 0: 0.21 });
    // two points: artillery 8 and 2, or CAS 5, or units 9
    const with_ = (spend: string) =>
      made({ ...worked, german: [...worked.german, hq(2, spend)] }).checks.map((check) => waysOf(check).full);
    expect([with_('artillery'), with_('cas'), with_('units')]).toEqual([
      [3, 8, 7],
      [5, 6, 7],
      [3, 6, 9],
    ]);
  });

  it('RTL-11.12: until the shaded boxes are marked, the screen says where to do it once', () => {
    const missing = (raw: object, here = context()) => panelOf(raw, here).missing.map(({ msg }) => msg.id);
    expect(missing(whole)).toEqual(['rtl.attack.missing.shading']);
    expect(missing(whole, marked(false))).toEqual([]);
    // without red defence nothing can wear out
    expect(missing({ ...whole, soviet: [unit(3, 6, 4, { formation: 'Red' })] })).toEqual([]);
  });

  it('a single box of its column that nobody typed is said to be missing', () => {
    const raw = { german: [unit(9, 7, 6)], soviet: [unit(3, 5, 4, { formation: 'Red' })] };
    const without = (row: number) => {
      const of = (grid: typeof crt.mobile) => ({
        ...grid,
        cells: Object.fromEntries(Object.entries(grid.cells).filter(([at]) => !at.startsWith(`${row}/`))),
      });
      const here = context({ tables: { [tables.assault]: of(crt.assault), [tables.mobile]: of(crt.mobile) } });
      return panelOf(raw, here).missing.map(({ msg }) => msg.id);
    };
    // 0 lies outside of the die, and is read with a DRM alone
    expect(Array.from({ length: 11 }, (_, row) => without(row))).toEqual([
      [],
      ...Array.from({ length: 10 }, () => ['rtl.attack.missing.cells']),
    ]);
  });

  it('RTL-P2: the engine answers as the plan worked out question by question, from the start and after answers', () => {
    for (const policy of [{ shade: 'plain' }, { shade: 'shaded' }]) {
      const input = parsed(whole);
      const direct = attackCalculator.plan(input, context(), [], policy);
      expect(plainly(direct)).toEqual(plainly(attackCalculator.referencePlan(input, context(), [], policy)));
      expect(direct.length).toBeGreaterThan(5);
    }
    expect(branches(made(whole)).list).toHaveLength(72);
    const given = [
      { ask: 'cas-attacker', key: 'none', raw: 9 },
      { ask: 'cas-defender', key: 'full' },
    ];
    const input = parsed(whole);
    expect(plainly(attackCalculator.plan(input, context(), given))).toEqual(
      plainly(attackCalculator.referencePlan(input, context(), given)),
    );
    const misfit = [{ ask: 'units', key: 'full' }];
    expect(attackCalculator.plan(input, context(), misfit)).toEqual([]);
    expect(attackCalculator.plan(parsed({ german: [gun(3, 6)] }), context())).toEqual([]);
  });

  it('RTL-P1: the sums that are written down are those the fight is decided by, whichever way the checks go', () => {
    for (const raw of [whole, worked, { ...whole, terrain: ['swamp'] }]) {
      const fought = made(raw);
      for (const { passed, stand } of branches(fought).list) {
        const notes = explain();
        trail(fought, passed, notes);
        expect(['attack', 'defence', 'drm'].map((id) => figure(notes, id))).toEqual([
          stand.attack,
          stand.defence,
          stand.drm,
        ]);
      }
    }
  });

  it('RTL-P2: chances of the screen sum to one, and a die rolled leaves what is read', () => {
    const panel = panelOf(whole);
    expect(panel.chances.reduce((so, { chance }) => so + chance.p, 0)).toBeCloseTo(1, 12);
    expect(panel.column).toBeUndefined();
    for (const { code, chance } of panel.faces)
      expect(chance).toEqual(panel.chances.find((one) => one.code === code)?.chance);
    expect(panel.mix.reduce((so, { chance }) => so + chance.p, 0)).toBeCloseTo(1, 12);
    expect(hints(panel)).toContain('rtl.attack.hint.likeliest');
  });

  it('RTL-P2: while checks may lead to several columns, the faces and their neighbours are of the column that is named', () => {
    const panel = panelOf(whole);
    const shown = panel.shown ?? -1;
    expect(panel.mix.length).toBeGreaterThan(1);
    expect(panel.says.p?.column).toEqual(name(panel.columns[shown] ?? ''));
    const drm = Number(panel.says.p?.drm);
    const read = (column: number) =>
      panel.faces.map(({ face }) => {
        const row = Math.min(11, Math.max(0, face + drm));
        return column in panel.columns ? crt.mobile.cells[`${row}/${panel.columns[column]}`]?.text : '';
      });
    expect(panel.faces.map(({ code }) => code)).toEqual(read(shown));
    expect(panel.faces.map(({ below }) => below)).toEqual(read(shown - 1));
    expect(panel.faces.map(({ above }) => above)).toEqual(read(shown + 1));
  });

  it('RTL-P3: measures are sums over the results: emptied, losses, advance, armour', () => {
    const plain = made({ ...worked, german: worked.german.slice(0, 1), terrain: [] });
    // 10 : 6 is 3:2 at −2 on the Assault table: rows 0 to 8
    const texts = weigh(plain).list.map(({ outcome, n }) => [outcome.text, n]);
    expect(texts).toEqual([
      ['D1R', 2],
      ['DRd', 1],
      ['DR', 2],
      ['A1 D1d', 1],
      ['A1 D1', 1],
      ['A2 D2', 1],
      ['AR', 2],
    ]);
    const chance = (measure: Parameters<typeof chanceOfMeasure>[1]) => chanceOfMeasure(plain, measure).exact;
    // the defender has one step: D1 empties the hex as well
    expect(chance('emptied')).toBe('4/5');
    expect(chance('defenderLosesOne')).toBe('1/2');
    expect(chance('attackerUnhurt')).toBe('7/10');
    expect(chance('advance')).toBe('1/2');
    expect(chance('armourSurvives')).toBe('1/1');
  });

  it('RTL-11.12: a box nobody has marked is asked about where armour meets red defence; marked ones are not', () => {
    const dice = [10, 10, 10, 10, 10, 6];
    expect(played(whole, dice).ask).toMatchObject({ id: 'shade', kind: 'choice' });
    expect(played(whole, [...dice, 'shaded']).done?.key.endsWith('*')).toBe(true);
    expect(played(whole, [...dice, 'plain']).done?.key.endsWith('*')).toBe(false);
    expect(played(whole, dice, marked(false)).done?.key.endsWith('*')).toBe(false);
    expect(played(whole, dice, marked(true)).done?.key.endsWith('*')).toBe(true);
    expect(chanceOfMeasure(made(whole, marked(true)), 'armourSurvives').p).toBe(0);
    // nobody typed the box: there is nothing to look at
    const { mobile, assault } = tables;
    const without = context({ tables: { [assault]: crt.assault, [mobile]: { ...crt.mobile, cells: {} } } });
    expect(played(whole, dice, without).done?.key).toBe('?');
    const untyped = panelOf(whole, without);
    expect([untyped.policies, untyped.tolls]).toEqual([[], undefined]);
    expect(untyped.chances.map(({ code, chance }) => [code, chance.exact])).toEqual([['?', '1/1']]);
    const soft = { ...whole, soviet: [unit(3, 6, 4, { formation: 'Red' }), ...whole.soviet.slice(1)] };
    expect(played(soft, dice).done).toBeDefined();
  });

  it('RTL-11.24 RTL-11.42: who cannot pay takes one off the other; no retreat pays one step more and bars the advance with the last', () => {
    const base = { crt: 'assault', attack: 4, defence: 4, column: '1-1', row: '5', drm: 0, sure: true } as const;
    const of = (text: string, raw: object, noRetreat = false, shaded = false) =>
      tollOf({ ...base, text, shaded, noRetreat }, made(raw).fight);
    const two = { twoSteps: true, attack2: 2, defence2: 2, er2: 4 };
    const raw = { german: [unit(4, 4, 6, two), unit(4, 4, 6)], soviet: [unit(3, 6, 4)] };
    expect(of('A2 D2', raw)).toMatchObject({ attacker: 1, defender: 1, emptied: true, advance: true });
    expect(of('A1 DE', raw)).toMatchObject({ attacker: 1, defender: 1 });
    expect(of('DR', raw, true)).toMatchObject({ defender: 1, emptied: true, advance: false });
    expect(of('DR', { ...raw, soviet: [unit(3, 6, 4, two)] }, true)).toMatchObject({ defender: 1, emptied: false });
    expect(of('DR', raw, false, true)).toMatchObject({ attacker: 1, armour: true });
    expect(of('?', raw)).toBeUndefined();
  });

  it('RTL-3.43 RTL-15.12: another lead is offered of those that may lead, by the rule that names the lead', () => {
    const here = context();
    const offered = (raw: object) =>
      attackCalculator
        .contributions?.(parsed(raw), here)
        ?.things.filter(({ id }) => id.startsWith('lead-'))
        .map(({ id }) => id) ?? [];
    const staff = hq(1, 'none', { id: 'staff', er: 8, distance: 0 });
    const german = [unit(9, 9, 7, { id: 'first' }), unit(9, 9, 5, { id: 'second' })];
    const soviet = [unit(3, 6, 4, { id: 'rifles', formation: 'Red' })];
    expect(offered({ ...worked, german, soviet })).toEqual(['lead-german-second']);
    // an HQ leads an attack where it has a strength of its own, and a hex only where nobody else is
    expect(offered({ ...worked, german: [...german, { ...staff, attack: 2, er: 6 }], soviet })).toEqual([
      'lead-german-second',
      'lead-german-staff',
    ]);
    expect(offered({ ...worked, german, soviet: [...soviet, { ...staff, formation: 'Red' }] })).toEqual([
      'lead-german-second',
    ]);
  });
});
