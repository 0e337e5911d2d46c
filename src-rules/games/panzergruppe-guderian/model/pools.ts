import type { Context } from '#rules/kit/record/context.ts';
import { set } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import { cells, mixColumns, recordCells, tables } from '../ids.ts';
import { generationsFor, type Lost, lastGeneration, pileFacts, redrawFacts } from './generations.ts';
import { msg } from './msg.ts';
import type { CounterPool } from './schedule.ts';

const idsOf = {
  rifle: {
    drawn: recordCells.drawnRifle,
    map: cells.mapRifle,
    out: cells.outRifle,
    generation: cells.generationRifle,
    mix: tables.mixRifle,
  },
  armor: {
    drawn: recordCells.drawnArmor,
    map: cells.mapArmor,
    out: cells.outArmor,
    generation: cells.generationArmor,
    mix: tables.mixArmor,
  },
} as const satisfies Record<CounterPool, { readonly [id: string]: string }>;

/** How many counters the typed mix has; undefined until something is typed (N03, N11). */
export const mixTotal = (grid: GridData | undefined): number | undefined => {
  if (!grid) return undefined;
  const counts = grid.rows.flatMap((row) => {
    const text = grid.cells[`${row}/${mixColumns.count}`]?.text ?? '';
    return /^[0-9]+$/.test(text) ? [Number(text)] : [];
  });
  return counts.length > 0 ? counts.reduce((sum, n) => sum + n, 0) : undefined;
};

export interface PoolState {
  /** counters in the box, once typed */
  readonly mix: number | undefined;
  /** left in the first cup, once the mix is typed */
  readonly cup: number | undefined;
  readonly drawn: number;
  readonly map: number;
  /** the eliminated pile, from which is drawn when the cup is empty (12.4) */
  readonly out: number;
}

export const poolState = (context: Pick<Context, 'cells' | 'tables'>, pool: CounterPool): PoolState => {
  const ids = idsOf[pool];
  const mix = mixTotal(context.tables[ids.mix]);
  const drawn = countIn(context, ids.drawn);
  return {
    mix,
    cup: mix === undefined ? undefined : Math.max(0, mix - drawn),
    drawn,
    map: countIn(context, ids.map),
    out: countIn(context, ids.out),
  };
};

export interface Draw {
  readonly cup: number;
  readonly pile: number;
  /** counters that do not exist: the mix is an absolute limit (14.14) */
  readonly short: number;
}

/** 12.4: the first cup while it lasts, then the eliminated pile while it lasts. Without a mix the cup is taken as full enough. */
export const draw = (state: PoolState, n: number): Draw => {
  const cup = state.cup === undefined ? n : Math.min(n, state.cup);
  const pile = Math.min(n - cup, state.out);
  return { cup, pile, short: n - cup - pile };
};

/** What a draw books; counters short are booked as if they existed, for players who do it anyway. */
export const drawFacts = (
  context: Pick<Context, 'cells' | 'tables'>,
  pool: CounterPool,
  n: number,
): readonly Fact[] => {
  if (n === 0) return [];
  const state = poolState(context, pool);
  const ids = idsOf[pool];
  const { cup, pile, short } = draw(state, n);
  return [
    ...(cup + short > 0 ? [set(ids.drawn, state.drawn + cup + short)] : []),
    ...(pile > 0
      ? [set(ids.out, state.out - pile), ...redrawFacts(context, pool, pile, state.out)]
      : // nobody can have drawn from the pile while there was a cup
        lastGeneration(context, pool) === undefined && state.cup !== 0
        ? [set(ids.generation, 1)]
        : []),
    set(ids.map, state.map + n),
  ];
};

/**
 * 12.4: eliminated counters, and those found to be worth nothing, lie apart by type. One the record never saw enter
 * came out of the cup all the same: drawn is always what is on the map and in the pile.
 */
export const lossFacts = (
  context: Pick<Context, 'cells' | 'tables'>,
  pool: CounterPool,
  lost: readonly Lost[],
): readonly Fact[] => {
  const n = lost.length;
  if (n === 0) return [];
  const state = poolState(context, pool);
  const ids = idsOf[pool];
  const unseen = Math.max(0, n - state.map);
  return [
    ...(unseen > 0 ? [set(ids.drawn, state.drawn + unseen)] : []),
    set(ids.map, state.map + unseen - n),
    set(ids.out, state.out + n),
    ...pileFacts(context, pool, lost),
  ];
};

/** 14.14: counters are an absolute limit; which pool is short of what is wanted. */
export const shortOf = (
  context: Pick<Context, 'cells' | 'tables'>,
  wanted: { readonly rifle?: number; readonly armor?: number },
): Objection | undefined => {
  const rifle = draw(poolState(context, 'rifle'), wanted.rifle ?? 0).short;
  if (rifle > 0) return { msg: msg('pgg.bar.noRifle', { count: rifle }), rule: '14.14' };
  const armor = draw(poolState(context, 'armor'), wanted.armor ?? 0).short;
  return armor > 0 ? { msg: msg('pgg.bar.noArmor', { count: armor }), rule: '14.14' } : undefined;
};

/** 12.4: what to tell of a draw that reached into the eliminated pile, or emptied what there was. */
export const drawNotes = (
  context: Pick<Context, 'cells' | 'tables'>,
  wanted: { readonly rifle?: number; readonly armor?: number },
): readonly Objection[] =>
  (['rifle', 'armor'] as const).flatMap((pool) => {
    const { pile } = draw(poolState(context, pool), wanted[pool] ?? 0);
    if (pile === 0) return [];
    return [
      {
        msg: pool === 'rifle' ? msg('pgg.note.pileRifle', { count: pile }) : msg('pgg.note.pileArmor', { count: pile }),
        rule: '12.4',
      },
    ];
  });

/** X05: which generation each of these untried counters is of. */
export const generationsIn = <T extends { readonly generation: number }>(
  untried: readonly T[],
  context: Pick<Context, 'cells' | 'tables'>,
  pool: CounterPool,
): ReadonlyMap<T, number> => generationsFor(untried, context, pool, countIn(context, idsOf[pool].drawn));
