import type { Outlook as Open } from '#rules/kit/game/specs.ts';
import { useLanguage } from '../../words/Language.tsx';
import { RuleRef } from '../parts/RuleRef.tsx';
import classes from './lines.module.css';

/** What is still open: chances turn by turn or choice by choice, as a figure and as a bar. */
export function Outlook({ outlook }: { readonly outlook: Open }) {
  const { say, percent } = useLanguage();
  return (
    <section aria-label={say(outlook.msg)}>
      <div className="sec">
        <h2>
          {say(outlook.msg)} <RuleRef rule={outlook.rule} />
        </h2>
      </div>
      {outlook.note && <p className={classes.none}>{say(outlook.note)}</p>}
      <ol className={classes.outlook}>
        {outlook.rows.map((row) => (
          <li key={say(row.msg)} aria-current={row.here || undefined}>
            <span>{say(row.msg)}</span>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ inlineSize: `${row.p * 100}%` }} />
            </span>
            <b>{percent(row.p)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
