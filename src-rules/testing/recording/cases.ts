import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Parsed } from '#rules/kit/forms/fields.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Question } from '#rules/kit/game/question.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Case, contextId } from './answers.ts';
import { below, type Seed, seedOf } from './chance.ts';
import type { Stand } from './contexts.ts';
import { fitting, inputOf, spoilt } from './inputs.ts';
import { formsId, screensId, sortsOfForms } from './screens.ts';
import { shows } from './shows.ts';

export const blockSize = 20;

/** A question with its cases, made one by one. */
export interface Asked {
  readonly id: string;
  readonly count: number;
  /** its cases are drawn by their numbers: there may be more than are recorded */
  readonly drawn?: true;
  readonly caseAt: (at: number) => Case;
}

const counts = { calculator: 2_000, adds: 400, own: 400, map: 100, action: 200, record: 100 } as const;

/** Every question of the command line with its random inputs: the same for ever, as long as the game declares the same. */
export const askedOf = (
  game: Game,
  questions: readonly Question[],
  stands: readonly Stand[],
  contextAt: (stand: number) => Parsed<Context>,
): readonly Asked[] => [
  { id: contextId, count: stands.length, caseAt: (stand) => ({ stand, input: {} }) },
  { id: formsId, count: sortsOfForms, caseAt: (stand) => ({ stand, input: {} }) },
  { id: screensId, count: stands.length, caseAt: (stand) => ({ stand, input: {} }) },
  ...shows.map(({ id, times }) => ({
    id,
    count: stands.length * times,
    drawn: true as const,
    caseAt: (at: number) => ({ stand: at % stands.length, input: {}, dice: seedOf(1945, game.id, id, at) }),
  })),
  ...questions.map(({ id, describe }): Asked => {
    const seed = seedOf(1942, game.id, id);
    const form = formOf(game, id);
    const schema = form ? undefined : describe().input;
    const kind = form?.kind ?? kindOf(schema);
    // some play it out face by face: each costs several answers
    const playsOut = (at: number): boolean => kind === 'calculator' && at % 20 === 3;
    return {
      id,
      count: counts[kind],
      drawn: true,
      caseAt: (at) => {
        const own = seedOf(seed, at);
        const stand = below(seedOf(own, 'stand'), stands.length);
        const context = contextAt(stand);
        const words = {
          ...(stands[stand]?.words ?? { hexes: [], ids: [], names: [], units: {} }),
          ...(context.ok ? { context: context.value } : {}),
        };
        const made = form ? inputOf(form.fields, own, words) : (fitting(schema ?? {}, own, words) as JsonObject);
        const input = spoilt(kind === 'map' ? onMap(made, stands[stand], own) : made, seedOf(own, 'spoilt'));
        return { stand, input, ...(playsOut(at) ? { dice: seedOf(own, 'dice') } : {}) };
      },
    };
  }),
];

/** Most ask the map that lies beside the game, some bring it. */
const onMap = ({ sheet: _, ...asked }: JsonObject, stand: Stand | undefined, seed: Seed): JsonObject =>
  stand?.sheet && below(seedOf(seed, 'brought'), 8) === 0
    ? { ...asked, sheet: JSON.parse(JSON.stringify(stand.sheet)) }
    : asked;

const formOf = (game: Game, id: string) => {
  const calculator = game.calculators.find((one) => one.id === id);
  if (calculator) return { kind: 'calculator', fields: calculator.fields } as const;
  const adds = game.calculators.find((one) => `${one.id}-adds` === id);
  if (adds) return { kind: 'adds', fields: adds.fields } as const;
  const action = game.actions.find((one) => `do-${one.id}` === id);
  return action && ({ kind: 'action', fields: action.fields } as const);
};

const kindOf = (schema: unknown): 'own' | 'map' | 'record' => {
  const asks = typeof schema === 'object' && schema !== null && 'properties' in schema ? schema.properties : undefined;
  const keys = Object.keys(asks ?? {});
  return keys.length === 0 ? 'record' : keys.includes('sheet') ? 'map' : 'own';
};
