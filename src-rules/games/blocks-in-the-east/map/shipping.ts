import type { Around } from '../../../kit/around.ts';
import type { Payer } from '../data/income.ts';
import { type SideId, sideOf } from '../ids.ts';
import { on } from '../rules.ts';
import { weatherNow } from '../weather.ts';
import { type Field, isLadoga } from './field.ts';
import { arcsOf } from './ground.ts';
import { isOwn, isSource, shipmentsOf } from './network.ts';
import { mapNow } from './now.ts';
import { siegeAt } from './siege.ts';

/** 3.6-1, 11.2, 29.1-2: whether the PP of a place reach the main source of who is paid, and how. */
export type Shipping = 'rail' | 'sea' | 'cut' | 'foreign';

export const shippingFrom = (field: Field, around: Around, payer: Payer, node: number): Shipping => {
  if (!isOwn(field, sideOf(payer), node)) return 'foreign';
  if (!on(around, 'a11')) return isSource(field, payer, node) ? 'rail' : 'cut';
  if (shipmentsOf(field, payer, { blue: false })[node] === 1) return 'rail';
  return shipmentsOf(field, payer)[node] === 1 ? 'sea' : 'cut';
};

/** By the name of the place; undefined: nothing of that name is drawn. */
export const paying = (around: Around, place: string, payer: Payer): Shipping | undefined => {
  const field = mapNow(around);
  const node = field?.ground.named(place)[0];
  return field && node !== undefined ? shippingFrom(field, around, payer, node) : undefined;
};

/**
 * 12.3-2: how Leningrad's PP leave: as any city's; besieged, over the lake while it is open water; not at all over ice or
 * with the road cut.
 */
export type PocketRoute = 'free' | 'lake' | 'ice' | 'cut' | 'lost';
export const leningradRoute = (field: Field, around: Around): PocketRoute | undefined => {
  const node = field.ground.named('Leningrad')[0];
  if (node === undefined) return undefined;
  if (!isOwn(field, 'soviet', node)) return 'lost';
  const siege = siegeAt(field, 'SOV', node);
  if (!siege) return 'free';
  if (siege.kind !== 'pocket') return 'cut';
  return weatherNow(around) === 'snow' ? 'ice' : 'lake';
};

/** 18.1: seas sown with mines. */
const mined = ['black sea', 'mar nero', 'azov', 'sea of azov', 'mar d azov', 'gulf of finland', 'golfo di finlandia'];
export const isMined = (field: Field, sea: number): boolean => mined.includes(field.ground.place(sea));

export interface Harbour {
  readonly sea: number;
  readonly port: number;
  /** why nothing sails there */
  readonly bar?: 'foreign' | 'ice' | 'closed';
}
/** 18.0: the ports of the seas a port lies on. */
export const harboursOf = (field: Field, side: SideId, node: number): readonly Harbour[] => {
  const { ground } = field;
  const { board } = ground;
  const seas = [...arcsOf(board, node)].flatMap((arc) => (ground.bySea(arc) ? [board.to[arc] ?? 0] : []));
  return [...new Set(seas)]
    .filter((sea) => ground.isSea(sea) && !isLadoga(ground, sea))
    .flatMap((sea) =>
      [...new Set([...arcsOf(board, sea)].flatMap((arc) => (ground.bySea(arc) ? [board.to[arc] ?? 0] : [])))]
        .filter((port) => port !== node && ground.portAt(port) !== 'none')
        .map((port): Harbour => {
          const frozen = field.frozen && (ground.freezes(sea) || ground.freezes(port));
          const bar = !isOwn(field, side, port) ? 'foreign' : frozen ? 'ice' : undefined;
          return { sea, port, ...(bar ? { bar } : {}) };
        }),
    );
};

/** 18.0: why a block does not put to sea from where it stands; undefined: it may, or the map does not tell. */
export const embarkBar = (around: Around, block: string): 'noPort' | 'ice' | undefined => {
  const field = mapNow(around);
  const piece = field?.stand.pieces.find(({ id }) => id === block);
  const node = piece ? (field?.ground.board.nodeOf(piece.hex) ?? -1) : -1;
  if (!field || !piece || node < 0) return undefined;
  if (field.ground.portAt(node) === 'none' || !isOwn(field, piece.side === 'axis' ? 'axis' : 'soviet', node))
    return 'noPort';
  return field.frozen && field.ground.freezes(node) ? 'ice' : undefined;
};
