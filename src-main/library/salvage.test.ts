import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Line } from '#rules/kit/record/journal.ts';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { grid, headOf, journalOf, rows } from './testing/savedGames.ts';
import { cleanUp, create, face, must, openTemp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

/** A step of the sequence to a turn, in the place of a line's own facts. */
const toTurn = (line: Line, turn: number): Line => ({
  ...line,
  facts: [{ kind: 'go', to: `t${turn}`, turn, open: [] }],
});

interface Played {
  readonly folder: string;
  readonly id: string;
  readonly now: { at: Date };
}

/**
 * Thirty lines in four changes, with tables from the second on, a day apart but for the last, which no backup has;
 * closed, and its backups taken away where told.
 */
const play = async ({ backups = true } = {}): Promise<Played> => {
  const folder = tempFolder();
  const now = { at: new Date('2026-05-01T20:00:00.000Z') };
  let host = openTemp(folder, () => now.at);
  const { id } = (await create(host.handlers)).envelope;
  const all = longJournal(30).map((line, i) => (i === 22 ? toTurn(line, 2) : line));
  let base = 1;
  const changes = [
    { from: 0, to: 10, turn: 1, after: 86_400_000 },
    { from: 10, to: 20, turn: 1, after: 86_400_000 },
    { from: 20, to: 25, turn: 2, after: 86_400_000 },
    { from: 25, to: 30, turn: 2, after: 60_000 },
  ];
  for (const [n, { from, to, turn, after: pause }] of changes.entries()) {
    // what is made after an answer is made
    await host.close();
    host = openTemp(folder, () => now.at);
    now.at = new Date(now.at.getTime() + pause);
    const lines = all.slice(from, to);
    const head = lines.at(-1)?.id ?? null;
    const things = n > 0 ? { things: { 'table:crt': { checksum: 'invented', data: grid(`version ${n}`) } } } : {};
    ({ revision: base } = await must(
      host.handlers['games.write']({ id, base, lines: [...lines], head, face: { ...face, turn }, ...things }),
    ));
  }
  await host.close();
  if (!backups) rmSync(path.join(folder, 'backups'), { recursive: true, force: true });
  return { folder, id, now };
};

const change = (file: string, by: (text: string) => string): void =>
  writeFileSync(file, by(readFileSync(file, 'latin1')), 'latin1');
const partOf = ({ folder, id }: Played): string => path.join(journalOf(folder, id), 'v2-0001.json');
const thingsOf = ({ folder, id }: Played): string => {
  const game = path.join(folder, 'games', id);
  return path.join(game, readdirSync(game).find((name) => name.startsWith('things-')) ?? '');
};

/** What is offered of it, and the game that comes of the offer. */
const offered = async ({ folder, id, now }: Played) => {
  const { handlers } = openTemp(folder, () => now.at);
  await handlers['games.open']({ id });
  const [row] = await rows(handlers, 'setAside');
  if (row?.state !== 'setAside' || !row.backup) throw new Error('nothing is offered');
  const made = await must(handlers['games.fromBackup']({ id: row.id, backup: row.backup.id }));
  return { offer: row.backup, game: await must(handlers['games.open']({ id: made.id })) };
};
const ids = (lines: readonly unknown[]): string[] => lines.map((line) => (line as Line).id);
const all = ids(longJournal(30));
const tableIn = (things: Readonly<Record<string, unknown>>): unknown =>
  (things['table:crt'] as { data?: unknown } | undefined)?.data;

describe('what is saved of a damaged game', () => {
  it('one bit in the last part: every row but that one, and what came after it', async () => {
    const played = await play({ backups: false });
    const row = readFileSync(partOf(played), 'utf8').split('\n')[15] ?? '';
    // still JSON, and still a line: only its sum can tell
    change(partOf(played), (text) => text.replace(row, row.replace('"l14"', '"k14"')));
    const { offer, game } = await offered(played);
    expect(offer).toMatchObject({ entries: 29, lost: 1, thingsLost: false, turn: 2 });
    expect(ids(game.lines)).toEqual(all.filter((id) => id !== 'l14'));
    expect(game.lines[14]).toMatchObject({ id: 'l15', parent: 'l13' });
    expect([game.head, game.face.turn]).toEqual(['l29', 2]);
    expect(tableIn(game.things)).toEqual(grid('version 3'));
  });

  it('a damaged head and one bit in the last part: the row that is gone is counted', async () => {
    const played = await play({ backups: false });
    change(headOf(played.folder, played.id), (text) => text.replace('"revision"', '"revisiom"'));
    change(partOf(played), (text) => text.replace('"l29"', '"k29"'));
    const { offer } = await offered(played);
    expect(offer).toMatchObject({ entries: 29, lost: 1 });
  });

  it('what the journal has lost and a backup has comes from there', async () => {
    const played = await play();
    change(partOf(played), (text) => text.replace('"l14"', '"k14"'));
    const { offer, game } = await offered(played);
    expect(ids(game.lines)).toEqual(all);
    expect(offer).toMatchObject({ entries: 30, lost: 0 });
  });

  it('a damaged head: the last confirmed change is there, with its tables and its turn', async () => {
    for (const backups of [true, false]) {
      const played = await play({ backups });
      change(headOf(played.folder, played.id), (text) => text.replace('"revision"', '"revisiom"'));
      const { offer, game } = await offered(played);
      expect(offer).toMatchObject({ entries: 30, lost: 0, thingsLost: false, turn: 2 });
      expect([game.head, game.face.turn]).toEqual(['l29', 2]);
      expect(tableIn(game.things)).toEqual(grid('version 3'));
    }
  });

  it('a game written once has a second head: nothing is lost of it with the first', async () => {
    const { folder, id, now } = await play();
    const host = openTemp(folder, () => now.at);
    const copy = await must(host.handlers['games.duplicate']({ id, name: 'Copy' }));
    await host.close();
    const played = { folder, id: copy.id, now };
    rmSync(path.join(folder, 'backups'), { recursive: true });
    change(headOf(folder, copy.id), (text) => text.replace('"revision"', '"revisiom"'));
    const { offer, game } = await offered(played);
    expect(offer).toMatchObject({ entries: 30, lost: 0, thingsLost: false });
    expect(game).toMatchObject({ head: 'l29', envelope: { name: 'Copy' } });
  });

  it('damaged tables are never taken for the players’ own: those of the newest backup, and a word', async () => {
    const played = await play();
    change(thingsOf(played), (text) => text.replace('version 3', 'version 7'));
    const { offer, game } = await offered(played);
    expect(offer).toMatchObject({ entries: 30, lost: 0, thingsLost: true });
    expect(tableIn(game.things)).toEqual(grid('version 2'));

    const bare = await play({ backups: false });
    change(thingsOf(bare), (text) => text.slice(1));
    const left = await offered(bare);
    expect(left.offer).toMatchObject({ entries: 30, thingsLost: true });
    expect(left.game.things).toEqual({});
  });

  it('the newest backup is the last that was made, though the clock stood ahead for an older one', async () => {
    const played = await play();
    const at = path.join(played.folder, 'backups', played.id);
    const [newest = '', ...older] = readdirSync(at).sort(
      (a, b) => Number(/\.b(\d+)/.exec(b)?.[1]) - Number(/\.b(\d+)/.exec(a)?.[1]),
    );
    expect(older.length).toBeGreaterThan(0);
    for (const [i, name] of older.entries())
      writeFileSync(
        path.join(at, name.replace(/^2026-05-\d\d/, `2031-05-0${i + 1}`)),
        readFileSync(path.join(at, name)),
      );
    for (const name of older) rmSync(path.join(at, name));
    rmSync(path.join(played.folder, 'games', played.id, 'journal'), { recursive: true });
    const { offer, game } = await offered(played);
    expect(offer.entries).toBe(Number(/\.n(\d+)/.exec(newest)?.[1]));
    expect(game.lines).toHaveLength(offer.entries);
  });

  it('everything but the parts gone: the newest backup, and the rows that came after it', async () => {
    const played = await play();
    const game = path.join(played.folder, 'games', played.id);
    for (const name of readdirSync(game).filter((one) => one !== 'journal')) rmSync(path.join(game, name));
    expect(existsSync(partOf(played))).toBe(true);
    const found = await offered(played);
    expect(ids(found.game.lines)).toEqual(all);
    expect([found.game.head, found.game.face.turn]).toEqual(['l29', 2]);
  });
});
