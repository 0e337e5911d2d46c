import type { SideId } from '../ids.ts';
import { costsOf, netShut, runsOver } from './costs.ts';
import { type Field, frozenAt, isForeign } from './field.ts';
import { arcsOf } from './ground.ts';
import { excludes, type Line, sideOfLine, sourcesOf } from './nations.ts';

/** 4.2: what is joined to a main source by railway and sea, and so is a source itself. */

const known = new WeakMap<Field, Map<string, Uint8Array>>();
const once = (field: Field, key: string, make: () => Uint8Array): Uint8Array => {
  const of = known.get(field) ?? new Map<string, Uint8Array>();
  known.set(field, of);
  const had = of.get(key);
  if (had) return had;
  const made = make();
  of.set(key, made);
  return made;
};

const spread = (
  field: Field,
  from: readonly number[],
  may: (node: number) => boolean,
  over: (arc: number) => boolean,
) => {
  const { board, size } = field.ground;
  const joined = new Uint8Array(size);
  const waiting = from.filter(may);
  for (const node of waiting) joined[node] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const arc of arcsOf(board, at)) {
      const to = board.to[arc] ?? 0;
      if (joined[to] === 1 || !over(arc) || !may(to)) continue;
      joined[to] = 1;
      waiting.push(to);
    }
  return joined;
};

/** 4.2-3: by node, 1 where supply of that line comes by railway or sea. Sea areas are in it, as what joins ports. */
export const networkOf = (field: Field, line: Line): Uint8Array =>
  once(field, line, () => {
    const side = sideOfLine(line);
    const { net } = costsOf(field, line);
    const barred = excludes(field.ground, line);
    return spread(
      field,
      sourcesOf(field, line),
      (node) =>
        field.ground.isSea(node) || (!barred(node) && !isForeign(field, side, node) && !netShut(field, side, node)),
      (arc) => (net[arc] ?? -1) >= 0,
    );
  });

/** 4.2-2: the hex is a source of that line: production, airfield and reinforcements ask the same. */
export const isSource = (field: Field, line: Line, node: number): boolean =>
  !field.ground.isSea(node) && networkOf(field, line)[node] === 1;

/**
 * 3.6, 11.2, 29.1-2: what PP of a nation can be brought from: by railway without a single partisan on it, and by blue
 * routes between open major ports of one sea. Without blue routes: what lies on the main source's own railways.
 */
export const shipmentsOf = (field: Field, line: Line, { blue = true }: { readonly blue?: boolean } = {}): Uint8Array =>
  once(field, `${line} PP ${blue}`, () => {
    const side = sideOfLine(line);
    const { ground } = field;
    const barred = excludes(ground, line);
    const may = (node: number): boolean =>
      ground.isSea(node)
        ? field.seas[side][node] === 1 && !frozenAt(field, node)
        : !barred(node) &&
          !isForeign(field, side, node) &&
          !netShut(field, side, node) &&
          !(side === 'axis' && (field.partisans[node] ?? 0) > 0);
    const major = (node: number): boolean =>
      ground.isSea(node) || (ground.portAt(node) === 'major' && !frozenAt(field, node));
    return spread(field, sourcesOf(field, line), may, (arc) => {
      if (runsOver(field, arc)) return true;
      const { from, to } = ground.board;
      return blue && ground.byBlue(arc) && major(from[arc] ?? 0) && major(to[arc] ?? 0);
    });
  });

/** Who controls a node, with the blocks that stand there (3.1, 3.3); undefined: nobody has said. */
export const isOwn = (field: Field, side: SideId, node: number): boolean =>
  !isForeign(field, side, node) && field.owner[node] !== 0;
