import { fightRulings, optionalRules, recordRulings } from '../ids.ts';

/** Every ruling the players may settle otherwise, and the optional rules: values and defaults. */
export const rulings = { ...fightRulings, ...recordRulings, ...optionalRules };

export type RulingId = keyof typeof rulings;

/** The value in force, the default where none was chosen. */
export const ruling = <R extends RulingId>(
  chosen: { readonly [id: string]: unknown },
  id: R,
): (typeof rulings)[R][number] => {
  const values: readonly (typeof rulings)[R][number][] = rulings[id];
  return values.find((one) => one === chosen[id]) ?? rulings[id][0];
};
