import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { withUnused } from '#rules/kit/procedure/policy.ts';
import { tables } from '../../../ids.ts';
import { shadingMarked } from '../../../model/reading.ts';
import { context, panelOf, panzer, parsed, unit } from '../../../testing/attacks.ts';
import { crt } from '../crt.ts';
import { chainCalculator } from '../overrun/chainCalc.ts';
import { attackCalculator } from './calculator.ts';

/** 11.12: armour against a red defence, on a table whose shaded boxes nobody has marked. */

const red = { formation: 'Red', traits: ['redDefence'] };
const raw: JsonObject = { german: [panzer(9, 6)], soviet: [unit(3, 6, 6, red)] };
/** All boxes marked, as shaded or as plain; `likely`: boxes of that text are only likely but for one. */
const marked = (all: boolean) => {
  const cells = Object.fromEntries(
    Object.entries(crt.mobile.cells).map(([at, cell]) => [at, all ? { ...cell, marks: ['shaded'] } : cell]),
  );
  const mobile = { ...crt.mobile, cells, accepted: [shadingMarked] };
  return context({ tables: { [tables.assault]: crt.assault, [tables.mobile]: mobile } });
};
const hintIn = (here = context(), id = 'rtl.attack.measure.range') =>
  panelOf(raw, here).hints.filter(({ msg }) => msg.id === id);
const measureIn = (here: ReturnType<typeof context>, id: string) => {
  const p = panelOf(raw, here).hints.find(({ msg }) => msg.id === `rtl.attack.measure.${id}`)?.msg.p?.p;
  return typeof p === 'number' ? p : 1;
};

describe('shaded boxes nobody has marked', () => {
  it('RTL-11.12: what hangs on them is a range, from all plain to all shaded', () => {
    const ranges = new Map(
      hintIn().map(({ msg }) => {
        const what = msg.p?.what;
        const id = typeof what === 'object' && 'id' in what ? what.id : '';
        return [String(id).split('.').at(-1) ?? '', [msg.p?.p, msg.p?.q]];
      }),
    );
    for (const id of ['attackerUnhurt', 'attackerLosesOneAtMost', 'armourSurvives']) {
      const ends = [measureIn(marked(true), id), measureIn(marked(false), id)];
      if (ends[0] !== ends[1]) expect([id, ranges.get(id)]).toEqual([id, ends.toSorted((x, y) => x - y)]);
    }
    expect([...ranges.keys()]).toEqual(expect.arrayContaining(['attackerUnhurt', 'armourSurvives']));
    // who is gone from the hex does not hang on them
    expect(ranges.has('emptied')).toBe(false);
    expect(hintIn(marked(true))).toEqual([]);
    expect(hintIn(marked(false))).toEqual([]);
  });
  it('RTL-11.12: so are the steps the attacker loses', () => {
    const means = (here: ReturnType<typeof context>) =>
      panelOf(raw, here).policies.map(({ losses }) => losses.find(({ side }) => side === 'german')?.mean);
    expect(means(context())).toEqual([...means(marked(false)), ...means(marked(true))]);
  });
  it('RTL-P3: so are VP, what each thing adds, and a chain of overruns', () => {
    expect(hintIn(context(), 'rtl.plan.vpRange')).toHaveLength(1);
    expect(hintIn(marked(true), 'rtl.plan.vpRange')).toEqual([]);
    const measures = (here: ReturnType<typeof context>) =>
      attackCalculator.contributions?.(parsed(raw), here)?.measures.map(({ msg }) => msg.id) ?? [];
    expect(measures(context())).toEqual(
      expect.arrayContaining(['rtl.plan.measure.range', 'rtl.plan.measure.pointsRange']),
    );
    expect(measures(marked(false))).not.toContain('rtl.plan.measure.range');
    const chain = chainCalculator.parse({
      german: [panzer(9, 6)],
      soviet: [unit(3, 6, 6, { ...red, hex: '1010' })],
      hexes: [{ hex: '1010' }],
    });
    if (!chain.ok) throw new Error('no chain');
    const said = (here: ReturnType<typeof context>) =>
      chainCalculator.panel(chain.value, here, []).hints.map(({ msg }) => msg.id);
    expect(said(context())).toContain('rtl.chain.hint.shading');
    expect(said(marked(true))).not.toContain('rtl.chain.hint.shading');
  });
  it('RTL-P3: with a range the VP of the place are said as well', () => {
    const at = (here: ReturnType<typeof context>, more: JsonObject = {}) =>
      panelOf({ ...raw, ...more }, here)
        .hints.filter(({ msg }) => msg.id.startsWith('rtl.plan.vp'))
        .map(({ msg, rule }) => [msg.id, rule]);
    const range = ['rtl.plan.vpRange', '11.12'];
    expect(at(context(), { target: '2214' })).toEqual([range, ['rtl.plan.vpHex', 'S1.2']]);
    expect(at(context(), { target: '2215' })).toEqual([range]);
    expect(at(marked(true), { target: '2214' })).toEqual([['rtl.plan.vpPlace', 'S1.2']]);
  });
  it('RTL-P2 RTL-11.12: a policy for the shading is in vain where no box is asked about, as question by question', () => {
    const policy = { shade: 'shaded' };
    const soft: JsonObject = { ...raw, soviet: [unit(3, 6, 6, { formation: 'Red' })] };
    const foot: JsonObject = { german: [unit(9, 9, 6)], soviet: [unit(3, 6, 6, { formation: 'Red' })] };
    const hopeless: JsonObject = { ...raw, german: [panzer(1, 6)] };
    const vain = (one: JsonObject, here: ReturnType<typeof context>, way: 'plan' | 'referencePlan') =>
      withUnused(policy, (taken) => attackCalculator[way](parsed(one), here, [], taken)).unused.map(({ ask }) => ask);
    const cases: readonly (readonly [JsonObject, ReturnType<typeof context>, readonly string[]])[] = [
      [raw, context(), []],
      [raw, marked(true), ['shade']],
      [raw, marked(false), ['shade']],
      [soft, context(), ['shade']],
      [{ ...foot, crt: 'assault' }, context(), ['shade']],
      // 10.53: nothing is rolled
      [hopeless, context(), ['shade']],
    ];
    for (const [one, here, asks] of cases)
      expect([vain(one, here, 'plan'), vain(one, here, 'referencePlan')]).toEqual([asks, asks]);
  });
  it('RTL-10.63: of boxes that say the same the surest stands for all', () => {
    // 9 : 6 is 3:2, whose rows 5 and 6 are made to say the same; only one of them is certain
    const grid = (first: boolean, second: boolean) => {
      const cells = {
        ...crt.mobile.cells,
        '5/3-2': { text: 'A2 D2', sure: first },
        '6/3-2': { text: 'A2 D2', sure: second },
      };
      return context({ tables: { [tables.assault]: crt.assault, [tables.mobile]: { ...crt.mobile, cells } } });
    };
    const sureOf = (here: ReturnType<typeof context>) => {
      const found = attackCalculator.plan(parsed(raw), here).find(({ key }) => key === 'A2 D2');
      return (found?.result as { outcome: { sure: boolean } } | undefined)?.outcome.sure;
    };
    expect([sureOf(grid(true, false)), sureOf(grid(false, true)), sureOf(grid(false, false))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
