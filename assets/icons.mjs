import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { IconIcns, IconIco } from '@shockpkg/icon-encoder';

/**
 * Every picture the systems and the browser want, drawn from the SVGs: `node assets/icons.mjs` writes them. They are
 * kept, so that packaging draws nothing; a test draws them anew and compares.
 */

const at = (/** @type {string} */ file) => new URL(file, import.meta.url);

/** What Linux desktops look for, by size. */
export const linuxSizes = [16, 24, 32, 48, 64, 128, 256, 512];
/** What Windows shows from lists to large tiles. */
export const icoSizes = [16, 20, 24, 32, 40, 48, 64, 256];
/** macOS: each place of an .icns and its pixels; the same pixels are twice there, for a plain and for a fine screen. */
export const icnsSizes = /** @type {const} */ ({
  ic12: 64,
  ic07: 128,
  ic13: 256,
  ic08: 256,
  ic14: 512,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
});

/**
 * A drawing as a PNG. `margin`: how much of each edge stays free; `ground`: what is under it, for systems that cut a
 * shape of their own out of it.
 *
 * @param {string} name of the SVG
 * @param {number} size
 * @param {{ margin?: number, ground?: string }} [on]
 * @returns {Promise<Buffer>}
 */
export const drawn = async (name, size, { margin = 0, ground } = {}) => {
  const svg = await readFile(at(`${name}.svg`), 'utf8');
  const inner = Math.round(size * (1 - 2 * margin));
  // drawn at its size, not scaled to it
  const image = await loadImage(Buffer.from(svg.replace('<svg ', `<svg width="${inner}" height="${inner}" `)));
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, size, size);
  }
  const from = (size - inner) / 2;
  context.drawImage(image, from, from, inner, inner);
  return canvas.toBuffer('image/png');
};

/** @param {string} name */
const ico = async (name) => {
  const icon = new IconIco();
  // Windows reads PNG at 256 only, everywhere; smaller ones are plain
  for (const size of icoSizes) await icon.addFromPng(await drawn(name, size), null, true);
  return Buffer.from(icon.encode());
};

/** @param {string} name */
const icns = async (name) => {
  const icon = new IconIcns();
  for (const [place, size] of Object.entries(icnsSizes)) await icon.addFromPng(await drawn(name, size), [place], true);
  // the two smallest are kept in a form of their own
  await icon.addFromPng(await drawn(name, 16), ['ic04'], true);
  await icon.addFromPng(await drawn(name, 32), ['ic05'], true);
  return Buffer.from(icon.encode());
};

/** Every file that is kept, by its path from here, and how it is made. */
export const pictures = new Map(
  /** @type {[string, () => Promise<Buffer>][]} */ ([
    ['icon.png', () => drawn('icon', 512)],
    ...linuxSizes.map((size) => [`icons/${size}x${size}.png`, () => drawn('icon', size)]),
    ...['icon', 'statogame', 'statomap'].flatMap((name) => [
      [`${name}.ico`, () => ico(name)],
      [`${name}.icns`, () => icns(name)],
    ]),
    // the page that is installed: as it is, and with room around it for a system that cuts its own shape out
    ...[192, 512].map((size) => [`../src-renderer/public/install/icon-${size}.png`, () => drawn('icon', size)]),
    ['../src-renderer/public/install/icon-cut.png', () => drawn('icon', 512, { margin: 0.12, ground: '#18201B' })],
  ]),
);

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [file, make] of pictures) {
    await mkdir(dirname(fileURLToPath(at(file))), { recursive: true });
    await writeFile(at(file), await make());
  }
}
