import type { Figure, Step } from '#rules/kit/trail.ts';
import { useLanguage } from '../../i18n/Language.tsx';
import { RuleRef } from './RuleRef.tsx';
import classes from './Trail.module.css';

/** What a step did, in the sign players use: + 9, × 3, the value where it was looked up. */
const effect = (step: Step, per: 1 | 2, number: (n: number) => string): string => {
  if (step.op.op === 'times') return `× ${number(step.op.n)}`;
  if (step.op.op === 'read') return number(step.after / per);
  if (step.op.op === 'halve') return '÷ 2';
  const n = step.delta / per;
  return n < 0 ? `− ${number(-n)}` : `+ ${number(n)}`;
};

/**
 * Why: every figure a chain of steps down one line, a hollow square for a step and a filled one for a total, so that
 * the steps are seen to sum to the number shown. `shows` picks the figures, in their order.
 */
export function Trail({ figures, shows }: { readonly figures: readonly Figure[]; readonly shows?: readonly string[] }) {
  const { say, number } = useLanguage();
  const chosen = shows ? figures.filter((figure) => shows.includes(figure.id)) : figures;
  return (
    <ol className={classes.trail}>
      {chosen.map((figure) => (
        <li key={figure.id}>
          {figure.steps.length > 0 && (
            <ol className={classes.steps}>
              {figure.steps.map((step, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a figure are their own order
                <li key={i} className={classes.step}>
                  <span className={classes.what}>
                    {say(step.msg)} <RuleRef rule={step.rule} />
                  </span>
                  <span className={classes.n}>{effect(step, figure.per, number)}</span>
                </li>
              ))}
            </ol>
          )}
          <div className={classes.total} data-figure={figure.id}>
            <span className={classes.what}>{say(figure.msg)}</span>
            <span className={classes.n}>{number(figure.value / figure.per)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
