import { useMemo } from 'react';
import { openCalc } from '../state/bench.ts';
import { useOffers } from '../state/offers.ts';
import type { OpenGame } from '../state/openedGame.ts';
import { goPlace } from '../state/route.ts';
import { useLanguage } from '../words/Language.tsx';

/** The palette finds every calculator of the open game by its name and its rule. */
export const useCalculatorOffers = (open: OpenGame | undefined): void => {
  const { t, say } = useLanguage();
  const [id, game] = [open?.id, open?.game];
  const group = useMemo(
    () =>
      id !== undefined && game && game.calculators.length > 1
        ? {
            heading: t('ui.palette.calculators'),
            offers: game.calculators.map((calc) => ({
              id: calc.id,
              label: say(calc.msg),
              about: `§ ${calc.rule}`,
              words: [t('ui.play.fight.calculator'), calc.rule],
              run: () => {
                openCalc(id, calc.id);
                goPlace('fight');
              },
            })),
          }
        : undefined,
    [id, game, t, say],
  );
  useOffers('calculators', group);
};
