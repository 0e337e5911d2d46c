import { expect, it, vi } from 'vitest';
import { tempFolder } from '../library/testing/temp.ts';
import { roomCalls } from './calls.ts';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./room.ts', () => {
  loaded();
  return { openRoom: async () => ({ ok: false, reason: 'save.missing' }) };
});

it('is not loaded before a game is opened to it', async () => {
  const { handlers, wrote, heard, close } = roomCalls({
    folder: tempFolder(),
    renderer: '/pages',
    version: '0',
    locale: 'it',
    write: async () => ({ ok: false, reason: 'save.missing' }),
    open: async () => ({ ok: false, reason: 'save.missing' }),
    readOnly: () => undefined,
    changed: () => {},
    told: () => {},
  });
  const face = { turn: 1, turns: 12 };
  expect(await handlers['room.state']({})).toEqual({ ok: true, value: {} });
  await handlers['room.show']({ game: 'g1', place: 'table' });
  wrote({ id: 'g1', base: 1, lines: [], head: null, face }, { revision: 2, saved: '' });
  heard('g1', 2);
  await handlers['room.code']({});
  await handlers['room.remove']({ follower: 'f1' });
  await handlers['room.close']({});
  await close();
  expect(loaded).not.toHaveBeenCalled();
  expect(await handlers['room.open']({ id: 'g1', hidden: { cells: [], rolls: [] } })).toMatchObject({
    ok: false,
    reason: 'save.missing',
  });
  expect(loaded).toHaveBeenCalled();
});
