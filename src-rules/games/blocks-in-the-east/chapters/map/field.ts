import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, otherSide, type SideId, sides } from '../../ids.ts';
import { ruling } from '../../model/rules.ts';
import { siteNamed } from '../../model/sites/list.ts';
import { portNow } from '../../model/sites/struck.ts';
import { arcsOf, type Ground } from './ground.ts';
import { nobody, ownerNo } from './owners.ts';
import { projectBuilt } from './projects.ts';
import type { MapArea, ProjectLink } from './sheet.ts';
import { standOf } from './stand.ts';
import { bitOf, type Posts, postsOf } from './zones.ts';

/** Who is where, who controls what and what is closed, by node: read once for all that is asked of one stand. */
export interface Field extends Posts {
  readonly stand: MapState;
  /** by node, the blocks there of either side, in the order of the stand */
  readonly units: ReadonlyMap<number, readonly Piece[]>;
  readonly zones: { readonly [S in SideId]: Uint8Array };
  /** 4.3-1: 1 where an enemy ground block stands or his zone lies */
  readonly blocked: { readonly [S in SideId]: Uint8Array };
  /** battalions, 0 to 3 */
  readonly partisans: Uint8Array;
  /** 4.2-1: 1 where a sea area carries that side's supply, ice aside (AMB-31) */
  readonly seas: { readonly [S in SideId]: Uint8Array };
  readonly built: (link: ProjectLink) => boolean;
  /** 32.2: 1 where bombs have ended what a port supplies, this month */
  readonly bombed: Uint8Array;
}

const fields = new WeakMap<MapState, { readonly context: Context; readonly field: Field }>();

export const fieldOf = (board: Board, stand: MapState, context: Context): Field => {
  const known = fields.get(stand);
  if (known?.context === context && known.field.ground.board === board) return known.field;
  const field = make(board, stand, context);
  fields.set(stand, { context, field });
  return field;
};
/** The same from the record alone. */
export const fieldNow = (board: Board, context: Context): Field => fieldOf(board, standOf(board, context), context);

const make = (board: Board, stand: MapState, context: Context): Field => {
  const posts = postsOf(board, stand.pieces, context);
  const { ground, bodies } = posts;
  const nothing = new Uint8Array(ground.size);
  const zones = { axis: stand.zones.axis ?? nothing, soviet: stand.zones.soviet ?? nothing };
  const blockedFor = (side: SideId): Uint8Array => {
    const enemy = otherSide(side);
    return zones[enemy].map((zone, node) => (zone === 1 || ((bodies[node] ?? 0) & bitOf[enemy]) !== 0 ? 1 : 0));
  };
  const partisans = new Uint8Array(ground.size);
  const said = context.cells[cells.partisans];
  for (const [hex, n] of Object.entries(typeof said === 'object' ? said : {})) {
    const node = board.nodeOf(hex);
    if (node >= 0 && typeof n === 'number') partisans[node] = Math.max(0, Math.min(3, n));
  }
  const units = new Map<number, Piece[]>();
  for (const piece of stand.pieces) {
    const node = board.nodeOf(piece.hex);
    if (node < 0) continue;
    const there = units.get(node);
    if (there) there.push(piece);
    else units.set(node, [piece]);
  }
  const alone = ruling(context, 'amb31') === 'alone';
  const built = projectBuilt(context);
  return {
    ...posts,
    stand,
    units,
    zones,
    blocked: { axis: blockedFor(sides.axis), soviet: blockedFor(sides.soviet) },
    partisans,
    seas: { axis: seasFor(posts, sides.axis, alone), soviet: seasFor(posts, sides.soviet, alone) },
    built,
    bombed: bombedPorts(ground, context),
  };
};

const bombedPorts = (ground: Ground, context: Context): Uint8Array =>
  Uint8Array.from({ length: ground.size }, (_, node) => {
    if (ground.portAt(node) === 'none' || ground.place(node) === '') return 0;
    const site = siteNamed(context, ground.called(node));
    return site && portNow(context, site.id) === 'noSource' ? 1 : 0;
  });

/** 3.1: a major port or two minor ones on its coast. */
export const controlsSea = ({ ground, owner }: Pick<Posts, 'ground' | 'owner'>, side: SideId, sea: number): boolean => {
  let ports = 0;
  for (const arc of arcsOf(ground.board, sea)) {
    const port = ground.board.to[arc] ?? 0;
    if (!ground.bySea(arc) || owner[port] !== ownerNo[side]) continue;
    const kind = ground.portAt(port);
    ports += kind === 'major' ? 2 : kind === 'minor' ? 1 : 0;
  }
  return ports >= 2;
};

const seasFor = (posts: Posts, side: SideId, alone: boolean): Uint8Array => {
  const { ground } = posts;
  return Uint8Array.from({ length: ground.size }, (_, node) => {
    if (!ground.isSea(node)) return 0;
    if (!alone) return 1;
    return controlsSea(posts, side, node) && !controlsSea(posts, otherSide(side), node) ? 1 : 0;
  });
};

/** 12.3: the Road of Life over the lake holds in snow, too. */
export const isLadoga = (ground: Ground, node: number): boolean =>
  ground.isSea(node) && ground.place(node) === 'ladoga';

/** 9.2-1: a port, or a sea area, that the snow has closed. */
export const frozenAt = ({ ground, frozen }: Pick<Posts, 'ground' | 'frozen'>, node: number): boolean =>
  frozen && ground.freezes(node) && !isLadoga(ground, node);

/** Whether a side may use the sea between a port and its area: an open port, or the shore of Lake Ladoga. */
export const shipsOver = (field: Field, side: SideId, arc: number, thawed = false): boolean => {
  const { ground } = field;
  if (!ground.bySea(arc)) return false;
  const [from, to] = [ground.board.from[arc] ?? 0, ground.board.to[arc] ?? 0];
  const [sea, port] = ground.isSea(from) ? [from, to] : [to, from];
  if (isLadoga(ground, sea)) return true;
  if (ground.portAt(port) === 'none' || field.bombed[port] === 1) return false;
  const frozen = frozenAt(field, sea) || frozenAt(field, port);
  return (!frozen || thawed) && field.seas[side][sea] === 1;
};

/** Control is only in the way where it is known to be another's: a map drawn in part has hexes nobody has spoken of. */
export const isForeign = ({ owner }: Pick<Posts, 'owner'>, side: SideId, node: number): boolean =>
  owner[node] !== nobody && owner[node] !== ownerNo[side];

/** The same once the enemy's blocks there are gone: what the record says of the hex counts again. */
export const staysForeign = ({ owner, said, bodies }: Posts, side: SideId, node: number): boolean => {
  const no = ((bodies[node] ?? 0) & bitOf[otherSide(side)]) !== 0 ? said[node] : owner[node];
  return no !== nobody && no !== ownerNo[side];
};
/** Hexes that want a block in them or near: the border of 1941, the Turkish one, cities behind the Axis front. */

export const labelled = (field: Field, area: MapArea): readonly number[] =>
  field.ground.board.ids.flatMap((_, node) => (field.ground.has(node, area) ? [node] : []));
