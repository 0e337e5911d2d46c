import { describe, expect, it } from 'vitest';
import { mayOpen, maySay } from './live.ts';

/** A message of the engine: the document's name behind its length, a kind, what belongs to it. */
const message = (name: string, ...rest: number[]): Uint8Array =>
  Uint8Array.from([name.length, ...Buffer.from(name), ...rest]);
const [sync, awareness, auth, stateless, close] = [0, 1, 2, 5, 7];
const [asks, answers, update] = [0, 1, 2];

describe('the two guards before the engine, each by itself', () => {
  it('of what all share a device hears and says who it is; it changes nothing, whatever its part', () => {
    for (const own of [undefined, 'room.anna']) {
      const says = (...rest: number[]) => maySay(message('room', ...rest), 'room', own);
      expect([says(sync, asks), says(auth), says(close)]).toEqual([true, true, true]);
      expect([says(sync, answers), says(sync, update), says(awareness), says(stateless)]).toEqual(Array(4).fill(false));
    }
  });

  it('on its own desk it writes, on another’s it says nothing, and without a part it has none', () => {
    const says = (name: string, own: string | undefined) => maySay(message(name, sync, update), 'room', own);
    expect(says('room.anna', 'room.anna')).toBe(true);
    expect(says('room.bruno', 'room.anna')).toBe(false);
    expect(says('room.anna', undefined)).toBe(false);
    expect(maySay(message('room.bruno', sync, asks), 'room', 'room.anna')).toBe(false);
    expect(maySay(message('room.anna', stateless), 'room', 'room.anna')).toBe(false);
    expect(maySay(new Uint8Array(), 'room', 'room.anna')).toBe(false);
  });

  it('the engine opens what all share to be read, a desk to its device, and no other', () => {
    expect(mayOpen('room', 'room', 'anna')).toBe('reads');
    expect(mayOpen('room.anna', 'room', 'anna')).toBe('writes');
    expect(mayOpen('room.bruno', 'room', 'anna')).toBeUndefined();
    expect(mayOpen('another', 'room', 'anna')).toBeUndefined();
  });
});
