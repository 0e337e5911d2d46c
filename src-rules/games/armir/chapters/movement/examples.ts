import type { JsonObject } from '#rules/kit/base/json.ts';
import { cases, type Example } from '#rules/kit/game/examples.ts';

const tank: JsonObject = { name: 'Invented', move: 'tracked', mp: 20 };
const turn3: JsonObject = { turn: 3 };

/** The way of one unit, as a script asks it: MP in steps of a half. */
const asked: readonly Example[] = [
  ...cases(
    {
      rule: '5.1',
      proves: ['ARMIR-5b', 'ARMIR-5.4a'],
      question: 'move-cost',
      input: { side: 'axis', move: 'motorised', mp: 8, path: [{ road: true }, {}] },
    },
    [
      [
        'half a point along the road, one and a half off it, and a PA',
        { context: { turn: 2 } },
        { has: 8, steps: 2, spent: 2, left: 6, pa: 1 },
      ],
    ],
  ),
  ...cases({ rule: '18.4.1', proves: ['ARMIR-18.4.1a'], question: 'move-cost' }, [
    [
      'on turn 1 it has two points less',
      { side: 'axis', move: 'motorised', mp: 8, path: [{ road: true }, {}], context: { turn: 1 } },
      { has: 6 },
    ],
  ]),
  ...cases(
    { rule: '5.1', proves: ['ARMIR-5.1a'], question: 'move-cost', input: { mp: 8, side: 'axis', context: turn3 } },
    [
      [
        'an HQ goes by road as a motorised unit',
        { kind: 'hq', move: 'other', path: [{ road: true }, { road: true }] },
        { spent: 1 },
      ],
      [
        'a gun on foot, whatever else is said of it',
        { kind: 'artillery', move: 'motorised', path: [{ road: true }, { road: true }] },
        { spent: 2 },
      ],
      ['a unit on foot', { kind: 'combat', move: 'other', path: [{ road: true }, { road: true }] }, { spent: 2 }],
      ['a motorised one', { kind: 'combat', move: 'motorised', path: [{ road: true }, { road: true }] }, { spent: 1 }],
    ],
  ),
  ...cases({ rule: '6.2', proves: ['ARMIR-6.2', 'ARMIR-6a'], question: 'stack-check' }, [
    [
      'nine SP are one too many: the unit of one goes',
      { units: [4, 4, 1].map((sp, i) => ({ id: `u${i}`, side: 'axis', sp })) },
      { over: 1, excess: { sp: 1, groups: [['u2']] } },
    ],
  ]),
  ...cases({ rule: '6', proves: ['ARMIR-6a'], question: 'stack-check' }, [
    [
      'a gun counts one SP, whatever was noted of it',
      {
        units: [
          { id: 'u0', side: 'axis', sp: 4 },
          { id: 'gun', side: 'axis', kind: 'heavyArtillery', sp: 9 },
        ],
      },
      { sp: 5, over: 0 },
    ],
  ]),
];

/** The same on the form, where MP are halves: 20 is 10. */
const formed: readonly Example[] = [
  ...cases({ rule: '5.1', proves: ['ARMIR-5b', 'ARMIR-5.1a'], question: 'move', input: { context: turn3 } }, [
    [
      'road, open, road: two and a half of ten',
      { units: [tank], path: [{ road: true }, {}, { road: true }] },
      { panel: { answer: { p: { mp: 2.5 } }, says: { id: 'armir.moving.says.moved', p: { count: 3, left: 7.5 } } } },
    ],
    [
      'three points are two hexes',
      { units: [{ ...tank, mp: 6 }], path: [{}, {}, {}] },
      { panel: { says: { id: 'armir.moving.says.halt', p: { count: 2, mp: 3, left: 0 } } } },
    ],
    [
      'a group goes as far as the slowest',
      { units: [tank, { ...tank, mp: 3 }], path: [{}, {}] },
      { panel: { says: { p: { count: 1 } } } },
    ],
    ['nobody moves', { units: [], path: [{}] }, { panel: { not: { rule: '5' } } }],
    [
      'MP nobody typed are named, the cost of the way told',
      { path: [{}, { road: true }] },
      { panel: { missing: [{ row: 'r1' }], says: { id: 'armir.moving.says.costs', p: { count: 2, mp: 2.5 } } } },
    ],
  ]),
  ...cases({ rule: '13', proves: ['ARMIR-13c'], question: 'move', input: { units: [tank], context: turn3 } }, [
    [
      'an assault on the way costs 3½ off the road',
      { path: [{ enemy: true, assault: true }] },
      { panel: { answer: { p: { mp: 3.5 } } } },
    ],
    [
      'and 2½ along it',
      { path: [{ road: true, enemy: true, assault: true }] },
      { panel: { answer: { p: { mp: 2.5 } } } },
    ],
  ]),
  ...cases(
    {
      rule: '7.1',
      proves: ['ARMIR-7.1a', 'ARMIR-7.1.1'],
      question: 'move',
      input: { units: [{ ...tank, nation: 'GER' }], context: turn3 },
    },
    [
      [
        'Soviet tanks go through a light zone',
        { side: 'soviet', path: [{ zoc: 'light' }, {}] },
        { panel: { says: { p: { count: 2 } } } },
      ],
      [
        'and stop in a heavy one',
        { side: 'soviet', path: [{ zoc: 'heavy' }, {}] },
        { panel: { says: { p: { count: 1 } } } },
      ],
      [
        'the Axis stops in any',
        { side: 'axis', path: [{ zoc: 'light' }, {}] },
        { panel: { says: { p: { count: 1 } } } },
      ],
      ['and goes on in none', { side: 'axis', path: [{ zoc: 'none' }, {}] }, { panel: { says: { p: { count: 2 } } } }],
    ],
  ),
  ...cases({ rule: '6', proves: ['ARMIR-6a', 'ARMIR-6.2'], question: 'stack', input: { context: turn3 } }, [
    [
      'two of four SP and an HQ are one too many',
      {
        units: [
          { name: 'A', sp: 4 },
          { name: 'B', sp: 4 },
          { name: 'C', kind: 'hq' },
        ],
      },
      {
        panel: {
          answer: { id: 'armir.moving.answer.over', p: { count: 1 } },
          says: { id: 'armir.moving.stack.over', p: { count: 1, sp: 9 } },
        },
      },
    ],
  ]),
  ...cases({ rule: '6.1', proves: ['ARMIR-6.1'], question: 'stack', input: { side: 'soviet', context: turn3 } }, [
    [
      'brigades of one corps stand together',
      {
        units: [
          { sp: 5, army: 'a', corps: 'XXV' },
          { sp: 5, army: 'a', corps: 'XXV' },
        ],
      },
      { panel: { says: { id: 'armir.moving.stack.together' } } },
    ],
  ]),
  ...cases({ rule: '6.3', proves: ['ARMIR-6.3'], question: 'stack', input: { side: 'soviet', context: turn3 } }, [
    [
      'not those of two armies',
      {
        units: [
          { sp: 5, army: 'a', corps: 'XXV' },
          { sp: 5, army: 'b', corps: 'XXV' },
        ],
      },
      { panel: { says: { id: 'armir.moving.stack.armies' } } },
    ],
  ]),
];

export const examples: readonly Example[] = [...asked, ...formed];
