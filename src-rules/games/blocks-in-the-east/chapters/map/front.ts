import { nations, otherSide, type SideId, sideOf, sides } from '../../ids.ts';
import type { Field } from './field.ts';
import { arcsOf } from './ground.ts';
import { networkOf } from './network.ts';
import { ownerNo } from './owners.ts';

/** 3.1: what lies behind a side's front: reached from its sources over land, past no enemy block or zone. */
interface Behind {
  readonly sources: readonly number[];
  readonly nodes: Uint8Array;
}

const behind = (field: Field, side: SideId): Behind => {
  const { ground } = field;
  const { board } = ground;
  const joined = nations.filter((nation) => sideOf(nation) === side).map((nation) => networkOf(field, nation));
  const sources = board.ids.flatMap((_, node) =>
    ground.isLand(node) && joined.some((network) => network[node] === 1) ? [node] : [],
  );
  const nodes = new Uint8Array(ground.size);
  const waiting = [...sources];
  for (const node of sources) nodes[node] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const arc of arcsOf(board, at)) {
      const to = board.to[arc] ?? 0;
      if (nodes[to] === 1 || !ground.byLand(arc) || field.blocked[side][to] === 1) continue;
      nodes[to] = 1;
      waiting.push(to);
    }
  return { sources, nodes };
};

/**
 * Hexes behind one side's front alone that the record gives to nobody or to the other: theirs by 3.1. Where one side
 * gets at the other's sources the front has a gap, and nothing can be told.
 */
export const takenBehind = (
  field: Field,
): { readonly [S in SideId]: readonly number[] } & { readonly gap: boolean } => {
  const reached = { axis: behind(field, sides.axis), soviet: behind(field, sides.soviet) };
  const gap = [sides.axis, sides.soviet].some((side) =>
    reached[otherSide(side)].sources.some((node) => reached[side].nodes[node] === 1),
  );
  const takenBy = (side: SideId): readonly number[] =>
    field.ground.board.ids.flatMap((_, node) =>
      !gap &&
      reached[side].nodes[node] === 1 &&
      reached[otherSide(side)].nodes[node] !== 1 &&
      field.said[node] !== ownerNo[side]
        ? [node]
        : [],
    );
  return { axis: takenBy(sides.axis), soviet: takenBy(sides.soviet), gap };
};
