import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Advice } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg, name, nameList } from '#rules/kit/words/message.ts';
import type { SideId } from '../../../ids.ts';
import { called } from '../../../model/propose.ts';
import { hexOf } from '../../../model/reading.ts';
import { isZoned } from '../../map/drawn.ts';
import { boardIn, fieldOf } from '../../map/field.ts';
import { counterOf } from '../../map/pieces.ts';
import { standOf } from '../../map/stand.ts';
import { declaredIn } from '../fight/declared.ts';
import { type Fight, type FightUnit, type Role, roles } from '../fight/fight.ts';
import { crtOf } from '../fight/ground.ts';
import { msg } from '../msg.ts';
import type { AttackResult } from '../results/pay.ts';
import { type RetreatFrom, retreatLength } from '../results/retreat.ts';
import { type SettledFight, survivors } from '../results/settle.ts';
import { struck } from '../results/troops.ts';
import { closedRule, closings, type RetreatEnds, type RetreatPart, retreatParts } from './retreatEnds.ts';
import type { Leaving } from './retreatPaths.ts';

/** 11.3, 11.5 where the map is drawn: which hexes are open to those who retreat, and why the others are not. */

export type FightWay = 'attack' | 'overrun';
export interface Retreating {
  readonly side: FightUnit['side'];
  /** from where; '' or beside the drawn map: nothing is known */
  readonly hex: string;
  readonly units: readonly Leaving[];
  readonly from: RetreatFrom;
  /** the hex attacked, where attackers leave (11.3) */
  readonly away?: string;
}

/** What the drawn map says of each part of a stack; empty: nothing is drawn there. */
export const partsOnMap = ({ side, hex, units, from, away }: Retreating, now: Context): readonly RetreatPart[] => {
  const board = boardIn(now);
  const node = board?.nodeOf(hex) ?? -1;
  if (!board || node < 0 || units.length === 0) return [];
  const target = away === undefined ? -1 : board.nodeOf(away);
  const field = fieldOf(board, standOf(board, now), now);
  return retreatParts(field, node, side, units, retreatLength(from).least, target < 0 ? node : target);
};
/** In words, part by part. */
export const partLines = (parts: readonly RetreatPart[], leaving: Retreating, now: Context): readonly Advice[] =>
  parts.flatMap(({ units, ends }) => {
    const what = called(units.flatMap(({ id }) => counterOf(now, id)?.name ?? []));
    const lines = retreatLines(ends, { ...leaving, units }, now);
    return parts.length > 1 && what
      ? lines.map((one) => ({ ...one, msg: msg('rtl.way.part', { what, how: one.msg }) }))
      : lines;
  });

/** 11.34: of one hex, as it is drawn; undefined: it is not. */
export const zoneAt = (now: Context, hex: string, side: SideId): { readonly enemyZoc: boolean } | undefined => {
  const enemyZoc = isZoned(now, hex, side);
  return enemyZoc === undefined ? undefined : { enemyZoc };
};

const hexes = (all: readonly string[]): Msg['p'] => ({ hexes: nameList(all) });
/** In words: open, closed and why, what the way through costs. */
export const retreatLines = (ends: RetreatEnds, leaving: Retreating, now: Context): readonly Advice[] => {
  const { open, closed, way, heavy, undrawn } = ends;
  const p = { hex: name(leaving.hex) };
  const lines: Advice[] = [];
  const line = (msg: Msg, rule: string) => lines.push({ msg, rule });
  const ends_ = open.map((end) =>
    end.over > 0
      ? msg('rtl.way.over', { hex: name(end.hex), count: end.over })
      : msg(end.friends ? 'rtl.way.friends' : 'rtl.way.hex', { hex: name(end.hex) }),
  );
  const what = list(ends_);
  if (what)
    line(msg(way === 'free' ? 'rtl.way.open' : 'rtl.way.zoc', { ...p, what }), way === 'free' ? '11.31' : '11.55');
  else line(msg(undrawn ? 'rtl.way.noneDrawn' : 'rtl.way.noneOut', p), '11.31');
  lines.push(...throughLines(ends, leaving));
  for (const why of closings)
    if (closed[why].length > 0) line(msg(`rtl.way.closed.${why}`, hexes(closed[why])), closedRule[why]);
  const targets = open.filter(({ hex }) => declaredIn(now).some((one) => one.hex === hex)).map(({ hex }) => hex);
  if (targets.length > 0)
    line(
      msg(leaving.from === 'refusal' ? 'rtl.way.notTarget' : 'rtl.way.target', hexes(targets)),
      leaving.from === 'refusal' ? '9.24' : '11.35',
    );
  if (undrawn && what) line(msg('rtl.way.undrawn', p), '11.32');
  if (heavy.length > 0 && way === 'zoc') line(msg('rtl.way.heavy', { count: heavy.length }), '11.55');
  return lines;
};
/** 11.56: whose ZOC it is. */
const throughLines = ({ way, motorised }: RetreatEnds, { units }: Retreating): readonly Advice[] =>
  way === 'zoc' && !units.some((unit) => unit.class === 'mot')
    ? [{ msg: msg(`rtl.way.motor.${motorised}`), rule: '11.56' }]
    : [];

const lengthOf = (fight: Fight, role: Role, way: FightWay): RetreatFrom =>
  way === 'attack' ? crtOf(fight) : role === 'defender' ? 'overrun' : 'mobile';
const said = (about: JsonObject, fight: Fight, way: FightWay): Retreating | undefined => {
  const role = roles.find((one) => one === about.role);
  if (!role || typeof about.hex !== 'string' || !Array.isArray(about.units)) return undefined;
  const ids = about.units;
  return {
    side: fight[role].side,
    hex: about.hex,
    units: struck(fight, role).filter(({ id }) => ids.includes(id)),
    from: lengthOf(fight, role, way),
    ...(role === 'attacker' && fight.target !== '' ? { away: fight.target } : {}),
  };
};

const keyOf = ({ way, undrawn }: RetreatEnds): string | undefined =>
  way === 'free' ? 'clear' : way === 'zoc' ? 'zoc' : undrawn ? undefined : 'none';

/** The hexes from which somebody got away: a stack that left by several ways left one hex. */
const leftFrom = ({ ways }: SettledFight): readonly Pick<SettledFight['ways'][number], 'role' | 'hex'>[] => {
  const gone = ways.filter(({ by }) => by !== 'none');
  return [...new Map(gone.map((one) => [`${one.role} ${one.hex}`, one])).values()];
};

/** Beside the question for a way, and the guide after it. */
export const retreatAsides = (
  at: { readonly ask: Ask } | { readonly result: AttackResult },
  fight: Fight,
  way: FightWay,
  now: Context,
): readonly Advice[] => {
  if ('ask' in at) {
    const leaving = at.ask.about && said(at.ask.about, fight, way);
    const parts = leaving ? partsOnMap(leaving, now) : [];
    const [first] = parts;
    if (!leaving || !first) return [];
    if (at.ask.id.startsWith('motor-')) {
      const all = parts.every(({ ends }) => ends.motorised === 'all');
      return throughLines(first.ends, leaving).map((one) => ({ ...one, key: all ? 'yes' : 'no' }));
    }
    // 11.3: where they do not get away alike each goes by itself
    const key = parts.length > 1 ? 'each' : keyOf(first.ends);
    return partLines(parts, leaving, now).map((one) => (key === undefined ? one : { ...one, key }));
  }
  const { settled } = at.result;
  if (!settled) return [];
  return leftFrom(settled).flatMap(({ role, hex }) => {
    const from = role === 'defender' ? fight.target : hex;
    // who has gone asks for no way any more
    const units = survivors(fight, role, settled).filter(
      (unit) => (role === 'defender' || unit.hex === hex) && (hexOf(now, unit.id) ?? from) === from,
    );
    if (units.length === 0) return [];
    const leaving: Retreating = {
      side: fight[role].side,
      hex: from,
      units,
      from: lengthOf(fight, role, way),
      ...(role === 'attacker' && fight.target !== '' ? { away: fight.target } : {}),
    };
    // 8.67: from an overrun the overrunner chooses
    const who = way === 'overrun' && role === 'defender' ? fight.attacker.side : leaving.side;
    return partLines(partsOnMap(leaving, now), leaving, now).map((one) => ({ ...one, who }));
  });
};
