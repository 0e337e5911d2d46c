import { Button } from '@mantine/core';
import { useState } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { type BinRow, emptyBin, restoreGame } from '../../host/library.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { moment } from '../../words/when.ts';
import classes from './LibraryScreen.module.css';

/** All whole games in the bin, as they are armed. */
const all = '*';

/**
 * Deleted games rest here until they are restored, and for a month their backups. Taking those off, too, is the one act
 * without a way back: the first press says what goes, the second does it; leaving the button disarms it.
 */
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
  const [armed, setArmed] = useState<string>();
  if (rows.length === 0) return null;
  const restore = async (row: BinRow) => {
    await restoreGame(row.id);
    onSaid(t('ui.library.restored', { name: name(row.name) }));
  };
  const forGood = async (row?: BinRow) => {
    setArmed(undefined);
    const done = await emptyBin(row?.id);
    if (!done) return;
    if (!row) onSaid(t('ui.library.emptied', { count: done.gone }));
    else onSaid(t(row.left === undefined ? 'ui.library.goneLeft' : 'ui.library.gone', { name: name(row.name) }));
  };
  const twice = (key: string, first: string, second: string, run: () => Promise<void>) => (
    <Button
      variant={armed === key ? 'filled' : 'default'}
      data-armed={armed === key || undefined}
      onClick={() => (armed === key ? void run() : setArmed(key))}
      onBlur={() => setArmed((now) => (now === key ? undefined : now))}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && armed === key) {
          event.stopPropagation();
          setArmed(undefined);
        }
      }}
    >
      {armed === key ? second : first}
    </Button>
  );
  const whole = rows.filter((row) => row.left === undefined);
  const when = (at: string) => name(say(moment(locale, at)));
  const armedRow = rows.find((row) => row.id === armed);
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
              <span className="dim">
                {row.left === undefined
                  ? t('ui.library.removedAt', { at: when(row.removed) })
                  : t('ui.library.left', { at: when(row.removed), backup: when(row.left) })}
              </span>
            </span>
            {!readOnly && (
              <span className={classes.binChoices}>
                <Button onClick={() => void restore(row)}>{t('ui.library.restore')}</Button>
                {twice(row.id, t('ui.library.forGood'), t('ui.library.forGoodSure'), () => forGood(row))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.binGoes} aria-live="polite">
        {armedRow
          ? t(armedRow.left === undefined ? 'ui.library.goes' : 'ui.library.leftGoes', { name: name(armedRow.name) })
          : armed === all
            ? t('ui.library.goesAll', { count: whole.length })
            : ''}
      </p>
      {!readOnly &&
        whole.length > 0 &&
        twice(all, t('ui.library.emptyBin'), t('ui.library.emptyBinSure', { count: whole.length }), () => forGood())}
    </details>
  );
}
