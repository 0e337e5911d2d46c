import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { recheck } from '#rules/kit/procedure/recheck.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { rulesOf } from '../data/scenarios.ts';
import { scenarios } from '../ids.ts';
import {
  around,
  fight,
  figure,
  grenadiers,
  gun,
  hints,
  hq,
  made,
  panelOf,
  panzer,
  plane,
  played,
  ruled,
  unit,
} from '../testing/attacks.ts';
import { levelAt, waysOf } from '../testing/known.ts';
import { sorties } from './air.ts';
import { attackCalculator } from './calculator.ts';
import { type CheckId, checksOf } from './checks.ts';
import { effectiveEr, leadUnit } from './fight.ts';
import { assaultReasons, crtOf, groundDrms } from './ground.ts';
import { batteries } from './guns.ts';
import { standAfter, underOdds } from './ready.ts';

const red = { formation: 'Red' };
const rifles = (defence: number, er = 4, over = {}) => unit(2, defence, er, { ...red, ...over });
const reasons = (raw: object) => assaultReasons(fight(raw)).map(({ msg }) => msg.id.replace('rtl.attack.must.', ''));
const drm = (raw: object, id: string, here = around()) =>
  groundDrms(fight(raw, here), here).find((one) => one.id === id)?.n;
const bars = (raw: object, role: 'attacker' | 'defender' = 'attacker') =>
  batteries(fight(raw), role).map((one) => one.bars.map(({ msg }) => msg.id.replace('rtl.attack.bar.', '')));
const check = (raw: object, id: CheckId, here = around()) =>
  checksOf(fight(raw, here), here).find((one) => one.id === id);
const attackOf = (german: readonly object[], over = {}) =>
  figure(panelOf({ german, soviet: [rifles(4)], ...over }), 'attackUnits');

describe('strengths', () => {
  it('RTL-3.53 RTL-3.54b: units of one fate are added before they are halved, once; the others are added whole', () => {
    expect(attackOf([unit(3, 3, 5, { across: 'river' }), unit(4, 3, 5, { across: 'river' })])).toBe(3);
    expect(attackOf([unit(3, 3, 5, { across: 'river' }), unit(4, 3, 5)])).toBe(1 + 4);
    // OoS first, then swamp, then river: ((5+4)/2=4 + 3)/2 = 3, + 6 = 9, /2 = 4, + 1
    const mot = { class: 'mot', traits: ['motInfantry'], swampRoad: true, across: 'river' };
    const all = [
      unit(5, 1, 5, { ...mot, oos: true }),
      unit(4, 1, 5, { ...mot, oos: true }),
      unit(3, 1, 5, mot),
      unit(6, 1, 5, { across: 'river' }),
      unit(1, 1, 5),
    ];
    expect(attackOf(all)).toBe(5);
    expect(recheck(panelOf({ german: all, soviet: [rifles(4)] }).figures)).toEqual([]);
  });
  it('RTL-3.56: swamp by road halves only units with a red box or an orange circle', () => {
    expect(attackOf([unit(5, 1, 5, { swampRoad: true })])).toBe(5);
    expect(attackOf([unit(5, 1, 5, { swampRoad: true, class: 'heavy' })])).toBe(2);
  });
  it('RTL-9.14 RTL-10.15: a printed 0 does not attack, halved to 0 nobody does, nor artillery and aircraft alone', () => {
    const refusal = (raw: object) => played(raw, []).not?.msg.id;
    expect(refusal({ german: [unit(0, 3, 5)], soviet: [rifles(4)] })).toBe('rtl.attack.not.nobody');
    expect(refusal({})).toBe('rtl.attack.not.nothing');
    expect(refusal({ german: [unit(1, 3, 5, { across: 'river' })], soviet: [rifles(4)] })).toBe('rtl.attack.not.zero');
    expect(refusal({ german: [gun(5, 6), plane(2, 7)], soviet: [rifles(4)] })).toBe('rtl.attack.not.onlySupport');
    expect(hints(panelOf({ german: [unit(0, 3, 5), unit(3, 3, 5)], soviet: [rifles(4)] }))).toContain(
      'rtl.attack.warn.zero',
    );
  });
  it('RTL-5.1 RTL-S6.21: an attack opens in the weather of the turn, noted or laid down', () => {
    const opens = (over: Partial<Around>) => {
      const parsed = attackCalculator.parse({}, around(over));
      return parsed.ok && parsed.value.weather;
    };
    const first = { scenario: scenarios.manstein, turn: rulesOf(scenarios.manstein).first };
    expect(opens(first)).toBe('overcast');
    expect(opens({ ...first, turn: first.turn + 1 })).toBe('dry');
    expect(opens({ ...first, cells: { weather: { [first.turn]: 'rain' } } })).toBe('rain');
  });
  it('RTL-9.11: a hex without an enemy combat unit is no target', () => {
    expect(played({ german: [unit(3, 3, 5)] }, []).not?.rule).toBe('9.11');
  });
  it('RTL-10.16: everybody in the hex defends whole, HQs too', () => {
    const raw = {
      german: [unit(9, 3, 5)],
      soviet: [rifles(5, 4, { oos: true }), rifles(3), hq(1, 'none', { ...red, distance: 0 })],
    };
    expect(figure(panelOf(raw), 'defence')).toBe(9);
  });
  it('RTL-3.44: ER as it stands: −1 out of supply, −2 disrupted, never under 1', () => {
    expect(effectiveEr(7, { oos: true, disrupted: true })).toBe(4);
    expect(effectiveEr(2, { oos: true, disrupted: true })).toBe(1);
    expect(drm({ german: [unit(9, 3, 7, { oos: true })], soviet: [rifles(4, 7, { disrupted: true })] }, 'er')).toBe(-1);
  });
  it('RTL-3.42: no face passes or fails by itself', () => {
    expect(waysOf({ kind: 'units', er: 10, drm: -3 })).toEqual({ full: 10, half: 0, none: 0 });
    expect(waysOf({ kind: 'units', er: 1, drm: 3 })).toEqual({ full: 0, half: 0, none: 10 });
  });
  it('typed strengths alone are a fight: 20 against 6 with ER 6 and 5', () => {
    const raw = { attackTotal: 20, defenceTotal: 6, attackerEr: 6, defenderEr: 5, otherDrm: 1, unlisted: ['armoured'] };
    const panel = panelOf(raw);
    expect([panel.columns[panel.column ?? 0], figure(panel, 'drm'), panel.missing]).toEqual(['3-1', 0, []]);
    expect(panel.faces[9]).toMatchObject({ code: 'AR', above: 'A1 DR', below: 'AR' });
    expect(hints(panelOf({ attackTotal: 20, defenceTotal: 6 }))).toContain('rtl.attack.missing.er');
    const rows = panelOf({ german: [unit(4, 4, 6)], soviet: [unit(3, 3, 0, { id: 'x' })] });
    expect(rows.missing).toMatchObject([{ msg: { id: 'rtl.attack.missing.er' }, row: 'x' }]);
  });
  it('a recorded step lost turns the counter: strength and ER of the other side', () => {
    const two = { id: 'x', twoSteps: true, attack2: 2, defence2: 2, er2: 3 };
    const raw = { german: [unit(8, 4, 6, two)], soviet: [rifles(4)] };
    expect(figure(panelOf(raw), 'attack')).toBe(8);
    expect(figure(panelOf(raw, around({ cells: { steps: { x: 1 } } })), 'attack')).toBe(2);
  });
});

describe('lead units', () => {
  it('RTL-3.43a: the owner names it; else the highest ER is taken', () => {
    const german = [unit(4, 4, 6), unit(4, 4, 5, { lead: true })];
    expect(leadUnit(fight({ german, soviet: [] }), 'attacker')?.er).toBe(5);
    expect(leadUnit(fight({ german: german.slice(0, 1), soviet: [] }), 'attacker')?.er).toBe(6);
  });
  it('RTL-3.43c: the active side is led by its active formation or an army unit', () => {
    const german = [unit(4, 4, 7, { formation: 'Green', lead: true }), unit(4, 4, 5), unit(4, 4, 4, { formation: '' })];
    expect(leadUnit(fight({ german, active: 'Blue' }), 'attacker')?.er).toBe(5);
    expect(leadUnit(fight({ german: [german[0], german[2]], active: 'Blue' }), 'attacker')?.er).toBe(4);
  });
  it('RTL-15.12: an HQ never leads an attack, but one with an attack strength; it leads a hex of HQs alone', () => {
    const soviet = [hq(1, 'none', { ...red, er: 9, distance: 0 })];
    expect(leadUnit(fight({ german: [], soviet }), 'defender')?.er).toBe(9);
    expect(leadUnit(fight({ german: [], soviet: [...soviet, rifles(3, 4)] }), 'defender')?.er).toBe(4);
    const attackers = [hq(1, 'none', { er: 9 }), hq(1, 'none', { er: 8, attack: 2 }), unit(3, 3, 4)];
    expect(leadUnit(fight({ german: attackers, soviet }), 'attacker')?.er).toBe(8);
  });
});

describe('the table', () => {
  const raw = { german: [panzer(8, 6), grenadiers(6, 6)], soviet: [rifles(4)] };
  it('RTL-10.32: every reason why the Assault table is mandatory', () => {
    expect(reasons(raw)).toEqual([]);
    expect(reasons({ ...raw, sequence: 'assault', weather: 'rain' })).toEqual(['sequence', 'rain']);
    expect(reasons({ ...raw, german: [grenadiers(6, 6)] })).toEqual(['noArmour']);
    expect(reasons({ ...raw, terrain: ['town', 'hills', 'swamp', 'woods', 'rough', 'village', 'marsh'] })).toEqual([
      'town',
      'hills',
      'swamp',
    ]);
    expect(reasons({ ...raw, strongpoint: true })).toEqual(['strongpoint']);
    const river = { across: 'river' };
    expect(reasons({ ...raw, german: [panzer(8, 6, river), grenadiers(6, 6, river)] })).toEqual(['river']);
    expect(reasons({ ...raw, german: [panzer(8, 6, river), grenadiers(6, 6)] })).toEqual([]);
  });
  it('RTL-10.33: else the attacker chooses', () => {
    expect([crtOf(fight(raw)), crtOf(fight({ ...raw, crt: 'assault' }))]).toEqual(['mobile', 'assault']);
    expect(hints(panelOf(raw))).toContain('rtl.attack.hint.mobile');
    expect(hints(panelOf({ ...raw, weather: 'rain' }))).toContain('rtl.attack.hint.assault');
  });
  it('RTL-10.53a RTL-AMB-06: under 1:4 nothing is rolled: Mobile A2R, Assault A2Rd, or the other way round', () => {
    const weak = { german: [panzer(1, 5)], soviet: [rifles(5)] };
    const text = (raw: object, here = around()) => played(raw, [], here).done?.key;
    expect(text(weak)).toBe('A2R');
    expect(text({ ...weak, crt: 'assault' })).toBe('A2Rd');
    expect(text(weak, ruled('amb06', 'mobile'))).toBe('A2Rd');
    expect(text({ ...weak, crt: 'assault' }, ruled('amb06', 'mobile'))).toBe('A2R');
    expect([underOdds('mobile', around()), underOdds('mobile', ruled('amb06', 'mobile'))]).toEqual(['A2R', 'A2Rd']);
  });
  it('RTL-10.53a: combat units alone must reach 1:4 before guns are counted: said in warning', () => {
    const weak = { german: [panzer(2, 5), gun(9, 6)], soviet: [rifles(9)] };
    expect(hints(panelOf(weak))).toContain('rtl.attack.warn.odds');
    expect(hints(panelOf({ ...weak, soviet: [rifles(8)] }))).not.toContain('rtl.attack.warn.odds');
  });
  it('RTL-10.53d: the ratio is what it is: no field lowers it', () => {
    expect(played({ german: [panzer(12, 5)], soviet: [rifles(4)] }, [10]).done?.ending.says.p?.column).toEqual({
      name: '3-1',
    });
  });
  it('RTL-10.53b: above the last column the last', () => {
    const strong = { german: [panzer(40, 5)], soviet: [rifles(4)] };
    const column = (raw: object) => panelOf(raw).columns[panelOf(raw).column ?? -1];
    expect([column(strong), column({ ...strong, crt: 'assault' })]).toEqual(['8-1', '7-1']);
  });
});

describe('DRMs', () => {
  const raw = { german: [panzer(8, 6), grenadiers(6, 6)], soviet: [rifles(4)] };
  it('RTL-10.22a: one value for the hex, the best for the defender', () => {
    const of = (...terrain: readonly string[]) => drm({ ...raw, terrain }, 'terrain');
    expect([of('rough'), of('hills'), of('town'), of('village')]).toEqual([1, 2, 2, 1]);
    expect([of('woods'), of('marsh'), of('swamp'), of('rough', 'hills', 'village')]).toEqual([
      undefined,
      undefined,
      undefined,
      2,
    ]);
  });
  it('RTL-10.22b RTL-10.61e: a completed strongpoint and no retreat are +1 each', () => {
    const both = { ...raw, strongpoint: true, noRetreat: true };
    expect([drm(both, 'strongpoint'), drm(both, 'noRetreat')]).toEqual([1, 1]);
  });
  it('RTL-10.22c: +1 only if all attack across a stream; mixed water is nothing', () => {
    const across = (one: string, other: string) => ({
      ...raw,
      german: [panzer(8, 6, { across: one }), grenadiers(6, 6, { across: other })],
    });
    expect(drm(across('stream', 'stream'), 'stream')).toBe(1);
    expect(drm(across('stream', 'river'), 'stream')).toBeUndefined();
    expect(drm(across('stream', 'land'), 'stream')).toBeUndefined();
  });
  it('RTL-10.23: where the attackers stand matters nothing: only the target hex has a terrain', () => {
    expect(drm(raw, 'terrain')).toBeUndefined();
  });
  it('RTL-10.61f RTL-10.61f1: every condition of the combined-arms bonus', () => {
    const cab = (over: object) => drm({ ...raw, ...over }, 'combined');
    expect(cab({})).toBe(-1);
    expect(cab({ german: [panzer(8, 6)] })).toBeUndefined();
    expect(cab({ german: [panzer(8, 6), unit(4, 4, 6, { traits: ['infantry'] })] })).toBeUndefined();
    const partner = (over: JsonObject) => cab({ german: [panzer(8, 6), unit(4, 4, 6, over)] });
    expect(partner({ traits: ['motorcycle'] })).toBe(-1);
    expect(partner({ traits: ['engineer'], class: 'mot' })).toBe(-1);
    expect(partner({ traits: ['engineer'] })).toBeUndefined();
    expect(partner({ traits: ['recon'] })).toBe(-1);
    // armoured cars
    expect(partner({ traits: ['recon', 'vehicle'] })).toBeUndefined();
    for (const trait of ['armoured', 'antiTank', 'redDefence'])
      expect(cab({ soviet: [rifles(4), rifles(3, 4, { traits: [trait] })] })).toBeUndefined();
    expect(cab({ weather: 'rain' })).toBeUndefined();
    expect(cab({ weather: 'overcast' })).toBe(-1);
    for (const terrain of ['town', 'swamp']) expect(cab({ terrain: [terrain] })).toBeUndefined();
    expect(cab({ terrain: ['village', 'woods', 'hills', 'rough'] })).toBe(-1);
    expect(cab({ strongpoint: true })).toBeUndefined();
    expect(cab({ german: [panzer(8, 6, { across: 'river' }), grenadiers(6, 6)] })).toBeUndefined();
    expect(cab({ german: [panzer(8, 6), grenadiers(6, 6, { disrupted: true })] })).toBeUndefined();
  });
  it('RTL-10.61h RTL-10.61h1 RTL-AMB-07: engineers against town or strongpoint, or across water as the players settle', () => {
    const pioneers = unit(3, 3, 6, { traits: ['engineer'] });
    const at = (over: object, here = around()) =>
      drm({ german: [pioneers], soviet: [rifles(4)], ...over }, 'engineers', here);
    expect([at({}), at({ terrain: ['town'] }), at({ strongpoint: true })]).toEqual([undefined, -1, -1]);
    const across = (water: string) => ({ german: [{ ...pioneers, across: water }] });
    const by = (value: string) => ['river', 'stream'].map((water) => at(across(water), ruled('amb07', value)));
    expect(by('river')).toEqual([-1, undefined]);
    expect(by('stream')).toEqual([undefined, -1]);
    expect(by('either')).toEqual([-1, -1]);
    expect(by('never')).toEqual([undefined, undefined]);
    expect(at({ german: [pioneers, pioneers], terrain: ['town'], strongpoint: true })).toBe(-1);
    expect(
      at({ german: [unit(3, 3, 6)], soviet: [rifles(4, 4, { traits: ['engineer'] })], terrain: ['town'] }),
    ).toBeUndefined();
  });
  it('RTL-10.62: the sum is held between −5 and +5 after every entry is added', () => {
    const far = { ...raw, soviet: [rifles(4, 1)], otherDrm: -4 };
    const panel = panelOf(far);
    expect(figure(panel, 'drm')).toBe(-5);
    expect(recheck(panel.figures)).toEqual([]);
    // −10 of entries, +2 of a failed check: still −5
    expect(standAfter(made({ ...far, unlisted: ['twoHexes'] }), { units: 'none' }).drm).toBe(-5);
  });
  it('RTL-10.61g: a failed coordination is +2 and takes no strength', () => {
    const two = {
      ...raw,
      german: [panzer(8, 6, { hex: 'a' }), grenadiers(6, 6, { hex: 'b' })],
      soviet: [rifles(4, 6)],
    };
    const [good, bad] = (['full', 'none'] as const).map((units) => standAfter(made(two), { units }));
    expect([good?.drm, bad?.drm, good?.attack, bad?.attack]).toEqual([-1, 1, 14, 14]);
  });
});

describe('checks', () => {
  const two = { german: [panzer(8, 6, { hex: 'a' }), grenadiers(6, 6, { hex: 'b' })], soviet: [rifles(4)] };
  it('RTL-10.44 RTL-10.43: coordination only for attackers of several hexes or disrupted; the defender never checks', () => {
    const ids = (raw: object) => checksOf(fight(raw), around()).map(({ id }) => id);
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
    const drms = (over: object) => checksOf(fight({ ...full, ...over }), around()).map(({ drm: n }) => n);
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
    expect(units({}, [{ kind: 'leader', commandPoints: 2, spend: 'units' }])).toBe(-3);
    const arko = hq(2, 'artillery', { formation: '', traits: ['arko'] });
    const guns = { ...two, german: [...two.german, gun(4, 6), hq(1, 'artillery'), arko] };
    expect(check(guns, 'guns-attacker')?.drm).toBe(1 - 1 - 1);
    expect(check({ ...two, german: [...two.german, { ...arko, spend: 'units' }] }, 'units')?.drm).toBe(1);
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
    expect(checksOf(fight(raw('cas')), around()).map(({ id }) => id)).not.toContain('cas-attacker');
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
      const here = around({ scenario });
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
    const units = (over: object, here = around()) => check({ ...raw, ...over }, 'units', here)?.drm;
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
  it('a lead whose ER nobody typed is asked about, and its check is rolled with it', () => {
    const of = (er: number) => ({ ...two, german: [panzer(8, er, { hex: 'a' }), grenadiers(6, 0, { hex: 'b' })] });
    expect(played(of(0), []).ask).toMatchObject({ kind: 'choice', id: 'er-attacker', blind: true });
    const [asked, typed] = [played(of(0), [6]).ask, played(of(6), []).ask];
    expect([asked?.id, asked?.msg.p?.n]).toEqual(['units', typed?.msg.p?.n]);
    expect(played(of(0), [6, 10, 5]).done?.key).toBe(played(of(6), [10, 5]).done?.key);
  });
});

describe('artillery', () => {
  const attack = (guns: readonly object[], over = {}) => ({
    german: [panzer(8, 6), ...guns],
    soviet: [rifles(4)],
    ...over,
  });
  it('RTL-12.13a RTL-12.13d RTL-12.14: range, fired, disrupted, enemy ZOC; supply matters nothing', () => {
    const bar = (over: JsonObject) => bars(attack([gun(4, 6, over)]))[0];
    expect(bar({ distance: 6 })).toEqual([]);
    expect(bar({ distance: 7 })).toEqual(['range']);
    expect(bar({ fired: true })).toEqual(['fired']);
    expect(bar({ disrupted: true })).toEqual(['disrupted']);
    expect(bar({ oos: true })).toEqual([]);
    expect(bar({ inZoc: true })).toEqual(['zoc']);
    expect(bar({ inZoc: true, distance: 1 })).toEqual([]);
  });
  it('RTL-12.13b RTL-12.13c: the active formation’s or the army’s; the defender: of its lead’s formation', () => {
    const active = { active: 'Blue' };
    expect(bars(attack([gun(4, 6), gun(4, 6, { formation: 'Green' }), gun(4, 6, { formation: '' })], active))).toEqual([
      [],
      ['notActive'],
      [],
    ]);
    const defends = {
      german: [panzer(8, 6)],
      soviet: [rifles(4), gun(3, 5, red), gun(3, 5), gun(3, 5, { formation: '' })],
    };
    expect(bars(defends, 'defender')).toEqual([[], ['otherFormation'], []]);
  });
  it('RTL-12.25: a defender’s battery next to whom an enemy has moved supports only its own hex', () => {
    const zoc = { ...red, inZoc: true };
    const raw = (distance: number) => ({
      german: [panzer(8, 6)],
      soviet: [rifles(4), gun(3, 5, { ...zoc, distance })],
    });
    expect([bars(raw(2), 'defender')[0], bars(raw(0), 'defender')[0]]).toEqual([['zoc'], []]);
  });
  it('RTL-12.17: next to the target, or in it, in full without a check', () => {
    const raw = attack([gun(4, 6, { distance: 1 })]);
    expect(checksOf(fight(raw), around())).toEqual([]);
    expect(figure(panelOf(raw), 'attack')).toBe(12);
    const inHex = { german: [panzer(8, 6)], soviet: [rifles(4), gun(3, 5, { ...red, distance: 0 })] };
    expect(checksOf(fight(inHex), around())).toEqual([]);
    expect(figure(panelOf(inHex), 'defence')).toBe(7);
  });
  it('RTL-12.21 RTL-12.22 RTL-12.23 RTL-12.15: alone or with HQs defence strengths; beside a combat unit exactly one supports and does not defend', () => {
    const own = { ...red, distance: 0, defence: 2 };
    const defence = (soviet: readonly object[]) => figure(panelOf({ german: [panzer(8, 6)], soviet }), 'defence');
    expect(defence([gun(5, 5, own)])).toBe(2);
    expect(defence([gun(5, 5, own), gun(4, 5, own), hq(1, 'none', own)])).toBe(6);
    expect(defence([rifles(6), gun(5, 5, own), gun(4, 5, own)])).toBe(6 + 5 + 2);
    // a support strength under its defence is not used
    expect(defence([rifles(6), gun(1, 5, own)])).toBe(8);
  });
  it('RTL-12.13f RTL-10.42: support up to the strength of the combat units', () => {
    const raw = attack([gun(6, 6, { distance: 1 }), gun(7, 6, { distance: 1 })]);
    const panel = panelOf(raw);
    expect([figure(panel, 'support-attacker'), figure(panel, 'attack')]).toEqual([13, 16]);
    expect(recheck(panel.figures)).toEqual([]);
    const rivers = { german: [panzer(8, 6, { across: 'river' }), gun(6, 6, { distance: 1 })], soviet: [rifles(4)] };
    expect(figure(panelOf(rivers), 'attack')).toBe(4 + 4);
    const behind = { german: [panzer(8, 6)], soviet: [rifles(2), gun(5, 5, red)] };
    expect(standAfter(made(behind), {}).defence).toBe(4);
  });
  it('RTL-AMB-22: a hex held by artillery alone takes support up to its defence, or none', () => {
    const raw = { german: [panzer(8, 6)], soviet: [gun(4, 5, { ...red, distance: 0, defence: 2 }), gun(5, 5, red)] };
    expect(standAfter(made(raw), {}).defence).toBe(2 + 2);
    expect(standAfter(made(raw, ruled('amb22', 'none')), {}).defence).toBe(2);
  });
  it('RTL-3.55: halved by swamp in any weather and by marsh in rain, never under 1; a river or its own swamp does nothing', () => {
    const of = (terrain: string, weather: string, support = 4) =>
      (figure(panelOf(attack([gun(support, 6, { distance: 1 })], { terrain: [terrain], weather })), 'attack') ?? 0) - 8;
    expect([of('swamp', 'dry'), of('swamp', 'rain'), of('marsh', 'rain'), of('marsh', 'dry')]).toEqual([2, 2, 2, 4]);
    expect(of('swamp', 'dry', 1)).toBe(1);
    const river = { german: [unit(8, 3, 6, { across: 'river' }), gun(4, 6, { distance: 1, across: 'river' })] };
    expect(figure(panelOf({ ...river, soviet: [rifles(4)] }), 'attack')).toBe(4 + 4);
  });
  it('offensive support only: the letter A keeps a battery from defending', () => {
    const raw = { german: [panzer(8, 6)], soviet: [rifles(4), gun(3, 5, { ...red, traits: ['offensiveOnly'] })] };
    expect(bars(raw, 'defender')).toEqual([['offensiveOnly']]);
  });
  it('RTL-12.19 RTL-12.24 RTL-12.16: whoever was named has fired, whatever the check gave, and all artillery of the attacked hex', () => {
    const raw = {
      german: [
        panzer(8, 6, { id: 'pz-1' }),
        gun(4, 6, { id: 'guns-1' }),
        gun(4, 6, { id: 'army-guns', formation: '', distance: 12, range: 8 }),
      ],
      soviet: [rifles(4, 4, { id: 'rifles-1' }), gun(1, 5, { ...red, id: 'guns-2', distance: 0, defence: 2 })],
    };
    const facts = played(raw, [10, 5]).done?.ending.facts ?? [];
    expect(facts).toContainEqual({ kind: 'set', cell: 'fired', key: 'guns-1', value: 'yes' });
    expect(facts).toContainEqual({ kind: 'set', cell: 'fired', key: 'guns-2', value: 'yes' });
    expect(JSON.stringify(facts)).not.toContain('army-guns');
    // 12.16: what supports from afar is no part of the outcome
    expect(fight(raw).attacker.units.map(({ id }) => id)).toEqual(['pz-1']);
  });
});

describe('aircraft', () => {
  const raw = { german: [panzer(8, 6), plane(2, 7)], soviet: [rifles(4)] };
  const flies = (over: object, here = around(), role: 'attacker' | 'defender' = 'attacker') =>
    sorties(fight({ ...raw, ...over }, here), role, here).map((one) =>
      one.bars.map(({ msg }) => msg.id.replace('rtl.attack.bar.', '')),
    );
  it('RTL-13.23 RTL-10.41 RTL-10.61d: values add up, all or none by one check', () => {
    const two = { ...raw, german: [panzer(8, 6), plane(2, 7), plane(1, 8)], soviet: [rifles(4, 6)] };
    expect(check(two, 'cas-attacker')?.lead?.er).toBe(8);
    expect(standAfter(made(two), { 'cas-attacker': 'full' }).drm).toBe(-3);
    expect(standAfter(made(two), { 'cas-attacker': 'none' }).drm).toBe(0);
  });
  it('RTL-13.21: two at most', () => {
    expect(flies({ german: [panzer(8, 6), plane(2, 7), plane(2, 7), plane(1, 7)] })).toEqual([[], [], ['third']]);
  });
  it('RTL-13.21: assigned in turn, or both at once in secret, as the players agree', () => {
    expect(hints(panelOf(raw))).toContain('rtl.attack.hint.air.open');
    expect(hints(panelOf(raw, ruled('air', 'secret')))).toContain('rtl.attack.hint.air.secret');
    expect(hints(panelOf({ german: [panzer(8, 6)], soviet: [rifles(4)] })).join(' ')).not.toContain('hint.air');
  });
  it('RTL-13.14: an undisrupted HQ within 4 hexes, where HQs are listed', () => {
    const by = (over: JsonObject) => flies({ german: [panzer(8, 6), plane(2, 7), hq(1, 'none', over)] })[0];
    expect([by({ distance: 4 }), by({ distance: 5 }), by({ disrupted: true })]).toEqual([[], ['noHq'], ['noHq']]);
    expect(flies({})[0]).toEqual([]);
  });
  it('RTL-13.13: a unit flown or gone in the record does not fly', () => {
    const german = [panzer(8, 6), plane(2, 7, { id: 'stuka' })];
    expect(flies({ german }, around({ cells: { air: { stuka: 'flown' } } }))).toEqual([['flown']]);
    expect(flies({ german }, around({ cells: { air: { stuka: 'ready' } } }))).toEqual([[]]);
  });
  const here = (missions: { [key: string]: number }, over = {}) =>
    around({ place: 't4/x', turn: 8, scenario: 'manstein', cells: { missions }, ...over });
  it('RTL-13.24a RTL-13.24b1: offensive missions end with the OCMR; defensive CAS never does', () => {
    expect(flies({}, here({ german: 3, 'german:Blue': 3 }))).toEqual([[]]);
    expect(flies({}, here({ german: 4, 'german:Blue': 4 }))).toEqual([['noMissions']]);
    const defends = { attacker: 'soviet', soviet: [unit(8, 3, 5)] };
    expect(flies(defends, here({ german: 4 }), 'defender')).toEqual([[]]);
  });
  it('RTL-13.24b2 RTL-13.24b3: a German motorised formation with lead and majority has no limit of its own; others one mission', () => {
    const flown = here({ german: 1, 'german:Blue': 1 });
    expect(flies({}, flown)).toEqual([[]]);
    const foot = { german: [unit(8, 3, 6, { formation: 'Grey' }), plane(2, 7)] };
    expect(flies(foot, here({ german: 1, 'german:Grey': 1 }))).toEqual([['missionUsed']]);
    // no majority of the lead's formation
    const mixed = { german: [panzer(8, 6), unit(3, 3, 5, { formation: 'Grey' }), plane(2, 7)] };
    expect(flies(mixed, flown)).toEqual([['missionUsed']]);
  });
  it('RTL-7.46 RTL-13.24b3: an army unit that leads flies the mission of the formation it acts with', () => {
    const led = (active: string) => ({
      active,
      german: [unit(8, 3, 6, { formation: '' }), plane(2, 7)],
      soviet: [rifles(4)],
    });
    const flown = here({ german: 1, 'german:Grey': 1 });
    expect(flies(led('Grey'), flown)).toEqual([['missionUsed']]);
    expect([flies(led('Green'), flown), flies(led(''), flown)]).toEqual([[[]], [[]]]);
    const made = played(led('Grey'), [10, 5], around({ place: 't2/op/combat' }));
    expect(made.done?.ending.facts).toContainEqual({ kind: 'set', cell: 'missions', key: 'german:Grey', value: 1 });
  });
  it('RTL-AMB-28: one mission for each other formation, or for all together', () => {
    const foot = { german: [unit(8, 3, 6, { formation: 'Grey' }), plane(2, 7)] };
    const other = here({ german: 1, 'german:Green': 1 });
    expect(flies(foot, other)).toEqual([[]]);
    expect(flies(foot, { ...other, options: { amb28: 'all' } })).toEqual([['missionUsedAll']]);
  });
  it('RTL-13.24b5: a Soviet B attacks only beside an A; a German one alone', () => {
    const soviet = (...types: readonly string[]) => ({
      attacker: 'soviet',
      soviet: [unit(8, 3, 5), ...types.map((airType) => plane(1, 6, { airType }))],
      german: [unit(3, 3, 5)],
    });
    expect([flies(soviet('B')), flies(soviet('B', 'B')), flies(soviet('B', 'A'))]).toEqual([
      [['alone']],
      [['alone'], ['alone']],
      [[], []],
    ]);
    expect(flies({ german: [panzer(8, 6), plane(1, 7, { airType: 'B' })] })).toEqual([[]]);
  });
  it('RTL-13.13 RTL-13.24b1: what has flown is booked with its mission, points with who spent them', () => {
    const full = {
      german: [panzer(8, 6, { id: 'pz-1' }), plane(2, 7, { id: 'stuka' }), hq(2, 'cas', { id: 'hq-1' })],
      soviet: [rifles(4, 4, { id: 'rifles-1' })],
    };
    const now = around({ place: 't2/op/combat' });
    const facts = played(full, [10, 5], now).done?.ending.facts;
    expect(facts).toContainEqual({ kind: 'set', cell: 'air', key: 'stuka', value: 'flown' });
    expect(facts).toContainEqual({ kind: 'set', cell: 'missions', key: 'german', value: 1 });
    expect(facts).toContainEqual({ kind: 'set', cell: 'missions', key: 'german:Blue', value: 1 });
    expect(facts).toContainEqual({ kind: 'set', cell: 'spent', key: 'hq-1', value: 'yes' });
    expect(facts).toContainEqual({ kind: 'mark', mark: 'fought', key: 'pz-1', value: true, until: 't2/op/combat' });
  });
});

describe('warnings', () => {
  it('RTL-7.21b2 RTL-10.11 RTL-9.15: inactive in a Mobile sequence, fought already, into swamp off the road', () => {
    const raw = {
      german: [unit(4, 4, 6, { id: 'x', formation: 'Green', class: 'mot' }), unit(4, 4, 6)],
      soviet: [rifles(4)],
      active: 'Blue',
      terrain: ['swamp'],
    };
    const here = around({ marks: { fought: { x: { value: true } } } });
    expect(hints(panelOf(raw, here))).toEqual(
      expect.arrayContaining(['rtl.attack.warn.inactive', 'rtl.attack.warn.fought', 'rtl.attack.warn.swamp']),
    );
    expect(hints(panelOf({ ...raw, sequence: 'assault' }, here))).not.toContain('rtl.attack.warn.inactive');
  });
  it('RTL-7.46 RTL-7.42: an army unit that does not act in this sequence is told of, not kept out; guns that support too', () => {
    const army = { formation: '', part: true };
    const raw = {
      german: [panzer(8, 6), unit(3, 3, 7, { ...army, id: 'army-guns', kind: 'artillery', range: 8, distance: 1 })],
      soviet: [rifles(4)],
    };
    const told = (cells: JsonObject, marks: Around['marks'] = {}) =>
      hints(panelOf(raw, around({ cells: { acting: 'Blue', ...cells }, marks }))).filter((id) => id.includes('army'));
    expect(told({})).toEqual(['rtl.attack.warn.armyIdle']);
    expect(told({ activated: { 'army-guns': 'final' } })).toEqual(['rtl.attack.warn.armyFinal']);
    expect(told({ activated: { 'army-guns': 'final' } }, { along: { 'army-guns': { value: true } } })).toEqual([]);
    // nobody wrote down who acts
    expect(told({ acting: '' })).toEqual([]);
    // its support counts all the same: players decide
    expect(figure(panelOf(raw, around({ cells: { acting: 'Blue' } })), 'attack')).toBe(8 + 3);
  });
  it('RTL-S3.27: on 13AM and 13PM of scenario 1 the 70th Rifle does not attack and artillery 614 does not support: told, not kept out', () => {
    const raw = {
      attacker: 'soviet',
      sequence: 'assault',
      soviet: [
        rifles(4, 5, { attack: 8, formation: '70 Rifle' }),
        rifles(4, 5, { attack: 8, formation: '170 Rifle' }),
        gun(4, 6, { name: '614', formation: '' }),
      ],
      german: [unit(3, 3, 5)],
    };
    const told = (turn: number, over = {}, scenario = 'soltsy') =>
      panelOf({ ...raw, ...over }, around({ turn, scenario }))
        .hints.filter(({ rule }) => rule === 'S3.27')
        .map(({ msg }) => msg.id);
    expect(told(1)).toEqual(['rtl.notice.70frozen', 'rtl.notice.614']);
    expect([told(3), told(1, {}, 'staraya-russa')]).toEqual([[], []]);
    // in defence it fights, but its guns do not support either
    const defends = { attacker: 'german', soviet: [raw.soviet[0], gun(4, 6, { name: 'Reg 614', formation: '' })] };
    expect(told(2, defends)).toEqual(['rtl.notice.614']);
  });
  it('RTL-9.15: heavy weapons and vehicles over a river, red boxes and heavy weapons into swamp off the road are warned of; men on foot and guns that support are not', () => {
    const warned = (one: JsonObject, over = {}) =>
      hints(panelOf({ german: [one], soviet: [rifles(4)], ...over })).filter((id) => /warn\.(river|swamp)$/.test(id));
    const river = { across: 'river' };
    const over = (of: JsonObject) => warned(unit(9, 4, 6, { ...river, ...of }));
    expect([over({ class: 'heavy' }), over({ class: 'mot', traits: ['vehicle'] })]).toEqual([
      ['rtl.attack.warn.river'],
      ['rtl.attack.warn.river'],
    ]);
    expect([over({ class: 'mot', traits: ['motInfantry'] }), over({ class: 'foot' })]).toEqual([[], []]);
    const swamp = (of: JsonObject) => warned(unit(9, 4, 6, of), { terrain: ['swamp'] });
    expect([swamp({ class: 'mot' }), swamp({ class: 'heavy' })]).toEqual([
      ['rtl.attack.warn.swamp'],
      ['rtl.attack.warn.swamp'],
    ]);
    expect([swamp({ class: 'mot', swampRoad: true }), swamp({ class: 'foot' })]).toEqual([[], []]);
    // 12.18: a battery reaches where it could not go
    const raw = { german: [unit(9, 4, 6), gun(4, 6, { distance: 1, across: 'river' })], soviet: [rifles(4)] };
    expect(hints(panelOf({ ...raw, terrain: ['swamp'] })).filter((id) => id.includes('warn'))).toEqual([]);
    expect(bars({ ...raw, terrain: ['swamp'] })).toEqual([[]]);
  });
  it('RTL-9.16: the mark of a declared attack comes off with its result', () => {
    const raw = { german: [panzer(8, 6)], soviet: [rifles(4)], target: '6229' };
    const here = around({ place: 't2/op/combat', marks: { declared: { '6229': { value: true } } } });
    expect(played(raw, [5], here).done?.ending.facts).toContainEqual({
      kind: 'mark',
      mark: 'declared',
      key: '6229',
      value: null,
    });
  });
});

it('a quick fight needs two numbers, and asks for the ERs of the leads', () => {
  expect(attackCalculator.quick).toEqual({ attack: 'attackTotal', defence: 'defenceTotal' });
  expect(played({ attackTotal: 9, defenceTotal: 3 }, [5, 5, 4]).done?.key).toBe('DR');
});
