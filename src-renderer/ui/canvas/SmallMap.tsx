import { useLayoutEffect, useRef } from 'react';
import { memo } from '#rules/kit/base/memo.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { onPaper } from '../../state/paper.ts';
import type { Rect } from './camera.ts';
import { groundOf } from './ground.ts';
import { centreOf, hexSize } from './layout.ts';
import { paintGround } from './paintGround.ts';
import { paintScene } from './paintScene.ts';
import { readPalette, watchPalette } from './palette.ts';
import { patternsAt } from './patterns.ts';
import type { Scene } from './scene.ts';

/** How far around a hex it shows: two hexes and a half. */
const around = hexSize * 4.4;
/** Dots of the picture for one of the page: as fine as paper shows. */
const fine = 2;
/** No canvas is larger, whatever is drawn. */
const mostDots = 3_000;

/** Every picture of a map shows the same ground. */
const groundOnce = memo((board: Board) => groundOf(board.sheet, board.spec, false));

const waiting = new Set<() => void>();
const next = (): void => {
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  if (waiting.size > 0) setTimeout(next);
  first();
};
/** A diary has many pictures: each is painted by itself, so that none keeps the page from answering. Answers how to forget it. */
const soon = (paint: () => void): (() => void) => {
  if (waiting.size === 0) setTimeout(next);
  waiting.add(paint);
  return () => waiting.delete(paint);
};

/** A part of the drawn map as a picture, for the eye and for paper: around a hex, or all that is drawn. */
export function SmallMap({
  board,
  scene,
  hex,
  label,
  className,
}: {
  readonly board: Board;
  readonly scene: Scene;
  readonly hex?: string;
  readonly label: string;
  readonly className?: string | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const paint = useRef<() => void>(() => {});
  useLayoutEffect(() => {
    const target = canvas.current;
    // a page without a canvas (a test) has the same picture, unseen
    const ctx = typeof Path2D === 'undefined' ? null : target?.getContext('2d');
    if (!target || !ctx) return;
    const ground = groundOnce(board);
    const middle = hex === undefined ? undefined : centreOf(ground.layout, hex);
    const part: Rect = middle
      ? {
          left: middle.x - around,
          right: middle.x + around,
          top: middle.y - around * 0.75,
          bottom: middle.y + around * 0.75,
        }
      : ground.layout.drawn;
    const [wide, high] = [part.right - part.left, part.bottom - part.top];
    const scale = Math.min(fine, mostDots / Math.max(wide, high));
    // its room at once, what stands in it behind the page
    target.width = Math.max(1, Math.round(wide * scale));
    target.height = Math.max(1, Math.round(high * scale));
    const draw = () => {
      const palette = readPalette();
      const brushes = { palette, zoom: 1, pattern: patternsAt(scale, palette) };
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.fillStyle = palette.paper;
      ctx.fillRect(0, 0, target.width, target.height);
      ctx.setTransform(scale, 0, 0, scale, -part.left * scale, -part.top * scale);
      paintGround(ctx, ground, part, brushes, { photo: undefined, undrawn: false });
      paintScene(ctx, ground, scene, part, brushes, undefined);
    };
    paint.current = draw;
    return soon(draw);
  }, [board, scene, hex]);
  // before the page is printed it is painted, also where it was only mounted for it
  useLayoutEffect(() => {
    const again = () => paint.current();
    const stops = [onPaper(again), watchPalette(again)];
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(again);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return <canvas ref={canvas} className={className} role="img" aria-label={label} />;
}
