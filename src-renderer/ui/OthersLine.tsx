import type { ReactNode } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { dismissFork, useOthers } from '../state/others.ts';
import { jumpToLine, useGame } from '../state/store.ts';
import { useLanguage } from '../words/Language.tsx';
import disk from './DiskLine.module.css';
import classes from './OthersLine.module.css';
import { Icon } from './parts/Icon.tsx';

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
    <span className={classes.did} role="status">
      {did.moved
        ? t('ui.others.moved', { says: did.says })
        : t('ui.others.did', { who: whoIs(did.who), says: did.says })}
    </span>
  );
}

/** Two went on from one place: both are kept, and the players choose. */
export function ForkLine() {
  const { t } = useLanguage();
  const whoIs = useWho();
  const fork = useOthers((s) => s.fork);
  const head = useGame((s) => s.open?.journal.head);
  if (!fork || fork.leaf === head) return null;
  const { says, mine, leaf, who } = fork;
  const go = () => {
    if (jumpToLine(leaf)) dismissFork();
  };
  return (
    <span data-due="" className={disk.due} role="alert">
      <Icon name="due" size={18} />
      <span>{mine ? t('ui.others.mine', { says }) : t('ui.others.theirs', { who: whoIs(who), says })}</span>
      <button type="button" onClick={go}>
        {t('ui.others.go')}
      </button>
      <button type="button" onClick={dismissFork}>
        {t('ui.others.stay')}
      </button>
    </span>
  );
}
