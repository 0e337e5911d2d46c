import { describe, expect, it } from 'vitest';
import { type Nation, nations, type TechField, techFields } from '../ids.ts';
import { advancesIn, blockTech, techFieldOf, techOf } from './tech.ts';

const turn = (year: number, month: number): number => (year - 1941) * 12 + month - 5;
const levels = (nation: Nation, at: number, o17 = false): string =>
  techFields.map((field) => techOf(nation, field, at, { o17 })).join('');

describe('TECH', () => {
  it('BITE-3.13-1 everybody begins at 1, Germany at 2, the Finns with infantry at 2', () => {
    expect(nations.map((nation) => [nation, levels(nation, 1)])).toEqual([
      ['GER', '2222'],
      ['ITA', '1111'],
      ['FIN', '2111'],
      ['ROM', '1111'],
      ['HUN', '1111'],
      ['SVK', '1111'],
      ['SOV', '1111'],
    ]);
  });
  it('BITE-3.13-1 an advance holds from its month on, and a late scenario begins with all before it', () => {
    const dates: readonly (readonly [Nation, TechField, number, number])[] = [
      ['SOV', 'infantry', turn(1942, 3), 2],
      ['SOV', 'armour', turn(1942, 11), 2],
      ['SOV', 'fighters', turn(1943, 1), 2],
      ['GER', 'armour', turn(1943, 7), 3],
      ['SOV', 'bombers', turn(1943, 9), 2],
      ['GER', 'fighters', turn(1944, 5), 3],
      ['SOV', 'armour', turn(1944, 7), 3],
      ['SOV', 'infantry', turn(1944, 9), 3],
      ['GER', 'infantry', turn(1944, 10), 3],
      ['GER', 'bombers', turn(1945, 3), 3],
    ];
    for (const [nation, field, at, tech] of dates) {
      const levelsThen = [at - 1, at, at + 1].map((when) => techOf(nation, field, when, { o17: false }));
      expect([nation, field, levelsThen]).toEqual([nation, field, [tech - 1, tech, tech]]);
    }
    expect([levels('SOV', turn(1943, 6)), levels('GER', turn(1944, 6))]).toEqual(['2221', '2332']);
  });
  it('BITE-3.13-1 the table of months lists the same turns', () => {
    const news = Array.from({ length: 49 }, (_, i) => i + 1).filter((at) => advancesIn(at, { o17: false }).length > 0);
    expect(news).toEqual([10, 18, 20, 26, 28, 36, 38, 40, 41, 46]);
  });
  it('BITE-E16 BITE-17.1-1 minor allies follow Germany a level behind in the same month, if they agreed to', () => {
    const july = turn(1943, 7);
    expect([techOf('ROM', 'armour', july - 1, { o17: true }), techOf('ROM', 'armour', july, { o17: true })]).toEqual([
      1, 2,
    ]);
    expect(techOf('HUN', 'armour', july, { o17: true })).toBe(2);
    expect(techOf('ROM', 'armour', july, { o17: false })).toBe(1);
    const last = levels('SVK', 49, true);
    expect([last, levels('SVK', 49)]).toEqual(['2222', '1111']);
    expect([levels('FIN', 1, true), levels('FIN', 49, true)]).toEqual(['2111', '2222']);
    expect([turn(1944, 10) - 1, turn(1944, 10)].map((at) => techOf('ROM', 'infantry', at, { o17: true }))).toEqual([
      1, 2,
    ]);
  });
  it('BITE-17.1-2 Italy never advances', () => {
    expect([levels('ITA', 49, true), levels('ITA', 49)]).toEqual(['1111', '1111']);
  });
  it('BITE-17.1-1 the news of a month name the allies that advance with Germany', () => {
    const of = (at: number, o17: boolean) => advancesIn(at, { o17 }).map(({ nation, tech }) => `${nation} ${tech}`);
    expect(of(turn(1943, 7), true)).toEqual(['GER 3', 'FIN 2', 'ROM 2', 'HUN 2', 'SVK 2']);
    expect(of(turn(1944, 10), true)).toEqual(['GER 3', 'ROM 2', 'HUN 2', 'SVK 2']);
    expect(of(turn(1943, 7), false)).toEqual(['GER 3']);
    expect(of(turn(1942, 3), true)).toEqual(['SOV 2']);
  });
  it('BITE-3.14-1 guns and HQs at sea advance with the infantry, air HQs with the fighters, partisans never', () => {
    expect([
      techFieldOf('artillery'),
      techFieldOf('armouredHq'),
      techFieldOf('airHq'),
      techFieldOf('longRange'),
    ]).toEqual(['infantry', 'armour', 'fighters', 'bombers']);
    expect(techFieldOf('partisans')).toBeUndefined();
  });
  it('BITE-3.13-1 Shock armies have TECH 2 from the start, what else is marked so has not', () => {
    const shock = { nation: 'SOV', class: 'infantry', shock: true } as const;
    const of = (block: Parameters<typeof blockTech>[0], field: TechField | undefined, at = 1) =>
      blockTech(block, field, at, { o17: false });
    expect([of(shock, 'infantry'), of({ ...shock, shock: false }, 'infantry')]).toEqual([2, 1]);
    expect(of({ ...shock, class: 'tanks' }, 'armour')).toBe(1);
    expect(of({ ...shock, class: undefined }, undefined)).toBe(1);
    // what a nation has beyond that counts
    expect(of({ ...shock, nation: 'GER' }, 'infantry', 49)).toBe(3);
  });
});
