import type { Side } from '#rules/kit/game/specs.ts';
import type { Track } from '#rules/kit/game/track.ts';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './tracks.module.css';

const none: readonly Side[] = [];
const Whose = ({ side, children }: { readonly side: Side | undefined; readonly children: string }) =>
  side ? <SideMark look={side.look}>{children}</SideMark> : children;

/** Rows of boxes, each with how far it has come and what comes next; a hollow box is still to be reached. */
export function Tracks({
  tracks,
  sides = none,
  onForm,
}: {
  readonly tracks: readonly Track[];
  /** given where tracks of several sides stand together: each says whose it is */
  readonly sides?: readonly Side[];
  /** absent: nothing can be written */
  readonly onForm?: ((form: NonNullable<Track['form']>) => void) | undefined;
}) {
  const { t, say } = useLanguage();
  return (
    <ul className={classes.tracks}>
      {tracks.map((track) => (
        <li key={track.id} data-state={track.state}>
          <p>
            <Whose side={sides.find(({ id }) => id === track.side)}>{say(track.msg)}</Whose>{' '}
            <RuleRef rule={track.rule} plain />
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
