import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import {
  axis,
  columnOf,
  context,
  figure,
  gun,
  hintIds,
  panelOf,
  ruled,
  soviet,
  strengths,
} from '../../../testing/fights.ts';

const three = [soviet('5', { hex: '1010' }), soviet('5', { hex: '1010' }), soviet('3', { hex: '1010', dsg: true })];
const defender = { axis: [axis('4')] };

describe('halving and rounding', () => {
  it('D1 ARMIR-1.4a ARMIR-1.4b ARMIR-11.2a: a DSG hex of 5, 5, 3 is 7: halves are added before they are rounded, once', () => {
    expect(strengths({ soviet: three, ...defender })).toEqual([7, 4]);
    const panel = panelOf({ soviet: three, ...defender });
    expect(panel.figures.find(({ id }) => id === 'hex0')).toMatchObject({ per: 2, value: 13 });
    expect(verifySteps(panel.figures)).toEqual([]);
    // in two hexes: 5 + 5 = 5 and 3 = 2
    const apart = three.map((one, i) => (i === 2 ? { ...one, hex: '1011' } : { ...one, dsg: true }));
    expect(strengths({ soviet: apart, ...defender })).toEqual([7, 4]);
    const odd = [soviet('5', { hex: '1', dsg: true }), soviet('3', { hex: '2', dsg: true })];
    expect(strengths({ soviet: odd, ...defender })).toEqual([5, 4]);
    expect(strengths({ soviet: odd.map((one) => ({ ...one, hex: '1' })), ...defender })).toEqual([4, 4]);
  });

  it('ARMIR-1.4b: a hex of whole halves is not said to be rounded; one that has lost its marker is not halved', () => {
    const says = (rows: readonly ReturnType<typeof soviet>[]) =>
      panelOf({ soviet: rows, ...defender })
        .figures.find(({ id }) => id === 'attack')
        ?.steps.map(({ msg }) => msg.id);
    const dsg = { hex: '1010', dsg: true };
    expect(says([soviet('5', dsg), soviet('2', dsg)])).toContain('armir.fight.step.hexUp');
    expect(says([soviet('4', dsg), soviet('2', dsg)])).not.toContain('armir.fight.step.hexUp');
    // 4 halved, 5 whole: no half is left over
    const mixed = [soviet('4', { hex: '1010', oos: true }), soviet('5', { hex: '1010' })];
    expect(says(mixed)).not.toContain('armir.fight.step.hexUp');
    expect(strengths({ soviet: mixed, ...defender })).toEqual([7, 4]);
  });

  it('D2 ARMIR-11.2.2: OOS and DSG halve once, in attack and by DSG in defence', () => {
    const both = { oos: true, dsg: true };
    expect(strengths({ attacker: 'axis', axis: [axis('7', both)], soviet: [soviet('7', both)] })).toEqual([4, 4]);
  });

  it('D3 ARMIR-8.3a: OOS halves in attack only', () => {
    const oos = { oos: true };
    expect(strengths({ attacker: 'axis', axis: [axis('7', oos)], soviet: [soviet('7', oos)] })).toEqual([4, 7]);
  });

  it('ARMIR-12.1a: hexes are rounded one by one and added; all units of the one hex attacked defend', () => {
    const raw = {
      soviet: [soviet('7', { hex: 'a', oos: true }), soviet('5', { hex: 'b', oos: true }), soviet('6', { hex: 'b' })],
      axis: [axis('4'), axis('2')],
    };
    // 7/2 = 4, 5/2 + 6 = 9
    expect(strengths(raw)).toEqual([13, 6]);
  });

  it('ARMIR-1.4b: the figures of any hex are those counted in halves at once', () => {
    const unit = fc.record({ cp: fc.integer({ min: 1, max: 15 }), oos: fc.boolean(), dsg: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.array(unit, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }), (hexes) => {
        const rows = hexes.flatMap((units, hex) =>
          // one marker disorganises the hex
          units.map(({ cp, oos }) => soviet(`${cp}`, { hex: `h${hex}`, oos, dsg: units.some((one) => one.dsg) })),
        );
        const attack = hexes.reduce((sum, units) => {
          const dsg = units.some((one) => one.dsg);
          const halves = units.reduce((so, one) => so + (dsg || one.oos ? one.cp : 2 * one.cp), 0);
          return sum + Math.ceil(halves / 2);
        }, 0);
        const panel = panelOf({ soviet: rows, ...defender });
        expect(figure(panel, 'attack')).toBe(attack);
        expect(verifySteps(panel.figures)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('a unit recorded as eliminated is said to be', () => {
    const raw = { soviet: [{ id: 'rifle-1', ...soviet('12 8 4') }], ...defender };
    expect(hintIds(panelOf(raw, context({ cells: { steps: { 'rifle-1': 0 } } })))).toContain('armir.fight.hint.gone');
    expect(hintIds(panelOf(raw))).not.toContain('armir.fight.hint.gone');
  });

  it('CP by the steps left: as typed for the moment, else as recorded, else the whole unit', () => {
    const unit = { id: 'rifle-1', name: 'Invented', cp: '12 8 4' };
    const recorded = context({ cells: { steps: { 'rifle-1': 2 } } });
    expect(strengths({ soviet: [unit], ...defender })).toEqual([12, 4]);
    expect(strengths({ soviet: [unit], ...defender }, recorded)).toEqual([8, 4]);
    expect(strengths({ soviet: [{ ...unit, left: 1 }], ...defender }, recorded)).toEqual([4, 4]);
  });
});

describe('who adds what', () => {
  it('ARMIR-12.3.3: who retreated here in this phase adds nothing', () => {
    const raw = { soviet: [soviet('12')], axis: [axis('4'), axis('6', { retreated: true })] };
    expect(strengths(raw)).toEqual([12, 4]);
    // alone they are no hex to attack: the units they joined are missing
    expect(panelOf({ soviet: [soviet('12')], axis: [axis('6', { retreated: true })] }).not?.rule).toBe('12.3.3');
  });

  it('ARMIR-10.1.5: idle artillery defends with 1 and attacks with 0; in support its value takes the place of the 1', () => {
    const here = gun(3, { distance: 0, supports: false });
    const heavy = { name: 'Invented heavy', kind: 'heavyArtillery', value: 5 };
    expect(strengths({ soviet: [soviet('12')], axis: [axis('4'), here, heavy] })).toEqual([12, 6]);
    const raw = { soviet: [soviet('12')], axis: [axis('4'), { ...here, supports: true }, heavy] };
    expect(strengths(raw)).toEqual([12, 8]);
    const attack = { attacker: 'axis', axis: [axis('4'), { ...here, distance: 1 }, heavy], soviet: [soviet('4')] };
    expect(strengths(attack)).toEqual([4, 4]);
  });

  it('ARMIR-12.1b ARMIR-AMB-23: an HQ alone is 0 and fought on the highest column, or 1', () => {
    const raw = { attacker: 'axis', axis: [axis('3')], soviet: [{ name: 'Invented HQ', kind: 'hq' }] };
    const panel = panelOf(raw);
    expect([figure(panel, 'defence'), columnOf(panel)]).toEqual([0, '7:1']);
    const agreed = panelOf(raw, ruled('amb23', '1'));
    expect([figure(agreed, 'defence'), columnOf(agreed)]).toEqual([1, '3:1']);
  });

  it('ARMIR-12a: only combat units attack; what has no CP yet is asked for, not guessed', () => {
    const raw = { attacker: 'axis', axis: [{ name: 'Invented HQ', kind: 'hq' }], soviet: [soviet('4')] };
    expect(panelOf(raw).not).toMatchObject({ rule: '12' });
    const mixed = panelOf({ ...raw, axis: [...raw.axis, axis('8')] });
    expect(figure(mixed, 'attack')).toBe(8);
    const blank = panelOf({ soviet: [soviet('8'), soviet('')], axis: [axis('')] });
    expect(blank.not?.rule).toBe('2.1');
    expect(blank.missing).toHaveLength(2);
  });

  it('ARMIR-12a: a unit that has attacked in this phase is noted', () => {
    const raw = { soviet: [{ id: 'rifle-1', ...soviet('12') }], ...defender };
    const here = context({ marks: { attacked: { 'rifle-1': { value: true } } } });
    expect(panelOf(raw, here).hints.find(({ msg }) => msg.id === 'armir.fight.hint.attacked')).toMatchObject({
      against: true,
    });
    expect(panelOf(raw).hints.map(({ msg }) => msg.id)).not.toContain('armir.fight.hint.attacked');
  });

  it('ARMIR-10.1e: support is added behind the rounding; on turn 1 halved, summed by hex, rounded up', () => {
    const alps = { division: 'Invented Alps', formation: 'alpine' };
    const raw = {
      attacker: 'axis',
      axis: [axis('7', { ...alps, oos: true }), gun(3, { hex: '7' }), gun(4, { hex: '7' }), gun(3, { hex: '8' })],
      soviet: [soviet('4')],
    };
    expect(strengths(raw)).toEqual([14, 4]);
    // 4 + (3 + 4)/2 up + 3/2 up
    expect(strengths(raw, context({ turn: 1 }))).toEqual([10, 4]);
    expect(verifySteps(panelOf(raw, context({ turn: 1 })).figures)).toEqual([]);
  });
});

it('2.1: a unit whose CP nobody typed is no unit worth nothing: on either side there are no odds before it is typed', () => {
  const blank = soviet('');
  for (const raw of [
    { soviet: [soviet('6'), blank], ...defender },
    { attacker: 'axis', axis: [axis('6')], soviet: [soviet('4'), blank] },
  ]) {
    const panel = panelOf(raw);
    expect(panel.not?.msg.id).toBe('armir.fight.not.defenceUntyped');
    expect([panel.chances, panel.faces]).toEqual([[], []]);
    expect(panel.unsettled).toContain(raw.attacker === 'axis' ? 'defence' : 'attack');
    expect(panel.missing.map(({ msg }) => msg.id)).toContain('armir.fight.missing.cp');
    const typed = panelOf({ ...raw, soviet: raw.soviet.map((one) => (one === blank ? soviet('3') : one)) });
    expect(typed.not).toBeUndefined();
    expect(typed.chances).not.toEqual([]);
  }
});
