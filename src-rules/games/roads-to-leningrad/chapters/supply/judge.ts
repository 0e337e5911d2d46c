import type { MapState } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { markedKeys, textAt } from '#rules/kit/record/readers.ts';
import type { LineWay, SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { isCutOff, legOf, openingsOf, reachedOf, wayLine } from '#rules/kit/supply/told.ts';
import type { Profile, Traced } from '#rules/kit/supply/trace/profile.ts';
import { traceAll } from '#rules/kit/supply/trace/trace.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, maps, marks, type SideId, sides, type Weather } from '../../ids.ts';
import { supplyOf } from '../../model/reading.ts';
import { rulesOf } from '../../model/scenarios.ts';
import type { Counter } from '../../model/units.ts';
import { isCombat } from '../../model/units.ts';
import { type Field, fieldOf, type UnitOnMap } from '../map/field.ts';
import { two } from '../map/words.ts';
import { causesAt, lostSays, notSays, rimSays } from './causes.ts';
import { isDetermined, progress } from './determination.ts';
import { airfieldOf, airfieldProfile, legs, lineLimit, profileOf, softLimit } from './lines.ts';
import { msg } from './msg.ts';

/** Section 6: who has a line, by which hexes, or what cuts it; and what the determination makes of it. */

/** `choice`: the airfield could supply it, but more than two hexes ask (S3.24). */
export type SupplyState = 'supplied' | 'airfield' | 'choice' | 'emergency' | 'oos';
export const isCut = ({ state }: Pick<SupplyStatus, 'state'>): boolean => state !== 'supplied' && state !== 'airfield';

const kept = new WeakMap<Field, Map<SideId, readonly SupplyStatus[]>>();
/** `weather`: another than the turn's, to look ahead. */
export const verdictsOf = (
  board: Board,
  stand: MapState,
  context: Context,
  side: SideId,
  weather?: Weather,
): readonly SupplyStatus[] => {
  const field = fieldOf(board, stand, context, weather);
  const of = kept.get(field) ?? new Map<SideId, readonly SupplyStatus[]>();
  kept.set(field, of);
  const made = of.get(side) ?? judge(field, side);
  of.set(side, made);
  return made;
};

/** Units of a profile together, and what would open a line for those who have none. */
const traceUnits = (
  field: Field,
  units: readonly UnitOnMap[],
  of: (unit: UnitOnMap) => Profile,
): ReadonlyMap<string, Traced> => {
  const groups = new Map<Profile, UnitOnMap[]>();
  for (const unit of units) {
    const profile = of(unit);
    groups.set(profile, [...(groups.get(profile) ?? []), unit]);
  }
  const found = new Map<string, Traced>();
  for (const [profile, there] of groups) {
    const starts = there.map(({ node }) => node);
    traceAll(field.ground.board, profile, starts).forEach((one, i) => {
      const unit = there[i];
      if (unit) found.set(unit.piece.id, one);
    });
  }
  return found;
};

/** S3.24 */
const mayFly = (field: Field, { side, kind }: Counter): boolean =>
  side === sides.german && kind !== 'artillery' && rulesOf(field.context.scenario).map === maps.soltsy;

/** The hexes the airfield supplies: those chosen, or all that ask where they are no more than two. */
const flownTo = ({ marks: all }: Pick<Context, 'marks'>, asking: readonly string[]): ReadonlySet<string> => {
  const chosen = Object.keys(all[marks.airfield] ?? {});
  const hexes = [...new Set(asking)];
  return new Set(
    chosen.length > 0 ? chosen.filter((hex) => hexes.includes(hex)).slice(0, 2) : hexes.length <= 2 ? hexes : [],
  );
};

const judge = (field: Field, side: SideId): readonly SupplyStatus[] => {
  const own = field.all.filter(({ counter }) => counter.side === side && isCombat(counter));
  const lines = traceUnits(field, own, ({ counter, node }) => profileOf(field, counter, node));
  const airfield = airfieldOf(field);
  const asking =
    airfield === undefined
      ? []
      : own.filter(({ piece, counter }) => !lines.get(piece.id)?.ok && mayFly(field, counter));
  const flights =
    airfield === undefined
      ? new Map<string, Traced>()
      : traceUnits(field, asking, ({ node }) => airfieldProfile(field, airfield, node));
  const flown = flownTo(
    field.context,
    asking.filter(({ piece }) => flights.get(piece.id)?.ok).map(({ piece }) => piece.hex),
  );
  return own.flatMap((unit) => {
    const line = lines.get(unit.piece.id);
    const air = flights.get(unit.piece.id);
    return line ? [verdictOf(field, unit, line, air, flown.has(unit.piece.hex))] : [];
  });
};

const endOf = (traced: Traced): number | undefined => (traced.ok ? traced.line.legs.at(-1)?.path.at(-1) : undefined);

const wayOf = (field: Field, id: 'line' | 'airfield', traced: Traced, side: SideId): LineWay => {
  const end = endOf(traced);
  return {
    id,
    msg: msg(`rtl.way.${id}`),
    rule: id === 'line' ? '6.21' : 'S3.24',
    ok: traced.ok,
    says: traced.ok
      ? msg('rtl.way.hexesOf', { n: legOf(traced.line, legs.line)?.cost ?? 0, of: limitOf(field, traced) })
      : id === 'line' && field.sources[side].length === 0
        ? msg('rtl.way.noSource')
        : notSays(traced),
    // hexes of a road, which cost a line nothing
    line: wayLine(field.ground.board, traced).map((leg) =>
      leg.leg === legs.road ? { ...leg, cost: leg.path.length - 1 } : leg,
    ),
    ...(end === undefined ? {} : { source: field.ground.id(end) }),
  };
};
const limitOf = (field: Field, traced: Traced & { ok: true }): number => {
  const path = legOf(traced.line, legs.line)?.path.slice(1) ?? [];
  const soft = path.some((node) => ['marsh', 'swamp'].includes(field.ground.terrain(node)));
  return field.rain || soft ? softLimit : lineLimit;
};

const suppliedSays = (field: Field, traced: Traced & { ok: true }) => {
  const line = legOf(traced.line, legs.line);
  const source = name(field.ground.id(endOf(traced) ?? 0));
  const count = line?.cost ?? 0;
  const road = legOf(traced.line, legs.road);
  if (!road) return msg('rtl.supply.bySource', { source, count });
  return count === 0
    ? msg('rtl.supply.onRoad', { source })
    : msg('rtl.supply.byRoad', { hex: name(field.ground.id(line?.path.at(-1) ?? 0)), source, count });
};

const verdictOf = (
  field: Field,
  unit: UnitOnMap,
  line: Traced,
  air: Traced | undefined,
  flown: boolean,
): SupplyStatus => {
  const { piece, counter } = unit;
  const ways = [
    wayOf(field, 'line', line, counter.side),
    ...(air ? [wayOf(field, 'airfield', air, counter.side)] : []),
  ].sort((a, b) => Number(b.ok) - Number(a.ok));
  const base = { piece: piece.id, hex: piece.hex, ways };
  const good = {
    ...base,
    tone: 'good',
    msg: msg('rtl.supply.supplied'),
    openings: [],
    reached: [],
    effects: [],
  } as const;
  if (line.ok) return { ...good, state: 'supplied' satisfies SupplyState, says: suppliedSays(field, line) };
  if (air?.ok && flown) return { ...good, state: 'airfield' satisfies SupplyState, says: msg('rtl.supply.byAir') };
  // once the turn has its determination it is what the marker says
  const has = supplyOf(textAt(field.context, cells.supply, piece.id));
  const next = (isDetermined(field.context) ? has : progress(has, false)) === 'oos' ? 'oos' : 'emergency';
  const traced = air ? [line, air] : [line];
  const openings = openingsOf(field.ground.board, [{ id: 'line', traced: line }], (node) =>
    causesAt(field, counter.side, node),
  );
  const choice = air?.ok === true && markedKeys(field.context, marks.airfield).length === 0;
  return {
    ...base,
    state: (choice ? 'choice' : next) satisfies SupplyState,
    tone: choice || next === 'emergency' ? 'half' : 'bad',
    ...(choice || next === 'emergency'
      ? { counts: msg(choice ? 'rtl.supply.counts.choice' : 'rtl.supply.counts.emergency') }
      : {}),
    msg: msg(choice ? 'rtl.supply.choice' : isCutOff(openings, [line]) ? 'rtl.supply.cut' : 'rtl.supply.out'),
    says: two(
      choice
        ? msg('rtl.supply.choice.says')
        : field.sources[counter.side].length === 0
          ? msg('rtl.supply.noSource')
          : lostSays(line, piece.hex),
      rimSays(field, [line]),
    ),
    openings,
    reached: reachedOf(field.ground.board, traced),
    effects: effectsOf(counter, next),
  };
};

/** 6.13, 6.14 */
const effectsOf = (counter: Counter, next: 'emergency' | 'oos'): SupplyStatus['effects'] =>
  next === 'emergency'
    ? [{ msg: msg('rtl.effect.emergency'), rule: '6.13' }]
    : [
        { msg: msg('rtl.effect.oos'), rule: '6.12' },
        ...(counter.class === 'foot' ? [] : [{ msg: msg('rtl.effect.move'), rule: '6.14' }]),
        ...(counter.class === 'mot' ? [{ msg: msg('rtl.effect.overrun'), rule: '6.14' }] : []),
        { msg: msg('rtl.effect.er'), rule: '6.14' },
        counter.kind === 'artillery'
          ? { msg: msg('rtl.effect.guns'), rule: '6.14' }
          : { msg: msg('rtl.effect.attack'), rule: '6.14' },
      ];
