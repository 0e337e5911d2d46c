import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { writeSheet } from '#rules/kit/hexmap/file/writeSheet.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { writeGameFile } from '#shared/saves/exportFile.ts';
import { sampleGame } from '#shared/saves/testing/sampleGame.ts';
import { call, must, newGame, noteWrite } from './contract.ts';
import { type Desktop, type LaunchOptions, launch, startAgain, withFolder } from './launch.ts';

/** A file the system hands the app: by a double click before it runs, while it runs, and as macOS does it. */

let app: Desktop | undefined;
const open = async (options: LaunchOptions): Promise<Desktop> => {
  app = await launch(options);
  return app;
};
test.afterEach(async () => {
  const last = app;
  app = undefined;
  if (last && last.process.exitCode === null && last.process.signalCode === null) expect(await last.quit()).toBe(0);
  expect(last?.errors() ?? '').toBe('');
});

/** A game as another library exported it: at its first entry. */
const sent = async (folder: string): Promise<string> => {
  const { face, setUp, things, ...title } = newGame('Serata da Anna');
  const { lines, head } = noteWrite('', 0, 'l1', null, 'first');
  const sample = sampleGame(lines);
  const envelope = { ...sample.envelope, ...title };
  const file = join(folder, 'serata da Anna.statogame');
  await writeFile(
    file,
    writeGameFile({ ...sample, envelope, setUp: setUp as typeof sample.setUp, things, head, face }, false),
  );
  return file;
};

test('the app started by a double click on a game shows it, writes nothing, and at the word of the player adds it', () =>
  withFolder(async (folder) => {
    const file = await sent(folder);
    const { page } = await open({ library: join(folder, 'library'), file, languages: ['it-IT'] });
    const shown = page.getByRole('dialog', { name: 'Da aprire: serata da Anna.statogame' });
    await expect(shown).toContainText('Serata da Anna');
    await expect(shown).toContainText('Panzergruppe Guderian');
    await expect(shown).toContainText('Anna, Bruno');
    await expect(shown).toContainText('1 voce');
    expect(must(await call(page, 'games.list', {}))).toEqual([]);
    await expect(shown.getByRole('button', { name: 'Aggiungi come nuova partita' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tree')).toBeVisible();
    await expect(shown).toBeHidden();
    expect(must(await call(page, 'games.list', {}))).toHaveLength(1);
    // taken is taken: a page loaded anew does not ask again
    await page.reload();
    await expect(page.getByRole('tree')).toBeVisible();
    expect(must(await call(page, 'files.given', {}))).toEqual({});
  }));

test('a double click while the app runs goes to its one window; a game of this library is gone on with, not doubled', () =>
  withFolder(async (folder) => {
    const library = join(folder, 'library');
    const { page, do: deed } = await open({ library, documents: folder });
    const game = must(await call(page, 'games.create', newGame('Serata da Anna')));
    const { id } = game.envelope;
    must(await call(page, 'games.write', noteWrite(id, game.revision, 'l1', null, 'first')));
    const file = join(folder, 'serata da Anna.statogame');
    await deed('answer', 'save', { canceled: false, filePath: file });
    must(await call(page, 'games.export', { id, things: false }));
    expect(await deed('questions')).toMatchObject([
      {
        options: {
          defaultPath: expect.stringMatching(/\.statogame$/),
          filters: [{ name: 'Stato Maggiore game', extensions: ['statogame'] }],
        },
      },
    ]);
    await expect(page.getByText('Serata da Anna').first()).toBeVisible();
    await deed('minimize');
    expect(await startAgain({ library, file: pathToFileURL(file).href })).toBe(0);
    const shown = page.getByRole('dialog', { name: 'To open: serata da Anna.statogame' });
    await expect(shown).toContainText('It comes from a game of your library: Serata da Anna.');
    expect(await deed('windows')).toMatchObject([{ minimized: false, visible: true }]);
    await expect(shown.getByRole('button', { name: 'Go on with Serata da Anna' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tree')).toBeVisible();
    await expect(shown).toBeHidden();
    expect(must(await call(page, 'games.list', {}))).toHaveLength(1);
  }));

test('macOS names files by an event: a map is added to its game, what is no file of ours is refused in words', () =>
  withFolder(async (folder) => {
    const { page, do: deed } = await open({ library: join(folder, 'library') });
    await expect(page.getByRole('button', { name: /sample/i }).first()).toBeVisible();
    const map = join(folder, 'Vyazma.statomap');
    const hexes = { '0101': { terrain: 'clear' }, '0201': { terrain: 'clear' } };
    const sheet = { grid: gridOf(3, 2), hexes, sides: {}, links: {}, boxes: {} };
    await writeFile(map, writeSheet(sheet, { game: 'panzergruppe-guderian', name: 'Around Vyazma' }));
    await deed('openFile', map);
    const shown = page.getByRole('dialog', { name: 'To open: Vyazma.statomap' });
    await expect(shown).toContainText('Around Vyazma');
    await expect(shown).toContainText('2 hexes drawn');
    expect(must(await call(page, 'things.list', {}))).toEqual([]);
    await shown.getByRole('button', { name: 'Add to the maps' }).click();
    await expect(page.getByRole('textbox', { name: 'Kept as' })).toHaveValue('Around Vyazma');
    expect(must(await call(page, 'things.list', {}))).toMatchObject([{ kind: 'sheet', name: 'Around Vyazma' }]);

    const foreign = join(folder, 'letter.statogame');
    await writeFile(foreign, 'Dear Anna,');
    await deed('openFile', foreign);
    const refused = page.getByRole('dialog', { name: 'To open: letter.statogame' });
    await expect(refused).toContainText('Not imported: this is no file of Stato Maggiore.');
    await refused.getByRole('button', { name: 'Not now' }).last().click();
    await expect(refused).toBeHidden();

    const broken = join(folder, 'broken.statomap');
    await writeFile(
      broken,
      writeSheet(sheet, { game: 'panzergruppe-guderian', name: 'x' }).replace('"clear"', '"lava"'),
    );
    await deed('openFile', broken);
    const named = page.getByRole('dialog', { name: 'To open: broken.statomap' });
    await expect(named).toContainText('0101');
    await page.keyboard.press('Escape');
    await expect(named).toBeHidden();
    expect(must(await call(page, 'things.list', {}))).toHaveLength(1);
  }));
