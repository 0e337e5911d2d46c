import { lexer, type Token } from 'marked';
import { bare, finder } from '#rules/kit/base/found.ts';

/** One heading of the player's guide with what stands under it, up to the next heading. */
export interface Section {
  /** as a link of the guide names it */
  readonly id: string;
  readonly title: string;
  /** 2: a chapter, 3: a part of it */
  readonly level: number;
  readonly tokens: readonly Token[];
  /** its words, for a search and for the line under a heading that was found */
  readonly text: string;
  /** the screens it is about, as the guide's own comments say (`help: fight quick`), the games (`help: armir`), and those of one game (`armir/table`) */
  readonly about: readonly string[];
}

/** A heading as links name it: small letters, hyphens for spaces, no signs. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

const isShown = ({ type, raw }: Token): boolean => type !== 'space' && type !== 'html' && !/^!\[/.test(raw);
const plain = (raw: string): string =>
  raw
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`|]|^\s*(?:[-\d.]+|-{3,})\s/gm, ' ')
    .replace(/-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The guide in its sections; its title and pictures are left out. */
export const sectionsOf = (markdown: string): readonly Section[] => {
  const sections: { id: string; title: string; level: number; tokens: Token[]; about: string[] }[] = [];
  // in print an apostrophe is curved
  for (const token of lexer(markdown.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'))) {
    if (token.type === 'heading') {
      if (token.depth > 1)
        sections.push({ id: anchorOf(token.text), title: token.text, level: token.depth, tokens: [], about: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section) continue;
    const said = /^<!-- help: ([\w\s/-]+) -->/.exec(token.raw)?.[1];
    if (said) section.about.push(...said.trim().split(/\s+/));
    else if (isShown(token)) section.tokens.push(token);
  }
  return sections.map((section) => ({ ...section, text: plain(section.tokens.map(({ raw }) => raw).join(' ')) }));
};

/** A chapter with its parts. */
export const chapterAt = (sections: readonly Section[], at: number): readonly Section[] => {
  const first = sections[at];
  if (!first) return [];
  const end = sections.findIndex(({ level }, i) => i > at && level <= first.level);
  return sections.slice(at, end < 0 ? undefined : end);
};

/** The section to open first: the one on this screen of this game, else on this screen, else the first. */
export const sectionFor = (sections: readonly Section[], screen: string, game: string | undefined): number => {
  const about = (what: string): number => sections.findIndex((section) => section.about.includes(what));
  const [own, anywhere] = [about(`${game}/${screen}`), about(screen)];
  return own >= 0 ? own : Math.max(0, anywhere);
};

export interface Hit {
  readonly section: Section;
  readonly at: number;
  /** the words around what was asked */
  readonly around: string;
}

const reach = 60;
/** Sections with every word asked for, those first whose heading has them. */
export const search = (sections: readonly Section[], asked: string): readonly Hit[] => {
  const has = finder(asked);
  const [first = ''] = bare(asked).split(' ');
  return sections
    .flatMap((section, at): readonly (Hit & { readonly rank: number })[] => {
      const inTitle = has(section.title);
      if (!inTitle && !has(`${section.title} ${section.text}`)) return [];
      // one letter stays one letter when it is made plain, but for a few nobody types here
      const place = bare(section.text).indexOf(first);
      const from = place < 0 ? 0 : section.text.lastIndexOf(' ', Math.max(0, place - reach / 2)) + 1;
      const cut = section.text.slice(from, from + 2 * reach);
      const around = `${from > 0 ? '… ' : ''}${cut}${from + 2 * reach < section.text.length ? ' …' : ''}`;
      return [{ section, at, around, rank: inTitle ? 0 : 1 }];
    })
    .toSorted((a, b) => a.rank - b.rank);
};
