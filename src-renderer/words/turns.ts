import type { Game } from '#rules/kit/game/game.ts';
import type { Scenario } from '#rules/kit/game/specs.ts';
import { spanOf } from '#rules/kit/game/title.ts';
import { turnLabel } from '#rules/kit/game/turnLabel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { ui } from './text.ts';

type Named = Pick<Game, 'turnName'> | undefined;

/** A turn within a sentence: "September 1941" where the game dates its turns, else "turn 4". */
export const turnWord = (game: Named, n: number): Msg => game?.turnName?.(n).long ?? ui('ui.header.turn', { n });

/** The same in little room: "Sep 1941". */
export const turnShort = (game: Named, n: number): Msg => game?.turnName?.(n).short ?? ui('ui.header.turn', { n });

/** What stands beside the number of a turn: what the box says of it, and the name the players gave it. */
export const besideTurn = (
  { game, context }: { readonly game: Pick<Game, 'turnAbout'>; readonly context: Pick<Context, 'cells'> },
  n: number,
  say: (msg: Msg) => string,
): string => {
  const about = game.turnAbout?.(n);
  return [about ? say(about) : '', turnLabel(context, n)].filter((part) => part !== '').join(' · ');
};

/** A turn as a heading. */
export const turnTitle = (game: Named, n: number): Msg => ui('ui.turn.title', { turn: turnWord(game, n) });

/** From a turn on: the preposition differs for a date. */
export const fromTurn = (game: Named, n: number): Msg =>
  game?.turnName ? ui('ui.options.fromDate', { turn: turnWord(game, n) }) : ui('ui.options.fromTurn', { n });

/** How far a scenario is, said to those who do not see the bar. */
export const turnOfSpan = (game: Named, n: number, scenario: Pick<Scenario, 'first' | 'turns'> | undefined): Msg => {
  const { first, count } = spanOf(scenario);
  const nth = n - first + 1;
  return game?.turnName
    ? ui('ui.turn.datedOf', { turn: turnWord(game, n), n: nth, of: count })
    : ui('ui.header.turnOf', { n: nth, of: count });
};

/** First and last turn of a scenario. */
export const spanMsg = (game: Named, scenario: Pick<Scenario, 'first' | 'turns'> | undefined): Msg => {
  const { first, last } = spanOf(scenario);
  return game?.turnName
    ? ui('ui.turn.dates', { from: turnWord(game, first), to: turnWord(game, last) })
    : ui('ui.play.turns.span', { from: first, to: last });
};

/** The years a scale is divided into, each with the turn it begins in. */
export const yearsOf = (game: Named, scenario: Pick<Scenario, 'first' | 'turns'> | undefined) => {
  const { first, last } = spanOf(scenario);
  const years: { readonly year: number; readonly turn: number }[] = [];
  if (!game?.turnName) return years;
  for (let turn = first; turn <= last; turn++) {
    const { year } = game.turnName(turn);
    if (years.at(-1)?.year !== year) years.push({ year, turn });
  }
  return years;
};
