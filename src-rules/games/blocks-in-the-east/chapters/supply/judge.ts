import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { LineWay, Opening, SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import {
  apart,
  isCutOff,
  legOf,
  legsTold,
  meetsRim,
  missOf,
  mostOpenings,
  reachedOf,
  wayLine,
} from '#rules/kit/supply/told.ts';
import type { Cut, Profile, Traced } from '#rules/kit/supply/trace/profile.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import type { SideId } from '../../ids.ts';
import { on } from '../../model/rules.ts';
import { type Field, fieldOf, staysForeign } from '../map/field.ts';
import { sourcesOf, type TracedFor } from '../map/nations.ts';
import { type BlockOnMap, blockOf } from '../map/pieces.ts';
import { causesAt } from './causes.ts';
import { effectsOf } from './effects.ts';
import { msg } from './msg.ts';
import { legs, profileOf, rangeOf } from './tracing/lines.ts';
import { type Siege, siegeAt } from './tracing/siege.ts';
import { causeOf, linesOf, type Supplied, suppliedAt, traceLine } from './tracing/supply.ts';

/** 4.3, 12.1–12.3: every block of a side judged on one stand, those of the same line together. */

export const states = ['supplied', 'none', 'besieged', 'sevastopol', 'pocket'] as const;
export type SupplyState = (typeof states)[number];

interface Standing {
  readonly piece: Piece;
  readonly block: BlockOnMap;
  readonly node: number;
  readonly lines: readonly TracedFor[];
  readonly found: Supplied | undefined;
}

export const verdictsOf = (board: Board, stand: MapState, context: Context, side: SideId): readonly SupplyStatus[] => {
  const field = fieldOf(board, stand, context);
  const standing = stand.pieces.flatMap((piece): readonly Standing[] => {
    const node = board.nodeOf(piece.hex);
    const block = piece.side === side && node >= 0 ? blockOf(context, piece.id) : undefined;
    if (!block) return [];
    const lines = linesOf(field, block, node);
    return [{ piece, block, node, lines, found: suppliedAt(field, context, lines, node) }];
  });
  traceTogether(
    field,
    context,
    standing.filter(({ found }) => !found),
  );
  return standing.map((one) => verdictOf(field, context, one));
};

/** What is asked of each block that is cut off, asked at once of all whose lines go the same ways: the answers are kept. */
const traceTogether = (field: Field, context: Context, out: readonly Standing[]): void => {
  const together = new Map<Profile, { readonly line: TracedFor; readonly starts: number[] }>();
  for (const { lines, node } of out) {
    for (const line of lines) {
      const profile = profileOf(field, line, rangeOf(context, line).hexes);
      const asked = together.get(profile) ?? { line, starts: [] };
      asked.starts.push(node);
      together.set(profile, asked);
    }
  }
  for (const { line, starts } of together.values()) {
    const strict = traceLine(field, context, line, starts);
    traceLine(
      field,
      context,
      line,
      starts.filter((node) => !isOpenable(strict.get(node))),
      { anyones: true },
    );
  }
};
const isOpenable = (traced: Traced | undefined): boolean =>
  traced !== undefined && !traced.ok && traced.cuts.length > 0;

/** A line a block has not got. */
interface Lost {
  readonly line: TracedFor;
  readonly traced: Traced & { readonly ok: false };
  /** where no opening helps: the same as if every hex were its side's own */
  readonly free: Traced | undefined;
}
const lostOf = (field: Field, context: Context, { lines, node }: Standing): readonly Lost[] =>
  lines.flatMap((line): readonly Lost[] => {
    const traced = traceLine(field, context, line, [node]).get(node);
    if (!traced || traced.ok) return [];
    const free = isOpenable(traced) ? undefined : traceLine(field, context, line, [node], { anyones: true }).get(node);
    return [{ line, traced, free }];
  });

const verdictOf = (field: Field, context: Context, standing: Standing): SupplyStatus => {
  const { piece, block, node, found, lines } = standing;
  const siege = siegeIn(field, context, block, node);
  const lost = found ? [] : lostOf(field, context, standing);
  const ways = found
    ? [
        openWay(field, context, found),
        ...lines.flatMap((line) => (line === found.line ? [] : [otherWay(field, context, line)])),
      ]
    : lost.map((one) => lostWay(field, context, one));
  const base = { piece: piece.id, hex: piece.hex };
  if (siege) {
    const state: SupplyState = siege.kind;
    return {
      ...base,
      state,
      msg: msg(`bite.supply.${state}`),
      tone: state === 'besieged' ? 'bad' : 'half',
      ...(state === 'besieged' ? {} : { counts: msg('bite.supply.counts.besieged') }),
      says: siegeSays(field, siege, node),
      ways: [siegeWay(field, siege, node), ...ways],
      openings: ringOpenings(field, block.side, siege),
      reached: [],
      effects: effectsOf(context, block, state),
    };
  }
  if (found) {
    return {
      ...base,
      state: 'supplied',
      msg: msg('bite.supply.supplied'),
      tone: 'good',
      says: suppliedSays(field, found),
      ways,
      openings: [],
      reached: [],
      effects: [],
    };
  }
  const openings = openingsOf(field, block.side, lost);
  return {
    ...base,
    state: 'none',
    msg: msg(
      isCutOff(
        openings,
        lost.map(({ traced }) => traced),
      )
        ? 'bite.supply.cut'
        : 'bite.supply.none',
    ),
    tone: 'bad',
    says: outSays(field, context, standing, lost),
    ways,
    openings,
    reached: reachedOf(
      field.ground.board,
      lost.map(({ traced }) => traced),
    ),
    effects: effectsOf(context, block, 'none'),
  };
};

/** Sieges are a rule of the advanced game (12.0). */
const siegeIn = (field: Field, context: Context, block: BlockOnMap, node: number): Siege | undefined =>
  on(context, 'a12') ? siegeAt(field, block.nation, node) : undefined;

const suppliedSays = (field: Field, { source, distance, line }: Supplied): Msg =>
  msg(distance === 0 ? 'bite.supply.here' : 'bite.supply.by', {
    hex: name(field.ground.id(source)),
    count: distance,
    to: msg(`bite.source.${line}`),
  });

const wayBase = (context: Context, line: TracedFor) => {
  const range = rangeOf(context, line);
  return {
    id: line,
    msg: msg('bite.way.line', { count: range.hexes, to: msg(`bite.source.${line}`) }),
    rule: range.rule,
  };
};

const reached = (n: number, of: number): Msg =>
  msg('bite.way.of', { n, of, hexes: msg('bite.ops.move.hexes', { count: of }) });
const openWay = (field: Field, context: Context, { line, traced, distance, source }: Supplied): LineWay => ({
  ...wayBase(context, line),
  ok: true,
  says: reached(distance, rangeOf(context, line).hexes),
  line: legsTold(field.ground.board, traced),
  source: field.ground.id(source),
});
/** Another line, of one that is supplied already. */
const otherWay = (field: Field, context: Context, line: TracedFor): LineWay => ({
  ...wayBase(context, line),
  ok: false,
  says: sourcesOf(field, line).length === 0 ? undrawn(line) : msg('bite.way.notNeeded'),
  line: [],
});
const lostWay = (field: Field, context: Context, { line, traced }: Lost): LineWay => ({
  ...wayBase(context, line),
  ok: false,
  says: notSays(field, line, traced),
  line: wayLine(field.ground.board, traced),
});
const undrawn = (line: TracedFor): Msg => msg('bite.way.notDrawn', { to: msg(`bite.source.${line}`) });
const notSays = (field: Field, line: TracedFor, traced: Traced & { readonly ok: false }): Msg => {
  if (sourcesOf(field, line).length === 0) return undrawn(line);
  const { kind, by } = missOf(traced);
  return by === undefined ? msg(`bite.way.${kind}`) : msg(`bite.way.${kind}`, { count: by });
};

/** The first cause, and that undrawn hexes are never crossed (SCREENS). */
const outSays = (field: Field, context: Context, { piece, node }: Standing, lost: readonly Lost[]): Msg => {
  const [first] = lost;
  if (!first) return msg('bite.supply.none');
  const says = whySays(field, context, piece, node, first.line, first.traced);
  return meetsRim(field.ground.board, [first.traced]) ? msg('bite.two', { a: says, b: msg('bite.supply.rim') }) : says;
};
const whySays = (
  field: Field,
  context: Context,
  piece: Piece,
  node: number,
  line: TracedFor,
  traced: Traced & { readonly ok: false },
): Msg => {
  const cause = causeOf(field, context, line, node, traced);
  const to = msg(`bite.source.${line}`);
  if (cause === 'noSource') return msg('bite.cause.noSource', { to });
  const { kind, by = 0 } = missOf(traced);
  const range = { count: by, n: rangeOf(context, line).hexes };
  if (cause === 'range') return msg('bite.cause.range', range);
  if (kind === 'long') return msg('bite.cause.long', range);
  if (cause === 'blocked' || cause === 'partisans')
    return msg(`bite.cause.${cause}`, { hex: name(piece.hex), count: Math.max(0, traced.reached.length - 1), to });
  return msg(`bite.cause.${cause}`, { to });
};

/** Over all lines. */
const openingsOf = (field: Field, side: SideId, lost: readonly Lost[]): readonly Opening[] => {
  const all = lost.flatMap(({ line, traced, free }) =>
    [...traced.cuts, ...wishesOf(free)].map((wish) => wantOf(field, side, line, wish)),
  );
  return apart(all, ({ nodes }) => ({ nodes, sides: [] })).map(({ line, nodes, carries }) => ({
    hexes: field.ground.ids(nodes),
    sides: [],
    causes: nodes.flatMap((node) => causesAt(field, side, node, carries.has(node))),
    way: line,
  }));
};

type Wish = Pick<Cut, 'nodes' | 'line'>;
/** As if all were the side's own: a line that is open then, or with the fewest openings, wants control as well. */
const wishesOf = (free: Traced | undefined): readonly Wish[] =>
  !free ? [] : free.ok ? [{ nodes: [], line: free.line }] : free.cuts;

interface Want {
  readonly line: TracedFor;
  readonly nodes: readonly number[];
  /** where railway and ships are to go */
  readonly carries: ReadonlySet<number>;
}
/** What a line wants opened, with the hexes of its railways that are another's. */
const wantOf = (field: Field, side: SideId, line: TracedFor, wish: Wish): Want => {
  const rails = legOf(wish.line, legs.net)?.path ?? [];
  const foreign = rails.filter((node) => !field.ground.isSea(node) && staysForeign(field, side, node));
  return {
    line,
    nodes: [...new Set([...wish.nodes, ...foreign])].sort((a, b) => a - b),
    carries: new Set(rails),
  };
};

const siegeSays = (field: Field, siege: Siege, node: number): Msg => {
  const ring = msg('bite.siege.ring', { hex: name(field.ground.called(node)), count: siege.ring.nodes.length });
  return siege.road ? msg('bite.two', { a: ring, b: msg(`bite.siege.road.${siege.road}`) }) : ring;
};
const siegeWay = (field: Field, siege: Siege, node: number): LineWay => ({
  id: 'siege',
  msg: msg('bite.way.siege', { hex: name(field.ground.called(node)) }),
  rule: siegeRule[siege.kind],
  ok: false,
  says: msg('bite.way.surrounded'),
  line: [],
});
const siegeRule = { besieged: '12.1', sevastopol: '12.2', pocket: '12.3' } as const;

/** Any hex of the ring breaks the siege. */
const ringOpenings = (field: Field, side: SideId, siege: Siege): readonly Opening[] =>
  siege.ring.nodes.slice(0, mostOpenings).map((node) => ({
    hexes: [field.ground.id(node)],
    sides: [],
    causes: causesAt(field, side, node, false),
    way: 'siege',
  }));
