import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { contextFromReads, trackReads } from '#rules/kit/record/readSet.ts';
import { context, gun, hints, panelOf, panzer, parsed, plane, unit } from '../../../testing/attacks.ts';
import { aheadCalculator } from '../declared/aheadCalc.ts';
import { overrunCalculator } from '../overrun/calculator.ts';
import { chainCalculator } from '../overrun/chainCalc.ts';
import { attackCalculator } from './calculator.ts';
import { attackQuestions } from './questions.ts';

/** An ER nobody has typed: how its check goes is not known, and so is everything that hangs on it. */

const german = [unit(6, 6, 6, { hex: '1010' })];
const typed = { defenceTotal: 5, defenderEr: 6, sequence: 'assault', crt: 'assault' };
/** A check of each kind whose lead has no ER. */
const blind: { readonly [check: string]: JsonObject } = {
  'guns-attacker': { ...typed, german: [...german, gun(5, 0, { hex: '1111', distance: 2 })] },
  'guns-defender': { ...typed, german, soviet: [gun(5, 0, { formation: 'Red' })] },
  'cas-attacker': { ...typed, german: [...german, plane(2, 0)] },
  'cas-defender': { ...typed, german, soviet: [plane(2, 0)] },
};
/** Leads without an ER: with the difference no DRM is known. */
const leads: { readonly [ask: string]: JsonObject } = {
  'er-attacker': { ...typed, german: [unit(6, 6, 0, { hex: '1010' }), unit(6, 6, 0, { hex: '1011' })] },
  'er-defender': { ...typed, defenderEr: 0, german },
};
const here = context();

describe('an ER nobody has typed', () => {
  const all = { ...blind, ...leads };
  it.each(Object.keys(all))('RTL-P1 RTL-3.42 RTL-10.61 %s: no chance is shown, planned or measured', (open) => {
    const raw = all[open] ?? {};
    const input = parsed(raw);
    const panel = panelOf(raw);
    expect(panel.chances).toEqual([]);
    expect([panel.mix, panel.bar, panel.policies, panel.faces, panel.tolls]).toEqual([[], [], [], [], undefined]);
    expect(panel.says.id).toBe('rtl.attack.saysOpen');
    expect(panel.unsettled?.length).toBeGreaterThan(0);
    if (open in blind) expect(hints(panel)).toContain('rtl.attack.hint.noEr');
    // typed strengths have no row: their lead is a hint
    expect([...panel.missing.map(({ msg }) => msg.id), ...hints(panel)].some((id) => /missing\..*er$/i.test(id))).toBe(
      true,
    );
    expect(hints(panel).filter((id) => /measure/.test(id))).toEqual([]);
    expect(attackCalculator.plan(input, here)).toEqual([]);
    expect(attackCalculator.referencePlan(input, here)).toEqual([]);
    const adds = attackCalculator.contributions?.(input, here);
    expect(adds?.measures.map(({ now, not }) => [now, not?.id])).toEqual(
      adds?.measures.map(() => [undefined, 'rtl.plan.erUnknown']),
    );
    const measured = attackQuestions.find(({ id }) => id === 'attack-chances')?.answer({ attack: raw }, here);
    expect(measured).toMatchObject({ ok: true, value: { measures: {}, ifShaded: {} } });
  });
  it.each(Object.keys(blind))('RTL-P2 %s: the players say how it went, and the rest is known', (check) => {
    const raw = blind[check] ?? {};
    const input = parsed(raw);
    for (const key of ['full', 'none']) {
      const given = [{ ask: check, key }];
      const panel = panelOf(raw, here, given);
      const planned = attackCalculator.plan(input, here, given);
      expect(planned.length).toBeGreaterThan(2);
      const sum = new Map<string, number>();
      for (const { code, chance } of panel.chances) sum.set(code, chance.p);
      for (const { key: code, p } of planned) expect(sum.get(code)).toBeCloseTo(p, 9);
      // a policy says the same beforehand
      const policy = { [check]: key };
      const wished = attackCalculator.plan(input, here, [], policy);
      expect(wished.map(({ key: code, p }) => [code, p])).toEqual(planned.map(({ key: code, p }) => [code, p]));
      expect(attackCalculator.referencePlan(input, here, [], policy)).toHaveLength(wished.length);
    }
  });
  it.each(Object.keys(leads))('RTL-10.61 %s: told, it is the fight with that ER, and a policy may tell it', (open) => {
    const raw = leads[open] ?? {};
    const field = open === 'er-attacker' ? 'attackerEr' : 'defenderEr';
    const chances = (panel: ReturnType<typeof panelOf>) =>
      panel.chances.map(({ code, chance }) => [code, chance.exact]);
    for (const key of ['2', '9']) {
      const known = { ...raw, [field]: Number(key) };
      const given = [{ ask: open, key }];
      expect(chances(panelOf(raw, here, given))).toEqual(chances(panelOf(known)));
      const plainly = (planned: ReturnType<typeof attackCalculator.plan>) => planned.map((one) => [one.key, one.exact]);
      const planned = plainly(attackCalculator.plan(parsed(known), here));
      expect(plainly(attackCalculator.plan(parsed(raw), here, given))).toEqual(planned);
      expect(plainly(attackCalculator.plan(parsed(raw), here, [], { [open]: key }))).toEqual(planned);
      const stepwise = plainly(attackCalculator.referencePlan(parsed(raw), here, [], { [open]: key }));
      expect(new Map(stepwise.map(([code, exact]) => [code, exact]))).toEqual(
        new Map(planned.map(([code, exact]) => [code, exact])),
      );
    }
    const asked = attackQuestions.find(({ id }) => id === 'drm')?.answer({ attack: raw }, here);
    expect(asked).toMatchObject({ ok: true, value: { sum: null, net: null } });
  });
  it.each(Object.keys(all))('RTL-P1 %s: the record keeps every cell that may be read once it is told', (open) => {
    const raw = all[open] ?? {};
    const watched = trackReads(here);
    panelOf(raw, watched.context);
    const kept = contextFromReads(watched.reads());
    const option = attackCalculator.play(parsed(raw), here, []).ask;
    if (option?.kind !== 'choice') throw new Error('nothing is asked');
    for (const { key } of option.options) {
      const told = [{ ask: open, key }];
      expect(panelOf(raw, kept, told).faces).toEqual(panelOf(raw, here, told).faces);
    }
  });
  it('RTL-10.53a: where no die is rolled nobody asks for one', () => {
    const raw = { attackTotal: 1, defenceTotal: 9 };
    expect(panelOf(raw).chances.map(({ code, chance }) => [code, chance.exact])).toEqual([['A2Rd', '1/1']]);
    expect(attackCalculator.play(parsed(raw), here, []).ask).toBeUndefined();
  });
  it('RTL-P7: an overrun and a chain of them say so too', () => {
    const raw: JsonObject = { german: [panzer(12, 6), plane(2, 0)], defenceTotal: 3, defenderEr: 4 };
    const overrun = overrunCalculator.parse(raw);
    if (!overrun.ok) throw new Error('no overrun');
    const panel = overrunCalculator.panel(overrun.value, here, []);
    expect(panel.kind === 'odds' && panel.chances).toEqual([]);
    expect(overrunCalculator.plan(overrun.value, here)).toEqual([]);
    const chain = chainCalculator.parse({
      german: [panzer(12, 6), plane(2, 0)],
      hexes: [{ hex: '1010', defence: 3, er: 4, air: true }],
    });
    if (!chain.ok) throw new Error('no chain');
    expect(chainCalculator.panel(chain.value, here, []).says.id).toBe('rtl.chain.unknown');
    const led = overrunCalculator.parse({ german: [panzer(12, 6)], defenceTotal: 3 });
    if (!led.ok) throw new Error('no overrun');
    expect(overrunCalculator.plan(led.value, here)).toEqual([]);
    expect(overrunCalculator.play(led.value, here, []).ask?.id).toBe('er-defender');
    const told = [{ ask: 'er-defender', key: '4' }];
    const known = overrunCalculator.parse({ german: [panzer(12, 6)], defenceTotal: 3, defenderEr: 4 });
    if (!known.ok) throw new Error('no overrun');
    expect(overrunCalculator.plan(led.value, here, told).map(({ key, p }) => [key, p])).toEqual(
      overrunCalculator.plan(known.value, here).map(({ key, p }) => [key, p]),
    );
    const nobody = chainCalculator.parse({ german: [panzer(12, 6)], hexes: [{ hex: '1010', defence: 3 }] });
    if (!nobody.ok) throw new Error('no chain');
    expect(chainCalculator.panel(nobody.value, here, []).says.id).toBe('rtl.chain.unknown');
  });
  it('RTL-P6: nor does anybody know what a defender without an ER makes of it', () => {
    const says = (raw: JsonObject) => {
      const input = aheadCalculator.parse(raw);
      if (!input.ok) throw new Error(JSON.stringify(input.troubles));
      return aheadCalculator.panel(input.value, here, []).says.id;
    };
    const red = { formation: 'Red', class: 'mot' };
    const attack: JsonObject = { german: [panzer(12, 5)], soviet: [unit(2, 4, 5, red)] };
    const cars: JsonObject = { id: 'cars', defence: 2, er: 0, ...red };
    expect(says(attack)).toBe('rtl.ahead.says');
    expect(says({ ...attack, soviet: [unit(2, 4, 0, red)], refuse: true })).toBe('rtl.ahead.unknown');
    expect(says({ ...attack, reacting: [cars] })).toBe('rtl.ahead.unknown');
    // who does not come in changes nothing
    expect(says({ ...attack, reacting: [{ ...cars, joins: false }] })).toBe('rtl.ahead.says');
    expect(says({ ...attack, soviet: [unit(2, 4, 0, red)] })).toBe('rtl.ahead.unknown');
    expect(says({ ...attack, german: [panzer(12, 5), gun(5, 0)] })).toBe('rtl.ahead.unknown');
  });
});

describe('a strength nobody has typed', () => {
  const known = unit(6, 6, 6, { hex: '1010' });
  const blank = unit(0, 0, 6, { name: 'Blank', hex: '1011' });
  const foe = unit(3, 4, 5, { hex: '1110' });
  it.each([
    ['beside another attacker', { german: [known, blank], soviet: [foe] }],
    ['alone against a typed defence', { ...typed, german: [blank] }],
    ['among the defenders', { german: [known], soviet: [foe, { ...blank, formation: 'Red' }] }],
  ])('RTL-10.52 %s: there are no odds before it is typed', (where, raw) => {
    const panel = panelOf(raw);
    expect(panel.not?.msg.id).toBe('rtl.attack.not.untyped');
    expect([panel.chances, panel.faces, panel.bar]).toEqual([[], [], []]);
    expect(panel.unsettled).toContain(where === 'among the defenders' ? 'defence' : 'attack');
    expect(panel.missing.map(({ msg }) => msg.id)).toContainEqual(
      expect.stringMatching(/^rtl\.attack\.missing\.(strength|defence)$/),
    );
  });
  it('RTL-9.14 a counter that cannot attack defends with something, and is no such unit', () => {
    const idle = unit(0, 3, 6, { hex: '1011' });
    expect(panelOf({ german: [known, idle], soviet: [foe] }).not).toBeUndefined();
  });
});
