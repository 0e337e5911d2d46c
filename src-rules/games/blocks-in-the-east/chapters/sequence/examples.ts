import { cases, type Example } from '#rules/kit/game/examples.ts';

const june42 = { scenario: 'SBE6', turn: 13, options: { level: 'advanced' } };

/** Weather and TECH, month by month. */
export const examples: readonly Example[] = [
  ...cases({ rule: '9.0', proves: ['BITE-9.0-1', 'BITE-6.R-1'], question: 'weather', input: { context: june42 } }, [
    ['January: snow', { turn: 8 }, { weather: 'snow', from: 'fixed', chances: [] }],
    [
      'October: clear or rain, by a die',
      { turn: 17 },
      {
        weather: null,
        from: 'roll',
        chances: [
          { weather: 'clear', chance: { p: 0.5, exact: '1/2' } },
          { weather: 'rain', chance: { p: 0.5, exact: '1/2' } },
        ],
      },
    ],
  ]),
  ...cases({ rule: '9.0', proves: ['BITE-9.0-1'], question: 'weather' }, [
    [
      'at BASE there is none',
      { turn: 8, context: { scenario: 'SBE1', turn: 2, options: { level: 'base' } } },
      { weather: 'clear', from: 'off' },
    ],
  ]),
];
