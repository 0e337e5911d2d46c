import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '../../../index.ts';
import { askBare as ask } from '../../../testing/ask.ts';
import { context } from '../../../testing/fights.ts';
import { columnFor, columns } from '../crt.ts';

describe('strengths and odds', () => {
  it('PGG-9.4 PGG-9.4a column, points short and to spare are what the formula says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (attack, defence) => {
        const name =
          attack >= defence
            ? `${Math.min(10, Math.floor(attack / defence))}-1`
            : `1-${Math.min(3, Math.ceil(defence / attack))}`;
        const answer = ask('odds', { attack, defence });
        expect(answer.column).toBe(name);
        const at = columns.indexOf(name);
        const { pointsToNext: short, pointsToSpare: spare } = answer as {
          pointsToNext: number | null;
          pointsToSpare: number | null;
        };
        if (short !== null) {
          expect(columnFor(attack + short, defence)).toBe(at + 1);
          expect(columnFor(attack + short - 1, defence)).toBe(at);
        } else expect(name).toBe('10-1');
        if (spare !== null) {
          expect(columnFor(attack - spare, defence)).toBe(at);
          if (attack - spare > 1) expect(columnFor(attack - spare - 1, defence)).toBe(at - 1);
        }
      }),
    );
  });
});

it('bad input is answered field by field', () => {
  const question = game.questions.find((one) => one.id === 'odds');
  expect(question?.answer({ attack: -1, defence: 'x' }, context())).toMatchObject({
    ok: false,
    troubles: [{ path: 'attack' }, { path: 'defence' }],
  });
});
