import { describe, expect, it } from 'vitest';
import { explain } from '#rules/kit/procedure/explain.ts';
import { msg } from '#rules/kit/words/message.ts';
import { type TrailLine, trailBlocks } from './trailLines.ts';

const m = (text: string) => msg(text);
/** What the figures at the right end of a block's lines come to. */
const adds = (lines: readonly TrailLine[]): number =>
  lines.reduce((sum, line) => sum + (line.kind === 'step' ? line.step.delta : line.n), 0);

/** Invented values: a division doubled, a plain unit, a halved one. */
const sketch = () => {
  const w = explain();
  const regiments = [4, 2, 2].map((n, i) =>
    w
      .figure(`g${i}`, m(`r${i}`))
      .add(n, m('strength'), '')
      .times(2, m('whole'), '7.3'),
  );
  const plain = w.figure('g3', m('five')).add(9, m('strength'), '');
  const half = w.figure('g4', m('six')).add(2, m('strength'), '').halve('down', m('half'), '11.31');
  const attack = w.figure('attack', m('attack'));
  [...regiments, plain, half].forEach((each, i) => void attack.plus(each, m(`u${i}`), ''));
  const s = [2, 1].map((n, i) => w.figure(`s${i}`, m('rifle')).add(n, m('seen'), '12.2'));
  const defence = w.figure('defence', m('defence'));
  for (const each of s) defence.plus(each, m('rifle'), '');
  defence.times(3, m('forest'), '9.33');
  return w.figures;
};

describe('the reasons in few lines', () => {
  it('folds units into the total that takes them in, and each block still adds up', () => {
    const blocks = trailBlocks(sketch());
    expect(blocks.map((block) => block.figure.id)).toEqual(['attack', 'defence']);
    for (const block of blocks) expect(adds(block.lines)).toBe(block.figure.value);
    // the division is one line, doubled on it: no figure stands there that the total does not gain
    expect(blocks[0]?.lines.map((line) => (line.kind === 'step' ? undefined : line.n))).toEqual([16, 9, 1]);
    expect(blocks[0]?.lines.map((line) => line.kind === 'sum' && line.told.length)).toEqual([1, 0, 1]);
    expect(blocks[1]?.lines.map((line) => line.kind)).toEqual(['sum', 'step']);
  });

  it('does not join what was halved one by one: each keeps its own rounding', () => {
    const w = explain();
    const total = w.figure('t', m('t'));
    const parts = [3, 3].map((n, i) =>
      w
        .figure(`p${i}`, m(`p${i}`))
        .add(n, m('n'), '')
        .halve('down', m('half'), '1'),
    );
    for (const part of parts) total.plus(part, m('p'), '');
    const [block] = trailBlocks(w.figures);
    expect(block?.lines).toHaveLength(2);
    expect(adds(block?.lines ?? [])).toBe(2);
  });

  it('keeps the own block of a sum within a sum, and caps a leader where he is taken in', () => {
    const w = explain();
    const unit = w.figure('u', m('u')).add(2, m('n'), '');
    const leader = w.figure('l', m('l')).add(4, m('rating'), '10.1');
    const stack = w.figure('stack', m('stack')).plus(unit, m('u'), '').plusUpTo(leader, 2, m('capped'), '10.36');
    w.figure('attack', m('attack')).plus(stack, m('stack'), '');
    const blocks = trailBlocks(w.figures);
    expect(blocks.map((block) => block.figure.id)).toEqual(['stack', 'attack']);
    expect(blocks.map((block) => adds(block.lines))).toEqual([4, 4]);
  });
});
