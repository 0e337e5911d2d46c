import type { SetUp } from '../record/journal.ts';
import type { Node, Task } from '../sequence/nodes.ts';
import { start } from '../sequence/walker.ts';
import { limitedActions } from './action.ts';
import { type Chapter, joinChapters, startOf } from './chapter.ts';
import { contextWithoutGame } from './contextOf.ts';
import type { Game } from './game.ts';
import { inShownOrder, keysInOrder, type ShownOrder, toolsInOrder } from './shown.ts';

type Idle =
  | 'stepWord'
  | 'tables'
  | 'printed'
  | 'rosters'
  | 'calculators'
  | 'actions'
  | 'questions'
  | 'cells'
  | 'accounts'
  | 'turnColumns'
  | 'series'
  | 'standing'
  | 'limits'
  | 'reminders'
  | 'reference';

/** A game as its folder describes it, chapter by chapter; a part it lacks is simply absent. */
export type GameSpec = Omit<Game, Idle | FromChapters> &
  Partial<Pick<Game, Idle | FromChapters>> & { readonly chapters?: readonly Chapter[]; readonly shown?: ShownOrder };
/** What every game has and its chapters may bring; a set-up is made of what they begin with. */
type FromChapters = 'sequence' | 'score' | 'options' | 'text' | 'setUp';

/** Completes and checks a game's description. A fault in it is our mistake and throws, naming every fault at once. */
export const defineGame = ({ chapters = [], shown = {}, ...own }: GameSpec): Game => {
  const joined = joinChapters(own, chapters);
  const missing = (['sequence', 'score', 'options', 'text'] as const).filter((key) => joined[key] === undefined);
  const ground = joined.map ? (['sheet', 'at', 'stateOf'] as const).filter((key) => !joined.map?.[key]) : [];
  if (missing.length + ground.length > 0) throw new Error(`${own.id}: no ${[...missing, ...ground].join(', no ')}`);
  const game: Game = {
    stepWord: { id: 'kit.word.step' },
    tables: [],
    printed: [],
    rosters: [],
    calculators: [],
    actions: [],
    questions: [],
    cells: [],
    accounts: [],
    turnColumns: [],
    series: [],
    standing: [],
    limits: () => [],
    reminders: () => [],
    reference: [],
    setUp: ({ scenario, options }) => begin(game, chapters, shown, scenario, options),
    // what a game must have was just found in it
    ...(joined as Omit<Game, Idle | 'setUp'>),
  };
  const drawn = toolsInOrder(game, shown);
  const whole: Game = {
    ...drawn,
    actions: limitedActions(game.actions, game.accounts),
    questions: [...game.questions, ...chapters.flatMap(({ asks }) => asks?.(drawn) ?? [])],
  };
  const faults = faultsOf(
    whole,
    chapters.map(({ id }) => id),
  );
  if (faults.length > 0) throw new Error(`${game.id}: ${faults.join('; ')}`);
  return inShownOrder(whole, shown);
};

/** A game begins with what its chapters' cells and accounts hold, in the first place of its sequence. */
const begin = (
  game: Game,
  chapters: readonly Chapter[],
  shown: ShownOrder,
  scenario: string,
  options: SetUp['options'],
): SetUp => {
  const { cells, balances } = startOf(chapters, scenario);
  const without = contextWithoutGame(game, {}, scenario);
  const inForce = { ...without.options, ...options };
  return {
    cells: keysInOrder(cells, shown.cells),
    balances: keysInOrder(balances, shown.accounts),
    options: inForce,
    place: start(game.sequence, { ...without, options: inForce, cells, balances }),
  };
};

const faultsOf = (game: Game, chapters: readonly string[]): readonly string[] => {
  const faults: string[] = [];
  const unique = (what: string, ids: readonly string[]) => {
    for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) faults.push(`two ${what} named ${id}`);
  };
  const known = (what: string, id: string | undefined, ids: readonly string[]) => {
    if (id !== undefined && !ids.includes(id)) faults.push(`${what} ${id} is not there`);
  };
  const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map((one) => one.id);
  const sides = ids(game.sides);
  const actions = ids(game.actions);

  unique('chapters', chapters);
  unique('sides', sides);
  unique('scenarios', ids(game.scenarios));
  unique('options', ids(game.options));
  unique('tables', [...ids(game.tables), ...ids(game.rosters)]);
  unique('printed tables', ids(game.printed));
  for (const chart of game.charts ?? []) known('table of chart', chart.table, ids(game.printed));
  unique('cells', ids(game.cells));
  unique('accounts', ids(game.accounts));
  unique('turn columns', ids(game.turnColumns));
  unique('standing rules', ids(game.standing));
  // the command line asks calculators and questions by one name
  unique('questions', [...ids(game.calculators), ...ids(game.questions)]);
  unique('actions', actions);
  if (game.scenarios.length === 0) faults.push('no scenario');

  for (const option of game.options) {
    unique(
      `values of option ${option.id}`,
      option.choices.map((choice) => String(choice.value)),
    );
    if (!option.choices.some((choice) => choice.value === option.start))
      faults.push(`option ${option.id} does not start on one of its choices`);
    for (const [scenario, value] of Object.entries(option.startIn ?? {})) {
      known(`scenario of option ${option.id}:`, scenario, ids(game.scenarios));
      if (!option.choices.some((choice) => choice.value === value))
        faults.push(`option ${option.id} does not start on one of its choices in ${scenario}`);
    }
  }
  for (const cell of game.cells) {
    known(`side of cell ${cell.id}:`, cell.side, sides);
    if (cell.kind === 'choice' && !cell.choices?.length) faults.push(`cell ${cell.id} has no choices`);
    if (cell.min !== undefined && cell.max !== undefined && cell.min > cell.max)
      faults.push(`cell ${cell.id} has no room`);
  }
  for (const account of game.accounts) {
    known(`side of account ${account.id}:`, account.side, sides);
    if (account.min !== undefined && account.max !== undefined && account.min > account.max)
      faults.push(`account ${account.id} has no room`);
  }
  for (const column of game.turnColumns) known(`side of turn column ${column.id}:`, column.side, sides);
  for (const one of game.actions) known(`side of action ${one.id}:`, one.side, sides);
  for (const roster of game.rosters) {
    known(`side of roster ${roster.id}:`, roster.side, sides);
    unique(`units of roster ${roster.id}`, ids(roster.known));
  }
  const secrets = ids(game.secrets ?? []);
  unique('secrets', secrets);
  for (const { id, side, choices, least, most, byHand } of game.secrets ?? []) {
    known(`action of secret ${id}:`, byHand, actions);
    known(`side of secret ${id}:`, side, sides);
    const keys = choices.map(({ key }) => key);
    unique(`choices of secret ${id}`, keys);
    if (!/^[A-Za-z0-9-]+$/.test(id) || keys.some((key) => !/^[A-Za-z0-9-]+$/.test(key)))
      faults.push(`secret ${id} has no usable name`);
    if (least < 1 || least > most || most > keys.length) faults.push(`secret ${id} has no room`);
  }
  for (const { path, task } of tasksOf(game.sequence, '')) {
    known(`action of task ${path}/${task.id}:`, task.action, actions);
    known(`secret of task ${path}/${task.id}:`, task.secret?.id, secrets);
    known(`action of task ${path}/${task.id}:`, task.bulk, actions);
    known(`calculator of task ${path}/${task.id}:`, task.calc?.id, ids(game.calculators));
    known(`map tool of task ${path}/${task.id}:`, task.tool, ids(game.map?.tools ?? []));
  }
  faults.push(...shapeFaults(game.sequence, ''));
  return faults;
};

/** Every task of a sequence, with where it stands. */
export const tasksOf = (node: Node, path: string): readonly { readonly path: string; readonly task: Task }[] => {
  switch (node.node) {
    case 'phase':
      return node.tasks.map((task) => ({ path: `${path}/${node.id}`, task }));
    case 'seq':
      return node.nodes.flatMap((child) => tasksOf(child, node.id === '' ? path : `${path}/${node.id}`));
    case 'when':
      return tasksOf(node.then, path);
    case 'pick':
      return Object.entries(node.nodes).flatMap(([key, child]) => tasksOf(child, `${path}/${node.id}=${key}`));
    case 'loop':
    case 'turns':
      return tasksOf(node.body, path);
  }
};

/** Names that a path can carry, and no two unconditional siblings with one name: a path must lead to one place. */
const shapeFaults = (node: Node, path: string): readonly string[] => {
  const named = (id: string): readonly string[] =>
    /^[A-Za-z][A-Za-z0-9-]*$/.test(id) ? [] : [`place ${path}/${id} has no usable name`];
  switch (node.node) {
    case 'phase': {
      const tasks = node.tasks.map((task) => task.id);
      return [
        ...named(node.id),
        ...tasks.filter((id, at) => tasks.indexOf(id) !== at).map((id) => `two tasks ${path}/${node.id}/${id}`),
      ];
    }
    case 'seq': {
      const siblings = node.nodes.flatMap((child) => ('id' in child && child.id !== '' ? [child.id] : []));
      return [
        // a sequence without a name leaves no trace in the path
        ...(node.id === '' ? [] : named(node.id)),
        ...siblings.filter((id, at) => siblings.indexOf(id) !== at).map((id) => `two places ${path}/${node.id}/${id}`),
        ...node.nodes.flatMap((child) => shapeFaults(child, `${path}/${node.id}`)),
      ];
    }
    case 'when':
      return shapeFaults(node.then, path);
    case 'pick':
      return [
        ...named(node.id),
        ...Object.entries(node.nodes).flatMap(([key, child]) => [
          ...named(key),
          ...shapeFaults(child, `${path}/${node.id}=${key}`),
        ]),
      ];
    case 'loop':
      return [...named(node.id), ...shapeFaults(node.body, `${path}/${node.id}`)];
    case 'turns':
      return shapeFaults(node.body, path);
  }
};
