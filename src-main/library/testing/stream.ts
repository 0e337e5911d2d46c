import type { Handlers } from '#shared/contract.ts';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { grid } from './savedGames.ts';
import { face, must, newGame } from './temp.ts';

/** A stream of writes as an evening's players make them, each said once it is confirmed; and what must be there after. */
export interface Confirmed {
  /** by game: the revision and how many lines it has */
  readonly games: ReadonlyMap<string, { readonly revision: number; readonly lines: number }>;
  /** by table: its revision */
  readonly things: ReadonlyMap<string, number>;
}

export const confirmedIn = (said: Iterable<string>): Confirmed => {
  const games = new Map<string, { readonly revision: number; readonly lines: number }>();
  const things = new Map<string, number>();
  for (const one of said) {
    const [kind = '', id = '', a = '0', b = '0'] = one.split(' ');
    if (kind === 'game') games.set(id, { revision: Number(a), lines: Number(b) });
    if (kind === 'thing') things.set(id, Number(a));
  }
  return { games, things };
};

/**
 * Several clients, one call at a time each, on games that two of them share: the one who is late reads anew and tries
 * again. `say` hears `game <id> <revision> <lines>` and `thing <id> <revision>`.
 */
export const streamOf = async (
  handlers: Handlers,
  { clients, writes, ids }: { readonly clients: number; readonly writes: number; readonly ids?: readonly string[] },
  say: (what: string) => void,
): Promise<void> => {
  const games = ids ? [...ids] : [];
  while (games.length < Math.max(1, clients - 1)) {
    const made = await must(handlers['games.create']({ ...newGame, name: `Evening ${games.length}` }));
    games.push(made.envelope.id);
    say(`game ${made.envelope.id} ${made.revision} 0`);
  }
  const client = async (who: number): Promise<void> => {
    const id = games[who % games.length] ?? '';
    let table = 0;
    for (let n = 0; n < writes; n++) {
      if (n % 7 === 3) {
        const of = `crt-${who}`;
        const base = table > 0 ? { base: table } : {};
        const found = (await must(handlers['things.list']({}))).find((thing) => thing.id === of);
        const from = found && table === 0 ? { base: found.revision } : base;
        const data = grid(`version ${n}`);
        const kept = await must(
          handlers['things.write']({ kind: 'table', game: 'invented', of: 'crt', id: of, name: of, data, ...from }),
        );
        table = kept.revision;
        say(`thing ${of} ${kept.revision}`);
      }
      for (;;) {
        const { lines: had, revision: base } = await must(handlers['games.open']({ id }));
        const lines = [...longJournal(1 + ((n * 5 + who) % 9), had.length)];
        const things =
          n % 5 === 2 ? { things: { 'table:crt': { checksum: 'invented', data: grid(`${who} ${n}`) } } } : {};
        const turn = 1 + Math.floor((had.length + lines.length) / 40);
        const head = lines.at(-1)?.id ?? null;
        const reply = await handlers['games.write']({ id, base, lines, head, face: { ...face, turn }, ...things });
        if (reply.ok) {
          say(`game ${id} ${reply.value.revision} ${had.length + lines.length}`);
          break;
        }
        if (reply.reason !== 'save.stale') throw new Error(reply.reason);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, who) => client(who)));
};

/** What of the confirmed is not there, and what cannot be read; nothing: all is well. */
export const missingFrom = async (handlers: Handlers, { games, things }: Confirmed): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const row of await must(handlers['games.list']({})))
    if (row.state !== 'good') wrong.push(`a game is ${row.state}`);
  for (const [id, { revision, lines }] of games) {
    const game = await handlers['games.open']({ id });
    if (!game.ok) wrong.push(`${id}: ${game.reason}`);
    else if (game.value.revision < revision || game.value.lines.length < lines)
      wrong.push(
        `${id}: revision ${game.value.revision} with ${game.value.lines.length} lines, not ${revision} with ${lines}`,
      );
    else if (JSON.stringify(game.value.lines) !== JSON.stringify(longJournal(game.value.lines.length)))
      wrong.push(`${id}: other lines`);
  }
  const kept = await must(handlers['things.list']({}));
  for (const [id, revision] of things) {
    const thing = kept.find((one) => one.id === id);
    if (!thing || thing.revision < revision)
      wrong.push(`${id}: revision ${thing?.revision ?? 'none'}, not ${revision}`);
  }
  const { count } = await must(handlers['things.damaged']({}));
  if (count > 0) wrong.push(`${count} things cannot be read`);
  return wrong;
};
