import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { type BoardPhoto, drawBoard, manners, photograph, seedOf } from '../../.ci/boards/index.ts';
import { begin } from './hands.ts';
import { expect, test } from './host.ts';
import { call } from './prepared.ts';

const [columns, rows] = [10, 8];

/** A board lying about with a few counters, photographed at a slant. */
const taken = async (print = 0) => {
  const manner = manners[print];
  if (!manner) throw new Error('a board has a manner');
  const board = drawBoard({ grid: gridOf(columns, rows), manner, seed: seedOf('build', 4), size: 34 });
  return photograph(board, { megapixels: 0.5, tilt: 15, turn: 4, lens: -0.02, counters: 0.1, noise: 4, jpeg: 85 });
};

/** Shows a hex of the photo by a click on its centre. */
const show = async (page: Page, photo: BoardPhoto, hex: string, number = hex) => {
  const box = await page.getByRole('dialog').locator('canvas').boundingBox();
  if (!box) throw new Error('no photo');
  const zoom = Math.min((box.width - 8) / photo.width, (box.height - 8) / photo.height);
  const { x, y } = photo.centre(hex);
  await page.mouse.click(
    box.x + box.width / 2 + (x - photo.width / 2) * zoom,
    box.y + box.height / 2 + (y - photo.height / 2) * zoom,
  );
  await page.getByLabel('Number of that hex').fill(number);
};

/** The picture that is kept, in eight columns: the mean of the red of each. */
const columnsOf = async (page: Page): Promise<readonly number[]> => {
  const things: readonly { readonly id: string; readonly kind: string }[] = await call(page, 'things.list', {});
  const id = things.find(({ kind }) => kind === 'sheet')?.id;
  const { photo }: { readonly photo: { readonly image: string } } = await call(page, 'photos.read', { id });
  const picture = await loadImage(Buffer.from(photo.image.split(',')[1] ?? '', 'base64'));
  const ctx = createCanvas(8, 1).getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, 0, 0, 8, 1);
  const { data } = ctx.getImageData(0, 0, 8, 1);
  return Array.from({ length: 8 }, (_, i) => data[i * 4] ?? 0);
};

test('a photo taken at a slant is laid on its printed grid by four hexes, by mouse; a mistyped number is said, and a part is laid over it', async ({
  page,
  host,
}) => {
  const photo = await taken();
  if (!photo.file) throw new Error('no file');
  await page.goto(host.url);
  await begin(page, 'The photo');
  await page.keyboard.press('s');
  await page.getByRole('button', { name: /^Draw the map/ }).click();
  for (const [label, value] of [
    [/^First column/, 1],
    [/^Last column/, columns],
    [/^First row/, 1],
    [/^Last row/, rows],
  ] as const) {
    await page.getByLabel(label).fill(String(value));
    await page.getByLabel(label).press('Tab');
  }
  await page.getByRole('button', { name: /use this grid/ }).click();
  const map = page.getByRole('application');
  await map.click();
  await page.getByRole('button', { name: /^Grid, photo/ }).click();
  await page.getByRole('menuitem', { name: 'Map photo' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose a photo/ }).click();
  const chosen = await choosing;
  await chosen.setFiles({ name: 'board.jpg', mimeType: 'image/jpeg', buffer: photo.file });
  await page.getByRole('dialog').waitFor();
  const press = (name: RegExp) => page.getByRole('button', { name }).click();
  await show(page, photo, '0101');
  await press(/^On to the next/);
  await show(page, photo, '1001');
  await press(/^Two more/);
  await show(page, photo, '1008');
  await press(/^On to the next/);
  await show(page, photo, '0108', '0106');
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
  if (!part.file) throw new Error('no file');
  const choosingPart = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Add a photo of another part/ }).click();
  await (await choosingPart).setFiles({ name: 'part.jpg', mimeType: 'image/jpeg', buffer: part.file });
  await page.getByRole('dialog').waitFor();
  await show(page, part, '0101');
  await press(/^On to the next/);
  await show(page, part, '0501');
  await expect(page.getByRole('button', { name: /^Lay it under/ })).toHaveCount(0);
  await press(/^On to the next/);
  await show(page, part, '0508');
  await press(/^On to the next/);
  await show(page, part, '0108');
  await press(/^Straighten it/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(numbers).toBeVisible();
  await expect
    .poll(async () => (await columnsOf(page)).map((red, i) => Math.abs(red - (before[i] ?? 0)) > 3))
    .toEqual([true, true, true, true, false, false, false, false]);
});
