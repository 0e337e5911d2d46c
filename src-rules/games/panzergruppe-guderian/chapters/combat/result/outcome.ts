import type { Effect, OddsGame } from '#rules/kit/procedure/odds.ts';
import type { OddsLook } from '#rules/kit/procedure/panel.ts';
import type { Policy } from '#rules/kit/procedure/policy.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../../ids.ts';
import { sideMsg } from '../../../model/words.ts';
import { codeAt, odds, type Pay, type Result, readCode } from '../crt.ts';
import type { Forces } from '../forces/forces.ts';
import { msg } from '../msg.ts';

/** Results without a die: no attacker is worth anything; no defender is (A21). */
export const NOBODY = '0';

export const EMPTY = '0-0';

export type PayWay = 'losses' | 'retreat';

/** How steps come off: of those present, and those that go with any result (9.75). */
export interface Present {
  readonly attackSteps: number;
  readonly defenceSteps: number;
  readonly strays: number;
}

/** What a result costs a side that takes it this way. `sized`: the steps present are known. */
export const costOf = (pay: Pay | undefined, way: PayWay, present: number, engaged: boolean, sized = true): number => {
  if (!pay) return 0;
  if (pay.all) return present;
  if (way === 'retreat' && !engaged) return 0;
  return sized ? Math.min(pay.n, present) : pay.n;
};

/** Is the hex empty afterwards? undefined: of typed totals nobody knows whether lost steps leave somebody. */
export const empties = (code: string, way: PayWay, present: number, sized: boolean): boolean | undefined => {
  if (code === EMPTY) return true;
  const result = readCode(code);
  if (!result?.defender) return false;
  if (result.defender.all) return true;
  if (result.engaged || way === 'losses') return sized ? result.defender.n >= present : undefined;
  return true;
};

export const meaningOf = (result: Result, attacker: SideId, defender: SideId): Msg => {
  const one = (pay: Pay, side: SideId): Msg =>
    pay.all
      ? msg('pgg.result.all', { side: sideMsg(side) })
      : msg('pgg.result.pay', { side: sideMsg(side), count: pay.n });
  if (result.engaged) return msg('pgg.result.engaged');
  if (result.defender && result.attacker) {
    const sides = { first: sideMsg(defender), second: sideMsg(attacker) };
    return result.defender.all
      ? msg('pgg.result.allThen', sides)
      : msg('pgg.result.split', { ...sides, n: result.defender.n, m: result.attacker.n });
  }
  if (result.defender) return one(result.defender, defender);
  if (result.attacker) return one(result.attacker, attacker);
  return msg('pgg.result.nothing');
};

/** Engaged, each side loses a step: one that had no other does not hold the hex. */
const lookOf = (result: Result): OddsLook => (!result.defender ? 'holds' : result.attacker ? 'both' : 'one');

/** The codes from the attacker's best to the defender's. */
const order = ['De', 'D2', 'D1', 'De/A1', 'D2/A1', 'D1/A1', 'Eng', 'A1', 'A2', 'Ae', EMPTY, NOBODY];

/** 9.65: each side chooses for itself; the defender first (9.66). */
export const policies: readonly {
  readonly id: string;
  readonly msg: Msg;
  readonly policy: Policy & { readonly defender: PayWay; readonly attacker: PayWay };
}[] = [
  { id: 'losses', msg: msg('pgg.policy.losses'), policy: { defender: 'losses', attacker: 'losses' } },
  { id: 'retreat', msg: msg('pgg.policy.retreat'), policy: { defender: 'retreat', attacker: 'retreat' } },
  {
    id: 'defenderRetreats',
    msg: msg('pgg.policy.defenderRetreats'),
    policy: { defender: 'retreat', attacker: 'losses' },
  },
  {
    id: 'attackerRetreats',
    msg: msg('pgg.policy.attackerRetreats'),
    policy: { defender: 'losses', attacker: 'retreat' },
  },
];

/** Whether those who overrun go through after a result; undefined: that is for the players to see. */
export type GoesThrough = (code: string, emptied: boolean | undefined) => boolean | undefined;

/** How this game's odds are shown. Typed totals have no units: what "all" costs them is not known. */
export const oddsGame = (forces: Forces, goesThrough?: GoesThrough): OddsGame<Present> => {
  const { attackerSide, defenderSide } = forces;
  const sizedAttack = forces.typedAttack === 0;
  const sizedDefence = forces.typedDefence === 0;
  const effect = (
    code: string,
    present: Present,
    ways: { readonly defender: PayWay; readonly attacker: PayWay },
  ): Effect => {
    const emptied = empties(code, ways.defender, present.defenceSteps, sizedDefence);
    const through = goesThrough?.(code, emptied);
    const said = { cleared: emptied === true, ...(through !== undefined && { through }) };
    const result = readCode(code);
    if (!result) return { ...said, losses: {} };
    return {
      ...said,
      losses: {
        // 9.75: who retreated here goes with any loss or retreat of the hex
        [defenderSide]:
          costOf(result.defender, ways.defender, present.defenceSteps, result.engaged, sizedDefence) +
          (result.defender ? present.strays : 0),
        [attackerSide]: costOf(result.attacker, ways.attacker, present.attackSteps, result.engaged, sizedAttack),
      },
    };
  };
  return {
    table: odds,
    die: { sides: 6 },
    cell: codeAt,
    meaning: (code) => {
      if (code === EMPTY) return { says: msg('pgg.result.empty'), look: 'one' };
      const result = readCode(code);
      if (!result) return { says: msg(code === NOBODY ? 'pgg.result.nobody' : 'pgg.result.untold'), look: 'holds' };
      return { says: meaningOf(result, attackerSide, defenderSide), look: lookOf(result) };
    },
    looks: {
      one: msg('pgg.look.one', { side: sideMsg(defenderSide) }),
      both: msg('pgg.look.both'),
      holds: msg('pgg.look.holds'),
    },
    sides: [defenderSide, attackerSide],
    policies: policies.map(({ id, msg, policy }) => ({
      id,
      msg,
      effect: (code, present) => effect(code, present, policy),
    })),
    order,
  };
};
