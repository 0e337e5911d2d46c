import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import type { Brushes, UnderPhoto } from './brushes.ts';
import { bringing, type Camera, firstPart, fitted, kept, nearEnough, type Rect, type Size, toSheet } from './camera.ts';
import { type Ground, groundOf } from './ground.ts';
import { centreOf, hexSize } from './layout.ts';
import { paintGround } from './paintGround.ts';
import { type Dragged, paintHand, paintScene, reach } from './paintScene.ts';
import { type Palette, readPalette } from './palette.ts';
import { patternsAt } from './patterns.ts';
import { emptyScene, type Scene, sameScene } from './scene.ts';
import { tilesOf } from './tiles.ts';

/** Around a hex that is brought into sight, so that its neighbours are seen too. */
export const bitOfRoom = hexSize * 1.6;

/** How long the hand must rest after zooming before the ground is painted anew, in milliseconds. */
const rest = 70;

const clear = (ctx: CanvasRenderingContext2D, canvas: HTMLCanvasElement): void => {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
};

/** The drawn map without React: two canvases, a camera, and one frame whenever something changed. */
export interface MapDrawing {
  readonly ground: () => Ground;
  readonly camera: () => Camera;
  readonly view: () => Size;
  readonly setCamera: (camera: Camera) => void;
  readonly setSheet: (sheet: Sheet, spec: SheetSpec) => void;
  readonly setScene: (scene: Scene) => void;
  readonly setHand: (hand: { readonly cursor?: string | undefined; readonly focused: boolean }) => void;
  readonly setDragged: (dragged: Dragged | undefined) => void;
  readonly setPhoto: (photo: UnderPhoto | undefined) => void;
  readonly resize: (size: Size, ratio: number) => void;
  readonly repalette: () => void;
  readonly fit: () => void;
  readonly isFit: () => boolean;
  readonly show: (id: string, middle?: boolean) => void;
  readonly turnTo: (ids: readonly string[]) => string | undefined;
  readonly atPoint: (x: number, y: number) => { readonly x: number; readonly y: number };
  readonly stop: () => void;
}

export const mapDrawing = (
  canvases: { readonly ground: HTMLCanvasElement; readonly over: HTMLCanvasElement },
  start: { readonly sheet: Sheet; readonly spec: SheetSpec; readonly wholeGrid: boolean },
): MapDrawing => {
  // a page without a canvas (a test) has the same map, unseen
  const canDraw = typeof Path2D !== 'undefined';
  const lower = canDraw ? canvases.ground.getContext('2d') : null;
  const upper = canDraw ? canvases.over.getContext('2d') : null;
  let ground = groundOf(start.sheet, start.spec, start.wholeGrid);
  let scene = emptyScene;
  let hand: { readonly cursor?: string | undefined; readonly focused: boolean } = { focused: false };
  let dragged: Dragged | undefined;
  let photo: UnderPhoto | undefined;
  let palette: Palette = readPalette();
  let view: Size = { width: 0, height: 0 };
  let ratio = 1;
  let camera: Camera = { x: 0, y: 0, zoom: 1 };
  let fit = true;
  let asked = 0;
  let lowerDue = true;
  let upperDue = true;
  let zoomedAt = 0;
  let calmTimer: ReturnType<typeof setTimeout> | undefined;

  let patterns: { readonly scale: number; readonly of: Brushes['pattern'] } | undefined;
  const brushes = (scale: number): Brushes => {
    if (patterns?.scale !== scale) patterns = { scale, of: patternsAt(scale, palette) };
    return { palette, zoom: scale / ratio, pattern: patterns.of };
  };
  const tiles = tilesOf((ctx, rect, scale) =>
    paintGround(ctx, ground, rect, brushes(scale), { photo, undrawn: start.wholeGrid }),
  );
  const over = tilesOf((ctx, rect, scale) => paintScene(ctx, ground, scene, rect, brushes(scale), dragged?.piece));
  const extent = (): Rect => (start.wholeGrid ? ground.layout.all : ground.layout.drawn);
  const usual = (): number => palette.rem / 16;

  const frame = (): void => {
    asked = 0;
    if (!lower || !upper || view.width === 0) return;
    const calm = performance.now() - zoomedAt > rest;
    if (lowerDue) {
      clear(lower, canvases.ground);
      lowerDue = !tiles.draw(lower, camera, view, ratio, calm);
    }
    if (upperDue) {
      clear(upper, canvases.over);
      upperDue = !over.draw(upper, camera, view, ratio, calm);
      const scale = camera.zoom * ratio;
      // the same whole device pixels as the tiles
      const left = Math.round((view.width / 2 - camera.x * camera.zoom) * ratio);
      const top = Math.round((view.height / 2 - camera.y * camera.zoom) * ratio);
      upper.setTransform(scale, 0, 0, scale, left, top);
      paintHand(upper, ground, scene, brushes(scale), { ...hand, dragged });
    }
    if (!lowerDue && !upperDue) return;
    if (calm) ask();
    else {
      clearTimeout(calmTimer);
      calmTimer = setTimeout(ask, rest + 5);
    }
  };
  const ask = (): void => {
    if (asked === 0) asked = requestAnimationFrame(frame);
  };
  const askLower = (): void => {
    lowerDue = true;
    ask();
  };
  const askUpper = (): void => {
    upperDue = true;
    ask();
  };
  const askBoth = (): void => {
    lowerDue = true;
    askUpper();
  };
  const look = (next: Camera): void => {
    const zoomed = next.zoom !== camera.zoom;
    camera = kept(next, extent());
    if (zoomed) zoomedAt = performance.now();
    askBoth();
  };
  const fitNow = (): void => {
    camera = fitted(extent(), view, 1.35 * usual());
    fit = true;
    askBoth();
  };
  /** A large map begins where its units stand, where the whole of it would show neither them nor a number. */
  const begin = (): void => {
    fitNow();
    const stands = scene.counters.flatMap(({ hex }) => centreOf(ground.layout, hex) ?? []);
    const near = nearEnough(camera, stands, view, usual());
    if (!near) return;
    camera = kept(near, extent());
    fit = false;
  };

  return {
    ground: () => ground,
    camera: () => camera,
    view: () => view,
    setCamera: (next) => {
      fit = false;
      look(next);
    },
    setSheet: (sheet, spec) => {
      if (sheet === ground.sheet && spec === ground.spec) return;
      if (sheet.grid !== ground.sheet.grid || spec !== ground.spec) {
        ground = groundOf(sheet, spec, start.wholeGrid);
        tiles.soil(undefined);
        over.soil(undefined);
        if (view.width > 0) fitNow();
        return;
      }
      const dirty = ground.take(sheet);
      tiles.soil(dirty);
      // names lie over the counters; boxes may stand elsewhere now, and what stands on them
      over.soil(dirty);
      if (fit && !start.wholeGrid && view.width > 0) fitNow();
      askBoth();
    },
    setScene: (next) => {
      const same = sameScene(scene, next);
      // counters come a moment after the ground
      const first = scene.counters.length === 0 && fit && view.width > 0;
      scene = next;
      if (same) return;
      if (first) begin();
      over.soil(undefined);
      askUpper();
    },
    setHand: (next) => {
      hand = next;
      askUpper();
    },
    setDragged: (next) => {
      const lifted = dragged?.piece !== next?.piece ? (next ?? dragged)?.piece : undefined;
      dragged = next;
      // lifted from its stack, or laid back on it
      const counter = scene.counters.find((one) => one.id === lifted);
      const from = counter && centreOf(ground.layout, counter.hex);
      if (from)
        over.soil([{ left: from.x - reach, right: from.x + reach, top: from.y - reach, bottom: from.y + reach }]);
      askUpper();
    },
    setPhoto: (next) => {
      photo = next;
      tiles.soil(undefined);
      askLower();
    },
    resize: (size, nextRatio) => {
      const first = view.width === 0;
      view = size;
      ratio = nextRatio;
      for (const canvas of [canvases.ground, canvases.over]) {
        canvas.width = Math.max(1, Math.round(size.width * ratio));
        canvas.height = Math.max(1, Math.round(size.height * ratio));
      }
      if (first || fit) fitNow();
      askBoth();
    },
    repalette: () => {
      palette = readPalette();
      patterns = undefined;
      tiles.soil(undefined);
      over.soil(undefined);
      if (fit && view.width > 0) fitNow();
      askBoth();
    },
    fit: fitNow,
    isFit: () => fit,
    show: (id, middle = false) => {
      const point = centreOf(ground.layout, id);
      if (!point || view.width === 0) return;
      const next = middle ? { ...camera, x: point.x, y: point.y } : bringing(camera, view, point.x, point.y, bitOfRoom);
      if (next === camera) return;
      fit = false;
      look(next);
    },
    turnTo: (ids) => {
      const points = ids.flatMap((id) => {
        const centre = centreOf(ground.layout, id);
        return centre ? [{ id, ...centre }] : [];
      });
      const part = view.width === 0 ? undefined : firstPart(camera, view, points, extent(), bitOfRoom);
      if (!part) return undefined;
      fit = false;
      look(part.camera);
      return part.first.id;
    },
    atPoint: (x, y) => toSheet(camera, view, x, y),
    stop: () => {
      cancelAnimationFrame(asked);
      clearTimeout(calmTimer);
    },
  };
};
