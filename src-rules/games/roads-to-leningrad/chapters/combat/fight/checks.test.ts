import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import {
  context,
  fight,
  grenadiers,
  gun,
  hints,
  hq,
  panelOf,
  panzer,
  plane,
  played,
  ruled,
  unit,
} from '../../../testing/attacks.ts';
import { levelAt, waysOf } from '../../../testing/known.ts';
import { check, red, rifles } from '../../../testing/rifles.ts';
import { checksOf } from './checks.ts';
import { batteries } from './guns.ts';

describe('checks', () => {
  const two = { german: [panzer(8, 6, { hex: 'a' }), grenadiers(6, 6, { hex: 'b' })], soviet: [rifles(4)] };
  it('RTL-10.44 RTL-10.43: coordination only for attackers of several hexes or disrupted; the defender never checks', () => {
    const ids = (raw: object) => checksOf(fight(raw), context()).map(({ id }) => id);
    expect(ids(two)).toEqual(['units']);
    expect(ids({ ...two, german: [panzer(8, 6), grenadiers(6, 6)] })).toEqual([]);
    expect(ids({ ...two, german: [panzer(8, 6), grenadiers(6, 6, { disrupted: true })] })).toEqual(['units']);
  });

  it('RTL-10.42: artillery: ER or less full, 10 or more none even for an ER of 10, between them half', () => {
    expect(waysOf({ kind: 'artillery', er: 6, drm: 1 })).toEqual({ full: 5, half: 3, none: 2 });
    expect(waysOf({ kind: 'artillery', er: 10, drm: 1 })).toEqual({ full: 8, half: 0, none: 2 });
    expect(waysOf({ kind: 'artillery', er: 6, drm: -1 })).toEqual({ full: 7, half: 3, none: 0 });
    expect([levelAt({ kind: 'artillery', er: 10, drm: 0 }, 10), levelAt({ kind: 'cas', er: 10, drm: 0 }, 10)]).toEqual([
      'none',
      'full',
    ]);
  });

  it('RTL-10.4T RTL-10.42b: the coordination table, both sides', () => {
    const full = {
      german: [
        panzer(8, 6, { hex: 'a' }),
        grenadiers(6, 6, { hex: 'b' }),
        unit(3, 3, 6, { hex: 'c' }),
        gun(4, 6),
        plane(2, 7),
      ],
      soviet: [rifles(4), gun(3, 5, red), plane(1, 5)],
      terrain: ['woods'],
      weather: 'rain',
    };
    const drms = (over: object) => checksOf(fight({ ...full, ...over }), context()).map(({ drm: n }) => n);
    // cas of both, guns of both, units
    expect(drms({})).toEqual([6, 6, 3, 3, 2]);
    expect(drms({ sequence: 'assault' })).toEqual([5, 5, 1, 1, 0]);
    expect(drms({ sequence: 'assault', weather: 'overcast', terrain: [] })).toEqual([2, 2, -1, -1, 0]);
    expect(drms({ weather: 'dry', terrain: [] })).toEqual([1, 1, 1, 1, 2]);
  });

  it('RTL-10.44b RTL-15.33b1: points of one HQ within 4 hexes of a lead of its formation, a leader and the Arko HQ beside it', () => {
    const units = (over: JsonObject, more: readonly object[] = []) =>
      check({ ...two, german: [...two.german, hq(2, 'units', over), ...more] }, 'units')?.drm;
    expect(units({})).toBe(-1);
    expect(units({ distance: 5 })).toBe(1);
    expect(units({ formation: 'Green' })).toBe(1);
    expect(units({ disrupted: true })).toBe(1);
    expect(units({ spent: true })).toBe(1);
    expect(units({}, [hq(2, 'units')])).toBe(-1);
    // an HQ without points is in nobody's way
    expect(check({ ...two, german: [...two.german, hq(0, 'units'), hq(2, 'units')] }, 'units')?.drm).toBe(-1);
    expect(units({}, [{ kind: 'leader', commandPoints: 2, spend: 'units' }])).toBe(-3);
    const arko = hq(2, 'artillery', { formation: '', traits: ['arko'] });
    const guns = { ...two, german: [...two.german, gun(4, 6), hq(1, 'artillery'), arko] };
    expect(check(guns, 'guns-attacker')?.drm).toBe(1 - 1 - 1);
    expect(check({ ...two, german: [...two.german, { ...arko, spend: 'units' }] }, 'units')?.drm).toBe(1);
  });

  it('RTL-7.46: an army battery in the lead is of whoever acts with it, and no other formation’s HQ helps it', () => {
    const guns = (formation: string, active: string) =>
      check(
        { ...two, german: [...two.german, gun(4, 6, { formation: '' }), hq(2, 'artillery', { formation })], active },
        'guns-attacker',
      )?.drm;
    expect([guns('Green', 'Blue, Green'), guns('Brown', 'Blue, Green')]).toEqual([-1, 1]);
  });
  it('RTL-12.13a: hex numbers say how far a battery is, before the distance typed', () => {
    const raw = (hex: string, distance: number) => ({
      target: '5019',
      german: [panzer(8, 7), gun(4, 6, { hex, distance, range: 4 })],
      soviet: [rifles(4)],
    });
    const guns = (hex: string, distance: number) =>
      batteries(fight(raw(hex, distance)), 'attacker').map(({ bars, automatic }) => [bars.length, automatic]);
    expect([guns('5023', 1), guns('5024', 1), guns('5020', 3)]).toEqual([[[0, false]], [[1, false]], [[0, true]]]);
    expect([guns('', 3), guns('a', 5)]).toEqual([[[0, false]], [[1, false]]]);
  });

  it('RTL-15.15 RTL-13.14: an HQ’s range runs to whoever makes the check and, for aircraft, to the target, by hex numbers where they are typed', () => {
    const raw = (spend: string, target = '5019') => ({
      target,
      weather: 'dry',
      german: [
        panzer(8, 7, { hex: '5020' }),
        unit(6, 3, 6, { hex: '5119', formation: 'Blue' }),
        plane(2, 7),
        hq(2, spend, { hex: '5024', distance: 0 }),
      ],
      soviet: [rifles(4)],
    });
    // 4 hexes to the lead in 5020, 5 to the target
    expect(check(raw('units'), 'units')?.drm).toBe(1 - 2);
    expect(checksOf(fight(raw('cas')), context()).map(({ id }) => id)).not.toContain('cas-attacker');
    expect(check(raw('cas', '5021'), 'cas-attacker')?.drm).toBe(1 - 2);
    expect(check(raw('cas', ''), 'cas-attacker')?.drm).toBe(1 - 2);
  });

  it('RTL-15.25: von Manstein helps from 8 hexes; Voroshilov where he stands with an HQ that acts, and never in defence', () => {
    const german = (distance: number) =>
      check(
        { ...two, german: [...two.german, { kind: 'leader', commandPoints: 2, spend: 'units', distance }] },
        'units',
      );
    expect([german(8)?.drm, german(9)?.drm]).toEqual([1 - 2, 1]);
    const chief = (hex: string, spend: string) => ({ kind: 'leader', commandPoints: 2, spend, hex, distance: 1 });
    const staff = hq(1, 'none', { formation: 'Red', hex: '2030' });
    const soviet = (hex: string, active = '') =>
      check(
        {
          attacker: 'soviet',
          active,
          soviet: [
            unit(6, 3, 5, { ...red, hex: 'a' }),
            unit(6, 3, 5, { ...red, hex: 'b' }),
            staff,
            chief(hex, 'units'),
          ],
          german: [unit(4, 4, 5)],
        },
        'units',
      )?.drm;
    expect([soviet('2030'), soviet(''), soviet('2031'), soviet('2030', 'Brown')]).toEqual([1 - 2, 1 - 2, 1, 1]);
    const defending = {
      german: [panzer(8, 6)],
      soviet: [rifles(4), gun(3, 5, red), staff, chief('2030', 'artillery')],
    };
    expect(check(defending, 'guns-defender')?.drm).toBe(1);
  });

  it('RTL-S5.22 RTL-S6.23: divisions of 11th Army are one formation in scenarios 3 and 4, and several in the others', () => {
    const of = (formation: string, more: JsonObject = {}) => ({ formation, ...more });
    const attack = {
      attacker: 'soviet',
      soviet: [
        unit(6, 3, 5, of('180 Rifle', { hex: 'a' })),
        unit(6, 3, 4, of('182', { hex: 'b' })),
        hq(2, 'units', of('183')),
      ],
      german: [unit(4, 4, 5)],
      active: '180 Rifle, 182, 183',
    };
    const defence = {
      german: [panzer(8, 6)],
      soviet: [unit(2, 4, 5, of('163')), gun(3, 5, of('202 Rifle')), hq(1, 'artillery', of('163'))],
    };
    const both = (scenario: string) => {
      const here = context({ scenario });
      return [check(attack, 'units', here)?.drm, check(defence, 'guns-defender', here)?.drm];
    };
    expect([both('manstein'), both('staraya-russa')]).toEqual([
      [1 - 2, 1 - 1],
      [1 - 2, 1 - 1],
    ]);
    expect(both('soltsy')).toEqual([1, undefined]);
  });

  it('RTL-AMB-44: a majority of its formation is asked of an HQ for the units in an assault, or for every check of the attacker', () => {
    const german = [
      panzer(8, 7, { hex: 'a' }),
      unit(3, 3, 6, { hex: 'b', formation: 'Green' }),
      gun(4, 6),
      hq(2, 'units'),
    ];
    const raw = { ...two, german, active: 'Blue' };
    const units = (over: object, here = context()) => check({ ...raw, ...over }, 'units', here)?.drm;
    expect(units({})).toBe(1 - 2);
    expect(units({ sequence: 'assault' })).toBe(-1);
    expect(units({}, ruled('amb44', 'all'))).toBe(1);
    const guns = { ...raw, german: [...german.slice(0, 3), hq(2, 'artillery')] };
    expect(check(guns, 'guns-attacker')?.drm).toBe(1 - 2);
    expect(check(guns, 'guns-attacker', ruled('amb44', 'all'))?.drm).toBe(1);
  });

  it('RTL-15.12: a defending HQ helps aircraft and artillery, never units', () => {
    const raw = { german: [panzer(8, 6)], soviet: [rifles(4), gun(3, 5, red), hq(1, 'artillery', red)] };
    expect(check(raw, 'guns-defender')?.drm).toBe(0);
    const vain = { ...raw, soviet: [rifles(4), gun(3, 5, red), hq(1, 'units', red)] };
    expect(check(vain, 'guns-defender')?.drm).toBe(1);
    expect(hints(panelOf(vain))).toContain('rtl.attack.hint.barred');
  });

  it('RTL-10.44 RTL-10.42 a check that no face fails is said to be one, before it is rolled and beside the die', () => {
    const of = (er: number, over: object = {}) => ({
      ...two,
      german: [panzer(8, er, { hex: 'a' }), grenadiers(6, er, { hex: 'b' })],
      sequence: 'assault',
      ...over,
    });
    const told = (raw: object) => [
      played(raw, []).ask?.msg.id,
      hints(panelOf(raw)).find((id) => id.startsWith('rtl.attack.hint.check')),
    ];
    expect(told(of(9))).toEqual(['rtl.attack.ask.checkSure', 'rtl.attack.hint.checkSure']);
    expect(told(of(8))).toEqual(['rtl.attack.ask.check', 'rtl.attack.hint.check']);
    expect(told(of(9, { sequence: 'mobile' }))).toEqual(['rtl.attack.ask.check', 'rtl.attack.hint.check']);
    const guns = { german: [panzer(8, 6), gun(4, 9)], soviet: [rifles(4)], sequence: 'assault' };
    expect(told(guns)).toEqual(['rtl.attack.ask.checkSure', 'rtl.attack.hint.checkSure']);
  });

  it('a lead whose ER nobody typed is asked about, and its check is rolled with it', () => {
    const of = (er: number) => ({ ...two, german: [panzer(8, er, { hex: 'a' }), grenadiers(6, 0, { hex: 'b' })] });
    expect(played(of(0), []).ask).toMatchObject({ kind: 'choice', id: 'er-attacker', blind: true });
    const [asked, typed] = [played(of(0), [6]).ask, played(of(6), []).ask];
    expect([asked?.id, asked?.msg.p?.n]).toEqual(['units', typed?.msg.p?.n]);
    expect(played(of(0), [6, 10, 5]).done?.key).toBe(played(of(6), [10, 5]).done?.key);
  });
});
