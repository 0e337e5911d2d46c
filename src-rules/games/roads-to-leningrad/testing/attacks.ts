import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import type { Played } from '#rules/kit/procedure/calcSpec.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { attackCalculator } from '../chapters/combat/attack/calculator.ts';
import { crt } from '../chapters/combat/crt.ts';
import { attackFields } from '../chapters/combat/fight/fields.ts';
import { type Fight, fightOf } from '../chapters/combat/fight/fight.ts';
import { type ReadyFight, ready } from '../chapters/combat/fight/ready.ts';
import { tables } from '../ids.ts';
import { inventedThings } from './invented.ts';

/** Attacks for tests: the box's tables, invented counters. */
export const context = (over: Partial<Context> = {}): Context => ({
  ...emptyContext,
  scenario: 'soltsy',
  turn: 2,
  tables: { [tables.assault]: crt.assault, [tables.mobile]: crt.mobile },
  rosters: inventedThings.rosters ?? {},
  ...over,
});
/** A ruling other than the usual one. */
export const ruled = (id: string, value: string, over: Partial<Context> = {}): Context =>
  context({ ...over, options: { [id]: value } });

/** The fields of an invented unit on a row. */
export const unit = (attack: number, defence: number, er: number, over: JsonObject = {}): JsonObject => ({
  kind: 'combat',
  formation: 'Blue',
  attack,
  defence,
  er,
  ...over,
});
export const panzer = (attack: number, er: number, over: JsonObject = {}): JsonObject =>
  unit(attack, attack, er, { class: 'mot', traits: ['armoured', 'vehicle'], ...over });
export const grenadiers = (attack: number, er: number, over: JsonObject = {}): JsonObject =>
  unit(attack, attack, er, { class: 'mot', traits: ['motInfantry'], ...over });
export const gun = (support: number, er: number, over: JsonObject = {}): JsonObject => ({
  kind: 'artillery',
  formation: 'Blue',
  class: 'heavy',
  attack: support,
  defence: 1,
  er,
  range: 6,
  distance: 3,
  ...over,
});
export const plane = (cas: number, er: number, over: JsonObject = {}): JsonObject => ({
  kind: 'air',
  cas,
  er,
  ...over,
});
export const hq = (points: number, spend: string, over: JsonObject = {}): JsonObject => ({
  kind: 'hq',
  formation: 'Blue',
  defence: 1,
  er: 5,
  commandPoints: points,
  spend,
  ...over,
});

export const parsed = (raw: object): JsonObject => {
  const plain: Json = JSON.parse(JSON.stringify(raw));
  const input = attackCalculator.parse(plain);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return input.value;
};
export const fight = (raw: object, here: Context = context()): Fight =>
  fightOf(asInput(attackFields, parsed(raw)), here);
export const made = (raw: object, here: Context = context()): ReadyFight => ready(fight(raw, here), here);

export const panelOf = (raw: object, here: Context = context(), answers: readonly Answer[] = []): OddsPanel => {
  const panel = attackCalculator.panel(parsed(raw), here, answers);
  if (panel.kind !== 'odds') throw new Error('not a fight');
  return panel;
};
export const figure = (panel: Pick<OddsPanel, 'figures'>, id: string): number | undefined =>
  panel.figures.find((one) => one.id === id)?.value;
export const hints = (panel: OddsPanel): readonly string[] => panel.hints.map(({ msg }) => msg.id);

/** Who pays and retreats, taken as is usual: where a test is about something else. */
const settledAsUsual = (input: JsonObject, here: Context, answers: Answer[]): Played => {
  const now = attackCalculator.play(input, here, answers);
  const { ask } = now;
  if (ask?.kind !== 'choice' || !/^(loss|way|motor|enemy-choice|retreat-lead)-/.test(ask.id)) return now;
  return settledAsUsual(input, here, [...answers, { ask: ask.id, key: ask.usual }]);
};
/** Answers dice as hands type them, question by question; what is left open of losses and retreats goes as usual. */
export const played = (raw: object, dice: readonly (number | string)[], here: Context = context()): Played => {
  const input = parsed(raw);
  const answers: Answer[] = [];
  for (const die of dice) {
    const { ask } = attackCalculator.play(input, here, answers);
    if (!ask) throw new Error('nothing is asked');
    const key = ask.kind === 'chance' ? ask.read(die) : String(die);
    if (key === undefined) throw new Error(`${die} is no answer to ${ask.id}`);
    answers.push({ ask: ask.id, key, ...(ask.kind === 'chance' ? { raw: die } : {}) });
  }
  return settledAsUsual(input, here, answers);
};
