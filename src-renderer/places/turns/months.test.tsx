import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { banner, begin, closeApp, focused, main, onDisk, openApp, toLibrary } from '../../testing/app.tsx';
import { findRule } from '../../testing/forms.ts';
import { press, reach } from '../../testing/hands.ts';

afterEach(closeApp);

it('BITE-6.R-1 a long game is begun by keyboard, and its months are looked through by keys', async () => {
  await openApp();
  fireEvent.click(await screen.findByRole('link', { name: /Blocks in the East/ }));

  // the scenario has the keyboard; a rule is found by its number and switched on with what it needs
  await focused(await screen.findByRole('radio', { name: /Toward Leningrad/ }));
  for (let i = 0; i < 8; i++) await press('ArrowDown');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Codeword Dortmund/ }).checked).toBe(true);
  await findRule('24.0');
  await reach(await screen.findByRole('checkbox', { name: 'Landings' }));
  await press('Space');
  await reach(await screen.findByRole('button', { name: /^Switch on Sea moves/ }));
  await press('Enter');
  await waitFor(() => expect(screen.queryByText(/^No effect/)).toBeNull());
  await screen.findByText('2 rulings of your own.');
  await reach(screen.getByRole('button', { name: /^Begin/ }));
  await press('Enter');
  await screen.findByRole('tree');
  await onDisk();
  expect(main().textContent).toContain('turn 1 of 49');
  expect(within(banner()).getByRole('img', { name: 'June 1941, turn 1 of 49' })).toBeTruthy();

  // arrows, Home, Enter and W
  const month = (name: RegExp) => screen.findByRole('option', { name });
  await press('r');
  await reach(await month(/^June 1941/));
  for (let i = 0; i < 6; i++) await press('ArrowRight');
  await focused(await month(/^December 1941/));
  await screen.findByRole('heading', { name: 'December 1941' });
  await press('Enter');
  const dialog = await screen.findByRole('dialog', { name: 'December 1941, turn 7 of 49' });
  expect(dialog.textContent).toContain('Remove the 7th Flieger Division');
  await press('Escape');
  await focused(await month(/^December 1941/));
  await press('Home');
  await focused(await month(/^June 1941/));

  // W opens the weather table, and the way back is there
  await press('w');
  await screen.findByRole('heading', { name: 'Weather of the months' });
  fireEvent.click(screen.getByRole('button', { name: 'Back to Blocks in the East' }));
  await month(/^June 1941/);

  // in the library both games stand with their own scale
  await toLibrary();
  await begin(/Panzergruppe Guderian/);
  await toLibrary();
  await screen.findByRole('img', { name: 'June 1941, turn 1 of 49' });
  await screen.findByRole('img', { name: 'Turn 1 of 12' });
  await screen.findByRole('link', { name: /Blocks in the East.*9 scenarios, up to 49 turns/ });
});
