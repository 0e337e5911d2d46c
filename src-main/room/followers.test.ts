import { expect, it } from 'vitest';
import { nameMost } from '#shared/room.ts';
import { openFollowers } from './followers.ts';

it('twenty-four devices follow, and no more until one is sent away', () => {
  const followers = openFollowers(() => 1);
  const joined = Array.from({ length: 24 }, (_, i) => followers.join(`Seat ${i}`));
  expect(joined.every((cookie) => cookie !== undefined)).toBe(true);
  expect(followers.join('Late')).toBeUndefined();
  followers.remove(followers.list()[0]?.id ?? '');
  expect(followers.join('Late')).toBeDefined();
});

it('of two with one long name the second is told apart, and its name is no longer than a name may be', () => {
  const followers = openFollowers(() => 1);
  const long = 'n'.repeat(nameMost);
  for (let i = 0; i < 2; i++) followers.join(long);
  expect(followers.list().map(({ name }) => name)).toEqual([long, `${long.slice(0, -2)} 2`]);
});
