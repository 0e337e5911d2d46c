import { describe, expect, it } from 'vitest';
import { context, fight, panzer, unit } from '../../../testing/attacks.ts';
import { settledGuide } from './ending.ts';
import { type SettledFight, settling } from './settle.ts';

/** A result that nobody chooses anything of. */
const settled = (raw: object, text: string): SettledFight => {
  const run = settling(fight(raw), { text, shaded: false, noRetreat: false });
  let step = run.next();
  while (!step.done) {
    const { value: ask } = step;
    step = run.next({ ask: ask.id, key: ask.kind === 'choice' ? ask.usual : 'pass' });
  }
  if (!step.value) throw new Error('no such result');
  return step.value;
};

describe('who goes first behind a fight', () => {
  const counter = (id: string, stacking: number) => ({
    id,
    name: `Invented ${id}`,
    values: { kind: 'combat', stacking },
  });
  const here = context({
    rosters: {
      german: { id: 'german', units: [counter('a', 4), counter('b', 4), counter('c', 4), counter('walks', 1)] },
      soviet: { id: 'soviet', units: [counter('x', 5), counter('y', 5), counter('z', 4)] },
    },
  });
  const raw = {
    target: '6229',
    german: [
      panzer(3, 7, { id: 'a', hex: '6228' }),
      panzer(9, 7, { id: 'b', hex: '6128' }),
      panzer(6, 7, { id: 'c', hex: '6228' }),
      unit(2, 2, 6, { id: 'walks', hex: '6228' }),
    ],
    soviet: ['x', 'y', 'z'].map((id, i) => unit(1 + i, 1 + i, 5, { id, hex: '6229' })),
  };
  const deeds = (text: string, of: object) =>
    settledGuide(settled(of, text), fight(of), { crt: 'mobile' }, here).flatMap(({ onMap = [] }) =>
      onMap.map(({ pieces, first }) => [pieces, first]),
    );
  it('RTL-11.65 RTL-3.32 of those who may advance the strongest go first, as many as may stand in the hex', () => {
    const [retreat, ...advances] = deeds('DR', raw);
    expect(advances).toEqual([
      [
        ['a', 'b', 'c'],
        ['b', 'c'],
      ],
      [['walks'], undefined],
    ]);
    // 11.35: more were in the hex than may stand in one
    expect(retreat).toEqual([
      ['x', 'y', 'z'],
      ['y', 'z'],
    ]);
  });
  it('RTL-11.65 where all may stand there all go, and nobody is kept out by a value that is not typed', () => {
    const some = { ...raw, german: raw.german.slice(1, 3), soviet: [unit(1, 1, 5, { id: 'q', hex: '6229' })] };
    expect(deeds('DR', some)).toEqual([
      [['q'], undefined],
      [['b', 'c'], undefined],
    ]);
  });
});
