import { lostIn } from '../procedure/luck.ts';
import type { PlayerData } from '../record/context.ts';
import { type Corrected, entriesAt } from '../record/fold.ts';
import type { Entry, Fact, Journal, SetUp, State } from '../record/journal.ts';
import { applyFacts, stateOf } from '../record/state.ts';
import type { Msg } from '../words/message.ts';
import { contextOf } from './contextOf.ts';
import type { Game } from './game.ts';
import type { SeriesLine, SeriesSpec, TurnEnd } from './seriesSpec.ts';

interface Walked {
  readonly things: PlayerData;
  readonly entries: readonly Entry[];
  /** a turn that is over: how many entries it and those before it hold, and the state after them */
  readonly ends: readonly { readonly upTo: number; readonly state: State; readonly end: TurnEnd }[];
}
const walked = new WeakMap<SetUp, Walked>();

const counted = (list: readonly Corrected[]): readonly Entry[] =>
  list.flatMap(({ entry, flag }) => (flag === 'dropped' ? [] : [entry]));

/**
 * Every turn so far: those that are over as they ended, the present one as it stands. What was walked once is not
 * walked again as long as the record only grows.
 */
export const turnEnds = (
  game: Game,
  scenario: string,
  setUp: SetUp,
  journal: Journal,
  things: PlayerData,
): readonly TurnEnd[] => {
  const entries = counted(entriesAt(journal));
  const known = walked.get(setUp);
  // what the players' own tables and units say now, they say of every turn
  const before = known?.things === things ? known : undefined;
  let alike = 0;
  while (before && alike < before.entries.length && before.entries[alike] === entries[alike]) alike += 1;
  const ends = [...(before?.ends.filter(({ upTo }) => upTo <= alike) ?? [])];
  const last = ends.at(-1);
  let state = last?.state ?? stateOf(setUp);
  let facts: Fact[] = [];
  const endNow = (): TurnEnd => {
    // a turn at a time: what is written to is copied once, not with every entry
    state = applyFacts(state, facts);
    return { turn: state.place.turn, context: contextOf({ game, scenario, state, things }), facts };
  };
  let { turn } = state.place;
  for (let at = last?.upTo ?? 0; at < entries.length; at += 1) {
    const entry = entries[at];
    if (!entry) continue;
    const to = entry.facts.findLast((fact) => fact.kind === 'go')?.turn ?? turn;
    // the entry that ended the last turn known has done so already
    if (to !== turn && at !== last?.upTo) {
      const end = endNow();
      ends.push({ upTo: at, state, end });
      facts = [];
    }
    turn = to;
    facts.push(...entry.facts);
  }
  const now = endNow();
  walked.set(setUp, { things, entries, ends });
  return [...ends.map(({ end }) => end), now];
};

/** A course with its values, line by line, turn by turn. */
export interface Series {
  readonly spec: SeriesSpec;
  readonly turns: readonly number[];
  readonly lines: readonly (SeriesLine & { readonly values: readonly (number | undefined)[] })[];
}

const values = new WeakMap<TurnEnd, Map<string, ReturnType<SeriesSpec['at']>>>();
const valuesOf = (spec: SeriesSpec, end: TurnEnd): ReturnType<SeriesSpec['at']> => {
  const known = values.get(end) ?? new Map<string, ReturnType<SeriesSpec['at']>>();
  values.set(end, known);
  const found = known.get(spec.id) ?? spec.at(end);
  known.set(spec.id, found);
  return found;
};

/** Undefined where there is nothing to draw: no value, or nothing but zeros. */
export const courseOf = (spec: SeriesSpec, ends: readonly TurnEnd[]): Series | undefined => {
  const lines = spec.lines
    .map((line) => ({ ...line, values: ends.map((end) => valuesOf(spec, end)[line.id]) }))
    .filter((line) => line.values.some((value) => value !== undefined));
  const flat = lines.every((line) => line.values.every((value) => (value ?? 0) === 0));
  return flat ? undefined : { spec, turns: ends.map(({ turn }) => turn), lines };
};

/** What each side lost in the fights of each turn, as far as the record knows. */
export const lossCourse = (sides: readonly SeriesLine[], msg: Msg): SeriesSpec => ({
  id: 'losses',
  msg,
  kind: 'amount',
  lines: sides,
  at: ({ facts }) => {
    const sum: Record<string, number> = Object.fromEntries(sides.map(({ id }) => [id, 0]));
    for (const fact of facts) {
      if (fact.kind !== 'end') continue;
      for (const [side, n] of Object.entries(lostIn(fact.outcome) ?? {}))
        if (side in sum) sum[side] = (sum[side] ?? 0) + n;
    }
    return sum;
  },
});

/** Victory points as they would have counted at the end of each turn. */
export const pointCourse = (score: Game['score'], msg: Msg): SeriesSpec => ({
  id: 'points',
  msg,
  kind: 'level',
  lines: [{ id: 'points', msg }],
  at: ({ context }) => ({ points: score(context).total.points }),
});
