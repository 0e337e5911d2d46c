import type { JsonObject } from '#rules/kit/base/json.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import type { MapSaid } from '#rules/kit/forms/mapSaid.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { targetHex } from '#rules/kit/forms/targetHex.ts';
import { largestStack } from '#rules/kit/game/contenders.ts';
import type { MapSpec, Piece, Reason, RowPlace } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, rosters, type SideId, sides } from '../../../ids.ts';
import { isIn } from '../../../model/phases.ts';
import { type Field, fieldOf, type Unit } from '../../map/field.ts';
import { distance, type Ground } from '../../map/ground.ts';
import { standOf } from '../../map/stand.ts';
import { closedTo } from '../../movement/locks.ts';
import { travelOf } from '../../movement/travel.ts';
import { assault } from '../fight/assault.ts';
import { combat } from '../fight/combat.ts';
import { assaultFields, axisRow, combatFields, recordedOf, sovietRow } from '../fight/fields.ts';
import { type Forces, forcesOf } from '../fight/forces.ts';
import { attackedBefore } from '../fight/hints.ts';
import { assaultBar, assaultCost } from '../fight/refuse.ts';
import { supporting } from '../fight/support.ts';
import { msg } from '../msg.ts';

/** What the map brings into the calculators: who stands where, hexsides crossed, guns in range (10.1, 12, 13). */

const unitRow = ({ piece, counter }: Unit, context: Context): JsonObject => {
  const roster = context.rosters[counter.side === sides.axis ? rosters.axis : rosters.soviet];
  const unit = roster?.units.find(({ id }) => id === piece.id);
  // a counter prints more than a row asks for, and a row takes nothing it does not know
  const asked = counter.side === sides.axis ? axisRow : sovietRow;
  const values = Object.fromEntries(
    Object.entries(unit?.values ?? {}).filter(([key, value]) => value !== null && Object.hasOwn(asked, key)),
  );
  return { ...values, ...(unit ? recordedOf(unit, context) : {}), hex: piece.hex, id: piece.id, name: piece.name };
};

export const fills = (row: RowPlace, board: Board, context: Context): JsonObject => {
  if (row.field !== sides.axis && row.field !== sides.soviet) return {};
  const piece: Piece | undefined = standOf(board, context).pieces.find((one) => one.id === row.piece);
  if (!piece || piece.side !== row.field) return {};
  const has = (state: string): boolean => piece.states.includes(state);
  return { hex: piece.hex, oos: has('oos'), dsg: has('dsg'), retreated: has('retreated') };
};

/** 14.2, 14.3: the kinds of hexside between two hexes. */
export const acrossOf = (field: Field, from: number, to: number): readonly string[] => {
  const { ground } = field;
  const arc = ground.board.arcOf(from, to);
  if (arc < 0) return [];
  return [
    ...(ground.isRiver(arc) ? ['river'] : []),
    ...(ground.isDon(arc) ? ['don'] : []),
    ...(ground.isStrongSide(arc) ? ['strongpoint'] : []),
  ];
};

/** 14.3.2, 14.4: what the map says of the hex attacked. */
const hexOf = (ground: Ground, at: number): { readonly city: boolean; readonly strongpoint: boolean } => ({
  city: ground.isCity(at),
  strongpoint: ground.strongpoint(at) !== undefined,
});

/** The same, and the hexsides crossed and the distance of guns, for a form whose units are typed by their hexes. */
export const fightAbout = (mobile: boolean, input: JsonObject, field: Field): MapSaid | undefined => {
  const { ground } = field;
  const { board } = ground;
  const theirs = otherSide(input.attacker === sides.axis ? sides.axis : sides.soviet);
  const at = board.nodeOf(targetHex(input.target, asRows(input[theirs])));
  if (at < 0) return undefined;
  const rows: Record<string, JsonObject> = {};
  const attacking: { readonly node: number; readonly side: SideId }[] = [];
  for (const side of [sides.axis, sides.soviet])
    for (const row of asRows(input[side])) {
      const node = board.nodeOf(String(row.hex));
      if (node < 0) continue;
      if (row.kind === 'artillery') rows[String(row.id)] = { distance: distance(ground, node, at) };
      if (row.kind !== 'combat' || side !== input.attacker || board.arcOf(node, at) < 0) continue;
      rows[String(row.id)] = { across: [...acrossOf(field, node, at)] };
      attacking.push({ node, side });
    }
  return {
    whole: { ...hexOf(ground, at), ...(mobile && attacking.length > 0 ? assaultInput(ground, attacking, at) : {}) },
    rows,
  };
};

/** The units of a fight as its calculator reads them. */
const forcesIn = (mobile: boolean, input: JsonObject, context: Context): Forces | undefined => {
  const parsed = (mobile ? assault : combat).parse(input, context);
  if (!parsed.ok) return undefined;
  return forcesOf(mobile ? asInput(assaultFields, parsed.value) : asInput(combatFields, parsed.value), context);
};
/** Italian guns that the fight would let support it, each for itself; none is ticked, for each costs a PA (10.1.4). */
const gunsFor = (
  rows: readonly JsonObject[],
  mobile: boolean,
  input: JsonObject,
  context: Context,
): readonly JsonObject[] =>
  rows.filter((row) => {
    const others = asRows(input.axis ?? []).filter(({ id }) => id !== row.id);
    const forces = forcesIn(mobile, { ...input, axis: [...others, { ...row, supports: true }] }, context);
    return (
      forces !== undefined &&
      supporting(forces, context).some(({ gun, bars }) => gun.id === row.id && bars.length === 0)
    );
  });

type Fight = NonNullable<MapSpec['fight']>;
/** 13: in a movement phase it is a mobile assault. */
const isMobile = (context: Context): boolean =>
  isIn(context, 'axisMovement', 'axisMotorised', 'sovietMovement', 'sovietMotorised');

/** 2.1.2, 10.1.5: neither HQs nor guns are combat units. 13.1: an assault is paid, as far as the MP are known. */
export const noPart: NonNullable<MapSpec['noPart']> = (piece, target, board, context) => {
  const field = fieldOf(board, standOf(board, context), context);
  const unit = field.all.find((one) => one.piece.id === piece.id);
  if (!unit) return undefined;
  if (unit.counter.kind === 'combat') {
    // of who goes on foot the calculator says why it cannot
    const travel = isMobile(context) && unit.counter.move !== 'other' ? travelOf(field, piece.id) : undefined;
    const cost = assaultCost({ road: field.ground.isRoad(board.arcOf(unit.node, board.nodeOf(target))) });
    return travel && travel.held !== 'unknown' && travel.halves < cost
      ? { msg: msg('armir.fight.not.mp', { mp: travel.halves, cost }), rule: '13.1' }
      : undefined;
  }
  return unit.counter.kind === 'hq'
    ? { msg: msg('armir.fighter.hq'), rule: '2.1.2' }
    : { msg: msg('armir.fighter.gun'), rule: '10.1.5' };
};
export const fightAt: Fight = ({ target, attackers, side }, board, context) => {
  const ours: SideId = side === sides.axis ? sides.axis : sides.soviet;
  const theirs = otherSide(ours);
  const field = fieldOf(board, standOf(board, context), context);
  const at = board.nodeOf(target);
  const defending = at < 0 ? [] : (field.at[theirs].get(at) ?? []);
  const named = field.all.filter(
    ({ piece, counter, node }) =>
      counter.side === ours &&
      attackers.includes(piece.id) &&
      board.arcOf(node, at) >= 0 &&
      noPart(piece, target, board, context) === undefined,
  );
  if (defending.length === 0 || named.length === 0) return undefined;
  const { ground } = field;
  const mobile = isMobile(context);
  const gunRow = (unit: Unit): JsonObject => ({
    ...unitRow(unit, context),
    supports: false,
    distance: distance(ground, unit.node, at),
  });
  const rows: { [S in SideId]: JsonObject[] } = { axis: [], soviet: [] };
  for (const unit of named) rows[ours].push({ ...unitRow(unit, context), across: [...acrossOf(field, unit.node, at)] });
  for (const unit of defending)
    rows[theirs].push(unit.counter.kind === 'artillery' ? gunRow(unit) : unitRow(unit, context));
  const bare: JsonObject = {
    attacker: ours,
    ...rows,
    target,
    ...hexOf(ground, at),
    ...(mobile
      ? assaultInput(
          ground,
          named.map(({ node, counter: { side } }) => ({ node, side })),
          at,
        )
      : {}),
  };
  const beside = field.all.filter(({ counter, node }) => counter.kind === 'artillery' && node !== at);
  const guns = gunsFor(beside.map(gunRow), mobile, bare, context);
  // those in the hex that is attacked are in the fight, and may support it besides (10.1.3)
  const within = gunsFor(
    rows.axis.filter(({ kind, hex }) => kind === 'artillery' && hex === target),
    mobile,
    bare,
    context,
  );
  const input: JsonObject = { ...bare, axis: [...rows.axis, ...guns] };
  const calc = mobile ? assault : combat;
  const parsed = calc.parse(input, context);
  return {
    calc: calc.id,
    input: parsed.ok ? parsed.value : input,
    helpers: [...within, ...guns].map((row) => ({
      list: sides.axis,
      row: String(row.id),
      field: 'supports',
      on: true,
      off: false,
      msg: msg('armir.fight.field.supports'),
    })),
  };
};

/** 13.1: whether a road leads there. What a unit has left to spend no record has: it is not said. */
const assaultInput = (
  ground: Ground,
  named: readonly { readonly node: number; readonly side: SideId }[],
  at: number,
): JsonObject => ({
  road: named.every(({ node }) => ground.isRoad(ground.board.arcOf(node, at))),
  closed: named.some(({ side }) => closedTo(ground, side, at) !== undefined),
});

/**
 * 12: whoever has attacked in this phase begins outside another attack; 13: who goes on foot, or attacks over the sides of
 * a strongpoint, outside an assault, and of several stacks all but one.
 */
export const aside: NonNullable<MapSpec['aside']> = (may, target, board, context) => {
  const mobile = isMobile(context);
  const barOf = (piece: Piece): Reason | undefined => {
    const side = piece.side === sides.axis ? sides.axis : sides.soviet;
    const made = fightAt({ target, attackers: [piece.id], side }, board, context);
    const [fighter] = (made && forcesIn(mobile, made.input, context)?.attackers) ?? [];
    return fighter && (mobile ? assaultBar(fighter) : attackedBefore(fighter, context));
  };
  const bars = new Map(may.map((piece) => [piece, barOf(piece)]));
  const from = mobile ? largestStack(may.filter((piece) => !bars.get(piece))) : undefined;
  return Object.fromEntries(
    may.flatMap((piece) => {
      const elsewhere = from !== undefined && piece.hex !== from;
      const not = bars.get(piece) ?? (elsewhere ? { msg: msg('armir.fight.not.apart'), rule: '13' } : undefined);
      return not ? [[piece.id, not] as const] : [];
    }),
  );
};
