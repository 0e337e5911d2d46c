// before anything that takes hold of Node's file functions
import './testing/powerLoss.ts';

import { afterEach, expect, it } from 'vitest';
import { cleanUp } from './testing/temp.ts';
import { cutPower, damageFiles, drawn } from './testing/torture.ts';

afterEach(cleanUp);

// The long forms are `npm run torture`.
it('whenever the power goes in a stream of writes, what was confirmed is there and all can be read', async () => {
  const { confirmed, wrong, stray } = await cutPower(150, drawn(7));
  expect(confirmed).toBeGreaterThan(1_000);
  expect([wrong, stray]).toEqual([[], []]);
});

it('a damaged file stops nothing, holds nothing up and is never written over', async () => {
  const { crashes, hangs, overwritten } = await damageFiles(600, drawn(11));
  expect([crashes, hangs, overwritten]).toEqual([[], [], []]);
});
