import { type End, type Leg, never, type Profile } from '#rules/kit/supply/trace/profile.ts';
import type { SideId } from '../../ids.ts';
import type { Mover } from '../../model/units.ts';
import { costsOf } from '../map/costs.ts';
import type { Field } from '../map/field.ts';
import { arcsOf } from '../map/ground.ts';
import { supplyRoad } from '../map/sheet.ts';
import { isDisrupted } from '../map/stand.ts';
import { lineCosts } from './lineCosts.ts';

/** The lines of section 11, as walks in legs. Lengths in hexes; the line to the west edge in half movement points. */
export const roadReach = 20;

export const edgeReach = 40;

export const legs = { walk: 'walk', road: 'road', edge: 'edge', command: 'command', leader: 'leader' } as const;

export const source: readonly End[] = [{ to: 'source' }];

export const nowhere: readonly End[] = [];

const paying = (costs: Int32Array): Pick<Leg, 'cost' | 'costs'> => ({ cost: (arc) => costs[arc] ?? never, costs });

/** Common to all lines: no lake hexside, nothing that play has closed, a swamp only as an end of a line (A15). */
const walking = (field: Field, side: SideId): Pick<Leg, 'cost' | 'costs' | 'shut' | 'through'> => {
  const { ground } = field;
  const shut = field.shut[side];
  return {
    ...paying(lineCosts(ground).walk),
    shut: (node) => shut[node] === 1,
    through: (node) => !ground.isSwamp(node),
  };
};

/** 11.11: at most 20 hexes to the road, then along the road to 0120, as far as it goes; rivers do not stop it (11.13). */
export const roadProfile = (field: Field): Profile => {
  const { ground } = field;
  const at = ground.board.nodeOf(supplyRoad);
  const onRoad: readonly End[] = [{ to: legs.road }];
  return {
    id: 'road',
    legs: [
      {
        id: legs.walk,
        ...walking(field, 'german'),
        limit: roadReach,
        ends: (node) => (ground.roadHex(node) || node === at ? onRoad : nowhere),
      },
      {
        id: legs.road,
        ...walking(field, 'german'),
        ...paying(lineCosts(ground).road),
        // A15: a road through a swamp carries the line
        through: () => true,
        limit: Number.POSITIVE_INFINITY,
        ends: (node) => (node === at ? source : nowhere),
      },
    ],
  };
};

/** 11.12: 20 movement points of its own kind to the west edge; the river is paid on roads, too (11.13). */
export const edgeProfile = (field: Field, mover: Mover): Profile => {
  const { ground } = field;
  const costs = costsOf(ground, mover, 'german');
  return {
    id: `edge-${mover}`,
    legs: [
      {
        id: legs.edge,
        ...walking(field, 'german'),
        ...paying(costs),
        limit: edgeReach,
        ends: (node) => (ground.west(node) ? source : nowhere),
      },
    ],
  };
};

/** For a drawing without an east edge: wherever it ends but in the west, a line may go on to that edge (11.24). */
export const toWhereDrawingEnds = (field: Field): Field => {
  const { ground } = field;
  const ends = (node: number): boolean => !ground.west(node) && [...arcsOf(ground.board, node)].length < hexSides;
  return { ...field, ground: { ...ground, east: ends } };
};
const hexSides = 6;

/** 11.24: a leader's line to the east edge, of any length. */
const leaderLeg = (field: Field): Leg => ({
  id: legs.leader,
  ...walking(field, 'soviet'),
  limit: Number.POSITIVE_INFINITY,
  ends: (node) => (field.ground.east(node) ? source : nowhere),
});

/** 11.21, 11.22: to an undisrupted leader (6.64), as many hexes as his rating; of several in a hex the one who reaches farthest. */
const commandLeg = (field: Field, to: string): Leg => {
  const ends = new Map<number, readonly End[]>();
  let farthest = 0;
  for (const [node, pieces] of field.units.soviet) {
    const reaches = pieces.flatMap((piece) =>
      piece.kind === 'leader' && !isDisrupted(piece) ? [piece.radius ?? 0] : [],
    );
    if (reaches.length === 0) continue;
    const limit = Math.max(...reaches);
    farthest = Math.max(farthest, limit);
    ends.set(node, [{ to, limit }]);
  }
  return {
    id: legs.command,
    ...walking(field, 'soviet'),
    limit: farthest,
    ends: (node) => ends.get(node) ?? nowhere,
  };
};

export const sovietProfile = (field: Field): Profile => ({
  id: 'soviet',
  legs: [commandLeg(field, legs.leader), leaderLeg(field)],
});

export const commandProfile = (field: Field): Profile => ({ id: 'command', legs: [commandLeg(field, 'source')] });

export const leaderProfile = (field: Field): Profile => ({ id: 'leader', legs: [leaderLeg(field)] });
