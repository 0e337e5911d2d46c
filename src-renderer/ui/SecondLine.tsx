import { name } from '#rules/kit/words/message.ts';
import { goAlong, useSecond } from '../state/second.ts';
import { useLanguage } from '../words/Language.tsx';
import { clock } from '../words/when.ts';
import disk from './DiskLine.module.css';
import { Icon } from './parts/Icon.tsx';
import classes from './SecondLine.module.css';

/** Under the title of a second screen: whether it hears the owner's, and whether it goes where that goes. */
export function SecondLine({ saved }: { readonly saved: string }) {
  const { t } = useLanguage();
  const { connected, along } = useSecond();
  const time = name(clock(saved));
  const where = (
    <button type="button" className={classes.where} aria-pressed={along} onClick={() => goAlong(!along)}>
      {t(along ? 'ui.second.along' : 'ui.second.own')}
    </button>
  );
  if (connected)
    return (
      <span className={classes.calm}>
        {where}
        <span className={classes.asOf}>{t('ui.second.follows', { time })}</span>
      </span>
    );
  return (
    <span className={disk.due} role="status">
      <Icon name="due" size={18} />
      <span>{t('ui.second.waits', { time })}</span>
    </span>
  );
}
