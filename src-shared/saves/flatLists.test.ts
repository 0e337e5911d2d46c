import { describe, expect, it } from 'vitest';
import { games } from '#rules/games/registry.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import type { Msg, Texts } from '#rules/kit/words/message.ts';
import { messagesIn } from '#rules/testing/messages.ts';
import { speaker } from '../say.ts';
import { readGameFile } from './exportFile.ts';
import { flatLists } from './flatLists.ts';
import { checkLines, limits } from './schema.ts';

/** Games of version 1 that the disk had stopped taking, as "Save a copy" wrote them. */
const files = Object.entries(
  import.meta.glob<string>('./fixtures/v1-long-lists-*.json', { query: '?raw', import: 'default', eager: true }),
);
const nameOf = (path: string): string => path.split('/').at(-1) ?? '';
const textsOf = (game: string, locale: 'en' | 'it'): readonly Texts[] => [
  kitText[locale],
  ...games.filter((one) => one.id === game).map((one) => one.text[locale]),
];
const depth = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;

describe('games that were stuck', () => {
  it.each(files.map(([path, text]) => [nameOf(path), text] as const))(
    '%s opens whole and says what it said',
    (_, text) => {
      const { envelope, lines } = JSON.parse(text);
      expect(checkLines(lines), 'this version takes no such lines').toMatchObject({ ok: false });
      const file = readGameFile(text);
      if (!file.ok) throw new Error(JSON.stringify(file));
      expect(file.value.lines).toHaveLength(lines.length);
      expect(checkLines(file.value.lines)).toMatchObject({ ok: true });
      expect(Math.max(...file.value.lines.map(depth))).toBeLessThan(limits.depth);
      for (const locale of ['en', 'it'] as const) {
        const say = speaker(locale, textsOf(envelope.game, locale));
        const said = (all: readonly { readonly says: Msg }[]) => all.map(({ says }) => say(says));
        expect(said(file.value.lines)).toEqual(said(lines));
        for (const sentence of said(file.value.lines)) expect(sentence).not.toMatch(/⟨/);
      }
      // and nothing but the lists is another
      const ids = (value: unknown) => new Set([...messagesIn(value).values()].map(({ id }) => id));
      const lists = [...ids(lines)].filter((id) => !ids(file.value.lines).has(id));
      for (const id of lists) expect(flatLists({ id, p: { a: 1, b: 2 } })).toMatchObject({ p: { items: [1, 2] } });
    },
  );

  it('a list that was folded from the right, by thirds or within another is flat and reads the same', () => {
    const say = (msg: unknown) => {
      const texts = games.map((one) => one.text.en);
      const screens = {
        'ui.secret.said.list': '{{first}}, {{rest}}',
        'ui.supply.said.three': '{{first}}, {{second}}, {{rest}}',
      };
      return speaker('en', [kitText.en, ...texts, { says: screens, words: {} }])(msg as Msg);
    };
    const plain = (name: string) => ({ id: 'rtl.say', p: { what: { name } } });
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(plain);
    const two = (id: string, one: unknown, other: unknown) => ({ id, p: { a: one, b: other } });
    const first = (id: string, one: unknown, rest: unknown) => ({ id, p: { first: one, rest } });
    const cases = [
      [first('ui.secret.said.list', a, first('ui.secret.said.list', b, first('ui.secret.said.list', c, d))), 4],
      [{ id: 'ui.supply.said.three', p: { first: a, second: two('bite.list', b, c), rest: d } }, 4],
      [two('pgg.groups', two('pgg.list', a, b), two('pgg.list', c, d)), 2],
      [two('armir.list', two('rtl.says.supplyAnd', a, b), c), 2],
      [two('rtl.list', { name: 'a' }, two('rtl.list', 3, d)), 3],
    ] as const;
    for (const [old, members] of cases) {
      const flat = flatLists(old) as { readonly p: { readonly items: readonly unknown[] } };
      expect(flat.p.items).toHaveLength(members);
      expect(say(flat)).toBe(say(old));
    }
  });

  it('what holds no list comes back as it is', () => {
    const line = { id: 'e1', says: { id: 'rtl.two', p: { a: 1 } }, facts: [{ kind: 'note', text: 'x' }, null] };
    expect(flatLists(line)).toBe(line);
    expect(flatLists({ id: 'rtl.list' })).toEqual({ id: 'rtl.list' });
  });
});
