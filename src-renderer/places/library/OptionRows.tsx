import type { Scalar } from '#rules/kit/base/json.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { startIn } from '#rules/kit/game/options.ts';
import { OptionGroups, useLacks } from '../../ui/options/OptionGroups.tsx';
import { OptionRow } from '../../ui/options/OptionRow.tsx';

/** The options of a game nobody has begun: each is set at once, what it lacks with it. */
export function OptionRows({
  game,
  values,
  scenario,
  onSet,
}: {
  readonly game: Game;
  /** every option as it stands */
  readonly values: { readonly [id: string]: Scalar };
  readonly scenario: string;
  readonly onSet: (values: { readonly [id: string]: Scalar }) => void;
}) {
  const lackOf = useLacks(game.options, values, scenario);
  return (
    <OptionGroups
      options={game.options}
      values={values}
      scenario={scenario}
      row={(option, compact) => {
        const value = values[option.id] ?? option.start;
        return (
          <OptionRow
            key={option.id}
            option={option}
            compact={compact}
            value={value}
            usual={startIn(option, scenario)}
            lack={lackOf(option, value, onSet)}
            onChange={(to) => onSet({ [option.id]: to })}
          />
        );
      }}
    />
  );
}
