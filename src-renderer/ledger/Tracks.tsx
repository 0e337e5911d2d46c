import type { Track } from '#rules/kit/track.ts';
import { RuleRef } from '../app/parts/RuleRef.tsx';
import { useLanguage } from '../i18n/Language.tsx';
import classes from './tracks.module.css';

/** Rows of boxes, each with how far it has come and what comes next; a hollow box is still to be reached. */
export function Tracks({
  tracks,
  onForm,
}: {
  readonly tracks: readonly Track[];
  /** absent: nothing can be written */
  readonly onForm?: ((form: NonNullable<Track['form']>) => void) | undefined;
}) {
  const { t, say } = useLanguage();
  return (
    <ul className={classes.tracks}>
      {tracks.map((track) => (
        <li key={track.id} data-state={track.state}>
          <p>
            {say(track.msg)} <RuleRef rule={track.rule} plain />
          </p>
          <div className={classes.line}>
            <span className={classes.boxes} role="img" aria-label={t('ui.track.box', { n: track.at, of: track.boxes })}>
              {Array.from({ length: track.boxes }, (_, box) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: boxes are their own order
                <i key={box} data-reached={box < track.at || undefined} />
              ))}
            </span>
            <b>{t('ui.track.at', { n: track.at, of: track.boxes })}</b>
          </div>
          <p className={classes.next}>
            <span>{say(track.next)}</span>{' '}
            {track.form && onForm && (track.state === 'open' || track.state === 'due') && (
              <button type="button" onClick={() => track.form && onForm(track.form)}>
                {t('ui.play.do')}
              </button>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
