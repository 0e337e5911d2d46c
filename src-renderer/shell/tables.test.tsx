import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { begin, closeApp, openApp } from '../testing/app.tsx';
import { press } from '../testing/hands.ts';

afterEach(closeApp);

it('PGG-9.5 PGG-6.7 the tables of the box open from the palette and from the rules they belong to', async () => {
  await openApp();
  await begin(/Panzergruppe Guderian/, 'Tables');
  const find = async (text: string, name: RegExp) => {
    await press('Control+k');
    const palette = await screen.findByRole('dialog');
    fireEvent.change(await within(palette).findByRole('textbox'), { target: { value: text } });
    const [found] = await within(palette).findAllByRole('button', { name });
    fireEvent.click(found as HTMLElement);
  };
  const tables = { name: /Tables of Panzergruppe Guderian/ };
  await find('Tables', /^Tables Panzergruppe Guderian/);
  const shown = await screen.findByRole('dialog', tables);
  await within(shown).findByRole('heading', { name: /Combat results/ });
  const terrain = within(shown)
    .getAllByRole('region', { name: /Terrain/ })
    .at(-1) as HTMLElement;
  expect(within(terrain).getByRole('row', { name: /Forest/ }).textContent).toContain('×2');
  await press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog', tables)).toBeNull());

  // § 6.7 leads to the terrain chart, and from there to all tables
  await find('6.7', /§ 6\.7(?!\d)/);
  const rule = await screen.findByRole('dialog', { name: '§ 6.7' });
  await within(rule).findByRole('heading', { name: /Terrain/ });
  fireEvent.click(within(rule).getByRole('button', { name: 'All tables' }));
  await within(await screen.findByRole('dialog', tables)).findByRole('heading', { name: /Combat results/ });
});
