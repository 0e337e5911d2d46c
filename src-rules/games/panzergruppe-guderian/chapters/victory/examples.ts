import { cases, type Example } from '#rules/kit/game/examples.ts';

/** Points, levels, cities that change hands. */
export const examples: readonly Example[] = [
  ...cases({ rule: '15.11', proves: ['PGG-15.11', 'PGG-15.12', 'PGG-15.2'], question: 'points' }, [
    [
      'objectives and the price of the Front for the German; divisions gone and cities retaken for the Soviet',
      {
        german: [
          { objective: 'smolensk' },
          { objective: 'vitebsk' },
          { objective: 'kaluga', line: false },
          { objective: 'hex5907', line: false },
        ],
        southWest: 6,
        eliminated: ['12 Pz', '1 Cav', '6 Inf'],
        recaptures: 2,
      },
      {
        german: 42,
        soviet: 14,
        net: 28,
        level: 'sovietMarginal',
        up: { level: 'germanMarginal', points: 22 },
        down: { points: 3 },
      },
    ],
  ]),
  ...cases({ rule: '15.11', proves: ['PGG-15.11', 'PGG-A49'], question: 'points' }, [
    [
      'a hex of the east edge without a line counts, where the line is asked of cities alone',
      { german: [{ objective: 'hex5907', line: false }], context: { options: { a49: 'cities' } } },
      { net: 20 },
    ],
  ]),
  ...cases({ rule: '15.2', proves: ['PGG-15.2', 'PGG-15.2a'], question: 'level' }, [
    ['60 points: a German marginal victory', { points: 60 }, { level: 'germanMarginal', draw: false }],
    ['a draw, where the players count it so', { points: 60, context: { options: { balance: 'on' } } }, { draw: true }],
    [
      '130: there is no level above, six more than needed',
      { points: 130 },
      { level: 'germanDecisive', draw: false, down: { level: 'germanStrategic', points: 6 } },
    ],
  ]),
  ...cases(
    {
      rule: '15.12',
      proves: ['PGG-15.12a'],
      question: 'recapture',
      input: { city: 'vyazma', wasGerman: true, lineWasOpen: true, soviet: true },
    },
    [
      ['a city retaken gives two points', {}, { allowed: true, points: 2 }],
      ['not without the German line it had', { lineWasOpen: false }, { allowed: false, points: 0 }],
      ['not before it is Soviet', { soviet: false }, { allowed: false }],
      ['a unit need not stand in each of its hexes', { unitInEveryHex: false }, { allowed: true }],
    ],
  ),
  ...cases({ rule: '15.12', proves: ['PGG-15.12a', 'PGG-A44'], question: 'recapture' }, [
    [
      'but must, where the players ruled so',
      {
        city: 'vyazma',
        wasGerman: true,
        lineWasOpen: true,
        soviet: true,
        unitInEveryHex: false,
        context: { options: { a44: 'unit' } },
      },
      { allowed: false },
    ],
  ]),
];
