import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { leaveAnyway, stay } from '../state/leaving.ts';
import { saveCopy, useGame } from '../state/store.ts';
import { useWayOut } from '../state/wayOut.ts';
import { refusalMsg } from '../ui/parts/refusalMsg.ts';
import { useLanguage } from '../words/Language.tsx';
import classes from './LeaveQuestion.module.css';

/** The player wants to leave and the disk does not take what is in memory: stay, save a copy, or leave all the same. */
export function LeaveQuestion() {
  const { t, say } = useLanguage();
  const { disk, rescued } = useGame();
  const closes = useWayOut((s) => s.way === 'close');
  const [copied, setCopied] = useState(false);
  const owed = disk !== undefined && disk.state !== 'safe';
  return (
    <Modal
      opened
      onClose={stay}
      title={t(closes ? 'ui.leave.titleClose' : 'ui.leave.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('ui.leave.stay') }}
    >
      <div className={classes.words} role="alert">
        {disk?.refusal ? <p>{say(refusalMsg(disk.refusal))}</p> : owed && <p>{t('ui.leave.slow')}</p>}
        {owed && <p>{t('ui.leave.lines', { count: disk.waiting })}</p>}
        {rescued && <p>{t('ui.leave.rescued')}</p>}
        {!owed && !rescued && <p>{t('ui.leave.before')}</p>}
        {copied && <p>{t('ui.leave.copied')}</p>}
      </div>
      <div className={classes.answers}>
        <Button variant="filled" onClick={stay} data-autofocus>
          {t('ui.leave.stay')}
        </Button>
        <Button
          onClick={() => {
            saveCopy();
            setCopied(true);
          }}
        >
          {t('ui.header.saveCopy')}
        </Button>
        <Button onClick={leaveAnyway}>{t(copied ? 'ui.leave.now' : 'ui.leave.anyway')}</Button>
      </div>
    </Modal>
  );
}
