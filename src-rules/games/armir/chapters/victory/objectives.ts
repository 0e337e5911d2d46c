import { isVerified, secretIn, secretOf } from '#rules/kit/game/secret.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells } from '../../ids.ts';
import { msg } from './msg.ts';

/** 17.1: the four objectives, of which the Soviet chooses two or more. */

export const objectives = ['cir', 'airports', 'armir', 'donetz'] as const;
export type Objective = (typeof objectives)[number];
export const objectiveMsg: { readonly [O in Objective]: Msg } = {
  cir: msg('armir.objective.cir'),
  airports: msg('armir.objective.airports'),
  armir: msg('armir.objective.armir'),
  donetz: msg('armir.objective.donetz'),
};
/** 17.1 */
export const fewest = 2;
/** 17.1: counters in box 6 of the turn track, objectives and decoys together. */
export const inBox = 4;
/** 17.1: two or more of the four, each once. */
export const isChoice = (choice: readonly string[]): boolean =>
  asObjectives(choice).length === choice.length && choice.length >= fewest;
export const decoys = (choice: readonly string[]): number => inBox - choice.length;

/** The name of the secret in saved games. */
export const secretId = 'objectives';
export const note = {
  choices: objectives.map((key) => ({ key, msg: objectiveMsg[key], about: msg(`armir.objective.${key}.about`) })),
  least: fewest,
  most: objectives.length,
} as const;

export const asObjectives = (choice: readonly string[]): readonly Objective[] =>
  objectives.filter((one) => choice.includes(one));

/** Every set that may be chosen: eleven. */
export const sets: readonly (readonly Objective[])[] = Array.from({ length: 2 ** objectives.length }, (_, bits) =>
  objectives.filter((_one, i) => (bits >> i) & 1),
).filter((set) => set.length >= fewest);

/** What was chosen, as far as both know it: from the note opened, or ticked by hand and unverified. */
export interface Chosen {
  readonly choice: readonly Objective[];
  readonly how: 'opened' | 'hand';
}
export const chosen = (context: Pick<Context, 'cells' | 'sealed'>): Chosen | undefined => {
  // the first note sealed is the one of the beginning (17.1)
  for (const [id, sealed] of Object.entries(context.sealed ?? {})) {
    const text = secretOf(id) === secretId && isVerified(sealed) ? sealed.opened?.text : undefined;
    const choice = text === undefined ? undefined : secretIn(note, text);
    if (choice) return { choice: asObjectives(choice), how: 'opened' };
  }
  const hand = mapIn(context, cells.objectives);
  const ticked = objectives.filter((one) => hand[one] === 'yes');
  return ticked.length > 0 ? { choice: ticked, how: 'hand' } : undefined;
};
export const isSealed = ({ sealed = {} }: Pick<Context, 'sealed'>): boolean =>
  Object.keys(sealed).some((id) => secretOf(id) === secretId);
