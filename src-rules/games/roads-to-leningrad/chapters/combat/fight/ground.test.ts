import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { context, figure, grenadiers, made, panelOf, panzer, ruled, unit } from '../../../testing/attacks.ts';
import { drm, rifles } from '../../../testing/rifles.ts';
import { standAfter } from './ready.ts';

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
    const at = (over: object, here = context()) =>
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
    expect(verifySteps(panel.figures)).toEqual([]);
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
