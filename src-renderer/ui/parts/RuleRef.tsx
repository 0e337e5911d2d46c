import { useContext } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { openReference } from '../../state/reference.ts';
import { useT } from '../../words/Language.tsx';
import classes from './RuleRef.module.css';
import { RuleTabs } from './ruleTabs.ts';

/** § and the rule number as printed; a tap opens what the rule is about. Nothing where no rule speaks. */
export function RuleRef({
  rule,
  plain = false,
  game,
}: {
  readonly rule: string;
  readonly plain?: boolean;
  /** whose rule it is, where several games are in view */
  readonly game?: string;
}) {
  const t = useT();
  const tab = useContext(RuleTabs);
  if (rule === '') return null;
  if (plain) return <span className={classes.rule}>§&nbsp;{rule}</span>;
  return (
    <button
      type="button"
      className={classes.rule}
      data-rule=""
      tabIndex={tab}
      aria-label={t('ui.rule.open', { rule: name(rule) })}
      onClick={() => openReference(rule, game)}
    >
      §&nbsp;{rule}
    </button>
  );
}
