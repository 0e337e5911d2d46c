import type { PoolRow } from '#rules/kit/game/pool.ts';
import { UnitSymbol } from '../../ui/parts/UnitSymbol.tsx';
import classes from './pool.module.css';

/** A counter: its arm, and under it a square for each step, filled while it stands. */
export function Steps({
  steps,
  symbol,
  look,
  large,
}: {
  readonly steps: NonNullable<PoolRow['steps']>;
  readonly symbol: string | undefined;
  readonly look: 'axis' | 'soviet' | undefined;
  readonly large?: true;
}) {
  return (
    <span className={classes.counter} data-look={look} data-large={large} aria-hidden="true">
      {symbol && <UnitSymbol kind={symbol} width={large ? 52 : 26} />}
      <span>
        {Array.from({ length: steps.of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares are alike
          <i key={i} data-on={i < steps.left || undefined} />
        ))}
      </span>
    </span>
  );
}
