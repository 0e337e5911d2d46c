import { type AttackOutcome, type CellPart, readResult } from '../fight/outcome.ts';

/** A result as each side pays it: 11.24 and 11.12 taken in. */

export interface SideBill extends CellPart {
  /** 11.12: the first of its steps is an armoured one */
  readonly armour: boolean;
  /** 11.24: one less than printed, as the other side could not pay its own */
  readonly cut: boolean;
  /** 11.42: one more step in place of the retreat */
  readonly extra: boolean;
}
export interface Bill {
  readonly attacker: SideBill;
  readonly defender: SideBill;
}
/** Steps there are to lose; undefined: nobody knows. */
export interface Steps {
  readonly attacker: number | undefined;
  readonly defender: number | undefined;
}
export const cannotPay = (steps: number, has: number | undefined): boolean => has !== undefined && has < steps;

/** 9.43, 11.42: a defender who has declared it stays where the result would drive him out. */
export const standsFast = (noRetreat: boolean, { retreats }: Pick<CellPart, 'retreats'>): boolean =>
  noRetreat && retreats;

/** undefined: no result any table prints. */
export const billOf = (
  { text, shaded, noRetreat }: Pick<AttackOutcome, 'text' | 'shaded' | 'noRetreat'>,
  has: Steps,
): Bill | undefined => {
  const result = readResult(text);
  if (!result) return undefined;
  const { attacker, defender } = result;
  const attackerCut = attacker.steps > 0 && cannotPay(defender.steps, has.defender);
  const defenderCut = defender.steps > 0 && cannotPay(attacker.steps, has.attacker);
  const attackerSteps = attacker.steps - (attackerCut ? 1 : 0);
  const stays = standsFast(noRetreat, defender);
  return {
    attacker: {
      ...attacker,
      steps: shaded ? Math.max(1, attackerSteps) : attackerSteps,
      armour: shaded,
      cut: attackerCut,
      extra: false,
    },
    defender: {
      ...defender,
      steps: defender.steps - (defenderCut ? 1 : 0),
      retreats: defender.retreats && !stays,
      armour: false,
      cut: defenderCut,
      extra: stays,
    },
  };
};

/** 11.35, AMB-43: what a unit suffers that retreated into a hex before its fight. `unpaid`: steps the defenders lacked. */
export const guestShare = (
  { eliminated, retreats }: Pick<CellPart, 'eliminated' | 'retreats'>,
  unpaid: number,
  paysRest: boolean,
): { readonly gone: boolean; readonly steps: number; readonly retreats: boolean } => ({
  gone: eliminated,
  steps: eliminated || !paysRest ? 0 : unpaid,
  retreats,
});
