import type { ReactNode } from 'react';
import classes from './DueLine.module.css';
import { Icon } from './parts/Icon.tsx';

/** What is not well, under the title: the words beside the triangle, then the ways out. */
export function DueLine({
  children,
  title,
  calmly = false,
  ways,
}: {
  readonly children: ReactNode;
  readonly title?: string | undefined;
  /** said when the reader pauses, not at once */
  readonly calmly?: boolean;
  readonly ways?: readonly (readonly [words: string, run: () => unknown])[];
}) {
  return (
    <span data-due="" className={classes.due} role={calmly ? 'status' : 'alert'}>
      <Icon name="due" size={18} />
      <span title={title}>{children}</span>
      {ways?.map(([words, run]) => (
        <button key={words} type="button" onClick={() => run()}>
          {words}
        </button>
      ))}
    </span>
  );
}
