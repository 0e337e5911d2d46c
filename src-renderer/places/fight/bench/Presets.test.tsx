import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setHost } from '../../../host/client.ts';
import { draw } from '../../../testing/draw.tsx';
import { memoryHost } from '../../../testing/memoryClient.ts';
import { Presets } from './Presets.tsx';

const kept = (of: string, name: string) => ({
  kind: 'preset' as const,
  game: 'invented',
  of,
  id: of,
  name,
  data: {},
  checksum: '0'.repeat(64),
  revision: 1,
  saved: '2026-01-01T20:00:00.000Z',
});

it('offers the inputs of the calculator shown from the moment it is shown, however slow the library', async () => {
  const memory = memoryHost({ things: [kept('attack', 'River line'), kept('overrun', 'Outpost')] });
  setHost(memory.client);
  const at = (calc: string) => <Presets game="invented" calc={calc} value={{}} onUse={() => undefined} />;
  const { rerender } = draw(at('attack'));
  const open = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Kept inputs/ })));
  await waitFor(() => expect(memory.calls).toContain('things.list'));
  await open();
  expect((await screen.findAllByText(/River line/)).length).toBeGreaterThan(0);
  await open();
  // the library does not answer any more
  setHost({ ...memory.client, 'things.list': () => new Promise(() => undefined) });
  rerender(at('overrun'));
  await open();
  expect((await screen.findAllByText(/Outpost/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/River line/)).toBeNull();
});
