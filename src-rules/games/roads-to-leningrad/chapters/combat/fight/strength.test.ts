import { describe, expect, it } from 'vitest';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { scenarios } from '../../../ids.ts';
import { rulesOf } from '../../../model/scenarios.ts';
import { context, fight, figure, gun, hints, hq, panelOf, plane, played, unit } from '../../../testing/attacks.ts';
import { waysOf } from '../../../testing/known.ts';
import { drm, red, rifles } from '../../../testing/rifles.ts';
import { attackCalculator } from '../attack/calculator.ts';
import { effectiveEr, leadUnit } from './fight.ts';

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
    expect(verifySteps(panelOf({ german: all, soviet: [rifles(4)] }).figures)).toEqual([]);
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
    const opens = (over: Partial<Context>) => {
      const parsed = attackCalculator.parse({}, context(over));
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
    // where nobody listed is active it is no ER that is missing
    const idle = hints(panelOf({ active: 'Blue', german: [unit(4, 4, 6, { formation: 'Red' })], soviet: [rifles(4)] }));
    expect(idle).toContain('rtl.attack.hint.noLead');
    expect(idle).not.toContain('rtl.attack.missing.er');
  });

  it('a recorded step lost turns the counter: strength and ER of the other side', () => {
    const two = { id: 'x', twoSteps: true, attack2: 2, defence2: 2, er2: 3 };
    const raw = { german: [unit(8, 4, 6, two)], soviet: [rifles(4)] };
    expect(figure(panelOf(raw), 'attack')).toBe(8);
    expect(figure(panelOf(raw, context({ cells: { steps: { x: 1 } } })), 'attack')).toBe(2);
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
