import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import { parsePlain } from '#rules/kit/forms/parse.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { context, grenadiers, panzer, plane, ruled, unit } from '../../../testing/attacks.ts';
import { chainOf, chanceOfMeasure } from '../../../testing/known.ts';
import { tallyOf } from '../declared/ahead.ts';
import type { AttackResult } from '../results/pay.ts';
import { overrunCalculator } from './calculator.ts';
import { chainCalculator } from './chainCalc.ts';
import { chainFields } from './chainFields.ts';
import { overrunFields } from './fields.ts';
import { overrunQuestions } from './questions.ts';
import { overrunOf } from './run.ts';

/** Invented units. */
const inputOf = (raw: object) => {
  const plain: Json = JSON.parse(JSON.stringify(raw));
  const parsed = parsePlain(chainFields, plain);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.troubles));
  return parsed.value;
};
const chain = (raw: object, here: Context = context()) => chainOf(asInput(chainFields, inputOf(raw)), here);
const odds = (raw: object, here?: Context) => chain(raw, here).links.map(({ cleared, total }) => cleared / total);
const panel = (raw: object) => {
  const made = chainCalculator.panel(inputOf(raw), context(), []);
  if (made.kind !== 'value') throw new Error('no figures');
  return made;
};
const overrun = (raw: JsonObject, here: Context = context()) => {
  const parsed = overrunCalculator.parse(JSON.parse(JSON.stringify(raw)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.troubles));
  return { input: parsed.value, run: overrunOf(asInput(overrunFields, parsed.value), here) };
};

const two = { twoSteps: true, attack2: 1, defence2: 2, er2: 3 };
const rifles = (hex: string, over: JsonObject = {}) =>
  unit(2, 4, 4, { id: `rifles-${hex}`, formation: 'Red', hex, ...two, ...over });
const lead = panzer(6, 6, { id: 'pz' });
const other = grenadiers(4, 5, { id: 'gren' });
const both = { german: [lead, other], soviet: [rifles('4545'), rifles('4546')] };

/** Face by face through the overrun's own questions: whose steps are gone where the hex is cleared, and how often. */
const byFace = (german: readonly JsonObject[], soviet: readonly JsonObject[]) =>
  Array.from({ length: 10 }, (_, i) => {
    const { input } = overrun({ german, soviet });
    const answers: Answer[] = [{ ask: 'die', key: String(i + 1), raw: i + 1 }];
    for (;;) {
      const now = overrunCalculator.play(input, context(), answers);
      if (!now.ask) {
        const settled = (now.done?.result as AttackResult | undefined)?.settled;
        if (!settled) throw new Error('a cell is missing');
        const gone = settled.taken.attacker;
        return {
          cleared: settled.emptied === true,
          left: german.filter(({ id }) => (gone.get(String(id)) ?? 0) === 0),
          lost: [...gone.values()].reduce((so, n) => so + n, 0),
        };
      }
      const options = now.ask.kind === 'choice' ? now.ask.options.map(({ key }) => key) : [];
      // the cheaper step, as the chain takes it
      const key = options.includes('gren') ? 'gren' : (options[0] ?? '');
      answers.push({ ask: now.ask.id, key });
    }
  });

describe('P7', () => {
  it('RTL-P7 RTL-8.67: one hex is the overrun itself', () => {
    const raw = { ...both, hexes: [{ hex: '4545' }] };
    const { run } = overrun({ german: both.german, soviet: [rifles('4545')] });
    const [link] = chain(raw).links;
    expect(link && [link.cleared, link.total]).toEqual([
      chanceOfMeasure(run.made, 'emptied').p * (link?.total ?? 0),
      10,
    ]);
    const { lost, total } = tallyOf(run.made) ?? { lost: { attacker: 0, defender: 0 }, total: 1 };
    expect(lost.defender).toBeGreaterThan(0);
    expect(chain(raw).lost).toEqual({ attacker: lost.attacker / total, defender: lost.defender / total });
    const shown = panel(raw).rows.find(({ msg }) => msg.id === 'rtl.chain.row.defenderLoses')?.value;
    expect(shown?.p?.n).toBeCloseTo(lost.defender / total, 2);
  });
  it('RTL-P7 RTL-8.68: hex after hex, with the steps lost before, agrees with every face played one by one', () => {
    const hard = { german: [lead, other], soviet: [rifles('4545', { defence: 6 }), rifles('4546')] };
    const made = chain({ ...hard, hexes: [{ hex: '4545' }, { hex: '4546' }] });
    let [first, second, lost] = [0, 0, 0];
    for (const one of byFace(hard.german, [hard.soviet[0] ?? {}])) {
      lost += one.lost / 10;
      if (!one.cleared) continue;
      first += 1 / 10;
      if (!one.left.some(({ id }) => id === 'pz')) continue;
      for (const next of byFace(one.left, [hard.soviet[1] ?? {}])) {
        lost += next.lost / 100;
        if (next.cleared) second += 1 / 100;
      }
    }
    expect(made.links.map(({ cleared, total }) => cleared / total)).toEqual([
      expect.closeTo(first, 12),
      expect.closeTo(second, 12),
    ]);
    expect(made.lost.attacker).toBeCloseTo(lost, 12);
    // it is exact: whole numbers over a power of ten
    expect(made.links.map(({ total }) => total)).toEqual([10, 100]);
    expect(made.links.every(({ cleared }) => Number.isInteger(cleared))).toBe(true);
    expect(second).toBeGreaterThan(0);
    expect(second).toBeLessThan(first);
  });
  it('RTL-P7: a step lost before is missing in the next overrun', () => {
    // 5:1 and CAB: on some faces A1 D2R
    const raw = { german: [lead, other], soviet: [rifles('4545', { defence: 2 }), rifles('4546', { defence: 5 })] };
    const [one = 0, both_ = 0] = odds({ ...raw, hexes: [{ hex: '4545' }, { hex: '4546' }] });
    const [fresh = 0] = odds({ ...raw, hexes: [{ hex: '4546' }] });
    expect(both_).toBeLessThan(one * fresh);
  });
  it('RTL-P7 RTL-8.63: the MP go down hex by hex; what is not paid for is not tried, nor what comes after it', () => {
    const hexes = [
      { hex: '4545', entry: 1 },
      { hex: '4546', before: 2, entry: 2 },
      { hex: '4547', entry: 1 },
    ];
    const { links } = chain({ ...both, mpLeft: 8, hexes });
    expect(links.map(({ left, not }) => [left, not?.rule])).toEqual([
      [5, undefined],
      [-1, '8.63'],
      [2, '8.67'],
    ]);
    expect(links.map(({ tried }) => tried > 0)).toEqual([true, false, false]);
    expect(chain({ ...both, mpLeft: 9, hexes: hexes.slice(0, 2) }).links.map(({ left }) => left)).toEqual([6, 0]);
    const { figures, grids } = panel({ ...both, mpLeft: 9, hexes: hexes.slice(0, 2) });
    // in the table whole MP, not halves
    expect(grids?.[0]?.rows.map(({ cells }) => cells.at(-1)?.value)).toEqual(
      [3, 0].map((n) => ({ id: 'rtl.ahead.mean', p: { n } })),
    );
    expect(figures.find(({ id }) => id === 'mp')?.value).toBe(0);
    expect(verifySteps(figures, {})).toEqual([]);
  });
  it('RTL-P7 RTL-8.63: the same, asked on the command line', () => {
    const question = overrunQuestions.find(({ id }) => id === 'overrun-chances');
    const hexes = [
      { hex: '4545', entry: 1 },
      { hex: '4546', before: 2, entry: 2 },
    ];
    const answer = question?.answer({ chain: inputOf({ ...both, mpLeft: 9, hexes }) }, context());
    expect(answer).toMatchObject({
      ok: true,
      value: {
        hexes: [
          { mpHalves: 3, leftHalves: 6 },
          { mpHalves: 6, leftHalves: 0 },
        ],
      },
    });
  });
  it('RTL-P7 RTL-8.62 RTL-8.65: without armour left, or under 1:4, nobody overruns on', () => {
    const cars = { german: [unit(8, 2, 6, { id: 'cars', class: 'mot', traits: ['vehicle'] })], soviet: both.soviet };
    const raw = { ...cars, hexes: [{ hex: '4545' }] };
    expect(odds(raw)[0]).toBeGreaterThan(0);
    const mixed = { ...raw, german: [...raw.german, other] };
    expect(chain(mixed, ruled('amb05', 'alone')).links[0]?.not?.rule).toBe('8.62');
    expect(
      chain({ german: [lead], soviet: [rifles('4545', { defence: 40 })], hexes: [{ hex: '4545' }] }).links[0]?.not
        ?.rule,
    ).toBe('8.65');
    expect(panel({ ...both, soviet: [], hexes: [{ hex: '4545' }] }).not?.rule).toBe('9.11');
  });
  it('RTL-P7 RTL-8.66: aircraft fly one by one, each once, for the hexes that ask for one', () => {
    const raw = {
      german: [...both.german, plane(2, 9, { id: 'ju' })],
      soviet: [rifles('4545', { defence: 8, er: 6 }), rifles('4546', { defence: 8, er: 6 })],
    };
    const hexes = [{ hex: '4545' }, { hex: '4546' }];
    const without = odds({ ...raw, hexes });
    const firstHex = odds({ ...raw, hexes: [{ hex: '4545', air: true }, { hex: '4546' }] });
    const twice = odds({ ...raw, hexes: hexes.map((hex) => ({ ...hex, air: true })) });
    expect(firstHex[0]).toBeGreaterThan(without[0] ?? 1);
    expect(twice).toEqual(firstHex);
  });
  it('RTL-P7: with typed numbers alone; steps nobody typed fall only to a retreat or E', () => {
    const typed = { attackTotal: 10, attackerEr: 6, unlisted: ['armoured'] };
    const of = (steps: number) =>
      odds({
        ...typed,
        hexes: [
          { defence: 4, er: 6, steps },
          { defence: 4, er: 6, steps },
        ],
      });
    const [first = 0, second = 0] = of(0);
    expect(second).toBeCloseTo(first * first, 12);
    // a single step dies of D1 too
    expect(of(1)[0]).toBeGreaterThanOrEqual(first);
    expect(panel({ ...typed, hexes: [{ defence: 4, er: 6 }] }).hints.map(({ msg }) => msg.id)).toEqual([
      'rtl.chain.hint.losses',
      'rtl.chain.hint.typed',
      'rtl.chain.hint.steps',
    ]);
  });
  it('RTL-P7 RTL-8.64: where nobody overruns it warns, hex by hex', () => {
    const hints = panel({
      ...both,
      hexes: [
        { hex: '4545', terrain: ['hills'] },
        { hex: '4546', across: 'river' },
      ],
    }).hints;
    expect(hints.filter(({ against }) => against).map(({ rule }) => rule)).toEqual(['8.64', '8.64']);
  });
});
