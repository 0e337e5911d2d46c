import { Button } from '@mantine/core';
import { name } from '#rules/kit/words/message.ts';
import type { LibraryRow } from '#shared/contract.ts';
import { openBackup } from '../../host/library.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { moment } from '../../words/when.ts';
import classes from './LibraryScreen.module.css';

/** A file that cannot be read, or is of a newer version: a row like the others; nothing was overwritten. */
export function TroubleRow({
  row,
  chosen,
  onSaid,
  readOnly,
}: {
  readonly row: Exclude<LibraryRow, { readonly state: 'good' }>;
  readonly chosen: boolean;
  readonly onSaid: (text: string | undefined) => void;
  readonly readOnly: boolean;
}) {
  const { t, say, locale } = useLanguage();
  const backup = row.state === 'setAside' ? row.backup : undefined;
  const open = async () => {
    if (!backup) return;
    await openBackup(row.id, backup.id);
    onSaid(t('ui.library.fromBackup', { name: name(row.name), at: name(say(moment(locale, backup.at))) }));
  };
  return (
    <div className={classes.trouble} data-open="" tabIndex={chosen && !backup ? 0 : -1}>
      <Icon name="refuse" size={28} />
      <div>
        <h2>{t(row.state === 'newer' ? 'ui.library.newer' : 'ui.library.unreadable', { name: name(row.name) })}</h2>
        <p>
          {row.state === 'newer'
            ? t('ui.library.newerAbout', { version: row.version })
            : backup
              ? t('ui.library.setAsideBackup', { at: name(say(moment(locale, backup.at))), count: backup.entries })
              : t('ui.library.setAside')}
          {backup && backup.lost > 0 && ` ${t('ui.library.lost', { count: backup.lost })}`}
          {backup?.thingsLost && ` ${t('ui.library.thingsLost')}`}
        </p>
      </div>
      {backup && !readOnly && <Button onClick={() => void open()}>{t('ui.library.openBackup')}</Button>}
    </div>
  );
}
