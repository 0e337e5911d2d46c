import classes from './Block.module.css';
import { UnitSymbol } from './UnitSymbol.tsx';

/**
 * A wooden block as it stands on the map: the face on top is its strength, the next one is on the right edge, since a
 * hit turns it counter-clockwise. A block has four edges: faces beyond them are not drawn.
 */
export function Block({
  faces,
  at = 0,
  look,
  symbol,
  mark = false,
  size = 66,
  label,
}: {
  readonly faces: readonly number[];
  /** the place in the list of the face on top */
  readonly at?: number;
  readonly look?: 'axis' | 'soviet' | undefined;
  /** the arm */
  readonly symbol?: string | undefined;
  /** half damage on a shielded face */
  readonly mark?: boolean;
  readonly size?: number;
  /** said to those who do not see it; without it the words beside it say enough */
  readonly label?: string;
}) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const [top, right, bottom] = faces.slice(at, at + 3);
  return (
    <span className={classes.block} data-look={look} style={{ width: `${size / 16}rem` }} {...named}>
      <b>{top ?? '–'}</b>
      {right !== undefined && <i data-edge="right">{right}</i>}
      {bottom !== undefined && <i data-edge="bottom">{bottom}</i>}
      {symbol && <UnitSymbol kind={symbol} width={size * 0.42} />}
      {mark && <em />}
    </span>
  );
}
