import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ten } from '#rules/testing/invented/ten.ts';
import { games } from '../games/registry.ts';
import { goneFrom, namesOf, packed, type Released } from './released.ts';

const kept = import.meta.glob<Released>('./released/*.json', { eager: true, import: 'default' });

// `RELEASED_WRITE=1 npx vitest run --project plain src-rules/testing/released.test.ts`, when a version is released
if (process.env.RELEASED_WRITE)
  for (const game of games) {
    const path = fileURLToPath(new URL(`./released/${game.id}.json`, import.meta.url));
    writeFileSync(path, `${JSON.stringify(packed(namesOf(game)), null, 2)}\n`);
  }

describe('names in saved games and scripts', () => {
  it.each(games.map((game) => [game.name, game] as const))('of %s are all there still', (_, game) => {
    const released = kept[`./released/${game.id}.json`];
    expect(Object.keys(released?.texts ?? {}).length).toBeGreaterThan(0);
    expect(goneFrom(game, released ?? {})).toEqual([]);
  });

  it('a text, a cell, an option or a question that is taken away is missed', () => {
    const released = packed(namesOf(ten));
    expect(goneFrom(ten, released)).toEqual([]);
    const { 'ten.raid': _, ...says } = ten.text.en.says;
    expect(goneFrom({ ...ten, text: { ...ten.text, en: { ...ten.text.en, says } } }, released)).toEqual([
      'texts ten.raid',
    ]);
    expect(goneFrom({ ...ten, cells: [] }, released)).toContain('cells last');
    expect(goneFrom({ ...ten, calculators: [] }, released)).toContain('questions raid');
    const option = { id: 'o', group: ten.about, msg: ten.about, about: ten.about, rule: '', start: true } as const;
    const choices = [true, false].map((value) => ({ value, msg: ten.about }));
    const offered = packed(namesOf({ ...ten, options: [{ ...option, takesHold: 'now', choices }] }));
    expect(
      goneFrom({ ...ten, options: [{ ...option, takesHold: 'now', choices: choices.slice(1) }] }, offered),
    ).toEqual(['options o=true']);
  });
});
