import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { map } from '#rules/games/panzergruppe-guderian/testing/gameMap.ts';
import { fixture2000 } from '#rules/kit/hexmap/testing/randomSheet.ts';
import { setHost } from '../../host/client.ts';
import { useThings } from '../../host/things.ts';
import { type MemoryHost, memoryHost } from '../../testing/memoryClient.ts';
import { useKeptSheet } from './useKeptSheet.ts';

let memory: MemoryHost;
const sheet = fixture2000(map.sheet);

describe('a map being drawn in the library', () => {
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

  it('says that it is on disk only when every stroke is, and writes at once when the page is put away', async () => {
    const { result } = renderHook(() => useKeptSheet({ game: 'invented', of: 'map' }, undefined, 'Map'));
    expect(result.current.state).toBe('new');
    act(() => result.current.change(sheet));
    expect(result.current.state).toBe('writing');
    expect(memory.things.size).toBe(0);
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect([...memory.things.values()].map((thing) => thing.name)).toEqual(['Map']);
    expect(result.current.state).toBe('safe');
    act(() => result.current.rename('North'));
    expect(result.current.state).toBe('writing');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect([...memory.things.values()].map((thing) => thing.name)).toEqual(['North']);
    expect(result.current.state).toBe('safe');
  });
});
