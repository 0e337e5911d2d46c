import type { Sheet, SheetSpec } from '#rules/kit/hexMap/sheet.ts';
import { bringing, type Camera, fitted, inSight, kept, type Rect, type Size, toSheet } from './camera.ts';
import { type Ground, groundOf } from './ground.ts';
import { centreOf, hexSize } from './layout.ts';
import { type Brushes, paintGround, type UnderPhoto } from './paintGround.ts';
import { type Dragged, paintScene } from './paintScene.ts';
import { type Palette, readPalette } from './palette.ts';
import { patternsAt } from './patterns.ts';
import { emptyScene, type Scene } from './scene.ts';
import { tilesOf } from './tiles.ts';

/** How long the hand must rest after zooming before the ground is painted anew, in milliseconds. */
const rest = 70;

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
  const extent = (): Rect => (start.wholeGrid ? ground.layout.all : ground.layout.drawn);
  const usual = (): number => palette.rem / 16;

  const frame = (): void => {
    asked = 0;
    if (!lower || !upper || view.width === 0) return;
    const scale = camera.zoom * ratio;
    if (lowerDue) {
      lower.setTransform(1, 0, 0, 1, 0, 0);
      lower.clearRect(0, 0, canvases.ground.width, canvases.ground.height);
      const calm = performance.now() - zoomedAt > rest;
      lowerDue = !tiles.draw(lower, camera, view, ratio, calm);
      if (lowerDue) {
        if (calm) ask();
        else {
          clearTimeout(calmTimer);
          calmTimer = setTimeout(ask, rest + 5);
        }
      }
    }
    upper.setTransform(1, 0, 0, 1, 0, 0);
    upper.clearRect(0, 0, canvases.over.width, canvases.over.height);
    const sight = inSight(camera, view);
    // the same whole device pixels as the tiles below
    upper.setTransform(
      scale,
      0,
      0,
      scale,
      Math.round((view.width / 2 - camera.x * camera.zoom) * ratio),
      Math.round((view.height / 2 - camera.y * camera.zoom) * ratio),
    );
    paintScene(upper, ground, scene, sight, brushes(scale), { ...hand, dragged });
  };
  const ask = (): void => {
    if (asked === 0) asked = requestAnimationFrame(frame);
  };
  const askLower = (): void => {
    lowerDue = true;
    ask();
  };
  const look = (next: Camera): void => {
    const zoomed = next.zoom !== camera.zoom;
    camera = kept(next, extent());
    if (zoomed) zoomedAt = performance.now();
    askLower();
  };
  const fitNow = (): void => {
    camera = fitted(extent(), view, 1.35 * usual());
    fit = true;
    askLower();
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
        if (view.width > 0) fitNow();
        return;
      }
      tiles.soil(ground.take(sheet));
      if (fit && !start.wholeGrid && view.width > 0) fitNow();
      askLower();
    },
    setScene: (next) => {
      scene = next;
      ask();
    },
    setHand: (next) => {
      hand = next;
      ask();
    },
    setDragged: (next) => {
      dragged = next;
      ask();
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
      askLower();
    },
    repalette: () => {
      palette = readPalette();
      patterns = undefined;
      tiles.soil(undefined);
      if (fit && view.width > 0) fitNow();
      askLower();
    },
    fit: fitNow,
    isFit: () => fit,
    show: (id, middle = false) => {
      const point = centreOf(ground.layout, id);
      if (!point || view.width === 0) return;
      const next = middle
        ? { ...camera, x: point.x, y: point.y }
        : bringing(camera, view, point.x, point.y, hexSize * 1.6);
      if (next === camera) return;
      fit = false;
      look(next);
    },
    atPoint: (x, y) => toSheet(camera, view, x, y),
    stop: () => {
      cancelAnimationFrame(asked);
      clearTimeout(calmTimer);
    },
  };
};
