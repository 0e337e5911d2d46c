import { Button } from '@mantine/core';
import { name } from '#rules/kit/text.ts';
import { Icon } from '../app/parts/Icon.tsx';
import { useLanguage } from '../i18n/Language.tsx';
import { moment } from '../i18n/when.ts';
import classes from './LibraryScreen.module.css';
import { type BinRow, restoreGame } from './store.ts';

/** Deleted games rest here until they are restored. */
export function Bin({
  rows,
  onSaid,
  readOnly,
}: {
  readonly rows: readonly BinRow[];
  readonly onSaid: (text: string | undefined) => void;
  readonly readOnly: boolean;
}) {
  const { t, say, locale } = useLanguage();
  if (rows.length === 0) return null;
  const restore = async (row: BinRow) => {
    await restoreGame(row.id);
    onSaid(t('ui.library.restored', { name: name(row.name) }));
  };
  return (
    <details className={classes.bin}>
      <summary>
        <Icon name="bin" size={20} />
        {t('ui.library.bin', { count: rows.length })}
      </summary>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={classes.small}>
            <span>
              <b>{row.name}</b>
              <span className="dim">{t('ui.library.removedAt', { at: name(say(moment(locale, row.removed))) })}</span>
            </span>
            {!readOnly && <Button onClick={() => void restore(row)}>{t('ui.library.restore')}</Button>}
          </li>
        ))}
      </ul>
    </details>
  );
}
