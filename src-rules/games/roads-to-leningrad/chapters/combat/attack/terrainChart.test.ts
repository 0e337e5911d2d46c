import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import { context, fight, gun, made, panzer, unit } from '../../../testing/attacks.ts';
import { combatEffects } from '../../tables/charts.ts';
import { acrosses, attackFields, terrains } from '../fight/fields.ts';
import { assaultReasons } from '../fight/ground.ts';
import { standAfter } from '../fight/ready.ts';
import { overrunCalculator } from '../overrun/calculator.ts';
import { overrunFields } from '../overrun/fields.ts';
import { overrunOf } from '../overrun/run.ts';

/**
 * The terrain chart in combat and overrun, row by row, to be proof-read against the card. One invented tank unit of 8 attacks
 * beside one battery of 4; leads are even. A part: the hex attacked, or the hexside all cross.
 */
interface Ground {
  readonly terrain?: readonly (typeof terrains)[number][];
  readonly across?: 'stream' | 'river';
  readonly strongpoint?: true;
  /** along the road into swamp */
  readonly swampRoad?: true;
}
type Row = readonly [
  name: string,
  ground: Ground,
  assaultOnly: boolean,
  combatDrm: number,
  /** of the tanks' 8 */
  attack: number,
  /** of the battery's 4, dry and in rain */
  guns: readonly [number, number],
  /** 'P': forbidden */
  overrun: number | 'P',
];
const hex = (...terrain: (typeof terrains)[number][]): Ground => ({ terrain });
// biome-ignore format: a chart
const chart: readonly Row[] = [
  // name                 ground                                 Assault  DRM  attack  guns    overrun
  ['open',                {},                                    false,   0,   8,      [4, 4], 0],
  ['rough',               hex('rough'),                          false,   1,   8,      [4, 4], 2],
  ['hills',               hex('hills'),                          true,    2,   8,      [4, 4], 'P'],
  ['marsh',               hex('marsh'),                          false,   0,   8,      [4, 2], 2],
  ['swamp',               { ...hex('swamp'), swampRoad: true },  true,    0,   4,      [2, 2], 'P'],
  ['woods',               hex('woods'),                          false,   0,   8,      [4, 4], 1],
  ['village',             hex('village'),                        false,   1,   8,      [4, 4], 0],
  ['town',                hex('town'),                           true,    2,   8,      [4, 4], 'P'],
  ['stream',              { across: 'stream' },                  false,   1,   8,      [4, 4], 2],
  ['river',               { across: 'river' },                   true,    0,   4,      [4, 4], 'P'],
  ['strongpoint',         { strongpoint: true },                 true,    1,   8,      [4, 4], 'P'],
  // several in one hex: the best for the defender (10.22a), strongpoint and hexside added
  ['rough woods',         hex('rough', 'woods'),                 false,   1,   8,      [4, 4], 2],
  ['village in rough',    hex('rough', 'village'),               false,   1,   8,      [4, 4], 2],
  ['village in woods',    hex('village', 'woods'),               false,   1,   8,      [4, 4], 1],
  ['woods over a stream', { ...hex('woods'), across: 'stream' }, false,   1,   8,      [4, 4], 3],
  ['town, strongpoint',   { ...hex('town'), strongpoint: true }, true,    3,   8,      [4, 4], 'P'],
  ['hills over a stream', { ...hex('hills'), across: 'stream' }, true,    3,   8,      [4, 4], 'P'],
];

const battery = gun(4, 6, { distance: 1 });
const rifles = unit(2, 4, 6, { formation: 'Red' });
const raw = ({ swampRoad, across, ...ground }: Ground, weather = 'dry'): JsonObject =>
  JSON.parse(
    JSON.stringify({
      ...ground,
      weather,
      german: [panzer(8, 6, { across: across ?? 'land', swampRoad: swampRoad ?? false }), battery],
      soviet: [rifles],
    }),
  );
const support = (ground: Ground, weather: string): number => {
  const ready = made(raw(ground, weather));
  return standAfter(ready, {}).attack - ready.attacker.units;
};
const overrun = ({ terrain, across, strongpoint }: Ground): number | 'P' => {
  const plain: Json = JSON.parse(
    JSON.stringify({ terrain, across, strongpoint, german: [panzer(8, 6)], soviet: [rifles] }),
  );
  const input = overrunCalculator.parse(plain);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  const { bars, made: over } = overrunOf(asInput(overrunFields, input.value), context());
  return bars.length > 0 ? 'P' : over.groundDrm;
};

describe('the terrain chart', () => {
  it('RTL-10.22a RTL-10.22b RTL-10.22c RTL-10.32 RTL-8.64 RTL-8.67e every row gives the attack and the overrun what is printed', () => {
    expect(
      chart.map(([name, ground]): Row => {
        const { crt, groundDrm, attacker } = made(raw(ground));
        return [
          name,
          ground,
          // the Mobile table is wished for
          crt === 'assault',
          groundDrm,
          attacker.units,
          [support(ground, 'dry'), support(ground, 'rain')],
          overrun(ground),
        ];
      }),
    ).toEqual(chart);
  });
  it('RTL-10.22a the chart in the app says the same', () => {
    const said = (row: string, col: string) => combatEffects.cells[`${row}/${col}`]?.text;
    const drm = (n: number | 'P') => (n === 'P' ? 'barred' : n > 0 ? `+${n}` : String(n));
    const words: { readonly [row: string]: string } = {
      marsh: 'marsh',
      swamp: 'half',
      stream: 'all',
      river: 'halfAcross',
    };
    for (const [name, , assaultOnly, combatDrm, , , over] of chart.slice(0, 11)) {
      expect(said(name, 'crt'), name).toBe(name === 'river' ? 'ifAll' : assaultOnly ? 'yes' : 'no');
      expect(said(name, 'combat'), name).toBe(words[name] ?? drm(combatDrm));
      expect(said(name, 'overrun'), name).toBe(name === 'village' ? 'ground' : drm(over));
    }
  });
  it('RTL-10.23 roads, railways, bridges, lakes and zones of control change no fight: nobody is asked for them', () => {
    expect([...terrains].sort()).toEqual(['hills', 'marsh', 'rough', 'swamp', 'town', 'village', 'woods']);
    expect(acrosses).toEqual(['land', 'stream', 'river']);
    expect(Object.keys(attackFields).filter((id) => /road|rail|bridge|lake|zoc/i.test(id))).toEqual([]);
  });
  it('RTL-3.56 RTL-10.22c a river halves whether or not a bridge is there; mixed hexsides give neither DRM nor the Assault table', () => {
    const mixed = { german: [panzer(8, 6, { across: 'river' }), panzer(6, 6, { across: 'stream' })], soviet: [rifles] };
    const { attacker, groundDrm } = made(mixed);
    expect([attacker.units, groundDrm, assaultReasons(fight(mixed))]).toEqual([4 + 6, 0, []]);
  });
});
