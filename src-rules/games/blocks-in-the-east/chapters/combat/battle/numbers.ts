import type { Outcome } from '#rules/kit/base/json.ts';
import { type BattleRole, enemyOf } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { otherSide } from '../../../ids.ts';
import { msg } from '../msg.ts';
import { type Extra, extraDice } from './extra.ts';
import { hasPart, isAircraft, isFirst, unitsOf } from './kinds.ts';
import { isGrounded } from './lines.ts';
import { modifiersOf, surprised } from './modifiers.ts';
import type { BattleUnit, Fire, Modifier, Rulings, Scene, Thrown, ToHitCell, ToHitTable } from './scene.ts';
import { silenceOf } from './silence.ts';
import { never } from './toHit.ts';
import { weatherModifiers } from './weatherEffects.ts';

/** What everybody throws in a fire step: to-hit numbers, halved dice, pools, extra dice (3.14 to 7.7.7). */

/** The guns of the city throw under this name (7.7.2). */
export const cityId = 'city';

/** A number that no rulebook gives and nobody has typed. */
export interface Missing {
  readonly unit: Msg;
  readonly fire: Fire;
  readonly table: string;
  readonly row: string;
  readonly col: string;
}

/** Who fires in a step, with all that does not change while the battle goes on. */
export interface Firing {
  readonly unit: BattleUnit;
  /** place in the line-up */
  readonly at: number;
  readonly cell: ToHitCell;
  /** the table's number, and other readings of it (AMB-02, AMB-03, AMB-38): the last holds */
  readonly table: number;
  readonly reread: readonly Reread[];
  /** before bonuses */
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  /** removed from both (7.7.6) */
  readonly cancelled: number;
  readonly toHit: number;
  readonly maluses: number;
  readonly extra: Extra;
}

/** Whose strengths stand at which place; usually all of a side, in the scene's order. */
export interface LineUp {
  readonly own: readonly BattleUnit[];
  readonly enemy: readonly BattleUnit[];
}
export const lineUpOf = (scene: Scene, role: BattleRole): LineUp => ({
  own: unitsOf(scene, role),
  enemy: unitsOf(scene, enemyOf(role)),
});

export const count = (modifiers: readonly Modifier[], kind: Modifier['kind']): number =>
  modifiers.reduce((so, one) => (one.kind === kind ? so + one.n : so), 0);

/** A ruling that reads another number than the table's. */
interface Reread {
  readonly to: number;
  readonly msg: Msg;
  readonly rule: string;
}
/** A cell the players typed stays as typed, but for the surprise. */
const rereadings = (toHit: number, cell: ToHitCell, unit: BattleUnit, fire: Fire, scene: Scene): readonly Reread[] => {
  const { gunAa, hqGuns, tech1Bombers, surpriseTable } = scene.rulings;
  const printed = cell.from === 'digest';
  const isGun = unit.class === 'artillery' || cell.row === 'mannerheim';
  const isBomber = unit.class === 'bomber' || unit.class === 'longRange';
  return [
    // AMB-65: no guns at all, Mannerheim's number is that of the other supreme HQs
    ...(printed && fire === 'aa' && cell.row === 'mannerheim' && hqGuns === 'none' && gunAa !== 'six'
      ? [{ to: 6, msg: msg('bite.step.supremeAa'), rule: '7.7.2' }]
      : []),
    ...(printed && fire === 'aa' && isGun && gunAa === 'six'
      ? [{ to: 6, msg: msg('bite.step.gunAa'), rule: '7.7.2' }]
      : []),
    ...(printed && fire === 'air' && isBomber && unit.tech === 1 && tech1Bombers === 'six'
      ? [{ to: 6, msg: msg('bite.step.tech1Bombers'), rule: '7.7.1' }]
      : []),
    ...(scene.surprise && unit.side === 'soviet' && surpriseTable === 'six' && toHit < 6
      ? [{ to: 6, msg: msg('bite.step.dazed'), rule: 'SBE5' }]
      : []),
  ];
};

/** AMB-08 */
export const lowestOf = (base: number, { lowest }: Rulings): number => Math.min(lowest, base);

/** Who fires of a line-up, or which numbers are missing. */
export const firingOf = (
  scene: Scene,
  own: readonly BattleUnit[],
  fire: Fire,
  round: number,
): Outcome<readonly Firing[], { readonly missing: readonly Missing[] }> => {
  const missing: Missing[] = [];
  const firing = own.flatMap((unit, at): readonly Firing[] => {
    if (!hasPart(unit, fire, scene) || silenceOf(scene, unit, fire, round)) return [];
    const cell = scene.toHit.at(unit, fire);
    if (cell.toHit === undefined) {
      missing.push({ unit: unit.called, fire, table: cell.table, row: cell.row, col: cell.col });
      return [];
    }
    const table = cell.toHit;
    const reread = rereadings(table, cell, unit, fire, scene);
    const base = reread.at(-1)?.to ?? table;
    if (base >= never) return [];
    const modifiers = modifiersOf(scene, unit, fire, round);
    const [bonuses, maluses] = [count(modifiers, 'bonus'), count(modifiers, 'malus')];
    const cancelled = scene.rulings.cancelBonusMalus ? Math.min(bonuses, maluses) : 0;
    const toHit = Math.max(lowestOf(base, scene.rulings), base - bonuses + cancelled);
    const extra = extraDice(scene, unit, fire, isFirst(fire, round));
    return [{ unit, at, cell, table, reread, base, modifiers, cancelled, toHit, maluses: maluses - cancelled, extra }];
  });
  return missing.length > 0 ? { ok: false, missing } : { ok: true, value: firing };
};

/** The to-hit number of one block; undefined: missing; 7: it does not fire. */
export const numberOf = (scene: Scene, unit: BattleUnit, fire: Fire, round: number): number | undefined => {
  const firing = firingOf(scene, [unit], fire, round);
  return firing.ok ? (firing.value[0]?.toHit ?? never) : undefined;
};

/** What one block comes to throw. */
export interface Share {
  readonly firing: Firing;
  readonly pf: number;
  /** dice before halving (AMB-39: with the extra ones, where these come first) */
  readonly before: number;
  /** halved, at least one (3.17) */
  readonly own: number;
  /** of its pool's left-over dice (7.7.7) */
  readonly leftOver: number;
  /** with the extra dice */
  readonly dice: number;
}
type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** Blocks with as many maluses as each other (7.7.7). */
export interface MalusPool {
  readonly maluses: number;
  readonly shares: readonly Share[];
  /** dice the pool has beyond what its blocks throw of their own */
  readonly leftOver: number;
}

/** Higher comes first: the weakest takes the dice left over (AMB-06). */
const weakness = (one: Share, other: Share, { weakest }: Rulings): number => {
  const byNumber = one.firing.toHit - other.firing.toHit;
  const byStrength = other.pf - one.pf;
  return weakest === 'toHit' ? byNumber || byStrength : byStrength || byNumber;
};

/** Dice by pool, for these strengths: asked for every state of a battle. */
export const poolsOf = (
  firing: readonly Firing[],
  own: readonly number[],
  enemyFighters: boolean,
  rulings: Rulings,
): readonly MalusPool[] => {
  const before = rulings.extraDice === 'before';
  const pools: { maluses: number; shares: Writable<Share>[]; leftOver: number }[] = [];
  for (const one of firing) {
    const pf = own[one.at] ?? 0;
    if (pf <= 0) continue;
    const more = one.extra.of(pf, enemyFighters);
    const all = before ? pf * more.times + more.dice : pf;
    const half = Math.max(1, Math.floor(all / 2 ** one.maluses));
    const share = { firing: one, pf, before: all, own: half, leftOver: 0, dice: half };
    const pool = pools.find(({ maluses }) => maluses === one.maluses);
    if (pool) pool.shares.push(share);
    else pools.push({ maluses: one.maluses, shares: [share], leftOver: 0 });
  }
  for (const pool of pools) {
    let [sum, handedOut] = [0, 0];
    let weakest: Writable<Share> | undefined;
    for (const share of pool.shares) {
      sum += share.before;
      handedOut += share.own;
      if (!weakest || weakness(share, weakest, rulings) > 0) weakest = share;
    }
    pool.leftOver = Math.max(0, Math.floor(sum / 2 ** pool.maluses) - handedOut);
    if (weakest) weakest.leftOver = pool.leftOver;
    for (const share of pool.shares) {
      share.dice = share.own + share.leftOver;
      if (before) continue;
      const more = share.firing.extra.of(share.pf, enemyFighters);
      share.dice = share.dice * more.times + more.dice;
    }
  }
  return pools;
};

/** The city's own dice (7.7.2), by 9.3 under the weather of the side that holds it (AMB-68: the defender). */
export interface CityFire {
  readonly cell: NonNullable<ReturnType<ToHitTable['city']>>;
  readonly maluses: readonly Modifier[];
  readonly dice: number;
  readonly toHit: number;
}
export const cityFireOf = (
  scene: Scene,
  role: BattleRole,
  round: number,
): Outcome<CityFire | undefined, { readonly missing: Missing }> => {
  const cell = role === 'defender' ? scene.toHit.city(scene.city) : undefined;
  const side = otherSide(scene.attacks);
  if (!cell || (scene.surprise && side === 'soviet' && round <= 1)) return { ok: true, value: undefined };
  if (cell.toHit === undefined) {
    const { table, row, col } = cell;
    return { ok: false, missing: { unit: cell.called, fire: 'aa', table, row, col } };
  }
  const ground = unitsOf(scene, 'defender').filter((unit) => !isAircraft(unit));
  const nation = ground.length > 0 && ground.every((unit) => unit.nation === 'FIN') ? 'FIN' : undefined;
  const maluses = surprised(scene, { side }, weatherModifiers(scene, { role, side, nation }, 'aa'));
  const dice = Math.max(1, Math.floor(cell.dice / 2 ** count(maluses, 'malus')));
  return { ok: true, value: { cell, maluses, dice, toHit: cell.toHit } };
};

/** By place in the line-up: its own strengths, and the enemy's. */
export type Throws = (own: readonly number[], enemy: readonly number[]) => readonly Thrown[];

/**
 * What a side throws in a fire step of a round, for whatever strengths: worked out once, asked thousands of times. Blocks
 * at 0 throw nothing. Whether there is anybody to fire at is not asked here.
 */
export const thrower = (
  scene: Scene,
  role: BattleRole,
  fire: Fire,
  round: number,
  lineUp: LineUp = lineUpOf(scene, role),
): Outcome<Throws, { readonly missing: readonly Missing[] }> => {
  const firing = firingOf(scene, lineUp.own, fire, round);
  if (!firing.ok) return firing;
  const city = fire === 'aa' ? cityFireOf(scene, role, round) : undefined;
  if (city && !city.ok) return { ok: false, missing: [city.missing] };
  const guns = city?.value;
  const fromCity: readonly Thrown[] =
    guns && guns.toHit < never ? [{ unit: cityId, dice: guns.dice, toHit: guns.toHit }] : [];
  const hasFighters = fightersIn(scene, role, lineUp.enemy);
  return {
    ok: true,
    value: (own, enemy) => [
      ...poolsOf(firing.value, own, hasFighters(enemy), scene.rulings).flatMap(({ shares }) =>
        shares.map(({ firing: { unit, toHit }, dice }) => ({ unit: unit.id, dice, toHit })),
      ),
      ...fromCity,
    ],
  };
};

/** 22.0: an enemy fighter is in the hex. One outside the line-up counts as there. */
export const fightersIn = (
  scene: Scene,
  role: BattleRole,
  enemy: readonly BattleUnit[],
): ((strengths: readonly number[]) => boolean) => {
  const fighters = unitsOf(scene, enemyOf(role)).filter((unit) => unit.class === 'fighter');
  const places = fighters.map((unit) => enemy.findIndex(({ id }) => id === unit.id));
  return (strengths) => places.some((at) => at < 0 || (strengths[at] ?? 0) > 0);
};

/** Every number a battle may ask for and nobody gives. */
export const missingIn = (scene: Scene): readonly Missing[] => {
  const found = (['attacker', 'defender'] as const).flatMap((role) => {
    const flown = unitsOf(scene, enemyOf(role)).some((unit) => isAircraft(unit) && !isGrounded(scene, unit));
    const fires: readonly Fire[] = flown ? ['air', 'aa', 'raid', 'guns', 'fire'] : ['air', 'raid', 'guns', 'fire'];
    return fires.flatMap((fire) => {
      // the second round knows fewer silences
      const made = thrower(scene, role, fire, 2);
      return made.ok ? [] : made.missing;
    });
  });
  const at = ({ table, row, col }: Missing): string => `${table}/${row}/${col}`;
  return found.filter((one, i) => found.findIndex((other) => at(other) === at(one)) === i);
};
