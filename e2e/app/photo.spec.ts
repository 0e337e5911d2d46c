import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { type BoardPhoto, drawBoard, manners, photograph, seedOf } from '../../.ci/boards/index.ts';
import { begin } from './hands.ts';
import { hexOn } from './hexOn.ts';
import { expect, test } from './host.ts';
import { drawGrid, showHex } from './mapHands.ts';
import { call } from './prepared.ts';

const [columns, rows] = [10, 8];

const boardOf = (wide: number, high: number, n: number, print = 0) => {
  const manner = manners[print];
  if (!manner) throw new Error('a board has a manner');
  return drawBoard({ grid: gridOf(wide, high), manner, seed: seedOf('build', n), size: 34 });
};
/** A board lying about with a few counters, photographed at a slant. */
const taken = (print = 0) =>
  photograph(boardOf(columns, rows, 4, print), {
    megapixels: 0.5,
    tilt: 15,
    turn: 4,
    lens: -0.02,
    counters: 0.1,
    noise: 4,
    jpeg: 85,
  });

/** Begins a game and draws its map: a grid of so many columns and rows, a photo to be laid under it. */
const drawWith = async (page: Page, photo: BoardPhoto, [wide, high]: readonly [number, number]) => {
  await begin(page, 'The photo');
  await drawGrid(page, wide, high);
  await choose(page, photo, /^Choose a photo/);
};
const choose = async (page: Page, photo: BoardPhoto, button: RegExp) => {
  if (!photo.file) throw new Error('no file');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles({ name: 'board.jpg', mimeType: 'image/jpeg', buffer: photo.file });
  await page.getByRole('dialog').waitFor();
};

/** The picture that is kept, from the first to the last column of hexes, in eight columns: the mean of the red of each. */
const columnsOf = async (page: Page): Promise<readonly number[]> => {
  const things: readonly { readonly id: string; readonly kind: string }[] = await call(page, 'things.list', {});
  const id = things.find(({ kind }) => kind === 'sheet')?.id;
  const { photo }: { readonly photo: { readonly image: string; readonly fit: readonly { readonly x: number }[] } } =
    await call(page, 'photos.read', { id });
  const picture = await loadImage(Buffer.from(photo.image.split(',')[1] ?? '', 'base64'));
  const ctx = createCanvas(8, 1).getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  const [left = 0, right = 0] = photo.fit.map(({ x }) => x);
  ctx.drawImage(picture, left, 0, right - left, picture.height, 0, 0, 8, 1);
  const { data } = ctx.getImageData(0, 0, 8, 1);
  return Array.from({ length: 8 }, (_, i) => data[i * 4] ?? 0);
};

test('a photo taken at a slant is laid on its printed grid by four hexes, by mouse; a mistyped number is said, and a part is laid over it', async ({
  page,
  host,
}) => {
  const photo = await taken();
  await page.goto(host.url);
  await drawWith(page, photo, [columns, rows]);
  const press = (name: RegExp) => page.getByRole('button', { name }).click();
  await showHex(page, photo, '0101');
  await press(/^On to the next/);
  await showHex(page, photo, '1001');
  await press(/^Two more/);
  await showHex(page, photo, '1008');
  await press(/^On to the next/);
  await showHex(page, photo, '0108', '0106');
  await press(/^Straighten it/);
  await expect(page.getByText(/No printed grid lies|By the printed grid/)).toBeVisible();
  await page.getByLabel('Number of that hex').fill('0108');
  await press(/^Straighten it/);
  await expect(page.getByText(/^Laid on the printed grid, to 0\.0\d of a hex/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  const numbers = page.getByRole('form', { name: 'Check the numbers' });
  await expect(numbers.locator('canvas')).toHaveCount(4);
  await press(/^They are so/);
  await expect(numbers).toBeHidden();

  // a photo of the left part, of another print, so that it is seen where it lies
  const before = await columnsOf(page);
  const part = await taken(1);
  await choose(page, part, /^Add a photo of another part/);
  await showHex(page, part, '0101');
  await press(/^On to the next/);
  await showHex(page, part, '0501');
  await expect(page.getByRole('button', { name: /^Lay it under/ })).toHaveCount(0);
  await press(/^On to the next/);
  await showHex(page, part, '0508');
  await press(/^On to the next/);
  await showHex(page, part, '0108');
  await press(/^Straighten it/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(numbers).toBeVisible();
  await expect
    .poll(async () => (await columnsOf(page)).map((red, i) => Math.abs(red - (before[i] ?? 0)) > 3))
    .toEqual([true, true, true, true, false, false, false, false]);
});

/** A way through so many hexes, each step of it a road. */
const roadOf = (pairs: readonly string[], long: number): readonly string[] => {
  const next = (hex: string): readonly string[] =>
    pairs.flatMap((pair) => (pair.split('/').includes(hex) ? [pair.split('/').find((one) => one !== hex) ?? ''] : []));
  const on = (way: readonly string[]): readonly string[] =>
    way.length === long
      ? way
      : (next(way.at(-1) ?? '')
          .filter((hex) => !way.includes(hex))
          .map((hex) => on([...way, hex]))
          .find((one) => one.length === long) ?? []);
  return (
    pairs
      .flatMap((pair) => pair.split('/'))
      .map((hex) => on([hex]))
      .find((one) => one.length === long) ?? []
  );
};

test('a stretch of road is drawn, the others are proposed from the photo, and accepted part by part', async ({
  page,
  host,
}) => {
  const [wide, high] = [12, 10];
  const board = boardOf(wide, high, 19);
  const photo = await photograph(board, { megapixels: 1.2, tilt: 8, turn: 3, noise: 3, jpeg: 88 });
  await page.goto(host.url);
  await drawWith(page, photo, [wide, high]);
  for (const hex of ['0101', '1201', '1210', '0110']) {
    await showHex(page, photo, hex);
    await page.getByRole('button', { name: hex === '0110' ? /^Straighten it/ : /^(On to the next|Two more)/ }).click();
  }
  await page.getByRole('button', { name: /^They are so/ }).click();

  // roads lie between drawn hexes: all of them are, by a pasted grid of letters
  await page.getByRole('button', { name: /^Grid, photo/ }).click();
  await page.getByRole('menuitem', { name: /^Paste a text grid/ }).click();
  await page.getByLabel(/^From this hex on/).fill('0101');
  await page.getByLabel('The rows').fill(`${'c'.repeat(wide)}\n`.repeat(high));
  await page.getByRole('button', { name: 'Lay it down' }).click();
  await page.getByRole('radio', { name: /^road/i }).click();
  const ways = Object.keys(board.truth.ways);
  const roads = ways.filter((pair) => board.truth.ways[pair]?.includes('road'));
  const stretch = roadOf(roads, 8);
  const at = await hexOn(page, board.asked.grid);
  const drag = async (hexes: readonly string[]): Promise<void> => {
    const [first = '', ...others] = hexes;
    await page.mouse.move(at(first).x, at(first).y);
    await page.mouse.down();
    for (const hex of others) await page.mouse.move(at(hex).x, at(hex).y, { steps: 6 });
    await page.mouse.up();
  };
  const drawn = async (): Promise<readonly string[]> => {
    const things: readonly { readonly kind: string; readonly data: { readonly links: Record<string, string[]> } }[] =
      await call(page, 'things.list', {});
    return Object.keys(things.find(({ kind }) => kind === 'sheet')?.data.links ?? {});
  };
  await drag(stretch);
  const panel = page.getByRole('region', { name: 'Roads and rails from the photo' });
  await panel.getByRole('button', { name: 'Propose the rest' }).click();
  await panel.getByText(/stretch(es)? from hex to hex proposed/).waitFor();
  // what a drag goes along is said at once, drawn or not: here that nothing leads where the road was followed, taken back
  await drag(stretch.slice(0, 4));
  await panel.getByText('3 stretches marked. What lies there?').waitFor();
  await page.keyboard.press('Escape');
  await expect(panel.getByText(/marked/)).toHaveCount(0);
  await drag(stretch.slice(0, 4));
  await panel.getByRole('button', { name: /^nothing/ }).click();
  await expect(panel.getByText(/marked/)).toHaveCount(0);
  await expect.poll(async () => (await drawn()).length).toBe(stretch.length - 1 - 3);
  await page.getByRole('button', { name: 'Undo the stroke' }).click();
  await expect.poll(async () => (await drawn()).length).toBe(stretch.length - 1);
  // as a hasty player: part by part as proposed, each with one press
  const map = page.getByRole('application');
  await map.press('+');
  await map.press('+');
  let presses = 0;
  for (; presses < 12 && !(await panel.getByText('Nothing more is proposed.').isVisible()); presses++) {
    const said = await panel.textContent();
    await map.press('Shift+Enter');
    await expect.poll(() => panel.textContent()).not.toBe(said);
  }
  expect(presses).toBeGreaterThan(1);
  await expect.poll(async () => (await drawn()).length).toBeGreaterThan(stretch.length);
  const all = await drawn();
  const rest = roads.filter(
    (pair) => !stretch.some((hex, i) => i > 0 && pair === [hex, stretch[i - 1]].sort().join('/')),
  );
  expect(rest.filter((pair) => all.includes(pair)).length).toBeGreaterThanOrEqual(rest.length * 0.7);
  expect(all.filter((pair) => !ways.includes(pair)).length).toBeLessThanOrEqual(2);
});
