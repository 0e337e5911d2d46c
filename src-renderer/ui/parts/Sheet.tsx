import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import classes from './Sheet.module.css';

/** One screen: the neat line of a map sheet with its graticule ticks. Hatched, with the reason on top, when read-only. */
export function Sheet({
  label,
  className,
  readOnly,
  notice,
  children,
}: {
  readonly label?: string;
  readonly className?: string;
  readonly readOnly?: string | undefined;
  /** one line above what lies on the sheet */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <main
      className={classes.sheet}
      data-read-only={readOnly !== undefined || undefined}
      aria-label={label}
      id="sheet"
      tabIndex={-1}
    >
      {readOnly !== undefined && (
        <p className={classes.reason} role="status">
          <Icon name="refuse" size={20} />
          {readOnly}
        </p>
      )}
      {notice}
      <div className={className ? `${classes.inner} ${className}` : classes.inner}>{children}</div>
    </main>
  );
}
