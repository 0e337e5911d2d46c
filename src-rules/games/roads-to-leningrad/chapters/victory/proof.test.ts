import { describe, expect, it } from 'vitest';
import { levelAt } from '#rules/kit/game/levels.ts';
import { scenarioRules } from '../../model/scenarios.ts';
import { levelsOf } from './levels.ts';
import { lossVp } from './losses.ts';
import { captures, expansion, locations } from './places.ts';

describe('the figures of the box', () => {
  it('RTL-S1.21 RTL-S1.23 places by hex, with what they are worth', () => {
    expect(locations.map((one) => `${one.hex} ${one.name} ${one.at15AM}/${one.at17PM}`)).toEqual([
      '1008 Medved 10/2',
      '1116 Utorgosh 6/4',
      '1401 Shimsk 8/8',
      '1427 Gorodishche 2/5',
      '1504 Mshaga 10/2',
      '2214 Soltsy 6/3',
      '2624 Sitnya 2/5',
      '3302 Volot 0/4',
    ]);
    expect(captures.map(({ hex, vp }) => `${hex} ${vp}`).join(', ')).toBe(
      '4910 -10, 4911 -10, 5011 -10, 5012 -10, 4912 -5, 4716 -8, 5814 -3, 4220 -5, 4021 -10, 5220 -5, 5315 -3, 5530 -3, 6634 -2',
    );
    expect(expansion.map(({ hex, vp }) => `${hex} ${vp}`).join(', ')).toBe('5002 6, 5203 6, 5814 3, 6201 6, 6817 3');
  });

  it('RTL-S1.31 tanks and artillery −2 German, +1 Soviet; HQs −2 and +3', () => {
    const all = (side: 'german' | 'soviet') => (['tank', 'artillery', 'hq'] as const).map((kind) => lossVp(side, kind));
    expect([all('german'), all('soviet')]).toEqual([
      [-2, -2, -2],
      [1, 1, 3],
    ]);
  });

  it('RTL-S5.33 RTL-S6.33 RTL-S4.31 levels change where the table says', () => {
    const changes = (scenario: string) =>
      Array.from({ length: 70 }, (_, i) => i - 10)
        .filter((vp) => levelAt(levelsOf(scenario), vp) !== levelAt(levelsOf(scenario), vp - 1))
        .map((vp) => `${vp} ${levelAt(levelsOf(scenario), vp)?.id}`);
    expect(changes('counterattack')).toEqual(['28 germanVictory']);
    expect(changes('manstein')).toEqual([
      '14 sovietTactical',
      '22 sovietMarginal',
      '28 germanMarginal',
      '37 germanTactical',
      '45 germanDecisive',
    ]);
  });

  it('RTL-S3.31 RTL-S6.31 RTL-4.22 turns, first set-up, what is laid down, opening VP', () => {
    expect(
      scenarioRules.map((one) => [
        one.last - one.first + 1,
        one.setsUpFirst,
        Object.entries(one.initiative),
        Object.entries(one.weather),
        one.openingVp,
      ]),
    ).toEqual([
      [
        10,
        'soviet',
        [
          ['1', 'german'],
          ['2', 'german'],
        ],
        [['3', 'dry']],
        0,
      ],
      [6, 'german', [['5', 'soviet']], [['5', 'dry']], 0],
      [22, 'soviet', [['1', 'soviet']], [['1', 'dry']], 0],
      [7, 'german', [['13', 'german']], [['13', 'overcast']], -13],
    ]);
  });
});
