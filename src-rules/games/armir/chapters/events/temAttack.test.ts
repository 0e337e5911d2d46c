import { describe, expect, it } from 'vitest';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import { columnOf, context, ended, figure, hintIds, panelOf, soviet } from '../../testing/fights.ts';
import { tem } from './temAttack.ts';

const box = (...units: readonly object[]) => ({ soviet: units });
const of = (raw: object, here = context()) => panelOf(raw, here, tem);

describe('ARMIR-16.3.2: the attack on the airports', () => {
  it('ARMIR-16.3.2: odds as usual: OOS halved, one rounding for the box; the garrison’s value or what its box prints', () => {
    const units = [soviet('7', { oos: true }), soviet('5', { oos: true }), soviet('3', { army: 'a', oos: true })];
    const panel = of({ ...box(...units), garrison: 3 });
    // 15/2, not 4 + 3 + 2
    expect([figure(panel, 'attack'), figure(panel, 'defence'), columnOf(panel)]).toEqual([8, 3, '2:1']);
    expect(figure(of({ ...box(...units), garrison: 3, garrisonCp: 5 }), 'defence')).toBe(5);
  });

  it('ARMIR-16.3.2: no retreat, no choice; the garrison falls by its steps, at 0 the airports are taken', () => {
    const here = context({ turn: 4, cells: { garrison: 2 } });
    const raw = { ...box(soviet('12 8 4', { id: 'rifle-1' })), garrison: 2 };
    // 6:1, die 2: -/2
    const { result, ending, asked } = ended(raw, { die: 2 }, here, tem);
    expect(asked).toEqual(['die']);
    expect(result).toMatchObject({ column: '6:1', defenderLost: 2, attackerLost: 0 });
    expect(ending.facts).toEqual([
      { kind: 'set', cell: 'garrison', value: 0 },
      { kind: 'set', cell: 'temTaken', value: 4 },
    ]);
    expect(ending.guide.map(({ msg }) => msg.id)).toEqual(['armir.fight.guide.captured']);
    // die 1: 1/1
    const held = ended(raw, { die: 1 }, here, tem);
    expect(held.ending.facts).toEqual([
      { kind: 'set', cell: 'steps', key: 'rifle-1', value: 2 },
      { kind: 'set', cell: 'garrison', value: 1 },
    ]);
    expect(of(raw, here).policies).toHaveLength(1);
  });

  it('ARMIR-16.3.2: all units in the box attack, of whatever army, and are there by themselves', () => {
    const here = context({
      cells: {
        temUnits: { 'tank-1': 'yes', 'tank-2': 'yes' },
        oos: { 'tank-2': 'yes' },
        garrison: 3,
        steps: { 'tank-1': 1 },
      },
    });
    const begun = fillFrom(tem.fields, here);
    expect(begun).toMatchObject({
      garrison: 3,
      soviet: [
        { id: 'tank-1', army: 'iii' },
        { id: 'tank-2', army: 'a', oos: true },
      ],
    });
    // 3 and 7/2 up
    expect(figure(of(begun, here), 'attack')).toBe(7);
    expect(of(begun, here).not).toBeUndefined();
  });

  it('ARMIR-16.3.2: all in the box attack: nobody is said to be free to stay out', () => {
    const raw = box(soviet('12'), soviet('1'));
    expect(hintIds(of({ ...raw, garrison: 4 }))).not.toContain('armir.fight.hint.idle');
  });

  it('nothing is left to attack once they are taken', () => {
    const here = context({ cells: { temTaken: 3, garrison: 0 } });
    expect(of({ ...box(soviet('6')), garrison: 2 }, here).not?.rule).toBe('16.3.2');
    expect(of({ ...box(soviet('6')), garrison: 0 }).not?.rule).toBe('16.3.2');
  });
});
