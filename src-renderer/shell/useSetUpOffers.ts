import { useMemo } from 'react';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import { calcOpen, draftOf, useBench } from '../state/bench.ts';
import { useOffers } from '../state/offers.ts';
import type { OpenGame } from '../state/openedGame.ts';
import { askSetUp } from '../state/setUpAsked.ts';
import { useLanguage } from '../words/Language.tsx';

/** Sends what lies on the calculator of the open game, typed or recorded, as a code. */
const share = ({ id, game, context, state }: OpenGame): void => {
  const bench = useBench.getState();
  const calculator = calcOpen(bench, id, game.calculators);
  if (!calculator) return;
  const draft = draftOf(bench, id, calculator.id);
  const flow = draft.flow === undefined ? undefined : state.flows[draft.flow];
  const input = calculator.parse(flow ? flow.input : { ...fillFrom(calculator.fields, context), ...draft.input });
  if (input.ok) askSetUp({ is: 'share', setUp: { game, calculator, input: input.value } });
};

export const useSetUpOffers = (open: OpenGame | undefined): void => {
  const { t } = useLanguage();
  const group = useMemo(
    () =>
      open && {
        heading: t('ui.setUp.offers'),
        offers: [{ id: 'share', label: t('ui.setUp.share'), words: ['QR'], run: () => share(open) }],
      },
    [t, open],
  );
  useOffers('setUp', group);
};
