import { type SideId, sides } from '../../ids.ts';
import type { Counter } from '../../model/units.ts';
import { arcsOf, type Ground } from './ground.ts';
import { barOf, type Walker, walkerOf } from './passage.ts';

/** 3.2: zones of control over the hexsides that whoever exerts them could cross. */

export interface Stander {
  readonly counter: Counter;
  readonly node: number;
}
export interface Zones {
  readonly any: { readonly [S in SideId]: Uint8Array };
  /** 11.56: those of motorised units */
  readonly mot: { readonly [S in SideId]: Uint8Array };
}
type At = { readonly [S in SideId]: ReadonlyMap<number, readonly Stander[]> };
export interface Terms {
  readonly rain: boolean;
  readonly bridged: (arc: number) => boolean;
}

/** What crosses a hexside of the ground, whoever stands there. */
export const sideOf = (ground: Ground, { bridged }: Pick<Terms, 'bridged'>, arc: number) => {
  const water = ground.water(arc);
  return {
    terrain: ground.terrain(ground.board.to[arc] ?? 0),
    fromSwamp: ground.terrain(ground.board.from[arc] ?? 0) === 'swamp',
    ways: ground.ways(arc),
    ...(water ? { water } : {}),
    bridge: bridged(arc),
  };
};
export const crosses = (ground: Ground, terms: Terms, walker: Walker, arc: number): boolean =>
  barOf(walker, sideOf(ground, terms, arc), terms.rain) === undefined;

/** 3.23: one unit without the band gives its zone to the whole stack. */
export const exerts = (there: readonly Pick<Stander, 'counter'>[]): boolean =>
  there.some(({ counter }) => !counter.traits.has('noZoc'));

export const zonesOn = (ground: Ground, at: At, terms: Terms): Zones => {
  const make = () => ({ german: new Uint8Array(ground.size), soviet: new Uint8Array(ground.size) });
  const made = { any: make(), mot: make() };
  for (const side of [sides.german, sides.soviet] as const)
    for (const [node, there] of at[side]) {
      if (!exerts(there)) continue;
      for (const arc of arcsOf(ground.board, node)) {
        const to = ground.board.to[arc] ?? 0;
        const over = there.filter(({ counter }) => crosses(ground, terms, walkerOf([counter]), arc));
        if (over.length === 0) continue;
        made.any[side][to] = 1;
        if (over.some(({ counter }) => counter.class === 'mot')) made.mot[side][to] = 1;
      }
    }
  return made;
};

/** Hexes whose units hold this one in their zone. */
export const controllers = (ground: Ground, there: At[SideId], terms: Terms, node: number): readonly number[] =>
  [...arcsOf(ground.board, node)].flatMap((arc) => {
    const from = ground.board.to[arc] ?? 0;
    const units = there.get(from) ?? [];
    const back = ground.board.back[arc] ?? -1;
    return exerts(units) && units.some(({ counter }) => crosses(ground, terms, walkerOf([counter]), back))
      ? [from]
      : [];
  });
