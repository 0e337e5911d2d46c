import { expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '../../index.ts';
import { at } from '../../testing/at.ts';
import { sample } from './sample.ts';

it('PGG-9.11 the example game fights where the rules have it: no fight of it is told that it is not the phase', () => {
  let fights = 0;
  let place = '';
  for (const step of sample((n) => `Invented ${n}`).steps) {
    if (step.does === 'to') place = step.place;
    if (step.does !== 'fight') continue;
    const calc = game.calculators.find(({ id }) => id === step.calc);
    const input = calc?.parse(step.input);
    if (!calc || !input?.ok) throw new Error(JSON.stringify(input));
    const panel = calc.panel(input.value, at({ turn: 2, place }), []);
    if (panel.kind !== 'odds') throw new Error('not a fight');
    const late = panel.hints.filter(({ msg }) => ['pgg.hint.noAttackNow', 'pgg.hint.noOverrunNow'].includes(msg.id));
    expect(late).toEqual([]);
    fights += 1;
  }
  expect(fights).toBeGreaterThan(1);
});
