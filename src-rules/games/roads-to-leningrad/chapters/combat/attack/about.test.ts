import { describe, expect, it } from 'vitest';
import { parseLine } from '#rules/kit/forms/line/line.ts';
import { fightLineOf } from '#rules/kit/game/fightLine.ts';
import { roadsToLeningrad as game } from '../../../index.ts';
import { block } from '../../../testing/block.ts';
import { draw, scene } from '../../../testing/drawn.ts';
import { map } from '../../../testing/map.ts';
import { attackCalculator } from './calculator.ts';

/** Ground and values are invented. */
const sheet = draw({
  ...block,
  terrain: { roughWoods: ['4606'] },
  features: { village: ['4606'] },
  sides: { river: [['4605', '4606']] },
});
const at = { 'pz-1': '4605', 'guns-1': '4603', 'rifles-1': '4606' };
const made = scene(sheet, at, { cells: { at, strongpoints: { '4606': 'soviet:done' } } });

describe('an attack that is typed while the map is drawn', () => {
  it('RTL-3.2 knows the ground of its hex, what is crossed and how far its guns stand, as one from the map', () => {
    const mapped = map.fight?.({ target: '4606', attackers: ['pz-1'], side: 'german' }, made.board, made.context);
    const typed = {
      attacker: 'german',
      target: '4606',
      german: [
        { id: 'pz-1', kind: 'combat', hex: '4605' },
        { id: 'guns-1', kind: 'artillery', hex: '4603' },
        { id: 'r1', kind: 'combat', hex: '4603' },
      ],
      soviet: [{ id: 'rifles-1', kind: 'combat', hex: '4606' }],
    };
    const said = map.about?.({ calc: 'attack', input: typed }, made.board, made.context);
    expect(said?.whole).toEqual({ terrain: ['rough', 'woods', 'village'], strongpoint: true });
    expect(mapped?.input).toMatchObject({ ...said?.whole });
    expect(said?.rows).toEqual({ 'pz-1': { across: 'river', swampRoad: false }, 'guns-1': { distance: 3 } });
    // the hex all defenders stand in, though nobody says its number
    expect(map.about?.({ calc: 'attack', input: { ...typed, target: '' } }, made.board, made.context)).toEqual(said);
    expect(
      map.about?.({ calc: 'attack', input: { ...typed, target: '9999' } }, made.board, made.context),
    ).toBeUndefined();
    expect(map.about?.({ calc: 'er-check', input: typed }, made.board, made.context)).toBeUndefined();
  });

  it('takes a battery that is named, and in a list a number alone as the unit called so', () => {
    const world = fightLineOf(game, attackCalculator, made.context);
    if (!world) throw new Error('no line');
    const names = Object.fromEntries(world.units.map(({ id, name }) => [id, name]));
    const { input, troubles } = parseLine(`${names['pz-1']}, ${names['guns-1']} x 4606`, world);
    expect(troubles).toEqual([]);
    expect(input.german).toMatchObject([{ id: 'pz-1' }, { id: 'guns-1', part: true, distance: 3 }]);
    const numbered = {
      ...world,
      units: [...world.units, { id: 'n', name: '682', field: 'soviet', row: () => ({ name: '682' }) }],
    };
    const listed = (line: string) => parseLine(line, numbered).input;
    expect(listed(`8-5-7 x 682, ${names['rifles-1']}`).soviet).toMatchObject([{ id: 'n' }, { id: 'rifles-1' }]);
    expect(listed(`8-5-7 x ${names['rifles-1']}, 682`).soviet).toMatchObject([{ id: 'rifles-1' }, { id: 'n' }]);
    // alone it is what a quick fight is typed with, and behind a unit its value
    expect(listed('26 x 682')).toMatchObject({ attackTotal: 26, defenceTotal: 682, soviet: [] });
    expect(listed('8-5-7 x 3-4-6, foot 4').soviet).toHaveLength(2);
  });

  it('reads the hex in its line, and what is said there stands', () => {
    const world = fightLineOf(game, attackCalculator, made.context);
    if (!world) throw new Error('no line');
    const read = (line: string) => parseLine(line, world);
    expect(read('8-5-7 4605 x 3-4-6 target 4606').input).toMatchObject({
      target: '4606',
      strongpoint: true,
      terrain: ['rough', 'woods', 'village'],
      german: [{ across: 'river' }],
    });
    expect(read('8-5-7 4605 land x 3-4-6 not strongpoint target 4606').input).toMatchObject({
      strongpoint: false,
      german: [{ across: 'land' }],
    });
  });
});
