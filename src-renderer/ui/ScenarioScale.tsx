import type { Game } from '#rules/kit/game/game.ts';
import type { Scenario } from '#rules/kit/game/specs.ts';
import { spanOf } from '#rules/kit/game/title.ts';
import { useLanguage } from '../words/Language.tsx';
import { turnOfSpan, turnShort, yearsOf } from '../words/turns.ts';
import { ScaleBar } from './parts/ScaleBar.tsx';

/**
 * A scenario from its first turn to its last; under it the years where its turns have dates. Apart from the open game's
 * own scale: the library draws it on the first screen, which needs nothing of a game.
 */
export function ScenarioScale({
  game,
  scenario,
  turn,
}: {
  readonly game: Pick<Game, 'turnName'> | undefined;
  readonly scenario: Pick<Scenario, 'first' | 'turns'>;
  readonly turn: number;
}) {
  const { say } = useLanguage();
  const { first, last, count } = spanOf(scenario);
  const here = Math.min(Math.max(turn, first), last);
  const years = yearsOf(game, scenario).map(({ year, turn: from }) => ({ at: from - first, label: String(year) }));
  return (
    <ScaleBar
      turns={count}
      turn={here - first + 1}
      now={say(turnShort(game, here))}
      // a span within one year is told by its ends
      {...(years.length > 1
        ? { marks: years }
        : game?.turnName && { first: say(game.turnName(first).short), last: say(game.turnName(last).short) })}
      label={say(turnOfSpan(game, here, scenario))}
    />
  );
}
