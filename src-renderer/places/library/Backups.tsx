import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { name } from '#rules/kit/words/message.ts';
import type { Out, Refusal } from '#shared/contract.ts';
import { useGameOf } from '../../host/games.ts';
import { backupsOf, openBackup } from '../../host/library.ts';
import { Refused } from '../../ui/parts/Refused.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { moment } from '../../words/when.ts';
import classes from './LibraryScreen.module.css';

/** Its name is read for weeks: the day is a date, not "yesterday". */
const longAgo = new Date(8.64e15);

/** Opening one makes a new game of it; the present one is not overwritten. */
export function Backups({
  id,
  game,
  title,
  onClose,
  onSaid,
  readOnly,
}: {
  readonly id: string;
  /** whose words its phases are in */
  readonly game: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onSaid: (text: string | undefined) => void;
  readonly readOnly: boolean;
}) {
  const { t, say, locale } = useLanguage();
  const ready = useGameOf(game) !== undefined;
  const [backups, setBackups] = useState<Out<'games.backups'> | undefined>();
  const [refusal, setRefusal] = useState<Refusal | undefined>();
  useEffect(() => {
    void backupsOf(id).then((reply) => {
      if (reply.ok) setBackups(reply.value);
      else setRefusal(reply);
    });
  }, [id]);
  const open = async (backup: string, at: string) => {
    const opened = await openBackup(
      id,
      backup,
      t('ui.library.backupName', { name: name(title), at: name(say(moment(locale, at, longAgo))) }),
    );
    if (opened) onSaid(t('ui.library.fromBackup', { name: name(title), at: name(say(moment(locale, at))) }));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ui.library.backupsTitle', { name: name(title) })}
      size="lg"
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <p className="dim">{t('ui.library.backupsAbout')}</p>
      {refusal && <Refused refusal={refusal} />}
      {backups?.length === 0 && <p style={{ marginTop: 12 }}>{t('ui.library.noBackups')}</p>}
      <ul>
        {backups?.map((backup) => (
          <li key={backup.id} className={classes.small}>
            <span>
              <b>{say(moment(locale, backup.at))}</b>
              <span className="dim">
                {[
                  t('ui.library.turn', { n: backup.turn }),
                  ...(backup.phase === undefined || !ready ? [] : [say({ id: backup.phase })]),
                  t('ui.library.entries', { count: backup.entries }),
                ].join(' · ')}
              </span>
            </span>
            {!readOnly && <Button onClick={() => void open(backup.id, backup.at)}>{t('ui.library.openBackup')}</Button>}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
