import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import classes from './Notice.module.css';

/** Empty is an instruction: what to type and from where, one button, and what already works without. */
export function EmptyState({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <section className={classes.empty}>
      <h2>{title}</h2>
      {children && <div className={classes.about}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </section>
  );
}

/** A refusal or trouble: ink with the barred circle, what happened, what was kept, and what to do. */
export function ErrorLine({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className={classes.line} role="alert">
      <Icon name="refuse" size={22} />
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  );
}

/** Due: ochre, always with its triangle. */
export function DueLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className="note due">
      <Icon name="due" size={18} />
      <span>{children}</span>
    </p>
  );
}
