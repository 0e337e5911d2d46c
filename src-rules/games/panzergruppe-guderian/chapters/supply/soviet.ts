import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { LineWay, SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { isCutOff, legOf, missOf, reachedOf, wayLine } from '#rules/kit/supply/told.ts';
import type { Traced, TracedLine } from '#rules/kit/supply/trace/profile.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import { ruling } from '../../model/rulings.ts';
import { plain } from '../../model/words.ts';
import { type Field, fieldOf } from '../map/field.ts';
import { isDisrupted } from '../map/stand.ts';
import type { Lines } from './causes.ts';
import { freshSupply } from './fresh.ts';
import { notSays } from './german.ts';
import { openingsOf, type SupplyEffect, withRim } from './judge.ts';
import { commandProfile, leaderProfile, legs, sovietProfile, toWhereDrawingEnds } from './lines.ts';
import { msg } from './msg.ts';
import { traceFrom } from './tracing.ts';

/**
 * 10.35a: supplied, in command only, or neither; a leader by his own line (11.24). Unjudged: no hex of the east edge is
 * drawn, and that line leaves the drawn part of the map.
 */
export const sovietStates = ['supplied', 'command', 'none', 'unjudged'] as const;

export type SovietState = (typeof sovietStates)[number];

const lines: Lines = { rule: '11.21', marker: false };

export const sovietVerdicts = (board: Board, stand: MapState, context: Context): readonly SupplyStatus[] => {
  const field = fieldOf(board, stand);
  const standing = stand.pieces.filter((piece) => piece.side === sides.soviet && board.nodeOf(piece.hex) >= 0);
  const units = standing.filter((piece) => piece.kind !== 'leader');
  const both = sovietProfile(field);
  const first = commandProfile(field);
  const mine = leaderProfile(field);
  const fed = traceFrom(board, both, units, { cuts: false });
  const unfed = units.filter((piece) => !fed.get(piece.id)?.ok);
  const led = traceFrom(board, first, unfed, { cuts: false });
  const full = new Map([...fed, ...traceFrom(board, both, unfed, { cuts: true })]);
  const alone = unfed.filter((piece) => !led.get(piece.id)?.ok);
  const near = new Map([...led, ...traceFrom(board, first, alone, { cuts: true })]);
  const leaders = standing.filter((piece) => piece.kind === 'leader');
  const free = traceFrom(board, mine, leaders, { cuts: false });
  const stuck = leaders.filter((piece) => !free.get(piece.id)?.ok);
  const own = new Map([...free, ...traceFrom(board, mine, stuck, { cuts: true })]);
  const open = hasEast(field) ? undefined : toWhereDrawingEnds(field);
  const on = open
    ? new Map([
        ...traceFrom(board, sovietProfile(open), unfed, { cuts: false }),
        ...traceFrom(board, leaderProfile(open), stuck, { cuts: false }),
      ])
    : new Map<string, Traced>();
  const unrated = standing.filter(
    (piece) => piece.kind === 'leader' && piece.radius === undefined && !isDisrupted(piece),
  );
  return standing.flatMap((piece) => {
    if (piece.kind === 'leader') {
      const line = own.get(piece.id);
      return line ? [leaderVerdict(field, piece, line, on.get(piece.id), context)] : [];
    }
    const line = full.get(piece.id);
    // a supplied unit's line to its leader is the first leg of the whole
    const command = near.get(piece.id) ?? (line?.ok ? firstLeg(line) : undefined);
    const more = { unrated, beyond: on.get(piece.id) };
    return line && command ? [unitVerdict(field, piece, line, command, more, context)] : [];
  });
};

const firstLeg = (traced: Traced & { ok: true }): Traced => ({
  ok: true,
  line: { legs: traced.line.legs.slice(0, 1) },
});

const good = (piece: Piece, says: Msg, ways: readonly LineWay[]): SupplyStatus => ({
  piece: piece.id,
  hex: piece.hex,
  state: 'supplied',
  msg: msg('pgg.supply.supplied'),
  tone: 'good',
  says,
  ways,
  openings: [],
  reached: [],
  effects: [],
});

/** What is not known is not said: neither supplied nor out of supply, and nothing follows from it. */
const unjudged = (piece: Piece, says: Msg, ways: readonly LineWay[]): SupplyStatus => ({
  ...good(piece, msg('pgg.supply.two', { a: says, b: msg('pgg.supply.drawEast') }), ways),
  state: 'unjudged',
  msg: msg('pgg.supply.unjudged'),
  tone: 'half',
  counts: msg('pgg.supply.counts.unjudged'),
});

const freshSays = (context: Context): Msg =>
  msg(ruling(context.options, 'a24') === 'turn' ? 'pgg.supply.freshTurn' : 'pgg.supply.fresh');

/** Which leader gives command at the end of the first leg: of several in a hex the one who reaches farthest. */
export const leaderAt = (field: Field, line: TracedLine): Piece | undefined => {
  const node = legOf(line, legs.command)?.path.at(-1);
  const there = node === undefined ? [] : (field.units.soviet.get(node) ?? []);
  return there
    .filter((piece) => piece.kind === 'leader' && !isDisrupted(piece))
    .sort((a, b) => (b.radius ?? 0) - (a.radius ?? 0))[0];
};

/** How many hexes must be opened for a line: the smallest set comes first. */
const leastOf = ({ cuts }: Pick<Traced & { ok: false }, 'cuts'>): number =>
  cuts[0]?.nodes.length ?? Number.POSITIVE_INFINITY;

const unitVerdict = (
  field: Field,
  piece: Piece,
  full: Traced,
  near: Traced,
  { unrated, beyond }: { readonly unrated: readonly Piece[]; readonly beyond: Traced | undefined },
  context: Context,
): SupplyStatus => {
  const ways = [supplyWay(field, full), commandWay(field, near), ...ratingWay(unrated)];
  if (freshSupply(context, piece)) return good(piece, freshSays(context), ways);
  if (full.ok) {
    const leader = leaderAt(field, full.line);
    const far = legOf(full.line, legs.command)?.cost ?? 0;
    const edge = legOf(full.line, legs.leader);
    const p = {
      leader: name(leader?.name ?? ''),
      count: far,
      hex: name(field.ground.id(edge?.path.at(-1) ?? -1)),
    };
    return good(piece, msg('pgg.supply.byLeader', p), ways);
  }
  const command = near.ok ? leaderAt(field, near.line) : undefined;
  if (beyond?.ok)
    return unjudged(
      piece,
      msg('pgg.supply.leaderOpen', { leader: name(leaderAt(field, beyond.line)?.name ?? '') }),
      ways,
    );
  const state: SovietState = near.ok ? 'command' : 'none';
  const supply = { id: 'supply', traced: full, lines };
  const shorter = !near.ok && leastOf(near) < leastOf(full);
  const traced = near.ok ? [full] : [full, near];
  const openings = openingsOf(field, sides.soviet, context, [
    supply,
    ...(shorter ? [{ id: 'command', traced: near, lines }] : []),
  ]);
  return {
    piece: piece.id,
    hex: piece.hex,
    state,
    msg: msg(
      near.ok ? 'pgg.supply.command' : isCutOff(openings, [near]) ? 'pgg.supply.cut' : 'pgg.supply.outOfCommand',
    ),
    tone: near.ok ? 'half' : 'bad',
    ...(near.ok ? { counts: msg('pgg.supply.counts.command') } : {}),
    says: withRim(
      field,
      traced,
      near.ok
        ? msg('pgg.supply.leaderCut', { leader: name(command?.name ?? '') })
        : noCommandSays(field, piece, near, full, unrated),
    ),
    ways,
    openings,
    reached: reachedOf(field.ground.board, traced),
    effects: near.ok ? inCommand : outOfCommand,
  };
};

const noCommandSays = (field: Field, piece: Piece, near: Traced, full: Traced, unrated: readonly Piece[]): Msg => {
  const leaders = field.stand.pieces.filter((one) => one.kind === 'leader' && !isDisrupted(one));
  if (leaders.length === 0) return msg('pgg.supply.noLeader');
  if (near.ok || full.ok) return msg('pgg.supply.supplied');
  const who = list(unrated.map((one) => plain(one.name)));
  if (who) return msg('pgg.supply.unrated', { who, count: unrated.length });
  const { kind, by } = missOf(near);
  if (by !== undefined) return msg(kind === 'long' ? 'pgg.supply.openBeyond' : 'pgg.supply.beyond', { count: by });
  return msg('pgg.supply.noneInReach', { hex: name(piece.hex), count: Math.max(0, near.reached.length - 1) });
};

/** 10.35: may attack at half strength; 6.55 lets it overrun. */
const inCommand: readonly SupplyEffect[] = [
  { msg: msg('pgg.effect.commandAttack'), rule: '10.35' },
  { msg: msg('pgg.effect.half'), rule: '11.31' },
  { msg: msg('pgg.effect.move'), rule: '6.25' },
];

const outOfCommand: readonly SupplyEffect[] = [
  { msg: msg('pgg.effect.noAttack'), rule: '10.35' },
  { msg: msg('pgg.effect.noOverrun'), rule: '6.55' },
  { msg: msg('pgg.effect.defendHalf'), rule: '11.31' },
  { msg: msg('pgg.effect.move'), rule: '6.25' },
];

/** 10.34: his own movement and defence, never his rating. */
const leaderOut: readonly SupplyEffect[] = [
  { msg: msg('pgg.effect.leader'), rule: '10.34' },
  { msg: msg('pgg.effect.leaderUnits'), rule: '11.22' },
];

const leaderVerdict = (
  field: Field,
  piece: Piece,
  own: Traced,
  beyond: Traced | undefined,
  context: Context,
): SupplyStatus => {
  const ways: readonly LineWay[] = [
    {
      id: 'supply',
      msg: msg('pgg.way.leader'),
      rule: '11.24',
      ok: own.ok,
      says: own.ok ? msg('pgg.way.hexes', { count: own.line.legs[0]?.cost ?? 0 }) : eastSays(field, own),
      line: wayLine(field.ground.board, own),
      ...eastSource(field, own),
    },
  ];
  if (freshSupply(context, piece)) return good(piece, freshSays(context), ways);
  if (own.ok) return good(piece, msg('pgg.supply.leaderLine', { count: own.line.legs[0]?.cost ?? 0 }), ways);
  if (beyond?.ok) return unjudged(piece, msg('pgg.supply.noEast'), ways);
  const openings = openingsOf(field, sides.soviet, context, [{ id: 'supply', traced: own, lines }]);
  return {
    piece: piece.id,
    hex: piece.hex,
    state: 'none',
    msg: msg(openings.length > 0 ? 'pgg.supply.cut' : 'pgg.supply.out'),
    tone: 'bad',
    says: withRim(
      field,
      [own],
      hasEast(field)
        ? msg('pgg.supply.leaderNone', { hex: name(piece.hex), count: Math.max(0, own.reached.length - 1) })
        : msg('pgg.supply.noEast'),
    ),
    ways,
    openings,
    reached: reachedOf(field.ground.board, [own]),
    effects: leaderOut,
  };
};

const hasEast = (field: Field): boolean => field.ground.hasEast;

const eastSource = (field: Field, traced: Traced): { readonly source?: string } => {
  const end = traced.ok ? legOf(traced.line, legs.leader)?.path.at(-1) : undefined;
  return end === undefined ? {} : { source: field.ground.id(end) };
};

const eastSays = (field: Field, traced: Traced & { ok: false }): Msg =>
  hasEast(field) ? notSays(traced) : msg('pgg.way.noEast');

const supplyWay = (field: Field, traced: Traced): LineWay => ({
  id: 'supply',
  msg: msg('pgg.way.supply'),
  rule: '11.21',
  ok: traced.ok,
  says: traced.ok
    ? msg('pgg.way.twoLegs', {
        n: legOf(traced.line, legs.command)?.cost ?? 0,
        m: legOf(traced.line, legs.leader)?.cost ?? 0,
      })
    : eastSays(field, traced),
  line: wayLine(field.ground.board, traced),
  ...eastSource(field, traced),
});

const commandWay = (field: Field, traced: Traced): LineWay => {
  const leader = traced.ok ? leaderAt(field, traced.line) : undefined;
  return {
    id: 'command',
    msg: msg('pgg.way.command'),
    rule: '11.22',
    ok: traced.ok,
    says: traced.ok
      ? msg('pgg.way.hexesOf', { n: traced.line.legs[0]?.cost ?? 0, of: leader?.radius ?? 0 })
      : notSays(traced),
    line: wayLine(field.ground.board, traced),
    ...(leader ? { source: leader.id } : {}),
  };
};

/** The way of a verdict that names them. */
export const ratingWayId = 'ratings';
/** N02: leaders whose rating nobody has typed reach nobody but those in their hex. */
const ratingWay = (unrated: readonly Piece[]): readonly LineWay[] => {
  const names = list(unrated.map((piece) => plain(piece.name)));
  if (!names) return [];
  const said = msg('pgg.way.ratings', { who: names, count: unrated.length });
  return [{ id: ratingWayId, msg: said, rule: '10.1', ok: false, says: msg('pgg.way.ratings.says'), line: [] }];
};
