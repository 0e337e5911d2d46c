import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { outline } from '#rules/kit/sequence/outline.ts';
import { placeAt } from '#rules/kit/sequence/walker.ts';
import type { Agreement } from './agree.ts';
import { someFields, someInput } from './fights.ts';
import { phasesOf } from './play.ts';
import type { Position } from './position.ts';
import { unknownRules } from './words.ts';

/** What a game says of a position, and where it sends the players: pairs that every game has. */
export const advicePairs = (game: Game, against: readonly string[]): readonly Agreement[] => [
  {
    id: 'rules',
    rule: '',
    readers: ['what is said', 'reference'],
    constant: true,
    check: (at) => (game.reference.length === 0 ? undefined : { says: [unknownRules(game, saidAt(at)), []] }),
    ...(game.reference.length === 0 ? { rare: true as const } : {}),
  },
  {
    id: 'tasks',
    rule: '',
    readers: ['list of tasks', 'actions and calculators'],
    constant: true,
    rare: true,
    check: tasks,
  },
  {
    id: 'advice',
    rule: '',
    readers: ['what is advised', 'what is taken'],
    constant: true,
    rare: true,
    check: advice,
  },
  {
    id: 'carried-out',
    rule: '',
    readers: ['what is due', 'the form as it opens'],
    constant: true,
    rare: true,
    check: (at) => carriedOut(at, against),
  },
  ...(game.actions.length > 0
    ? [
        {
          id: 'form',
          rule: '',
          readers: ['form', 'command line'] as const,
          constant: true as const,
          check: formAndScript,
        },
      ]
    : []),
];

/** A form filled in at random, and the command line asked the same. */
const formAndScript = (at: Position): ReturnType<Agreement['check']> => {
  const { game, context, roll } = at;
  const action = roll.one(game.actions.filter((one) => one.when(context)));
  if (!action) return undefined;
  const raw = someFields(at, action.fields);
  const input = action.parse(raw, context);
  return input.ok
    ? { about: [action.id, raw], says: [at.form(action.id, raw), at.script(`do-${action.id}`, raw)] }
    : undefined;
};

/** Everything that is said at once: lists, score, record, a tool, a judge, a form, a calculator. */
const saidAt = (at: Position): unknown => {
  const { game, context, roll } = at;
  const action = roll.one(game.actions.filter((one) => one.when(context)));
  const calculator = roll.one(game.calculators);
  const input = calculator?.parse(someInput(at, calculator), context);
  const shown =
    calculator && input?.ok && calculator.cost(input.value, context) <= 20
      ? [calculator.panel(input.value, context, []), calculator.play(input.value, context, [])]
      : [];
  const judge = roll.one(game.map?.supplyChecks ?? []);
  return [
    outline(game.sequence, context),
    game.limits(context),
    game.reminders(context),
    game.score(context),
    game.turnColumns.map((lane) => lane.at(context.turn, context)),
    game.book?.pages(context).map((page) => game.book?.notes(page.id, context)),
    game.over?.(context),
    action ? at.form(action.id) : [],
    shown,
    overlayAt(at),
    judge ? judge.of(at.board, at.stand, context) : [],
  ];
};

const overlayAt = (at: Position): Overlay | undefined => {
  const { game, roll } = at;
  const tool = roll.one(game.map?.tools ?? []);
  if (!tool) return undefined;
  const piece = roll.one(at.stand.pieces);
  const target = tool.of === 'map' ? '' : tool.of === 'piece' ? piece?.id : piece?.hex;
  return target === undefined ? undefined : at.tool(tool.id, target);
};

/** A task that names an action or a calculator names one that is there: whether there is anything left to do for it is another matter. */
const tasks = ({ game, context }: Position): ReturnType<Agreement['check']> => {
  const place = placeAt(game.sequence, context).path;
  const now = phasesOf(outline(game.sequence, context)).find(({ path }) => path === place);
  const named = (now?.tasks ?? []).filter(({ applies, action, calc }) => applies && (action ?? calc) !== undefined);
  if (named.length === 0) return undefined;
  const faults = named.flatMap(({ id, action: wanted, calc }): readonly string[] => {
    const action = game.actions.find((one) => one.id === wanted);
    const calculator = game.calculators.find((one) => one.id === calc?.id);
    return [
      ...(wanted !== undefined && !action ? [`${id}: no action ${wanted}`] : []),
      ...(calc && !calculator?.parse(calc.input, context).ok
        ? [`${id}: ${calc.id} does not take what it is given`]
        : []),
    ];
  });
  return { about: place, says: [faults, []] };
};

/**
 * What a reminder says is due its form books: as it opens, with what the record knows, no rule speaks against it. What has
 * to be filled in first, or thrown, it may ask for.
 */
const carriedOut = ({ game, context }: Position, against: readonly string[]): ReturnType<Agreement['check']> => {
  const due = game
    .reminders(context)
    .filter(({ due: now, at }) => now && (at === undefined || `${context.place}/`.startsWith(`${at}/`)));
  const wanted = due.flatMap(({ id, action }) => (action === undefined ? [] : [{ id, action }]));
  const faults = wanted.flatMap(({ id, action: name }): readonly string[] => {
    const action = game.actions.find((one) => one.id === name);
    const input = action?.parse({}, context);
    if (!action?.when(context) || !input?.ok) return [];
    const made = action.proposes(input.value, context);
    if (made.ok || made.ahead || !made.anyway) return [];
    const fault = `${id}: ${name} is refused as it opens, ${made.rule} ${made.msg.id}`;
    return against.some((one) => fault.startsWith(one)) ? [] : [fault];
  });
  return wanted.length === 0 ? undefined : { about: context.place, says: [faults, []] };
};

/** A reminder's action, a fight noted ahead, a calculator that a tool of the map opens: there, and ready for it. */
const advice = (at: Position): ReturnType<Agreement['check']> => {
  const { game, context } = at;
  const calc = (from: string, one: { readonly id: string; readonly input: JsonObject }): readonly string[] => {
    const calculator = game.calculators.find(({ id }) => id === one.id);
    return calculator?.parse(one.input, context).ok ? [] : [`${from}: ${one.id} does not take what it is given`];
  };
  const reminders = game.reminders(context).filter(({ action, due }) => due && action !== undefined);
  const fights = game.fights?.(context) ?? [];
  const opened = (overlayAt(at)?.list ?? []).flatMap((item) => (item.calc ? [item.calc] : []));
  if (reminders.length + fights.length + opened.length === 0) return undefined;
  const faults = [
    ...reminders.flatMap(({ id, action, at: place }) => {
      const found = game.actions.find((one) => one.id === action);
      if (!found) return [`${id}: no action ${action}`];
      const here = place === undefined || `${context.place}/`.startsWith(`${place}/`);
      return !here || found.when(context) ? [] : [`${id}: ${action} is not offered here`];
    }),
    ...fights.flatMap((one) => calc(one.id, { id: one.calc, input: one.input })),
    ...opened.flatMap((one) => calc('map', one)),
  ];
  return { says: [faults, []] };
};
