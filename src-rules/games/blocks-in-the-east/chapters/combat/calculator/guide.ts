import { type GuideLine, guideLine, type MapDeed, onMap, remember } from '#rules/kit/procedure/calcSpec.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../../../ids.ts';
import { sideMsg, weatherMsg } from '../../../model/words.ts';
import type { BattleResult } from '../battle/flow.ts';
import { isAircraft, isCombat } from '../battle/kinds.ts';
import { isGrounded } from '../battle/lines.ts';
import { plainId, sideIn } from '../battle/read.ts';
import type { BattleUnit, Scene } from '../battle/scene.ts';
import { msg } from '../msg.ts';
import type { UnitFate } from './fates.ts';
import { holderOf } from './odds.ts';

/** What the rules demand and allow once a battle is over, in order. */

const named = (fates: readonly UnitFate[]): Msg => list(fates.map(({ unit }) => unit.called)) ?? msg('bite.battle.gun');

/** What the record says beside the battle. */
export interface Beside {
  /** fought in the Blitz: the 1 PM more is spent (7.8) */
  readonly inBlitz: boolean;
  /** some of those attacked stood still, or nobody can tell (3.21) */
  readonly thaws: boolean;
}

export const guideOf = (
  scene: Scene,
  result: BattleResult,
  fates: readonly UnitFate[],
  { inBlitz, thaws }: Beside,
): readonly GuideLine[] => {
  const [attacker, defender] = [sideIn(scene, 'attacker'), sideIn(scene, 'defender')];
  const taken = holderOf(result.end) === 'attacker';
  return [
    ...lostLines(fates),
    ...retreatLines(scene, result, fates, taken),
    ...(taken ? takenLines(scene, fates, attacker, defender) : []),
    ...(result.end === 'stalemate' ? [guideLine(msg('bite.battle.guide.stalemate'), '7.7.12')] : []),
    ...(inBlitz ? [] : blitzLines(scene, fates, attacker)),
    ...airLines(scene, fates),
    ...(scene.supremacy ? [remember(msg('bite.battle.guide.supremacy'), 'SBE5', sides.axis)] : []),
    ...(thaws ? [guideLine(msg('bite.battle.guide.thaw'), '3.21', defender)] : []),
  ];
};

/** 12.4.1, 10.0, 5.4: who is gone for good. */
const lostLines = (fates: readonly UnitFate[]): readonly GuideLine[] => {
  const surrendered = fates.filter(({ state }) => state === 'surrendered');
  const first = surrendered[0];
  return first
    ? [guideLine(msg('bite.battle.guide.surrendered', { units: named(surrendered) }), '12.4.1', first.unit.side)]
    : [];
};

/** Each goes its own way, from where it stands. */
const flights = (fates: readonly UnitFate[]): readonly MapDeed[] =>
  fates.map(({ unit }) => ({ tool: 'retreat', target: plainId(unit.id), pieces: [plainId(unit.id)] }));

/** 7.7.13 to 7.7.17: where those go who leave. */
const retreatLines = (
  scene: Scene,
  result: BattleResult,
  fates: readonly UnitFate[],
  taken: boolean,
): readonly GuideLine[] => {
  const lines: GuideLine[] = [];
  for (const role of ['defender', 'attacker'] as const) {
    const side = sideIn(scene, role);
    const own = fates.filter(({ unit }) => unit.role === role);
    const left = own.filter(({ state }) => state === 'retreated');
    // AMB-58: guns and HQs that are all that is left of a lost attack
    const stranded =
      role === 'attacker' && !taken && result.end === 'defenderWins'
        ? own.filter(({ unit, state }) => state === 'in' && !isAircraft(unit))
        : [];
    const leaving = [...left.filter(({ unit }) => !isAircraft(unit)), ...stranded];
    if (leaving.length > 0 && result.reembarked && role === 'attacker') {
      lines.push(guideLine(msg('bite.battle.guide.reembark', { units: named(leaving) }), '24.0', side));
      continue;
    }
    if (leaving.length === 0) continue;
    lines.push(
      onMap(guideLine(msg('bite.battle.guide.retreat', { units: named(leaving) }), '7.7.15', side), flights(leaving)),
    );
    lines.push(remember(msg('bite.battle.guide.noWay'), '7.7.13', side));
    lines.push(remember(msg('bite.battle.guide.stacking'), '7.7.17', side));
  }
  return lines;
};

/** 1.3, 3.3, 7.7.5: what comes with the hex. */
const takenLines = (
  scene: Scene,
  fates: readonly UnitFate[],
  attacker: SideId,
  defender: SideId,
): readonly GuideLine[] => {
  const lines: GuideLine[] = [];
  const ground = fates.some(({ unit, state }) => unit.role === 'attacker' && state === 'in' && !isAircraft(unit));
  if (ground && scene.city !== 'none') {
    lines.push(guideLine(msg('bite.battle.guide.control', { side: sideMsg(attacker) }), '3.3', attacker));
    if (scene.city === 'fortress') lines.push(remember(msg('bite.battle.guide.fortress'), '1.1', attacker));
    if (scene.city === 'bunker') lines.push(remember(msg('bite.battle.guide.bunker'), '1.1', attacker));
  }
  const based = fates.filter(
    ({ unit, state }) => unit.role === 'defender' && state === 'in' && isGrounded(scene, unit),
  );
  if (ground && based.length > 0)
    lines.push(guideLine(msg('bite.battle.guide.evacuate', { units: named(based) }), '7.7.5', defender));
  if (!ground) lines.push(guideLine(msg('bite.battle.guide.emptied'), '3.1', attacker));
  return lines;
};

/** 7.8-2: armour that fought, and aircraft and guns of TECH 2 with it. */
const mayBlitz = (unit: BattleUnit): boolean => {
  if (unit.class === 'tanks' || unit.class === 'armouredHq') return unit.nation === 'SOV' || unit.nation === 'GER';
  if (unit.class === 'mechanised') return unit.nation === 'GER' || unit.tech >= 2;
  return false;
};
const mayJoin = (unit: BattleUnit): boolean => (isAircraft(unit) || unit.class === 'artillery') && unit.tech >= 2;

/** BITE-7.8-1: a hex that can cost 1 PM is needed. */
const blitzLines = (scene: Scene, fates: readonly UnitFate[], attacker: SideId): readonly GuideLine[] => {
  const fit = fates.filter(({ unit, state }) => unit.role === 'attacker' && state === 'in' && unit.supplied);
  const armour = fit.filter(({ unit, pf }) => mayBlitz(unit) && isCombat(unit, scene) && pf > 0);
  if (armour.length === 0) return [];
  if (scene.weather !== 'clear')
    return [remember(msg('bite.battle.guide.noBlitz', { weather: weatherMsg(scene.weather) }), '7.8', attacker)];
  const others = fit.filter(({ unit }) => mayJoin(unit));
  return [
    guideLine(msg('bite.battle.guide.blitz', { units: named(armour) }), '7.8', attacker),
    ...(others.length > 0
      ? [guideLine(msg('bite.battle.guide.blitzWith', { units: named(others) }), '7.8', attacker)]
      : []),
  ];
};

/** 7.7.16, 7.8.1: aircraft look for a base, the defender's first. */
const airLines = (scene: Scene, fates: readonly UnitFate[]): readonly GuideLine[] =>
  (['defender', 'attacker'] as const).flatMap((role) => {
    const flying = fates.filter(
      ({ unit, state }) =>
        unit.role === role && isAircraft(unit) && !isGrounded(scene, unit) && (state === 'in' || state === 'retreated'),
    );
    const side = sideIn(scene, role);
    const [gone, there] = [
      flying.filter(({ state }) => state === 'retreated'),
      flying.filter(({ state }) => state === 'in'),
    ];
    return [
      ...(gone.length > 0
        ? [onMap(guideLine(msg('bite.battle.guide.airRetreat', { units: named(gone) }), '7.7.16', side), flights(gone))]
        : []),
      ...(there.length > 0
        ? [onMap(guideLine(msg('bite.battle.guide.rebase', { units: named(there) }), '7.8.1', side), flights(there))]
        : []),
    ];
  });
