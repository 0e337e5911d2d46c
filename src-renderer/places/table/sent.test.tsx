import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { prepared } from '#rules/games/roads-to-leningrad/testing/prepared.ts';
import { preparedGame } from '#shared/saves/testing/preparedGame.ts';
import { closeApp, main, onDisk, openApp, openSaved } from '../../testing/app.tsx';
import { noForm, openForm, openLine, put } from '../../testing/forms.ts';
import { press } from '../../testing/hands.ts';

afterEach(closeApp);

it('RTL-7.14 RTL-S6.31: scenario 4, as it stands at its first activation, goes on there', async () => {
  const played = prepared({ scenario: 'manstein', to: 't13/ops#1/op/activation', options: {} });
  await openApp('en', [preparedGame(played, 'Manstein')]);
  await openSaved('Manstein');
  const title = (text: string) =>
    waitFor(() => expect(within(main()).getByRole('heading', { level: 1 }).textContent).toBe(text));
  await title('Activation');
  expect(main().textContent).toContain('19AM');

  // the First Player chooses his first marker
  await openLine(/Choose the sequence/);
  const form = await openForm();
  await put(within(form).getByLabelText('Marker', { selector: 'input' }), 'Invented am-blue');
  await press('Enter');
  await waitFor(() => expect(form.textContent).toContain('German, Mobile sequence: Blue.'));
  await press('Enter');
  await noForm();
  const journal = screen.getByRole('region', { name: 'Journal' });
  await waitFor(() => expect(journal.textContent).toContain('German, Mobile sequence: Blue.'));
  await onDisk();

  // what was played before can be undone
  await press('Control+z', 'Control+z');
  await title('Initiative');
});
