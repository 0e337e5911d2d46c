import { never } from '../../../kit/trace/profile.ts';
import type { SideId } from '../ids.ts';
import { type Field, frozenAt, isForeign, shipsOver } from './field.ts';
import { excludes, type Line, sideOfLine } from './nations.ts';

/** What a line pays by arc: one a hex on foot, nothing along railway and sea; what play has closed is asked elsewhere. */
export interface Costs {
  readonly walk: Int32Array;
  readonly net: Int32Array;
}

const known = new WeakMap<Field, Map<string, Costs>>();

/** `anyones`: as if the line's side controlled every hex; `thawed`: as if no port were frozen. To find what is in the way. */
export interface Lifted {
  readonly anyones?: boolean;
  readonly thawed?: boolean;
}

export const costsOf = (field: Field, line: Line, { anyones = false, thawed = false }: Lifted = {}): Costs => {
  const of = known.get(field) ?? new Map<string, Costs>();
  known.set(field, of);
  const key = `${line} ${anyones} ${thawed}`;
  const had = of.get(key);
  if (had) return had;
  const { ground } = field;
  const { to } = ground.board;
  const side = sideOfLine(line);
  const barred = excludes(ground, line);
  const walk = new Int32Array(to.length);
  const net = new Int32Array(to.length);
  for (let arc = 0; arc < to.length; arc += 1) {
    const node = to[arc] ?? 0;
    const out = barred(node);
    walk[arc] = out || !ground.byLand(arc) ? never : 1;
    const open = !out && (anyones || !isForeign(field, side, node));
    net[arc] = open && (runsOver(field, arc) || shipsOver(field, side, arc, thawed)) ? 0 : never;
  }
  const made = { walk, net };
  of.set(key, made);
  return made;
};

/** A railway, or a link the Soviets have built (SBE6-1). */
export const runsOver = (field: Field, arc: number): boolean => {
  const { ground } = field;
  if (ground.isRail(arc)) return true;
  const project = ground.projectOf(arc);
  return project !== undefined && field.built(project);
};

/** 4.2-3: closed to railway and ships by play: enemy block or zone, three battalions. */
export const netShut = (field: Field, side: SideId, node: number): boolean =>
  field.blocked[side][node] === 1 || (side === 'axis' && (field.partisans[node] ?? 0) >= 3);

/** A node that railway or an open port could make a source (4.2-1). */
export const isJunction = (field: Field, node: number, thawed = false): boolean =>
  field.ground.railAt(node) || (field.ground.portAt(node) !== 'none' && (thawed || !frozenAt(field, node)));
