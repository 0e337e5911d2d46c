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
const lastOfAll = Number.MAX_SAFE_INTEGER;
type Sort = <T extends Named>(things: readonly T[]) => readonly T[];
/** What comes and goes with the game, as listed; what nobody listed comes last. */
const sorter = (listed: string): Sort => {
  const placeOf = placesIn(listed);
  const at = ({ id }: Named): number => placeOf(id) ?? lastOfAll;
  return (things) => [...things].sort((a, b) => at(a) - at(b));
};

/** What always stands there, as listed. One that is not listed is our mistake, and so is one that is listed and is not there. */
const sorted = <T extends Named>(shown: ShownOrder, list: ShownList, things: readonly T[]): readonly T[] => {
  const listed = shown[list];
  if (listed === undefined) return things;
  const ids = things.map(({ id }) => id);
  const placeOf = placesIn(listed);
  const strange = ids.filter((id) => placeOf(id) === undefined);
  if (strange.length > 0) throw new Error(`${list}: no place for ${strange.join(', ')}`);
  const gone = listed.split(/\s+/).filter((id) => /\w$/.test(id) && !ids.includes(id));
  if (gone.length > 0) throw new Error(`${list}: ${gone.join(', ')} is not there`);
  return sorter(listed)(things);
};

/** Numbers inside a text count as numbers. Making one takes longer than a thousand comparisons. */
const { compare } = new Intl.Collator('en', { numeric: true });
const plainly = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** Rules by their numbers; those of a booklet of its own (S1.2) follow. */
const byRule = (decimal: boolean): ((a: string, b: string) => number) => {
  const parts = (rule: string): readonly [booklet: string, section: number, rest: string] => {
    const [, booklet = '', section = '0', rest = ''] = /^(\D*)(\d*)(.*)$/.exec(rule) ?? [];
    return [booklet, Number(section), rest];
  };
  const rests = decimal ? plainly : compare;
  return (a, b) => {
    const [one, other] = [parts(a), parts(b)];
    return compare(one[0], other[0]) || one[1] - other[1] || rests(one[2], other[2]);
  };
};

/** The tools of a game's map in the order in which they are shown. */
export const toolsInOrder = (game: Game, shown: ShownOrder): Game =>
  game.map ? { ...game, map: { ...game.map, tools: sorted(shown, 'tools', game.map.tools) } } : game;

/** A game with its lists in the order in which they are shown. */
export const inShownOrder = (game: Game, shown: ShownOrder): Game => {
  const ruled = byRule(shown.rules === 'decimal');
  const { limits = '', reminders = '' } = shown;
  const [limitsSorted, remindersSorted] = [sorter(limits), sorter(reminders)];
  return {
    ...game,
    ...Object.fromEntries(lists.map((list) => [list, sorted(shown, list, game[list] as readonly Named[])])),
    reference: [...game.reference].sort((a, b) => ruled(a.rule, b.rule)),
    limits: (context) => limitsSorted(game.limits(context)),
    reminders: (context) => remindersSorted(game.reminders(context)),
  };
};

/** What cells or accounts begin with, in the order in which they are shown. */
export const keysInOrder = <V>(begun: { readonly [id: string]: V }, listed: string | undefined) => {
  if (listed === undefined) return begun;
  const placeOf = placesIn(listed);
  const at = (id: string): number => placeOf(id) ?? lastOfAll;
  return Object.fromEntries(Object.entries(begun).sort(([a], [b]) => at(a) - at(b)));
};
