import type { JsonObject } from '../base/json.ts';
import { asRows } from '../forms/rows.ts';
import { targetHex } from '../forms/targetHex.ts';
import type { Fact } from '../record/journal.ts';
import type { Msg } from '../words/message.ts';
import { type HitThrow, hitLuckOf, hitThrowIn } from './hits.ts';
import { type FoughtFight, type Losses, lostIn, luckOf, tollsIn } from './luck.ts';

/** What a fight on record was, read from its facts alone: journal, report, sheet and diary all tell it from here. */

/** What a die was thrown against, as it was shown when it was thrown. */
export interface Odds {
  readonly column?: string;
  readonly attack?: number;
  readonly defence?: number;
  readonly face?: number;
  /** of the die: its pips or its number */
  readonly sides?: number;
  readonly by?: 'table' | 'app';
  readonly code?: string;
  /** a throw for hits, and its faces where they are known */
  readonly hits?: HitThrow & { readonly faces?: readonly number[] };
  readonly chances: readonly { readonly code: string; readonly p: number }[];
}

type AnswerFact = Extract<Fact, { readonly kind: 'answer' }>;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const count = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const chancesOf = (shown: JsonObject): Odds['chances'] => {
  const list: unknown = shown.chances;
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null || !('code' in each) || !('p' in each)) return [];
    const [code, p] = [text(each.code), count(each.p)];
    return code === undefined || p === undefined ? [] : [{ code, p }];
  });
};

const oddsOfAnswer = ({ shown, raw, by }: AnswerFact): Odds => {
  const thrown = hitThrowIn(shown);
  const faces = Array.isArray(raw) ? raw.flatMap((each) => count(each) ?? []) : undefined;
  return {
    column: text(shown.column),
    attack: count(shown.attack),
    defence: count(shown.defence),
    face: thrown ? undefined : count(raw),
    sides: count(shown.sides),
    by,
    code: text(shown.code),
    ...(thrown ? { hits: { ...thrown, faces } } : {}),
    chances: chancesOf(shown),
  };
};

/** The odds an entry was booked with, or the die of a form. */
export const oddsIn = (facts: readonly Fact[]): Odds | undefined => {
  const answer = facts.find((fact) => fact.kind === 'answer');
  if (answer) return oddsOfAnswer(answer);
  const roll = facts.find((fact) => fact.kind === 'roll');
  return roll?.faces[0] === undefined
    ? undefined
    : { face: roll.faces[0], sides: roll.sides, by: roll.by, chances: [] };
};

export interface FightRecord {
  readonly flow: string;
  readonly calc: string;
  /** what was fought over, where the players said it */
  readonly hex?: string;
  /** the odds it was decided at: of the die its table was read with, else of what was asked first */
  readonly odds?: Odds;
  /** throws for hits, in their order */
  readonly hits: readonly NonNullable<Odds['hits']>[];
  /** what came of it; absent: it is not over */
  readonly ended?: Msg;
  /** by side: steps really lost, where the record knows */
  readonly lost?: Losses;
  /** the dice that were thrown against odds kept with them */
  readonly dice: readonly FoughtFight[];
}

/** Fields in which calculators ask for the hex a fight is about. */
const places = ['target', 'hex'] as const;
const named = (input: JsonObject): string | undefined => places.flatMap((key) => text(input[key])?.trim() || []).at(0);
/** Of lists that are called by their sides: those of the sides that do not attack. */
const defendersIn = (input: JsonObject): readonly JsonObject[] =>
  typeof input.attacker === 'string'
    ? Object.entries(input).flatMap(([list, rows]) => (list === input.attacker ? [] : asRows(rows)))
    : [];
/** The hex named, or the one the defenders stand in. */
export const hexIn = (input: JsonObject): string | undefined =>
  named(input) ?? (targetHex('', defendersIn(input)) || undefined);

/** Undefined: the facts begin no fight. */
export const fightIn = (facts: readonly Fact[]): FightRecord | undefined => {
  const begun = facts.find((fact) => fact.kind === 'flow');
  if (!begun) return undefined;
  const answers = facts.filter((fact) => fact.kind === 'answer');
  const end = facts.findLast((fact) => fact.kind === 'end');
  const all = answers.map(oddsOfAnswer);
  const lost = lostIn(end?.outcome);
  const dice = answers.flatMap(({ shown }) => {
    const tolls = tollsIn(shown);
    return tolls && typeof shown.code === 'string' ? [{ tolls, code: shown.code }] : [];
  });
  return {
    flow: begun.flow,
    calc: begun.calc,
    hex: hexIn(begun.input),
    odds: all.findLast((one) => one.code !== undefined && !one.hits) ?? all.find((one) => one.attack !== undefined),
    hits: all.flatMap(({ hits }) => hits ?? []),
    ended: end?.says,
    lost,
    // a fight of several dice loses what it loses once
    dice: dice.map((die, i) => ({ ...die, ...(lost && i === 0 ? { lost } : {}) })),
  };
};

/** What the dice of one fight brought a side against what was to be expected: steps, or hits where it throws for hits. */
export interface FightLuck {
  readonly side: string;
  readonly expected: number;
  readonly thrown: number;
}
export const fightLuck = ({ dice, hits }: Pick<FightRecord, 'dice' | 'hits'>, sides: readonly string[]) => {
  const steps = luckOf(dice, sides);
  const counted = steps.fights > 0;
  const byHits = hitLuckOf(hits, sides);
  const above = counted
    ? steps.sides.map(({ side, above }) => ({ side, n: above }))
    : byHits.map(({ side, expected, hits: got }) => ({ side, n: got - expected }));
  const best = above.reduce<(typeof above)[number] | undefined>(
    (so, one) => (so && so.n >= one.n ? so : one),
    undefined,
  );
  return {
    /** steps each side was to lose, and lost by the dice; empty: no odds on record */
    steps: counted ? steps.sides.map(({ side, expected, thrown }): FightLuck => ({ side, expected, thrown })) : [],
    hits: byHits.map(({ side, expected, hits: thrown }): FightLuck => ({ side, expected, thrown })),
    /** whom the dice favoured, and by how much; absent: nobody, or nothing is known */
    best: best && best.n > 1e-9 ? best : undefined,
  };
};
