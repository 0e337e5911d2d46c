import { expect, it } from 'vitest';
import { type Policy, takenBy, withUnused } from './policy.ts';

/** A forecast that asks the defender, then the attacker. */
const forecast = (policy: Policy) => [
  takenBy(policy, 'defender', ['losses', 'retreat']),
  takenBy(policy, 'attacker', ['losses']),
];

it('a policy is followed where the rules allow it: what it says of the question, else what it says of all', () => {
  expect(forecast({ defender: 'retreat' })).toEqual(['retreat', undefined]);
  expect(forecast({ '*': 'losses', defender: 'retreat' })).toEqual(['retreat', 'losses']);
  expect(forecast({ '*': 'losses', defender: 'stays' })).toEqual(['losses', 'losses']);
  expect(forecast({ '*': 'retreat' })).toEqual(['retreat', undefined]);
});

it('what no question took is told, with what was most likely meant', () => {
  const unused = (policy: Policy) => withUnused(policy, forecast).unused;
  expect(unused({ defender: 'retreat', '*': 'losses' })).toEqual([]);
  expect(unused({ defendr: 'retreat' })).toEqual([{ ask: 'defendr', key: 'retreat', near: 'defender' }]);
  expect(unused({ attacker: 'retreat', '*': 'retreats' })).toEqual([
    { ask: 'attacker', key: 'retreat' },
    { ask: '*', key: 'retreats', near: 'retreat' },
  ]);
  expect(withUnused({ defender: 'retreat' }, forecast).value).toEqual(['retreat', undefined]);
});
