import type { Game } from './game.ts';

/**
 * The order in which players and scripts know the lists of a game, whatever chapter brings a thing: by list, its ids separated
 * by spaces. One that ends in `-` or `.` stands for all that begin with it. A list not named here stands in the order of
 * the chapters.
 */
export interface ShownOrder extends Partial<Readonly<Record<ShownList, string>>> {
  /** rules are numbered like decimals, 9.31 under 9.3; else 9.10 follows 9.9 */
  readonly rules?: 'decimal';
}
const lists = [
  'options',
  'tables',
  'rosters',
  'calculators',
  'actions',
  'questions',
  'cells',
  'accounts',
  'turnColumns',
  'series',
  'standing',
] as const;
type ShownList = (typeof lists)[number] | 'limits' | 'reminders' | 'tools';

/** Where a thing stands: by its own name, else by the longest beginning of it; undefined: it is not listed. */
const placesIn = (listed: string): ((id: string) => number | undefined) => {
  const order = listed.trim().split(/\s+/);
  const named = new Map(order.map((id, at) => [id, at]));
  const beginnings = order.filter((one) => /[-.]$/.test(one)).sort((a, b) => b.length - a.length);
  return (id) => named.get(id) ?? named.get(beginnings.find((one) => id.startsWith(one)) ?? '');
};

type Named = { readonly id: string };
/** Sorted as listed. One that is not listed is our mistake, and so is one that is listed and cannot be. */
const sorter = (list: ShownList, listed: string): (<T extends Named>(things: readonly T[]) => readonly T[]) => {
  const placeOf = placesIn(listed);
  const at = ({ id }: Named): number => {
    const place = placeOf(id);
    if (place === undefined) throw new Error(`${list}: no place for ${id}`);
    return place;
  };
  return (things) => [...things].sort((a, b) => at(a) - at(b));
};

/** Rules by their numbers; those of a booklet of its own (S1.2) follow. */
const byRule = (decimal: boolean): ((a: string, b: string) => number) => {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const parts = (rule: string): readonly [booklet: string, section: number, rest: string] => {
    const [, booklet = '', section = '0', rest = ''] = /^(\D*)(\d*)(.*)$/.exec(rule) ?? [];
    return [booklet, Number(section), rest];
  };
  return (a, b) => {
    const [one, other] = [parts(a), parts(b)];
    return (
      compare(one[0], other[0]) ||
      one[1] - other[1] ||
      (decimal ? (one[2] < other[2] ? -1 : 1) : compare(one[2], other[2]))
    );
  };
};

/** A game with its lists in the order in which they are shown. */
export const inShownOrder = (game: Game, shown: ShownOrder): Game => {
  const sorted = <T extends Named>(list: ShownList, things: readonly T[]): readonly T[] => {
    const listed = shown[list];
    if (listed === undefined) return things;
    const ids = things.map(({ id }) => id);
    const gone = listed.split(/\s+/).filter((id) => /\w$/.test(id) && !ids.includes(id));
    if (gone.length > 0) throw new Error(`${list}: ${gone.join(', ')} is not there`);
    return sorter(list, listed)(things);
  };
  const { limits, reminders } = shown;
  return {
    ...game,
    ...Object.fromEntries(lists.map((list) => [list, sorted(list, game[list] as readonly Named[])])),
    reference: [...game.reference].sort((a, b) => byRule(shown.rules === 'decimal')(a.rule, b.rule)),
    ...(limits === undefined ? {} : { limits: (context) => sorter('limits', limits)(game.limits(context)) }),
    ...(reminders === undefined
      ? {}
      : { reminders: (context) => sorter('reminders', reminders)(game.reminders(context)) }),
    ...(game.map ? { map: { ...game.map, tools: sorted('tools', game.map.tools) } } : {}),
  };
};

/** What cells or accounts begin with, in the order in which they are shown. */
export const keysInOrder = <V>(begun: { readonly [id: string]: V }, listed: string | undefined) => {
  if (listed === undefined) return begun;
  const placeOf = placesIn(listed);
  const at = (id: string): number => placeOf(id) ?? Number.MAX_SAFE_INTEGER;
  return Object.fromEntries(Object.entries(begun).sort(([a], [b]) => at(a) - at(b)));
};
