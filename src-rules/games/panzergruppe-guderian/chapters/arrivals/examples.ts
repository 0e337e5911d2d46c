import { cases, type Example } from '#rules/kit/game/examples.ts';

/** What comes, where, and at which price. */
export const examples: readonly Example[] = [
  ...cases({ rule: '16.1', proves: ['PGG-16.1', 'PGG-16.2', 'PGG-14.24'], question: 'reinforcements' }, [
    [
      'turn 3: 21st Army at Z, four rifle divisions at X, three areas for the German',
      { turn: 3 },
      {
        soviet: [
          { entry: 'Z', army: 21, rifle: 5, armor: 2, leader: 'Gerisamenko', left: { state: 'due', rifle: 5 } },
          { entry: 'X', rifle: 4, armor: 0 },
        ],
        german: [
          { area: 'D' },
          { area: 'E' },
          { area: 'E' },
          { area: 'H', left: { divisions: ['3 Pz', '4 Pz', '10 Mot', '1 Cav'] } },
        ],
        provisional: { rolled: true },
        southWest: { atMost: 5 },
      },
    ],
    ['turn 12: nothing but the die', { turn: 12 }, { soviet: [], german: [], provisional: { rolled: true } }],
    [
      'of turn 2, what the record says has not come',
      { turn: 2, context: { cells: { rifleIn: { s2x: 3 }, germanIn: { '19 Pz': 2 } } } },
      {
        soviet: [{}, { line: 's2x', rifle: 4, left: { rifle: 1 } }],
        german: [{ line: 'g2a', left: { divisions: ['18 Mot', 'Lehr'] } }, { area: 'B' }],
      },
    ],
  ]),
  ...cases({ rule: '14.11', proves: ['PGG-14.11', 'PGG-A22'], question: 'reinforcements' }, [
    [
      'no die on turn 12, where the players ruled so',
      { turn: 12, context: { options: { a22: 'none' } } },
      { provisional: { rolled: false } },
    ],
  ]),
  ...cases({ rule: '14.11', proves: ['PGG-14.11', 'PGG-E12'], question: 'provisional' }, [
    ['a 3 brings the division to entry 3', { turn: 3, die: 3 }, { rolled: true, entry: 3, elsewhere: false }],
  ]),
  ...cases({ rule: '14.12', proves: ['PGG-14.12'], question: 'provisional' }, [
    ['its entry closed, it comes elsewhere', { turn: 3, die: 3, closed: true }, { elsewhere: true, rule: '14.12' }],
  ]),
  ...cases({ rule: '14.11', proves: ['PGG-X07'], question: 'provisional' }, [
    [
      'each entry is equally likely',
      { turn: 1 },
      { entries: [1, 2, 3, 4, 5, 6].map((entry) => ({ entry, chance: { exact: '1/6' } })) },
    ],
  ]),
  ...cases({ rule: '14.11', proves: ['PGG-14.11', 'PGG-A22'], question: 'do-provisional' }, [
    ['rolled on turn 12 too', { die: 2, context: { turn: 12, place: 't12/sov/movement' } }, { ok: true }],
    [
      'but not by the other ruling',
      { die: 2, context: { turn: 12, options: { a22: 'none' } } },
      { ok: false, rule: '14.11' },
    ],
  ]),
  ...cases({ rule: '14.23', proves: ['PGG-14.23', 'PGG-E13'], question: 'sw-price' }, [
    ['the first five divisions cost a point each', { divisions: 5 }, { allowed: true, points: 5, total: 5 }],
    ['the next five two each', { divisions: 5, already: 5, turn: 4 }, { allowed: true, points: 10, total: 15 }],
  ]),
  ...cases({ rule: '14.21', proves: ['PGG-14.21'], question: 'sw-price' }, [
    [
      'no more than five a turn',
      { divisions: 6 },
      { allowed: false, refused: { rule: '14.21', msg: { id: 'pgg.bar.swTurn' } } },
    ],
    ['none on turn 1', { divisions: 1, turn: 1 }, { allowed: false, refused: { msg: { id: 'pgg.bar.swEarly' } } }],
    [
      'no more than ten in the game',
      { divisions: 3, already: 8, turn: 5 },
      { allowed: false, refused: { msg: { id: 'pgg.bar.swGame' } } },
    ],
  ]),
];
