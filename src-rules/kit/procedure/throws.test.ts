import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../base/json.ts';
import { mean } from '../chance/dist.ts';
import { hitsOf } from '../chance/hitDist.ts';
import { emptyContext } from '../record/context.ts';
import { msg } from '../words/message.ts';
import { throwCalc } from './throws.ts';

const fields = { dice: { kind: 'count', msg: msg('dice'), start: 2, min: 0, max: 9 } } as const;

/** An invented procedure: a volley, then a die for each hit, until a 6. */
const chain = throwCalc<
  typeof fields,
  { readonly left: number; readonly fired: boolean; readonly six: boolean },
  boolean
>({
  id: 'chain',
  v: 1,
  msg: msg('chain'),
  rule: '1',
  fields,
  begin: ({ dice }) =>
    dice === 0 ? { not: msg('none'), rule: '2' } : { state: { left: 0, fired: false, six: false } },
  next: ({ left, fired, six }, { dice }) => {
    const about = { who: 'table', msg: msg('throw'), rule: '1' };
    if (!fired)
      return {
        ...about,
        id: 'volley',
        of: { hits: [{ msg: msg('dice'), count: dice, toHit: 4, sides: 6 }] },
        to: (key) => ({ left: Number(key), fired: true, six }),
      };
    if (left === 0 || six) return undefined;
    return {
      ...about,
      id: 'die',
      of: { face: 6 },
      grain: (face) => (face === 6 ? 'six' : 'other'),
      to: (key) => ({ left: left - 1, fired, six: key === 'six' }),
    };
  },
  result: ({ six }) => six,
  key: String,
  says: ({ ends }) => ({ answer: msg('six'), says: msg('six', { p: (ends.ways.get('true')?.n ?? 0) / ends.total }) }),
  ending: (six) => ({ says: msg(six ? 'six' : 'none'), facts: [], guide: [] }),
});
const input = (raw: JsonObject): JsonObject => {
  const parsed = chain.parse(raw);
  if (!parsed.ok) throw new Error('bad');
  return parsed.value;
};

describe('a procedure of throws', () => {
  it('has the plan that question by question has, from anywhere', () => {
    const two = input({ dice: 2 });
    for (const given of [
      [],
      [{ ask: 'volley', key: '2' }],
      [
        { ask: 'volley', key: '2' },
        { ask: 'die', key: 'other' },
      ],
    ]) {
      const fast = chain.plan(two, emptyContext, given);
      const slow = chain.referencePlan(two, emptyContext, given);
      expect(Object.fromEntries(fast.map((one) => [one.key, one.exact]))).toEqual(
        Object.fromEntries(slow.map((one) => [one.key, one.exact])),
      );
    }
    // each die of the volley: half of them a second die, and that a 6 in six: 11/12 without
    expect(chain.plan(two, emptyContext).find(({ key }) => key === 'false')?.exact).toBe('121/144');
  });

  it('reads a face as its die has it, and hits no more than dice', () => {
    const volley = chain.play(input({ dice: 2 }), emptyContext, []).ask;
    if (volley?.kind !== 'chance') throw new Error('no throw');
    expect([0, 2, '1', 3, -1, 'x', 1.5].map((raw) => volley.read(raw))).toEqual([
      '0',
      '2',
      '1',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const die = chain.play(input({ dice: 2 }), emptyContext, [{ ask: 'volley', key: '1', raw: 1 }]).ask;
    expect(die?.kind === 'chance' && [1, 6, 7].map((raw) => die.read(raw))).toEqual(['other', 'six', undefined]);
  });

  it('shows why there is nothing to throw, and where it stands after answers', () => {
    expect(chain.panel(input({ dice: 0 }), emptyContext, [])).toMatchObject({ kind: 'value', not: { rule: '2' } });
    expect(chain.plan(input({ dice: 0 }), emptyContext)).toEqual([]);
    const shown = chain.panel(input({ dice: 9 }), emptyContext, [{ ask: 'volley', key: '1' }]);
    expect(shown.says.p?.p).toBeCloseTo(1 / 6, 15);
  });
});

describe('dice of mixed numbers', () => {
  it('never hit above their faces, always at 1, and keep their fractions as long as whole numbers hold them', () => {
    expect([...hitsOf([{ count: 2, toHit: 7 }]).ways.keys()]).toEqual([0]);
    expect(hitsOf([{ count: 3, toHit: 1 }]).ways.get(3)?.n).toBe(1);
    expect(hitsOf([{ count: 12, toHit: 6 }]).exact).toBe(true);
    const many = hitsOf([{ count: 60, toHit: 6 }]);
    expect(many.exact).toBe(false);
    expect(mean(many)).toBeCloseTo(10, 12);
    expect(hitsOf([{ count: 1, toHit: 9, sides: 10 }]).ways.get(1)?.n).toBe(1);
  });
});
