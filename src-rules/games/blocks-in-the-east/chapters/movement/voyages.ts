import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, type SideId } from '../../ids.ts';
import { siteNamed } from '../../model/sites/list.ts';
import { portNow } from '../../model/sites/struck.ts';
import { controlsSea, type Field, isLadoga } from '../map/field.ts';
import { arcsOf } from '../map/ground.ts';
import { isOwn } from '../map/network.ts';
import { mapNow } from '../map/now.ts';
import { sideOfPiece } from '../map/zones.ts';

/** 18.0: where ships go: from port to port of one side in one sea. */

/** 18.1: seas sown with mines. */
const mined = ['black sea', 'azov', 'gulf of finland'];

/** Why nothing sails from or to a port: no port of its side; closed by ice (9.2), by bombs (32.2). */
export type PortBar = 'noPort' | 'ice' | 'closed';
const portBar = (field: Field, side: SideId, node: number, context: Context): PortBar | undefined => {
  const { ground } = field;
  if (ground.portAt(node) === 'none' || !isOwn(field, side, node)) return 'noPort';
  if (field.frozen && ground.freezes(node)) return 'ice';
  const site = ground.place(node) === '' ? undefined : siteNamed(context, ground.called(node));
  return site && portNow(context, site.id) !== 'open' ? 'closed' : undefined;
};

export interface Harbour {
  readonly sea: number;
  readonly port: number;
  readonly bar?: PortBar;
  /** a die decides (18.1): mines, and the enemy controls the sea (AMB-46) */
  readonly mined: boolean;
}
export interface Sailings {
  readonly bar?: PortBar;
  readonly ports: readonly Harbour[];
}
export const sailingsFrom = (field: Field, side: SideId, node: number, context: Context): Sailings => {
  const { ground } = field;
  const { board } = ground;
  const bar = portBar(field, side, node, context);
  const over = (from: number): readonly number[] => [
    ...new Set([...arcsOf(board, from)].flatMap((arc) => (ground.bySea(arc) ? [board.to[arc] ?? 0] : []))),
  ];
  const ports = over(node)
    .filter((sea) => ground.isSea(sea) && !isLadoga(ground, sea))
    .flatMap((sea) => {
      const dice = mined.includes(ground.place(sea)) && controlsSea(field, otherSide(side), sea);
      return over(sea)
        .filter((port) => port !== node && ground.portAt(port) !== 'none')
        .map((port): Harbour => {
          const shut = field.frozen && ground.freezes(sea) ? 'ice' : portBar(field, side, port, context);
          return { sea, port, mined: dice, ...(shut ? { bar: shut } : {}) };
        });
    });
  return { ...(bar ? { bar } : {}), ports };
};

/** Where ships take a block from where it stands, by hex; undefined: the drawn map does not have it. */
export interface Voyage {
  readonly hex: string;
  /** the name of the port, or its number */
  readonly called: string;
  readonly bar?: PortBar;
  readonly mined: boolean;
}
export const voyagesOf = (
  context: Context,
  block: string,
): { readonly bar?: PortBar; readonly ports: readonly Voyage[] } | undefined => {
  const field = mapNow(context);
  const piece = field?.stand.pieces.find(({ id }) => id === block);
  if (!field || !piece) return undefined;
  const node = field.ground.board.nodeOf(piece.hex);
  if (node < 0) return undefined;
  const { bar, ports } = sailingsFrom(field, sideOfPiece(piece), node, context);
  return {
    ...(bar ? { bar } : {}),
    ports: ports.map((one) => ({
      hex: field.ground.id(one.port),
      called: field.ground.called(one.port),
      mined: one.mined,
      ...(one.bar ? { bar: one.bar } : {}),
    })),
  };
};
