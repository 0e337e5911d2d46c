import { expect, it } from 'vitest';
import { context, fight, unit } from '../../../testing/attacks.ts';
import { settledGuide } from './ending.ts';
import { settling } from './settle.ts';

/** A result settled as it usually is. */
const settled = (raw: object, text: string) => {
  const run = settling(fight(raw), { text, shaded: false, noRetreat: false });
  let step = run.next();
  while (!step.done) {
    const { value: ask } = step;
    step = run.next({ ask: ask.id, key: ask.kind === 'choice' ? ask.usual : 'pass' });
  }
  if (!step.value) throw new Error('no such result');
  return step.value;
};

it('RTL-S1.22 RTL-S1.23 where a place of the VP table falls the guide says what it is worth, and when', () => {
  const said = (attacker: 'german' | 'soviet', target: string, scenario: string, cells = {}, text = 'D1R') => {
    const [mine, theirs] = [unit(6, 4, 6, { id: 'a' }), unit(2, 3, 4, { id: 'x' })];
    const rows = attacker === 'german' ? { german: [mine], soviet: [theirs] } : { german: [theirs], soviet: [mine] };
    const raw = { attacker, target, ...rows };
    const here = { ...context(), scenario, cells };
    return settledGuide(settled(raw, text), fight(raw), { crt: 'mobile' }, here).flatMap(({ msg, rule }) =>
      rule.startsWith('S1') ? [[msg.id, msg.p?.n, rule]] : [],
    );
  };
  const worth = ['rtl.res.guide.place', 6, 'S1.22'];
  expect(said('german', '2214', 'soltsy')).toEqual([worth]);
  expect(said('german', '2215', 'soltsy')).toEqual([]);
  expect(said('german', '2214', 'soltsy', {}, 'AR')).toEqual([]);
  expect(said('soviet', '2214', 'soltsy')).toEqual([]);
  expect(said('soviet', '5814', 'staraya-russa')).toEqual([['rtl.res.guide.capture', -3, 'S1.23']]);
  expect(said('soviet', '5814', 'staraya-russa', { charged: { 5814: 'yes' } })).toEqual([]);
});
