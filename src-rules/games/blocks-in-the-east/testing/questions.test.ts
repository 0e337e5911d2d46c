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
});

describe('battles', () => {
  const forest = {
    attacks: 'axis',
    terrain: 'forest',
    axis: [row('tanks', 3, { id: 'tanks' }), row('infantry', 3, { id: 'foot' })],
    soviet: [row('infantry', 4, { id: 'ivan' })],
  };

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
    // no hit is left over of one that kills
    expect(all.outcomes.flatMap(({ units }: { units: { mark: boolean }[] }) => units.map(({ mark }) => mark))).toEqual([
      false,
      false,
      false,
      false,
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

  it('BITE-12.P-7 of aircraft, too, it says what is left', () => {
    const flown = ask(
      'battle-joint',
      {
        battle: {
          attacks: 'axis',
          axis: [row('infantry', 1, { id: 'a' }), row('fighter', 2, { id: 'jf' })],
          soviet: [row('infantry', 1, { id: 'd' }), row('fighter', 1, { id: 'iap' })],
        },
        limit: 1000,
      },
      advanced({ a09: false }),
    );
    const left = (unit: string) =>
      new Set(
        flown.outcomes.flatMap(({ units }: { units: { unit: string; pf: number | null }[] }) =>
          units.filter((one) => one.unit === unit).map(({ pf }) => pf),
        ),
      );
    expect(left('jf')).toEqual(new Set([2, 1, null]));
    expect(left('iap')).toEqual(new Set([1, null]));
  });

  it('an enemy fighter, and no other unit, costs the Stukas of a step their two dice', () => {
    const dice = (...soviet: readonly object[]) => {
      const axis = [row('infantry', 1, { id: 'a' }), row('bomber', 4, { id: 'ju', stuka: true })];
      const battle = { attacks: 'axis', scouted: true, weather: 'clear', axis, soviet };
      return ask('step-dice', { battle, fire: 'raid' }, advanced({ o19: true, o22: true })).pools[0].units[0].dice;
    };
    const foot = row('infantry', 4, { id: 'd' });
    expect([dice(foot), dice(foot, row('fighter', 2, { id: 'iap' }))]).toEqual([6, 4]);
  });

  it('a battle that is none is refused with its reason', () => {
    expect(ask('battle-joint', { battle: {} }).refused).toMatchObject({ rule: '7.7' });
    expect(refused('battle-joint', { battle: { nobodyKnows: 1 } })).toBe(false);
    expect(refused('step-dice', {})).toBe(false);
  });
});
