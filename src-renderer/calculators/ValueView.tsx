import { memo } from 'react';
import type { ValuePanel } from '#rules/kit/panel.ts';
import { Icon } from '../app/parts/Icon.tsx';
import { RuleRef } from '../app/parts/RuleRef.tsx';
import { useLanguage } from '../i18n/Language.tsx';
import classes from './fight.module.css';

/** Figures alone: the answer drawn large, then its parts, each with its rule. */
export const ValueView = memo(function ValueView({ panel }: { readonly panel: ValuePanel }) {
  const { say } = useLanguage();
  return (
    <>
      {panel.not ? (
        <div className={classes.not} role="status">
          <Icon name="refuse" size={36} />
          <p>
            {say(panel.not.msg)} <RuleRef rule={panel.not.rule} />
          </p>
        </div>
      ) : (
        <output className={classes.answer}>{say(panel.answer)}</output>
      )}
      <dl className={classes.rows}>
        {panel.rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows in the panel's own order
          <div key={i}>
            <dt>
              {say(row.msg)} <RuleRef rule={row.rule} />
            </dt>
            <dd>{say(row.value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
});
