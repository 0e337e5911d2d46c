import type { Panel } from '#rules/kit/procedure/panel.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RuleRef } from '../parts/RuleRef.tsx';
import classes from './odds.module.css';

/** Why there is nothing to resolve, with its rule, in place of the largest thing. */
export function NotNow({ not }: { readonly not: NonNullable<Panel['not']> }) {
  const { say } = useLanguage();
  return (
    <div className={classes.not} role="status">
      {/* nothing is refused: the die waits */}
      <Icon name="fight" size={36} />
      <p>
        {say(not.msg)} <RuleRef rule={not.rule} />
      </p>
    </div>
  );
}
