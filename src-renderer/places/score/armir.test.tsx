import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeApp, main, onDisk, openApp } from '../../testing/app.tsx';
import { openForm, openLine, record } from '../../testing/forms.ts';
import { press, reach, type } from '../../testing/hands.ts';
import { passTo, passUntil } from '../../testing/phases.ts';

afterEach(closeApp);

const says = (text: string) => waitFor(() => expect(main().textContent).toContain(text));

it('ARMIR-17.1c ARMIR-17a in italiano: la busta resta in vista dopo Annulla, e senza PS la partita finisce', async () => {
  await openApp('it');
  await reach((await screen.findAllByRole('link', { name: /^ARMIR/ })).at(-1) as HTMLElement);
  await press('Enter');
  await reach(await screen.findByRole('button', { name: /^Comincia/ }));
  await press('Enter');
  await screen.findByRole('tree');

  // two objectives that cannot be enough: it is said to the one who chooses alone
  await passTo(1, 'Obiettivi');
  await openLine(/sceglie in segreto/);
  await reach(await screen.findByRole('button', { name: 'Guarda solo il sovietico' }));
  await press('Enter');
  const form = await openForm();
  for (const name of [/^Čir/, /^Aeroporti/]) {
    await reach(within(main()).getByRole('checkbox', { name }));
    await press('Space');
  }
  await says('Čir e Aeroporti danno al massimo');
  for (const label of ['Frase', 'La frase ancora una volta']) {
    await reach(within(form).getByLabelText(label));
    await type('grappa sul davanzale');
  }
  await press('Enter');
  await says('Busta chiusa. L’impronta è qui sopra.');
  expect(main().textContent).not.toContain('Čir e Aeroporti danno al massimo');
  await press('t', 'Control+z', 'v');
  const sealed = await within(main()).findByRole('list', { name: 'Buste chiuse' });
  await waitFor(() => expect(sealed.textContent).toContain('poi annullata; resta in vista'));

  // the initiative in every turn: in the third the PS are used up
  await press('t');
  for (const turn of [2, 3]) {
    await passTo(turn, 'Iniziativa');
    await openLine(/prendere l’iniziativa/);
    await openForm();
    await record();
    const journal = screen.getByRole('region', { name: 'Diario' });
    await waitFor(() => expect(journal.textContent).toContain(turn === 2 ? 'PS rimasti 3' : 'PS rimasti 1'));
    if (turn === 2) await passTo(turn, 'Rinforzi Asse');
  }
  await passUntil((title) => title === 'Fine della partita');
  await press('v');
  await says('Vittoria dell’Asse: il sovietico non ha più PS');
  await onDisk();
});
