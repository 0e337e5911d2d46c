import { expect, it } from 'vitest';
import { tables } from '../ids.ts';
import { strongpointCounters } from './ownNumbers.ts';

it('2.24: strongpoint counters are as many as were typed; none typed, or a number that cannot be, is not known', () => {
  const typed = (text?: string) =>
    strongpointCounters({
      tables: {
        [tables.own]: {
          id: tables.own,
          cols: ['n'],
          rows: ['strongpoints'],
          cells: text === undefined ? {} : { 'strongpoints/n': { text } },
          from: 'typed',
        },
      },
    } as never);
  expect([typed('12'), typed('1'), typed('0'), typed('-1'), typed()]).toEqual([12, 1, undefined, undefined, undefined]);
});
