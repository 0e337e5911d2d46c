import { folded } from '#rules/kit/base/folded.ts';
import { memo } from '#rules/kit/base/memo.ts';
import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { countAt, mapIn, textAt } from '#rules/kit/record/readers.ts';
import { type Msg, type Name, nameList } from '#rules/kit/words/message.ts';
import { boxes, cells, ruling, type SideId, sides } from '../ids.ts';
import { msg } from './msg.ts';
import { axisUnits, sovietUnits as namedSoviets } from './namedUnits.ts';
import { countersOf, fullSteps, stepsLeft } from './reading.ts';
import { type Counter, isArmouredCorps } from './units.ts';

/** Units by the names players type, and where the record has them. */

type Known = Pick<Context, 'cells' | 'rosters'>;

const indexOf = memo((all: readonly Counter[]): ReadonlyMap<string, Counter> => {
  const made = new Map<string, Counter>();
  for (const counter of all) if (!made.has(counter.id)) made.set(counter.id, counter);
  return made;
});
/** The counter of that id; undefined: on neither roster. */
export const counterOf = (context: Pick<Context, 'rosters'>, id: string): Counter | undefined =>
  indexOf(countersOf(context)).get(id);

/** Names with commas between them, in one message: a record takes none of more than a few levels. */
export const unitsMsg = (context: Pick<Context, 'rosters'>, ids: readonly string[]): Msg =>
  msg('armir.fronts.say', { what: namesOf(context, ids) });

/** Counters the rules name: under these ids they stand on a roster as soon as one is typed. */
const printedUnits = [
  ...axisUnits.map(({ id, name }) => ({ id, name, side: sides.axis })),
  ...namedSoviets.map(({ id, name }) => ({ id, name, side: sides.soviet })),
];
const calledBy = (context: Pick<Context, 'rosters'>, id: string): string =>
  (counterOf(context, id) ?? printedUnits.find((one) => one.id === id))?.name ?? id;

/** Who may be meant by a name: a unit of this side's roster, one the rules name, else the name itself stands for the unit. */
export const idOf = (context: Pick<Context, 'rosters'>, typed: string, side?: SideId): string => {
  const wanted = folded(typed);
  const found = countersOf(context).find(
    (one) => (side === undefined || one.side === side) && [one.id, one.name].some((it) => folded(it) === wanted),
  );
  const known = found ?? printedUnits.find((one) => (side ?? one.side) === one.side && folded(one.name) === wanted);
  return known?.id ?? wanted.replace(/ /g, '-').slice(0, 64);
};
export const idsIn = (context: Pick<Context, 'rosters'>, text: string, side?: SideId): readonly string[] =>
  namesIn(text)
    .map((one) => idOf(context, one, side))
    .filter((id) => id !== '');
/** Steps left as far as anybody knows; a unit nobody typed stands until it is said to be gone. */
export const isAlive = (context: Known, id: string): boolean => {
  const said = countAt(context, cells.steps, id);
  if (said !== undefined) return said > 0;
  const counter = counterOf(context, id);
  return counter === undefined || stepsLeft(context, counter) !== 0;
};

export const isIn = (context: Known, cell: string, value = 'yes'): readonly string[] =>
  Object.entries(mapIn(context, cell)).flatMap(([id, at]) => (at === value && isAlive(context, id) ? [id] : []));
/** In the Čir box (16.1), waiting at Bokovskaya (16.1.4), in the box of the airports (16.3.1). */
export const onCir = (context: Known): readonly string[] => isIn(context, cells.cirUnits);
export const waiting = (context: Known): readonly string[] => isIn(context, cells.cirUnits, 'in');
export const atTem = (context: Known): readonly string[] => isIn(context, cells.temUnits);

/** The hex or box a unit stands in, undefined where nobody said. */
export const whereIs = (context: Known, id: string): string | undefined => {
  if (textAt(context, cells.temUnits, id) === 'yes') return boxes.tem;
  if (textAt(context, cells.cirUnits, id) === 'yes') return boxes.cir;
  return textAt(context, cells.at, id) || undefined;
};

/** It leaves the map for a box. */
export const offMap = (context: Known, id: string): readonly Fact[] =>
  textAt(context, cells.at, id) === '' ? [] : [setAt(cells.at, id, null)];

export const memberOf = (context: Known, id: string): Member => {
  const counter = counterOf(context, id);
  return {
    id,
    cp: counter?.cp ?? [],
    full: (counter && fullSteps(counter)) ?? countAt(context, cells.steps, id) ?? 1,
    fast: counter !== undefined && counter.move !== 'other',
    combat: counter === undefined || counter.kind === 'combat',
    armoured: counter !== undefined && isArmouredCorps(counter),
  };
};
/** Whether its steps are known: typed on the roster, or noted. */
export const stepsKnown = (context: Known, id: string): boolean => {
  const counter = counterOf(context, id);
  return countAt(context, cells.steps, id) !== undefined || (counter !== undefined && fullSteps(counter) !== undefined);
};
/** Steps left, 1 where nobody knows better. */
export const leftOf = (context: Known, id: string): number => {
  const counter = counterOf(context, id);
  return countAt(context, cells.steps, id) ?? (counter && fullSteps(counter)) ?? 1;
};
/** Units whose CP nobody typed. */
export const untyped = (context: Known, ids: readonly string[]): readonly string[] =>
  ids.filter((id) => isUntyped(memberOf(context, id)));

export const sharingOf = (context: Pick<Context, 'options'>, order: Sharing['order'] = 'cheapest'): Sharing => ({
  scope: ruling(context, 'amb34'),
  kinds: ruling(context, 'amb77'),
  order,
});

export const offersOf = (
  context: Known,
  ids: readonly string[],
  msg?: (id: string) => Msg | undefined,
): readonly Offer[] =>
  ids.map((id) => {
    const about = msg?.(id);
    return { name: calledBy(context, id), ...(about ? { msg: about } : {}) };
  });
export const namesOf = (context: Pick<Context, 'rosters'>, ids: readonly string[]): Name =>
  nameList(ids.map((id) => calledBy(context, id)));
/** A name of none of the counters, where the players have typed any: a slip, or a counter they left out. */
export const unknownIn = (context: Pick<Context, 'rosters'>, ids: readonly string[]): string | undefined =>
  countersOf(context).some(({ side }) => side === sides.soviet)
    ? ids.find((id) => counterOf(context, id) === undefined)
    : undefined;
export const sovietUnits = (context: Known): readonly Counter[] =>
  countersOf(context).filter(({ side, id }) => side === sides.soviet && isAlive(context, id));

export interface Member {
  readonly id: string;
  /** CP by steps, the whole unit first; empty: not typed */
  readonly cp: readonly number[];
  /** steps it had when it was whole */
  readonly full: number;
  /** 16.1.3: counts double on the Čir */
  readonly fast: boolean;
  /** 12.2.1: HQs stand in nobody's way (AMB-77) */
  readonly combat: boolean;
  /** 8.4: of an armoured corps that rolls before it is out of supply */
  readonly armoured: boolean;
}

/** How losses are shared out (12.2.1), and whom the owner would rather lose. */
export interface Sharing {
  /** AMB-34: over the whole game, or in this fight */
  readonly scope: 'cumulative' | 'combat';
  /** AMB-77: HQs stand in nobody's way, or count like every unit */
  readonly kinds: 'combat' | 'all';
  /** the first of the list that may lose, or the one that costs the fewest CP */
  readonly order: 'listed' | 'cheapest';
}

/** 2.1: a combat unit whose CP nobody typed: whatever hangs on them is not known. HQs have none. */
export const isUntyped = ({ combat, cp }: Pick<Member, 'combat' | 'cp'>): boolean => combat && cp.length === 0;
