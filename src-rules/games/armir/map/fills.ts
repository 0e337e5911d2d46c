import type { Around } from '../../../kit/around.ts';
import type { Board } from '../../../kit/hexMap/board.ts';
import type { MapSpec, Piece, RowPlace } from '../../../kit/map.ts';
import type { JsonObject } from '../../../kit/value.ts';
import { assault } from '../fight/assault.ts';
import { combat } from '../fight/combat.ts';
import { axisRow, recordedOf, sovietRow } from '../fight/fields.ts';
import { supportBars } from '../fight/support.ts';
import { accounts, marks, otherSide, rosters, type SideId, sides } from '../ids.ts';
import { marked } from '../reading.ts';
import { isIn } from '../record/order.ts';
import { type Field, fieldOf, type Unit } from './field.ts';
import { distance } from './ground.ts';
import { standOf } from './stand.ts';
import { travelOf } from './travel.ts';

/** What the map brings into the calculators: who stands where, hexsides crossed, guns in range (10.1, 12, 13). */

const unitRow = ({ piece, counter }: Unit, around: Around): JsonObject => {
  const roster = around.rosters[counter.side === sides.axis ? rosters.axis : rosters.soviet];
  const unit = roster?.units.find(({ id }) => id === piece.id);
  // a counter prints more than a row asks for, and a row takes nothing it does not know
  const asked = counter.side === sides.axis ? axisRow : sovietRow;
  const values = Object.fromEntries(
    Object.entries(unit?.values ?? {}).filter(([key, value]) => value !== null && Object.hasOwn(asked, key)),
  );
  return { ...values, ...(unit ? recordedOf(unit, around) : {}), hex: piece.hex, id: piece.id, name: piece.name };
};

export const fills = (row: RowPlace, board: Board, around: Around): JsonObject => {
  if (row.field !== sides.axis && row.field !== sides.soviet) return {};
  const piece: Piece | undefined = standOf(board, around).pieces.find((one) => one.id === row.piece);
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

/** 10.1.2: Italian guns near enough that may support one of these units; none is ticked, for each costs a PA. */
const gunsNear = (field: Field, target: number, fighting: readonly Unit[], side: SideId): readonly Unit[] => {
  const { around } = field;
  const pa = around.balances[accounts.pa];
  return field.all.filter(({ piece, counter, node }) => {
    if (counter.kind !== 'artillery' || (side === sides.soviet && node === target)) return false;
    const far = distance(field.ground, node, target);
    const asked = {
      kind: counter.kind,
      range: counter.range.range ?? 1,
      distance: far,
      division: counter.division,
      formation: counter.formation,
      dsg: piece.states.includes('dsg'),
      oos: piece.states.includes('oos'),
      retreated: piece.states.includes('retreated'),
      used: marked(around, marks.supported).includes(piece.id),
      pa,
    };
    const units = fighting.map((one) => ({ division: one.counter.division, formation: one.counter.formation }));
    return supportBars(asked, { way: 'combat', units }, around).length === 0;
  });
};

type Fight = NonNullable<MapSpec['fight']>;
export const fight: Fight = ({ target, attackers, side }, board, around) => {
  const ours: SideId = side === sides.axis ? sides.axis : sides.soviet;
  const theirs = otherSide(ours);
  const field = fieldOf(board, standOf(board, around), around);
  const at = board.nodeOf(target);
  const defending = at < 0 ? [] : (field.at[theirs].get(at) ?? []);
  const named = field.all.filter(
    ({ piece, counter, node }) =>
      counter.side === ours && counter.kind === 'combat' && attackers.includes(piece.id) && board.arcOf(node, at) >= 0,
  );
  if (defending.length === 0 || named.length === 0) return undefined;
  const { ground } = field;
  const mobile = isIn(around, 'axisMovement', 'axisMotorised', 'sovietMovement', 'sovietMotorised');
  const guns = mobile ? [] : gunsNear(field, at, ours === sides.axis ? named : defending, ours);
  const gunRow = (unit: Unit): JsonObject => ({
    ...unitRow(unit, around),
    supports: false,
    distance: distance(ground, unit.node, at),
  });
  const rows: { [S in SideId]: JsonObject[] } = { axis: [], soviet: [] };
  for (const unit of named) rows[ours].push({ ...unitRow(unit, around), across: [...acrossOf(field, unit.node, at)] });
  for (const unit of defending)
    rows[theirs].push(unit.counter.kind === 'artillery' ? gunRow(unit) : unitRow(unit, around));
  rows.axis.push(...guns.map(gunRow));
  const input: JsonObject = {
    attacker: ours,
    axis: rows.axis,
    soviet: rows.soviet,
    target,
    city: ground.isCity(at),
    strongpoint: ground.strongpoint(at) !== undefined,
  };
  const calc = mobile ? assault : combat;
  const parsed = calc.parse(mobile ? { ...input, ...assaultInput(field, named, at) } : input, around);
  return { calc: calc.id, input: parsed.ok ? parsed.value : input };
};

/** 13.1: what the slowest has left to spend, and whether a road leads there. */
const assaultInput = (field: Field, named: readonly Unit[], at: number): JsonObject => {
  const { board } = field.ground;
  const travels = named.flatMap(({ piece }) => travelOf(field, piece.id) ?? []);
  const halves = travels.filter(({ held }) => held !== 'unknown').map((travel) => travel.halves);
  const road = named.every(({ node }) => field.ground.isRoad(board.arcOf(node, at)));
  return { road, ...(halves.length > 0 ? { mp: Math.min(60, ...halves) } : {}) };
};
