import type { Page } from '@playwright/test';
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { fitted, toView } from '../../src-renderer/ui/canvas/camera.ts';
import { hexSize } from '../../src-renderer/ui/canvas/layout.ts';

/** Where a hex lies on the page while the whole grid is in sight. */
export const hexOn = async (page: Page, of: Grid) => {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('no map');
  const pixels = pixelsOf(of, hexSize);
  const size = { width: Math.round(box.width), height: Math.round(box.height) };
  const camera = fitted({ left: 0, top: 0, right: pixels.width, bottom: pixels.height }, size, 1.35);
  return (hex: string): { readonly x: number; readonly y: number } => {
    const centre = pixels.centre(hex);
    if (!centre) throw new Error(`${hex} is not on the grid`);
    const at = toView(camera, size, centre.x, centre.y);
    return { x: box.x + at.x, y: box.y + at.y };
  };
};
