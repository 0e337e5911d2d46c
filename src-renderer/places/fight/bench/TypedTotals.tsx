import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { changeDraft, type Draft, takeUp } from '../../../state/bench.ts';
import { hasUnits, same, typedTotals, withoutListed, withTotals } from '../../../state/totals.ts';
import classes from '../../../ui/fight/asked/asked.module.css';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { useT } from '../../../words/Language.tsx';

/**
 * Totals typed for a hurried fight: gone with the first unit, which is said and put back by one press; or put back, so
 * that they count beside the units, said and cleared by one press. And the fight that lay here before a quick one.
 */
export function TypedTotals({
  scope,
  calc,
  value,
  context,
  draft: { totals, aside },
}: {
  readonly scope: string;
  readonly calc: Calculator;
  readonly value: JsonObject;
  readonly context: Context;
  readonly draft: Draft;
}) {
  const t = useT();
  const put = (change: Partial<Draft>) => changeDraft(scope, calc.id, change);
  const typed = typedTotals(calc, value);
  const alone = withoutListed(calc, value, context);
  const both = !same(typed, alone);
  const lines = [
    ...(both
      ? [
          {
            says: t('ui.play.fight.totalsToo', { a: typed.attack, d: typed.defence }),
            press: t('ui.play.fight.clearTotals'),
            run: () => put({ input: withTotals(calc, value, alone), totals: typed }),
          },
        ]
      : []),
    ...(!both && totals && !same(totals, typed) && hasUnits(calc, value)
      ? [
          {
            says: t('ui.play.fight.totalsGone', { a: totals.attack, d: totals.defence }),
            press: t('ui.play.fight.totalsBack'),
            run: () => put({ input: withTotals(calc, value, totals), totals: undefined }),
          },
        ]
      : []),
    ...(aside
      ? [
          {
            says: t('ui.play.fight.aside'),
            press: t('ui.play.fight.takeUp'),
            run: () => takeUp(scope, calc.id),
          },
        ]
      : []),
  ];
  return lines.map(({ says, press, run }) => (
    <p key={press} className={both ? 'note due' : 'note'} role="status">
      <Icon name={both ? 'due' : 'lapse'} size={18} />
      <span>
        {says}{' '}
        <button type="button" className={classes.link} onClick={run}>
          {press}
        </button>
      </span>
    </p>
  ));
}
