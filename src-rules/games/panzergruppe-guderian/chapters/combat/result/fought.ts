import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { mapCells } from '../../../ids.ts';
import { counterOf } from '../../../model/counters.ts';

/** What a fight leaves on the map of Soviet counters that stood there: shown, or gone (12.2, 9.62). */
export interface FoughtCounter {
  /** the row's id, which is the piece's where it came from the map */
  readonly id: string;
  /** the strength it was shown with, 'a-d-m' */
  readonly shown?: string;
  readonly gone: boolean;
}

/** A counter without a name that the record has on the map; rows typed into the calculator alone are nobody's. */
export const isOnMap = (context: Pick<Context, 'cells'>, id: string): boolean =>
  counterOf(id) !== undefined && mapIn(context, mapCells.at)[id] !== undefined;

export const foughtFacts = (context: Pick<Context, 'cells'>, fought: readonly FoughtCounter[]): readonly Fact[] =>
  fought
    .filter(({ id }) => isOnMap(context, id))
    .flatMap(({ id, shown, gone }): readonly Fact[] => {
      const tried = mapIn(context, mapCells.tried)[id];
      if (gone)
        return [setAt(mapCells.at, id, null), ...(tried === undefined ? [] : [setAt(mapCells.tried, id, null)])];
      return shown === undefined || tried === shown ? [] : [setAt(mapCells.tried, id, shown)];
    });
