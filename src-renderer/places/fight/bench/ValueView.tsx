import { memo } from 'react';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { NotNow } from '../../../ui/fight/NotNow.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './fight.module.css';
import { ValueGrid } from './ValueGrid.tsx';

/** Figures alone: the answer drawn large, then its parts, each with its rule. */
export const ValueView = memo(function ValueView({ panel }: { readonly panel: ValuePanel }) {
  const { say } = useLanguage();
  return (
    <>
      {panel.not ? <NotNow not={panel.not} /> : <output className={classes.answer}>{say(panel.answer)}</output>}
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
      {panel.grids?.map((grid) => (
        <ValueGrid key={grid.id} grid={grid} />
      ))}
    </>
  );
});
