import { BattleStates } from './battleStates.ts';
import type { Group } from './blocks.ts';
import { type BattleEnd, type BlockBattle, type BlockOutcome, byBoth, sides } from './fire.ts';
import { judges, LATE, lastRounds, type RoundJudge } from './judge.ts';
import type { Masses } from './roundChain.ts';

/**
 * A battle of blocks, solved exactly. It pauses every few states and says how far along it is, from 0 to 1, so that a caller
 * can look up, report or leave it lying.
 */
export function* solveBlocks(battle: BlockBattle): Generator<number, BlockOutcome> {
  const board = new BattleStates(battle);
  let masses = yield* share(board.airCombat(), 0, 0);
  const over: Over[] = [];
  const { over: last, counts } = lastRounds(board);
  const now = battle.now ?? { round: 1, step: 0 };
  const stepsOf = (round: number) => (round === 1 && battle.first ? battle.first : battle.steps);
  // rounds fought one by one: the last ones, a first one of its own, and those somebody asks for
  const own = battle.first ? 1 : 0;
  const until = last < Infinity ? Math.max(last, now.round) : Math.max(own, counts, battle.roundsUpTo ?? 0);
  const counted = Math.max(0, until - now.round + 1);
  const best = sides.some((side) => battle.retreat?.[side]?.best) ? 1 : 0;
  const parts = counted + (last === Infinity ? 1 : 0) + best;
  const judgeAfter = yield* share(judges(board), 0, best / parts);
  const endsIn: { readonly round: number; readonly ends: ReadonlyMap<BattleEnd, number> }[] = [];
  let rounds = 0;
  let door = board.doorOf(stepsOf(now.round), now.step);
  for (let done = 0; done < counted && masses.size > 0; done++) {
    const round = now.round + done;
    for (const mass of masses.values()) for (const p of mass) rounds += p;
    const fight = board.roundsOf(stepsOf(round)).once(masses, door);
    const after = yield* share(fight, (best + done) / parts, (best + done + 1) / parts);
    door = 0;
    const ended: Over[] = [];
    masses = sort(board, after, judgeAfter(round), ended);
    over.push(...ended);
    if (round <= (battle.roundsUpTo ?? 0)) {
      endsIn.push({ round, ends: new Map(ended.map(({ end, masses: all }) => [end, sum(all)] as const)) });
    }
  }
  // once; and again where some of a side have left and others stay
  const mayPart = sides.some((side) => battle.retreat?.[side]?.stays);
  let part = (best + counted) / parts;
  while (last === Infinity && masses.size > 0) {
    const upTo = mayPart ? (part + 1) / 2 : 1;
    const judge = judgeAfter(LATE);
    const fight = board.roundsOf(stepsOf(now.round + counted));
    const settle = fight.settle(masses, (outer, inner) => judge(outer, inner) !== undefined, door);
    const settled = yield* share(settle, part, upTo);
    part = upTo;
    // a round that had begun already counts as well
    rounds += settled.rounds + (door > 0 ? 1 : 0);
    masses = sort(board, settled.over, judge, over);
    over.push({ end: 'stalemate', masses: settled.stuck });
    door = 0;
  }
  return outcomeOf(board, over, rounds, endsIn);
}

const sum = (masses: Masses): number => {
  let so = 0;
  for (const mass of masses.values()) for (const p of mass) so += p;
  return so;
};

/** The progress of a part, as progress of the whole. */
function* share<T>(work: Generator<number, T>, from: number, to: number): Generator<number, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}

interface Over {
  readonly end: BattleEnd;
  readonly masses: Masses;
}

/** Takes what is over out of the masses. */
const sort = (board: BattleStates, masses: Masses, judge: RoundJudge, over: Over[]): Masses => {
  const by = new Map<BattleEnd | undefined, Masses>();
  for (const [from, mass] of masses) {
    for (const [inner, p] of mass.entries()) {
      if (p === 0) continue;
      let at = from;
      let end = judge(at, inner);
      while (end === 'attackerParts' || end === 'defenderParts') {
        at = board.parting(end === 'attackerParts' ? 'attacker' : 'defender', at);
        end = judge(at, inner);
      }
      const outer = end ? board.leaving(end, at) : at;
      let to = by.get(end);
      if (!to) {
        to = new Map();
        by.set(end, to);
      }
      let part = to.get(outer);
      if (!part) {
        part = new Float64Array(board.inner);
        to.set(outer, part);
      }
      part[inner] = (part[inner] ?? 0) + p;
    }
  }
  for (const [end, ended] of by) if (end) over.push({ end, masses: ended });
  return by.get(undefined) ?? new Map();
};

const outcomeOf = (
  board: BattleStates,
  over: readonly Over[],
  rounds: number,
  endsIn: BlockOutcome['endsIn'],
): BlockOutcome => {
  const { ground, air } = board;
  const ends = new Map<BattleEnd, number>();
  /** by group state first: there are fewer of them than outcomes */
  const states = byBoth(() => ({ ground: new Map<number, number>(), air: new Map<number, number>() }));
  const add = (to: Map<number, number>, state: number, p: number) => {
    to.set(state, (to.get(state) ?? 0) + p);
  };
  const sky = new Float64Array(board.inner);
  for (const { end, masses } of over) {
    let total = 0;
    for (const [outer, mass] of masses) {
      let here = 0;
      for (let inner = 0; inner < mass.length; inner++) {
        const p = mass[inner] ?? 0;
        here += p;
        sky[inner] = (sky[inner] ?? 0) + p;
      }
      total += here;
      for (const side of sides) add(states[side].ground, ground.state(outer, side), here);
    }
    if (total > 0) ends.set(end, (ends.get(end) ?? 0) + total);
  }
  sky.forEach((p, inner) => {
    for (const side of sides) add(states[side].air, air.state(board.airOf(inner), side), p);
  });
  return {
    ends,
    rounds,
    endsIn,
    faces: byBoth((side) => ({
      ground: facesOf(ground.groups[side], states[side].ground),
      air: facesOf(air.groups[side], states[side].air),
    })),
    each: (of) => {
      for (const { end, masses } of over) {
        for (const [outer, mass] of masses) {
          for (const [inner, p] of mass.entries()) {
            if (p === 0) continue;
            const above = board.airOf(inner);
            const armies = byBoth((side) => ({
              ground: ground.groups[side].faces(ground.state(outer, side)),
              air: air.groups[side].shown(air.state(above, side)),
            }));
            of({ end, armies, p });
          }
        }
      }
    },
    states: ground.size * board.inner,
  };
};

/** Chances of every place in its face list, by unit. */
const facesOf = (group: Group, chances: ReadonlyMap<number, number>): readonly Float64Array[] => {
  const by = group.blocks.map(({ faces }) => new Float64Array(faces.length + 1));
  for (const [state, p] of chances) {
    for (const [unit, at] of group.faces(state).entries()) {
      const of = by[unit];
      if (of) of[at >> 1] = (of[at >> 1] ?? 0) + p;
    }
  }
  return by;
};
