import { describe, expect, it } from 'vitest';
import { sides } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { at } from '../../testing/at.ts';
import { type StackUnit, stacking, stackLimit } from './stack.ts';

const unit = (id: string, sp: number | undefined, over: Partial<StackUnit> = {}): StackUnit => ({
  id,
  side: sides.axis,
  kind: 'combat',
  sp,
  corps: '',
  division: '',
  ...over,
});
const soviet = (id: string, sp: number, army: string, corps = ''): StackUnit =>
  unit(id, sp, { side: sides.soviet, army, corps });

describe('stacking', () => {
  it('ARMIR-6a 8 SP in a hex, guns and HQs with 1 each', () => {
    expect(stackLimit).toBe(8);
    const full = [unit('a', 4), unit('b', 3), unit('hq', 1, { kind: 'hq' })];
    expect(stacking(full)).toMatchObject({ sp: 8, over: 0, legal: true });
    expect(stacking([...full, unit('gun', 1, { kind: 'artillery' })])).toMatchObject({ sp: 9, over: 1, legal: false });
    expect(stacking([])).toMatchObject({ sp: 0, legal: true });
    // eliminated units weigh nothing
    expect(stacking([...full, unit('gone', 0)])).toMatchObject({ sp: 8, legal: true });
  });

  it('ARMIR-6.1 no limit within one Soviet corps or one Axis division, until an outsider joins', () => {
    const corps = [4, 4, 3].map((sp, i) => soviet(`t${i}`, sp, 'a', i === 1 ? 'xxv' : 'XXV'));
    expect(stacking(corps)).toMatchObject({ sp: 11, over: 0, legal: true, together: 'XXV' });
    expect(stacking([...corps, soviet('x', 1, 'a')])).toMatchObject({ over: 4, legal: false });
    const division = [4, 4, 1].map((sp, i) =>
      unit(`d${i}`, sp, { division: 'Invented', ...(i === 2 ? { kind: 'artillery' } : {}) }),
    );
    expect(stacking(division)).toMatchObject({ sp: 9, legal: true, together: 'Invented' });
    expect(stacking([...division, unit('hq', 1, { kind: 'hq' })])).toMatchObject({ over: 2, legal: false });
    // a corps is no division, and no name is no company
    expect(stacking([unit('a', 5, { corps: 'XXV' }), unit('b', 5, { corps: 'XXV' })])).toMatchObject({ over: 2 });
    expect(stacking([unit('a', 5), unit('b', 5)])).toMatchObject({ over: 2 });
  });

  it('ARMIR-6.2 the excess goes at the owner’s choice, and no more SP than must (AMB-05)', () => {
    const { excess } = stacking([unit('a', 4), unit('b', 4), unit('c', 2), unit('hq', 1, { kind: 'hq' })]);
    expect(excess).toEqual({ sp: 3, groups: [['c', 'hq']] });
    expect(stacking([unit('a', 4), unit('b', 3), unit('c', 3)]).excess).toEqual({ sp: 3, groups: [['b'], ['c']] });
    // to send the outsider away may be enough
    const own = [1, 2].map((i) => unit(`d${i}`, 5, { division: 'Invented' }));
    expect(stacking([...own, unit('x', 1)]).excess).toEqual({ sp: 1, groups: [['x']] });
    expect(stacking([unit('a', 4)]).excess).toEqual({ sp: 0, groups: [] });
  });

  it('ARMIR-6.3 Soviet units of different armies do not share a hex', () => {
    expect(stacking([soviet('a', 2, 'iii'), soviet('b', 2, 'a')])).toMatchObject({
      armies: true,
      legal: false,
      over: 0,
    });
    expect(stacking([soviet('a', 2, 'a'), soviet('b', 2, 'a')])).toMatchObject({ armies: false, legal: true });
    expect(stacking([soviet('a', 4, 'a', 'XXV'), soviet('b', 4, 'b', 'XXV')])).toMatchObject({ legal: false });
  });

  it('ARMIR-6.1 a script is told which corps or division it is, however it is spaced', () => {
    const told = (own: object) => {
      const unit = { side: sides.soviet, kind: 'combat', sp: 5, ...own };
      const units = [0, 1].map((i) => ({ ...unit, id: `u${i}` }));
      const answer = game.questions.find(({ id }) => id === 'stack-check')?.answer({ units }, at());
      if (!answer?.ok) throw new Error(JSON.stringify(answer));
      return answer.value;
    };
    expect(told({ army: 'a', corps: ' XXV ' })).toMatchObject({ together: 'XXV' });
    expect(told({ side: sides.axis, division: 'Invented ' })).toMatchObject({ together: 'Invented' });
  });

  it('ARMIR-6a SP nobody typed are counted with 1 and named', () => {
    expect(stacking([unit('a', undefined), unit('b', 4)])).toMatchObject({ sp: 5, untyped: ['a'] });
  });
});
