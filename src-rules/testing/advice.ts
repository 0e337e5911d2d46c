import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { outline } from '#rules/kit/sequence/outline.ts';
import { placeAt } from '#rules/kit/sequence/walker.ts';
import type { Agreement } from './agree.ts';
import { someFields, someInput, withoutHidden } from './fights.ts';
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
        {
          id: 'spaces',
          rule: '',
          readers: ['form', 'form with spaces around what is typed'] as const,
          constant: true as const,
          rare: true as const,
          check: spaces,
        },
        {
          id: 'unasked',
          rule: '',
          readers: ['form', 'form without what it does not ask'] as const,
          constant: true as const,
          rare: true as const,
          check: unasked,
        },
        {
          id: 'notes',
          rule: '',
          readers: ['what a form notes', 'what scripts are told of it'] as const,
          constant: true as const,
          rare: true as const,
          check: notes,
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

/** What is typed into a line of text, and the same with spaces around it; nothing at all, and nothing but spaces. */
const spaces = (at: Position): ReturnType<Agreement['check']> => {
  const { game, context, roll } = at;
  const typed = (fields: Fields): readonly string[] =>
    Object.entries(fields).flatMap(([key, { kind }]) => (kind === 'text' ? [key] : []));
  const actions = game.actions.filter((one) => one.when(context) && typed(one.fields).length > 0);
  return roll.some(actions, 0.25).flatMap((action) => {
    const input = action.parse(someFields(at, action.fields), context);
    if (!input.ok) return [];
    const wide = typed(action.fields).map((key) => [key, ` ${input.value[key]} `] as const);
    const more = { ...input.value, ...Object.fromEntries(wide) };
    return action.parse(more, context).ok
      ? [{ about: [action.id, more], says: [at.form(action.id, input.value), at.form(action.id, more)] as const }]
      : [];
  });
};

/** Fields that a form does not ask as things stand, and the same left as they begin. */
const unasked = (at: Position): ReturnType<Agreement['check']> => {
  const { game, context, roll } = at;
  const forms = game.actions.filter((one) => one.when(context) && Object.values(one.fields).some(({ when }) => when));
  return roll.some(forms, 0.25).flatMap((action) => {
    const input = action.parse(someFields(at, action.fields), context);
    if (!input.ok) return [];
    const less = withoutHidden(action.fields, input.value, context);
    const [whole, asked] = [at.form(action.id, input.value), at.form(action.id, less)];
    // a script that says what nobody asks may be refused
    return whole?.ok && asked?.ok ? [{ about: [action.id, input.value], says: [whole, asked] as const }] : [];
  });
};

/** A note that always says the same number, as scripts are told. */
const notes = (at: Position): ReturnType<Agreement['check']> => {
  const { game, context, roll } = at;
  const always = new Map((game.marks ?? []).map(({ id, value }) => [id, Number(value)] as const));
  return roll.some(game.actions, 0.5).flatMap((action) => {
    const input = action.parse(someFields(at, action.fields), context);
    if (!input.ok) return [];
    const proposal = action.proposes(input.value, context);
    const facts = proposal.ok ? proposal.facts : (proposal.anyway?.facts ?? []);
    return facts.flatMap((fact) => {
      const told = fact.kind === 'mark' && fact.value !== null ? always.get(fact.mark) : undefined;
      return fact.kind !== 'mark' || told === undefined || Number.isNaN(told)
        ? []
        : [{ about: [action.id, fact.mark], says: [fact.value, told] as const }];
    });
  });
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
