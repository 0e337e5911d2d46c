import { describe, expect, it } from 'vitest';
import { contextFrom, questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { mainThread } from '#rules/kit/procedure/session.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { panzergruppeGuderian as game } from '../../../index.ts';
import { context as bare, parsed } from '../../../testing/fights.ts';
import { attack } from '../fight/attack.ts';

/** Invented: three rifle counters in the box, and as many drawn as the case says. */
const ask = (question: string, input: Record<string, unknown>, redrawnRifle?: Record<string, number>) => {
  const context = contextFrom(game, {
    cells: { drawnRifle: 3, outRifle: 2, ...(redrawnRifle ? { generationRifle: 2, redrawnRifle } : {}) },
    tables: {
      mixRifle: {
        cols: ['strength', 'count'],
        rows: ['1', '2'],
        cells: { '1/strength': '1-2-6', '1/count': '2', '2/strength': '3-3-6', '2/count': '1' },
      },
    },
  });
  if (!context.ok) throw new Error(JSON.stringify(context.troubles));
  const answer = questionsOf(game)
    .find((one) => one.id === question)
    ?.answer(input, context.value);
  if (!answer?.ok) throw new Error(`${question} has no answer`);
  const value: unknown = JSON.parse(JSON.stringify(answer.value));
  return value;
};

const approximate = { panel: { hints: expect.arrayContaining([{ msg: { id: 'pgg.hint.redrawn' }, rule: '12.4' }]) } };

describe('chances that are not exact are never silently so', () => {
  it.each([
    ['attack', { attackTotal: 9, soviet: [{ untried: true }] }],
    ['overrun', { attackTotal: 9, soviet: [{ untried: true }] }],
    ['attack', { attacker: 'soviet', defenceTotal: 4, soviet: [{ untried: true }, { untried: true }] }],
  ])('PGG-X05 the command line calls them approximate where nobody knows what was redrawn: %s', (question, input) => {
    expect(ask(question, input, { '2 ?': 2, '2 drawn': 2 })).toMatchObject(approximate);
    // what the pile held is on record, or nothing was drawn from it: exact
    expect(ask(question, input, { '2 1-2-6': 1, '2 1': 1, '2 drawn': 1 })).not.toMatchObject(approximate);
    expect(ask(question, input)).not.toMatchObject(approximate);
    // nobody untried, nothing drawn: it is none of this fight's business
    const none = ask(question, { attackTotal: 9, defenceTotal: 3 }, { '2 ?': 2, '2 drawn': 2 });
    expect(none).not.toMatchObject(approximate);
  });

  it('PGG-X05 and says so in both languages', () => {
    expect(game.text.en.says['pgg.hint.redrawn']).toContain('approximate');
    expect(game.text.it.says['pgg.hint.redrawn']).toContain('approssimate');
  });

  it('PGG-X05 many untried units, or counters of several generations, are reckoned beside the screen', () => {
    const known = { attack: 1, defence: 2 };
    const beside = (untried: number, here: Context) => {
      const soviet = [known, ...Array.from({ length: untried }, () => ({ untried: true }))];
      return attack.cost(parsed(attack, { attackTotal: 9, soviet }), here) > mainThread;
    };
    const redrawn = bare({ cells: { generationRifle: 2 } });
    expect([beside(0, redrawn), beside(1, redrawn)]).toEqual([false, true]);
    expect([beside(3, bare()), beside(8, bare())]).toEqual([false, true]);
  });
});
