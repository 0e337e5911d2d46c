import { describe, expect, it } from 'vitest';
import { askBare as ask } from '../../../testing/ask.ts';

describe('results', () => {
  it('E05 PGG-9.65 three Soviet units with D1 lose one or all retreat a hex', () => {
    const units = ['a', 'b', 'c'].map((id) => ({ id, steps: 1 }));
    expect(ask('legal-losses', { result: 'D1', role: 'defender', units })).toMatchObject({
      steps: 1,
      ways: [{ c: 1 }, { b: 1 }, { a: 1 }],
    });
    expect(ask('result-options', { result: 'D1', defenceSteps: 3 }).pays).toEqual([
      { side: 'defender', choices: ['losses', 'retreat'], steps: 1, hexes: 1 },
    ]);
  });
  it('PGG-9.64 De takes all, PGG-9.65 as many steps as there are destroy the force', () => {
    expect(ask('result-options', { result: 'De/A1', defenceSteps: 5, attackSteps: 1 })).toMatchObject({
      pays: [
        { side: 'defender', choices: ['all'], steps: 5 },
        { side: 'attacker', choices: ['losses', 'retreat'], steps: 1, hexes: 1 },
      ],
      destroys: { defender: true, attacker: true },
    });
    expect(ask('legal-losses', { result: 'D2', role: 'defender', units: [{ id: 'a', steps: 1 }] })).toMatchObject({
      steps: 1,
      eliminated: true,
    });
  });
  it('PGG-9.67 Eng costs each a step in place and nobody advances', () => {
    expect(ask('result-options', { result: 'Eng' })).toMatchObject({
      pays: [
        { side: 'defender', choices: ['engaged'], steps: 1, hexes: 0 },
        { side: 'attacker', choices: ['engaged'], steps: 1, hexes: 0 },
      ],
      attackersMayAdvance: false,
      defendersMayAdvance: false,
    });
  });
  it('PGG-9.75 PGG-9.65 losses are legal only if they are exactly the steps owed, and who retreated there goes besides', () => {
    const units = [
      { id: 'a', steps: 2 },
      { id: 'b', steps: 4 },
      { id: 'guest', steps: 2, retreatedHere: true },
    ];
    const legal = (lost: object) => ask('legal-losses', { result: 'D2', role: 'defender', units, lost }).legal;
    expect([
      legal({ a: 1, b: 1, guest: 2 }),
      legal({ a: 2, guest: 2 }),
      legal({ a: 1, guest: 2 }),
      legal({ a: 2 }),
      legal({ guest: 2 }),
    ]).toEqual([true, true, false, false, false]);
  });
  it('PGG-6.61 an overrun disrupts whom it makes pay and leaves; De leaves nobody', () => {
    const disrupts = ['De', 'De/A1', 'D2', 'D1/A1', 'Eng', 'A1'].map(
      (result) => ask('result-options', { result, overrun: true }).disrupts,
    );
    expect(disrupts).toEqual([false, false, true, true, false, false]);
  });
});
