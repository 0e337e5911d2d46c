import { type Camera, inSight, type Rect, type Size, toView } from './camera.ts';

/** Device pixels of a tile's side: small enough to be painted well within a frame. */
const side = 320;
/**
 * Whole tiles painted in one frame. What a tile costs is not known while it is recorded (the browser draws it later), so
 * that a number is the better limit than a time.
 */
const perFrame = 3;

interface Tile {
  readonly canvas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  /** what must be painted again, in pixels of the sheet; 'all': never painted */
  dirty: Rect | 'all' | undefined;
  /** the frame it was last used in */
  used: number;
}

interface Set {
  readonly scale: number;
  readonly tiles: Map<string, Tile>;
}

export interface Tiles {
  /** draws what there is and paints what is missing, as far as the frame allows; false: there is more to do */
  readonly draw: (ctx: CanvasRenderingContext2D, camera: Camera, view: Size, ratio: number, calm: boolean) => boolean;
  /** undefined: everything */
  readonly soil: (rects: readonly Rect[] | undefined) => void;
}

const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const join = (a: Rect | 'all' | undefined, b: Rect): Rect | 'all' =>
  a === undefined
    ? b
    : a === 'all'
      ? a
      : {
          left: Math.min(a.left, b.left),
          top: Math.min(a.top, b.top),
          right: Math.max(a.right, b.right),
          bottom: Math.max(a.bottom, b.bottom),
        };

/**
 * The ground, painted once in tiles and laid out again with every frame: panning paints only what comes into sight, a
 * stroke of the brush only where it fell, and while the hand still zooms the old tiles are shown larger or smaller.
 */
export const tilesOf = (paint: (ctx: CanvasRenderingContext2D, rect: Rect, scale: number) => void): Tiles => {
  let now: Set = { scale: 0, tiles: new Map() };
  let before: Set | undefined;
  let frame = 0;

  const rectOf = (tile: { readonly x: number; readonly y: number }, scale: number): Rect => ({
    left: (tile.x * side) / scale,
    top: (tile.y * side) / scale,
    right: ((tile.x + 1) * side) / scale,
    bottom: ((tile.y + 1) * side) / scale,
  });

  const repaint = (tile: Tile, scale: number): void => {
    const ctx = tile.canvas.getContext('2d');
    if (!ctx) return;
    const whole = rectOf(tile, scale);
    const dirty = tile.dirty === 'all' || tile.dirty === undefined ? whole : tile.dirty;
    ctx.setTransform(scale, 0, 0, scale, -tile.x * side, -tile.y * side);
    ctx.save();
    // whole device pixels, or the rim of the part painted again would show
    const left = Math.max(whole.left, Math.floor(dirty.left * scale) / scale);
    const top = Math.max(whole.top, Math.floor(dirty.top * scale) / scale);
    const right = Math.min(whole.right, Math.ceil(dirty.right * scale) / scale);
    const bottom = Math.min(whole.bottom, Math.ceil(dirty.bottom * scale) / scale);
    ctx.beginPath();
    ctx.rect(left, top, right - left, bottom - top);
    ctx.clip();
    ctx.clearRect(left, top, right - left, bottom - top);
    paint(ctx, { left, top, right, bottom }, scale);
    ctx.restore();
    tile.dirty = undefined;
  };

  const lay = (ctx: CanvasRenderingContext2D, set: Set, camera: Camera, view: Size, ratio: number): void => {
    const sight = inSight(camera, view);
    const factor = (camera.zoom * ratio) / set.scale;
    for (const tile of set.tiles.values()) {
      if (tile.dirty === 'all') continue;
      const rect = rectOf(tile, set.scale);
      if (!meet(rect, sight)) continue;
      const { x, y } = toView(camera, view, rect.left, rect.top);
      if (Math.abs(factor - 1) < 1e-9) ctx.drawImage(tile.canvas, Math.round(x * ratio), Math.round(y * ratio));
      else ctx.drawImage(tile.canvas, x * ratio, y * ratio, side * factor, side * factor);
    }
  };

  let most = 48;
  const fresh = (x: number, y: number): Tile => {
    // a tile long out of sight is used again: memory stays as it is
    for (const [key, tile] of now.tiles) {
      if (now.tiles.size < most || tile.used >= frame - 1) break;
      now.tiles.delete(key);
      return { canvas: tile.canvas, x, y, dirty: 'all', used: frame };
    }
    const [spare] = before && before.tiles.size > 64 ? before.tiles : [];
    if (spare) before?.tiles.delete(spare[0]);
    const canvas = spare?.[1].canvas ?? document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    return { canvas, x, y, dirty: 'all', used: frame };
  };

  return {
    draw: (ctx, camera, view, ratio, calm) => {
      frame += 1;
      const scale = camera.zoom * ratio;
      if (Math.abs(scale - now.scale) > 1e-9) {
        if (!calm && now.scale > 0) {
          if (before) lay(ctx, before, camera, view, ratio);
          lay(ctx, now, camera, view, ratio);
          return false;
        }
        before = now.scale > 0 ? now : undefined;
        now = { scale, tiles: new Map() };
      }
      const sight = inSight(camera, view);
      const size = side / scale;
      const [top, bottom] = [Math.floor(sight.top / size), Math.ceil(sight.bottom / size) - 1];
      const [first, last] = [Math.floor(sight.left / size), Math.ceil(sight.right / size) - 1];
      // a ring of tiles around what is seen is painted ahead, and as much again is kept
      most = 2 * (last - first + 3) * (bottom - top + 3);
      const due = (fromX: number, toX: number, fromY: number, toY: number): readonly Tile[] => {
        const found: Tile[] = [];
        for (let y = fromY; y <= toY; y++)
          for (let x = fromX; x <= toX; x++) {
            const key = `${x}/${y}`;
            const tile = now.tiles.get(key) ?? fresh(x, y);
            // last used, last in order
            now.tiles.delete(key);
            now.tiles.set(key, tile);
            tile.used = frame;
            if (tile.dirty !== undefined) found.push(tile);
          }
        return found;
      };
      const wanted = due(first, last, top, bottom);
      let whole = 0;
      let left = wanted.length;
      for (const tile of wanted) {
        if (tile.dirty === 'all' && whole >= perFrame) continue;
        if (tile.dirty === 'all') whole += 1;
        repaint(tile, scale);
        left -= 1;
      }
      let more = left > 0;
      if (wanted.length === 0) {
        const ring = due(first - 1, last + 1, top - 1, bottom + 1);
        const [next] = ring;
        if (next) repaint(next, scale);
        more = ring.length > 1;
      } else more = true;
      if (left === 0) before = undefined;
      if (before) lay(ctx, before, camera, view, ratio);
      lay(ctx, now, camera, view, ratio);
      return !more;
    },
    soil: (rects) => {
      if (!rects) {
        // what is painted is shown until it is painted anew
        for (const tile of now.tiles.values()) if (tile.dirty !== 'all') tile.dirty = rectOf(tile, now.scale);
        before = undefined;
        return;
      }
      if (rects.length === 0) return;
      for (const tile of now.tiles.values()) {
        const whole = rectOf(tile, now.scale);
        for (const rect of rects) if (meet(whole, rect)) tile.dirty = join(tile.dirty, rect);
      }
    },
  };
};
