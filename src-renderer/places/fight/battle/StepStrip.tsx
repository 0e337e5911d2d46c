import { memo } from 'react';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './battle.module.css';

/** The fire steps of the round: skipped ones dotted, done ones solid, the present one thick. */
export const StepStrip = memo(function StepStrip({ panel }: { readonly panel: Pick<BattlePanel, 'round' | 'steps'> }) {
  const { t, say } = useLanguage();
  return (
    <header className={classes.steps}>
      <h1>{panel.round === 0 ? t('ui.battle.before') : t('ui.battle.round', { n: panel.round })}</h1>
      <ol aria-label={t('ui.battle.steps')}>
        {panel.steps.map((step) => (
          <li key={step.id} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            <b>{say(step.msg)}</b>
            <span className="vh">{t(`ui.battle.step.${step.state}`)}: </span>
            <span>{step.says ? say(step.says) : step.state === 'now' ? t('ui.battle.step.rollNow') : null}</span>
          </li>
        ))}
      </ol>
    </header>
  );
});
