import { relabel } from '#rules/kit/chance/dist.ts';
import { explain } from '#rules/kit/procedure/explain.ts';
import type { FightOpening } from '#rules/kit/procedure/oddsFight.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { lastGeneration } from '../../../model/generations.ts';
import { readPrinted } from '../../../model/units.ts';
import { type Fighter, type Forces, revealed, untriedOf } from '../forces/forces.ts';
import { mixOf } from '../forces/mix.ts';
import { msg } from '../msg.ts';
import { reckon, type Totals } from '../strength/reckon.ts';
import { type Possible, possibleTotals, totalsFrom, totalsKey } from './totals.ts';

/** 12.2: untried counters are turned up ahead of the die. */
export interface Reveal extends FightOpening<Forces, Totals> {
  readonly possible: () => Possible;
}

/** The texts of counters, in the order asked; undefined where one is no strength. */
const seenTexts = (raw: unknown, count: number): readonly string[] | undefined => {
  if (!Array.isArray(raw) || raw.length !== count) return undefined;
  const texts = raw.map((text: unknown) => (typeof text === 'string' && readPrinted(text) ? text.trim() : undefined));
  return texts.every((text) => text !== undefined) ? texts : undefined;
};

/** What was seen on the counters turned up, in the order asked. */
export const seenIn = ({ attackers, defenders }: Forces): readonly string[] =>
  [...attackers, ...defenders].flatMap(({ seen }) => (seen === undefined ? [] : [seen]));

/** What may be under it; a counter drawn from the eliminated pile may be any of the box (12.4). */
const maySee = (fighter: Fighter, untried: number, context: Context): readonly string[] => {
  if (!fighter.pool) return [];
  const any = (lastGeneration(context, fighter.pool) ?? 1) > 1;
  const lines = mixOf(fighter.pool, context, untried) ?? [];
  return lines.filter((line) => (any ? line.count : line.left) > 0).map((line) => line.strength);
};

export const revealOf = (forces: Forces, context: Context): Reveal | undefined => {
  const untried = untriedOf(forces);
  if (untried.length === 0) return undefined;
  let known: Possible | undefined;
  const possible = (): Possible => {
    known ??= possibleTotals(forces, context);
    return known;
  };
  return {
    possible,
    ask: {
      id: 'reveal',
      who: 'soviet',
      msg: msg('pgg.ask.reveal', { count: untried.length }),
      rule: '12.2',
      entry: {
        kind: 'seen',
        slots: untried.map((fighter) => ({ msg: fighter.label, options: maySee(fighter, untried.length, context) })),
      },
      read: (raw) => {
        const seen = seenTexts(raw, untried.length);
        return seen && totalsKey(reckon(revealed(forces, seen), context, explain(false)));
      },
    },
    ways: () => {
      const all = possible();
      return all.ok ? relabel(all.totals, totalsKey) : undefined;
    },
    after: ({ key, raw }) => {
      const seen = seenTexts(raw, untried.length);
      if (seen) return { forces: revealed(forces, seen) };
      const strengths = totalsFrom(key);
      if (!strengths) throw new Error(`no totals: ${key}`);
      return { strengths };
    },
  };
};
