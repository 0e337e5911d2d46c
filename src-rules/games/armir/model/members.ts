import { folded } from '#rules/kit/base/folded.ts';
import { namesIn, type Offer } from '#rules/kit/forms/fields.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { boxes, cells, ruling, type SideId, sides } from '../ids.ts';
import { msg } from './msg.ts';
import { countAt, countersOf, fullSteps, mapIn, stepsLeft, textAt } from './reading.ts';
import { type Counter, isArmouredCorps } from './units.ts';

/** Units by the names players type, and where the record has them. */

type Known = Pick<Around, 'cells' | 'rosters'>;

export const counterOf = (around: Pick<Around, 'rosters'>, id: string): Counter | undefined =>
  countersOf(around).find((one) => one.id === id);

/** Names with commas between them, in one message: a record takes none of more than a few levels. */
export const unitsMsg = (around: Pick<Around, 'rosters'>, ids: readonly string[]): Msg =>
  msg('armir.fronts.say', { what: name(ids.map((id) => counterOf(around, id)?.name ?? id).join(', ')) });

/** Who may be meant by a name: a unit of this side's roster, else the name itself stands for the unit. */
export const idOf = (around: Pick<Around, 'rosters'>, typed: string, side?: SideId): string => {
  const wanted = folded(typed);
  const found = countersOf(around).find(
    (one) => (side === undefined || one.side === side) && [one.id, one.name].some((it) => folded(it) === wanted),
  );
  return found?.id ?? wanted.replace(/ /g, '-').slice(0, 64);
};
export const idsIn = (around: Pick<Around, 'rosters'>, text: string, side?: SideId): readonly string[] =>
  namesIn(text)
    .map((one) => idOf(around, one, side))
    .filter((id) => id !== '');
/** Steps left as far as anybody knows; a unit nobody typed stands until it is said to be gone. */
export const isAlive = (around: Known, id: string): boolean => {
  const said = countAt(around, cells.steps, id);
  if (said !== undefined) return said > 0;
  const counter = counterOf(around, id);
  return counter === undefined || stepsLeft(around, counter) !== 0;
};

export const isIn = (around: Known, cell: string, value = 'yes'): readonly string[] =>
  Object.entries(mapIn(around, cell)).flatMap(([id, at]) => (at === value && isAlive(around, id) ? [id] : []));
/** In the Čir box (16.1), waiting at Bokovskaya (16.1.4), in the box of the airports (16.3.1). */
export const onCir = (around: Known): readonly string[] => isIn(around, cells.cirUnits);
export const waiting = (around: Known): readonly string[] => isIn(around, cells.cirUnits, 'in');
export const atTem = (around: Known): readonly string[] => isIn(around, cells.temUnits);

/** The hex or box a unit stands in, undefined where nobody said. */
export const whereIs = (around: Known, id: string): string | undefined => {
  if (textAt(around, cells.temUnits, id) === 'yes') return boxes.tem;
  if (textAt(around, cells.cirUnits, id) === 'yes') return boxes.cir;
  return textAt(around, cells.at, id) || undefined;
};

/** It leaves the map for a box. */
export const offMap = (around: Known, id: string): readonly Fact[] =>
  textAt(around, cells.at, id) === '' ? [] : [setAt(cells.at, id, null)];

export const memberOf = (around: Known, id: string): Member => {
  const counter = counterOf(around, id);
  return {
    id,
    cp: counter?.cp ?? [],
    full: (counter && fullSteps(counter)) ?? countAt(around, cells.steps, id) ?? 1,
    fast: counter !== undefined && counter.move !== 'other',
    combat: counter === undefined || counter.kind === 'combat',
    armoured: counter !== undefined && isArmouredCorps(counter),
  };
};
/** Whether its steps are known: typed on the roster, or noted. */
export const stepsKnown = (around: Known, id: string): boolean => {
  const counter = counterOf(around, id);
  return countAt(around, cells.steps, id) !== undefined || (counter !== undefined && fullSteps(counter) !== undefined);
};
/** Steps left, 1 where nobody knows better. */
export const leftOf = (around: Known, id: string): number => {
  const counter = counterOf(around, id);
  return countAt(around, cells.steps, id) ?? (counter && fullSteps(counter)) ?? 1;
};
/** Units whose CP nobody typed. */
export const untyped = (around: Known, ids: readonly string[]): readonly string[] =>
  ids.filter((id) => isUntyped(memberOf(around, id)));

export const sharingOf = (around: Pick<Around, 'options'>, order: Sharing['order'] = 'cheapest'): Sharing => ({
  scope: ruling(around, 'amb34'),
  kinds: ruling(around, 'amb77'),
  order,
});

export const offersOf = (
  around: Known,
  ids: readonly string[],
  msg?: (id: string) => Msg | undefined,
): readonly Offer[] =>
  ids.map((id) => {
    const about = msg?.(id);
    return { name: counterOf(around, id)?.name ?? id, ...(about ? { msg: about } : {}) };
  });
export const namesOf = (around: Pick<Around, 'rosters'>, ids: readonly string[]): string =>
  ids.map((id) => counterOf(around, id)?.name ?? id).join(', ');
/** A name of none of the counters, where the players have typed any: a slip, or a counter they left out. */
export const unknownIn = (around: Pick<Around, 'rosters'>, ids: readonly string[]): string | undefined =>
  countersOf(around).some(({ side }) => side === sides.soviet)
    ? ids.find((id) => counterOf(around, id) === undefined)
    : undefined;
export const sovietUnits = (around: Known): readonly Counter[] =>
  countersOf(around).filter(({ side, id }) => side === sides.soviet && isAlive(around, id));

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
