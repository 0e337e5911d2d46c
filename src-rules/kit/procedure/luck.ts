import type { Json, JsonObject } from '../base/json.ts';
import { isObject } from '../base/json.ts';
import type { State } from '../record/journal.ts';
import { type Msg, msg } from '../words/message.ts';
import { hitThrowIn } from './hits.ts';

/**
 * How lucky each side was in the fights on record: what the results thrown cost against what was to be expected of the
 * odds stored with each die. So that a choice is no luck, every result counts as if it were paid in steps; what was
 * really lost stands beside it.
 */
export interface Losses {
  readonly [side: string]: number;
}
/** One result a die could bring, with what it costs each side in steps. */
export interface Toll {
  readonly code: string;
  readonly p: number;
  readonly losses: Losses;
}
export interface FoughtFight {
  readonly tolls: readonly Toll[];
  /** the result that was thrown */
  readonly code: string;
  /** steps really lost, where the record knows */
  readonly lost?: Losses;
}

export interface SideLuck {
  readonly side: string;
  readonly expected: number;
  readonly thrown: number;
  /** over the fights whose losses are known */
  readonly lost: number;
  /** steps the others lost, less its own, beyond what was to be expected */
  readonly above: number;
  /** the chance of being as much above average or more (of as much below, for whom luck left) */
  readonly p: number;
}
export interface Luck {
  readonly fights: number;
  readonly sides: readonly SideLuck[];
}

const of = (losses: Losses, side: string): number => losses[side] ?? 0;
/** What the others lose, less its own. */
const balance = (losses: Losses, side: string): number =>
  Object.entries(losses).reduce((so, [one, n]) => so + (one === side ? -n : n), 0);

const mean = (tolls: readonly Toll[], worth: (losses: Losses) => number): number =>
  tolls.reduce((so, { p, losses }) => so + p * worth(losses), 0) / tolls.reduce((so, { p }) => so + p, 0);
const thrown = ({ tolls, code }: FoughtFight, worth: (losses: Losses) => number): number =>
  mean(
    tolls.filter((toll) => toll.code === code),
    worth,
  );

/** The exact chances of every sum over fights that have nothing to do with each other. */
const sums = (fights: readonly FoughtFight[], side: string): ReadonlyMap<number, number> =>
  fights.reduce<ReadonlyMap<number, number>>(
    (so, { tolls }) => {
      const next = new Map<number, number>();
      for (const [sum, p] of so) {
        for (const toll of tolls) {
          const to = sum + balance(toll.losses, side);
          next.set(to, (next.get(to) ?? 0) + p * toll.p);
        }
      }
      return next;
    },
    new Map([[0, 1]]),
  );

/** Rounding in a thousand additions, and no step. */
const hair = 1e-9;

export const luckOf = (fights: readonly FoughtFight[], sides: readonly string[]): Luck => {
  const counted = fights.filter(({ tolls, code }) => tolls.some((toll) => toll.code === code && toll.p > 0));
  const add = (worth: (fight: FoughtFight) => number): number => counted.reduce((so, fight) => so + worth(fight), 0);
  return {
    fights: counted.length,
    sides: sides.map((side) => {
      const own = (losses: Losses) => of(losses, side);
      const net = (losses: Losses) => balance(losses, side);
      const [got, due] = [add((fight) => thrown(fight, net)), add(({ tolls }) => mean(tolls, net))];
      let p = 0;
      for (const [sum, chance] of sums(counted, side))
        if (got >= due ? sum >= got - hair : sum <= got + hair) p += chance;
      return {
        side,
        expected: add(({ tolls }) => mean(tolls, own)),
        thrown: add((fight) => thrown(fight, own)),
        lost: add(({ lost }) => (lost ? own(lost) : 0)),
        above: got - due,
        p: Math.min(1, p),
      };
    }),
  };
};

/** GLOSSARY sentence: whom luck favoured, by how much, and how rare that is. Undefined: no fight counted. */
export const luckSays = (luck: Luck, wordOf: (side: string) => Msg): Msg | undefined => {
  if (luck.fights === 0) return undefined;
  const best = luck.sides.reduce<SideLuck | undefined>(
    (so, one) => (so && so.above >= one.above ? so : one),
    undefined,
  );
  if (!best || best.above < hair) return msg('kit.luck.even', { count: luck.fights });
  // a third of a step is enough to know
  const n = Math.round(best.above * 100) / 100;
  return msg('kit.luck.says', { count: luck.fights, side: wordOf(best.side), n, p: best.p });
};

// From the record.

const lossesIn = (raw: Json | undefined): Losses | undefined => {
  if (!isObject(raw)) return undefined;
  const losses: Record<string, number> = {};
  for (const [side, n] of Object.entries(raw)) if (typeof n === 'number') losses[side] = n;
  return losses;
};

/** The tolls stored with an answer; undefined where none are, as in fights recorded before they were kept. */
export const tollsIn = (shown: JsonObject): readonly Toll[] | undefined => {
  if (!Array.isArray(shown.tolls)) return undefined;
  const tolls = shown.tolls.flatMap((raw: Json): readonly Toll[] => {
    const losses = isObject(raw) ? lossesIn(raw.losses) : undefined;
    return isObject(raw) && typeof raw.code === 'string' && typeof raw.p === 'number' && losses
      ? [{ code: raw.code, p: raw.p, losses }]
      : [];
  });
  return tolls.length > 0 ? tolls : undefined;
};

export const lostIn = (outcome: JsonObject | undefined): Losses | undefined => lossesIn(outcome?.lost);

/** The fights that stand, brought to their end, with the odds each die was thrown at. */
export const foughtIn = (
  flows: State['flows'],
): { readonly fights: readonly FoughtFight[]; readonly without: number } => {
  const fights: FoughtFight[] = [];
  let without = 0;
  for (const { answers, end } of Object.values(flows)) {
    if (!end) continue;
    const dice = answers.flatMap(({ shown }) => {
      const tolls = tollsIn(shown);
      return tolls && typeof shown.code === 'string' ? [{ tolls, code: shown.code }] : [];
    });
    const lost = lostIn(end.outcome);
    // hits have a count of their own: their throws cost what the blocks then lose
    const unknown = ({ raw, shown }: (typeof answers)[number]) => typeof raw === 'number' && !hitThrowIn(shown);
    if (dice.length === 0) without += answers.some(unknown) ? 1 : 0;
    // a fight of several dice loses what it loses once
    for (const [i, die] of dice.entries()) fights.push({ ...die, ...(lost && i === 0 ? { lost } : {}) });
  }
  return { fights, without };
};
