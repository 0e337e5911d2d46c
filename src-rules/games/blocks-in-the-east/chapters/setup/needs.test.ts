import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canAct, startsIn, toMeet, troublesOf } from '#rules/kit/game/options.ts';
import { scenarios } from '../../model/scenarios.ts';
import { options } from './options.ts';

it('one press mends every switch that can be mended, whatever else is chosen', () => {
  const switches = options.filter((one) => one.choices.every(({ value }) => typeof value === 'boolean'));
  const values = fc.dictionary(fc.constantFrom(...switches.map((one) => one.id)), fc.boolean());
  let mended = 0;
  fc.assert(
    fc.property(fc.constantFrom(...scenarios), values, (scenario, chosen) => {
      for (const { option: id } of troublesOf(options, chosen, scenario.id)) {
        const found = options.find((one) => one.id === id);
        const set = found?.needs && toMeet(found.needs.when, options, chosen, scenario.id);
        if (!found || !set) continue;
        const all = { ...startsIn(options, scenario.id), ...chosen, ...set };
        expect([id, canAct(found, options, all, scenario.id)]).toEqual([id, true]);
        mended++;
      }
    }),
    { numRuns: 60 },
  );
  expect(mended).toBeGreaterThan(0);
});

it('SBE4 stays strictly base: no press makes its switches act', () => {
  const landing = options.find((one) => one.id === 'o24');
  expect(landing?.needs && toMeet(landing.needs.when, options, {}, 'SBE4')).toBeUndefined();
  expect(landing?.needs && toMeet(landing.needs.when, options, {}, 'SBE1')).toEqual({ level: 'advanced', o18: true });
});
