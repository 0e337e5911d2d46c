import { useMemo } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import { useOffers } from '../state/offers.ts';
import { openReference, openTables } from '../state/reference.ts';
import { useLanguage } from '../words/Language.tsx';
import { tablesOf } from './PrintedTable.tsx';

/** The palette finds rules by number and by what they are about. */
export const useReferenceOffers = (game: Game | undefined): void => {
  const { t, say } = useLanguage();
  const group = useMemo(
    () =>
      game && {
        heading: t('ui.palette.references'),
        offers: [
          ...(game.printed.length > 0
            ? [{ id: 'tables', label: t('ui.reference.tables'), about: game.name, run: () => openTables() }]
            : []),
          ...tablesOf(game).map(({ grid, chart }) => ({
            id: `table/${grid.id}`,
            label: chart ? say(chart.msg) : grid.id,
            about: `§ ${grid.from}`,
            words: [t('ui.reference.tables'), grid.id],
            run: () => openTables(grid.id),
          })),
          ...game.reference.map(({ rule, msg }) => ({
            id: rule,
            label: `§ ${rule}`,
            about: say(msg),
            words: [rule],
            run: () => openReference(rule),
          })),
        ],
      },
    [game, t, say],
  );
  useOffers('references', group);
};
