import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { attack } from '../chapters/combat/fight/attack.ts';
import { overrun } from '../chapters/combat/fight/overrun.ts';
import { attackFields, overrunFields } from '../chapters/combat/forces/fightFields.ts';
import { type Forces, forcesOf } from '../chapters/combat/forces/forces.ts';
import { mixColumns } from '../ids.ts';

/** Fights for tests. Unit values and counter mixes in tests are invented, unless they stand in the digest's examples. */
export const context = (over: Partial<Context> = {}): Context => ({ ...emptyContext, scenario: 'campaign', ...over });

/** What a test writes down, as it would arrive: without the keys it left open. */
export const parsed = (calculator: Calculator, raw: object): JsonObject => {
  const plain: Json = JSON.parse(JSON.stringify(raw));
  const input = calculator.parse(plain);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return input.value;
};

export const panelOf = (
  calculator: Calculator,
  raw: object,
  here: Context = context(),
  answers: readonly Answer[] = [],
): OddsPanel => {
  const panel = calculator.panel(parsed(calculator, raw), here, answers);
  if (panel.kind !== 'odds') throw new Error('not a fight');
  return panel;
};

export const figure = (
  panel: { readonly figures: readonly { readonly id: string; readonly value: number }[] },
  id: string,
): number | undefined => panel.figures.find((one) => one.id === id)?.value;

/** The two numbers that make the ratio. */
export const strengths = (
  calculator: Calculator,
  raw: object,
  here: Context = context(),
): readonly [number | undefined, number | undefined] => {
  const panel = panelOf(calculator, raw, here);
  return [figure(panel, 'attack'), figure(panel, 'defence')];
};

export const columnOf = (panel: OddsPanel): string | undefined =>
  panel.column === undefined ? undefined : panel.columns[panel.column];

/** A counter mix as players type it. */
export const mix = (id: string, lines: Readonly<Record<string, number>>): GridData => ({
  id,
  cols: [mixColumns.strength, mixColumns.count],
  rows: Object.keys(lines).map((_, i) => `r${i}`),
  cells: Object.fromEntries(
    Object.entries(lines).flatMap(([strength, count], i) => [
      [`r${i}/${mixColumns.strength}`, { text: strength }],
      [`r${i}/${mixColumns.count}`, { text: String(count) }],
    ]),
  ),
  from: 'typed',
});

/** Plays on with what a policy says; `raw` answers by ask id, choices by ask id, else the usual one. */
export const playOut = (
  calculator: Calculator,
  raw: object,
  given: { readonly [ask: string]: Json },
  here: Context = context(),
) => {
  const input = parsed(calculator, raw);
  const answers: Answer[] = [];
  for (;;) {
    const at = calculator.play(input, here, answers);
    const { ask } = at;
    if (!ask) return { at, answers };
    const wanted = given[ask.id];
    if (ask.kind === 'choice') {
      answers.push({ ask: ask.id, key: typeof wanted === 'string' ? wanted : ask.usual });
      continue;
    }
    if (wanted === undefined) return { at, answers };
    const key = ask.read(wanted);
    if (key === undefined) throw new Error(`${ask.id} does not read ${JSON.stringify(wanted)}`);
    answers.push({ ask: ask.id, key, raw: wanted });
  }
};

export const attackForces = (raw: object, here: Context): Forces =>
  forcesOf(asInput(attackFields, parsed(attack, raw)), here);

export const overrunForces = (raw: object, here: Context): Forces =>
  forcesOf(asInput(overrunFields, parsed(overrun, raw)), here);
