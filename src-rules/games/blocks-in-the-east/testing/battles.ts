import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import type { Calculator, Played } from '#rules/kit/procedure/calcSpec.ts';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { battle } from '../chapters/combat/calculator/battle.ts';

/** Battles for tests. Unit values in tests are invented, unless they stand in the digest's examples. */
export const context = (over: Partial<Context> = {}): Context => ({
  ...emptyContext,
  scenario: 'SBE1',
  options: { level: 'base' },
  turn: 2,
  ...over,
});
/** ADVANCED, with the advanced blocks and these further options. */
export const advanced = (options: Context['options'] = {}, over: Partial<Context> = {}): Context => {
  const blocks = Object.fromEntries(['a08', 'a09', 'a10', 'a11', 'a12', 'a13'].map((id) => [id, true]));
  return context({ scenario: 'SBE6', turn: 13, options: { level: 'advanced', ...blocks, ...options }, ...over });
};

/** A row as it is typed. */
export const row = (unitClass: string, pf: number, more: object = {}): object => ({ class: unitClass, pf, ...more });

/** What a test writes down, as it would arrive: without the keys it left open. */
export const parsed = (raw: object, calculator: Calculator = battle): JsonObject => {
  const plain: Json = JSON.parse(JSON.stringify(raw));
  const input = calculator.parse(plain);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return input.value;
};

export const panelOf = (raw: object, here: Context = context(), answers: readonly Answer[] = []): BattlePanel => {
  const panel = battle.panel(parsed(raw), here, answers);
  if (panel.kind !== 'battle') throw new Error('no battle');
  return panel;
};

/** The blocks on the table and the throw to make, without what takes long. */
export const tableOf = (raw: object, here: Context = context(), answers: readonly Answer[] = []): BattlePanel => {
  const panel = battle.quickPanel?.(parsed(raw), here, answers);
  if (panel?.kind !== 'battle') throw new Error('no battle');
  return panel;
};

/** Plays on: hits (or faces) for each throw in order, choices by ask id without its number, else the usual one. */
export const playOut = (
  raw: object,
  throws: readonly Json[],
  choices: { readonly [ask: string]: string | readonly string[] } = {},
  here: Context = context(),
): { readonly at: Played; readonly answers: readonly Answer[] } => {
  const input = parsed(raw);
  const answers: Answer[] = [];
  const counts = new Map<string, number>();
  let thrown = 0;
  for (;;) {
    const at = battle.play(input, here, answers);
    const { ask } = at;
    if (!ask) return { at, answers };
    if (ask.kind === 'choice') {
      const bare = ask.id.replace(/#\d+$/, '');
      const wanted = choices[bare];
      const nth = counts.get(bare) ?? 0;
      counts.set(bare, nth + 1);
      const key = typeof wanted === 'string' ? wanted : (wanted?.[nth] ?? ask.usual);
      answers.push({ ask: ask.id, key });
      continue;
    }
    const typed = throws[thrown++];
    if (typed === undefined) return { at, answers };
    const key = ask.read(typed);
    if (key === undefined) throw new Error(`${ask.id} does not read ${JSON.stringify(typed)}`);
    answers.push({ ask: ask.id, key, raw: typed });
  }
};

export const chances = (plan: ReturnType<Calculator['plan']>): ReadonlyMap<string, number> =>
  new Map(plan.map(({ key, p }) => [key, p]));
