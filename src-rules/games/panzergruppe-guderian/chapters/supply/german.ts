import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { LineWay, Opening, SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { isCutOff, legOf, missOf, reachedOf, wayLine } from '#rules/kit/supply/told.ts';
import type { Traced } from '#rules/kit/supply/trace/profile.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import { ruling } from '../../model/rulings.ts';
import { type GermanType, type Mover, moverOf } from '../../model/units.ts';
import { type Field, fieldOf } from '../map/field.ts';
import { supplyRoad } from '../map/sheet.ts';
import { causesAt, type Lines } from './causes.ts';
import { freshSupply } from './fresh.ts';
import { openingsOf, type SupplyEffect, withRim } from './judge.ts';
import { edgeProfile, edgeReach, legs, roadProfile, roadReach } from './lines.ts';
import { msg } from './msg.ts';
import { traceFrom } from './tracing.ts';

/** 11.1: a German unit is in supply by the road line or by the line to the west edge; either is enough. */
const road: Lines = { rule: '11.11', marker: true };

const edge: Lines = { rule: '11.12', marker: true };

const movers: readonly Mover[] = ['foot', 'mechanized', 'cavalry'];

export const germanVerdicts = (board: Board, stand: MapState, context: Context): readonly SupplyStatus[] => {
  const field = fieldOf(board, stand);
  const standing = stand.pieces.filter((piece) => piece.side === sides.german && board.nodeOf(piece.hex) >= 0);
  const roads = roadProfile(field);
  const edges = movers.map((mover) => ({ mover, profile: edgeProfile(field, mover) }));
  const byEdgeOf = (pieces: readonly Piece[], cuts: boolean): ReadonlyMap<string, Traced> =>
    new Map(
      edges.flatMap(({ mover, profile }) => [
        ...traceFrom(
          board,
          profile,
          pieces.filter((piece) => moverOfKind(piece.kind) === mover),
          { cuts },
        ),
      ]),
    );
  const openRoad = traceFrom(board, roads, standing, { cuts: false });
  const openEdge = byEdgeOf(standing, false);
  // either line is enough: only who has neither is asked what would open one
  const out = standing.filter((piece) => !openRoad.get(piece.id)?.ok && !openEdge.get(piece.id)?.ok);
  const byRoad = new Map([...openRoad, ...traceFrom(board, roads, out, { cuts: true })]);
  const byEdge = new Map([...openEdge, ...byEdgeOf(out, true)]);
  return standing.flatMap((piece) => {
    const [one, other] = [byRoad.get(piece.id), byEdge.get(piece.id)];
    return one && other ? [verdictOf(field, piece, one, other, context)] : [];
  });
};

const moverOfKind = (kind: string): Mover => {
  const types: readonly GermanType[] = ['infantry', 'panzer', 'grenadier', 'motorized', 'cavalry'];
  return moverOf(types.find((type) => type === kind) ?? 'infantry');
};

const verdictOf = (field: Field, piece: Piece, byRoad: Traced, byEdge: Traced, context: Context): SupplyStatus => {
  const { ground } = field;
  const either = byRoad.ok || byEdge.ok;
  const ways = [roadWay(field, byRoad, either), edgeWay(field, byEdge, either)];
  // A16: whether the marker in the unit's own hex cuts it off
  const marked = ground.id(field.interdiction) === piece.hex && ruling(context.options, 'a16') === 'cut';
  const traced = [byRoad, byEdge];
  const base = { piece: piece.id, hex: piece.hex };
  const supplied = { ...base, state: 'supplied', tone: 'good', openings: [], reached: [], effects: [] } as const;
  if (freshSupply(context, piece)) {
    const when = ruling(context.options, 'a24') === 'turn' ? 'pgg.supply.freshTurn' : 'pgg.supply.fresh';
    return { ...supplied, msg: msg('pgg.supply.supplied'), says: msg(when), ways };
  }
  const found = ways.find((way) => way.ok);
  if (found && !marked) {
    const sorted = [...ways].sort((a, b) => Number(b.ok) - Number(a.ok));
    return { ...supplied, msg: msg('pgg.supply.supplied'), says: suppliedSays(field, found, byRoad), ways: sorted };
  }
  const openings = openingsOf(field, sides.german, context, [
    { id: 'road', traced: byRoad, lines: road },
    { id: 'edge', traced: byEdge, lines: edge },
  ]);
  const own = { hex: piece.hex, causes: causesAt(field, sides.german, field.interdiction, context, road) };
  return {
    ...base,
    state: 'out',
    tone: 'bad',
    msg: msg(isCutOff(openings, traced) || marked ? 'pgg.supply.cut' : 'pgg.supply.out'),
    says: marked
      ? msg('pgg.supply.markedHex', { hex: name(piece.hex) })
      : withRim(field, traced, cutSays(field, piece, byRoad, byEdge)),
    ways: marked ? ways.map((way) => ({ ...way, ok: false, says: msg('pgg.way.cut') })) : ways,
    openings: marked ? withOwn(openings, own, found?.id ?? 'road') : openings,
    reached: reachedOf(field.ground.board, traced),
    effects,
  };
};

/** A16: besides what else is closed, the marker in its own hex has to go. */
const withOwn = (
  openings: readonly Opening[],
  own: { readonly hex: string; readonly causes: Opening['causes'] },
  way: string,
): readonly Opening[] =>
  openings.length === 0
    ? [{ hexes: [own.hex], sides: [], causes: own.causes, way }]
    : openings.map((one) => ({ ...one, hexes: [own.hex, ...one.hexes], causes: [...own.causes, ...one.causes] }));

const effects: readonly SupplyEffect[] = [
  { msg: msg('pgg.effect.half'), rule: '11.31' },
  { msg: msg('pgg.effect.move'), rule: '6.25' },
];

const roadWay = (field: Field, traced: Traced, either: boolean): LineWay => ({
  id: 'road',
  msg: msg('pgg.way.road', { n: roadReach }),
  rule: '11.11',
  ok: traced.ok,
  says: traced.ok
    ? msg('pgg.way.hexesOf', { n: legOf(traced.line, legs.walk)?.cost ?? 0, of: roadReach })
    : field.ground.board.nodeOf(supplyRoad) < 0
      ? msg('pgg.way.notDrawn', { hex: name(supplyRoad) })
      : either
        ? msg('pgg.way.notOpen')
        : notSays(traced),
  line: wayLine(field.ground.board, traced),
  ...(traced.ok ? { source: supplyRoad } : {}),
});

const edgeWay = (field: Field, traced: Traced, either: boolean): LineWay => {
  const cost = traced.ok ? (traced.line.legs[0]?.cost ?? 0) : 0;
  const end = traced.ok ? traced.line.legs[0]?.path.at(-1) : undefined;
  return {
    id: 'edge',
    msg: msg('pgg.way.edge', { mp: edgeReach }),
    rule: '11.12',
    ok: traced.ok,
    says: traced.ok
      ? msg('pgg.way.pointsOf', { mp: cost, of: edgeReach })
      : either
        ? msg('pgg.way.notOpen')
        : notSays(traced, true),
    line: wayLine(field.ground.board, traced),
    ...(end === undefined ? {} : { source: field.ground.id(end) }),
  };
};

/** What a line of so many hexes lacks; `points`: one of movement points. */
export const notSays = (traced: Traced & { ok: false }, points = false): Msg => {
  const { kind, by } = missOf(traced);
  if (by === undefined) return msg(`pgg.way.${kind}`);
  return points ? msg(`pgg.way.${kind}Points`, { mp: by }) : msg(`pgg.way.${kind}`, { count: by });
};

const suppliedSays = (field: Field, way: LineWay, byRoad: Traced): Msg => {
  if (way.id === 'road' && byRoad.ok) {
    const walk = legOf(byRoad.line, legs.walk);
    const at = name(field.ground.id(walk?.path.at(-1) ?? -1));
    return walk && walk.cost > 0
      ? msg('pgg.supply.byRoad', { hex: at, count: walk.cost, from: name(supplyRoad) })
      : msg('pgg.supply.onRoad', { from: name(supplyRoad) });
  }
  return msg('pgg.supply.byEdge', { hex: name(way.source ?? ''), mp: way.line[0]?.cost ?? 0 });
};

/** How far the road is open from the west, and how little the unit can reach. */
const cutSays = (field: Field, piece: Piece, byRoad: Traced, byEdge: Traced): Msg => {
  if (byRoad.ok || byEdge.ok) return msg('pgg.supply.supplied');
  const road = missOf(byRoad);
  if (road.kind === 'far' && byEdge.cuts.length === 0)
    return msg('pgg.supply.tooFar', { count: road.by, n: roadReach });
  const reached = Math.max(byRoad.reached.length, byEdge.reached.length) - 1;
  const others =
    byRoad.detour !== undefined
      ? msg('pgg.supply.tooLong', { count: byRoad.detour, n: roadReach })
      : byEdge.detour !== undefined
        ? msg('pgg.supply.edgeTooLong', { mp: byEdge.detour, of: edgeReach })
        : msg('pgg.supply.reached', { hex: name(piece.hex), count: Math.max(0, reached) });
  const open = openUpTo(field, byRoad);
  if (open === undefined) return others;
  const to = { from: name(supplyRoad), hex: name(open) };
  return msg('pgg.supply.two', {
    a: open === '' ? msg('pgg.supply.roadShut', to) : msg('pgg.supply.roadOpen', to),
    b: others,
  });
};

/** The last hex of the wanted line to which the road is open from 0120; '' where 0120 itself is closed. */
const openUpTo = (field: Field, byRoad: Traced): string | undefined => {
  const cut = byRoad.ok ? undefined : byRoad.cuts[0];
  const path = cut && legOf(cut.line, legs.road)?.path;
  if (!path) return undefined;
  let open = '';
  for (const node of [...path].reverse()) {
    if (field.shut.german[node] === 1) break;
    open = field.ground.id(node);
  }
  return open;
};
