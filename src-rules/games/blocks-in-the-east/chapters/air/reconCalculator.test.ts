import { describe, expect, it } from 'vitest';
import { advanced, row } from '../../testing/battles.ts';
import { figureIn, panelIn, planOf, thrown } from '../../testing/ops.ts';
import { recon } from './reconCalculator.ts';

/** June 1942, with reconnaissance; clear unless said. */
const here = advanced({ o19: true, o39: true });
const scout = { attacks: 'axis', weather: 'clear' };

describe('the die of a reconnaissance', () => {
  it('BITE-19.1-2 BITE-E13 Vologda in bad weather: +6, out of reach below fighter TECH 3, then 2 faces of 6', () => {
    const vologda = { ...scout, terrain: 'forest', city: 'major', weather: 'snow' };
    expect(figureIn(panelIn(recon, { ...vologda, tech: '1' }, here), 'modifier')).toBe(6);
    const limits = ['1', '2', '3'].map((tech) => figureIn(panelIn(recon, { ...vologda, tech }, here), 'limit'));
    expect(limits).toEqual([0, 0, 2]);
    expect(planOf(recon, { ...vologda, tech: '1' }, here)).toEqual({ 0: '1/1' });
    // two dice of the city's anti-aircraft guns, which Soviets keep in snow, and then 2/6
    expect(planOf(recon, { ...vologda, tech: '3' }, here)[1]).toBe('25/108');
  });

  it('BITE-19.1-2 adds what the hex and the month bring, part by part', () => {
    const of = (more: object) => figureIn(panelIn(recon, { ...scout, tech: '1', ...more }, here), 'modifier');
    expect(of({})).toBe(0);
    expect(['forest', 'hill', 'mountain', 'swamp'].map((terrain) => of({ terrain }))).toEqual([2, 2, 2, 2]);
    expect(['minor', 'major', 'bunker', 'fortress'].map((city) => of({ city }))).toEqual([0, 2, 2, 4]);
    expect(of({ weather: 'rain' })).toBe(2);
    expect(['1', '2', '3'].map((tech) => of({ tech }))).toEqual([0, -2, -4]);
  });

  it('BITE-AMB-14 light rain adds 2, unless the players take it as fine', () => {
    const drizzle = { ...scout, tech: '1', weather: 'lightRain' };
    const fine = advanced({ o19: true, o39: true, amb14: 'fine' });
    expect(figureIn(panelIn(recon, drizzle, here), 'modifier')).toBe(2);
    expect(figureIn(panelIn(recon, drizzle, fine), 'modifier')).toBe(0);
    expect(planOf(recon, drizzle, here)).toEqual({ 1: '1/3', 0: '2/3' });
    expect(planOf(recon, drizzle, fine)).toEqual({ 1: '2/3', 0: '1/3' });
  });
});

describe('the chance of success', () => {
  // two corps of 3 and a minor city: 7 dice at 6, and the German fighters' TECH 2 lets every face succeed but none miss
  const held = { ...scout, city: 'minor', sovietBelow: [row('infantry', 3), row('infantry', 3)] };

  it('BITE-19.1-3 BITE-6.5-1 is that all dice of the hex miss, and then a low die', () => {
    expect(planOf(recon, held, here)[1]).toBe('78125/279936');
    expect(planOf(recon, { ...held, tech: '1' }, here)[1]).toBe('78125/419904');
    expect(planOf(recon, { ...scout, aa6: 1, aa5: 1, aa4: 1, tech: '1' }, here)[1]).toBe('5/27');
  });

  it('BITE-19.1-3 BITE-12.P-8 over several attempts is 1 − (1 − p)^n', () => {
    const p = 78125 / 279936;
    const plan = planOf(recon, { ...held, attempts: 3 }, here);
    expect(Number(plan[0])).toBeCloseTo((1 - p) ** 3, 12);
    expect(Object.keys(plan).sort()).toEqual(['0', '1', '2', '3']);
    const rows = panelIn(recon, { ...held, attempts: 3 }, here).rows.filter(
      ({ msg }) => msg.id === 'bite.ops.recon.within',
    );
    expect(rows.map(({ value }) => value.p?.p)).toEqual([
      expect.closeTo(1 - (1 - p) ** 2, 12),
      expect.closeTo(1 - (1 - p) ** 3, 12),
    ]);
  });

  it('BITE-19.1-1 the anti-aircraft fire takes the malus of the weather, which snow spares Soviets', () => {
    const soviet = { attacks: 'soviet', tech: '3', axisBelow: [row('infantry', 4)] };
    expect(planOf(recon, { ...soviet, weather: 'clear' }, here)[1]).toBe('625/1296');
    // rain and snow: two dice for four; reconnaissance itself is allowed in rain
    expect(planOf(recon, { ...soviet, weather: 'rain' }, here)[1]).toBe('25/36');
    expect(planOf(recon, { ...soviet, weather: 'snow' }, here)[1]).toBe('25/36');
    const axis = { attacks: 'axis', tech: '3', sovietBelow: [row('infantry', 4)], weather: 'snow' };
    expect(planOf(recon, axis, here)[1]).toBe('625/1296');
  });
});

describe('attempts at the table', () => {
  const two = { ...scout, tech: '1', attempts: 2, aa6: 1 };

  it('BITE-19.1-1 BITE-19.1-4 one hit ends an attempt, the next may still succeed and shows the enemy', () => {
    const first = thrown(recon, two, [1], here);
    expect(first.at.ask?.id).toBe('aa#2');
    const { at } = thrown(recon, two, [1, 0, 4], here);
    expect(at.done?.key).toBe('2');
    expect(at.done?.ending.says).toEqual({ id: 'bite.ops.end.recon', p: { n: 2 } });
    expect(at.done?.ending.guide.map(({ msg }) => msg.id)).toContain('bite.ops.guide.reveal');
    expect(thrown(recon, two, [0, 5, 0, 5], here).at.done?.key).toBe('0');
  });

  it('BITE-19.1-3 the chances go on from where the players stand', () => {
    const { answers } = thrown(recon, two, [1], here);
    // one attempt is left: 5/6 and 4/6
    expect(planOf(recon, two, here, answers)).toEqual({ 2: '5/9', 0: '4/9' });
  });

  it('BITE-19.1-1 the range is that of the fighters’ TECH', () => {
    const range = (tech: string) =>
      panelIn(recon, { ...scout, tech }, here).rows.find(({ msg }) => msg.id === 'bite.ops.recon.range')?.value.p?.n;
    expect(['1', '2', '3'].map(range)).toEqual([5, 10, 15]);
  });
});
