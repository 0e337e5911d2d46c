import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictures, withPictures } from './architecture.ts';

const page = 'docs/architecture.md';

it('the pictures of the page are those of the imports (PAGES_WRITE=1 draws them anew)', () => {
  const text = readFileSync(page, 'utf8');
  const now = withPictures(text, '.');
  if (process.env.PAGES_WRITE) writeFileSync(page, now);
  else expect(text).toBe(now);
});

it('the pictures show arrows one way only', () => {
  const { kit = '', parts = '', renderer = '' } = pictures('.');
  expect(kit).toContain('chance --> base');
  expect(kit).not.toContain('base -->');
  expect(parts).toContain('src-rules_games --> src-rules_kit');
  expect(renderer).toContain('shell --> places');
});
