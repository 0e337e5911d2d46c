/** A picture's pixels, RGBA row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** How much lighter or darker each place is than those about it, whatever light falls there: mean 0, deviation 1. */
export interface Grey {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  /** pixels of the photo to one of these */
  readonly step: number;
}

/** Sums of a picture over all that lies left of and above each place; squares too. */
const sums = (data: Float32Array, width: number, height: number) => {
  const wide = width + 1;
  const plain = new Float64Array(wide * (height + 1));
  const square = new Float64Array(wide * (height + 1));
  for (let row = 0; row < height; row++) {
    let [one, two] = [0, 0];
    for (let column = 0; column < width; column++) {
      const value = data[row * width + column] ?? 0;
      one += value;
      two += value * value;
      const at = (row + 1) * wide + column + 1;
      plain[at] = (plain[at - wide] ?? 0) + one;
      square[at] = (square[at - wide] ?? 0) + two;
    }
  }
  return { plain, square, wide };
};

/** The grey of a photo, `step` pixels to one, judged against `about` pixels (of its own) around each. */
export const greyOf = ({ data, width, height }: Pixels, step: number, about: number): Grey => {
  const [wide, high] = [Math.floor(width / step), Math.floor(height / step)];
  const light = new Float32Array(wide * high);
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) {
      let sum = 0;
      for (let dy = 0; dy < step; dy++) {
        let at = ((row * step + dy) * width + column * step) * 4;
        for (let dx = 0; dx < step; dx++, at += 4)
          sum += 0.3 * (data[at] ?? 0) + 0.55 * (data[at + 1] ?? 0) + 0.15 * (data[at + 2] ?? 0);
      }
      light[row * wide + column] = sum / (step * step);
    }
  const { plain, square, wide: stride } = sums(light, wide, high);
  const out = new Float32Array(wide * high);
  const around = Math.max(2, Math.round(about));
  for (let row = 0; row < high; row++) {
    const [top, bottom] = [Math.max(0, row - around), Math.min(high, row + around + 1)];
    for (let column = 0; column < wide; column++) {
      const [left, right] = [Math.max(0, column - around), Math.min(wide, column + around + 1)];
      const count = (right - left) * (bottom - top);
      const [a, b, c, d] = [top * stride + left, top * stride + right, bottom * stride + left, bottom * stride + right];
      const mean = ((plain[d] ?? 0) - (plain[b] ?? 0) - (plain[c] ?? 0) + (plain[a] ?? 0)) / count;
      const power = ((square[d] ?? 0) - (square[b] ?? 0) - (square[c] ?? 0) + (square[a] ?? 0)) / count;
      const apart = Math.sqrt(Math.max(0, power - mean * mean)) + 3;
      const value = ((light[row * wide + column] ?? 0) - mean) / apart;
      out[row * wide + column] = Math.min(2, Math.max(-2, value));
    }
  }
  return { data: out, width: wide, height: high, step };
};

/**
 * How alike places of a picture are that lie a fifth of a hex size apart, against those a tenth apart: near 1 where no
 * line is as thin as that. Grain of the film counts for nothing: it is alike at no distance.
 */
export const blurOf = ({ data, width, height }: Grey, size: number): number => {
  const alike = (far: number): number => {
    let sum = 0;
    for (let row = Math.floor(height * 0.2); row < height * 0.8 - far; row++)
      for (let column = Math.floor(width * 0.2); column < width * 0.8 - far; column += 3) {
        const at = row * width + column;
        sum += (data[at] ?? 0) * ((data[at + far] ?? 0) + (data[at + far * width] ?? 0));
      }
    return sum;
  };
  const near = Math.max(1, Math.round(size * 0.1));
  return alike(near * 2) / alike(near);
};
