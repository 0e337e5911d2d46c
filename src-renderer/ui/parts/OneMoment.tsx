import { useT } from '../../words/Language.tsx';
import classes from './OneMoment.module.css';

/** Where a screen is still on its way: nothing for a blink, then a line that says so. */
export function OneMoment() {
  const t = useT();
  return (
    <p className={classes.moment} role="status">
      {t('ui.loading')}
    </p>
  );
}
