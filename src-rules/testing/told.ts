import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { startOf } from '#rules/kit/forms/parse.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { describeContext } from '#rules/kit/game/questions/describeContext.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Node, Task } from '#rules/kit/sequence/nodes.ts';
import { type Setting, tableAt } from './position.ts';
import { rollOf } from './roll.ts';

/** What a game declares, and what its screens say by themselves: each kind of line with its words and rule numbers. */
export interface Told {
  readonly where: string;
  readonly what: unknown;
}

const tasksIn = (node: Node): readonly Task[] => {
  const inner = Object.values(node).flatMap((value): readonly Node[] => (Array.isArray(value) ? value : [value]));
  const own = node.node === 'phase' ? node.tasks : [];
  return [...own, ...inner.filter((one) => typeof one === 'object' && one !== null && 'node' in one).flatMap(tasksIn)];
};

/** What stands at a place of the game: tasks, columns of the turns, limits, reminders, score, tracks, what forms offer. */
const toldBy = (game: Game, context: Context): readonly Told[] => {
  const { turn } = context;
  const turns = [turn - 1, turn, turn + 1, turn + 2].filter((one) => one > 0);
  const offers = (id: string, fields: Fields, beside: JsonObject): readonly Told[] =>
    Object.entries(fields).flatMap(([key, field]) => {
      if (field.kind === 'rows') return offers(`${id} ${key}`, field.fields, startOf(field.fields));
      if (field.kind !== 'text' || !field.offers) return [];
      return field.offers(context, beside).map((what) => ({ where: `offers ${id} ${key}`, what }));
    });
  return [
    ...tasksIn(game.sequence).flatMap((task) => [
      { where: `task ${task.id} says`, what: task.status?.(context) },
      { where: `task ${task.id} owes`, what: task.debt?.(context) },
    ]),
    ...game.turnColumns.flatMap((column) =>
      turns.flatMap((at) => column.at(at, context).map((what) => ({ where: `column ${column.id}`, what }))),
    ),
    ...game.limits(context).map((what) => ({ where: `limit ${what.id}`, what })),
    ...game.reminders(context).map((what) => ({ where: `reminder ${what.id}`, what })),
    ...(game.tracks?.(context) ?? []).map((what) => ({ where: `track ${what.id}`, what })),
    { where: 'score', what: game.score(context) },
    { where: 'over', what: game.over?.(context) },
    ...[...game.actions, ...game.calculators].flatMap(({ id, fields }) => offers(id, fields, startOf(fields))),
  ];
};

/** What a game declares, functions aside: tables, lists, options, cells, phases with their tasks … */
const declaredBy = (game: Game): readonly Told[] =>
  Object.entries(game).flatMap(([key, value]) => {
    if (key === 'text' || typeof value === 'function') return [];
    if (!Array.isArray(value)) return [{ where: `declared ${key}`, what: value }];
    return value.map((what, at) => ({ where: `declared ${key} ${what.id ?? what.rule ?? at}`, what }));
  });

/** What scripts may ask, with every limit, and what a script may say of a game. */
const askedIn = (game: Game): readonly Told[] => [
  ...questionsOf(game).map((one) => ({
    where: `asked ${one.id}`,
    what: { about: one.about, input: one.describe().input },
  })),
  { where: 'asked context', what: describeContext(game) },
];

/** What a line of a fight says of a counter, whatever is known of it. */
const fightersIn = (game: Game): readonly Told[] => {
  const roll = rollOf(41);
  return game.calculators.flatMap(({ id, fields }) =>
    Object.entries(fields).flatMap(([key, field]) => {
      if (field.kind !== 'rows' || !game.fightWords?.calcs.includes(id)) return [];
      return Array.from({ length: 40 }, (): Told => {
        const values: Record<string, unknown> = { ...startOf(field.fields) };
        for (const [one, own] of Object.entries(field.fields)) {
          if (own.kind === 'choice') values[one] = roll.one(own.options)?.key ?? own.start;
          if (own.kind === 'toggle') values[one] = roll.chance(0.5);
          if (own.kind === 'count') values[one] = roll.chance(0.3) ? undefined : own.min + roll.below(6);
          if (own.kind === 'faces' || (own.kind === 'text' && !own.many))
            values[one] = roll.one(['', '4 3 2 1', '6 4', '9', '3']) ?? '';
        }
        return { where: `fighter ${id} ${key}`, what: game.fightWords?.fighter(values as JsonObject) };
      });
    }),
  );
};

/** Each line once, in the order of the alphabet. */
export const toldIn = (game: Game, setting: Setting, seeds: number): readonly string[] => {
  const lines = new Set<string>();
  const tell = ({ where, what }: Told): void => {
    if (what !== undefined) lines.add(`${where}: ${JSON.stringify(what)}`);
  };
  for (let seed = 1; seed <= seeds; seed += 1)
    for (const told of toldBy(game, tableAt(game, seed, setting).context)) tell(told);
  for (const told of [...fightersIn(game), ...declaredBy(game), ...askedIn(game)]) tell(told);
  return [...lines].sort();
};
