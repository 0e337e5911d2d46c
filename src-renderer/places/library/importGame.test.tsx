import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { DragEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GivenFile } from '#shared/contract.ts';
import { limits } from '#shared/limits.ts';
import { setHost } from '../../host/client.ts';
import { importGame, useLibrary } from '../../host/library.ts';
import { putAway, useGiven } from '../../state/given.ts';
import { useImport } from '../../state/importing.ts';
import { draw } from '../../testing/draw.tsx';
import { type MemoryHost, memoryHost } from '../../testing/memoryClient.ts';
import { ImportProgress } from './ImportProgress.tsx';

let memory: MemoryHost;
beforeEach(() => {
  memory = memoryHost();
  setHost(memory.client);
});
const large = 'x'.repeat(limits.piece * 2 + 1);
const imports = () => memory.calls.filter((call) => call.startsWith('games.import'));

describe('a file someone sent', () => {
  it('goes as one when it is small, in pieces when it is large', async () => {
    await importGame('x');
    expect(imports()).toEqual(['games.import']);
    await importGame(large);
    expect(imports().slice(1)).toEqual(['games.importPiece', 'games.importPiece', 'games.importPiece', 'games.import']);
    expect(useLibrary.getState().importing).toBeUndefined();
  });

  it('says how far it is, with what the host tells of its check', async () => {
    const shares: (number | undefined)[] = [];
    const stop = useLibrary.subscribe((s) => shares.push(s.importing));
    const going = importGame(large);
    memory.tell({ event: 'importing', done: 0.5 });
    draw(<ImportProgress />, 'it');
    expect(screen.getByRole('progressbar', { name: /riga per riga/ })).toBeTruthy();
    await act(async () => void (await going));
    stop();
    expect(shares).toContain(0.75);
    expect(screen.queryByRole('progressbar')).toBeNull();
    // nobody listens once it is over
    memory.tell({ event: 'importing', done: 0.5 });
    expect(useLibrary.getState().importing).toBeUndefined();
  });

  it('can be left while it is sent: no refusal is shown, and the host makes nothing of it', async () => {
    const going = importGame(large);
    draw(<ImportProgress />);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await going;
    });
    expect(imports()).not.toContain('games.import');
    expect(imports()).toContain('games.importStop');
    expect(useLibrary.getState().refusal).toBeUndefined();
  });

  it('that is a map is shown for what it is, and no refusal beside it', async () => {
    memory.refuse.set('games.import', { reason: 'import.map' });
    const { result } = renderHook(() => useImport(() => {}));
    const file = { name: 'ours.statomap', size: 3, text: async () => '{ }' };
    const event = { preventDefault: () => {}, dataTransfer: { files: [file] } };
    await act(async () => {
      result.current.drop.onDrop(event as unknown as DragEvent);
      await vi.waitFor(() => expect(useGiven.getState().file).toBeDefined());
    });
    expect(useGiven.getState().file).toMatchObject({ is: 'map', name: 'ours.statomap', text: '{ }' });
    expect(useLibrary.getState().refusal).toBeUndefined();
    putAway(useGiven.getState().file as GivenFile);
    expect(useGiven.getState().file).toBeUndefined();
  });

  it('a piece refused ends it with the reason', async () => {
    memory.refuse.set('games.importPiece', { reason: 'import.tooLarge' });
    await importGame(large);
    expect([imports(), useLibrary.getState().refusal?.reason]).toEqual([['games.importPiece'], 'import.tooLarge']);
  });
});
