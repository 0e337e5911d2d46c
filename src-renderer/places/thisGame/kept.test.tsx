import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { banner, begin, closeApp, focused, main, onDisk, openApp, openSaved, startApp } from '../../testing/app.tsx';
import { press, reach, type } from '../../testing/hands.ts';

/** What is agreed and named in a game is in what the host keeps: the app closed and started anew has it again. */

afterEach(closeApp);

const headerSays = (text: string) => waitFor(() => expect(banner().textContent).toContain(text));
const dialogOf = () => screen.findByRole('dialog', { name: 'This game' });
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('a ruling agreed by keyboard acts from here on, is in the header and the journal, and is undone', async () => {
  const memory = await openApp();
  await begin(/Panzergruppe Guderian/, 'Rulings');
  await press('Control+k');
  const palette = await screen.findByRole('dialog');
  const sought = await within(palette).findByRole('textbox');
  await focused(sought);
  fill(sought, 'This game');
  await within(palette).findByRole('button', { name: /^This game/ });
  await press('Enter');
  const dialog = await dialogOf();
  const usual = await waitFor(() => {
    const radio = dialog.querySelector<HTMLInputElement>('[aria-labelledby="option-a01"] input[value="unit"]');
    if (!radio) throw new Error('no ruling');
    return radio;
  });
  await reach(usual);
  await press('ArrowDown');
  await reach(await within(dialog).findByRole('button', { name: 'From here on' }));
  await press('Enter');
  const said = await within(dialog).findByRole('status');
  await waitFor(() => expect(said.textContent).toContain('Both agreed from here on. Out of supply halves'));
  await press('Escape');
  await headerSays('1 own ruling');
  const journal = screen.getByRole('region', { name: 'Journal' });
  expect(journal.textContent).toContain('Both agreed from here on.');
  await onDisk();

  await closeApp();
  await startApp(memory);
  await openSaved('Rulings Panzergruppe');
  await headerSays('1 own ruling');
  await press('Control+z');
  await waitFor(() => expect(banner().textContent).not.toContain('own ruling'));
  await press('Control+Shift+z');
  await headerSays('1 own ruling');
});

it('names of players and turns are kept, and play goes on behind them', async () => {
  const memory = await openApp();
  await begin(/Panzergruppe Guderian/);
  const toPlayers = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Rulings and players' }));
    const dialog = await dialogOf();
    fireEvent.click(await within(dialog).findByText('Players'));
    return within(dialog);
  };
  const dialog = await toPlayers();
  fill(await dialog.findByLabelText('Soviet'), 'Ada');
  fill(dialog.getByLabelText('Name of the game'), 'Autumn');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('Names kept.'));
  await press('Escape');
  await headerSays('Autumn');
  await press('r');
  fireEvent.click(await screen.findByRole('button', { name: 'Name turn 1' }));
  await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
  await type('6 and 7 July');
  await press('Enter');
  await screen.findByRole('columnheader', { name: /6 and 7 July/ });
  await onDisk();

  await closeApp();
  await startApp(memory);
  await openSaved('Autumn Panzergruppe');
  await waitFor(() => expect(main().textContent).toContain('6 and 7 July'));
  const again = await toPlayers();
  expect((await again.findByLabelText<HTMLInputElement>('Soviet')).value).toBe('Ada');
});
