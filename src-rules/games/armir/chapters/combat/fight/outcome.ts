import { type Effect, MISSING, type OddsGame } from '#rules/kit/procedure/odds.ts';
import type { OddsLook } from '#rules/kit/procedure/panel.ts';
import type { Policy } from '#rules/kit/procedure/policy.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { sideMsg } from '../../../model/words.ts';
import { type CombatResult, combatColumns, combatOdds, combatResult, combatTable } from '../crt/combatResults.ts';
import { msg } from '../msg.ts';
import { type Forces, mustRetreat, strongpointCounts } from './forces.ts';
import { dieBonus } from './shifts.ts';

/** 12.2, 12.3, 14.3: what a result costs the two sides, and what the defender may make of it. */

/** Nobody typed the cell, and nobody said what the card reads. */
export const UNTOLD = MISSING;

export type Stand = 'stay' | 'retreat';

/** The text of a card as the table's grammar has it: '1/3', '-/2'. */
export const readResult = (text: string): CombatResult | undefined =>
  combatTable.parse(combatTable.tidy?.(text) ?? text);

/** Steps lost once strongpoints have had their say. */
export interface Bill {
  readonly attacker: number;
  readonly defender: number;
}
/** 14.3, AMB-40: across strongpoint sides the Soviets lose one more, always; the Axis ignores the second step. */
export const billOf = (
  { attacker, defender }: Pick<CombatResult, 'attacker' | 'defender'>,
  strongpoints: boolean,
): Bill =>
  strongpoints ? { attacker: attacker + 1, defender: defender <= 1 ? defender : defender - 1 } : { attacker, defender };

/** 12.3b: what the defender may do with a result, in rows. */
export interface Row {
  readonly stand: Stand;
  /** steps lost that way */
  readonly steps: number;
  readonly eliminated: boolean;
  readonly empty: boolean;
  /** the rules leave it only where no hex is open to a retreat (12.3.2, AMB-37) */
  readonly onlyWithoutWay?: true;
}
/** `present`: steps in the hex, undefined where nobody counted them; `must`: the Axis has to give ground. */
export const rowsOf = (
  bill: Bill,
  present: number | undefined,
  how: { readonly must: boolean; readonly retreats: boolean },
): readonly Row[] => {
  const row = (stand: Stand, n: number): Row => {
    const eliminated = present !== undefined && n >= present && n > 0;
    return {
      stand,
      steps: present === undefined ? n : Math.min(n, present),
      eliminated,
      empty: eliminated || stand === 'retreat',
      ...(stand === 'stay' && how.must ? { onlyWithoutWay: true as const } : {}),
    };
  };
  const stay = row('stay', bill.defender);
  if (bill.defender < 1 || !how.retreats) return [stay];
  const retreat = row('retreat', bill.defender - 1);
  // nobody is left to retreat
  if (retreat.eliminated) return [{ ...row('stay', bill.defender), steps: stay.steps }];
  return how.must ? [retreat, stay] : [stay, retreat];
};

export interface Present {
  readonly attackSteps: number;
  readonly defenceSteps: number;
  /** 12.3.3: they go with the others */
  readonly strays: number;
}

/** How a fight's sides are sized: typed points have no units. */
const present = (forces: Forces, { defenceSteps }: Present): number | undefined =>
  forces.typedDefence > 0 ? undefined : defenceSteps;

export const retreats = ({ way }: Forces): boolean => way !== 'tem';

const effectOf = (forces: Forces, code: string, here: Present, stand: Stand): Effect => {
  const result = readResult(code);
  if (!result) return { cleared: false, gone: false, losses: {} };
  const bill = billOf(result, strongpointCounts(forces));
  const rows = rowsOf(bill, present(forces, here), { must: mustRetreat(forces), retreats: retreats(forces) });
  const row = rows.find((one) => one.stand === stand) ?? rows[0];
  return {
    cleared: row?.empty === true,
    gone: row?.eliminated === true,
    losses: {
      [forces.attackerSide]: forces.typedAttack > 0 ? bill.attacker : Math.min(bill.attacker, here.attackSteps),
      [forces.defenderSide]: (row?.steps ?? 0) + (row?.eliminated ? here.strays : 0),
    },
  };
};

/** P1: the ways a defender may go about a result. Where the Axis must give ground the first is the rule. */
export const policiesOf = (
  forces: Forces,
): readonly { readonly id: Stand; readonly msg: Msg; readonly policy: Policy }[] => {
  const stay = { id: 'stay', policy: { defender: 'stay' } } as const;
  const retreat = { id: 'retreat', policy: { defender: 'retreat' } } as const;
  if (!retreats(forces)) return [{ ...stay, msg: msg('armir.fight.policy.tem') }];
  return mustRetreat(forces)
    ? [
        { ...retreat, msg: msg('armir.fight.policy.must') },
        { ...stay, msg: msg('armir.fight.policy.noWay') },
      ]
    : [
        { ...stay, msg: msg('armir.fight.policy.stay') },
        { ...retreat, msg: msg('armir.fight.policy.retreat') },
      ];
};

/**
 * What the defender does with its result after a bombardment, for all it had made up its mind to: once the heavy unit is
 * gone the Axis must give ground (12.3.2). Whoever had to before, and has no hex to go to, has none now.
 */
export const standAfter = (stand: Stand, before: Forces, after: Forces): Stand =>
  mustRetreat(after) && !mustRetreat(before) ? 'retreat' : stand;

const loses = (side: Forces['attackerSide'], count: number): Msg =>
  msg('armir.fight.result.loses', { side: sideMsg(side), count });

export const meaningOf = (code: string, forces: Forces): { readonly says: Msg; readonly look: OddsLook } => {
  const result = readResult(code);
  if (!result) return { says: msg('armir.fight.result.untold'), look: 'missing' };
  const { attacker, defender } = billOf(result, strongpointCounts(forces));
  const { attackerSide, defenderSide } = forces;
  const own = attacker > 0 ? loses(attackerSide, attacker) : undefined;
  const side = sideMsg(defenderSide);
  const count = defender - 1;
  const theirs =
    defender === 0
      ? undefined
      : forces.way === 'tem'
        ? msg('armir.fight.result.garrison', { count: defender })
        : mustRetreat(forces)
          ? msg(count === 0 ? 'armir.fight.result.mustOnly' : 'armir.fight.result.must', { side, count })
          : msg(count === 0 ? 'armir.fight.result.eitherOne' : 'armir.fight.result.either', {
              side,
              count: defender,
              n: count,
            });
  const says =
    own && theirs
      ? msg('armir.fight.result.both', { a: theirs, b: own })
      : (theirs ?? own ?? msg('armir.fight.result.nothing'));
  return { says, look: defender === 0 ? 'holds' : attacker === 0 ? 'one' : 'both' };
};

/** From the attacker's best to the defender's. */
const digits = ['-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const order = [...digits].reverse().flatMap((d) => digits.map((a) => `${a}/${d}`));

/** How this game's odds are shown. */
export const oddsGame = (forces: Forces, context: Pick<Context, 'tables'>): OddsGame<Present> => {
  const { attackerSide, defenderSide } = forces;
  const columns = combatColumns(context);
  const bonus = dieBonus(forces);
  const cell = (column: number, face: number): string | undefined => {
    const read = combatResult(context, columns[column] ?? '', face + bonus);
    return read.ok ? read.value.text : undefined;
  };
  return {
    table: combatOdds(context),
    die: { sides: 6 },
    cell,
    meaning: (code) => meaningOf(code, forces),
    says: (column, face) => (cell(column, face) === undefined ? msg('armir.fight.gap') : undefined),
    looks: {
      one: msg('armir.fight.look.one', { side: sideMsg(defenderSide) }),
      both: msg('armir.fight.look.both'),
      holds: msg('armir.fight.look.holds'),
    },
    sides: [defenderSide, attackerSide],
    policies: policiesOf(forces).map(({ id, msg }) => ({
      id,
      msg,
      effect: (code, here) => effectOf(forces, code, here, id),
    })),
    order,
  };
};
