import { name } from '#rules/kit/words/message.ts';
import { usePart } from '../state/part.ts';
import type { Disk } from '../state/queue.ts';
import { goAlong, useSecond } from '../state/second.ts';
import { saveCopy, useGame } from '../state/store.ts';
import { useLanguage } from '../words/Language.tsx';
import { clock } from '../words/when.ts';
import { DueLine } from './DueLine.tsx';
import { OthersDid } from './OthersLine.tsx';
import classes from './SecondLine.module.css';

/** Under the title of a second screen: whether it hears the owner's, what it does, whether it goes where that goes. */
export function SecondLine({ disk }: { readonly disk: Disk }) {
  const { t } = useLanguage();
  const { connected, along } = useSecond();
  const { role = 'sees', side } = usePart() ?? {};
  const sides = useGame((s) => s.open?.game.sides);
  const { waiting } = disk;
  const time = name(clock(disk.saved));
  if (!connected || disk.state === 'trouble')
    return (
      // the room may never be opened again
      <DueLine calmly ways={waiting > 0 ? [[t('ui.header.saveCopy'), saveCopy]] : []}>
        {waiting > 0 ? t('ui.second.keeps', { count: waiting }) : t('ui.second.waits', { time })}
      </DueLine>
    );
  const word = sides?.find(({ id }) => id === side)?.word;
  return (
    <span className={classes.calm}>
      <button type="button" className={classes.where} aria-pressed={along} onClick={() => goAlong(!along)}>
        {t(along ? 'ui.second.along' : 'ui.second.own')}
      </button>
      {disk.state === 'writing' ? (
        <span className={classes.asOf}>{t('ui.second.sends')}</span>
      ) : (
        <OthersDid
          else={
            <span className={classes.asOf}>
              {t(`ui.second.${role}`, { time, ...(word === undefined ? {} : { side: { id: word } }) })}
            </span>
          }
        />
      )}
    </span>
  );
}
