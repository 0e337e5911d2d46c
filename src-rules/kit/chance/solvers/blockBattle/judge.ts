import type { BattleStates } from './battleStates.ts';
import type { View } from './blocks.ts';
import { type BattleEnd, type Battlefield, type BattleRole, type BlockBattle, enemyOf, sides } from './fire.ts';
import { type Begins, valuesOf, type Worth } from './values.ts';

/** A side gives up, but some of it stays: the others leave, and the battle goes on. */
export type Parting = 'attackerParts' | 'defenderParts';
/** How a battle stands at a state after a round; undefined: it goes on. */
export type RoundJudge = (outer: number, inner: number) => BattleEnd | Parting | undefined;

/** Judges by the number of the round just fought. */
export type RoundJudges = (round: number) => RoundJudge;

/** Later than any round a side gives up after. */
export const LATE = Number.MAX_SAFE_INTEGER;

/** The round after which it is over in any case, and the one after which nothing hangs on the round any more. */
export const lastRounds = ({
  battle: { retreat, rounds = Infinity },
}: BattleStates): { over: number; counts: number } => {
  const policies = sides.map((side) => retreat?.[side]);
  const over = Math.min(...policies.map((one) => (one?.stays ? Infinity : (one?.after ?? Infinity))), rounds);
  return { over, counts: over < Infinity ? over : Math.max(...policies.map((one) => one?.after ?? 0)) };
};

/** Ends and retreats as the battle states them; where a side wants its best, what that is is found out first. */
export function* judges(board: BattleStates): Generator<number, RoundJudges> {
  const { retreat } = board.battle;
  const plain = statedBy(board);
  return sides.some((side) => retreat?.[side]?.best) ? yield* bestBy(board) : plain;
}

const gives = (board: BattleStates, side: BattleRole, field: Battlefield, round: number): boolean => {
  const policy = board.battle.retreat?.[side];
  return round >= (policy?.after ?? Infinity) || (policy?.if?.(field[side], field[enemyOf(side)]) ?? false);
};

/** Who of a side stays when it gives up, because he never leaves. */
export const heldOn = (
  battle: Pick<BlockBattle, 'armies' | 'retreat'>,
  side: BattleRole,
  { left }: View,
): 'nobody' | 'some' | 'all' => {
  const stays = battle.retreat?.[side]?.stays;
  if (!stays || !left.some((on, unit) => on && stays(unit))) return 'nobody';
  const others = left.some((on, unit) => on && !stays(unit) && !battle.armies[side].ground[unit]?.aside);
  return others ? 'some' : 'all';
};

const statedBy =
  (board: BattleStates): RoundJudges =>
  (round) => {
    const { end, rounds = Infinity, heedsAir = false } = board.battle;
    const at = (field: Battlefield): BattleEnd | Parting | undefined => {
      const decided = end(field);
      if (decided) return decided;
      for (const side of ['defender', 'attacker'] as const) {
        if (!gives(board, side, field, round)) continue;
        const held = heldOn(board.battle, side, field[side].ground);
        if (held === 'nobody') return `${side}Retreats`;
        if (held === 'some') return `${side}Parts`;
      }
      return round >= rounds ? 'open' : undefined;
    };
    const known: (BattleEnd | Parting | 'on')[] = [];
    return (outer, inner) => {
      if (heedsAir) return at(board.fieldOf(outer, inner, true));
      const seen = known[outer];
      if (seen) return seen === 'on' ? undefined : seen;
      const ending = at(board.fieldOf(outer, inner, false));
      known[outer] = ending ?? 'on';
      return ending;
    };
  };

/** Better by more than rounding can make it. */
const isBetter = (one: number, other: number): boolean => one - other > 1e-12 * Math.max(1, Math.abs(other));

/** By backward induction: the last decision first. */
function* bestBy(board: BattleStates): Generator<number, RoundJudges> {
  const { end, retreat, rounds = Infinity, steps } = board.battle;
  const worthOf = (ending: BattleEnd, field: Battlefield): Worth => [
    retreat?.attacker?.best?.(ending, field) ?? 0,
    retreat?.defender?.best?.(ending, field) ?? 0,
  ];
  /** found decisions by round, then outer × inner states + inner */
  const found = new Map<number, Map<number, BattleEnd>>();
  const decideAfter = (round: number) => {
    const decisions = new Map<number, BattleEnd>();
    found.set(round, decisions);
    return (outer: number, inner: number, goesOn: Worth | undefined): Worth => {
      const field = board.fieldOf(outer, inner, true);
      let ending: BattleEnd | undefined = end(field);
      let worth: Worth | undefined = ending && worthOf(ending, field);
      if (!worth) {
        ending = round >= rounds ? 'open' : undefined;
        worth = ending ? worthOf(ending, field) : (goesOn ?? worthOf('stalemate', field));
        // the attacker is asked last, so his answer is known to the defender
        for (const [i, side] of sides.entries()) {
          const retreats: BattleEnd = side === 'attacker' ? 'attackerRetreats' : 'defenderRetreats';
          const policy = retreat?.[side];
          if (heldOn(board.battle, side, field[side].ground) !== 'nobody') continue;
          const then = worthOf(
            retreats,
            policy?.turns ? board.fieldOf(board.leaving(retreats, outer), inner, true) : field,
          );
          const wants = policy?.best !== undefined && isBetter(then[i] ?? 0, worth[i] ?? 0);
          if (!wants && !gives(board, side, field, round)) continue;
          ending = retreats;
          worth = then;
        }
      }
      if (ending) decisions.set(outer * board.inner + inner, ending);
      return worth;
    };
  };
  const course = board.courseOf(steps);
  const start = board.reached();
  const { over, counts } = lastRounds(board);
  // what follows the last round is nothing; the decision after round n looks at what round n + 1 is worth
  let next: Begins = over < Infinity ? new Map() : yield* valuesOf(course, start, decideAfter(LATE));
  const now = board.battle.now?.round ?? 1;
  for (let round = counts > 0 ? Math.max(counts, now) : 0; round >= now; round--)
    next = yield* valuesOf(course, start, decideAfter(round), next);
  return (round) => {
    const decisions = found.get(round) ?? found.get(LATE) ?? new Map<number, BattleEnd>();
    return (outer, inner) => decisions.get(outer * board.inner + inner);
  };
}
