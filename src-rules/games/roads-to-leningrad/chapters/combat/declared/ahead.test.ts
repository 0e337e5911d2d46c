import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import { parsePlain } from '#rules/kit/forms/parse.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { name } from '#rules/kit/words/message.ts';
import { context, panzer, unit } from '../../../testing/attacks.ts';
import { chanceOfMeasure } from '../../../testing/known.ts';
import { ready } from '../fight/ready.ts';
import { aheadCalculator, casesOf, chanceOf, lookAhead } from './aheadCalc.ts';
import { aheadFields } from './aheadFields.ts';

/** Invented units; the attack has no checks, so that its own chances are tenths. */
const here = context();
const inputOf = (raw: object) => {
  const plain: Json = JSON.parse(JSON.stringify(raw));
  const parsed = parsePlain(aheadFields, plain);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.troubles));
  return parsed.value;
};
const ahead = (raw: object) => lookAhead(asInput(aheadFields, inputOf(raw)), here);
const cases = (raw: object) => {
  const { plain, undeclared, declared } = casesOf(ahead(raw), here);
  if (!plain || !undeclared) throw new Error('not known: an ER is missing');
  return { plain, undeclared, declared };
};
const exact = (raw: object, of: 'plain' | 'undeclared' | 'declared', measure = 'emptied' as const) => {
  const tally = cases(raw)[of];
  return tally && chanceOf(tally, measure).exact;
};
const panel = (raw: object) => {
  const made = aheadCalculator.panel(inputOf(raw), here, []);
  if (made.kind !== 'value') throw new Error('no figures');
  return made;
};

const two = { twoSteps: true, attack2: 1, defence2: 1, er2: 3 };
const rifles = (er: number, over: JsonObject = {}) =>
  unit(2, 4, er, { id: 'rifles', formation: 'Red', ...two, ...over });
const cars = (er: number, over: JsonObject = {}): JsonObject => ({
  id: 'cars',
  formation: 'Red',
  class: 'mot',
  defence: 2,
  er,
  ...over,
});
/** Mobile, 3:1, ER even. */
const attack = { german: [panzer(12, 5, { id: 'pz' })], soviet: [rifles(5)], target: '4545' };
const refuser = { ...attack, soviet: [rifles(5, { class: 'mot' })] };

describe('P6: refusal', () => {
  it('RTL-P6 RTL-9.21 RTL-9.23: refused on ER of ten, and the hex is empty then; else the attack as it is', () => {
    // 3:1 on the Mobile table, no DRM: rows 1 to 10; on 9 A2 D1 and on 10 AR it holds
    expect(exact(refuser, 'plain')).toBe('4/5');
    // 5 of 10, and of the other half 4 of 5
    expect(exact({ ...refuser, refuse: true }, 'undeclared')).toBe('9/10');
    // nobody loses a step to a refusal
    const none = cases({ ...refuser, refuse: true });
    expect(chanceOf(none.undeclared, 'defenderLosesOne').p).toBeCloseTo(chanceOf(none.plain, 'defenderLosesOne').p / 2);
    expect(none.undeclared.lost.attacker / none.undeclared.total).toBeCloseTo(
      none.plain.lost.attacker / none.plain.total / 2,
    );
    // 9.23: heavy weapons alone do not follow
    const heavy = { ...refuser, german: [unit(12, 4, 5, { class: 'heavy' })], refuse: true };
    const entering = (raw: object) => chanceOf(cases(raw).undeclared, 'advance').p;
    expect(entering(heavy)).toBeLessThan(chanceOf(cases(heavy).undeclared, 'emptied').p - 0.4);
  });
  it('RTL-P6 RTL-9.21 RTL-9.25: who may not refuse changes nothing, and the reason is said', () => {
    const onFoot = { ...attack, refuse: true };
    expect(exact(onFoot, 'undeclared')).toBe('4/5');
    const against = (raw: object) => panel(raw).hints.flatMap((hint) => (hint.against ? [hint.rule] : []));
    expect(against(onFoot)).toEqual(['9.21']);
    expect(against({ ...refuser, refuse: true, onlyThroughZoc: true })).toEqual(['9.25']);
    expect(against({ ...refuser, refuse: true })).toEqual([]);
    // nobody means to refuse
    expect(against(attack)).toEqual([]);
  });
  it('RTL-P6 3.42: who refuses on an ER nobody typed leaves the chance open', () => {
    // under 1:4 nothing is rolled, and no ER asked for
    const strength = { german: [panzer(1, 5, { id: 'pz' })], defenceTotal: 9, target: '4545' };
    const answer = (refuse: boolean) => panel({ ...strength, refuse }).answer.id;
    expect([answer(false), answer(true)]).toEqual(['rtl.ahead.answer', 'rtl.ahead.unknown']);
  });
});

describe('P6: reaction', () => {
  const one = { ...attack, reacting: [cars(6)] };
  it('RTL-P6 RTL-9.33: unit by unit, with the odds of every set that comes in', () => {
    // 12 against 4 is 3:1, against 6 it is 2:1; the newcomer leads with ER 6, DRM +1
    const [came, stayed] = ahead(one).front.arrivals;
    expect([came?.came, came?.n, stayed?.came, stayed?.n]).toEqual([['cars'], 6, [], 4]);
    const p = (made: typeof came) => (made ? chanceOfMeasure(made.made, 'emptied').p : Number.NaN);
    expect(p(stayed)).toBe(0.8);
    expect(p(came)).toBeLessThan(p(stayed));
    expect(chanceOf(cases(one).undeclared, 'emptied').p).toBeCloseTo(0.6 * p(came) + 0.4 * p(stayed), 12);
    const more = ahead({ ...one, reacting: [cars(6), cars(5, { id: 'more' }), cars(4, { id: 'last' })] });
    expect(more.front.arrivals).toHaveLength(8);
    expect(more.front.arrivals.reduce((so, { n }) => so + n, 0)).toBe(1000);
    const grid = panel(one).grids?.find(({ id }) => id === 'arrivals');
    expect(grid?.cols.map(({ id }) => id)).toEqual([
      'rtl.ahead.col.chance',
      'rtl.ahead.col.strengths',
      'rtl.ahead.col.column',
      'rtl.ahead.measure.emptied',
    ]);
    const rows = (raw: object) => panel(raw).grids?.find(({ id }) => id === 'arrivals')?.rows ?? [];
    const column = ({ cells }: ReturnType<typeof rows>[number]) => cells[2]?.value.p?.what;
    expect(rows(one).map(column)).toEqual([name('2-1'), name('3-1')]);
    // as far down as the table goes
    expect(rows({ ...one, reacting: [cars(6, { defence: 40 })] }).map(column)).toEqual([name('1-4'), name('3-1')]);
  });
  it('RTL-P6 RTL-11.12: set by set and all together, boxes nobody has marked are taken alike', () => {
    const soviet = [rifles(5, { traits: ['redDefence'] })];
    for (const measure of ['attackerUnhurt', 'armourSurvives']) {
      const made = panel({ ...one, soviet, measure });
      const sets = made.grids?.find(({ id }) => id === 'arrivals')?.rows ?? [];
      const sum = sets.reduce((so, { cells }) => so + Number(cells[0]?.p) * Number(cells[3]?.p), 0);
      expect(sum).toBeCloseTo(Number(made.says.p?.p), 12);
      expect(made.hints.map(({ msg }) => msg.id)).toContain('rtl.ahead.hint.shading');
    }
  });
  it('RTL-P6 RTL-9.32 RTL-9.35 RTL-15.33: barred units stay out, points help, and nobody has to go into the hex', () => {
    const rules = (over: JsonObject) => ahead({ ...attack, reacting: [cars(6, over)] }).tried[0];
    expect(rules({ points: 2 })?.faces).toBe(8);
    expect(rules({ disrupted: true })?.faces).toBe(0);
    expect(rules({ away: 3 })?.bars.map(({ rule }) => rule)).toEqual(['9.32']);
    expect(rules({ formation: 'Other' })?.faces).toBe(0);
    expect(rules({ formation: '' })?.faces).toBe(6);
    expect(exact({ ...attack, reacting: [cars(6, { joins: false })] }, 'undeclared')).toBe('4/5');
    // who stands in the hex does not come into it
    const twice = ahead({ ...refuser, reacting: [cars(6, { id: 'rifles' })] });
    expect(twice.tried[0]?.faces).toBe(0);
    expect(twice.front.arrivals).toHaveLength(1);
  });
});

describe('P6: no retreat', () => {
  const fort = { ...attack, strongpoint: true };
  it('RTL-P6 RTL-9.42 RTL-9.43: declared against not declared, for the same attack', () => {
    const made = cases({ ...fort, declares: true });
    const front = ahead(fort);
    const plain = ready(front.fight, here);
    const stood = ready({ ...front.fight, noRetreat: true }, here);
    const p = (one: typeof plain) => chanceOfMeasure(one, 'emptied').p;
    expect(p(stood)).toBeLessThan(p(plain));
    // ER 5: half of the time it holds fast
    expect(made.declared && chanceOf(made.declared, 'emptied').p).toBeCloseTo((p(stood) + p(plain)) / 2, 12);
    expect(chanceOf(made.undeclared, 'emptied').p).toBe(p(plain));
    const helped = cases({ ...fort, declares: true, standPoints: 5 - 1 });
    expect(helped.declared && chanceOf(helped.declared, 'emptied').p).toBeCloseTo(0.9 * p(stood) + 0.1 * p(plain), 12);
  });
  it('RTL-P6 RTL-9.41: not without a completed strongpoint and two steps; a step that reacts counts', () => {
    expect(cases({ ...attack, declares: true }).declared).toBeUndefined();
    const thin = { ...fort, soviet: [rifles(5, { steps: 1 })], declares: true };
    expect(cases(thin).declared).toBeUndefined();
    expect(panel(thin).hints.some(({ against, rule }) => against && rule === '9.41')).toBe(true);
    expect(cases({ ...thin, reacting: [cars(6)] }).declared).toBeDefined();
    // the marker lies already
    expect(cases({ ...fort, noRetreat: true, declares: true }).declared).toBeUndefined();
  });
});

describe('P6: all of it', () => {
  const all = {
    ...attack,
    strongpoint: true,
    soviet: [rifles(5, { class: 'mot' })],
    refuse: true,
    declares: true,
    reacting: [cars(6), cars(4, { id: 'more' })],
  };
  it('RTL-P6: exact in whole numbers, the same as adding up every branch by hand', () => {
    const { front } = ahead(all);
    let sum = 0;
    for (const { made, n } of front.arrivals) {
      const holds = (front.stands(made.fight) ?? 0) / 10;
      const stood = ready({ ...made.fight, noRetreat: true }, here);
      const p = holds * chanceOfMeasure(stood, 'emptied').p + (1 - holds) * chanceOfMeasure(made, 'emptied').p;
      sum += (n / 100) * p;
    }
    const { declared } = cases(all);
    expect(declared && chanceOf(declared, 'emptied').p).toBeCloseTo(0.5 + 0.5 * sum, 12);
    expect(declared && chanceOf(declared, 'emptied').exact).toMatch(/^\d+\/\d+$/);
  });
  it('RTL-P6: with nothing tried it is the attack itself, and nothing to fight is refused with the rule', () => {
    const { plain, undeclared } = cases(attack);
    expect(chanceOf(undeclared, 'emptied')).toEqual(chanceOf(plain, 'emptied'));
    expect(panel(attack).grids).toHaveLength(1);
    expect(panel({ ...attack, soviet: [] }).not?.rule).toBe('9.11');
    expect(verifySteps(panel(all).figures, {})).toEqual([]);
    expect(panel(all).figures.map(({ id }) => id)).toContain('drm');
    // without the table it says what is missing, and where to type it
    const bare = aheadCalculator.panel(inputOf(attack), { ...here, tables: {} }, []);
    expect(bare.missing.map(({ table }) => table)).toEqual(['mobile-crt']);
  });
});
