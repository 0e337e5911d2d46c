import { memo } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { isSecond } from '../host/client.ts';
import { useReach } from '../host/reach.ts';
import { runCommand } from '../state/keys.ts';
import { useOthers } from '../state/others.ts';
import { ownRulings } from '../state/ownRulings.ts';
import { useRoom } from '../state/room.ts';
import { useSecond } from '../state/second.ts';
import { dismissApart, dismissNotice, retryDisk, saveCopy, useGame } from '../state/store.ts';
import { useLanguage } from '../words/Language.tsx';
import type { UiId } from '../words/text.ts';
import { clock } from '../words/when.ts';
import classes from './DiskLine.module.css';
import { DueLine } from './DueLine.tsx';
import { ForkLine, OthersDid } from './OthersLine.tsx';
import { refusalMsg } from './parts/Refused.tsx';
import { awayWords, SecondAway, SecondLine } from './SecondLine.tsx';

/** Why the disk refuses, in two words. */
const whys: { readonly [reason: string]: UiId | undefined } = {
  'disk.full': 'ui.header.full',
  'disk.readOnly': 'ui.header.locked',
  'disk.refused': 'ui.header.refused',
  'disk.broken': 'ui.header.broken',
  'disk.gone': 'ui.header.gone',
  'host.gone': 'ui.header.hostGone',
  'host.restarted': 'ui.header.restarted',
};

/** Saved is said: "On disk 21:14"; when the disk refuses, ochre with a triangle, what is kept, and a way out. */
export const DiskLine = memo(function DiskLine({ second = isSecond }: { readonly second?: boolean }) {
  const { t, say } = useLanguage();
  const { open, disk, notice, rescued, apart } = useGame();
  const { fork, did } = useOthers();
  const lost = useReach((s) => s.refusal);
  const connected = useSecond((s) => s.connected);
  const following = useRoom(({ room }) =>
    room?.open?.game === open?.id ? room?.open?.followers.filter(({ here }) => here).length : undefined,
  );
  const left = useRoom(({ room }) => room?.left !== undefined && room.left === open?.id);
  if (!open || !disk) return null;
  const scenario = open.game.scenarios.find((one) => one.id === open.envelope.scenario);
  const time = name(clock(disk.saved));
  const why = disk.refusal && whys[disk.refusal.reason];
  // a device's line to the owner has a sentence of its own
  const away = second && disk.refusal?.reason === 'host.gone';
  if (!away && (disk.state === 'trouble' || disk.state === 'stale'))
    return (
      <DueLine
        title={disk.refusal && say(refusalMsg(disk.refusal))}
        ways={[
          [t('ui.header.saveCopy'), saveCopy],
          [t('ui.header.retry'), retryDisk],
        ]}
      >
        {why && `${t(why)} `}
        {t(why ? 'ui.header.safeTo' : 'ui.header.trouble', { time, count: disk.waiting })}
      </DueLine>
    );
  if (apart)
    return (
      <DueLine ways={[[t('ui.done'), dismissApart]]}>
        {t('ui.header.apart', { count: apart.says.length, says: apart.says[0] ?? name('') })}
      </DueLine>
    );
  const gone = lost && whys[lost.reason];
  const unheard = second && (!connected || disk.state === 'trouble');
  // a word or a question that stands may stand for long: whoever records is to know first that nobody hears it
  const first = gone ? `${t(gone)} ${t('ui.header.waits', { time })} ` : unheard ? `${awayWords(t, disk)} ` : '';
  if (notice)
    return (
      <DueLine
        calmly
        ways={[...(rescued ? [[t('ui.header.saveCopy'), saveCopy] as const] : []), [t('ui.done'), dismissNotice]]}
      >
        {first}
        {say(notice)}
      </DueLine>
    );
  if (fork) return <ForkLine fork={fork} first={first} />;
  if (gone) return <DueLine title={say(refusalMsg(lost))}>{first.trim()}</DueLine>;
  if (unheard) return <SecondAway disk={disk} />;
  if (second) return <SecondLine disk={disk} />;
  const own = ownRulings(open).length;
  return (
    <span className={classes.calm}>
      <OthersDid else={scenario && <span className={classes.scenario}>{say(scenario.msg)}</span>} />
      {/* who did what has its room; the rulings are in the menu meanwhile */}
      {!did && (
        <button type="button" className={classes.own} onClick={() => void runCommand('game.options')}>
          {own > 0 ? t('ui.options.own', { count: own }) : t('ui.options.open')}
        </button>
      )}
      {following !== undefined && (
        <button
          type="button"
          className={classes.own}
          aria-label={t('ui.room.nowLabel', { who: { id: 'ui.room.now', p: { count: following } } })}
          onClick={() => void runCommand('game.room')}
        >
          {t('ui.room.now', { count: following })}
        </button>
      )}
      {left && (
        <button type="button" className={classes.own} onClick={() => void runCommand('game.room')}>
          {t('ui.room.reopen')}
        </button>
      )}
      <span data-disk={disk.state}>
        {disk.state === 'writing' ? t('ui.header.writing') : t('ui.header.onDisk', { time })}
      </span>
    </span>
  );
});
