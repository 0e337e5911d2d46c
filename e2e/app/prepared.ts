import type { Page } from '@playwright/test';
import { runnerImport } from 'vite';
import type { Table } from '../../src-rules/testing/table.ts';
import type { GameContent } from '../../src-shared/saves/exportFile.ts';
import { root } from './host.ts';

const loaded = new Map<string, Promise<unknown>>();
/** The rules are loaded as the bench loads them, and once: much faster than through the test runner's own compiler. */
const load = <T>(path: string): Promise<T> => {
  const known = loaded.get(path);
  if (known) return known as Promise<T>;
  const made = runnerImport<T>(`${root}/${path}`, { root, configFile: false, logLevel: 'error' }).then(
    ({ module }) => module,
  );
  loaded.set(path, made);
  return made;
};

interface At {
  readonly table: (scenario: string, options: { readonly [id: string]: string | boolean }) => Table;
  readonly reach: (played: Table, path: string) => Table;
}
interface ExportFile {
  readonly writeGameFile: (game: GameContent, withTables: boolean) => string;
}

/** A game of Blocks in the East, begun and passed phase by phase to where a test goes on: as somebody would send it. */
interface Prepared {
  readonly name: string;
  readonly scenario: string;
  readonly to: string;
  readonly options?: { readonly [id: string]: string | boolean };
}

const fileOf = async ({ name, scenario, to, options = {} }: Prepared): Promise<string> => {
  const { table, reach } = await load<At>('src-rules/games/blocks-in-the-east/testing/at.ts');
  const { writeGameFile } = await load<ExportFile>('src-shared/saves/exportFile.ts');
  const { game, setUp, journal, state } = reach(table(scenario, options), to);
  const saved = '1941-06-22T03:15:00.000Z';
  const envelope = {
    format: 'stato-maggiore/game',
    version: 1,
    id: `prepared-${scenario.toLowerCase()}`,
    game: game.id,
    gameVersion: 1,
    scenario,
    name,
    players: {},
    created: saved,
  } as const;
  const face = { turn: state.place.turn, turns: 49 };
  return writeGameFile({ envelope, setUp, things: {}, ...journal, face, saved }, true);
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
