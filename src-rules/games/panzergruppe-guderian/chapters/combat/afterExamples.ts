import { cases, type Example } from '#rules/kit/game/examples.ts';

const besides = [
  { hex: '1010', friends: 2 },
  { hex: '1011', friends: 1 },
  { hex: '1012', friends: 3 },
];

/** Examples of what follows a result: advances, retreats, counters drawn. */
export const afterwards: readonly Example[] = [
  ...cases({ rule: '9.81', proves: ['PGG-9.81'], question: 'advance' }, [
    [
      'D1, retreated: along the line',
      { result: 'D1', defender: 'retreat' },
      { attackers: true, way: 'line', rule: '9.81' },
    ],
    ['D1, paid in steps: nobody', { result: 'D1', defender: 'losses' }, { attackers: false, defenders: false }],
  ]),
  ...cases({ rule: '9.86', proves: ['PGG-9.86'], question: 'advance' }, [
    ['De: two hexes, freely', { result: 'De' }, { attackers: true, way: 'free', hexes: 2, rule: '9.86' }],
    ['Ae: the defender, as freely', { result: 'Ae' }, { defenders: true, way: 'free', hexes: 2 }],
  ]),
  ...cases({ rule: '9.66', proves: ['PGG-9.66'], question: 'advance' }, [
    [
      'D1/A1, both retreat: nobody',
      { result: 'D1/A1', defender: 'retreat', attacker: 'retreat' },
      { attackers: false, defenders: false, rule: '9.66' },
    ],
  ]),
  ...cases({ rule: '9.87', proves: ['PGG-9.87'], question: 'advance' }, [
    [
      'A1, retreated: the defender',
      { result: 'A1', attacker: 'retreat' },
      { defenders: true, way: 'line', rule: '9.87' },
    ],
    ['A1, paid in steps: nobody', { result: 'A1' }, { defenders: false, rule: '9.87' }],
  ]),
  ...cases({ rule: '9.88', proves: ['PGG-9.88'], question: 'advance' }, [
    ['after an overrun: nobody', { result: 'De', overrun: true }, { attackers: false, rule: '9.88' }],
  ]),
  ...cases(
    {
      rule: '9.87',
      proves: ['PGG-9.87', 'PGG-A46'],
      question: 'advance',
      input: { emptied: true, attacker: 'retreat' },
    },
    [
      ['A1: into the hex the attacker left', { result: 'A1' }, { defenders: true, rule: '9.87' }],
      ['A1: not where units that took no part have stayed', { result: 'A1', stayed: true }, { defenders: false }],
      ['Ae: into the hex', { result: 'Ae' }, { defenders: true, rule: '9.87' }],
      ['Ae: not where they have stayed', { result: 'Ae', stayed: true }, { defenders: false, rule: '9.87' }],
    ],
  ),
  ...cases({ rule: '9.73', proves: ['PGG-9.73', 'PGG-E11'], question: 'retreat', input: { side: 'german' } }, [
    [
      'beside two Germans one of three units fits, the others are eliminated; ZOC, lake and enemies bar the rest',
      {
        units: 3,
        hexes: [
          { hex: '1010', friends: 2 },
          { hex: '1011', enemyZoc: true },
          { hex: '1012', lake: true },
          { hex: '1013', enemyUnit: true },
        ],
      },
      {
        hexes: [
          { hex: '1010', bar: null, rank: 3, must: true, fit: 1, eliminated: 2, rule: '9.73' },
          { hex: '1011', bar: 'zoc', rank: null, must: false, fit: 0, eliminated: 3, rule: '9.71' },
          { hex: '1012', bar: 'lake', rank: null, must: false, fit: 0, eliminated: 3, rule: '9.71' },
          { hex: '1013', bar: 'enemy', rank: null, must: false, fit: 0, eliminated: 3, rule: '9.71' },
        ],
      },
    ],
    [
      'a vacant hex must be taken first',
      { units: 1, hexes: [{ hex: '1010', friends: 2 }, { hex: '1014' }] },
      {
        hexes: [
          { hex: '1010', must: false },
          { hex: '1014', must: true },
        ],
      },
    ],
  ]),
  ...cases(
    { rule: '7.1', proves: ['PGG-7.1', 'PGG-9.73', 'PGG-A33'], question: 'retreat', input: { side: 'soviet' } },
    [
      [
        'beside two units and a leader one unit finds room',
        { units: 1, hexes: [{ hex: '1010', friends: 2, friendlyLeaders: 1 }] },
        { hexes: [{ fit: 1 }] },
      ],
      [
        'beside two units and two leaders none',
        { units: 1, hexes: [{ hex: '1010', friends: 2, friendlyLeaders: 2 }] },
        { hexes: [{ fit: 0 }] },
      ],
      [
        'of three units and two leaders two find room beside two leaders',
        { units: 3, leaders: 2, hexes: [{ hex: '1010', friendlyLeaders: 2 }] },
        { hexes: [{ fit: 2 }] },
      ],
      [
        'three units and a leader fill a vacant hex',
        { units: 3, leaders: 1, hexes: [{ hex: '1010' }] },
        { hexes: [{ fit: 4 }] },
      ],
      [
        'a leader finds room beside three',
        { units: 0, leaders: 1, hexes: [{ hex: '1010', friends: 3 }] },
        { hexes: [{ fit: 1 }] },
      ],
    ],
  ),
  ...cases({ rule: '8.15', proves: ['PGG-8.15', 'PGG-9.71'], question: 'retreat' }, [
    [
      'a friend in the hex cancels enemy ZOC for a retreat',
      { side: 'soviet', units: 1, hexes: [{ hex: '1010', enemyZoc: true, friends: 1 }] },
      { possible: true },
    ],
  ]),
  ...cases({ rule: '6.4', proves: ['PGG-6.4a'], question: 'retreat', input: { side: 'soviet', units: 2 } }, [
    [
      'Soviets retreating into column 02 on turn 6 are eliminated',
      { hexes: [{ hex: '0205' }], context: { turn: 6 } },
      { hexes: [{ eliminated: 2 }] },
    ],
    ['from turn 7 they are not', { hexes: [{ hex: '0205' }], context: { turn: 7 } }, { hexes: [{ eliminated: 0 }] }],
    ['nor in column 03', { hexes: [{ hex: '0305' }], context: { turn: 6 } }, { hexes: [{ eliminated: 0 }] }],
  ]),
  ...cases(
    {
      rule: '6.4',
      proves: ['PGG-6.4a', 'PGG-A51'],
      question: 'retreat',
      input: { side: 'soviet', units: 2, hexes: [{ hex: '0205' }, { hex: '0305' }] },
    },
    [
      [
        'column 02 is the last resort',
        { context: { turn: 6, options: { a51: 'last' } } },
        { hexes: [{ must: false }, { must: true }] },
      ],
      [
        'or any hex is the opponent’s choice, where the players ruled so',
        { context: { turn: 6, options: { a51: 'any' } } },
        { hexes: [{ must: true }, { must: true }] },
      ],
      [
        'among three friends before column 02',
        { hexes: [{ hex: '0205' }, { hex: '0305', friends: 3 }], context: { turn: 6, options: { a51: 'last' } } },
        { hexes: [{ must: false }, { must: true }] },
      ],
      [
        'by the other ruling column 02 before full hexes',
        { hexes: [{ hex: '0205' }, { hex: '0305', friends: 3 }], context: { turn: 6, options: { a51: 'any' } } },
        { hexes: [{ must: true }, { must: false }] },
      ],
      [
        'with no other hex it must be column 02',
        { hexes: [{ hex: '0205' }, { hex: '0305', lake: true }], context: { turn: 6, options: { a51: 'last' } } },
        { hexes: [{ must: true }, { must: false }] },
      ],
    ],
  ),
  ...cases({ rule: '9.72', proves: ['PGG-9.72', 'PGG-9.73'], question: 'retreat', input: { side: 'soviet' } }, [
    [
      'units of a stack part: only who finds no room anywhere is eliminated',
      { units: 3, hexes: besides },
      {
        hexes: [
          { must: true, fit: 1, eliminated: 0 },
          { must: true, fit: 2, eliminated: 0 },
          { must: false, fit: 0, eliminated: 3 },
        ],
      },
    ],
    [
      'a leader among them finds room beside the three',
      { units: 3, leaders: 1, hexes: besides },
      {
        hexes: [
          { must: true, fit: 2, eliminated: 0 },
          { must: true, fit: 3, eliminated: 0 },
          { must: true, fit: 1, eliminated: 0 },
        ],
      },
    ],
    [
      'beyond the room of a vacant hex they go among friends',
      { units: 4, hexes: [{ hex: '1010' }, { hex: '1011', friends: 2 }] },
      {
        hexes: [
          { must: true, fit: 3, eliminated: 0 },
          { must: true, fit: 1, eliminated: 0 },
        ],
      },
    ],
  ]),
  ...cases(
    {
      rule: '9.71',
      proves: ['PGG-A29'],
      question: 'retreat',
      input: { side: 'german', units: 1, hexes: [{ hex: '1010', lake: true }] },
    },
    [
      ['without a path losses must be taken', {}, { possible: false, otherwise: 'losses' }],
      [
        'or the retreat eliminates, where the players ruled so',
        { context: { options: { a29: 'eliminated' } } },
        { otherwise: 'eliminated' },
      ],
    ],
  ),
  ...cases({ rule: '12.4', proves: ['PGG-12.4', 'PGG-14.14'], question: 'pools' }, [
    [
      'six drawn of a cup of four: two from the pile of the eliminated',
      { pool: 'rifle', draw: 6, cup: 4, eliminated: 5 },
      { allowed: true, cup: 4, pile: 2, short: 0 },
    ],
    [
      'there are no more counters than the box has',
      { pool: 'armor', draw: 6, cup: 1, eliminated: 2 },
      { allowed: false, short: 3, refused: { rule: '14.14' } },
    ],
  ]),
];
