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

/** A second screen that hears nothing: what it shows is of that time, and what it recorded waits. */
export const awayWords = (t: ReturnType<typeof useLanguage>['t'], { waiting, saved }: Disk): string =>
  waiting > 0 ? t('ui.second.keeps', { count: waiting }) : t('ui.second.waits', { time: name(clock(saved)) });

export function SecondAway({ disk }: { readonly disk: Disk }) {
  const { t } = useLanguage();
  return (
    // the room may never be opened again
    <DueLine calmly ways={disk.waiting > 0 ? [[t('ui.header.saveCopy'), saveCopy]] : []}>
      {awayWords(t, disk)}
    </DueLine>
  );
}

/** Under the title of a second screen: what it does, whether it goes where the owner's goes, what others did. */
export function SecondLine({ disk }: { readonly disk: Disk }) {
  const { t } = useLanguage();
  const along = useSecond((s) => s.along);
  const { role = 'sees', side } = usePart() ?? {};
  const sides = useGame((s) => s.open?.game.sides);
  const time = name(clock(disk.saved));
  const word = sides?.find(({ id }) => id === side)?.word;
  return (
    <span className={classes.calm} data-second="">
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
