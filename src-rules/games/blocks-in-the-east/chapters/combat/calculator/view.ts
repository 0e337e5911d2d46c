import { chanceIn } from '#rules/kit/chance/dist.ts';
import { isGone } from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import { type BattleRole, enemyOf, type FireStep } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { type Explanation, explain } from '#rules/kit/procedure/explain.ts';
import type { BattleBlock, BattlePanel, BattleSide } from '#rules/kit/procedure/panel.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../../ids.ts';
import { sideMsg } from '../../../model/words.ts';
import { waysOf } from '../battle/asks.ts';
import { armiesAt, fieldAt, hasTarget, nextHit, orderOf, shownOf, stepsAt } from '../battle/atTable.ts';
import { airIdle, idleInAll } from '../battle/idle.ts';
import { type Lines, linesOf } from '../battle/lines.ts';
import type { Noted } from '../battle/noted.ts';
import { type BattleOutlook, pfLeft } from '../battle/outlook.ts';
import { sideIn } from '../battle/read.ts';
import type { Replay } from '../battle/replay.ts';
import type { BattleUnit, Fire, Scene } from '../battle/scene.ts';
import type { BattleStanding, Fight } from '../battle/standing.ts';
import { battleOf } from '../battle/steps.ts';
import { diceIn, diceOf, type UnitDice } from '../battle/throwing.ts';
import { msg } from '../msg.ts';

/** What is on the table: blocks, the steps of the round, the throw to make. Nothing here takes long. */

const roles: readonly BattleRole[] = ['attacker', 'defender'];

/** A battle and where it stands, with what is going on within a step. */
export interface Present {
  readonly scene: Scene;
  readonly at: BattleStanding;
  readonly fight: Fight;
  readonly lines: Lines;
  readonly replay: Replay;
  /** blocks as they show, by unit id: also between the hits of one volley */
  readonly shown: Readonly<Record<string, number>>;
}

export const presentOf = (scene: Scene, replay: Replay): Present => {
  const at = replay.done?.at ?? replay.state.at;
  const fight = battleOf(scene, at);
  const { open } = replay;
  const now = open ? shownOf(open.fight, open.armies) : {};
  return { scene, at, fight, lines: linesOf(scene), replay, shown: { ...at.shown, ...now } };
};

/** Whether a unit's strength counts for its side: on the ground; in the air of those who came with aircraft alone. */
export const counted =
  (lines: Lines) =>
  (role: BattleRole) =>
  (unit: string): boolean => {
    const line = lines[role];
    return line.airOnly
      ? line.air.some(({ id }) => id === unit)
      : line.ground.some(({ id }, place) => id === unit && !line.grounded[place]);
  };

/** Strength points of those in the battle as the blocks show them, be it between two hits of a volley. */
const shownPf = ({ scene, at, shown }: Present, counts: (unit: string) => boolean): number =>
  scene.units
    .filter(({ id }) => at.out[id] === undefined && counts(id))
    .reduce((so, { id, faces, face }) => so + (faces[(shown[id] ?? 2 * face) >> 1] ?? 0), 0);
export const pfNow = (present: Present, role: BattleRole): number => shownPf(present, counted(present.lines)(role));
/** The PF that fly with those on the ground, which `pfNow` leaves out. */
export const airPfNow = (present: Present, role: BattleRole): number => {
  const { air, airOnly } = present.lines[role];
  return airOnly ? 0 : shownPf(present, (unit) => air.some(({ id }) => id === unit));
};
/** PF on the ground, and those of aircraft apart where there are any. */
export const pfMsg = (pf: number, air: number): Msg =>
  air === 0 ? msg('bite.battle.lost', { pf }) : msg('bite.battle.lostWithAir', { pf, air });

const pfAtStart = (scene: Scene, lines: Lines, role: BattleRole): number =>
  scene.units
    .filter((unit) => unit.role === role && counted(lines)(role)(unit.id))
    .reduce((so, { faces, face }) => so + (faces[face] ?? 0), 0);

export const sidesOf = (present: Present, outlook: BattleOutlook | undefined): readonly BattleSide[] => {
  const { scene, at, lines } = present;
  const struck = nextStruck(present);
  return roles.map((role) => ({
    side: sideIn(scene, role),
    role,
    now: pfNow(present, role),
    start: pfAtStart(scene, lines, role),
    ...(outlook ? { left: pfLeft(scene, at, outlook, counted(lines)(role), role) } : {}),
    units: scene.units.filter((unit) => unit.role === role).map((unit) => blockOf(present, unit, struck, outlook)),
  }));
};

/** Those the next hit of the open throw falls on: the first, and all it ties with. */
const nextStruck = ({ replay: { open } }: Present): readonly string[] => {
  if (!open) return [];
  const { fight, step, armies, dealing } = open;
  const tied = dealing?.tied ?? nextHit(fight, armies, step, orderOf(fight, step));
  return tied.map((unit) => fight.ids[enemyOf(step.side)][step.at][unit] ?? '');
};

const blockOf = (
  { at, lines, shown }: Present,
  unit: BattleUnit,
  struck: readonly string[],
  outlook: BattleOutlook | undefined,
): BattleBlock => {
  const now = shown[unit.id] ?? 2 * unit.face + (unit.mark ? 1 : 0);
  const face = now >> 1;
  const out = at.out[unit.id];
  const line = lines[unit.role];
  const place = line.ground.findIndex(({ id }) => id === unit.id);
  const flying = line.air.some(({ id }) => id === unit.id);
  // held back by the weather, or on its airfield: it stays on the ground
  const layer = flying ? 'air' : place < 0 || line.grounded[place] ? 'grounded' : 'ground';
  const shield = typeof unit.shield === 'boolean' ? unit.shield : (unit.shield[face] ?? false);
  const ends = outlook?.faces.get(unit.id);
  return {
    id: unit.id,
    called: unit.called,
    arm: unit.class,
    layer,
    faces: unit.faces,
    face,
    mark: (now & 1) === 1,
    shield,
    says: saysOf(unit, face, out),
    state: out ?? (isGone(unit, now) ? 'gone' : 'in'),
    ...(struck[0] === unit.id ? { next: true } : {}),
    ...(struck.length > 1 && struck.includes(unit.id) ? { ties: true } : {}),
    ...(ends && !out ? { ends } : {}),
  };
};

const saysOf = (unit: BattleUnit, face: number, out: BattleStanding['out'][string] | undefined): readonly Msg[] => {
  const says: Msg[] = [msg('bite.battle.says.tech', { n: unit.gunTech ?? unit.tech })];
  if (unit.elite !== 'none') says.push(msg('bite.battle.says.elite'));
  if (!unit.supplied) says.push(msg('bite.battle.says.unsupplied'));
  // that it is gone or has left, and where the next hit falls, the screen tells by itself
  if (!out && face > unit.face && face < unit.faces.length)
    says.push(msg('bite.battle.says.turned', { from: unit.faces[unit.face] ?? 0, to: unit.faces[face] ?? 0 }));
  return says;
};

const fireMsg = (fire: Fire): Msg => msg(`bite.battle.step.${fire}`);

interface Group {
  readonly fire: Fire;
  readonly id: string;
  readonly side?: BattleRole;
  steps: readonly { readonly step: FireStep; readonly k: number }[];
}

/** The steps of the round as the rulebook counts them: what both sides do in one stands together. */
export const stripOf = (present: Present): BattlePanel['steps'] => {
  const { at, fight, replay } = present;
  const groups: Group[] = [];
  const round = Math.max(1, at.round);
  const rounds = at.round <= 1 ? [0, round] : [round];
  for (const of of rounds) {
    for (const [k, step] of stepsAt(fight, { round: of }).entries()) {
      const { fire } = fight.fires(step);
      const last = groups[groups.length - 1];
      const joins = last?.fire === fire && (fire !== 'fire' || last.side === step.side);
      if (last && joins) last.steps = [...last.steps, { step, k }];
      else groups.push({ fire, id: step.id, ...(fire === 'fire' ? { side: step.side } : {}), steps: [{ step, k }] });
    }
  }
  // nobody flies: the step of the air is not even there
  const all = groups.some(({ fire }) => fire === 'air') || at.round > 1 ? groups : [airless, ...groups];
  return all.map((group) => ({
    id: group.id,
    msg:
      group.fire === 'fire' && group.side
        ? msg('bite.battle.step.fireOf', { side: sideMsg(sideIn(present.scene, group.side)) })
        : fireMsg(group.fire),
    ...(group.side ? { side: sideIn(present.scene, group.side) } : {}),
    ...stateOf(present, group, replay),
  }));
};
const airless: Group = { fire: 'air', id: 'air', steps: [] };

const stateOf = (
  present: Present,
  group: { readonly fire: Fire; readonly steps: readonly { readonly step: FireStep; readonly k: number }[] },
  { noted, open, done }: Replay,
): Pick<BattlePanel['steps'][number], 'state' | 'says'> => {
  const { at, scene, fight } = present;
  const of = group.fire === 'air' ? 0 : Math.max(1, at.round);
  // once it is over, the air combat was all of its rounds
  const isPast = group.fire === 'air' && at.round > 0;
  const thrown = noted.filter(
    (one) => one.round === of && (isPast || group.steps.some(({ step }) => step.id === one.step.id)),
  );
  const now = open && open.round === of && group.steps.some(({ step }) => step.id === open.step.id);
  const hits = hitsSay(thrown, scene);
  if (now) return { state: 'now', ...(hits ? { says: hits } : {}) };
  if (hits) return { state: 'done', says: hits };
  const armies = armiesAt(fight, at);
  const steps = group.steps.map(({ step }) => step);
  const idle = group.fire === 'air' ? airIdle(scene, fight, armies) : idleInAll(scene, fight, armies, steps, of);
  const nobody = { state: 'skipped', says: idle?.msg ?? msg('bite.battle.skipped.fire') } as const;
  if (done) return nobody;
  const behind = at.round > of || (at.round === of && group.steps.every(({ k }) => k < at.step));
  const field = fieldAt(fight, armies);
  const throws = group.steps.some(
    ({ step }) => hasTarget(step, field) && diceIn(scene, fight, of, armies, step).length > 0,
  );
  return behind || !throws ? nobody : { state: 'later' };
};

const hitsSay = (thrown: readonly Noted[], scene: Scene): Msg | undefined => {
  if (thrown.length === 0) return undefined;
  const by = (role: BattleRole) => thrown.filter(({ step }) => step.side === role);
  const sum = (list: readonly Noted[]) => list.reduce((so, { hits = 0 }) => so + hits, 0);
  const [mine, his] = [by('attacker'), by('defender')];
  if (mine.length === 0 || his.length === 0) return msg('bite.battle.says.hits', { count: sum(thrown) });
  return msg('bite.battle.says.hitsBoth', {
    a: msg('bite.battle.says.hits', { count: sum(mine) }),
    d: msg('bite.battle.says.hits', { count: sum(his) }),
    one: sideMsg(sideIn(scene, 'attacker')),
    other: sideMsg(sideIn(scene, 'defender')),
  });
};

/** Where the battle is and in what weather. */
export const whereMsg = (scene: Scene): Msg => {
  const terrain = msg(`bite.battle.terrain.${scene.terrain}`);
  const place =
    scene.city === 'none'
      ? terrain
      : msg('bite.battle.about.city', { terrain, city: msg(`bite.battle.city.${scene.city}`) });
  return scene.rules.a09
    ? msg('bite.battle.about.weather', { place, weather: msg(`bite.battle.weather.${scene.weather}`) })
    : place;
};

/** The throw to make, with the figures that explain it. */
export const rollOf = (
  { scene, replay: { ask, open } }: Present,
  notes: Explanation = explain(),
  ends?: (hits: number) => { readonly [end: string]: number } | undefined,
): BattlePanel['roll'] | undefined => {
  if (ask?.kind !== 'chance' || !open || open.dealing) return undefined;
  const { step, fight, armies, round } = open;
  const dice = diceIn(scene, fight, round, armies, step, notes);
  const { fire } = fight.fires(step);
  const side: SideId = sideIn(scene, step.side);
  const ways = waysOf(dice);
  const total = ways.reduce((so, n) => so + n, 0);
  const exact = total > 1;
  const chance = (n: number) => chanceIn(n, total, exact);
  return {
    side,
    msg: msg(`bite.battle.roll.${fire}`, { side: sideMsg(side) }),
    about: whereMsg(scene),
    dice: diceOf(dice),
    groups: dice.map((one) => ({
      unit: one.unit,
      called: one.called,
      dice: one.dice,
      toHit: one.toHit,
      figures: figuresOf(one, fire, notes),
    })),
    atLeastOne: chance(ways.slice(1).reduce((so, n) => so + n, 0)),
    mean: dice.reduce((so, one) => so + (one.dice * (7 - Math.max(1, one.toHit))) / 6, 0),
    hits: ways.flatMap((n, hits) => {
      if (n === 0) return [];
      const then = ends?.(hits);
      return [{ n: hits, chance: chance(n), ...(then ? { ends: then } : {}) }];
    }),
  };
};

const figuresOf = ({ unit }: UnitDice, fire: Fire, notes: Explanation): readonly string[] => {
  const wanted = [`hit.${fire}.${unit}`, `dice.${fire}.${unit}`];
  const found = notes.figures.filter(({ id }) => wanted.includes(id));
  const pools = found.flatMap(({ steps }) => steps.flatMap(({ op }) => (op.op === 'plus' ? [op.figure] : [])));
  return [...wanted.filter((id) => found.some((one) => one.id === id)), ...pools];
};
