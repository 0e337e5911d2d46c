import { describe, expect, it } from 'vitest';
import type { Face } from '#shared/contract.ts';
import { openMeeting, type Stand } from './meeting.ts';

const line = (id: string, parent: string | null, who?: string) => ({
  id,
  parent,
  at: '2026-01-01T20:00:00.000Z',
  says: { id: 'x' },
  spans: [],
  facts: [],
  ...(who === undefined ? {} : { who }),
});
const face = {} as Face;
const stand: Stand = { head: 'b', face, revision: 4, saved: '2026-01-01T20:00:00.000Z' };
const meeting = () => openMeeting([line('a', null), line('b', 'a', 'Anna')], stand);
const change = (lines: readonly unknown[], head: string | null) => ({
  id: 'game',
  base: 4,
  lines: [...lines],
  head,
  face,
});

describe('where changes meet', () => {
  it('of a change that came before nothing is left to do', () => {
    expect(meeting().meet(change([line('b', 'a', 'Anna')], 'b'))).toBeUndefined();
    expect(meeting().meet(change([line('c', 'b', 'Anna')], 'c'))).toMatchObject({ head: 'c', base: 4 });
  });

  it('a change whose lines are all there still brings its things', () => {
    const things = { 'preset:attack': { data: 1 } };
    const met = meeting().meet({ ...change([line('b', 'a', 'Anna')], 'b'), things });
    expect(met).toMatchObject({ base: 4, lines: [], head: 'b', things });
  });

  it('a line just written is known, and the next change goes on from it', () => {
    const one = meeting();
    const first = change([line('c', 'b', 'Anna')], 'c');
    one.wrote(first, { revision: 5, saved: stand.saved });
    expect(one.meet(first)).toBeUndefined();
    expect(one.meet(change([line('d', 'c', 'Anna')], 'd'))).toMatchObject({ head: 'd', base: 5 });
  });

  it('who goes back over an own line may go on with several at once', () => {
    const sent = [line('c', 'a'), line('d', 'c')];
    expect(meeting().movesOwn(change(sent, 'd'), 'Anna')).toBe(true);
    expect(meeting().movesOwn(change(sent, 'd'), 'Boris')).toBe(false);
  });

  it('and with one alone, or with three', () => {
    expect(meeting().movesOwn(change([line('c', 'a')], 'c'), 'Anna')).toBe(true);
    expect(meeting().movesOwn(change([line('c', 'a'), line('d', 'c'), line('e', 'd')], 'e'), 'Anna')).toBe(true);
  });
});
