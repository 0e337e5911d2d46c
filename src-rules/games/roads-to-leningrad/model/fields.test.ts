import { expect, it } from 'vitest';
import { rosters } from '../ids.ts';
import { at } from '../testing/at.ts';
import { namedIn, unit } from './fields.ts';

it('of one name on both lists each is called with its side, and the name alone means whose turn it is', () => {
  const hq = (id: string) => ({ id, name: 'HQ 3', values: { kind: 'hq', formation: '3' } });
  const things = {
    rosters: {
      [rosters.german]: { id: rosters.german, units: [hq('german-3'), { ...hq('alone'), name: 'HQ 8' }] },
      [rosters.soviet]: { id: rosters.soviet, units: [hq('soviet-3')] },
    },
  };
  const context = at({}, things);
  expect(
    unit()
      .offers(context)
      .map(({ name }) => name),
  ).toEqual(['HQ 3 (Ger)', 'HQ 8', 'HQ 3 (Sov)']);
  const id = (text: string, who = 'german') => namedIn({ ...context, who }, text).id;
  expect([id('HQ 3 (Ger)'), id('HQ 3 (Sov)'), id('hq 3 sov')]).toEqual(['german-3', 'soviet-3', 'soviet-3']);
  expect([id('HQ 3'), id('hq 3', 'soviet'), id('HQ 8', 'soviet')]).toEqual(['german-3', 'soviet-3', 'alone']);
});
