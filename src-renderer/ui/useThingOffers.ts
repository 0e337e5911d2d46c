import { useMemo } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import { thingsFor, useThings } from '../host/things.ts';
import { useOffers } from '../state/offers.ts';
import { go } from '../state/route.ts';
import { useLanguage } from '../words/Language.tsx';

export type ThingSpec =
  | { readonly kind: 'roster'; readonly spec: Game['rosters'][number] }
  | { readonly kind: 'table'; readonly spec: Game['tables'][number] }
  | { readonly kind: 'sheet'; readonly spec: NonNullable<Game['map']>['sheet'] & { readonly rule: undefined } };
/** Every list, table and map a game asks for. */
export const specsOf = ({ rosters, tables, map }: Game): readonly ThingSpec[] => [
  ...rosters.map((spec) => ({ kind: 'roster' as const, spec })),
  ...tables.map((spec) => ({ kind: 'table' as const, spec })),
  ...(map ? [{ kind: 'sheet' as const, spec: { ...map.sheet, rule: undefined } }] : []),
];

/**
 * The palette opens each of them by its name: their page has a hundred buttons, and who plays is told of a value that
 * nobody has typed far from it.
 */
export const useThingOffers = (games: readonly Game[] | undefined): void => {
  const { t, say } = useLanguage();
  const things = useThings((s) => s.things);
  const group = useMemo(
    () =>
      games && {
        heading: t('ui.command.things'),
        offers: games.flatMap((game) =>
          specsOf(game).map(({ kind, spec }) => ({
            id: `${game.id}/${kind}/${spec.id}`,
            label: say(spec.msg),
            about: game.name,
            run: () => {
              // until they are loaded: the newest, or a new one
              const id = things && (thingsFor(things, kind, game.id, spec.id)[0]?.id ?? 'new');
              go({ at: 'things', game: game.id, kind, of: spec.id, ...(id === undefined ? {} : { id }) });
            },
          })),
        ),
      },
    [games, things, t, say],
  );
  useOffers('things', group);
};
