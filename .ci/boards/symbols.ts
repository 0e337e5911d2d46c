// What is printed inside a hex to say its terrain.
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Manner, Sign } from './manners.ts';

type Draw = (ctx: SKRSContext2D, size: number, roll: () => number, manner: Manner) => void;

/** Places all over a hex, none too near another. */
const strewn = (size: number, roll: () => number, count: number, far = 0.8): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, n) => {
    const turn = n * 2.399 + roll();
    const out = size * far * Math.sqrt((n + 0.5) / count) * (0.85 + roll() * 0.2);
    return [Math.cos(turn) * out, Math.sin(turn) * out] as const;
  });

const line = (ctx: SKRSContext2D, x: number, y: number, dx: number, dy: number) => {
  ctx.moveTo(x, y);
  ctx.lineTo(x + dx, y + dy);
};

export const symbols: Readonly<Record<Sign, Draw>> = {
  none: () => {},
  trees: (ctx, size, roll) => {
    for (const [x, y] of strewn(size, roll, 9)) {
      ctx.beginPath();
      ctx.arc(x, y, size * 0.085, Math.PI * 0.9, Math.PI * 2.1);
      line(ctx, x, y, 0, size * 0.12);
      ctx.stroke();
    }
  },
  woods: (ctx, size, roll, { ink, tints }) => {
    for (const [x, y] of strewn(size, roll, 22, 0.9)) {
      const wide = size * (0.1 + roll() * 0.07);
      ctx.fillStyle = ink;
      ctx.beginPath();
      ctx.ellipse(x + wide * 0.25, y + wide * 0.3, wide, wide * 0.9, 0, 0, 7);
      ctx.fill();
      ctx.fillStyle = tints.forest;
      ctx.beginPath();
      ctx.ellipse(x, y, wide * 0.9, wide * 0.8, 0, 0, 7);
      ctx.fill();
    }
  },
  tufts: (ctx, size, roll) => {
    for (const [x, y] of strewn(size, roll, 8)) {
      ctx.beginPath();
      line(ctx, x - size * 0.12, y, size * 0.24, 0);
      for (const dx of [-0.07, 0, 0.07]) line(ctx, x + dx * size * 0.5, y, dx * size, -size * 0.12);
      ctx.stroke();
    }
  },
  waves: (ctx, size, roll) => {
    for (const [x, y] of strewn(size, roll, 10)) {
      ctx.beginPath();
      line(ctx, x - size * 0.14, y, size * 0.28, 0);
      ctx.stroke();
    }
  },
  hachures: (ctx, size, roll) => {
    const turn = roll() * 0.6 - 0.3;
    for (const ring of [0.42, 0.68])
      for (let n = 0; n < 22; n++) {
        const at = (n / 22) * 2 * Math.PI + turn + roll() * 0.1;
        const [x, y] = [Math.cos(at) * size * ring, Math.sin(at) * size * ring * 0.8];
        const long = 0.16 + roll() * 0.14;
        ctx.beginPath();
        line(ctx, x, y, Math.cos(at) * size * long, Math.sin(at) * size * long);
        ctx.stroke();
      }
  },
  contours: (ctx, size, roll) => {
    const turn = roll() * 3;
    for (const ring of [0.25, 0.45, 0.65]) {
      ctx.beginPath();
      ctx.ellipse(size * 0.08 * roll(), 0, size * ring, size * ring * 0.6, turn, 0, 7);
      ctx.stroke();
    }
  },
  peaks: (ctx, size, roll) => {
    for (const [x, y] of strewn(size, roll, 4, 0.55)) {
      const high = size * (0.25 + roll() * 0.1);
      ctx.beginPath();
      ctx.moveTo(x - high * 0.7, y + high * 0.4);
      ctx.lineTo(x, y - high * 0.6);
      ctx.lineTo(x + high * 0.7, y + high * 0.4);
      for (let n = 1; n < 4; n++)
        line(ctx, x + high * 0.05 * n, y - high * 0.5 + high * 0.2 * n, high * 0.15 * n, high * 0.3);
      ctx.stroke();
    }
  },
  blots: (ctx, size, roll, { name }) => {
    ctx.fillStyle = name.colour;
    ctx.beginPath();
    ctx.arc(0, 0, size * 0.17, 0, 7);
    ctx.fill();
    ctx.fillStyle = '#fffbe9';
    ctx.beginPath();
    ctx.arc(0, 0, size * 0.09 * (0.9 + 0.2 * roll()), 0, 7);
    ctx.fill();
  },
  blocks: (ctx, size, roll, { name }) => {
    ctx.fillStyle = name.colour;
    for (const [x, y] of strewn(size, roll, 14, 0.55)) {
      const [wide, high] = [size * (0.1 + roll() * 0.1), size * (0.08 + roll() * 0.08)];
      ctx.fillRect(x - wide / 2, y - high / 2, wide, high);
    }
  },
};
