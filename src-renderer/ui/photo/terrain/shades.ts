import { convertRgbToOklab } from 'culori/fn';

/** How finely the table reads a channel: 6 bits, less than the noise of a photo. */
const bits = 6;
const steps = 1 << bits;

/**
 * A colour as light and cast: the logarithm of OKLab's lightness, and its two colour axes over its lightness. A shadow
 * makes a colour's linear light so many times less; here it only lowers the first by a constant.
 */
export interface Shades {
  readonly light: Float32Array;
  readonly red: Float32Array;
  readonly yellow: Float32Array;
  /** the place of a colour in the three tables */
  readonly at: (r: number, g: number, b: number) => number;
}

let made: Shades | undefined;
/** The colours of a photo, reckoned once: a photo has millions of pixels and these few colours. */
export const shades = (): Shades => {
  if (made) return made;
  const [light, red, yellow] = [0, 1, 2].map(() => new Float32Array(steps ** 3)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const part = (n: number): number => (n + 0.5) / steps;
  for (let r = 0; r < steps; r++)
    for (let g = 0; g < steps; g++)
      for (let b = 0; b < steps; b++) {
        const lab = convertRgbToOklab({ r: part(r), g: part(g), b: part(b) });
        const i = (r * steps + g) * steps + b;
        // in the dark a cast is noise
        const l = Math.max(0.12, lab.l);
        light[i] = Math.log(l);
        red[i] = (lab.a ?? 0) / l;
        yellow[i] = (lab.b ?? 0) / l;
      }
  const shift = 8 - bits;
  made = { light, red, yellow, at: (r, g, b) => ((r >> shift) * steps + (g >> shift)) * steps + (b >> shift) };
  return made;
};
