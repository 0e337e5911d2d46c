import { useMemo } from 'react';
import { useOffers } from '../app/offers.ts';
import type { OpenGame } from '../game/store.ts';
import { useLanguage } from '../i18n/Language.tsx';
import { askSecret } from './asked.ts';
import { isOver, offeredParts, sealsNow } from './seals.ts';

/** The palette finds what can be done with the secrets of the open game. It names the secret, never what is in it. */
export const useSecretOffers = (open: OpenGame | undefined): void => {
  const { t } = useLanguage();
  const secrets = open?.game.secrets;
  const [lines, sealed] = [open?.journal.lines, open?.state.sealed];
  const readOnly = open?.readOnly !== undefined;
  const over = open !== undefined && isOver(open);
  const group = useMemo(() => {
    if (!secrets || !lines || !sealed || readOnly) return undefined;
    return {
      heading: t('ui.secret.notes'),
      offers: secrets.flatMap((spec) =>
        offeredParts(sealsNow({ lines }, { sealed }, spec.id), over).map((part) => ({
          id: `${spec.id}/${part}`,
          label: t(`ui.secret.${part}`, { what: spec.msg }),
          about: `§ ${spec.rule}`,
          run: () => askSecret(spec.id, part),
        })),
      ),
    };
  }, [secrets, lines, sealed, readOnly, over, t]);
  useOffers('secrets', group);
};
