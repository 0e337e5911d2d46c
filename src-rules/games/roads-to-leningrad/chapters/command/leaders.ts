import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { cells, type SideId } from '../../ids.ts';
import { hexDistance } from '../../model/hexes.ts';
import { countersOf, stepsLeft } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';
import { isCombat } from '../../model/units.ts';

/** 15.22: leaders whom an enemy has come upon, and the friends they go to. */

const placed = (context: Context): readonly { readonly counter: Counter; readonly hex: string }[] =>
  countersOf(context).flatMap((counter) => {
    const hex = textAt(context, cells.at, counter.id);
    return /^\d{4}$/.test(hex) && stepsLeft(context, counter) > 0 ? [{ counter, hex }] : [];
  });
/** Leaders in whose hex, as recorded, an enemy unit stands. */
export const overtaken = (context: Context): readonly Counter[] => {
  const all = placed(context);
  return all.flatMap(({ counter, hex }) =>
    counter.kind === 'leader' &&
    all.some((other) => other.hex === hex && isCombat(other.counter) && other.counter.side !== counter.side)
      ? [counter]
      : [],
  );
};
/** Hexes of the nearest friendly units; several where they are equally near: the owner chooses. */
export const nearestFriends = (context: Context, leader: Pick<Counter, 'id' | 'side'>): readonly string[] => {
  const from = textAt(context, cells.at, leader.id);
  const side: SideId = leader.side;
  const far = placed(context).flatMap(({ counter, hex }) => {
    const n = isCombat(counter) && counter.side === side ? hexDistance(from, hex) : undefined;
    return n === undefined ? [] : [{ hex, n }];
  });
  const least = Math.min(...far.map(({ n }) => n));
  return [...new Set(far.flatMap(({ hex, n }) => (n === least ? [hex] : [])))];
};
