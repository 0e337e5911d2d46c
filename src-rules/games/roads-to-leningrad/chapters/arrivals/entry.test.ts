import { expect, it } from 'vitest';
import { scenarios, sides } from '../../ids.ts';
import { usualEntry } from './schedule.ts';

it('5.7: where the units of a card enter: Germans by one hex, Soviets of the counterattack from the south, none elsewhere', () => {
  const entry = (scenario: string, side: (typeof sides)[keyof typeof sides]) => usualEntry(scenario, side)?.id;
  const { soltsy, counterattack } = scenarios;
  expect([entry(soltsy, sides.german), entry(counterattack, sides.german)]).toEqual([
    entry(soltsy, sides.german),
    entry(soltsy, sides.german),
  ]);
  expect(entry(soltsy, sides.german)).toBeDefined();
  expect(entry(soltsy, sides.soviet)).toBeUndefined();
  expect(entry(counterattack, sides.soviet)).toBeDefined();
  for (const other of Object.values(scenarios).filter((one) => one !== soltsy && one !== counterattack))
    for (const side of Object.values(sides)) expect(entry(other, side)).toBeUndefined();
});
