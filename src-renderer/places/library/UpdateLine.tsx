import { name } from '#rules/kit/words/message.ts';
import { useUpdates } from '../../state/updates.ts';
import { useT } from '../../words/Language.tsx';
import classes from './LibraryScreen.module.css';

/** A new version is known: said here, where no game is open, and nowhere else but in the settings. */
export function UpdateLine() {
  const t = useT();
  const update = useUpdates((s) => s.update);
  if (update?.is !== 'found' && update?.is !== 'ready') return null;
  const p = { version: name(update.version) };
  return (
    <p className={classes.none} role="status">
      {t(update.is === 'found' ? 'ui.updates.line' : 'ui.updates.lineReady', p)}
    </p>
  );
}
