import { useMemo } from 'react';
import { useOffers } from '../../../state/offers.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { askSecret, secretParts } from '../../../state/secretAsked.ts';
import { useLanguage } from '../../../words/Language.tsx';
import { offeredParts } from './seals.ts';

/** The palette finds what can be done with the secrets of the open game. It names the secret, never what is in it. */
export const useSecretOffers = (open: OpenGame | undefined): void => {
  const { t } = useLanguage();
  const secrets = open?.game.secrets;
  const parts = open && secrets?.map((spec) => offeredParts(open, spec.id).join(' ')).join();
  // the words of the list change with what can be done, not with every entry
  const group = useMemo(
    () =>
      secrets &&
      parts !== undefined && {
        heading: t('ui.secret.notes'),
        offers: secrets.flatMap((spec, i) =>
          secretParts
            .filter((part) => parts.split(',')[i]?.split(' ').includes(part))
            .map((part) => ({
              id: `${spec.id}/${part}`,
              label: t(`ui.secret.${part}`, { what: spec.msg }),
              about: `§ ${spec.rule}`,
              run: () => askSecret(spec.id, part),
            })),
        ),
      },
    [secrets, parts, t],
  );
  useOffers('secrets', group || undefined);
};
