import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setHost } from '../../host/client.ts';
import { loadThings, useThings } from '../../host/things.ts';
import { type MemoryHost, memoryHost } from '../../testing/memoryClient.ts';
import { useKept } from './useKept.ts';

const asText = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : undefined);
const at = { kind: 'table' as const, game: 'invented', of: 'mix' };

let memory: MemoryHost;
const keep = (readOnly = false) => {
  const thing = [...memory.things.values()][0];
  return renderHook(() => useKept(at, thing, { data: asText(thing?.data) ?? '', name: 'Mix' }, asText, readOnly));
};
const rest = () => act(() => vi.advanceTimersByTimeAsync(600));
const onDisk = () => [...memory.things.values()].map((thing) => thing.data);

describe('a table being kept', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    memory = memoryHost();
    setHost(memory.client);
    useThings.setState({ things: [], refusal: undefined, removed: undefined });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is created with its first change, and written once when the hand rests', async () => {
    const { result } = keep();
    expect(result.current.state).toBe('new');
    await rest();
    expect(onDisk()).toEqual([]);
    act(() => result.current.set('a'));
    act(() => result.current.set('ab'));
    await rest();
    expect(onDisk()).toEqual(['ab']);
    expect(memory.calls).toEqual(['things.write']);
    expect(result.current.state).toBe('safe');
  });

  it('writes an undo too, each change on the revision of the one before', async () => {
    const { result } = keep();
    act(() => result.current.set('a'));
    await rest();
    act(() => result.current.set('b'));
    await rest();
    act(() => result.current.undo());
    await rest();
    expect(onDisk()).toEqual(['a']);
    expect([...memory.things.values()][0]?.revision).toBe(3);
    act(() => result.current.redo());
    expect(result.current.data).toBe('b');
  });

  it('loses nothing when the screen is left before the hand rests', async () => {
    const { result, unmount } = keep();
    act(() => result.current.set('last'));
    unmount();
    await vi.advanceTimersByTimeAsync(0);
    expect(onDisk()).toEqual(['last']);
  });

  it('says that it is on disk only when all that was typed is, and writes at once when the page is put away', async () => {
    const { result } = keep();
    act(() => result.current.set('a'));
    await rest();
    expect(result.current.state).toBe('safe');
    act(() => result.current.set('ab'));
    expect(result.current.state).toBe('writing');
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(onDisk()).toEqual(['ab']);
    expect(result.current.state).toBe('safe');
  });

  it('keeps what the disk refuses, and writes it with the next change', async () => {
    const { result } = keep();
    memory.refuse.set('things.write', { reason: 'disk.full' });
    act(() => result.current.set('a'));
    await rest();
    expect(result.current.state).toBe('trouble');
    expect(result.current.data).toBe('a');
    expect(useThings.getState().refusal?.reason).toBe('disk.full');
    act(() => result.current.set('ab'));
    await rest();
    expect(onDisk()).toEqual(['ab']);
  });

  it('takes what another window wrote, and has its own one undo back', async () => {
    const first = keep();
    act(() => first.result.current.set('a'));
    await rest();
    await loadThings();
    first.unmount();
    const mine = keep();
    const [thing] = memory.things.values();
    if (!thing) throw new Error('nothing was kept');
    memory.things.set(thing.id, { ...thing, data: 'theirs', revision: thing.revision + 1 });
    act(() => mine.result.current.set('mine'));
    await rest();
    expect(mine.result.current.data).toBe('theirs');
    act(() => mine.result.current.undo());
    await rest();
    expect(onDisk()).toEqual(['mine']);
  });

  it('writes nothing where nothing can be written', async () => {
    const { result, unmount } = keep(true);
    act(() => result.current.set('a'));
    await rest();
    unmount();
    expect(memory.calls).toEqual([]);
  });
});
