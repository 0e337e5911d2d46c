import type { Piece } from '#rules/kit/game/mapSpec.ts';
import { symbols } from '../../../ui/canvas/gameScene.ts';
import { UnitSymbol } from '../../../ui/parts/UnitSymbol.tsx';
import classes from './supply.module.css';

/** A counter as it is drawn everywhere: solid for the Axis, double-lined for the Soviets. */
export function Counter({
  piece,
  look,
}: {
  readonly piece: Pick<Piece, 'symbol'>;
  readonly look: 'axis' | 'soviet' | undefined;
}) {
  return (
    <span className={classes.ctr} data-look={look}>
      <UnitSymbol kind={symbols[piece.symbol]} width={look === 'soviet' ? 31 : 36} />
    </span>
  );
}
