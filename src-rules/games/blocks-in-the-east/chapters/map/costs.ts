import { never } from '#rules/kit/supply/trace/profile.ts';
import type { SideId } from '../../ids.ts';
import { type Field, frozenAt, isLadoga, shipsOver, staysForeign } from './field.ts';
import type { Ground } from './ground.ts';
import { excludes, sideOfLine, sourcesOf, type TracedFor } from './nations.ts';

/** What a line pays by arc: one a hex on foot, nothing along railway and sea. */
interface Costs {
  readonly walk: Int32Array;
  readonly net: Int32Array;
  /** by node, 1 where railway and ships do not get for any reason: play, another's control, the ally's country */
  readonly shut: Uint8Array;
}

/** `anyones`: as if the line's side controlled every hex; `thawed`: as if no port were frozen. To find what is in the way. */
export interface Lifted {
  readonly anyones?: boolean;
  readonly thawed?: boolean;
}

const known = new WeakMap<Field, Map<string, Costs>>();

export const costsOf = (field: Field, line: TracedFor, { anyones = false, thawed = false }: Lifted = {}): Costs => {
  const of = known.get(field) ?? new Map<string, Costs>();
  known.set(field, of);
  const key = `${excluded(field.ground, line) ? line : sideOfLine(line)} ${anyones} ${thawed}`;
  const had = of.get(key);
  if (had) return had;
  const { ground } = field;
  const { to } = ground.board;
  const side = sideOfLine(line);
  const barred = excludes(ground, line);
  const walk = new Int32Array(to.length);
  const net = new Int32Array(to.length).fill(never);
  const out = new Uint8Array(ground.size);
  const foreign = new Uint8Array(ground.size);
  const shut = new Uint8Array(ground.size);
  for (let node = 0; node < ground.size; node += 1) {
    if (ground.isSea(node)) continue;
    if (barred(node) || ground.isWater(node)) out[node] = 1;
    if (staysForeign(field, side, node)) foreign[node] = 1;
    if (out[node] === 1 || (foreign[node] === 1 && !anyones) || netShut(field, side, node)) shut[node] = 1;
  }
  for (let arc = 0; arc < to.length; arc += 1) walk[arc] = out[to[arc] ?? 0] === 1 || !ground.byLand(arc) ? never : 1;
  for (const arc of ground.carriers) {
    const node = to[arc] ?? 0;
    const open = out[node] === 0 && (anyones || foreign[node] === 0);
    if (open && (runsOver(field, arc) || shipsOver(field, side, arc, thawed))) net[arc] = 0;
  }
  const made = { walk, net, shut };
  of.set(key, made);
  return made;
};

const exclusions = new WeakMap<Ground, Map<TracedFor, boolean>>();
/** Whether anything drawn is closed to the line for good; lines that differ in nothing else share their costs. */
const excluded = (ground: Ground, line: TracedFor): boolean => {
  const of = exclusions.get(ground) ?? new Map<TracedFor, boolean>();
  exclusions.set(ground, of);
  const had = of.get(line);
  if (had !== undefined) return had;
  const barred = excludes(ground, line);
  const made = ground.board.ids.some((_, node) => barred(node));
  of.set(line, made);
  return made;
};

const groups = new WeakMap<Ground, Map<TracedFor, string>>();
/** Lines that go the same ways to the same sources have the same name. */
export const groupOf = (ground: Ground, line: TracedFor): string => {
  const of = groups.get(ground) ?? new Map<TracedFor, string>();
  groups.set(ground, of);
  const had = of.get(line);
  if (had !== undefined) return had;
  const made = `${excluded(ground, line) ? line : sideOfLine(line)} ${sourcesOf({ ground }, line).join()}`;
  of.set(line, made);
  return made;
};

/** 4.3-1, AMB-27, 29.1-2: a line may enter the hex on its way and go on: no enemy, no mountain, no two battalions. */
export const bodiesPass = (field: Field, line: TracedFor, node: number, mountains = false): boolean => {
  const side = sideOfLine(line);
  if (field.blocked[side][node] === 1 || (!mountains && field.ground.isMountain(node))) return false;
  return side !== 'axis' || (field.partisans[node] ?? 0) < 2;
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

/** A node that railway, an open port or Lake Ladoga could make a source (4.2-1, 12.3). */
export const isJunction = (field: Field, node: number, thawed = false): boolean => {
  const { ground } = field;
  if (ground.railAt(node)) return true;
  const isPort = ground.portAt(node) !== 'none' && field.bombed[node] !== 1;
  if (isPort && (thawed || !frozenAt(field, node))) return true;
  return ground.bySeaAt(node).some((sea) => isLadoga(ground, sea));
};
