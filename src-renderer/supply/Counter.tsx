import type { Piece, PieceSymbol } from '#rules/kit/map.ts';
import { UnitSymbol } from '../app/parts/UnitSymbol.tsx';
import classes from './supply.module.css';

/** The rules name the arm of a counter, the drawings have names of their own. */
const drawn: { readonly [S in PieceSymbol]: string } = {
  infantry: 'infantry',
  armor: 'armour',
  grenadier: 'mechanised',
  motorized: 'motorised',
  cavalry: 'cavalry',
  leader: 'leader',
  untriedInfantry: 'untried',
  untriedArmor: 'untriedArmour',
  headquarters: 'hq',
  artillery: 'artillery',
  air: 'air',
};

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
      <UnitSymbol kind={drawn[piece.symbol]} width={look === 'soviet' ? 31 : 36} />
    </span>
  );
}
