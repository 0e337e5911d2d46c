import type { Page } from '@playwright/test';
import { load as whole } from '../../.ci/loaded.mjs';
import type { Prepared as Prepares } from '../../src-rules/testing/prepared.ts';
import type { GameContent } from '../../src-shared/saves/exportFile.ts';
import type { preparedGame as savedOf } from '../../src-shared/saves/testing/preparedGame.ts';

const loaded = new Map<string, Promise<unknown>>();
/** The rules are loaded as the bench loads them, and once: much faster than through the test runner's own compiler. */
const load = <T>(path: string): Promise<T> => {
  const made = loaded.get(path) ?? whole(path);
  loaded.set(path, made);
  return made as Promise<T>;
};

interface Game {
  readonly prepared: Prepares;
}
interface Saved {
  readonly preparedGame: typeof savedOf;
}
interface ExportFile {
  readonly writeGameFile: (game: GameContent, withTables: boolean) => string;
}

/** A game brought to where a test goes on, as somebody would send it; of Blocks in the East where none is named. */
interface Prepared {
  readonly name: string;
  readonly game?: 'blocks-in-the-east' | 'panzergruppe-guderian';
  readonly scenario: string;
  readonly to: string;
  readonly options?: { readonly [id: string]: string | boolean };
}

const fileOf = async ({
  name,
  game: of = 'blocks-in-the-east',
  scenario,
  to,
  options = {},
}: Prepared): Promise<string> => {
  const { prepared } = await load<Game>(`src-rules/games/${of}/testing/prepared.ts`);
  const { preparedGame } = await load<Saved>('src-shared/saves/testing/preparedGame.ts');
  const { writeGameFile } = await load<ExportFile>('src-shared/saves/exportFile.ts');
  return writeGameFile(preparedGame(prepared({ scenario, to, options }), name), true);
};

/** Imports the game in the library and opens it. */
export const openPrepared = async (page: Page, prepared: Prepared): Promise<void> => {
  const buffer = Buffer.from(await fileOf(prepared));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Import a game|Importa una partita/ }).click();
  await (await chooser).setFiles({ name: 'prepared.json', mimeType: 'application/json', buffer });
  const saved = page.getByRole('region', { name: /Saved games|Archivio/ });
  await saved.getByRole('button', { name: new RegExp(`^${prepared.name}`) }).click();
  await page.getByRole('tree').or(page.getByRole('table')).first().waitFor();
};

/** Calls the host as the page does: the page holds the session. */
export const call = (page: Page, name: string, input: object) =>
  page.evaluate(
    async ([to, given]) => {
      const reply = await fetch(`/call/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given),
      });
      return (await reply.json()).value;
    },
    [name, input] as const,
  );
