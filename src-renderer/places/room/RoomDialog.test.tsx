import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setHost } from '../../host/client.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { loadRoom, useRoom } from '../../state/room.ts';
import { draw } from '../../testing/draw.tsx';
import { memoryHost } from '../../testing/memoryClient.ts';
import { RoomDialog } from './RoomDialog.tsx';

const game = (id: string) =>
  ({
    id,
    game: { cells: [] as readonly unknown[], sides: [{ id: 'german', word: 'side.german' }] },
  }) as unknown as OpenGame;
let host = memoryHost();
beforeEach(() => {
  host = memoryHost();
  setHost(host.client);
  useRoom.setState({ room: {}, refusal: undefined, busy: false });
});
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const show = (id: string) => act(async () => draw(<RoomDialog open={game(id)} onClose={vi.fn()} />));
const open = async () => {
  await show('g1');
  await press('Open it to this network');
  await screen.findByText('2345 6789');
};

describe('the owner’s second screen', () => {
  it('is opened by a press, says where, with which code and fingerprint, and who follows', async () => {
    await open();
    expect(screen.getByText('tablet')).toBeDefined();
    expect(screen.getByText('connected')).toBeDefined();
    expect(screen.getAllByText('A1')).toHaveLength(32);
    expect((await screen.findByRole('img')).getAttribute('alt')).toBe('The address and the code as a QR code');
    expect(screen.getByRole('combobox', { name: 'Address' })).toHaveProperty('value', 'https://192.168.1.20:61234');
  });

  it('has the keyboard as it opens: its button is not switched off while the host is asked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      draw(<RoomDialog open={game('g1')} onClose={vi.fn()} />);
      const button = screen.getByRole('button', { name: 'Open it to this network' });
      await act(async () => vi.runAllTimers());
      expect(document.activeElement).toBe(button);
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes a device out, and closes', async () => {
    await open();
    await press('Take tablet out');
    expect(await screen.findByText('Nobody yet.')).toBeDefined();
    await press('Close the second screen');
    expect(await screen.findByRole('button', { name: 'Open it to this network' })).toBeDefined();
  });

  it('gives a device its part', async () => {
    await open();
    const part = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'What tablet does' });
    expect(part().value).toBe('sees');
    for (const [key, given] of [
      ['plays/german', { role: 'plays', side: 'german' }],
      ['dice', { role: 'dice' }],
    ] as const) {
      await act(async () => fireEvent.change(part(), { target: { value: key } }));
      expect(part().value).toBe(key);
      expect(await host.client['room.state']({})).toMatchObject({ value: { open: { followers: [given] } } });
    }
  });

  it('says what keeps it closed', async () => {
    await show('g1');
    host.refuse.set('room.open', { reason: 'save.readOnly' });
    await press('Open it to this network');
    expect((await screen.findByRole('alert')).textContent).toContain('Read only here');
  });

  it('offers to go on after a crash, and says when another game is open', async () => {
    await show('g1');
    await act(async () => useRoom.setState({ room: { left: 'g1' } }));
    expect(screen.getByRole('button', { name: 'Open it again' })).toBeDefined();
    await act(async () => host.client['room.open']({ id: 'g2', hidden: { cells: [], rolls: [] } }));
    await act(async () => loadRoom());
    expect(await screen.findByText(/Another game is open/)).toBeDefined();
  });
});
