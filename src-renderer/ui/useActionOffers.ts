import { useEffect, useMemo, useRef } from 'react';
import type { Action } from '#rules/kit/game/action.ts';
import { offeredNow } from '#rules/kit/game/offered.ts';
import { useOffers } from '../state/offers.ts';
import type { OpenGame } from '../state/openedGame.ts';
import { useLanguage } from '../words/Language.tsx';

/** The palette finds every action the game offers now; `run` opens its form on the screen that lists them. */
export const useActionOffers = (
  { game, context }: Pick<OpenGame, 'game' | 'context'>,
  readOnly: boolean,
  run: (action: Action) => void,
): void => {
  const { t, say } = useLanguage();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const group = useMemo(
    () =>
      readOnly
        ? undefined
        : {
            heading: t('ui.play.actions'),
            offers: offeredNow(game, context).map((action) => ({
              id: action.id,
              label: say(action.msg),
              about: say(action.group),
              run: () => latest.current(action),
            })),
          },
    [readOnly, game, context, say, t],
  );
  useOffers('actions', group);
};
