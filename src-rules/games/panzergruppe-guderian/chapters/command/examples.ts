import type { JsonObject } from '#rules/kit/base/json.ts';
import { cases, type Example } from '#rules/kit/game/examples.ts';

const withdrawal = { options: { withdrawal: 'on' } };
const ring: readonly JsonObject[] = [
  { german: true },
  { germanZoc: true },
  { shut: true },
  { german: true },
  { germanZoc: true },
];

/** Who is in command, and how a leader leaves a pocket. Ratings are invented, but Lukin's. */
export const examples: readonly Example[] = [
  ...cases({ rule: '10.1', proves: ['PGG-10.1', 'PGG-11.24', 'PGG-E10'], question: 'command' }, [
    ['four hexes from Lukin (3) is out of his reach', { leaders: [{ rating: 3, distance: 4 }] }, { state: 'none' }],
  ]),
  ...cases({ rule: '10.35', proves: ['PGG-10.35', 'PGG-10.35a', 'PGG-11.21', 'PGG-11.22'], question: 'command' }, [
    ['three are within it: in supply through him', { leaders: [{ rating: 3, distance: 3 }] }, { state: 'supplied' }],
    [
      'himself out of supply, he gives command alone',
      { leaders: [{ rating: 3, distance: 3, supplied: false }] },
      { state: 'command' },
    ],
    [
      'without a leader nobody attacks, and all is halved',
      { leaders: [] },
      { state: 'none', mayAttack: false, mayOverrun: false, halved: true },
    ],
  ]),
  ...cases({ rule: '6.64', proves: ['PGG-6.64'], question: 'command' }, [
    [
      'a disrupted leader commands nobody',
      { leaders: [{ rating: 3, distance: 3, disrupted: true }] },
      { state: 'none' },
    ],
  ]),
  ...cases(
    {
      rule: '10.4',
      proves: ['PGG-10.4'],
      question: 'leader-withdrawal',
      input: { turn: 3, leader: 'Konev', surrounded: true },
    },
    [
      [
        'surrounded, Konev leaves and is back at X from the next turn',
        { context: withdrawal },
        { allowed: true, backFrom: 4, at: 'X', left: 2 },
      ],
      ['not surrounded, he stays', { surrounded: false, context: withdrawal }, { allowed: false }],
      ['without the rule he stays', {}, { allowed: false }],
      ['one leader a turn', { earlier: [3], context: withdrawal }, { allowed: false }],
      ['two in the game', { turn: 5, earlier: [1, 3], context: withdrawal }, { allowed: false, left: 0 }],
    ],
  ),
  ...cases(
    {
      rule: '10.4',
      proves: ['PGG-10.4', 'PGG-A20'],
      question: 'leader-withdrawal',
      input: { turn: 3, leader: 'Konev', context: withdrawal },
    },
    [
      ['six hexes shut around him', { beside: [...ring, { germanZoc: true }] }, { allowed: true }],
      [
        'a Soviet unit beside him opens a German ZOC',
        { beside: [...ring, { germanZoc: true, soviet: true }] },
        { allowed: false },
      ],
      ['an open hex opens the ring', { beside: [...ring, {}] }, { allowed: false }],
    ],
  ),
];
