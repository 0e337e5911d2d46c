import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '../games/registry.ts';
import { agreementsOf } from './agreements.ts';
import { toldIn } from './told.ts';

const printOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * What games declare and take, and what screens say by themselves on random positions, as it was recorded: of each kind
 * of line a print of all that is said. `PAGES_WRITE=1` records anew what is meant to be otherwise; `TOLD_TO=FOLDER` writes the lines there, to be
 * compared with those of another checkout.
 */
describe.each(games)('what $name says unasked', (game) => {
  it('is what it was', () => {
    const lines = toldIn(game, agreementsOf(game).setting, 8);
    const kinds = new Map<string, string[]>();
    for (const line of lines) {
      const kind = line.slice(0, line.indexOf(':'));
      kinds.set(kind, [...(kinds.get(kind) ?? []), line]);
    }
    const now = Object.fromEntries([...kinds].map(([kind, own]) => [kind, `${own.length} ${printOf(own.join('\n'))}`]));
    const file = fileURLToPath(new URL(`told/${game.id}.json`, import.meta.url));
    const { TOLD_TO: folder, PAGES_WRITE: write } = process.env;
    if (folder) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${game.id}.txt`), `${lines.join('\n')}\n`);
    }
    if (write) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    expect(now, 'PAGES_WRITE=1 npx vitest run src-rules/testing/told.test.ts').toEqual(
      JSON.parse(readFileSync(file, 'utf8')),
    );
  });
});
