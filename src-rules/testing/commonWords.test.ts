import { describe, expect, it } from 'vitest';
import type { Game } from '#rules/kit/game/game.ts';
import { en as common } from '#rules/kit/words/common.en.ts';
import { it as commonItalian } from '#rules/kit/words/common.it.ts';
import type { Texts } from '#rules/kit/words/message.ts';
import { games } from '../games/registry.ts';
import { plainId } from './messages.ts';

/** Headings of a rulebook and choices of an option stand with their own. */
const tied = /\.(rule|option)\./;
/** Alike by chance: ports and ground that are open, the blue points and a row of a table. */
const byChance = ['B', 'open'];

/** What each id of two files says in both languages, with all its variants. */
const sayings = (en: Texts, it: Texts): ReadonlyMap<string, string> => {
  const said = new Map<string, readonly (readonly string[])[]>();
  for (const key of Object.keys(en.says).sort()) {
    const id = plainId(key);
    const variant = [key.slice(id.length), en.says[key] ?? '', it.says[key] ?? ''];
    said.set(id, [...(said.get(id) ?? []), variant]);
  }
  return new Map([...said].map(([id, variants]) => [id, JSON.stringify(variants)]));
};

/** What two or more games say in the same words and the kit does not say for them. */
const toldTwice = (these: readonly Game[]): readonly string[] => {
  const kit = new Set(sayings(common, commonItalian).values());
  const own = these.map(({ text }) => {
    const said = [...sayings(text.en, text.it)].filter(([id]) => !tied.test(id));
    return new Set(said.map(([, saying]) => saying));
  });
  const all = own.flatMap((said) => [...said]).filter((saying) => !kit.has(saying));
  return [...new Set(all.filter((saying, i) => all.indexOf(saying) < i))];
};
const english = (saying: string): string => JSON.parse(saying)[0][1];

describe('what several games say in the same words', () => {
  it('stands in the kit', () => {
    expect(toldTwice(games).map(english).sort()).toEqual(byChance);
  });

  it('is missed there when two games begin to say it', () => {
    const [one, other] = games.map((game) => {
      const says = { ...game.text.en.says, [`${game.id}.planted_one`]: 'planted' };
      const detto = { ...game.text.it.says, [`${game.id}.planted_one`]: 'piantato' };
      return { ...game, text: { en: { ...game.text.en, says }, it: { ...game.text.it, says: detto } } };
    });
    if (!one || !other) throw new Error('two games are needed');
    expect(toldTwice([one, other]).map(english)).toContain('planted');
    expect(toldTwice([one, games[1] ?? other]).map(english)).not.toContain('planted');
  });

  it('is said by some game, or by the kit itself', () => {
    const said = new Set(games.flatMap(({ text }) => [...sayings(text.en, text.it).values()]));
    const unsaid = [...sayings(common, commonItalian)].filter(([, saying]) => !said.has(saying)).map(([id]) => id);
    expect(unsaid).toEqual([]);
  });
});
