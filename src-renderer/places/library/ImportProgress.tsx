import { Button } from '@mantine/core';
import { stopImport, useLibrary } from '../../host/library.ts';
import { useT } from '../../words/Language.tsx';
import classes from './LibraryScreen.module.css';

/** A large file on its way into the library: how far it is, and a way to leave it. */
export function ImportProgress() {
  const t = useT();
  const importing = useLibrary((s) => s.importing);
  if (importing === undefined) return null;
  return (
    <div className={classes.importing} role="status">
      <span>{t('ui.library.importing')}</span>
      <progress max={1} value={Math.min(0.98, importing)} aria-label={t('ui.library.importing')} />
      <Button onClick={stopImport}>{t('ui.cancel')}</Button>
    </div>
  );
}
