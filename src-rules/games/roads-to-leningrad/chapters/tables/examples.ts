import { cases, type Example } from '#rules/kit/game/examples.ts';

const own = { cells: { '5/1-1': { text: 'a2d1', marks: ['shaded'] } }, accepted: ['shading'] };
const corrected = { tables: { 'assault-crt': own } };

/** The card, box by box. */
export const examples: readonly Example[] = [
  ...cases({ rule: '10.63', proves: ['RTL-10.63', 'RTL-11.11'], question: 'card-lookup' }, [
    ['odds as hands write them', { table: 'assault', column: '3:2', die: 6 }, { text: 'A2 D2', sure: false }],
    [
      'a die below the table reads its first row',
      { table: 'mobile', column: '6-1', die: -3 },
      { row: '0', text: 'DE', shaded: null },
    ],
    ['one above it the last', { table: 'mobile', column: '1-4', die: 15 }, { row: '11', text: 'A2R' }],
    [
      'a column the table does not have',
      { table: 'assault', column: '8-1', die: 3 },
      { missing: { table: 'assault-crt', row: '3', col: '8-1' } },
    ],
  ]),
  ...cases(
    { rule: '11.12', proves: ['RTL-11.12'], question: 'card-lookup', input: { table: 'assault', column: '1-1' } },
    [
      [
        'the players’ correction and their mark',
        { die: 5, context: corrected },
        { text: 'A2 D1', shaded: true, corrected: true, from: 'typed' },
      ],
      ['beside it the box’s own', { die: 6, context: corrected }, { shaded: false, from: '10.6' }],
    ],
  ),
];
