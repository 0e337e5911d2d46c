import { useMemo } from 'react';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import { draftOf, useBench } from '../state/bench.ts';
import { type OfferGroup, useOffers } from '../state/offers.ts';
import { askSetUp } from '../state/setUpAsked.ts';
import { useGame } from '../state/store.ts';
import { useLanguage } from '../words/Language.tsx';

/** A code can be opened everywhere; what lies on the calculator of the open game can be sent as one. */
export const useSetUpOffers = (): void => {
  const { t } = useLanguage();
  const open = useGame((s) => s.open);
  const group = useMemo(
    (): OfferGroup => ({
      heading: t('ui.setUp.offers'),
      offers: [
        { id: 'open', label: t('ui.setUp.open'), words: ['QR'], run: () => askSetUp({ is: 'open', code: '' }) },
        ...(open
          ? [
              {
                id: 'share',
                label: t('ui.setUp.share'),
                words: ['QR'],
                run: () => {
                  const bench = useBench.getState();
                  const { game, context, id } = open;
                  const calculator = game.calculators.find((one) => one.id === bench.calc[id]) ?? game.calculators[0];
                  if (!calculator) return;
                  const draft = draftOf(bench, id, calculator.id);
                  const flow = draft.flow === undefined ? undefined : open.state.flows[draft.flow];
                  const typed = flow ? flow.input : { ...fillFrom(calculator.fields, context), ...draft.input };
                  const input = calculator.parse(typed);
                  if (input.ok) askSetUp({ is: 'share', setUp: { game, calculator, input: input.value } });
                },
              },
            ]
          : []),
      ],
    }),
    [t, open],
  );
  useOffers('setUp', group);
};
