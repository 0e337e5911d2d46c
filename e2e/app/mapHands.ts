import type { Page } from '@playwright/test';
import type { BoardPhoto } from '../../.ci/boards/index.ts';

/** In a game just begun: a grid of so many columns and rows, and the chooser of its photo. */
export const drawGrid = async (page: Page, wide: number, high: number): Promise<void> => {
  await page.keyboard.press('s');
  await page.getByRole('button', { name: /^Draw the map/ }).click();
  for (const [label, value] of [
    [/^First column/, 1],
    [/^Last column/, wide],
    [/^First row/, 1],
    [/^Last row/, high],
  ] as const) {
    await page.getByLabel(label).fill(String(value));
    await page.getByLabel(label).press('Tab');
  }
  await page.getByRole('button', { name: /use this grid/ }).click();
  await page.getByRole('application').click();
  await page.getByRole('button', { name: /^Grid, photo/ }).click();
  await page.getByRole('menuitem', { name: 'Map photo' }).click();
};

/** Shows a hex of the photo by a click on its centre, and types `number` for it. */
export const showHex = async (page: Page, photo: BoardPhoto, hex: string, number = hex): Promise<void> => {
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
