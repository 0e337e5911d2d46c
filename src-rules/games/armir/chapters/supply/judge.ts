import type { MapState } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { LineWay, SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { detourOf, isCutOff, legOf, openingsOf, reachedOf, wayLine } from '#rules/kit/supply/told.ts';
import type { Profile, Traced } from '#rules/kit/supply/trace/profile.ts';
import { traceAll } from '#rules/kit/supply/trace/trace.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { marks, type SideId } from '../../ids.ts';
import { pieceMsg, plain } from '../../model/words.ts';
import { type Field, fieldOf, type Unit } from '../map/field.ts';
import { causesAt, notSays, withRim } from './causes.ts';
import { corpsDieOf } from './corpsDie.ts';
import { effectsOf } from './effects.ts';
import { commandOf, groupOf, hqsOf, legs, lineOf, railOf, walkReach } from './lines.ts';
import { msg } from './msg.ts';
import { sourceMsg } from './sources.ts';

/** Section 8: who is supplied, by which line, or what cuts it off. One snapshot for both sides (AMB-12). */

/** `air`: by aircraft in this phase (9.2). `die`: unsupplied, but its corps rolls first (8.4). */
export type SupplyState = 'supplied' | 'air' | 'die' | 'oos';

const kept = new WeakMap<Field, Map<SideId, readonly SupplyStatus[]>>();
export const verdictsOf = (board: Board, stand: MapState, context: Context, side: SideId): readonly SupplyStatus[] => {
  const field = fieldOf(board, stand, context);
  const of = kept.get(field) ?? new Map<SideId, readonly SupplyStatus[]>();
  kept.set(field, of);
  const made = of.get(side) ?? judge(field, side);
  of.set(side, made);
  return made;
};

type Lines = ReadonlyMap<string, Traced>;
const trace = (field: Field, profile: Profile, units: readonly Unit[], cuts: boolean): Lines => {
  if (units.length === 0) return new Map();
  const traced = traceAll(
    field.ground.board,
    profile,
    units.map(({ node }) => node),
    { cuts },
  );
  return new Map(units.flatMap(({ piece }, i) => (traced[i] ? [[piece.id, traced[i]]] : [])));
};
/** First who has a line at all; what would open one is dear, and asked only of those who have none. */
const traceBy = (
  field: Field,
  side: SideId,
  units: readonly Unit[],
  cuts: boolean,
): { readonly rail: Lines; readonly command: Lines } => {
  const groups = new Set(units.map(({ counter }) => groupOf(counter)));
  return {
    rail: trace(field, railOf(field, side), units, cuts),
    command: new Map(
      [...groups].flatMap((group) => [
        ...trace(
          field,
          commandOf(field, side, group),
          units.filter(({ counter }) => groupOf(counter) === group),
          cuts,
        ),
      ]),
    ),
  };
};

const judge = (field: Field, side: SideId): readonly SupplyStatus[] => {
  const own = field.all.filter(({ piece }) => piece.side === side);
  const hqs = own.filter(({ counter }) => counter.kind === 'hq');
  const units = own.filter(({ counter }) => counter.kind !== 'hq');
  const free = trace(field, lineOf(field, side), hqs, false);
  const stuck = hqs.filter(({ piece }) => !free.get(piece.id)?.ok);
  const lines = new Map([...free, ...trace(field, lineOf(field, side), stuck, true)]);
  const first = traceBy(field, side, units, false);
  const out = units.filter(({ piece }) => !first.rail.get(piece.id)?.ok && !first.command.get(piece.id)?.ok);
  const again = traceBy(field, side, out, true);
  const rail = new Map([...first.rail, ...again.rail]);
  const command = new Map([...first.command, ...again.command]);
  return own.flatMap((unit) => {
    const { id } = unit.piece;
    if (unit.counter.kind === 'hq') {
      const line = lines.get(id);
      return line ? [verdictOf(field, unit, [{ id: 'line', traced: line }])] : [];
    }
    const [byRail, byHq] = [rail.get(id), command.get(id)];
    return byRail && byHq
      ? [
          verdictOf(field, unit, [
            { id: 'command', traced: byHq },
            { id: 'rail', traced: byRail },
          ]),
        ]
      : [];
  });
};

interface Tried {
  readonly id: 'line' | 'command' | 'rail';
  readonly traced: Traced;
}

const airIn = (context: Pick<Context, 'marks'>, hex: string): unknown => context.marks[marks.airSupply]?.[hex]?.value;

const verdictOf = (field: Field, unit: Unit, tried: readonly Tried[]): SupplyStatus => {
  const { piece, counter } = unit;
  const found = tried.find(({ traced }) => traced.ok);
  const ways = [...tried]
    .sort((a, b) => Number(b.traced.ok) - Number(a.traced.ok))
    .map((one) => wayOf(field, unit, one, found !== undefined));
  const base = { piece: piece.id, hex: piece.hex };
  const good = { ...base, tone: 'good', openings: [], reached: [], effects: [] } as const;
  if (found)
    return {
      ...good,
      state: 'supplied' satisfies SupplyState,
      msg: msg('armir.supply.supplied'),
      says: suppliedSays(field, unit, found),
      ways: [...ways, ...unknownRanges(field, unit, false)],
    };
  const air = airIn(field.context, piece.hex);
  if (air !== undefined)
    return {
      ...good,
      state: 'air' satisfies SupplyState,
      msg: msg('armir.supply.supplied'),
      says: msg(air === 'italian' ? 'armir.supply.byCai' : 'armir.supply.byAir'),
      ways: [airWay(true), ...ways],
    };
  const die = corpsDieOf(field.context, counter, piece.id, piece.hex);
  if (die === 'stays')
    return {
      ...good,
      state: 'supplied' satisfies SupplyState,
      msg: msg('armir.supply.supplied'),
      says: msg('armir.supply.byDie'),
      ways,
      effects: [{ msg: msg('armir.effect.stays'), rule: '8.4' }],
    };
  const openings = openingsOf(field.ground.board, tried, (node) => causesAt(field, counter.side, node));
  const traced = tried.map((one) => one.traced);
  return {
    ...base,
    state: (die === 'waits' ? 'die' : 'oos') satisfies SupplyState,
    tone: die === 'waits' ? 'half' : 'bad',
    ...(die === 'waits' ? { counts: msg('armir.supply.dieOwed') } : {}),
    msg: msg(isCutOff(openings, traced) ? 'armir.supply.cut' : 'armir.supply.out'),
    says: withRim(field, traced, outSays(field, unit, tried)),
    ways: [...ways, ...unknownRanges(field, unit, true)],
    openings,
    reached: reachedOf(field.ground.board, traced),
    effects: effectsOf(field.context, counter, die),
  };
};

const airWay = (ok: boolean): LineWay => ({
  id: 'air',
  msg: msg('armir.way.air'),
  rule: '9.2',
  says: msg('armir.way.air.says'),
  ok,
  line: [],
});

const wayMsg: { readonly [I in Tried['id']]: { readonly msg: Msg; readonly rule: string } } = {
  line: { msg: msg('armir.way.line'), rule: '8.1' },
  command: { msg: msg('armir.way.command'), rule: '8.5' },
  rail: { msg: msg('armir.way.rail', { n: walkReach }), rule: '8' },
};

const endOf = (traced: Traced): number | undefined => (traced.ok ? traced.line.legs.at(-1)?.path.at(-1) : undefined);

/** The HQ at the end of the first leg: of several in a hex the one that reaches farthest. */
const hqAt = (field: Field, unit: Unit, traced: Traced): Unit | undefined => {
  const node = traced.ok ? legOf(traced.line, legs.command)?.path.at(-1) : undefined;
  return hqsOf(field, unit.counter.side, groupOf(unit.counter))
    .filter((one) => one.node === node)
    .sort((a, b) => (b.piece.radius ?? 0) - (a.piece.radius ?? 0))[0];
};

const wayOf = (field: Field, unit: Unit, { id, traced }: Tried, either: boolean): LineWay => {
  const end = endOf(traced);
  const hq = id === 'command' ? hqAt(field, unit, traced) : undefined;
  const noSource = field.sources[unit.counter.side].hq.length === 0;
  const source = hq?.piece.id ?? (end === undefined ? undefined : field.ground.id(end));
  return {
    id,
    ...wayMsg[id],
    ok: traced.ok,
    says: traced.ok
      ? okSays(id, traced, hq)
      : noSource
        ? msg('armir.way.noSource')
        : id === 'command' && hqsOf(field, unit.counter.side, groupOf(unit.counter)).length === 0
          ? msg('armir.way.noHq')
          : either
            ? msg('armir.way.notOpen')
            : notSays(traced),
    line: wayLine(field.ground.board, traced),
    source,
  };
};
const okSays = (id: Tried['id'], traced: Traced & { ok: true }, hq: Unit | undefined): Msg => {
  if (id === 'command') {
    const n = legOf(traced.line, legs.command)?.cost ?? 0;
    return msg('armir.way.hexesOf', { n, of: hq?.piece.radius ?? 0 });
  }
  if (id === 'rail') return msg('armir.way.hexesOf', { n: legOf(traced.line, legs.walk)?.cost ?? 0, of: walkReach });
  return msg('armir.way.hexes', { count: legOf(traced.line, legs.line)?.cost ?? 0 });
};

/** 2.3: an HQ whose range nobody has typed reaches nobody outside its hex. */
const unknownRanges = (field: Field, unit: Unit, always: boolean): readonly LineWay[] => {
  const { counter } = unit;
  if (counter.kind === 'hq' || !always) return [];
  const untyped = hqsOf(field, counter.side, groupOf(counter)).filter(({ piece }) => piece.radius === undefined);
  const who = list(untyped.map(({ piece }) => plain(piece.name)));
  return who
    ? [
        {
          id: 'ranges',
          msg: msg('armir.way.ranges', { who, count: untyped.length }),
          rule: '2.3',
          ok: false,
          says: msg('armir.way.ranges.says'),
          line: [],
        },
      ]
    : [];
};

const suppliedSays = (field: Field, unit: Unit, { id, traced }: Tried): Msg => {
  const end = endOf(traced);
  if (!traced.ok || end === undefined) return msg('armir.supply.supplied');
  const source = sourceMsg(field.ground, end);
  if (id === 'line') return msg('armir.supply.byLine', { source, count: legOf(traced.line, legs.line)?.cost ?? 0 });
  if (id === 'command') {
    const hq = hqAt(field, unit, traced);
    const count = legOf(traced.line, legs.command)?.cost ?? 0;
    return msg('armir.supply.byHq', { hq: pieceMsg(hq?.piece ?? unit.piece), count, source });
  }
  const walk = legOf(traced.line, legs.walk);
  const count = walk?.cost ?? 0;
  const to = walk?.path.at(-1) ?? end;
  return to === end
    ? msg('armir.supply.bySource', { source, count })
    : msg('armir.supply.byRail', { hex: name(field.ground.id(to)), count, source });
};

const outSays = (field: Field, { piece, counter }: Unit, tried: readonly Tried[]): Msg => {
  if (field.sources[counter.side].hq.length === 0) return msg('armir.supply.noSource');
  const long = detourOf(tried.map(({ traced }) => traced));
  const far = tried.flatMap(({ traced }) => (traced.ok || traced.over === undefined ? [] : [traced.over]));
  const cuts = tried.some(({ traced }) => !traced.ok && traced.cuts.length > 0);
  const reached = Math.max(...tried.map(({ traced }) => (traced.ok ? 0 : traced.reached.length))) - 1;
  const how =
    long !== undefined
      ? msg(cuts ? 'armir.supply.tooLong' : 'armir.supply.tooFar', { count: long })
      : !cuts && far.length > 0
        ? msg('armir.supply.tooFar', { count: Math.min(...far) })
        : msg('armir.supply.reached', { hex: name(piece.hex), count: Math.max(0, reached) });
  const lost = tried.some(({ id }) => id === 'command') && hqOut(field, counter.side, groupOf(counter));
  return lost ? msg('armir.supply.two', { a: lost, b: how }) : how;
};

/** No HQ of its own on the map: said, for it is the first thing to look for. */
const hqOut = (field: Field, side: SideId, group: string): Msg | undefined =>
  hqsOf(field, side, group).length === 0 ? msg('armir.supply.noHq') : undefined;
