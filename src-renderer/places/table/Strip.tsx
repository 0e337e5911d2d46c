import { memo, useMemo } from 'react';
import type { Journal } from '#rules/kit/record/journal.ts';
import { lastDeeds } from '../../state/journalDeeds.ts';
import { goPlace } from '../../state/route.ts';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { clock } from '../../words/when.ts';
import classes from './strip.module.css';

/** The last lines of the journal, at hand: a fight is one line with its result below. */
export const Strip = memo(function Strip({ journal }: { readonly journal: Journal }) {
  const { t, say } = useLanguage();
  const deeds = useMemo(() => lastDeeds(journal, 3), [journal]);
  return (
    <section className={classes.strip} aria-label={t('ui.place.journal')}>
      <button type="button" onClick={() => goPlace('journal')}>
        {t('ui.place.journal')} <KeyCap of="place.journal" />
      </button>
      {deeds.length === 0 && <p>{t('ui.play.journal.none')}</p>}
      {deeds.map((deed) => (
        <p key={deed.id} data-fight={deed.result ? '' : undefined}>
          <b>{say(deed.says)}</b>
          <span>{deed.result ? say(deed.result) : clock(deed.at)}</span>
        </p>
      ))}
    </section>
  );
});
