import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { begin, closeApp, openApp } from '../testing/app.tsx';
import { press } from '../testing/hands.ts';

afterEach(closeApp);

it('typed letter by letter or at once the palette lists the same, and first what is so called', async () => {
  await openApp('it');
  await begin(/ARMIR/, 'Ricerca');
  await press('Control+k');
  const palette = await screen.findByRole('dialog');
  const field = await within(palette).findByRole('textbox');
  const asked = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    return within(palette)
      .queryAllByRole('button')
      .map((hit) => hit.textContent);
  };
  const star = /^Località con stella: cambia il controllo/;
  expect(asked('luogo con stella')[0]).toMatch(star);
  const whole = asked('con stella');
  expect(whole[0]).toMatch(star);
  for (const end of 'con stella'.split('').keys()) asked('con stella'.slice(0, end));
  expect(asked('con stella')).toEqual(whole);
});

it('from a game the lists are those of that game first; from one list the way to all of them stays', async () => {
  await openApp('it');
  await begin(/ARMIR/, 'Elenchi');
  const toLists = async () => {
    await press('Control+k');
    const palette = await screen.findByRole('dialog');
    const field = await within(palette).findByRole('textbox');
    fireEvent.change(field, { target: { value: 'elenchi unità' } });
    fireEvent.click(within(palette).getByRole('button', { name: /^Elenchi unità e tabelle/ }));
  };
  await toLists();
  await waitFor(() => expect(window.location.hash).toBe('#/things/armir'));
  window.location.hash = '#/things/armir/roster/soviet/new';
  await screen.findByRole('heading', { name: 'Pedine sovietiche' });
  await toLists();
  await waitFor(() => expect(window.location.hash).toBe('#/things/armir'));
});
