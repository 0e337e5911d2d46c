import type { Nation, SideId } from '../../../ids.ts';
import type { Field } from '../../map/field.ts';
import { arcsOf } from '../../map/ground.ts';
import { capitalOf } from '../../map/nations.ts';
import { networkOf } from '../../map/network.ts';
import { ownerNo } from '../../map/owners.ts';
import { undrawnBeside } from '../../map/zones.ts';

/** The hexes around some others, by land: all-water hexes and sides neither open a siege nor close it. */
export interface Ring {
  readonly nodes: readonly number[];
  /** of them, those neither held by the enemy nor in his zone */
  readonly open: readonly number[];
  /** hexes of the ring that are not drawn: nobody can say */
  readonly undrawn: readonly string[];
}

export const ringOf = (field: Field, side: SideId, inside: readonly number[]): Ring => {
  const { ground } = field;
  const nodes = new Set<number>();
  for (const node of inside)
    for (const arc of arcsOf(ground.board, node)) {
      const to = ground.board.to[arc] ?? 0;
      if (ground.byLand(arc) && !inside.includes(to)) nodes.add(to);
    }
  const ring = [...nodes].sort((a, b) => a - b);
  return {
    nodes: ring,
    open: ring.filter((node) => field.blocked[side][node] !== 1),
    undrawn: [...new Set(inside.flatMap((node) => undrawnBeside(ground, node)))].sort(),
  };
};

const isClosed = (ring: Ring): boolean => ring.nodes.length > 0 && ring.open.length === 0 && ring.undrawn.length === 0;

/** 12.1 to 12.3: how a place holds out that the enemy has all round. */
type SiegeKind = 'besieged' | 'sevastopol' | 'pocket';
export interface Siege {
  readonly kind: SiegeKind;
  readonly ring: Ring;
  /** Leningrad: whether the Road of Life is open, or Volkhov not drawn so that nobody can say */
  readonly road?: 'open' | 'cut' | 'undrawn';
}

/** The hexes that hold out as one with this one: Leningrad and Oranienbaum, while both are Soviet. */
const pocketOf = (field: Field, node: number): readonly number[] => {
  const both = ['Leningrad', 'Oranienbaum'].flatMap((city) => field.ground.named(city));
  return both.includes(node) ? both.filter((one) => one === node || field.owner[one] === ownerNo.soviet) : [];
};

/** 12.3-1: Volkhov has a line to Siberia; over the lake the road always works. */
export const roadOfLife = (field: Field): 'open' | 'cut' | 'undrawn' => {
  const volkhov = field.ground.named('Volkhov');
  if (volkhov.length === 0) return 'undrawn';
  const network = networkOf(field, 'SOV');
  return volkhov.some((node) => network[node] === 1) ? 'open' : 'cut';
};

/** What a block of that nation undergoes in a place that is surrounded; undefined: it is none, or no port or capital. */
export const siegeAt = (field: Field, nation: Nation, node: number): Siege | undefined => {
  const { ground } = field;
  const side = nation === 'SOV' ? 'soviet' : 'axis';
  if (nation === 'SOV') {
    const pocket = pocketOf(field, node);
    if (pocket.length > 0) {
      const ring = ringOf(field, side, pocket);
      if (!isClosed(ring)) return undefined;
      const road = roadOfLife(field);
      return { kind: road === 'open' ? 'pocket' : 'besieged', ring, road };
    }
  }
  const capital = capitalOf[nation];
  const isCapital = capital !== undefined && ground.named(capital).includes(node);
  const sevastopol = ground.named('Sevastopol').includes(node);
  if (!sevastopol && !isCapital && ground.portAt(node) === 'none') return undefined;
  const ring = ringOf(field, side, [node]);
  if (!isClosed(ring)) return undefined;
  return { kind: sevastopol ? 'sevastopol' : 'besieged', ring };
};
