import type { CellValue } from '../record/journal.ts';
import { joined } from '../words/catalogue/joined.ts';
import { readAsCommon } from '../words/common.ts';
import type { Locale, Texts } from '../words/message.ts';
import type { Game } from './game.ts';
import type { MapSpec } from './mapSpec.ts';
import type { Question } from './question.ts';

/**
 * The chapters a game may have: what a rulebook has a section for. Each game takes those it needs, and no other, so that a
 * rule is looked for in the folder of the same name in all of them.
 */
export const chapterNames = [
  'setup',
  'map',
  'command',
  'supply',
  'movement',
  'air',
  'combat',
  'arrivals',
  'production',
  'events',
  'victory',
  'sequence',
  'tables',
] as const;
export type ChapterName = (typeof chapterNames)[number];

type OfTheBox = 'id' | 'code' | 'name' | 'about' | 'edition' | 'stepWord' | 'sides' | 'scenarios' | 'map' | 'setUp';

/** What one chapter brings to its game: lists are joined in the order of the chapters, the rest is given by one of them. */
export interface Chapter extends Partial<Omit<Game, OfTheBox>> {
  readonly id: ChapterName;
  /** its part of what lies on the map */
  readonly map?: Partial<MapSpec>;
  /** what its cells and accounts hold when a game begins */
  readonly start?: Start | ((scenario: string) => Start);
  /** questions about what all chapters together bring (the whole map) */
  readonly asks?: (game: Game) => readonly Question[];
}
interface Start {
  readonly cells?: { readonly [id: string]: CellValue };
  readonly balances?: { readonly [account: string]: number };
}

type Part = Partial<Omit<Game, 'map'>> & { readonly map?: Partial<MapSpec> };

/** Lists follow one another, functions that list do so at each call, records lie side by side, anything else stands once. */
type How = 'list' | 'lister' | 'record';
type Joins<T> = { readonly [K in keyof T]?: How };
const gameJoins: Joins<Game> = {
  options: 'list',
  tables: 'list',
  printed: 'list',
  charts: 'list',
  rosters: 'list',
  calculators: 'list',
  readers: 'record',
  actions: 'list',
  questions: 'list',
  cells: 'list',
  marks: 'list',
  accounts: 'list',
  series: 'list',
  tracks: 'lister',
  overviews: 'lister',
  turnColumns: 'list',
  standing: 'list',
  limits: 'lister',
  reminders: 'lister',
  fights: 'lister',
  secrets: 'list',
  reference: 'list',
};
const mapJoins: Joins<MapSpec> = {
  pieces: 'list',
  markers: 'list',
  states: 'list',
  supplyChecks: 'list',
  tools: 'list',
  amiss: 'lister',
};

type Lister = (...given: readonly unknown[]) => readonly unknown[];
/** Joins what several parts give under one key. */
const joinValues = (key: string, values: readonly unknown[], how: How | undefined): unknown => {
  if (values.length < 2) return values[0];
  switch (how) {
    case 'list':
      return values.flat();
    case 'lister':
      return (...given: readonly unknown[]) => (values as readonly Lister[]).flatMap((list) => list(...given));
    case 'record':
      return Object.assign({}, ...(values as readonly object[]));
    case undefined:
      throw new Error(`two chapters give ${key}`);
  }
};
const joinParts = <T extends object>(parts: readonly Partial<T>[], joins: Joins<T>): Partial<T> => {
  const keys = [...new Set(parts.flatMap((part) => Object.keys(part) as (keyof T & string)[]))];
  const joined = keys.map((key) => {
    const values = parts.map((part) => part[key]).filter((value) => value !== undefined);
    return [key, joinValues(key, values, joins[key])];
  });
  // key by key what the parts hold
  return Object.fromEntries(joined) as Partial<T>;
};

const textsOf = (parts: readonly Part[], locale: Locale): Texts => {
  const texts = parts.flatMap(({ text }) => (text ? [text[locale], readAsCommon(text.en.common, locale)] : []));
  const ids = texts.flatMap(({ says, words }) => [...Object.keys(says), ...Object.keys(words)]);
  const seen = new Set<string>();
  const twice = ids.filter((id) => seen.size === seen.add(id).size);
  if (twice.length > 0) throw new Error(`two chapters say ${twice.join(', ')}`);
  return joined(texts);
};

/** What a game says of itself and what its chapters bring, as one. Two that give the same single thing are our mistake. */
export const joinChapters = (own: Part, chapters: readonly Chapter[]): Partial<Game> => {
  const parts: readonly Part[] = [own, ...chapters.map(({ id: _, start: __, asks: ___, ...part }) => part)];
  const maps = parts.flatMap((part) => part.map ?? []);
  return {
    ...joinParts<Omit<Game, 'map' | 'text'>>(
      parts.map(({ text: _, map: __, ...rest }) => rest),
      gameJoins,
    ),
    // the ground and who stands on it are given by one of them, or `defineGame` says so
    ...(maps.length > 0 ? { map: joinParts<MapSpec>(maps, mapJoins) as MapSpec } : {}),
    text: { en: textsOf(parts, 'en'), it: textsOf(parts, 'it') },
  };
};

/** What the chapters' cells and accounts hold when a game of this scenario begins. */
export const startOf = (chapters: readonly Chapter[], scenario: string): Required<Start> => {
  const starts = chapters.map(({ start }) => (typeof start === 'function' ? start(scenario) : start));
  return {
    cells: Object.assign({}, ...starts.map((start) => start?.cells)),
    balances: Object.assign({}, ...starts.map((start) => start?.balances)),
  };
};
