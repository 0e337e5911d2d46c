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

  it('RTL-EX-09 RTL-10.52: 26 + 1 against 4 is 6:1', () => {
    expect(column('mobile', 27, 4)).toBe('6-1');
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

  it('RTL-EX-14 RTL-10.53b: 18 against artillery alone is 8:1 at −3; die 6 reads row 3, D3R', () => {
    const raw = {
      german: [panzer(10, 6), grenadiers(8, 5)],
      soviet: [gun(4, 4, { formation: 'Red', distance: 0 })],
    };
    expect(resultOf(raw, [6])).toMatchObject({ column: '8-1', row: '3', text: 'D3R', drm: -3, defence: 1 });
  });

  it('RTL-EX-16: 17 against 4 is 4:1, die 6 at 0 reads DR', () => {
    const raw = { german: [panzer(10, 4), grenadiers(7, 4)], soviet: [unit(2, 4, 4)], otherDrm: 1 };
    expect(resultOf(raw, [6])).toMatchObject({ column: '4-1', row: '6', text: 'DR', drm: 0 });
  });

  it('RTL-EX-18 RTL-EX-20 RTL-10.22a: 24 against 2 without armour is Assault 7:1; village and ER 7 against 2 are −4, die 5 eliminates', () => {
    const raw = {
      german: [grenadiers(24, 7)],
      soviet: [unit(2, 2, 4, { disrupted: true })],
      terrain: ['village'],
    };
    expect(column('assault', 24, 2)).toBe('7-1');
    expect(sum(raw)).toBe(-4);
    expect(resultOf(raw, [5])).toMatchObject({ crt: 'assault', column: '7-1', row: '1', text: 'DE' });
  });

  it('RTL-EX-19 RTL-10.4T: two hexes, ER 7, one point, die 4: 4 − 1 + 1 passes (the example forgets Mobile +1)', () => {
    const raw = {
      german: [grenadiers(10, 7, { hex: '1' }), grenadiers(14, 6, { hex: '2' }), hq(1, 'units')],
      soviet: [unit(2, 2, 4)],
    };
    const units = check(raw, 'units');
    expect([units.drm, levelAt(units, 4)]).toEqual([0, 'full']);
  });

  it('RTL-EX-21: 2 against 3 with an ER better by one: 1:2 on the Mobile table, die 9 reads row 8, A1R', () => {
    const raw = {
      german: [unit(2, 2, 5, { class: 'mot', traits: ['vehicle', 'recon'] })],
      soviet: [unit(2, 3, 4)],
      unlisted: ['armoured'],
    };
    expect(resultOf(raw, [9])).toMatchObject({ crt: 'mobile', column: '1-2', row: '8', text: 'A1R' });
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

  it('RTL-EX-26: 11 against 7 is 3:2 at +2, no coordination; die 4 reads row 6: the Assault table has A2 D2 where the example reads A1 DR', () => {
    const raw = {
      attacker: 'soviet',
      soviet: [unit(11, 4, 5)],
      german: [unit(4, 6, 5), gun(3, 5), plane(2, 7)],
      weather: 'overcast',
    };
    expect(checksOf(fight(raw), context()).map(({ id }) => id)).toEqual(['cas-defender', 'guns-defender']);
    const outcome = resultOf(raw, [3, 8, 4]);
    expect(outcome).toMatchObject({ crt: 'assault', column: '3-2', row: '6', drm: 2, text: 'A2 D2', sure: false });
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

  it('RTL-EX-28: an HQ alone at 7:1, ER 7 against 5, Assault: −2, die 2 reads row 0, DE', () => {
    const raw = {
      german: [grenadiers(7, 7)],
      soviet: [hq(1, 'none', { formation: 'Red', er: 5, distance: 0 })],
    };
    expect(resultOf(raw, [2])).toMatchObject({ crt: 'assault', column: '7-1', row: '0', drm: -2, text: 'DE' });
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

  it('RTL-EX-32 RTL-10.62 RTL-10.63: 38 against 10 is 3:1; −7 is held at −5; die 2 reads row 0, D2R', () => {
    expect(column('mobile', 38, 10)).toBe('3-1');
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

  it('RTL-EX-36: 8 against 2, 3, 4 and 5', () => {
    expect([2, 3, 4, 5].map((defence) => column('assault', 8, defence))).toEqual(['4-1', '2-1', '2-1', '3-2']);
  });
});

/** The id the form gives to a row. */
const parsedId = (raw: object, row: number): string => fight(raw).defender.units[row]?.id ?? '';
