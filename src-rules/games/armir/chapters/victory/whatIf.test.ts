import { expect, it } from 'vitest';
import { at } from '../../testing/at.ts';
import { victoryCalculator } from './whatIf.ts';

it('ARMIR-17.1.1b of the Čir not reached yet the what-if says no turn', () => {
  const says = (arrival: number) => {
    const input = victoryCalculator.parse({ arrival }, at());
    if (!input.ok) throw new Error(JSON.stringify(input.troubles));
    const shown = victoryCalculator.panel(input.value, at(), []);
    return shown.kind === 'value' ? shown.says.p?.arrival : undefined;
  };
  expect([says(0), says(3)]).toEqual([{ name: '–' }, { name: '3' }]);
});
