import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import {
  context,
  fight,
  figure,
  gun,
  hq,
  made,
  panelOf,
  panzer,
  played,
  ruled,
  unit,
} from '../../../testing/attacks.ts';
import { bars, red, rifles } from '../../../testing/rifles.ts';
import { checksOf } from './checks.ts';
import { standAfter } from './ready.ts';

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
    expect(checksOf(fight(raw), context())).toEqual([]);
    expect(figure(panelOf(raw), 'attack')).toBe(12);
    const inHex = { german: [panzer(8, 6)], soviet: [rifles(4), gun(3, 5, { ...red, distance: 0 })] };
    expect(checksOf(fight(inHex), context())).toEqual([]);
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
    expect(verifySteps(panel.figures)).toEqual([]);
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
