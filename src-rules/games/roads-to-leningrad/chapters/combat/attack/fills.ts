import type { JsonObject } from '#rules/kit/base/json.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import type { MapHelper, MapSpec, Piece, Reason, RowPlace } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { commandRange, otherSide, rosters, type SideId, sides } from '../../../ids.ts';
import { formationOf } from '../../../model/formations.ts';
import { countersOf, hasFired } from '../../../model/reading.ts';
import { standsIn } from '../../../model/strongpoints.ts';
import { type Counter, isArmyUnit } from '../../../model/units.ts';
import { inPlay } from '../../air/display.ts';
import { rangeOf } from '../../command/aid.ts';
import { hqsToMeasure } from '../../command/points.ts';
import { type Field, fieldOf, type UnitOnMap } from '../../map/field.ts';
import { distance } from '../../map/ground.ts';
import { passesSwamp } from '../../map/passage.ts';
import { counterOf } from '../../map/pieces.ts';
import { standOf } from '../../map/stand.ts';
import { stepOver } from '../../movement/travel.ts';
import { mayFly } from '../fight/air.ts';
import { type CheckKind, usesOf } from '../fight/checks.ts';
import { type AttackInput, attackFields, type UnitRow } from '../fight/fields.ts';
import { type Fight as Attack, fightOf, type Plane, roles } from '../fight/fight.ts';
import { untyped } from '../fight/refuse.ts';
import { msg } from '../msg.ts';
import { attackCalculator } from './calculator.ts';
import { attackerBars } from './hints.ts';

/** What the map brings into an attack: who stands where, hexsides crossed, guns and HQs in range (10, 12, 15). */

export const acrossOf = (field: Field, from: number, to: number): 'land' | 'stream' | 'river' => {
  const arc = field.ground.board.arcOf(from, to);
  const water = arc < 0 ? undefined : field.ground.water(arc);
  // 10.25: a bridge takes nothing off a river; a bridged stream is none (6, chart)
  return water === 'river' ? 'river' : water === 'stream' && !field.bridged(arc) ? 'stream' : 'land';
};
/** 10.26: into or out of swamp along a road. */
export const bySwampRoad = (field: Field, { counter, node }: UnitOnMap, to: number): boolean => {
  const arc = field.ground.board.arcOf(node, to);
  if (arc < 0 || counter.class === 'foot') return false;
  const step = stepOver(field, counter.side, arc);
  return (step.terrain === 'swamp' || step.fromSwamp) && passesSwamp(step.ways, field.rain);
};
const inZoc = (field: Field, { counter, node }: UnitOnMap): boolean =>
  field.zones.any[otherSide(counter.side)][node] === 1;

/** Calculators whose rows are those of an attack. */
const likeAttack: readonly string[] = [attackCalculator.id, 'overrun', 'overrun-chain', 'ahead'];
export const fills = (row: RowPlace, board: Parameters<typeof standOf>[0], context: Context): JsonObject => {
  if (!likeAttack.includes(row.calc)) return {};
  const field = fieldOf(board, standOf(board, context), context);
  if (row.field === 'reacting') {
    const reactor = field.all.find(({ piece }) => piece.id === row.piece);
    return reactor && inZoc(field, reactor) ? { inZoc: true } : {};
  }
  if (row.field !== sides.german && row.field !== sides.soviet) return {};
  const unit = field.all.find(({ piece, counter }) => piece.id === row.piece && counter.side === row.field);
  if (!unit) return {};
  return { hex: unit.piece.hex, ...(unit.counter.kind === 'artillery' ? { inZoc: inZoc(field, unit) } : {}) };
};

export const rowOf = ({ piece, counter }: UnitOnMap, context: Context): JsonObject => ({
  ...listedRow(counter, context),
  hex: piece.hex,
});
const listedRow = ({ id, name, side }: Counter, context: Context): JsonObject => {
  const asked = attackFields[side];
  const unit = context.rosters[rosters[side]]?.units.find((one) => one.id === id);
  // a counter prints more than a row asks for, and a row takes nothing it does not know
  const values = Object.fromEntries(
    Object.entries(unit?.values ?? {}).filter(([key, value]) => value !== null && Object.hasOwn(asked.fields, key)),
  );
  return {
    ...values,
    ...(unit ? asked.recorded(unit, context) : {}),
    id,
    name,
  };
};

/** 12.13, 15.15: artillery that reaches the hex and HQs near enough, of those who fight; guns are left for the owner to name. */
const helpers = (
  field: Field,
  fighting: readonly UnitOnMap[],
  target: number,
  beside: readonly number[],
  scenario: string,
  own: boolean,
): readonly UnitOnMap[] => {
  const [first] = fighting;
  if (!first) return [];
  const formations = formationsIn(fighting, scenario);
  return field.all.filter((unit) => {
    const { counter, node } = unit;
    if (counter.side !== first.counter.side || fighting.includes(unit)) return false;
    if (!formations.has(ofUnit(unit, scenario)) && !isArmyUnit(counter) && counter.kind !== 'leader') return false;
    if (counter.kind === 'artillery')
      return counter.range !== undefined && distance(field.ground, node, target) <= counter.range;
    if (isManstein(unit)) return toHq(field, unit, own) <= rangeOf(counter);
    const near = Math.min(...beside.map((one) => distance(field.ground, node, one)));
    return (counter.kind === 'hq' || counter.kind === 'leader') && near <= commandRange;
  });
};
/** 15.25: of the leaders only the German one measures to an HQ. */
const isManstein = ({ counter }: UnitOnMap): boolean => counter.kind === 'leader' && counter.side === sides.german;
const ofUnit = ({ counter: { side, formation } }: UnitOnMap, scenario: string): string =>
  formationOf(scenario, side, formation);
const formationsIn = (units: readonly UnitOnMap[], scenario: string): ReadonlySet<string> =>
  new Set(units.map((one) => ofUnit(one, scenario)));
/** Hexes to the nearest HQ he may measure to. `own`: in his side's sequence. */
const toHq = (field: Field, { counter: { side }, node }: UnitOnMap, own: boolean): number => {
  const hqs = new Set(hqsToMeasure(field.context, side, own).map(({ id }) => id));
  return Math.min(
    ...field.all.filter(({ piece }) => hqs.has(piece.id)).map((one) => distance(field.ground, node, one.node)),
  );
};

/** 10.2, 14.13: what lies in the hex attacked. */
export const groundOfFight = (field: Field, at: number, holder: SideId): JsonObject => {
  const { ground } = field;
  return {
    terrain: [
      ...ground.terrains(at).filter((terrain) => terrain !== 'open'),
      ...(ground.woods(at) ? ['woods'] : []),
      ...(ground.isVillage(at) ? ['village'] : []),
      ...(ground.isTown(at) ? ['town'] : []),
    ],
    strongpoint: field.strong[holder].has(at),
  };
};

type Fight = NonNullable<MapSpec['fight']>;
/** 10.15, 15.21, 3.21: guns support; leaders and bridges fight nobody. */
export const noPart: NonNullable<MapSpec['noPart']> = (piece, _target, _board, context) => {
  switch (counterOf(context, piece.id)?.kind) {
    case 'artillery':
      return { msg: msg('rtl.fighter.supportOnly'), rule: '10.15' };
    case 'leader':
      return { msg: msg('rtl.fighter.commandOnly'), rule: '15.21' };
    case 'bridge':
      return { msg: msg('rtl.fighter.bridge'), rule: '16.2' };
    default:
      return undefined;
  }
};
const joins = { field: 'part', on: true, off: false, msg: msg('rtl.fighter.supports') } as const;
/** Guns name themselves; HQs and leaders spend points on what they may (12.13, 15.33). */
const helperChips = (
  list: SideId,
  { piece, counter }: UnitOnMap,
  uses: readonly CheckKind[],
  context: Context,
): readonly MapHelper[] => {
  const of = { list, row: piece.id };
  if (counter.kind === 'artillery') return hasFired(context, piece.id) ? [] : [{ ...of, ...joins }];
  return uses.map((on) => {
    const what = msg('rtl.fighter.points', { what: msg(`rtl.attack.spend.${on}`) });
    return { ...of, field: 'spend', on, off: 'none', msg: what };
  });
};
/** What each of these may spend points on, by its id, and who may fly, whichever guns and aircraft their sides will name. */
const offeredIn = (
  input: AttackInput,
  context: Context,
): { readonly uses: ReadonlyMap<string, readonly CheckKind[]>; readonly flyers: readonly Plane[] } => {
  const named = (rows: readonly UnitRow[]) =>
    rows.map((row) => (row.kind === 'artillery' ? { ...row, part: true } : row));
  const all = fightOf({ ...input, german: named(input.german), soviet: named(input.soviet) }, context);
  return {
    uses: new Map(
      roles.flatMap((role) => all[role].helpers.map((one) => [one.id, usesOf(one, role, all, context)] as const)),
    ),
    flyers: roles.flatMap((role) => mayFly(all, role, context)),
  };
};
/** 13.2: aircraft of a side, which stand in no hex; those that may fly are left for the owner to name. */
const planesOf = (side: SideId, context: Context): readonly JsonObject[] =>
  inPlay(context, side).map((counter) => ({ ...listedRow(counter, context), part: true }));
const planeChip = ({ id, label, side }: Plane): MapHelper => ({ list: side, row: id, ...joins, called: label });

export const fight: Fight = ({ target, attackers, side }, board, context) => {
  const ours: SideId = side === sides.soviet ? sides.soviet : sides.german;
  const theirs = otherSide(ours);
  const field = fieldOf(board, standOf(board, context), context);
  const { ground } = field;
  const at = board.nodeOf(target);
  // in the order of the roster: of two equally good the same one leads wherever it is asked (3.43)
  const there = at < 0 ? [] : (field.at[theirs].get(at) ?? []);
  const defending = countersOf(context).flatMap((counter) => there.find((unit) => unit.counter === counter) ?? []);
  const named = field.all.filter(
    ({ piece, counter, node }) =>
      counter.side === ours &&
      noPart(piece, target, board, context) === undefined &&
      attackers.includes(piece.id) &&
      board.arcOf(node, at) >= 0,
  );
  if (defending.length === 0 || named.length === 0) return undefined;
  const helper = (unit: UnitOnMap, own: boolean, lead: number): JsonObject => ({
    ...rowOf(unit, context),
    // who named a battery wants its support
    part: unit.counter.kind !== 'artillery' || attackers.includes(unit.piece.id),
    distance: isManstein(unit)
      ? toHq(field, unit, own)
      : distance(ground, unit.node, unit.counter.kind === 'artillery' ? at : lead),
    ...(unit.counter.kind === 'artillery' ? { inZoc: inZoc(field, unit) } : {}),
  });
  const lead = named[0]?.node ?? at;
  const from = [...new Set(named.map(({ node }) => node))];
  const ourHelpers = helpers(field, named, at, from, context.scenario, true);
  const theirHelpers = helpers(field, defending, at, [at], context.scenario, false);
  const rows = {
    [ours]: [
      ...named.map((unit) => ({
        ...rowOf(unit, context),
        across: acrossOf(field, unit.node, at),
        swampRoad: bySwampRoad(field, unit, at),
      })),
      ...ourHelpers.map((unit) => helper(unit, true, lead)),
      ...planesOf(ours, context),
    ],
    [theirs]: [
      ...defending.map((unit) => ({ ...rowOf(unit, context), distance: 0 })),
      ...theirHelpers.map((unit) => helper(unit, false, at)),
      ...planesOf(theirs, context),
    ],
  };
  const input: JsonObject = {
    attacker: ours,
    german: rows.german ?? [],
    soviet: rows.soviet ?? [],
    target,
    ...groundOfFight(field, at, theirs),
    ...standsIn(context, target, theirs),
  };
  const parsed = attackCalculator.parse(input, context);
  if (!parsed.ok) return { calc: attackCalculator.id, input };
  const read = asInput(attackFields, parsed.value);
  const { uses, flyers } = offeredIn(read, context);
  const left = (rows: readonly UnitRow[]) =>
    rows.flatMap((row) =>
      row.kind !== 'air' ? [row] : flyers.some(({ id }) => id === row.id) ? [{ ...row, part: false }] : [],
    );
  const chips = (list: SideId) => (unit: UnitOnMap) => helperChips(list, unit, uses.get(unit.piece.id) ?? [], context);
  // an HQ that fights itself has its points all the same
  const hqs = (units: readonly UnitOnMap[]) => units.filter(({ counter }) => counter.kind === 'hq');
  return {
    calc: attackCalculator.id,
    input: { ...parsed.value, german: left(read.german), soviet: left(read.soviet) },
    helpers: [
      ...[...hqs(named), ...ourHelpers].flatMap(chips(ours)),
      ...[...hqs(defending), ...theirHelpers].flatMap(chips(theirs)),
      ...flyers.map(planeChip),
    ],
  };
};

/** 10.11, 7.21: who has attacked in this sequence, is of no active formation, or has nothing to attack with, begins outside it. */
export const aside: NonNullable<MapSpec['aside']> = (may, target, board, context) =>
  Object.fromEntries(
    may.flatMap((piece) => {
      const made = fight({ target, attackers: [piece.id], side: piece.side }, board, context);
      const attacked = made && fightOf(asInput(attackFields, made.input), context);
      const unit = attacked?.attacker.units.find(({ id }) => id === piece.id);
      const not = !attacked
        ? undefined
        : unit
          ? attackerBars(unit, attacked, context)[0]
          : powerless(piece, attacked, context);
      return not ? [[piece.id, not] as const] : [];
    }),
  );
/** 9.14, 15.12: the fight has him in no part of it; whose values nobody typed stays, so that they are asked for. */
const powerless = ({ id, name: called }: Piece, attacked: Attack, context: Context): Reason | undefined => {
  if (untyped(attacked).some((unit) => unit.id === id)) return undefined;
  return counterOf(context, id)?.kind === 'hq'
    ? { msg: msg('rtl.fighter.commandOnly'), rule: '15.12' }
    : { msg: msg('rtl.attack.warn.zero', { unit: name(called) }), rule: '9.14' };
};
