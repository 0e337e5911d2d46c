import { describe, expect, it } from 'vitest';
import type { BattleRole } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { explain } from '#rules/kit/procedure/explain.ts';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import { attacking, defending, onTop, scene, unit } from '../../../testing/fights.ts';
import { silentIn, thrownBy } from './figures.ts';
import { unitsOf } from './kinds.ts';
import type { Fire, Scene } from './scene.ts';

/** 'id: step after …' of every figure. */
const told = (here: Scene, role: BattleRole, fire: Fire, round = 1): readonly string[] => {
  const writing = explain();
  const strengths = Object.fromEntries(
    (['attacker', 'defender'] as const).flatMap((side) =>
      unitsOf(here, side).map(({ id }, i) => [id, onTop(here, side)[i] ?? 0]),
    ),
  );
  thrownBy(here, role, fire, round, strengths, writing);
  const short = (id: string): string => id.replace(/^bite\.(?:mod|step)\./, '');
  const line = ({ id, steps }: Figure): string =>
    `${id}: ${steps.map(({ msg, after, rule }) => `${short(msg.id)} ${after} [${rule}]`).join(', ')}`;
  return writing.figures.map(line);
};

describe('how a throw comes about', () => {
  it('BITE-12.P-11 BITE-E06 numbers, halving and the die left over, each with its rule', () => {
    const tanks = attacking({ id: 'tanks', nation: 'SOV', class: 'tanks', tech: 2, pf: 3 });
    const rifles = attacking({ id: 'rifles', nation: 'SOV', pf: 3 });
    expect(told(scene([tanks, rifles, unit({ role: 'defender' })], { terrain: 'forest' }), 'attacker', 'fire')).toEqual(
      [
        'pool.fire.attacker.1: bite.unit.named 3 [7.7.7], bite.unit.named 6 [7.7.7], halved 3 [7.7.6], ownDice 2 [7.7.7], ownDice 1 [7.7.7]',
        'hit.fire.tanks: table 5 [6.2.2]',
        'dice.fire.tanks: pf 3 [3.11], forest 1 [C1]',
        'hit.fire.rifles: table 6 [6.1.1]',
        'dice.fire.rifles: pf 3 [3.11], forest 1 [C1], leftOver 2 [7.7.7]',
        'volley.fire.attacker: bite.unit.named 1 [7.7], bite.unit.named 3 [7.7]',
      ],
    );
  });
  it('BITE-12.P-11 BITE-E08 what was agreed to cancel is shown as cancelled', () => {
    const corps = attacking({ id: 'corps', class: 'mountain', pf: 4, crosses: 'river' });
    const rulings = { mountainAttack: 'malusAndBonus', cancelBonusMalus: true } as const;
    expect(told(scene([corps, defending()], { terrain: 'hill', rulings }), 'attacker', 'fire')).toEqual([
      'hit.fire.corps: table 6 [6.1.1], mountaineers 5 [7.7.6], cancelled 6 [7.7.6]',
      'dice.fire.corps: pf 4 [3.11], hill 2 [C1], cancelledMalus 2 [7.7.6]',
    ]);
  });
  it('BITE-12.P-11 extra dice, the least die, the lowest number and the surprise are told', () => {
    const guns = attacking({ id: 'guns', class: 'artillery', tech: 3, gustav: true, pf: 1 });
    const dawn = { surprise: true, city: 'fortress', rulings: { lowest: 2 } } as const;
    expect(told(scene([guns, defending()], dawn), 'attacker', 'guns')).toEqual([
      'hit.guns.guns: table 4 [6.1.4], gustav 3 [26.0], gustav3 2 [26.0], surprise 1 [SBE5], lowest 2 [7.7.6]',
      'dice.guns.guns: pf 1 [3.11]',
    ]);
    const stuka = attacking({ id: 'stuka', class: 'bomber', stuka: true, pf: 1 });
    expect(
      told(
        scene([stuka, defending()], { weather: 'lightRain', scouted: true, rulings: { lightRainIsBad: false } }),
        'attacker',
        'raid',
      ),
    ).toEqual([
      'hit.raid.stuka: table 5 [6.3.2]',
      'dice.raid.stuka: pf 1 [3.11], lightRain 0 [39.0], least 1 [3.17], bite.extra.stuka 3 [22.0]',
    ]);
    const surprised = defending({ id: 'rifles', pf: 2 });
    expect(told(scene([attacking(), surprised], { surprise: true, city: 'major' }), 'defender', 'fire')).toEqual([
      'hit.fire.rifles: table 6 [6.1.1], noBonus 6 [SBE5]',
      'dice.fire.rifles: pf 2 [3.11]',
    ]);
  });
  it('BITE-12.P-11 BITE-7.7.2-1 the guns of a city have figures of their own', () => {
    const here = scene([attacking({ nation: 'SOV' }), unit({ role: 'defender', id: 'corps', pf: 2 })], {
      city: 'fortress',
      weather: 'rain',
    });
    expect(told(here, 'defender', 'aa')).toEqual([
      'hit.aa.corps: table 6 [6.5]',
      'dice.aa.corps: pf 2 [3.11], rain 1 [9.3]',
      'hit.aa.city: table 5 [7.7.2]',
      'dice.aa.city: cityDice 2 [7.7.2], rain 1 [9.3]',
      'volley.aa.defender: bite.unit.named 1 [7.7], bite.aa.fortress 2 [7.7]',
    ]);
  });
  it('who is silent is told why', () => {
    const here = scene(
      [
        attacking({ id: 'fighter', class: 'fighter', nation: 'ROM' }),
        attacking({ id: 'garrison', class: 'static' }),
        defending({ id: 'bomber', class: 'bomber', grounded: true }),
        defending({ id: 'rifles' }),
      ],
      { surprise: true },
    );
    const why = (role: BattleRole, fire: Fire, round = 1): readonly string[] =>
      silentIn(here, unitsOf(here, role), fire, round).map(({ unit: one, silence }) => `${one.id} ${silence.msg.id}`);
    expect(why('attacker', 'raid')).toEqual(['fighter bite.silent.table']);
    expect(why('attacker', 'fire')).toEqual(['garrison bite.silent.table']);
    expect(why('defender', 'air')).toEqual(['bomber bite.silent.grounded']);
    expect([why('defender', 'aa'), why('defender', 'aa', 2)]).toEqual([['rifles bite.silent.surpriseAa'], []]);
  });
});
