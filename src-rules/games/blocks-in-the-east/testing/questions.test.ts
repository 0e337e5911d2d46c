import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { blocksInTheEast } from '../index.ts';
import { ask as asked } from './at.ts';
import { advanced, context, row } from './battles.ts';

const ask = (id: string, raw: object, here: Context = context()) => asked(id, raw, here);
const refused = (id: string, raw: unknown) =>
  blocksInTheEast.questions.find((one) => one.id === id)?.answer(raw, context()).ok;

describe('months', () => {
  it('BITE-3.13-1 BITE-17.1-1 BITE-17.1-2 TECH by month, with what advances', () => {
    const july = ask('tech', { turn: 26 }, advanced({ o17: true }));
    expect(july.levels.GER.armour).toBe(3);
    expect([july.levels.ROM.armour, july.levels.ITA.armour, july.levels.SOV.armour]).toEqual([2, 1, 2]);
    expect(july.advances).toContainEqual({ nation: 'GER', field: 'armour', tech: 3 });
    expect(july.advances).toContainEqual({ nation: 'HUN', field: 'armour', tech: 2 });
    expect(ask('tech', {}).turn).toBe(2);
    expect(refused('tech', { turn: 50 })).toBe(false);
  });

  it('BITE-6.R-1 BITE-9.0-1 weather by month, and the die of May and October', () => {
    const here = advanced();
    expect(ask('weather', { turn: 8 }, here)).toMatchObject({ weather: 'snow', from: 'fixed', chances: [] });
    const october = ask('weather', { turn: 17 }, here);
    expect(october).toMatchObject({ weather: null, from: 'roll' });
    expect(october.chances).toEqual([
      { weather: 'clear', chance: { p: 0.5, exact: '1/2' } },
      { weather: 'rain', chance: { p: 0.5, exact: '1/2' } },
    ]);
    expect(ask('weather', { turn: 8 })).toMatchObject({ weather: 'clear', from: 'off' });
  });
});

describe('reconnaissance', () => {
  it('BITE-19.1-2 BITE-19.1-3 BITE-12.P-8 modifiers, one attempt, several', () => {
    const vologda = { tech: 3, terrain: 'forest', city: 'major', badWeather: true };
    expect(ask('recon-chance', vologda)).toMatchObject({ modifier: 2, faces: 2, range: 15, once: { exact: '1/3' } });
    expect(ask('recon-chance', { ...vologda, tech: 1 })).toMatchObject({ modifier: 6, faces: 0, within: { p: 0 } });
    const twice = ask('recon-chance', { tech: 1, aa: [{ count: 1, toHit: 5 }], attempts: 2 });
    expect(twice).toMatchObject({ aaMisses: { exact: '2/3' }, once: { exact: '4/9' }, within: { exact: '56/81' } });
  });
});

describe('battles', () => {
  it('BITE-3.14-1 BITE-6.5-1 the number of a class', () => {
    expect(ask('to-hit', { class: 'tanks', nation: 'SOV', role: 'defender' })).toMatchObject({
      toHit: 5,
      fires: true,
      from: 'digest',
    });
    expect(ask('to-hit', { class: 'artillery', fire: 'aa' })).toMatchObject({ toHit: 5 });
    expect(ask('to-hit', { class: 'static' })).toMatchObject({ toHit: 7, fires: false });
    expect(ask('to-hit', { class: 'airHq', role: 'defender', fire: 'aa', tech: 3 })).toMatchObject({
      toHit: null,
      fires: false,
    });
    const typed = { 'to-hit': { id: 'to-hit', cols: [], rows: [], cells: { 'hq3/aa': { text: '5' } }, from: 'typed' } };
    const known = ask('to-hit', { class: 'airHq', role: 'defender', fire: 'aa', tech: 3 }, context({ tables: typed }));
    expect(known).toMatchObject({ toHit: 5, from: 'players' });
  });

  const forest = {
    attacks: 'axis',
    terrain: 'forest',
    axis: [row('tanks', 3, { id: 'tanks' }), row('infantry', 3, { id: 'foot' })],
    soviet: [row('infantry', 4, { id: 'ivan' })],
  };

  it('BITE-7.7.7-1 BITE-7.7.7-2 BITE-7.7.6-2 the dice of a step: 6 of the digest’s examples', () => {
    const step = ask('step-dice', { battle: forest });
    expect(step.throws).toEqual([
      { unit: 'tanks', dice: 1, toHit: 5 },
      { unit: 'foot', dice: 2, toHit: 6 },
    ]);
    expect(step.pools).toEqual([
      {
        maluses: 1,
        leftOver: 1,
        units: [
          { unit: 'tanks', pf: 3, dice: 1 },
          { unit: 'foot', pf: 3, dice: 2 },
        ],
      },
    ]);
    expect(step.units[0].modifiers.map((one: { kind: string; n: number }) => [one.kind, one.n])).toEqual([
      ['malus', 1],
    ]);
  });

  it('BITE-12.P-7 joint outcomes add up to the ends, and a limit says what it leaves out', () => {
    const duel = {
      attacks: 'axis',
      axis: [row('infantry', 1, { id: 'a' })],
      soviet: [row('infantry', 1, { id: 'd' })],
    };
    const all = ask('battle-joint', { battle: duel });
    expect(all.ends.attackerWins).toBeCloseTo(5 / 11, 12);
    expect(
      all.outcomes.map(({ end, units }: { end: string; units: { pf: number | null }[] }) => [
        end,
        units.map(({ pf }) => pf),
      ]),
    ).toEqual([
      ['defenderWins', [null, 1]],
      ['attackerWins', [1, null]],
    ]);
    const more = ask('battle-joint', { battle: forest, limit: 3 });
    expect(more.outcomes).toHaveLength(3);
    expect(more.count).toBeGreaterThan(3);
    expect(more.covered).toBeLessThan(1);
    const whole = ask('battle-joint', { battle: forest, limit: 1000 });
    expect(whole.covered).toBeCloseTo(1, 12);
    for (const [end, p] of Object.entries(whole.ends)) {
      const parts = whole.outcomes.filter((one: { end: string }) => one.end === end);
      expect(parts.reduce((so: number, one: { p: number }) => so + one.p, 0)).toBeCloseTo(Number(p), 12);
    }
  });

  it('a battle that is none is refused with its reason', () => {
    expect(ask('battle-joint', { battle: {} }).refused).toMatchObject({ rule: '7.7' });
    expect(refused('battle-joint', { battle: { nobodyKnows: 1 } })).toBe(false);
    expect(refused('step-dice', {})).toBe(false);
  });
});
