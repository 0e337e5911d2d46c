import { distanceOf } from '#rules/kit/hexmap/lattice.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, type SideId } from '../../ids.ts';
import { areaHexes } from '../../model/playersTables.ts';
import { ruling } from '../../model/rulings.ts';
import { areas } from '../../model/schedule.ts';
import type { Field } from '../map/field.ts';
import { provisionalEntries, scheduledEntries } from '../map/sheet.ts';

/** 14.1, 14.3: the entries as the map shows them: open, or closed by the enemy and where else a unit may come in. */
export interface EntryOnMap {
  readonly label: string;
  readonly side: SideId;
  readonly nodes: readonly number[];
  /** 14.12: every hex of it held by the enemy or in his zone */
  readonly closed: boolean;
  /** 14.12: for a provisional division, by agreement for a scheduled one (A37), the nearest hexes eastward without Germans */
  readonly instead: readonly number[];
}

/** 14.22: the rail hexes the players marked in the south-east corner, and entry Z with them (A26). */
export const front = 'SW';

const frontNodes = (field: Field): readonly number[] => {
  const { board, southEast } = field.ground;
  const corner = board.ids.flatMap((_, node) => (southEast(node) ? [node] : []));
  if (corner.length === 0) return [];
  const z = board.ids.flatMap((id, node) => (board.sheet.hexes[id]?.labels?.includes('Z') ? [node] : []));
  return [...new Set([...corner, ...z])].sort((a, b) => a - b);
};

const isProvisional = (label: string): boolean => provisionalEntries.some((one) => one === label);

/** Where a label lies; A25: a German area that nobody labelled is where the players' table has it. */
export const entryNodes = (
  field: Field,
  context: Pick<Context, 'tables' | 'sheets'>,
  label: string,
  side: SideId,
): readonly number[] => {
  const { board } = field.ground;
  if (label === front) return frontNodes(field);
  const drawn = board.ids.flatMap((id, node) => (board.sheet.hexes[id]?.labels?.includes(label) ? [node] : []));
  if (drawn.length > 0 || side === 'soviet') return drawn;
  return areaHexes(context, label)
    .map(board.nodeOf)
    .filter((node) => node >= 0);
};

export const entriesOf = (
  field: Field,
  context: Pick<Context, 'tables' | 'sheets' | 'options'>,
): readonly EntryOnMap[] => {
  const labels: readonly (readonly [string, SideId])[] = [
    ...areas.map((label) => [label, 'german'] as const),
    ...scheduledEntries.map((label) => [label, 'soviet'] as const),
    ...provisionalEntries.map((label) => [label, 'soviet'] as const),
    [front, 'soviet'],
  ];
  const agreed = ruling(context.options, 'a37') === 'nearest';
  const mayGoEast = (label: string, side: SideId): boolean =>
    isProvisional(label) || (agreed && side === 'soviet' && label !== front);
  return labels.flatMap(([label, side]): readonly EntryOnMap[] => {
    const nodes = entryNodes(field, context, label, side);
    if (nodes.length === 0) return [];
    const enemy = otherSide(side);
    const closed = nodes.every((node) => field.units[enemy].has(node) || field.zones[enemy][node] === 1);
    return [{ label, side, nodes, closed, instead: closed && mayGoEast(label, side) ? eastOf(field, nodes) : [] }];
  });
};

const eastOf = (field: Field, nodes: readonly number[]): readonly number[] => {
  const { ground } = field;
  const { board } = ground;
  let nearest = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  for (let node = 0; node < board.hexes; node += 1) {
    if (field.units.german.has(node) || ground.isWater(node)) continue;
    const far = Math.min(
      ...nodes
        .filter((entry) => ground.column(node) > ground.column(entry))
        .map((entry) => distanceOf(board.sheet.grid, ground.id(entry), ground.id(node)) ?? Number.POSITIVE_INFINITY),
    );
    if (far > nearest || far === Number.POSITIVE_INFINITY) continue;
    if (far < nearest) found = [];
    nearest = far;
    found.push(node);
  }
  return found;
};
