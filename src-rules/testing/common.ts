import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { startOf } from '#rules/kit/forms/parse.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Calculator, Planned } from '#rules/kit/procedure/calcSpec.ts';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import type { BattlePanel, OddsPanel, Panel } from '#rules/kit/procedure/panel.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { advicePairs } from './advice.ts';
import type { Agreement, Said } from './agree.ts';
import { forecast, screenAndScript } from './booked.ts';
import { someInput, withoutHidden } from './fights.ts';
import type { Position, Setting } from './position.ts';
import type { Roll } from './roll.ts';
import { type Leaf, leavesOf, usualOf } from './walk.ts';

/**
 * Pairs of readers that every game has, whatever its rules. `against`: refusals of what a reminder says is due, by how they
 * begin (see `Agreements`).
 */
export const commonPairs = (
  game: Game,
  { inputs = {} }: Setting = {},
  against: readonly string[] = [],
): readonly Agreement[] => [
  ...game.calculators.flatMap((calculator) =>
    calculatorPairs(calculator, kindOf(game, calculator), inputs[calculator.id]),
  ),
  ...advicePairs(game, against),
];

/** What a calculator shows, as it opens. */
const kindOf = (game: Game, { parse, fields, panel }: Calculator): Panel['kind'] => {
  const input = parse(JSON.parse(JSON.stringify(startOf(fields))));
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return panel(input.value, contextWithoutGame(game), []).kind;
};

/** A fight that is not too long to be worked out many times over, in milliseconds. */
const mostCost = 20;

const calculatorPairs = (
  calculator: Calculator,
  kind: Panel['kind'],
  likely: (at: Position) => JsonObject = (at) => someInput(at, calculator),
): readonly Agreement[] => {
  const pair = (
    id: string,
    readers: Agreement['readers'],
    check: (calculator: Calculator, input: JsonObject, at: Position) => Said | readonly Said[] | undefined,
    {
      typed = (at) => someInput(at, calculator),
      ...more
    }: Pick<Agreement, 'constant' | 'rare'> & { readonly typed?: (at: Position) => JsonObject } = {},
  ): Agreement => ({
    id: `${id} ${calculator.id}`,
    rule: calculator.rule,
    readers,
    check: (at) => {
      const input = calculator.parse(typed(at), at.context);
      if (!input.ok || calculator.cost(input.value, at.context) > mostCost) return undefined;
      return check(calculator, input.value, at);
    },
    every: kind === 'battle' ? 6 : 10,
    ...more,
  });
  return [
    pair('refusal', ['panel', 'play'], refusal, { constant: true }),
    pair('script', ['screen', 'command line'], screenAndScript),
    ...(askedNow(calculator.fields)
      ? [
          pair('unasked', ['panel', 'panel without what its form does not ask'], unasked, {
            constant: true,
            rare: true,
          }),
        ]
      : []),
    ...(kind === 'odds' && calculator.policies.length > 0
      ? [pair('forecast', ['steps expected', 'steps the record loses'], forecast, { rare: true, typed: likely })]
      : []),
    ...(kind === 'odds' ? [pair('figures', ['panel', 'play'], figures, { typed: likely })] : []),
    ...(calculator.quickPanel ? [pair('brief', ['brief panel', 'panel'], brief)] : []),
    ...(kind === 'battle'
      ? []
      : [pair('plan', ['plan', 'played out face by face'], planned, { constant: true, rare: true, typed: likely })]),
    ...(kind === 'odds'
      ? [pair('chances', ['panel', 'played out face by face'], chances, { constant: true, typed: likely })]
      : []),
    ...(kind === 'battle'
      ? [
          pair('ends', ['panel', 'plan'], ends, { typed: likely }),
          pair('throw', ['panel', 'plan after each number of hits'], thrown, { typed: likely }),
          pair('plan', ['plan', 'played out throw by throw'], playedOut, { typed: likely }),
        ]
      : []),
  ];
};

const refusal = (calculator: Calculator, input: JsonObject, { context }: Position): Said => ({
  about: input,
  says: [calculator.panel(input, context, []).not ?? null, calculator.play(input, context, []).not ?? null],
});

const totals = (figures: readonly Figure[], beside: readonly Figure[]): { readonly [id: string]: number } =>
  Object.fromEntries(
    figures.flatMap(({ id, value }) => (beside.some((one) => one.id === id) ? [[id, value] as const] : [])),
  );
/** Figures that both have, once nothing but the last die is open: before, one may show what is likeliest. */
const figures = (calculator: Calculator, input: JsonObject, { context, roll }: Position): Said | undefined => {
  const answers: Answer[] = [];
  let last: readonly Answer[] | undefined;
  for (let stop = 0; stop < 40; stop += 1) {
    const { ask } = calculator.play(input, context, answers);
    if (!ask) break;
    last = [...answers];
    const keys = ask.kind === 'choice' ? [ask.usual] : ask.ways().flatMap(([key, weight]) => (weight > 0 ? [key] : []));
    answers.push({ ask: ask.id, key: roll.one(keys) ?? '' });
    if (ask.id === tableDie) break;
  }
  if (!last) return undefined;
  const shown = calculator.panel(input, context, last).figures;
  const played = calculator.play(input, context, last).figures;
  const both = totals(shown, played);
  if (Object.keys(both).length === 0) return undefined;
  return { about: { input, answers: last }, says: [both, totals(played, shown)] };
};

/** Whether something of a form is asked only now and then. */
const askedNow = (fields: Fields): boolean =>
  Object.values(fields).some((field) => field.when !== undefined || (field.kind === 'rows' && askedNow(field.fields)));
const unasked = (calculator: Calculator, input: JsonObject, { context }: Position): Said | undefined => {
  const less = calculator.parse(withoutHidden(calculator.fields, input, context), context);
  if (!less.ok) return undefined;
  const said = (value: JsonObject) => {
    const { says, figures, missing, not } = calculator.panel(value, context, []);
    return { says, figures, missing, not };
  };
  return { about: input, says: [said(input), said(less.value)] };
};

const brief = (calculator: Calculator, input: JsonObject, { context }: Position): Said => {
  const [quick, whole] = [calculator.quickPanel?.(input, context, []), calculator.panel(input, context, [])];
  const said = (panel: Panel | undefined) => panel && [panel.not ?? null, panel.figures, panel.missing];
  return { about: input, says: [said(quick), said(whole)] };
};

/** Chances are alike when they differ by nothing that adding up in another order could make. */
const rounded = (sums: ReadonlyMap<string, number>): { readonly [key: string]: number } =>
  Object.fromEntries(
    [...sums]
      .filter(([, p]) => p > 1e-12)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, p]) => [key, Math.round(p * 1e9) / 1e9]),
  );
const summed = <T>(list: readonly T[], of: (one: T) => readonly [key: string, p: number] | undefined) => {
  const sums = new Map<string, number>();
  for (const one of list) {
    const part = of(one);
    if (part) sums.set(part[0], (sums.get(part[0]) ?? 0) + part[1]);
  }
  return rounded(sums);
};
const byKey = (plan: readonly Planned[]) => summed(plan, ({ key, p }) => [key, p]);
const endsOf = (leaves: readonly Leaf[]) => summed(leaves, ({ p, end }) => [end.done?.key ?? 'no end', p]);

const planned = (calculator: Calculator, input: JsonObject, { context }: Position): Said | undefined => {
  const leaves = leavesOf(calculator, input, context);
  // what is refused has nothing to plan
  if (!leaves || leaves[0]?.end.not) return undefined;
  const plan = calculator.plan(input, context);
  // what nobody typed has no chance, though play goes on by what is thrown; the panel says what is missing, or shows none
  if (plan.length === 0) {
    const shown = calculator.panel(input, context, []);
    if (shown.missing.length > 0 || (shown.kind === 'odds' && shown.chances.length === 0)) return undefined;
  }
  return { about: input, says: [byKey(plan), endsOf(leaves)] };
};

/** The die a table of results is read with, in every game. */
const tableDie = 'die';

/** The code that stands on the screen beside the face that was thrown. */
const codeOf = (calculator: Calculator, input: JsonObject, { context }: Position, leaf: Leaf): string | undefined => {
  const at = leaf.asks.findIndex(({ id }) => id === tableDie);
  const face = leaf.answers[at]?.key;
  if (face === undefined) return undefined;
  const panel = calculator.panel(input, context, leaf.answers.slice(0, at));
  if (panel.kind !== 'odds') return undefined;
  return plainCode(panel.faces.find((one) => String(one.face) === face)?.code ?? '?');
};

/** A star behind it tells of what kind a box is, not what it says. */
const plainCode = (code: string): string => code.replace(/ \*$/, '');
const chances = (calculator: Calculator, input: JsonObject, at: Position): Said | undefined => {
  const shown: Panel = calculator.panel(input, at.context, []);
  if (shown.kind !== 'odds' || shown.not || shown.chances.length === 0) return undefined;
  const leaves = leavesOf(calculator, input, at.context);
  // a result that comes without a throw stands on no face
  if (!leaves?.every(({ asks }) => asks.some(({ id }) => id === tableDie))) return undefined;
  return {
    about: input,
    says: [
      summed<OddsPanel['chances'][number]>(shown.chances, ({ code, chance }) => [plainCode(code), chance.p]),
      summed(leaves, (leaf) => [codeOf(calculator, input, at, leaf) ?? 'no die', leaf.p]),
    ],
  };
};

const battleOf = (panel: Panel): BattlePanel | undefined =>
  panel.kind === 'battle' && !panel.not && !panel.tooLarge ? panel : undefined;

const ends = (calculator: Calculator, input: JsonObject, { context }: Position): Said | undefined => {
  const shown = battleOf(calculator.panel(input, context, []));
  if (!shown || shown.ends.length === 0) return undefined;
  return {
    about: input,
    says: [summed(shown.ends, ({ key, chance }) => [key, chance.p]), byKey(calculator.plan(input, context))],
  };
};

/**
 * A battle played to its end by what is thrown and chosen at random. Somewhere on the way: the chances are those after
 * each number that may be thrown, together; at the end one is left, that of what came of it.
 */
const playedOut = (calculator: Calculator, input: JsonObject, { context, roll }: Position): Said | undefined => {
  const stops: { readonly given: readonly Answer[]; readonly ask: Ask }[] = [];
  const answers: Answer[] = [];
  const next = () => calculator.play(input, context, answers);
  let end = next();
  for (; end.ask && stops.length < mostStops; end = next()) {
    const { ask } = end;
    stops.push({ given: [...answers], ask });
    const keys =
      ask.kind === 'choice'
        ? ask.options.flatMap(({ key, not }) => (not ? [] : [key]))
        : ask.ways().flatMap(([key, weight]) => (weight > 0 ? [key] : []));
    const key = ask.kind === 'choice' && roll.chance(0.6) ? usualOf(ask) : (roll.one(keys) ?? '');
    answers.push({ ask: ask.id, key });
  }
  const stop = roll.one(stops);
  const plan = (given: readonly Answer[]) => calculator.plan(input, context, given);
  const before = stop ? plan(stop.given) : [];
  // refused, or longer than anybody waits
  if (!stop || before.length === 0) return undefined;
  const { given, ask } = stop;
  const ways = ask.kind === 'choice' ? [[usualOf(ask), 1] as const] : ask.ways().filter(([, weight]) => weight > 0);
  const total = ways.reduce((sum, [, weight]) => sum + weight, 0);
  const after = ways.flatMap(([key, weight]) =>
    plan([...given, { ask: ask.id, key }]).map((one) => ({ key: one.key, p: (one.p * weight) / total })),
  );
  const { done } = end;
  return {
    about: { input, given, answers },
    says: [
      [byKey(before), done && byKey(plan(answers))],
      [summed(after, ({ key, p }) => [key, p]), done && { [done.key]: 1 }],
    ],
  };
};
const mostStops = 80;

/** The throw to make now: how often each number of hits comes, and how the battle ends from there. */
const thrown = (calculator: Calculator, input: JsonObject, { context, roll }: Position): Said | undefined => {
  const shown = battleOf(calculator.panel(input, context, []))?.roll;
  const { ask } = calculator.play(input, context, []);
  if (!shown || ask?.kind !== 'chance') return undefined;
  const ways = ask.ways();
  const total = ways.reduce((sum, [, weight]) => sum + weight, 0);
  const hits = oneOf(
    roll,
    shown.hits.filter(({ ends: known, chance }) => known && chance.p > 0),
  );
  const key = hits && ask.read(hits.n);
  const after = key === undefined ? [] : calculator.plan(input, context, [{ ask: ask.id, key }]);
  return {
    about: { input, hits: hits?.n },
    says: [
      [
        summed(shown.hits, ({ n, chance }) => [ask.read(n) ?? '?', chance.p]),
        summed(Object.entries(hits?.ends ?? {}), ([end, p]) => [end, p]),
      ],
      [summed(ways, ([way, weight]) => [way, weight / total]), byKey(after)],
    ],
  };
};
const oneOf = <T extends { readonly n: number }>(roll: Roll, list: readonly T[]): T | undefined =>
  list[roll.below(Math.max(1, list.length))];
