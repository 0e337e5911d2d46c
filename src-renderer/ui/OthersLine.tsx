import type { ReactNode } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { dismissFork, type Fork, useOthers } from '../state/others.ts';
import { mayGoTo } from '../state/part.ts';
import { jumpToLine, useGame } from '../state/store.ts';
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

/** Two went on from one place: both are kept, and the players choose; a screen that may not move the game is told who. */
export function ForkLine({
  fork: { says, mine, leaf, who },
  first = '',
}: {
  readonly fork: Fork;
  /** what is said before it: that nobody hears this screen just now */
  readonly first?: string;
}) {
  const { t } = useLanguage();
  const whoIs = useWho();
  const chooses = useGame(({ open }) => open !== undefined && mayGoTo(open, leaf));
  return (
    <DueLine
      ways={
        chooses
          ? [
              [t('ui.others.go'), () => jumpToLine(leaf)],
              [t('ui.others.stay'), dismissFork],
            ]
          : [[t('ui.done'), dismissFork]]
      }
    >
      {first}
      {mine ? t('ui.others.mine', { says }) : t('ui.others.theirs', { who: whoIs(who), says })}
      {!chooses && ` ${t('ui.others.chosen')}`}
    </DueLine>
  );
}
