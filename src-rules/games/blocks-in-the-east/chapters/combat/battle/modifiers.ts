import type { Msg } from '#rules/kit/words/message.ts';
import { msg } from '../msg.ts';
import { isAircraft, isFirst, isGustavAtWork } from './kinds.ts';
import type { BattleUnit, Fire, Modifier, Scene } from './scene.ts';
import { terrainModifiers } from './terrain.ts';
import { weatherModifiers } from './weatherEffects.ts';

/** Every bonus and malus of a block in a fire step (7.7.6), each with its reason; AMB-07: they all add up. */
export const modifiersOf = (scene: Scene, unit: BattleUnit, fire: Fire, round: number): readonly Modifier[] => {
  const first = isFirst(fire, round);
  return surprised(
    scene,
    unit,
    [
      ...terrainModifiers(scene, unit, fire),
      ...weatherModifiers(scene, unit, fire),
      ...(first ? assault(scene, unit, fire) : []),
      ...elite(scene, unit, fire),
      ...gustav(scene, unit, fire),
    ],
    first ? [...reconnaissance(scene, unit, fire), ...dawn(scene, unit, fire)] : [],
  );
};

const malus = (count: number, msg: Msg, rule: string): Modifier => ({ kind: 'malus', n: count, msg, rule });
const bonus = (count: number, msg: Msg, rule: string): Modifier => ({ kind: 'bonus', n: count, msg, rule });

/** 10.0 */
const elite = ({ rules }: Scene, unit: BattleUnit, fire: Fire): readonly Modifier[] => {
  const attacks = unit.role === 'attacker' && unit.elite === 'attack' && (fire === 'fire' || fire === 'guns');
  const defends = unit.role === 'defender' && unit.elite === 'defence' && (fire === 'fire' || fire === 'aa');
  return rules.a10 && (attacks || defends) ? [bonus(1, msg('bite.mod.elite'), '10.0')] : [];
};

/** 19.0: attacking aircraft and guns that nobody guides, in the first round. */
const reconnaissance = (scene: Scene, unit: BattleUnit, fire: Fire): readonly Modifier[] => {
  const blind = scene.rules.o19 && !scene.scouted && unit.role === 'attacker' && (fire === 'raid' || fire === 'guns');
  return blind && !unit.strategic && !isGustavAtWork(unit, scene) ? [malus(1, msg('bite.mod.noRecon'), '19.0')] : [];
};

/** 23.0, 24.0: the first round of a drop or a landing. */
const assault = ({ kind }: Scene, unit: BattleUnit, fire: Fire): readonly Modifier[] => {
  if (kind === 'landing' && unit.role === 'defender')
    return fire === 'fire' || fire === 'guns' ? [bonus(1, msg('bite.mod.beach'), '24.0')] : [];
  if (!unit.leads || unit.role === 'defender' || fire !== 'fire') return [];
  if (kind === 'paradrop') return [malus(1, msg('bite.mod.drop'), '23.0')];
  return kind === 'landing' ? [malus(1, msg('bite.mod.landing'), '24.0')] : [];
};

/** 26.0, AMB-41 */
const gustav = (scene: Scene, unit: BattleUnit, fire: Fire): readonly Modifier[] => {
  if (fire !== 'guns' || !isGustavAtWork(unit, scene)) return [];
  const first = bonus(1, msg('bite.mod.gustav'), '26.0');
  return unit.tech === 3 && scene.rulings.gustavTech3 ? [first, bonus(1, msg('bite.mod.gustav3'), '26.0')] : [first];
};

/** SBE5: German guns and all Axis aircraft in the first round. */
const dawn = ({ surprise }: Scene, unit: BattleUnit, fire: Fire): readonly Modifier[] => {
  const german = fire === 'guns' && unit.nation === 'GER';
  const flies = isAircraft(unit) && unit.side === 'axis';
  return surprise && (german || flies) ? [bonus(1, msg('bite.mod.surprise'), 'SBE5')] : [];
};

/** SBE5: Soviets have no bonus; of the Axis's maluses only that of missing reconnaissance stays. */
export const surprised = (
  { surprise }: Pick<Scene, 'surprise'>,
  { side }: Pick<BattleUnit, 'side'>,
  usual: readonly Modifier[],
  also: readonly Modifier[] = [],
): readonly Modifier[] => {
  if (!surprise) return [...usual, ...also];
  const lost = side === 'soviet' ? 'bonus' : 'malus';
  const kept = usual.filter(({ kind }) => kind !== lost);
  const said: readonly Modifier[] =
    kept.length < usual.length
      ? [{ kind: lost, n: 0, msg: msg(lost === 'bonus' ? 'bite.mod.noBonus' : 'bite.mod.noMalus'), rule: 'SBE5' }]
      : [];
  return [...kept, ...said, ...also];
};
