import { expect } from 'vitest';
import type { Json } from '#rules/kit/base/json.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { context, parsed } from './battles.ts';

/** The panel of a calculator that answers in figures; every figure is done again. */
export const panelIn = (
  calculator: Calculator,
  raw: object,
  here: Context = context(),
  answers: readonly Answer[] = [],
): ValuePanel => {
  const panel = calculator.panel(parsed(raw, calculator), here, answers);
  if (panel.kind !== 'value') throw new Error('not a value');
  expect(verifySteps(panel.figures)).toEqual([]);
  return panel;
};

export const figureIn = (panel: ValuePanel, id: string): number | undefined =>
  panel.figures.find((one) => one.id === id)?.value;

/** Chances by result, as fractions where there are any; the throw-by-throw plan says the same. */
export const planOf = (
  calculator: Calculator,
  raw: object,
  here: Context = context(),
  answers: readonly Answer[] = [],
): { readonly [key: string]: string | number } => {
  const input = parsed(raw, calculator);
  const plan = calculator.plan(input, here, answers);
  const slow = calculator.referencePlan(input, here, answers);
  expect(slow.map(({ key }) => key).sort()).toEqual(plan.map(({ key }) => key).sort());
  for (const one of plan) expect(slow.find(({ key }) => key === one.key)?.p).toBeCloseTo(one.p, 12);
  return Object.fromEntries(plan.map(({ key, exact, p }) => [key, exact ?? p]));
};

/** Throws in order, as hands type them; what is asked next, or how it ended. */
export const thrown = (calculator: Calculator, raw: object, throws: readonly Json[], here: Context = context()) => {
  const input = parsed(raw, calculator);
  const answers: Answer[] = [];
  for (const typed of throws) {
    const { ask } = calculator.play(input, here, answers);
    if (ask?.kind !== 'chance') throw new Error('nothing to throw');
    const key = ask.read(typed);
    if (key === undefined) throw new Error(`${ask.id} does not read ${JSON.stringify(typed)}`);
    answers.push({ ask: ask.id, key, raw: typed });
  }
  return { at: calculator.play(input, here, answers), answers };
};

export const refusalOf = (calculator: Calculator, raw: object, here: Context = context()) =>
  calculator.play(parsed(raw, calculator), here, []).not;
