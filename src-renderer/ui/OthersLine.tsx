import type { ReactNode } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { dismissFork, type Fork, useOthers } from '../state/others.ts';
import { jumpToLine } from '../state/store.ts';
import { useLanguage } from '../words/Language.tsx';
import { DueLine } from './DueLine.tsx';
import classes from './SecondLine.module.css';

const useWho = () => {
  const { t } = useLanguage();
  return (who: string | undefined) => name(who ?? t('ui.others.owner'));
};

/** What another screen recorded last, until this one goes on; before that, what else there is to say here. */
export function OthersDid({ else: other }: { readonly else: ReactNode }) {
  const { t } = useLanguage();
  const whoIs = useWho();
  const did = useOthers((s) => s.did);
  if (!did) return other;
  return (
    <span className={classes.asOf} role="status">
      {did.moved
        ? t('ui.others.moved', { says: did.says })
        : t('ui.others.did', { who: whoIs(did.who), says: did.says })}
    </span>
  );
}

/** Two went on from one place: both are kept, and the players choose. */
export function ForkLine({ fork: { says, mine, leaf, who } }: { readonly fork: Fork }) {
  const { t } = useLanguage();
  const whoIs = useWho();
  return (
    <DueLine
      ways={[
        [t('ui.others.go'), () => jumpToLine(leaf)],
        [t('ui.others.stay'), dismissFork],
      ]}
    >
      {mine ? t('ui.others.mine', { says }) : t('ui.others.theirs', { who: whoIs(who), says })}
    </DueLine>
  );
}
