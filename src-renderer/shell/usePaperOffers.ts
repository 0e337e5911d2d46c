import { useMemo } from 'react';
import { openDiary } from '../state/diaryAsked.ts';
import { type OfferGroup, useOffers } from '../state/offers.ts';
import type { OpenGame } from '../state/openedGame.ts';
import { printPage } from '../state/paper.ts';
import { useLanguage } from '../words/Language.tsx';

/** Whatever is looked at can be printed; the story of the game is a page of its own. */
export const usePaperOffers = (open: OpenGame | undefined): void => {
  const { t } = useLanguage();
  const turn = open?.state.place.turn;
  const group = useMemo(
    (): OfferGroup => ({
      heading: t('ui.diary.offers'),
      offers: [
        { id: 'print', label: t('ui.diary.print'), about: t('ui.diary.printAbout'), words: ['pdf'], run: printPage },
        ...(turn === undefined
          ? []
          : [
              { id: 'diary', label: t('ui.diary.open'), words: [t('ui.play.journal.report')], run: () => openDiary() },
              {
                id: 'diary-turn',
                label: t('ui.diary.ofTurn'),
                words: [t('ui.play.journal.report')],
                run: () => openDiary({ turn: String(turn) }),
              },
            ]),
      ],
    }),
    [t, turn],
  );
  useOffers('paper', group);
};
