import { describe, expect, it } from 'vitest';
import en from '../../../docs/guide/en.md?raw';
import it_ from '../../../docs/guide/it.md?raw';
import type { Place } from '../../state/route.ts';
import { chapterAt, search, sectionFor, sectionsOf } from './guide.ts';

const guides = { en: sectionsOf(en), it: sectionsOf(it_) };

const places: readonly Place[] = ['table', 'fight', 'supply', 'pool', 'ledger', 'turns', 'journal', 'score'];

describe('the guide in the app', () => {
  it('has the same sections in both languages, about the same screens', () => {
    const shape = (sections: (typeof guides)['en']) => sections.map(({ level, about }) => [level, ...about]);
    expect(shape(guides.it)).toEqual(shape(guides.en));
  });

  it.each([...places, 'library', 'new', 'quick', 'things', 'settings'])('speaks of the screen %s', (screen) => {
    for (const sections of Object.values(guides)) expect(sections.flatMap(({ about }) => about)).toContain(screen);
  });

  it('opens where the game has its own words, else where all games have', () => {
    const opens = (screen: string, game?: string) => guides.en[sectionFor(guides.en, screen, game)]?.title;
    expect(opens('fight')).toBe('A fight');
    expect(opens('fight', 'roads-to-leningrad')).toBe('An attack in its steps');
    expect(opens('journal', 'armir')).toBe('Undo, branches, the past');
    expect(opens('nowhere')).toBe('Starting');
  });

  it('leads every link of its own to a section', () => {
    for (const [text, sections] of [
      [en, guides.en],
      [it_, guides.it],
    ] as const)
      for (const [, anchor = ''] of text.matchAll(/\]\(#([^)]+)\)/g))
        expect(sections.map(({ id }) => id)).toContain(decodeURIComponent(anchor));
  });

  it('finds words however they are written, headings first, and shows what stands around them', () => {
    const [first] = search(guides.it, 'unita');
    expect(first?.section.title.toLowerCase()).toContain('unità');
    const [hit] = search(guides.en, 'ctrl-c');
    expect([hit?.section.title, hit?.around.includes('Ctrl-C')]).toEqual(['Starting', true]);
    expect(search(guides.en, 'zeppelin')).toEqual([]);
  });

  it('shows a chapter with its parts, and no comments or pictures', () => {
    const at = guides.en.findIndex(({ title }) => title === 'A fight');
    const chapter = chapterAt(guides.en, at);
    expect(chapter.map(({ level }) => level)).toEqual([2, ...chapter.slice(1).map(() => 3)]);
    expect(chapter.length).toBeGreaterThan(3);
    for (const { text } of guides.en) expect(text).not.toMatch(/<!--|!\[|\]\(/);
  });
});
