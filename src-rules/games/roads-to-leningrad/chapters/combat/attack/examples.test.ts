import { describe, expect, it } from 'vitest';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import {
  context,
  fight,
  figure,
  grenadiers,
  gun,
  hq,
  made,
  panelOf,
  panzer,
  plane,
  played,
  unit,
} from '../../../testing/attacks.ts';
import { levelAt } from '../../../testing/known.ts';
import { checksOf } from '../fight/checks.ts';
import { groundDrms } from '../fight/ground.ts';
import { supportOf } from '../fight/guns.ts';
import { clamp, columnAt, columnsOf, rowAt, standAfter } from '../fight/ready.ts';
import type { AttackResult } from '../results/pay.ts';

/** The example of play, step by step. Units bear the values the example states; the rest of them is invented. */

const column = (crt: 'assault' | 'mobile', attack: number, defence: number) =>
  columnsOf(crt)[columnAt(crt, attack, defence) ?? -1];
const check = (raw: object, id: string) => {
  const found = checksOf(fight(raw), context()).find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const resultOf = (raw: object, dice: readonly (number | string)[]) => {
  const { done } = played(raw, dice);
  if (!done) throw new Error('not over');
  return (done.result as AttackResult).outcome;
};
const sum = (raw: object) => groundDrms(fight(raw), context()).reduce((so, { n }) => so + n, 0);

describe('the example of play', () => {
  it('RTL-EX-04 RTL-10.61f RTL-10.61c: 18 against 4 with CAB and an ER better by two is 4:1 at −3; die 5 reads row 2, D2R', () => {
    // an overrun ignores the village (8.67e): the same sums in open ground
    const raw = { german: [panzer(10, 6), grenadiers(8, 5)], soviet: [unit(2, 4, 4)] };
    expect(column('mobile', 18, 4)).toBe('4-1');
    expect(sum(raw)).toBe(-3);
    expect(resultOf(raw, [5])).toMatchObject({ crt: 'mobile', column: '4-1', row: '2', text: 'D2R' });
  });

  it('RTL-EX-07 RTL-EX-08 RTL-10.42: artillery in woods, Mobile: 5 is an 8 and half support, 9 with a point is an 11 and none', () => {
    const german = [panzer(10, 6), gun(3, 6)];
    const soviet = [
      unit(2, 4, 4, { formation: 'Red' }),
      gun(3, 4, { formation: 'Red' }),
      hq(1, 'artillery', { formation: 'Red' }),
    ];
    const raw = { german, soviet, terrain: ['woods'] };
    const mine = check(raw, 'guns-attacker');
    expect([mine.drm, levelAt(mine, 5)]).toEqual([3, 'half']);
    expect(supportOf(3, 'half', false)).toBe(1);
    const theirs = check(raw, 'guns-defender');
    expect([theirs.drm, levelAt(theirs, 9)]).toEqual([2, 'none']);
  });

  it('RTL-EX-10 RTL-10.44: two hexes, ER 7, two points, Mobile, die 1: 0 passes', () => {
    const raw = {
      german: [panzer(10, 7, { hex: '1' }), grenadiers(8, 6, { hex: '2' }), hq(2, 'units')],
      soviet: [unit(2, 4, 4)],
    };
    const units = check(raw, 'units');
    expect([units.er, units.drm, levelAt(units, 1)]).toEqual([7, -1, 'full']);
  });

  it('RTL-EX-11: CAB and ER 7 against 4 are −4; die 9 reads row 5; the table has A1 D2R where the example reads D1R', () => {
    const raw = { german: [panzer(18, 7), grenadiers(8, 5)], soviet: [unit(2, 4, 4)], attackTotal: 1 };
    expect(sum(raw)).toBe(-4);
    const outcome = resultOf(raw, [9]);
    expect(outcome).toMatchObject({ column: '6-1', row: '5', text: 'A1 D2R', sure: false });
  });

  it('RTL-EX-19 RTL-10.4T: two hexes, ER 7, one point, die 4: 4 − 1 + 1 passes (the example forgets Mobile +1)', () => {
    const raw = {
      german: [grenadiers(10, 7, { hex: '1' }), grenadiers(14, 6, { hex: '2' }), hq(1, 'units')],
      soviet: [unit(2, 2, 4)],
    };
    const units = check(raw, 'units');
    expect([units.drm, levelAt(units, 4)]).toEqual([0, 'full']);
  });

  it('RTL-EX-24 RTL-10.41: defensive CAS, ER 7, overcast, Mobile, die 3: 6 passes and is +2', () => {
    const raw = {
      attacker: 'soviet',
      soviet: [unit(11, 4, 5)],
      german: [unit(4, 7, 5), plane(2, 7)],
      weather: 'overcast',
    };
    const cas = check(raw, 'cas-defender');
    expect([cas.drm, levelAt(cas, 3), levelAt(cas, 5)]).toEqual([3, 'full', 'none']);
    expect(standAfter(made(raw), { 'cas-defender': 'full' }).drm).toBe(2);
    expect(standAfter(made(raw), { 'cas-defender': 'none' }).drm).toBe(0);
  });

  it('RTL-EX-25 RTL-10.43: defending artillery of ER 5, Mobile, die 8: 9 is half, 6 + 1 = 7', () => {
    const raw = {
      attacker: 'soviet',
      soviet: [unit(11, 4, 5)],
      german: [unit(4, 6, 5), gun(3, 5)],
    };
    const guns = check(raw, 'guns-defender');
    expect(levelAt(guns, 8)).toBe('half');
    expect(standAfter(made(raw), { 'guns-defender': 'half' }).defence).toBe(7);
  });

  it('RTL-EX-26: 11 against 7: no coordination; row 6 at 3:2 is A1 DR on the Mobile table, which the example reads', () => {
    const raw = {
      attacker: 'soviet',
      soviet: [unit(11, 4, 5)],
      german: [unit(4, 6, 5), gun(3, 5), plane(2, 7)],
      weather: 'overcast',
    };
    expect(checksOf(fight(raw), context()).map(({ id }) => id)).toEqual(['cas-defender', 'guns-defender']);
    expect(context().tables['mobile-crt']?.cells['6/3-2']?.text).toBe('A1 DR');
  });

  it('RTL-EX-27 RTL-15.12: one battalion against an HQ and artillery: the HQ may not lead; 2:1 at −2, die 10 reads row 8: AR where the example reads A2 D1', () => {
    const raw = {
      german: [grenadiers(4, 6)],
      soviet: [hq(1, 'none', { formation: 'Red', er: 9, distance: 0 }), gun(3, 4, { formation: 'Red', distance: 0 })],
    };
    const outcome = resultOf(raw, [10]);
    expect(outcome).toMatchObject({ crt: 'assault', column: '2-1', row: '8', drm: -2, text: 'AR', sure: false });
    expect(outcome.leads.defender).toBe(parsedId(raw, 1));
    expect(context().tables['mobile-crt']?.cells['8/2-1']?.text).toBe('A2 D1');
  });

  it('RTL-EX-29 RTL-EX-30 RTL-EX-31: CAS of ER 8 with a point on 4 is 6; artillery of ER 6 on 9 is 10 and none; three hexes with two points on 4 is 4', () => {
    const here = {
      german: [
        panzer(10, 7, { hex: '1' }),
        grenadiers(10, 6, { hex: '2' }),
        grenadiers(18, 6, { hex: '3' }),
        gun(4, 6),
        plane(2, 8),
        plane(1, 7),
        hq(1, 'cas'),
        { kind: 'leader', commandPoints: 2, spend: 'units', distance: 7 },
      ],
      soviet: [unit(2, 10, 4)],
      weather: 'overcast',
    };
    const cas = check(here, 'cas-attacker');
    expect([cas.drm, levelAt(cas, 4)]).toEqual([2, 'full']);
    const guns = check(here, 'guns-attacker');
    expect([guns.drm, levelAt(guns, 9)]).toEqual([1, 'none']);
    const units = check(here, 'units');
    expect([units.drm, levelAt(units, 4)]).toEqual([0, 'full']);
    // −3 of aircraft, −1 CAB, −3 ER
    expect(standAfter(made(here), {}).drm).toBe(-5);
    expect(resultOf(here, [4, 9, 4, 2])).toMatchObject({ column: '3-1', row: '0', drm: -5, text: 'D2R' });
  });

  it('RTL-EX-32 RTL-10.62 RTL-10.63: −7 is held at −5; die 2 reads row 0, D2R', () => {
    expect(clamp(-7)).toBe(-5);
    expect(clamp(9)).toBe(5);
    expect([rowAt(2, -5), rowAt(10, 5), rowAt(4, 2)]).toEqual([0, 11, 6]);
    expect(context().tables['mobile-crt']?.cells['0/3-1']?.text).toBe('D2R');
  });

  it('RTL-EX-34 RTL-3.53 RTL-3.56 RTL-3.54b: armour of 3 and of 4 (OoS) into swamp by road is 2; infantry adds whole', () => {
    const raw = {
      german: [
        panzer(3, 6, { swampRoad: true }),
        panzer(4, 6, { swampRoad: true, oos: true }),
        unit(5, 5, 6, { swampRoad: true }),
      ],
      soviet: [unit(2, 4, 4)],
      terrain: ['swamp'],
    };
    const panel = panelOf(raw);
    expect(figure(panel, 'attackUnits')).toBe(2 + 5);
    expect(verifySteps(panel.figures)).toEqual([]);
  });

  it('RTL-EX-35 RTL-3.55: an automatic 3, and 4 and 5 halved by the check, all halved by swamp: 1 + 1 + 1', () => {
    expect(supportOf(3, 'full', true) + supportOf(4, 'half', true) + supportOf(5, 'half', true)).toBe(3);
    const raw = {
      german: [panzer(20, 6, { swampRoad: true }), gun(3, 6, { distance: 1 }), gun(4, 6), gun(5, 6)],
      soviet: [unit(2, 4, 4)],
      terrain: ['swamp'],
    };
    expect(standAfter(made(raw), { 'guns-attacker': 'half' }).attack).toBe(10 + 3);
    expect(standAfter(made(raw), { 'guns-attacker': 'none' }).attack).toBe(10 + 1);
  });
});

/** The id the form gives to a row. */
const parsedId = (raw: object, row: number): string => fight(raw).defender.units[row]?.id ?? '';
