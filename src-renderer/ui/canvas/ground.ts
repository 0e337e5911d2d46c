import { directionOf, type Lattice, latticeOf, neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import type { Point } from '#rules/kit/hexmap/pixels.ts';
import type { FeatureLook, LinkLook, Sheet, SheetSpec, SideLook, TerrainLook } from '#rules/kit/hexmap/sheet.ts';
import type { Rect } from './camera.ts';
import { boxHeight, boxWidth, hexSize, type Layout, layoutOf } from './layout.ts';

/** A hexside or link as it is drawn: from one point of the sheet to another. */
export interface DrawnStroke<Look> {
  readonly looks: readonly Look[];
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/**
 * A sheet by the index of its hexes, ready to be painted in any order. It is brought up to date in place, hex by hex,
 * so that one stroke of the brush costs what it changed and not what is drawn.
 */
export interface Ground {
  readonly spec: SheetSpec;
  readonly lattice: Lattice;
  readonly sheet: Sheet;
  readonly layout: Layout;
  /** undefined: not drawn */
  readonly terrain: readonly (TerrainLook | undefined)[];
  readonly features: readonly (readonly FeatureLook[] | undefined)[];
  readonly names: readonly (string | undefined)[];
  readonly labels: readonly (readonly string[] | undefined)[];
  /** the areas among them, written where a neighbour is not of the same ones */
  readonly areas: readonly (readonly string[] | undefined)[];
  /** with the first hex of their pair */
  readonly sides: readonly (readonly DrawnStroke<SideLook>[] | undefined)[];
  readonly links: readonly (readonly DrawnStroke<LinkLook>[] | undefined)[];
  /** takes another state of the sheet; answers what must be painted again, undefined: everything, [] nothing */
  readonly take: (sheet: Sheet) => readonly Rect[] | undefined;
}

/** The keys whose values are not the same in both. */
export const changedKeys = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly string[] => {
  if (before === after) return [];
  const changed: string[] = [];
  for (const key in after) if (before[key] !== after[key]) changed.push(key);
  for (const key in before) if (!(key in after)) changed.push(key);
  return changed;
};

const lookOf = <L>(kinds: readonly { readonly key: string; readonly look: L }[]): ((key: string) => L | undefined) => {
  const map = new Map(kinds.map(({ key, look }) => [key, look]));
  return (key) => map.get(key);
};
const looksOf = <L>(look: (key: string) => L | undefined, keys: readonly string[] | undefined): readonly L[] =>
  (keys ?? []).flatMap((key) => {
    const found = look(key);
    return found === undefined ? [] : [found];
  });

const partOf = (
  labels: readonly string[] | undefined,
  is: (label: string) => boolean,
): readonly string[] | undefined => {
  const part = labels?.filter(is);
  return part && part.length > 0 ? part : undefined;
};

export const groundOf = (start: Sheet, spec: SheetSpec, wholeGrid: boolean): Ground => {
  const lattice = latticeOf(start.grid);
  const terrainLook = lookOf(spec.terrains);
  const sideLook = lookOf(spec.sides);
  const linkLook = lookOf(spec.links);
  const featureLook = lookOf(spec.features);

  const terrain = new Array<TerrainLook | undefined>(lattice.size).fill(undefined);
  const features = new Array<readonly FeatureLook[] | undefined>(lattice.size).fill(undefined);
  const names = new Array<string | undefined>(lattice.size).fill(undefined);
  const labels = new Array<readonly string[] | undefined>(lattice.size).fill(undefined);
  const areas = new Array<readonly string[] | undefined>(lattice.size).fill(undefined);
  const areaKeys = new Set(spec.labels.flatMap(({ key, area }) => (area ? [key] : [])));
  const sides = new Array<readonly DrawnStroke<SideLook>[] | undefined>(lattice.size).fill(undefined);
  const links = new Array<readonly DrawnStroke<LinkLook>[] | undefined>(lattice.size).fill(undefined);

  let sheet: Sheet = { ...start, hexes: {}, sides: {}, links: {} };
  let layout = layoutOf(start, wholeGrid);
  const { pixels } = layout;

  const putHex = (number: string, from: Sheet): number => {
    const i = lattice.indexOf(number);
    if (i < 0) return i;
    const hex = from.hexes[number];
    // a terrain this version of the game does not know is still ground
    terrain[i] = hex ? (terrainLook(hex.terrain) ?? 'clear') : undefined;
    features[i] = hex?.features ? looksOf(featureLook, hex.features) : undefined;
    names[i] = hex?.name;
    labels[i] = partOf(hex?.labels, (label) => !areaKeys.has(label));
    areas[i] = partOf(hex?.labels, (label) => areaKeys.has(label));
    return i;
  };
  const pairAt = (pair: string) => {
    const [a = '', b = ''] = pair.split('/');
    const direction = directionOf(start.grid, a, b);
    return direction < 0 ? undefined : { a, b, i: lattice.indexOf(a), direction };
  };
  const strokeKey = (stroke: DrawnStroke<unknown>): string => `${stroke.bx}/${stroke.by}/${stroke.ax}/${stroke.ay}`;
  const putStroke = <L>(into: (readonly DrawnStroke<L>[] | undefined)[], i: number, stroke: DrawnStroke<L>): void => {
    const others = (into[i] ?? []).filter((one) => strokeKey(one) !== strokeKey(stroke));
    const now = stroke.looks.length > 0 ? [...others, stroke] : others;
    into[i] = now.length > 0 ? now : undefined;
  };
  const putSide = (pair: string, from: Sheet): number => {
    const at = pairAt(pair);
    if (!at) return -1;
    const [one, other] = pixels.side(at.a, at.direction);
    if (!one || !other) return -1;
    putStroke(sides, at.i, {
      looks: looksOf(sideLook, from.sides[pair]),
      ax: one.x,
      ay: one.y,
      bx: other.x,
      by: other.y,
    });
    return at.i;
  };
  const putLink = (pair: string, from: Sheet): number => {
    const at = pairAt(pair);
    const one = at && pixels.centre(at.a);
    const other = at && pixels.centre(at.b);
    if (!at || !one || !other) return -1;
    putStroke(links, at.i, {
      looks: looksOf(linkLook, from.links[pair]),
      ax: one.x,
      ay: one.y,
      bx: other.x,
      by: other.y,
    });
    return at.i;
  };
  /** room enough for the widest river, a name and a link to a neighbour */
  const rectOf = (i: number, reach: number): Rect => ({
    left: (pixels.xs[i] ?? 0) - reach,
    right: (pixels.xs[i] ?? 0) + reach,
    top: (pixels.ys[i] ?? 0) - reach,
    bottom: (pixels.ys[i] ?? 0) + reach,
  });

  const take = (next: Sheet): readonly Rect[] | undefined => {
    const dirty: Rect[] = [];
    const put = (keys: readonly string[], each: (key: string, from: Sheet) => number, reach: number): void => {
      for (const key of keys) {
        const i = each(key, next);
        if (i >= 0) dirty.push(rectOf(i, reach));
      }
    };
    put(changedKeys(sheet.hexes, next.hexes), putHex, hexSize * 2);
    put(changedKeys(sheet.sides, next.sides), putSide, hexSize * 1.5);
    put(changedKeys(sheet.links, next.links), putLink, hexSize * 2.2);
    const boxes = sheet.boxes !== next.boxes;
    const hexes = sheet.hexes !== next.hexes;
    sheet = next;
    if (boxes || (hexes && !wholeGrid) || (hexes && Object.keys(next.boxes).length > 0)) {
      const before = layout;
      layout = layoutOf(next, wholeGrid);
      if (boxes) return undefined;
      if (before.boxes.some((box, at) => layout.boxes[at]?.x !== box.x || layout.boxes[at]?.y !== box.y))
        return undefined;
    }
    return dirty;
  };
  take(start);

  return {
    spec,
    lattice,
    get sheet() {
      return sheet;
    },
    get layout() {
      return layout;
    },
    terrain,
    features,
    names,
    labels,
    areas,
    sides,
    links,
    take,
  };
};

export const boxRect = (box: { readonly x: number; readonly y: number }): Rect => ({
  left: box.x - boxWidth / 2,
  right: box.x + boxWidth / 2,
  top: box.y - boxHeight / 2,
  bottom: box.y + boxHeight / 2,
});

/** The neighbour beyond the side of a hex that is nearest to a point, and how near it is: 0 in the middle, 1 on it. */
export const sideNear = (
  ground: Ground,
  hex: string,
  { x, y }: Point,
): { readonly direction: number; readonly beyond: string | undefined; readonly near: number } => {
  const { pixels } = ground.layout;
  const centre = pixels.centre(hex);
  if (!centre) return { direction: 0, beyond: undefined, near: 0 };
  const reach = (hexSize * Math.sqrt(3)) / 2;
  let best = { direction: 0, near: Number.NEGATIVE_INFINITY };
  for (let direction = 0; direction < 6; direction++) {
    const a = pixels.corners[direction];
    const b = pixels.corners[(direction + 1) % 6];
    if (!a || !b) continue;
    const mx = (a.x + b.x) / 2;
    const my = (a.y + b.y) / 2;
    const near = ((x - centre.x) * mx + (y - centre.y) * my) / (reach * reach);
    if (near > best.near) best = { direction, near };
  }
  return { ...best, beyond: neighboursOf(ground.lattice.grid, hex)[best.direction] };
};
