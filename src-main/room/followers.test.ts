import { expect, it } from 'vitest';
import { openFollowers } from './followers.ts';

it('twenty-four devices follow, and no more until one is sent away', () => {
  const followers = openFollowers(() => 1);
  const joined = Array.from({ length: 24 }, (_, i) => followers.join(`Seat ${i}`));
  expect(joined.every((cookie) => cookie !== undefined)).toBe(true);
  expect(followers.join('Late')).toBeUndefined();
  followers.remove(followers.list()[0]?.id ?? '');
  expect(followers.join('Late')).toBeDefined();
});
