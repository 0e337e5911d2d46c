import type { Game } from '#rules/kit/game/game.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { Node } from '#rules/kit/sequence/nodes.ts';
import { marks as armirMarks } from '../games/armir/ids.ts';
import { marks as guderianMarks } from '../games/panzergruppe-guderian/ids.ts';
import { marks as leningradMarks } from '../games/roads-to-leningrad/ids.ts';
import { plainId } from './messages.ts';

/**
 * The names that stand in saved games and in players' scripts: they may become more, and none of them may go or change.
 * What has been released is kept in `released/<game>.json`, written anew (`RELEASED_WRITE=1`, see `released.test.ts`) at
 * each release; a name is kept there in two parts, what stands before its last dot and what follows, so that thousands of
 * text ids fill a page and not a book.
 */
export interface Released {
  readonly [kind: string]: { readonly [before: string]: string };
}

const marks: { readonly [game: string]: object } = {
  armir: armirMarks,
  'panzergruppe-guderian': guderianMarks,
  'roads-to-leningrad': leningradMarks,
};

const tasksIn = (node: Node, under = ''): readonly string[] => {
  switch (node.node) {
    case 'phase':
      return [`${under}${node.id}`, ...node.tasks.map(({ id }) => `${under}${node.id}/${id}`)];
    case 'seq':
      return node.nodes.flatMap((one) => tasksIn(one, node.id === '' ? under : `${under}${node.id}/`));
    case 'when':
      return tasksIn(node.then, under);
    case 'pick':
      return Object.entries(node.nodes).flatMap(([key, one]) => tasksIn(one, `${under}${node.id}=${key}/`));
    case 'loop':
      return tasksIn(node.body, `${under}${node.id}#/`);
    case 'turns':
      return tasksIn(node.body, under);
  }
};

const ids = (list: readonly { readonly id: string }[] = []): readonly string[] => list.map(({ id }) => id);

/** Every name of a game that somebody's file may hold, by kind. */
export const namesOf = (game: Game): { readonly [kind: string]: readonly string[] } => ({
  // a word is said as a text is: one may become the other
  texts: [...Object.keys(game.text.en.says).map(plainId), ...Object.keys(game.text.en.words)],
  words: Object.keys(game.text.en.words),
  scenarios: ids(game.scenarios),
  options: game.options.flatMap(({ id, choices }) => choices.map(({ value }) => `${id}=${JSON.stringify(value)}`)),
  cells: game.cells.flatMap(({ id, keys, choices = [] }) => [
    id,
    ...(keys && !('pattern' in keys) ? keys.map(({ key }) => `${id}/${key}`) : []),
    ...choices.map(({ value }) => `${id}=${value}`),
  ]),
  marks: Object.values(marks[game.id] ?? {}),
  accounts: ids(game.accounts),
  calculators: game.calculators.flatMap(({ id, fields }) => [id, ...Object.keys(fields).map((key) => `${id}/${key}`)]),
  actions: game.actions.flatMap(({ id, fields }) => [id, ...Object.keys(fields).map((key) => `${id}/${key}`)]),
  questions: ids(questionsOf(game)),
  standing: ids(game.standing),
  tasks: tasksIn(game.sequence),
  tables: game.tables.flatMap(({ id, cols }) => [id, ...cols.map(({ key }) => `${id}/${key}`)]),
  rosters: game.rosters.flatMap(({ id, known }) => [id, ...known.map((unit) => `${id}/${unit.id}`)]),
  secrets: ids(game.secrets),
  map: game.map
    ? [
        ...ids(game.map.pieces).map((id) => `piece/${id}`),
        ...ids(game.map.markers).map((id) => `marker/${id}`),
        ...ids(game.map.states).map((id) => `state/${id}`),
        ...ids(game.map.tools).map((id) => `tool/${id}`),
        ...[
          ...game.map.sheet.terrains,
          ...game.map.sheet.sides,
          ...game.map.sheet.links,
          ...game.map.sheet.features,
        ].map(({ key }) => `drawn/${key}`),
      ]
    : [],
});

const cut = (name: string): readonly [string, string] => {
  const at = Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1;
  return [name.slice(0, at), name.slice(at)];
};

/** The names in the form in which they are kept. */
export const packed = (names: ReturnType<typeof namesOf>): Released =>
  Object.fromEntries(
    Object.entries(names).map(([kind, list]) => {
      const groups = new Map<string, Set<string>>();
      for (const name of list) {
        const [before, rest] = cut(name);
        groups.set(before, (groups.get(before) ?? new Set()).add(rest));
      }
      const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
      return [kind, Object.fromEntries(sorted.map(([before, rests]) => [before, [...rests].sort().join('|')]))];
    }),
  );

/** Released names that the game no longer knows. */
export const goneFrom = (game: Game, released: Released): readonly string[] => {
  const names = namesOf(game);
  return Object.entries(released).flatMap(([kind, groups]) => {
    const known = new Set(names[kind] ?? []);
    return Object.entries(groups).flatMap(([before, rests]) =>
      rests.split('|').flatMap((rest) => (known.has(before + rest) ? [] : [`${kind} ${before}${rest}`])),
    );
  });
};
