import { type BattleRole, enemyOf } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { name } from '#rules/kit/words/message.ts';
import { thrower } from '../chapters/combat/battle/numbers.ts';
import { rulingsOf } from '../chapters/combat/battle/rules.ts';
import type { BattleUnit, Fire, Rulings, Scene, Switches } from '../chapters/combat/battle/scene.ts';
import { toHitTable } from '../chapters/combat/battle/toHit.ts';
import { msg } from '../chapters/combat/msg.ts';
import { sideOf } from '../ids.ts';

/** Invented blocks and battles for tests: nothing here comes from a counter. */
export const everything: Switches = {
  a09: true,
  a10: true,
  a12: true,
  a13: true,
  o14: true,
  o19: true,
  o20: true,
  o21: true,
  o22: true,
  o23: true,
  o24: true,
  o25: true,
  o26: true,
  o33: true,
  o39: true,
};
/** As section 9 has them. */
export const usual: Rulings = rulingsOf({ options: {} });

let made = 0;
/** A block of so many PF that falls by one; German infantry at TECH 2 that attacks, unless said otherwise. */
export const unit = (given: Partial<BattleUnit> & { readonly pf?: number } = {}): BattleUnit => {
  const { pf = 4, ...rest } = given;
  const nation = rest.nation ?? 'GER';
  const id = rest.id ?? `u${++made}`;
  return {
    called: msg('bite.unit.named', { unit: name(id) }),
    role: 'attacker',
    side: sideOf(nation),
    nation,
    class: 'infantry',
    faces: Array.from({ length: pf }, (_, i) => pf - i),
    shield: false,
    face: 0,
    mark: false,
    tech: nation === 'GER' ? 2 : 1,
    elite: 'none',
    ski: false,
    gustav: false,
    stuka: false,
    strategic: false,
    crosses: 'none',
    supplied: true,
    asGuns: false,
    grounded: false,
    leads: false,
    ...rest,
    id,
  };
};

export const attacking = (given: Parameters<typeof unit>[0] = {}): BattleUnit => unit({ ...given, role: 'attacker' });
export const defending = (given: Parameters<typeof unit>[0] = {}): BattleUnit =>
  unit({ nation: 'SOV', ...given, role: 'defender' });

export type Given = Partial<Omit<Scene, 'rules' | 'rulings'>> & {
  readonly rules?: Partial<Switches>;
  readonly rulings?: Partial<Rulings>;
};
/** A battle of the advanced game in plain, clear weather. */
export const scene = (units: readonly BattleUnit[], given: Given = {}): Scene => ({
  attacks: units.find(({ role }) => role === 'attacker')?.side ?? 'axis',
  units,
  turn: 3,
  weather: 'clear',
  firstWinter: false,
  terrain: 'plain',
  city: 'none',
  finnishZone: false,
  kind: 'normal',
  scouted: false,
  surprise: false,
  supremacy: false,
  retreat: { attacker: { kind: 'never' }, defender: { kind: 'never' } },
  italianCharge: false,
  toHit: toHitTable({ tables: {} }),
  ...given,
  rules: { ...everything, ...given.rules },
  rulings: { ...usual, ...given.rulings },
});

/** The PF on top of every block of a side, in the scene's order. */
export const onTop = ({ units }: Scene, role: BattleRole): readonly number[] =>
  units.filter((one) => one.role === role).map(({ faces, face }) => faces[face] ?? 0);

/** 'dice@number' by block in the order thrown, for the blocks as they stand. */
export const throws = (here: Scene, role: BattleRole, fire: Fire, round = 1): string => {
  const made = thrower(here, role, fire, round);
  if (!made.ok) return `missing ${made.missing.map(({ row, col }) => `${row}/${col}`).join(' ')}`;
  return made
    .value(onTop(here, role), onTop(here, enemyOf(role)))
    .map(({ dice, toHit }) => `${dice}@${toHit}`)
    .join(' ');
};
export const attack = (units: readonly BattleUnit[], given?: Given, fire: Fire = 'fire', round = 1) =>
  throws(scene([...units, defending()], given), 'attacker', fire, round);
export const defence = (units: readonly BattleUnit[], given?: Given, fire: Fire = 'fire', round = 1) =>
  throws(scene([attacking({ class: 'tanks' }), ...units], given), 'defender', fire, round);
export const tank = (given: Parameters<typeof unit>[0] = {}) => attacking({ class: 'tanks', pf: 5, ...given });
