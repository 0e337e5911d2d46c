import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { lostSteps, type SettledFight, settling } from '../chapters/combat/results/settle.ts';
import { fight } from './attacks.ts';

/** A result of the table that says nothing, to be filled in. */
export const unread = { text: '', shaded: false, noRetreat: false };

/** Settles a result, answering in turn; what is left goes as usual. */
export const settle = (raw: object, outcome: Partial<typeof unread>, said: readonly string[] = [], way?: 'overrun') => {
  const run = settling(fight(raw), { ...unread, ...outcome }, way);
  const asked: Ask[] = [];
  let step = run.next();
  while (!step.done) {
    const ask: Ask = step.value;
    const key: string = said[asked.length] ?? (ask.kind === 'choice' ? ask.usual : 'pass');
    asked.push(ask);
    step = run.next({ ask: ask.id, key } satisfies Answer);
  }
  if (!step.value) throw new Error('no such result');
  const settled: SettledFight = step.value;
  return { settled, asked: asked.map(({ id }) => id), asks: asked, lost: lostSteps(fight(raw), settled) };
};
