import type { JsonObject } from '#rules/kit/base/json.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { largestStack } from '#rules/kit/game/contenders.ts';
import type { MapSpec, MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, type SideId, sides } from '../../../ids.ts';
import { isMoving, staysOnFoot } from '../../../model/active.ts';
import { fieldOf } from '../../map/field.ts';
import { groundOf } from '../../map/ground.ts';
import { personOf } from '../../map/pieces.ts';
import { standOf } from '../../map/standOf.ts';
import { overrunCost } from '../../movement/overrunCost.ts';
import { heldItem } from '../../movement/reachTool.ts';
import { entryHalves, travelOf } from '../../movement/travel.ts';
import { statusOf } from '../../supply/judged.ts';
import { attackFields } from '../forces/fightFields.ts';
import { forcesOf } from '../forces/forces.ts';
import { msg } from '../msg.ts';
import { foughtAlready } from '../strength/hints.ts';
import { barOn } from '../strength/refuse.ts';
import { attack } from './attack.ts';
import { rowOf } from './fills.ts';
import { overrun } from './overrun.ts';

/** 9.0, 6.51: a fight as it lies on the map: who is in the hex, who attacks, over which hexsides, in what terrain. */
type Fight = NonNullable<MapSpec['fight']>;
type NoPart = NonNullable<MapSpec['noPart']>;

/** 6.23: infantry has no part in the mechanized movement phase. */
export const isOnFoot = (piece: Piece, context: Context): boolean => {
  const person = personOf(context, piece.id);
  return person !== undefined && staysOnFoot(context, person.type);
};

/** What the map says of the hex attacked. */
const hexOf = (board: Board, at: number): { readonly forest: boolean; readonly majorCity: boolean } => {
  const terrain = groundOf(board).terrainAt(at);
  return { forest: terrain === 'forest', majorCity: terrain === 'majorCity' };
};
/** The hexside over which a hex is attacked from another; undefined: they do not touch. */
const acrossOf = (board: Board, from: string, at: number): 'lake' | 'river' | 'land' | undefined => {
  const arc = board.arcOf(board.nodeOf(from), at);
  if (arc < 0) return undefined;
  const ground = groundOf(board);
  return ground.isLakeSide(arc) ? 'lake' : ground.isRiver(arc) ? 'river' : 'land';
};

/** The same for a fight that is typed, with the hexes of its units; of several hexes attacked none is crossed to alone. */
export const about: NonNullable<MapSpec['about']> = ({ calc, input }, board) => {
  const at = calc === attack.id || calc === overrun.id ? board.nodeOf(String(input.target)) : -1;
  if (at < 0) return undefined;
  const several = asRows(input.moreHexes).length > 0;
  const crossing = several ? [] : asRows(input[String(input.attacker)]);
  const rows = crossing.flatMap((row) => {
    const across = acrossOf(board, String(row.hex), at);
    return across === undefined ? [] : [[String(row.id), { across }] as const];
  });
  return { whole: { ...hexOf(board, at) }, rows: Object.fromEntries(rows) };
};

/** Whoever moves now overruns. */
const isOverrun = (context: Context): boolean => isMoving(context, 'german') || isMoving(context, 'soviet');
export const noPart: NoPart = (piece, _target, _board, context) =>
  isOverrun(context) && isOnFoot(piece, context) ? heldItem('foot') : undefined;

/** What the roster knows of a unit, in the words of the row. */
const rosterRow = (piece: Piece, context: Context): JsonObject => {
  const person = personOf(context, piece.id);
  if (!person) return {};
  const value = (field: string): string => {
    const held = person.unit?.values[field];
    return typeof held === 'string' ? held : '';
  };
  const name = person.unit?.name ?? '';
  return person.side === sides.german
    ? { name, type: person.type, division: value('division'), steps: value('steps') }
    : { name };
};

const row = (piece: Piece, board: Board, now: MapState, context: Context, more: JsonObject): JsonObject => ({
  id: piece.id,
  ...rosterRow(piece, context),
  ...rowOf(piece, board, now, context),
  ...more,
});

export const fight: Fight = ({ target, attackers, side }, board, context) => {
  const ours: SideId = side === sides.german ? sides.german : sides.soviet;
  const now = standOf(board, context);
  const field = fieldOf(board, now);
  const at = board.nodeOf(target);
  const defenders = at < 0 ? [] : (field.units[otherSide(ours)].get(at) ?? []);
  const across = (piece: Piece) => acrossOf(board, piece.hex, at);
  const overruns = isOverrun(context);
  const named = now.pieces.filter(
    (piece) =>
      piece.side === ours &&
      attackers.includes(piece.id) &&
      across(piece) !== undefined &&
      noPart(piece, target, board, context) === undefined,
  );
  if (defenders.length === 0 || named.length === 0) return undefined;
  // 7.3, A10: who stands beside them and stays out still counts for integrity
  const mates = [...new Set(named.map((piece) => piece.hex))].flatMap((hex) =>
    (field.units[ours].get(board.nodeOf(hex)) ?? []).filter((piece) => !named.includes(piece)),
  );
  const attacking = named.map((piece) => row(piece, board, now, context, { across: across(piece) ?? 'land' }));
  const aside = mates.map((piece) => row(piece, board, now, context, { across: across(piece) ?? 'land', stays: true }));
  const defending = defenders.map((piece) => row(piece, board, now, context, {}));
  const base: JsonObject = {
    attacker: ours,
    [ours]: [...attacking, ...aside],
    [otherSide(ours)]: defending,
    target,
    ...hexOf(board, at),
  };
  if (!overruns) return { calc: attack.id, input: whole(attack, base, context) };
  return {
    calc: overrun.id,
    input: whole(overrun, { ...base, ...overrunFields(named, at, board, now, context) }, context),
  };
};

/** 9.14, 9.85, 6.54, 6.62, 6.7, 10.35: whom the fight's own rules would not have in it. */
export const aside: NonNullable<MapSpec['aside']> = (may, target, board, context) => {
  const overruns = isOverrun(context);
  const reasons = may.map((piece) => {
    const side = piece.side === sides.german ? sides.german : sides.soviet;
    const made = fight({ target, attackers: [piece.id], side }, board, context);
    const [fighter] = made ? forcesOf(asInput(attackFields, made.input), context).attackers : [];
    if (!fighter) return { piece, why: undefined };
    return {
      piece,
      why: barOn(fighter, overruns, context) ?? (overruns ? undefined : foughtAlready(fighter, context)[0]),
    };
  });
  const from = overruns ? largestStack(reasons.flatMap(({ piece, why }) => (why ? [] : [piece]))) : undefined;
  return Object.fromEntries(
    reasons.flatMap(({ piece, why }) => {
      const not =
        why ?? (from !== undefined && piece.hex !== from ? { msg: msg('pgg.not.apart'), rule: '6.54' } : undefined);
      return not ? [[piece.id, not] as const] : [];
    }),
  );
};

/** Every field of the form: what the map does not tell stands as the form begins. */
const whole = (calculator: Calculator, input: JsonObject, context: Context): JsonObject => {
  const parsed = calculator.parse(input, context);
  // a unit whose id no row may bear, or a roster of nonsense: the form names what is wrong
  return parsed.ok ? parsed.value : input;
};

/**
 * 6.51, 6.55: command as it was when the phase began; of movement points what the slowest has left where it cannot do.
 * That is at most: the cheapest way is known, what a unit has overrun on it is not, and what is left is not said.
 */
const overrunFields = (
  named: readonly Piece[],
  at: number,
  board: Board,
  now: MapState,
  context: Context,
): JsonObject => {
  const travels = named.flatMap((piece) => travelOf(piece.id, board, now, context) ?? []);
  const points = travels.flatMap((travel) => (travel.allowance ? [travel.halves] : []));
  // A11: what the hex costs the one who pays most for it
  const entry = Math.max(0, ...travels.map((travel) => entryHalves(travel, board.arcOf(travel.node, at))));
  const [most, entryCost] = [Math.min(40, ...points), Math.min(20, entry)];
  const commanded = named.every(
    (piece) => piece.side === sides.german || statusOf(board, now, context, piece)?.state !== 'none',
  );
  return {
    ...(points.length > 0 && most < overrunCost({ entryCost }, context) ? { mp: most } : {}),
    entryCost,
    commandAtStart: commanded,
  };
};
