import { type ReactNode, useState } from 'react';
import classes from './ledger.module.css';

/** A part that folds; what is in it is drawn when it is first opened. */
export function Fold({
  open = false,
  summary,
  children,
}: {
  readonly open?: boolean;
  readonly summary: ReactNode;
  readonly children: () => ReactNode;
}) {
  const [begins] = useState(open);
  const [seen, setSeen] = useState(open);
  return (
    <details className={classes.map} open={begins} onToggle={(event) => event.currentTarget.open && setSeen(true)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the summary is the control; it only draws what it opens */}
      <summary onClick={() => setSeen(true)}>{summary}</summary>
      {seen && children()}
    </details>
  );
}
