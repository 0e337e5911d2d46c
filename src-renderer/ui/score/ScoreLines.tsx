import type { ScoreLine } from '#rules/kit/game/specs.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RuleRef } from '../parts/RuleRef.tsx';
import classes from './lines.module.css';

/** What counts, line by line: why, on what it rests, and how sure it is. */
export function ScoreLines({ lines }: { readonly lines: readonly ScoreLine[] }) {
  const { t, say, number } = useLanguage();
  return lines.map((line) => (
    <li key={line.id} data-sure={line.sure}>
      <span>
        {say(line.msg)} <RuleRef rule={line.rule} />
        {line.why && <small>{say(line.why)}</small>}
        {line.evidence && line.evidence.length > 0 && (
          <ul className={classes.evidence}>
            {line.evidence.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the game's own order
              <li key={i}>{say(one)}</li>
            ))}
          </ul>
        )}
      </span>
      <em>
        {line.sure !== 'now' && (
          <>
            <Icon name="lapse" size={16} />{' '}
            {t(line.sure === 'sealed' ? 'ui.play.score.sealed' : 'ui.play.score.ifEnded')}
          </>
        )}
      </em>
      <b>{line.sure === 'sealed' ? '?' : `${line.points > 0 ? '+' : ''}${number(line.points)}`}</b>
    </li>
  ));
}
