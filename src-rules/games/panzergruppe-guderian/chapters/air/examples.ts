import { cases, type Example } from '#rules/kit/game/examples.ts';

const fallen = { german: true, line: true, since: 4 };
const held = { control: { smolensk: 'german' }, line: { smolensk: 'open' }, controlSince: { smolensk: 5 } };

/** Where markers of both sides may lie, and when. */
export const examples: readonly Example[] = [
  ...cases({ rule: '13.2', proves: ['PGG-13.2'], question: 'air-markers' }, [
    [
      'as far as column 39, and one a hex',
      { turn: 2, hexes: ['3901', '4001', '3901', '0101'] },
      {
        hexes: [{ allowed: true }, { refused: { rule: '13.2' } }, { refused: { rule: '13.33' } }, { allowed: true }],
        anywhere: false,
        firstClosedColumn: 40,
      },
    ],
    [
      'not yet anywhere on the turn Smolensk falls',
      { turn: 4, hexes: ['5001'], smolensk: fallen },
      { anywhere: false },
    ],
    [
      'anywhere from the turn after, with a line to it',
      { turn: 5, hexes: ['5001'], smolensk: fallen },
      { anywhere: true, hexes: [{ allowed: true }] },
    ],
    [
      'not anywhere while the line to Smolensk is cut',
      { turn: 5, hexes: ['5001'], smolensk: { ...fallen, line: false } },
      { anywhere: false },
    ],
  ]),
  ...cases({ rule: '13.2', proves: ['PGG-13.2', 'PGG-A18'], question: 'air-markers' }, [
    [
      'anywhere on the very turn, where the players ruled so',
      { turn: 4, hexes: ['5001'], smolensk: fallen, context: { options: { a18: 'same' } } },
      { anywhere: true },
    ],
  ]),
  ...cases({ rule: '13.2', proves: ['PGG-13.2', 'PGG-A17'], question: 'do-air-place' }, [
    ['column 39 is open', { hex1: '3920' }, { ok: true }],
    ['column 40 is not', { hex1: '4001' }, { ok: false, rule: '13.2' }],
    ['by the other ruling column 40 is', { hex1: '4001', context: { options: { a17: '41' } } }, { ok: true }],
    ['but not column 41', { hex1: '4101', context: { options: { a17: '41' } } }, { ok: false, rule: '13.2' }],
  ]),
  ...cases({ rule: '13.2', proves: ['PGG-13.2', 'PGG-A18'], question: 'do-air-place', input: { hex1: '5510' } }, [
    ['far east: not on the turn Smolensk fell', { context: { turn: 5, cells: held } }, { ok: false, rule: '13.2' }],
    ['from the next turn', { context: { turn: 6, cells: held } }, { ok: true }],
    ['on that turn by the other ruling', { context: { turn: 5, cells: held, options: { a18: 'same' } } }, { ok: true }],
    [
      'not with its line cut',
      { context: { turn: 6, cells: { ...held, line: { smolensk: 'cut' } } } },
      { ok: false, rule: '13.2' },
    ],
  ]),
  ...cases({ rule: '13.1', proves: ['PGG-13.1', 'PGG-13.33'], question: 'do-air-place' }, [
    ['three markers are laid', { hex1: '2010', hex2: '2011', hex3: '2012' }, { ok: true }],
    [
      'beside two that lie, one more',
      { hex1: '2012', context: { cells: { air: { '2010': true, '2011': true } } } },
      { ok: true },
    ],
    [
      'beside two that lie, not two more',
      { hex1: '2012', hex2: '2013', context: { cells: { air: { '2010': true, '2011': true } } } },
      { ok: false, rule: '13.1' },
    ],
    [
      'not in a hex that has one',
      { hex1: '2010', context: { cells: { air: { '2010': true, '2011': true } } } },
      { ok: false, rule: '13.33' },
    ],
    ['not two in one hex', { hex1: '2015', hex2: '2015' }, { ok: false, rule: '13.33' }],
  ]),
  ...cases({ rule: '13.41', proves: ['PGG-13.41'], question: 'soviet-interdiction' }, [
    [
      'two of three turns are left on turn 4',
      { turn: 4, used: [2] },
      { allowed: true, left: 2, liftedIn: 't4/ger/interdiction' },
    ],
    ['once a turn', { turn: 4, used: [4] }, { allowed: false }],
    ['never on the last turn', { turn: 12 }, { allowed: false, refused: { msg: { id: 'pgg.bar.interdictionLast' } } }],
    ['after three turns there is none left', { turn: 9, used: [1, 2, 3] }, { allowed: false, left: 0 }],
  ]),
  ...cases({ rule: '13.41', proves: ['PGG-13.41', 'PGG-A19'], question: 'soviet-interdiction' }, [
    [
      'one in each block of three turns, where the players ruled so',
      { turn: 3, used: [1], context: { options: { a19: 'blocks' } } },
      { allowed: false },
    ],
  ]),
  ...cases({ rule: '13.45', proves: ['PGG-13.45'], question: 'soviet-interdiction' }, [
    ['not on German units', { turn: 4, germans: true }, { allowed: false, refused: { rule: '13.45' } }],
  ]),
  ...cases(
    {
      rule: '13.41',
      proves: ['PGG-13.41', 'PGG-13.42', 'PGG-A19'],
      question: 'do-interdiction-place',
      input: { hex: '5901' },
    },
    [
      ['anywhere, at the end of a Soviet turn', { context: { turn: 4, place: 't4/sov/interdiction' } }, { ok: true }],
      ['not on turn 12', { context: { turn: 12 } }, { ok: false, rule: '13.41' }],
      ['not a fourth time', { context: { turn: 4, balances: { interdiction: 0 } } }, { ok: false, rule: '13.41' }],
      [
        'not while the marker lies elsewhere',
        { context: { turn: 4, cells: { sovietMarker: '1212' } } },
        { ok: false, rule: '13.41' },
      ],
      [
        'used on turn 5, it may come again on turn 6',
        { context: { turn: 6, cells: { sovietMarkerUses: { 5: '1010' } } } },
        { ok: true },
      ],
      [
        'but only on turn 7 by the other ruling',
        { context: { turn: 6, cells: { sovietMarkerUses: { 5: '1010' } }, options: { a19: 'blocks' } } },
        { ok: false, rule: '13.41' },
      ],
      [
        'which is in the next block',
        { context: { turn: 7, cells: { sovietMarkerUses: { 5: '1010' } }, options: { a19: 'blocks' } } },
        { ok: true },
      ],
    ],
  ),
  ...cases({ rule: '13.45', proves: ['PGG-13.45'], question: 'do-interdiction-place', input: { hex: '1010' } }, [
    ['on no hex said to hold Germans', { germans: true, context: { turn: 4 } }, { ok: false, rule: '13.45' }],
    [
      'nor where the record has one, whoever forgets to say so',
      { context: { turn: 4, cells: { at: { '6inf': '1010', 'rifle#1': '1011' } } } },
      { ok: false, rule: '13.45' },
    ],
    [
      'beside its own units it may lie',
      { hex: '1011', context: { turn: 4, cells: { at: { '6inf': '1010', 'rifle#1': '1011' } } } },
      { ok: true },
    ],
    [
      'a German that is gone stands nowhere',
      { context: { turn: 4, cells: { at: { '6inf': '1010' }, steps: { '6inf': 0 } } } },
      { ok: true },
    ],
  ]),
];
