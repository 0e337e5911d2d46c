import { afterEach, expect, it } from 'vitest';
import { type Campaign, campaign, everyRule } from '#rules/games/blocks-in-the-east/testing/campaign.ts';
import { fold } from '#rules/kit/record/fold.ts';
import type { Line } from '#rules/kit/record/journal.ts';
import { redo, undo } from '#rules/kit/record/undo.ts';
import { checksum } from '#shared/saves/checksum.ts';
import { readGameFile, writeGameFile } from '#shared/saves/exportFile.ts';
import { cleanUp, create, must, openTemp, tempFolder } from './testing/temp.ts';

afterEach(cleanUp);

const play = (): Campaign => campaign({ scenario: 'SBE9', options: everyRule(), seed: 9, orders: 1, battles: 0.05 });

it('a campaign of 49 months is saved as it is played, and opened again as it was left, also sent as a file', async () => {
  const { table, months } = play();
  const { setUp, journal } = table;
  const folder = tempFolder();
  const first = openTemp(folder);
  const rosters = Object.entries(table.things.rosters ?? {});
  const things = Object.fromEntries(
    rosters.map(([id, data]) => [`roster:${id}`, { checksum: checksum(data), data: JSON.parse(JSON.stringify(data)) }]),
  );
  const { envelope } = await create(first.handlers, { game: table.game.id, scenario: table.scenario, setUp, things });
  let base = 1;
  const write = async (handlers: typeof first.handlers, lines: readonly Line[], head: string | null, turn: number) => {
    const face = { turn, turns: 49 };
    base = (await must(handlers['games.write']({ id: envelope.id, base, lines: [...lines], head, face }))).revision;
  };
  // month by month, as it was written; half-way the machine is switched off
  let host = first;
  let done = 0;
  for (const [turn, { head }] of months) {
    const to = journal.lines.findIndex(({ id }) => id === head) + 1;
    await write(host.handlers, journal.lines.slice(done, to), head, turn);
    done = to;
    if (turn !== 24) continue;
    await host.close();
    host = openTemp(folder);
  }
  await write(host.handlers, journal.lines.slice(done), journal.head, 49);
  await host.close();

  const saved = await must(openTemp(folder).handlers['games.open']({ id: envelope.id }));
  expect(saved).toMatchObject({ head: journal.head, setUp, things, face: { turn: 49 } });
  const lines = saved.lines as readonly Line[];
  expect(lines).toHaveLength(journal.lines.length);
  const state = fold(setUp, { lines, head: saved.head });
  expect(state).toEqual(table.state);
  expect(redo(undo({ lines, head: saved.head })).head).toBe(saved.head);

  const { head, face, saved: at } = saved;
  const text = writeGameFile(
    { envelope: saved.envelope, setUp, things: saved.things, lines, head, face, saved: at },
    true,
  );
  const read = readGameFile(text);
  expect(read.ok && fold(read.value.setUp, read.value)).toEqual(table.state);
});
