import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { endings } from '#shared/ownFiles.ts';
import { drawn, icnsSizes, icoSizes, linuxSizes, pictures } from '../../assets/icons.mjs';

const kept = (file: string): Buffer => readFileSync(new URL(`../../assets/${file}`, import.meta.url));

const pixels = async (png: Buffer) => {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return { size: image.width, data: context.getImageData(0, 0, image.width, image.height).data };
};
/** The share of values that differ by more than an edge drawn on another machine may. */
const apart = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.size !== b.size) return 1;
  return a.data.filter((value, i) => Math.abs(value - (b.data[i] ?? 0)) > 24).length / a.data.length;
};
const isPng = (bytes: Buffer): boolean => bytes.subarray(1, 4).toString() === 'PNG';

/** What an .ico holds, by its own table of contents: the sizes, and those that are kept as PNG. */
const inIco = (bytes: Buffer) =>
  Array.from({ length: bytes.readUInt16LE(4) }, (_, i) => {
    const from = 6 + 16 * i;
    const at = bytes.readUInt32LE(from + 12);
    return { size: bytes[from] || 256, content: bytes.subarray(at, at + bytes.readUInt32LE(from + 8)) };
  });
/** The places of an .icns, by their four letters. */
const inIcns = (bytes: Buffer) => {
  const found = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at + 4))
    found.set(bytes.toString('latin1', at, at + 4), bytes.subarray(at + 8, at + bytes.readUInt32BE(at + 4)));
  return found;
};

describe('every picture fits the drawing it was made from', () => {
  const plain = [...pictures].filter(([file]) => file.endsWith('.png'));
  it.each(plain)('%s', async (file, make) => {
    expect(await apart(kept(file), await make())).toBeLessThan(0.002);
  });
  it('another drawing would be noticed', async () => {
    expect(await apart(await drawn('statogame', 48), await drawn('statomap', 48))).toBeGreaterThan(0.02);
  });

  it.each(['icon', ...Object.values(endings)])('%s for Windows, in every size', async (name) => {
    const found = inIco(kept(`${name}.ico`));
    expect(found.map(({ size }) => size)).toEqual(icoSizes);
    const pngs = found.filter(({ content }) => isPng(content));
    expect(pngs.map(({ size }) => size)).toContain(256);
    for (const { size, content } of pngs) expect(await apart(content, await drawn(name, size))).toBeLessThan(0.002);
  });

  it.each(['icon', ...Object.values(endings)])('%s for macOS, at every place', async (name) => {
    const found = inIcns(kept(`${name}.icns`));
    expect([...found.keys()].sort()).toEqual([...Object.keys(icnsSizes), 'ic04', 'ic05'].sort());
    for (const [place, size] of Object.entries(icnsSizes)) {
      const content = found.get(place) ?? Buffer.alloc(0);
      expect(isPng(content), place).toBe(true);
      expect(await apart(content, await drawn(name, size)), place).toBeLessThan(0.002);
    }
  });
});

it('Linux finds the app in each size it looks for, and both kinds of file have a picture of their own', () => {
  expect(readdirSync(new URL('../../assets/icons', import.meta.url)).sort()).toEqual(
    linuxSizes.map((size) => `${size}x${size}.png`).sort(),
  );
  for (const ending of Object.values(endings))
    for (const kind of ['ico', 'icns']) expect(existsSync(`assets/${ending}.${kind}`), `${ending}.${kind}`).toBe(true);
});
