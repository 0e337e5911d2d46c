import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setHost } from '../../host/client.ts';
import { loadLibrary, removeGame, useLibrary } from '../../host/library.ts';
import { draw } from '../../testing/draw.tsx';
import { type MemoryHost, memoryHost } from '../../testing/memoryClient.ts';
import { Bin } from './Bin.tsx';

let memory: MemoryHost;
const said: (string | undefined)[] = [];

function Shown({ readOnly = false }: { readonly readOnly?: boolean }) {
  return <Bin rows={useLibrary((s) => s.bin)} onSaid={(text) => said.push(text)} readOnly={readOnly} />;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));

beforeEach(async () => {
  said.length = 0;
  memory = memoryHost();
  setHost(memory.client);
  for (const name of ['First', 'Second']) {
    const made = await memory.client['games.create']({
      game: 'g',
      gameVersion: 1,
      scenario: 's',
      name,
      players: {},
      setUp: {},
      things: {},
      face: { turn: 1, turns: 2 },
    });
    if (made.ok) await removeGame(made.value.envelope.id);
  }
  await loadLibrary();
});
const left = () => useLibrary.getState().bin.map((row) => row.name);
const armed = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('the bin', () => {
  it('takes a game off for good at the second press only, and says before what goes', async () => {
    await draw(<Shown />);
    const [first] = screen.getAllByRole('button', { name: 'Delete for good', hidden: true });
    await act(async () => void fireEvent.click(first as HTMLElement));
    expect(armed()).toBe('First goes with its journal. Its backups stay here for a month.');
    expect(left()).toEqual(['First', 'Second']);
    await press('Press again: for good');
    expect(left()).toEqual(['Second']);
    expect(said).toEqual(['First is off the disk. Its backups stay in the bin for a month.']);
    // the other button is not armed by it
    expect(armed()).toBe('');
  });

  it('is emptied as a whole the same way', async () => {
    await draw(<Shown />, 'it');
    await press('Svuota il cestino');
    expect(armed()).toContain('Spariscono 2 partite');
    expect(left()).toHaveLength(2);
    await press('Premi ancora: 2 partite per sempre');
    expect(left()).toEqual([]);
    expect(said).toEqual(['2 partite sono tolte dal disco. Le loro copie restano nel cestino un mese.']);
  });

  it('is disarmed by leaving the button, by Esc, and by arming another', async () => {
    await draw(<Shown />);
    await press('Empty the bin');
    await act(async () => void fireEvent.blur(button(/^Press again/)));
    expect(armed()).toBe('');
    await press('Empty the bin');
    await act(async () => void fireEvent.keyDown(button(/^Press again/), { key: 'Escape' }));
    expect(armed()).toBe('');
    await press('Empty the bin');
    const [first] = screen.getAllByRole('button', { name: 'Delete for good', hidden: true });
    await act(async () => void fireEvent.click(first as HTMLElement));
    expect(screen.getAllByRole('button', { name: /^Press again/, hidden: true })).toHaveLength(1);
    expect(memory.calls).not.toContain('games.emptyBin');
  });

  it('keeps everything where the disk refuses, and offers nothing where nothing can be written', async () => {
    memory.refuse.set('games.emptyBin', { reason: 'disk.refused' });
    const { unmount } = draw(<Shown />);
    await press('Empty the bin');
    await press(/^Press again/);
    expect(left()).toHaveLength(2);
    expect([useLibrary.getState().refusal?.reason, said]).toEqual(['disk.refused', []]);
    unmount();
    draw(<Shown readOnly />);
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });
});
