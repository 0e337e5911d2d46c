import fc from 'fast-check';
import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { isOffered } from '#rules/kit/game/offered.ts';
import { toMeet } from '#rules/kit/game/options.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import type { OutlineNode } from '#rules/kit/sequence/outline.ts';
import { inputsOf } from './inputs.ts';
import { Table } from './table.ts';

/** What a player does next. Numbers choose among what there is to choose from. */
export type Move =
  | { readonly do: 'done' }
  | { readonly do: 'act'; readonly action: string; readonly input: JsonObject }
  | { readonly do: 'go' | 'tick'; readonly at: number };

export const movesOf = (game: Game): fc.Arbitrary<Move> => {
  const acts = game.actions.map((action) =>
    fc.record({ do: fc.constant('act' as const), action: fc.constant(action.id), input: inputsOf(action.fields) }),
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant({ do: 'done' as const }) },
    ...(acts.length > 0 ? [{ weight: 5, arbitrary: fc.oneof(...acts) }] : []),
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('go' as const, 'tick' as const), at: fc.nat(100) }) },
  );
};

export const phasesOf = (nodes: readonly OutlineNode[]): readonly OutlineNode[] =>
  nodes.flatMap((node) => (node.kind === 'phase' ? [node] : phasesOf(node.nodes)));

/** Plays a move as far as the game allows it; a refusal is recorded as the override it offers, or left. */
export const play = (table: Table, move: Move): void => {
  switch (move.do) {
    case 'done':
      table.done();
      return;
    case 'act': {
      const action = table.game.actions.find((one) => one.id === move.action);
      const input = action?.parse(move.input);
      if (!action || !input?.ok || !isOffered(action, table.context)) return;
      const proposal = action.proposes(input.value, table.context);
      const booked = proposal.ok ? proposal : proposal.anyway;
      if (booked) table.write(booked.facts, booked.says);
      return;
    }
    case 'go': {
      const phases = phasesOf(table.outline);
      const phase = phases[move.at % Math.max(1, phases.length)];
      if (phase) table.goTo(phase.path);
      return;
    }
    case 'tick': {
      const tasks = phasesOf(table.outline).flatMap((phase) => phase.tasks);
      const task = tasks[move.at % Math.max(1, tasks.length)];
      if (task) table.write([{ kind: 'tick', task: task.key, on: !task.ticked }]);
      return;
    }
  }
};

/** What was played at a table; build it afresh for each run, since playing on changes it. */
export interface Played {
  readonly scenario: string;
  readonly options: { readonly [id: string]: Scalar };
  readonly moves: readonly Move[];
}

/** `size`: how near to the most they come; small ones are made quicker, and shrink quicker. */
export const playsOf = (game: Game, most = 25, size: 'small' | 'max' = 'small'): fc.Arbitrary<Played> =>
  fc.record({
    scenario: fc.constantFrom(...game.scenarios.map((one) => one.id)),
    options: optionsOf(game),
    moves: fc.array(movesOf(game), { maxLength: most, size }),
  });

export const tableOf = (game: Game, { scenario, options, moves }: Played, things?: PlayerData): Table => {
  const table = new Table(game, { scenario, options, ...(things ? { things } : {}) });
  for (const move of moves) play(table, move);
  return table;
};

export const optionsOf = (game: Game) =>
  fc.record(
    Object.fromEntries(
      game.options.map((option) => [option.id, fc.constantFrom(...option.choices.map((choice) => choice.value))]),
    ),
  );

/** Every rule that can be switched on, with what it needs: some calculators are of no use without several. */
export const allInUse = (game: Game, scenario: string): Context['options'] => {
  let values: Context['options'] = {};
  for (const { id, needs, choices } of game.options) {
    if (!choices.some((choice) => choice.value === true)) continue;
    const met = needs ? toMeet(needs.when, game.options, values, scenario) : {};
    if (met) values = { ...values, ...met, [id]: true };
  }
  return values;
};
