import { describe, expect, it } from 'vitest';
import { context, ruled } from '../../../testing/fights.ts';
import { fightQuestions } from './questions.ts';

const ask = (id: string, raw: object, here = context()): unknown => {
  const question = fightQuestions.find((one) => one.id === id);
  const answer = question?.answer(raw, here);
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

describe('questions of fights', () => {
  it('D1 D2 D3: strengths', () => {
    const dsg = (cp: number) => ({ cp, dsg: true });
    expect(ask('strength', { units: [dsg(5), dsg(5), dsg(3)] })).toEqual({ attack: 7, defence: 7 });
    expect(ask('strength', { units: [{ cp: 7, oos: true, dsg: true }] })).toEqual({ attack: 4, defence: 4 });
    expect(ask('strength', { units: [{ cp: 7, oos: true }] })).toEqual({ attack: 4, defence: 7 });
    expect(ask('strength', { units: [{ kind: 'hq' }, { kind: 'artillery' }] })).toEqual({ attack: 0, defence: 1 });
    expect(ask('strength', { units: [{ cp: 4 }], support: [3] }, context({ turn: 1 }))).toEqual({
      attack: 6,
      defence: 6,
    });
  });

  it('D4 W1: columns', () => {
    const column = (attack: number, defence: number, more: object = {}) => ask('column', { attack, defence, ...more });
    expect(column(11, 4)).toMatchObject({ column: '2:1' });
    expect(column(11, 6)).toMatchObject({ column: '1:1' });
    expect(column(2, 5)).toMatchObject({ ratio: '1:3', base: '1:2', column: '1:2' });
    expect(column(39, 4, { allAcrossStrongpoint: true })).toEqual({
      ratio: '9:1',
      base: '7:1',
      shifts: ['strongpoint'],
      column: '6:1',
    });
    expect(column(39, 4, { allAcrossStrongpoint: true, sovietAttacks: false })).toMatchObject({ column: '7:1' });
    expect(column(0, 4)).toMatchObject({ base: null, column: null });
  });

  it('W2 W3 D5 D6: outcomes, from the table or from the card', () => {
    expect(ask('outcome', { column: '6:1', die: 4, allAcrossStrongpoint: true, defenderSteps: 2 })).toEqual({
      result: '1/3',
      row: '4',
      missing: false,
      attackerLoses: 2,
      options: [
        { stand: 'stay', steps: 2, eliminated: true, empty: true },
        { stand: 'retreat', steps: 1, eliminated: false, empty: true },
      ],
    });
    expect(ask('outcome', { result: '-/2', defenderSteps: 3 })).toMatchObject({
      options: [
        { stand: 'stay', steps: 2 },
        { stand: 'retreat', steps: 1 },
      ],
    });
    expect(ask('outcome', { result: '-/1', mustRetreat: true, defenderSteps: 1 })).toMatchObject({
      options: [{ stand: 'retreat', steps: 0 }, { stand: 'stay' }],
    });
    expect(ask('outcome', { result: '-/-', allAcrossStrongpoint: true })).toMatchObject({ attackerLoses: 1 });
    expect(ask('outcome', { column: '6:1', die: 4 }, context({ tables: {} }))).toMatchObject({
      missing: true,
      row: '4',
    });
  });

  it('ARMIR-12.2.1: legal losses', () => {
    const units = [
      { id: 'a', steps: 3 },
      { id: 'b', steps: 2, lostBefore: 1 },
    ];
    expect(ask('legal-losses', { units, losses: 2, split: { a: 2 } })).toEqual({
      next: ['a'],
      splits: [{ a: 2 }, { a: 1, b: 1 }],
      legal: true,
    });
    expect(ask('legal-losses', { units, losses: 1, split: { b: 1 } })).toMatchObject({ legal: false });
    expect(ask('legal-losses', { units, losses: 1, split: { b: 1 }, firstByAxis: true })).toMatchObject({
      legal: true,
    });
    const here = ruled('amb34', 'combat');
    expect(ask('legal-losses', { units, losses: 1, split: { b: 1 } }, here)).toMatchObject({ legal: true });
  });

  it('ARMIR-10.1f: support, with every rule against it', () => {
    const own = { division: 'Julia', units: [{ division: 'julia' }] };
    expect(ask('support-eligibility', own)).toEqual({ may: true, against: [] });
    expect(ask('support-eligibility', { ...own, distance: 2, used: true, pa: 0, mobileAssault: true })).toMatchObject({
      may: false,
      against: [{ id: 'assault' }, { id: 'range' }, { id: 'used' }, { id: 'pa' }],
    });
    // nobody said whose they are: nothing tells that they belong together
    expect(ask('support-eligibility', { units: [{}] })).toMatchObject({ may: false, against: [{ id: 'corps' }] });
    expect(ask('support-eligibility', { formation: 'ii', units: [{}] })).toMatchObject({ may: false });
    expect(ask('support-eligibility', { units: [{ formation: 'army' }] })).toMatchObject({ may: true });
    expect(ask('support-eligibility', { ...own, kind: 'heavyArtillery' })).toMatchObject({ against: [{ id: 'type' }] });
  });
});
