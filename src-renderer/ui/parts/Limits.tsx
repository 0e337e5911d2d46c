import { memo } from 'react';
import type { Limit } from '#rules/kit/game/specs.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Icon } from './Icon.tsx';
import classes from './Limits.module.css';
import { RuleRef } from './RuleRef.tsx';

/** Pips are told apart at a glance up to this many. */
const mostPips = 8;

/** What is left of each limit: name, pips, figure; at zero ochre with its triangle, unless it was there to be used up. */
export const Limits = memo(function Limits({ limits }: { readonly limits: readonly Limit[] }) {
  const { t, say, number } = useLanguage();
  if (limits.length === 0) return null;
  return (
    <section aria-label={t('ui.play.limits')}>
      <div className="sec">
        <h2>{t('ui.play.limits')}</h2>
        <span className="r">{t('ui.play.limits.about')}</span>
      </div>
      <ul className={classes.limits}>
        {limits.map((limit) => (
          <li key={limit.id} data-none={isSpent(limit) || undefined}>
            <span>
              {isSpent(limit) && <Icon name="due" size={18} title={t('ui.play.limits.none')} />}
              {say(limit.msg)} {limit.note && <small>{say(limit.note)}</small>} <RuleRef rule={limit.rule} />
            </span>
            {limit.of <= mostPips && (
              <span className={classes.pips} aria-hidden="true">
                {Array.from({ length: limit.of }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
                  <i key={i} data-full={i < limit.left || undefined} />
                ))}
              </span>
            )}
            <b>
              {number(limit.left)}
              {limit.of > 0 && (
                <>
                  {' '}
                  <small>{t('ui.play.limits.of', { of: name(number(limit.of)) })}</small>
                </>
              )}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Where there was nothing to spend, nothing is spent; below zero is too much of anything. */
const isSpent = ({ left, of, toUse }: Limit): boolean => of > 0 && (toUse ? left < 0 : left <= 0);
