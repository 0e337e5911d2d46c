import type { Locale } from '../words/message.ts';
import type { Game } from './game.ts';
import type { Scenario } from './specs.ts';

/** What a list of games says of one: known before the game itself is fetched. */
export interface Title {
  readonly id: string;
  readonly name: string;
  readonly about: Readonly<Record<Locale, string>>;
  readonly scenarios: number;
  /** of its longest scenario */
  readonly turns: number;
  /** it has a sample to look at */
  readonly sample?: true;
}

/** The turns a scenario is played in. */
export const spanOf = (scenario: Pick<Scenario, 'first' | 'turns'> | undefined) => {
  const first = scenario?.first ?? 1;
  const last = Math.max(first, scenario?.turns ?? first);
  return { first, last, count: last - first + 1 };
};

/** The title of a game at hand. */
export const titleOf = ({ id, name, about, text, scenarios, sample }: Game): Title => ({
  id,
  name,
  about: { en: text.en.says[about.id] ?? '', it: text.it.says[about.id] ?? '' },
  scenarios: scenarios.length,
  turns: Math.max(...scenarios.map((scenario) => spanOf(scenario).count)),
  ...(sample && { sample: true as const }),
});
