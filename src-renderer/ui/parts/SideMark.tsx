import type { ReactNode } from 'react';
import classes from './SideMark.module.css';

/** A side: one solid bar for the Axis, two thin bars for the Soviets. Colour only confirms. */
export function SideMark({ look, children }: { readonly look: 'axis' | 'soviet'; readonly children: ReactNode }) {
  return (
    <span className={classes.side} data-look={look}>
      <span className={classes.word}>{children}</span>
    </span>
  );
}
