import type { Around } from '../../../kit/around.ts';
import type { Aside, Ask } from '../../../kit/calc.ts';
import { type Msg, name } from '../../../kit/text.ts';
import type { JsonObject } from '../../../kit/value.ts';
import { type Fight, type Role, roles, type Unit } from '../attack/fight.ts';
import type { AttackResult } from '../attack/flow.ts';
import { crtOf } from '../attack/ground.ts';
import { declaredIn } from '../checks/declared.ts';
import { otherSide, type SideId } from '../ids.ts';
import { boardIn, fieldOf } from '../map/field.ts';
import type { Leaving } from '../map/retreat.ts';
import { closedRule, closings, type RetreatEnds, retreatEnds } from '../map/retreatEnds.ts';
import { standOf } from '../map/stand.ts';
import { list } from '../propose.ts';
import { h } from '../text/speak-ahead.ts';
import { type RetreatFrom, retreatLength } from './retreat.ts';
import { survivors } from './settle.ts';
import { struck } from './troops.ts';

/** 11.3, 11.5 where the map is drawn: which hexes are open to those who retreat, and why the others are not. */

export type FightWay = 'attack' | 'overrun';
export interface Retreating {
  readonly side: Unit['side'];
  /** from where; '' or beside the drawn map: nothing is known */
  readonly hex: string;
  readonly units: readonly Leaving[];
  readonly from: RetreatFrom;
}

/** What the drawn map says; undefined: nothing is drawn there. */
export const endsOnMap = ({ side, hex, units, from }: Retreating, now: Around): RetreatEnds | undefined => {
  const board = boardIn(now);
  const node = board?.nodeOf(hex) ?? -1;
  if (!board || node < 0) return undefined;
  return retreatEnds(fieldOf(board, standOf(board, now), now), node, side, units, retreatLength(from).least);
};

/** 11.34: of one hex, as it is drawn; undefined: it is not. */
export const zoneAt = (now: Around, hex: string, side: SideId): { readonly enemyZoc: boolean } | undefined => {
  const board = boardIn(now);
  const node = board?.nodeOf(hex) ?? -1;
  if (!board || node < 0) return undefined;
  return { enemyZoc: fieldOf(board, standOf(board, now), now).zones.any[otherSide(side)][node] === 1 };
};

const hexes = (all: readonly string[]): Msg['p'] => ({ hexes: name(all.join(', ')) });
/** In words: open, closed and why, what the way through costs. */
export const retreatLines = (ends: RetreatEnds, leaving: Retreating, now: Around): readonly Aside[] => {
  const { open, closed, way, heavy, undrawn } = ends;
  const p = { hex: name(leaving.hex) };
  const lines: Aside[] = [];
  const line = (msg: Msg, rule: string) => lines.push({ msg, rule });
  const ends_ = open.map((end) =>
    end.over > 0
      ? h('rtl.way.over', { hex: name(end.hex), count: end.over })
      : h(end.friends ? 'rtl.way.friends' : 'rtl.way.hex', { hex: name(end.hex) }),
  );
  const what = list(ends_);
  if (what)
    line(h(way === 'free' ? 'rtl.way.open' : 'rtl.way.zoc', { ...p, what }), way === 'free' ? '11.31' : '11.55');
  else line(h(undrawn ? 'rtl.way.noneDrawn' : 'rtl.way.none', p), '11.31');
  lines.push(...throughLines(ends, leaving));
  for (const why of closings)
    if (closed[why].length > 0) line(h(`rtl.way.closed.${why}`, hexes(closed[why])), closedRule[why]);
  const targets = open.filter(({ hex }) => declaredIn(now).some((one) => one.hex === hex)).map(({ hex }) => hex);
  if (targets.length > 0)
    line(
      h(leaving.from === 'refusal' ? 'rtl.way.notTarget' : 'rtl.way.target', hexes(targets)),
      leaving.from === 'refusal' ? '9.24' : '11.35',
    );
  if (undrawn && what) line(h('rtl.way.undrawn', p), '11.32');
  if (heavy.length > 0 && way === 'zoc') line(h('rtl.way.heavy', { count: heavy.length }), '11.55');
  return lines;
};
/** 11.56: whose ZOC it is. */
const throughLines = ({ way, motorised }: RetreatEnds, { units }: Retreating): readonly Aside[] =>
  way === 'zoc' && !units.some((unit) => unit.class === 'mot')
    ? [{ msg: h(`rtl.way.motor.${motorised}`), rule: '11.56' }]
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
  };
};

/** Beside the question for a way, and the guide after it. */
export const retreatAsides = (
  at: { readonly ask: Ask } | { readonly result: AttackResult },
  fight: Fight,
  way: FightWay,
  now: Around,
): readonly Aside[] => {
  if ('ask' in at) {
    const leaving = at.ask.about && said(at.ask.about, fight, way);
    const ends = leaving && endsOnMap(leaving, now);
    if (!ends) return [];
    if (at.ask.id.startsWith('motor-'))
      return throughLines(ends, leaving).map((one) => ({ ...one, key: ends.motorised === 'all' ? 'yes' : 'no' }));
    const key = ends.way === 'free' ? 'clear' : ends.way === 'zoc' ? 'zoc' : ends.undrawn ? undefined : 'none';
    return retreatLines(ends, leaving, now).map((one) => (key === undefined ? one : { ...one, key }));
  }
  const { settled } = at.result;
  return (settled?.ways ?? []).flatMap(({ role, hex, by }) => {
    if (!settled || by === 'none') return [];
    const from = role === 'defender' ? fight.target : hex;
    const units = survivors(fight, role, settled).filter((unit) => role === 'defender' || unit.hex === hex);
    const leaving: Retreating = { side: fight[role].side, hex: from, units, from: lengthOf(fight, role, way) };
    const ends = units.length > 0 ? endsOnMap(leaving, now) : undefined;
    // 8.67: from an overrun the overrunner chooses
    const who = way === 'overrun' && role === 'defender' ? fight.attacker.side : leaving.side;
    return ends ? retreatLines(ends, leaving, now).map((one) => ({ ...one, who })) : [];
  });
};
