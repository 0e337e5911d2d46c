import { begin, onDisk, openForm } from './hands.ts';
import { expect, test } from './host.ts';

test('keys: singles switched off, a changed key, a conflict, the overlay, the palette, text is text, digits are dice', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await begin(page, 'Keys');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const at = (place: string) => expect(page.getByRole('main', { name: place })).toBeVisible();
  const press = (key: string) => page.keyboard.press(key);
  const overlay = page.getByRole('dialog', { name: 'All keys' });
  const shut = async () => {
    await press('Escape');
    await expect(overlay).toHaveCount(0);
  };
  const settings = async () => {
    await press('Control+,');
    await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible();
  };
  const back = async () => {
    await page.goBack();
    await page.getByRole('tree').waitFor();
  };

  await test.step('the overlay lists what answers here, and nothing else', async () => {
    await press('?');
    await expect(overlay).toContainText('Phase done');
    await expect(overlay).not.toContainText('Table mode');
    await shut();
    await press('f');
    await at('Fight');
    // the hand is in the line of the fight, where a sign is a sign
    await press('Escape');
    await press('?');
    await expect(overlay).toContainText('Table mode');
    await expect(overlay).not.toContainText('Phase done');
    await shut();
    await press('t');
    await at('Table');
  });

  await test.step('the palette runs an action, a place and a command', async () => {
    // Ctrl K closes an open palette: it is asked for only when the last one is gone.
    const palette = async (words: string) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // hands that wait for nothing: what they type before the window has the keyboard stands in it
      await press('Control+k');
      await page.keyboard.type(words);
      await press('Enter');
    };
    await palette('24th Army');
    const form = page.getByRole('form', { name: /24th Army/ });
    // the form has the keyboard and keeps it while the palette goes
    await expect(form.locator(':focus')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(form.locator(':focus')).toHaveCount(1);
    await press('Escape');
    await expect(form).toHaveCount(0);
    await palette('Ledger');
    await at('Ledger');
    await palette('Italiano');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await palette('English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press('t');
    await at('Table');
  });

  await test.step('text fields take letters as text', async () => {
    await press('j');
    await at('Journal');
    const note = page.getByRole('textbox', { name: 'A note for the journal' });
    await note.focus();
    await page.keyboard.type('not for the ledger, Turns? No: 3 tanks');
    await expect(note).toHaveValue('not for the ledger, Turns? No: 3 tanks');
    await at('Journal');
    await note.fill('');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('lt');
    await at('Journal');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('main').focus();
    await press('t');
    await at('Table');
  });

  await test.step('a number field keeps what is no number in sight and takes nothing of it; in a form no letter leaves', async () => {
    const attack = page.getByRole('spinbutton', { name: 'Attack' });
    const says = page.getByText('Whole numbers, 0 to 999.');
    await attack.focus();
    for (const text of ['2.5', '2,5', '-5', '1e3', '1000000000', '26n']) {
      await attack.fill('');
      await page.keyboard.type(text);
      await expect(attack).toHaveValue(text);
      await expect(attack).toHaveAttribute('aria-invalid', 'true');
      await expect(says).toBeVisible();
    }
    await expect(title).toHaveText('Soviet set-up');
    await attack.fill('26');
    await expect(says).toHaveCount(0);
    await press('Escape');
    await page.getByRole('main').focus();
  });

  await test.step('digits enter dice, Backspace takes them back, Enter records', async () => {
    await press('n');
    await press('n');
    await press('n');
    await expect(title).toHaveText('Soviet movement phase');
    const form = openForm(page.getByRole('main'));
    // the checklist follows the title a frame later: a click in between falls on a row that goes
    await expect(async () => {
      if (!(await form.isVisible())) await page.getByRole('treeitem', { name: /Roll for 16th Army/ }).click();
      await expect(form).toBeVisible({ timeout: 2000 });
    }).toPass();
    await press('9');
    await expect(form.getByRole('button', { pressed: true })).toHaveCount(0);
    await press('6');
    await expect(form.getByRole('button', { name: 'Die 6' })).toHaveAttribute('aria-pressed', 'true');
    await press('Backspace');
    await expect(form.getByRole('button', { pressed: true })).toHaveCount(0);
    await press('3');
    await expect(form.getByRole('button', { name: 'Die 3' })).toHaveAttribute('aria-pressed', 'true');
    await press('Enter');
    await expect(page.getByRole('treeitem', { name: /Roll for 16th Army/ })).toContainText('may move');
    await onDisk(page);
  });

  await test.step('single letters switched off', async () => {
    await settings();
    await page.getByRole('checkbox', { name: 'Single letters are commands' }).click();
    await back();
    await press('n');
    await press('l');
    await expect(title).toHaveText('Soviet movement phase');
    await at('Table');
    await press('?');
    await expect(overlay).toHaveCount(0);
    await press('Control+k');
    await page.getByRole('dialog').getByRole('textbox').fill('All keys');
    await press('Enter');
    await expect(overlay).toBeVisible();
    await expect(overlay).not.toContainText('Phase done');
    await expect(overlay).toContainText('Undo');
    await shut();
    await settings();
    await page.getByRole('checkbox', { name: 'Single letters are commands' }).click();
    await back();
  });

  await test.step('a changed key, and a conflict shown', async () => {
    await settings();
    const change = page.getByRole('button', { name: 'Change the key of: Phase done' });
    await change.click();
    await press('l');
    await expect(page.getByText('The same key as: Ledger')).toBeVisible();
    await expect(page.getByText('The same key as: Phase done')).toBeVisible();
    await change.click();
    await press('k');
    await expect(page.getByText(/The same key as/)).toHaveCount(0);
    // digits are dice and stay dice
    await change.click();
    await press('5');
    await press('Escape');
    await expect(change).toContainText(/K/);
    await back();
    await press('n');
    await expect(title).toHaveText('Soviet movement phase');
    await press('k');
    await expect(title).toHaveText('Soviet combat phase');
    await press('?');
    await expect(overlay).toContainText(/K\s*Phase done/);
    await shut();
  });

  await test.step('a changed key outlives the host', async () => {
    const game = new URL(page.url()).hash;
    await page.goto('about:blank');
    await page.goto(await host.restart());
    await page.getByRole('button', { name: /^Keys/ }).waitFor();
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, game);
    await expect(title).toHaveText('Soviet combat phase');
    await press('k');
    await expect(title).toHaveText('Soviet disruption removal phase');
  });
});

test('a fight with units from nothing to recorded, in one line: at most 40 keys', async ({ page, host }) => {
  await page.goto(host.url);
  await begin(page, 'Line');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    for (const key of text) await press(key === ' ' ? 'Space' : key);
  };
  const line = page.getByRole('combobox', { name: 'The fight in one line' });
  const foot = page.locator('main footer');
  const german = page.getByRole('region', { name: 'German units' });
  await press('f');

  await test.step('values are typed once; what is not understood is marked, Tab takes the near word', async () => {
    // no letter typed where nothing lies yet is a command
    await expect(line).toBeFocused();
    await type('12 Pz, Pz Rgt 4-4, 12 Pz, PzGr 1 2-2, 12 Pz, PzGr 2 2-2 x 2 rifle 1-2 forst river');
    await expect(page.locator('[data-line] u')).toHaveText('forst');
    // at every size the dice stay in sight below it
    for (const size of [
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await expect(foot.getByRole('button', { name: /^Roll/ })).toBeInViewport();
    }
    await expect(page.locator('[data-line]')).toContainText('forst is not known here');
    await expect(foot).toContainText('16 against 8');
    // the form is the same thing: what is changed there is written here
    await page.locator('[data-line]').getByRole('button', { name: 'forest', exact: true }).click();
    await press('Escape');
    await expect(page.getByRole('checkbox', { name: 'Forest' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Forest' }).click();
    await expect(line).not.toHaveValue(/forest/);
    // a fight lies there: the same key leaves the hand to its die
    await page.keyboard.press('t');
    await page.keyboard.press('f');
    await expect(line).not.toHaveValue('');
    await expect(line).not.toBeFocused();
    await press('1');
    await press('Enter');
    await onDisk(page);
  });

  await test.step('the guide\u2019s fight', async () => {
    // whatever the first one still asks is answered by its usual answer
    for (let guard = 0; guard < 8 && !(await line.isVisible()); guard++) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(100);
    }
    await line.waitFor();
    keys = 0;
    await press('i');
    // regiments as they were typed in the fight before; Soviet values as they stand on the counters
    await type('12pz,5inf,26inf oos:0-2,0-1 for riv');
    await press('Enter');
    await expect(german).toContainText('12 Pz');
    await press('3');
    await press('Enter');
    await onDisk(page);
    await expect(line).toHaveCount(0);
    console.log(`keys of a fight in one line: ${keys}`);
    expect(keys).toBeLessThanOrEqual(40);
  });
});
