import { memo } from 'react';
import type { Side } from '#rules/kit/game/specs.ts';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import { sideOf } from '../../../ui/fight/throw/words.ts';
import { SideMark } from '../../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './battle.module.css';

/** Going on against giving up, the side that decides first in front. */
export const Decision = memo(function Decision({
  decision,
  sides,
}: {
  readonly decision: BattlePanel['decision'];
  readonly sides: readonly Side[];
}) {
  const { t, say } = useLanguage();
  if (decision.length === 0) return null;
  return (
    <section className={classes.decision} aria-label={t('ui.battle.decision')}>
      <h2>
        {t('ui.battle.decision')}
        <small>{t('ui.battle.decision.after')}</small>
      </h2>
      {decision.map(({ side, options }) => {
        const { look, word } = sideOf(sides, side);
        return (
          <div key={side}>
            <h3>
              <SideMark look={look}>{say(word)}</SideMark>
            </h3>
            <dl>
              {options.map((option) => (
                <div key={option.key}>
                  <dt>{say(option.msg)}</dt>
                  <dd>{say(option.says)}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </section>
  );
});
