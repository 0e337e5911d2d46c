import { cleanup, renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { setHost } from '../host/client.ts';
import { useReach } from '../host/reach.ts';
import { useRoom } from '../state/room.ts';
import { memoryHost } from '../testing/memoryClient.ts';
import { useShowing } from './useSecondScreen.ts';

afterEach(() => {
  cleanup();
  useReach.setState({ refusal: undefined });
  useRoom.setState({ room: {}, refusal: undefined, busy: false });
});

it('a host that was started again is asked for its room: the one from before is not shown as open', async () => {
  const memory = memoryHost();
  setHost(memory.client);
  await memory.client['room.open']({ id: 'g1', hidden: { cells: [], rolls: [] } });
  await act(async () => void renderHook(() => useShowing('g2')));
  expect(useRoom.getState().room?.open?.game).toBe('g1');
  // it ends without a word, and another is there
  await act(async () => useReach.setState({ refusal: { reason: 'host.gone' } }));
  await memory.client['room.close']({});
  expect(useRoom.getState().room?.open?.game).toBe('g1');
  await act(async () => useReach.setState({ refusal: undefined }));
  expect(useRoom.getState().room?.open).toBeUndefined();
});
