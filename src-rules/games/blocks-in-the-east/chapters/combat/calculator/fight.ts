import { asRows } from '#rules/kit/forms/rows.ts';
import type { MapFight, MapHelper, MapSpec, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { isAir } from '../../../model/blocks/block.ts';
import { fieldNow } from '../../map/field.ts';
import { blockOf } from '../../map/pieces.ts';
import { battleAt, groundCalled } from '../hexes/battleAt.ts';
import { whereFought } from '../hexes/whereFought.ts';
import { msg } from '../msg.ts';
import { battle } from './battle.ts';

const isOnGround = (id: string, context: Context): boolean => {
  const block = blockOf(context, id);
  return block !== undefined && !isAir(block);
};

/** C1: who is in the hex has come into it, and over what the map does not tell: a chip, where it has such sides. */
const crossings = (
  { target, attackers, side }: Parameters<NonNullable<MapSpec['fight']>>[0],
  {
    rows,
    board,
    context,
  }: { readonly rows: ReturnType<typeof asRows>; readonly board: Board; readonly context: Context },
): readonly MapHelper[] => {
  const { ground, stand } = fieldNow(board, context);
  const at = board.nodeOf(target);
  const sides = Array.from(
    { length: (board.first[at + 1] ?? 0) - (board.first[at] ?? 0) },
    (_, i) => (board.first[at] ?? 0) + i,
  );
  const kinds = [
    { on: 'river', has: sides.some(ground.isRiver), what: msg('bite.crosses.river') },
    { on: 'strait', has: sides.some(ground.isStrait), what: msg('bite.crosses.strait') },
  ].filter(({ has }) => has);
  const within = stand.pieces.filter(
    ({ id, hex }) =>
      hex === target && attackers.includes(id) && isOnGround(id, context) && rows.some((row) => row.id === id),
  );
  return within.flatMap(({ id }) =>
    kinds.map(({ on, what }) => ({ list: side, row: id, field: 'crosses', on, off: 'none', msg: what })),
  );
};

/** The calculator of battles with what the map tells; what it does not tell stands as the form begins. */
export const fight = (
  at: Parameters<NonNullable<MapSpec['fight']>>[0],
  board: Board,
  context: Context,
): MapFight | undefined => {
  const input = battleAt(at, board, context);
  if (!input) return undefined;
  const parsed = battle.parse(input, context);
  const helpers = crossings(at, { rows: asRows(input[at.side]), board, context });
  return {
    calc: battle.id,
    input: parsed.ok ? parsed.value : input,
    ...(helpers.length > 0 ? { helpers } : {}),
  };
};

/** What the map says of the hex of a battle, typed or where its defenders stand: over what its blocks came no map tells. */
export const about: NonNullable<MapSpec['about']> = ({ calc, input }, board, context) => {
  const whole = calc === battle.id ? groundCalled(whereFought(input, context), board, context) : undefined;
  return whole && { whole, rows: {} };
};

/** 7.5.3: ground units fight where they have moved to; while some are in the hex, those beside it begin outside. */
export const aside: NonNullable<MapSpec['aside']> = (may, target, _board, context) => {
  const walks = ({ id }: Piece): boolean => isOnGround(id, context);
  if (!may.some((piece) => piece.hex === target && walks(piece))) return {};
  return Object.fromEntries(
    may.flatMap((piece) =>
      piece.hex !== target && walks(piece)
        ? [[piece.id, { msg: msg('bite.fight.beside'), rule: '7.5.3' }] as const]
        : [],
    ),
  );
};
