import type { JsonObject } from '#rules/kit/base/json.ts';
import { cases, type Example } from '#rules/kit/game/examples.ts';

/** 6.7: what a hex costs infantry, panzers, cavalry, leaders. */
const hexes: readonly (readonly [terrain: string, step: JsonObject, ...costs: readonly number[]])[] = [
  ['clear', { terrain: 'clear' }, 1, 1, 1, 1],
  ['forest', { terrain: 'forest' }, 1, 2, 2, 1],
  ['swamp', { terrain: 'swamp' }, 2, 2, 2, 2],
  ['major city', { terrain: 'majorCity' }, 1, 1, 1, 1],
  ['minor city', { terrain: 'minorCity' }, 1, 1, 1, 1],
  ['road in forest', { terrain: 'forest', road: true }, 1, 0.5, 1, 0.5],
  ['marker in the clear', { terrain: 'clear', interdicted: true }, 2, 2, 2, 2],
];
const entering = hexes.flatMap(([terrain, step, ...costs]) =>
  cases(
    {
      rule: '6.7',
      proves: ['PGG-6.7', 'PGG-6.7a', 'PGG-6.7b', 'PGG-10.21', 'PGG-13.43'],
      question: 'move-cost',
      input: { ma: 10, path: [step] },
    },
    ['infantry', 'panzer', 'cavalry', 'leader'].map((unit, at) => [
      `${terrain}: ${unit}`,
      { unit },
      { costs: [costs[at] ?? 0] },
    ]),
  ),
);

const west = (hex: string) => [{ hex }];

/** What a way costs, how far it leads, who may stand in a hex. Allowances are invented. */
export const examples: readonly Example[] = [
  ...entering,
  ...cases({ rule: '13.32', proves: ['PGG-13.32'], question: 'move-cost', input: { unit: 'rifle', ma: 6 } }, [
    ['a marker costs Soviets a point more', { path: [{ interdicted: true }] }, { costs: [2] }],
  ]),
  ...cases({ rule: '6.7', proves: ['PGG-6.7', 'PGG-11.13'], question: 'move-cost', input: { ma: 10 } }, [
    ['a river costs Germans two points more', { unit: 'panzer', path: [{ river: true }] }, { costs: [3] }],
    ['and Soviets one', { unit: 'armor', path: [{ river: true }] }, { costs: [2] }],
    ['on a road too, for Germans', { unit: 'panzer', path: [{ river: true, road: true }] }, { costs: [2.5] }],
    ['and for Soviets', { unit: 'leader', path: [{ river: true, road: true }] }, { costs: [1.5] }],
  ]),
  ...cases({ rule: '8.12', proves: ['PGG-8.12'], question: 'move-cost', input: { unit: 'panzer', ma: 10 } }, [
    ['enemy ZOC costs nothing', { path: [{ enemyZoc: true }] }, { costs: [1] }],
  ]),
  ...cases({ rule: '6.22', proves: ['PGG-6.22'], question: 'move-cost', input: { ma: 4 } }, [
    [
      'a unit stops on entering enemy ZOC',
      { unit: 'rifle', path: [{}, { enemyZoc: true }, {}, {}] },
      { steps: 2, spent: 2, halt: { why: 'zoc', rule: '6.22' } },
    ],
    [
      'one that begins in it does not leave',
      { unit: 'rifle', startsInZoc: true, path: [{}, { enemyZoc: true }, {}] },
      { steps: 0, halt: { why: 'held', rule: '6.22' } },
    ],
  ]),
  ...cases({ rule: '6.23', proves: ['PGG-6.23'], question: 'move-cost', input: { unit: 'rifle' } }, [
    ['a unit spends all it has', { ma: 4, path: [{}, {}, {}, {}] }, { steps: 4, left: 0, halt: null }],
    [
      'and no more',
      { ma: 3, path: [{}, {}, {}, {}] },
      { steps: 3, spent: 3, left: 0, halt: { why: 'short', rule: '6.23' } },
    ],
  ]),
  ...cases({ rule: '6.21', proves: ['PGG-6.21', 'PGG-6.7c'], question: 'move-cost', input: { unit: 'rifle', ma: 4 } }, [
    ['not into enemies', { path: [{}, { enemyUnit: true }] }, { steps: 1, halt: { rule: '6.21' } }],
    ['not over a lake', { path: [{}, { lake: true }] }, { steps: 1, halt: { rule: '6.7' } }],
  ]),
  ...cases(
    {
      rule: '10.23',
      proves: ['PGG-10.23'],
      question: 'move-cost',
      input: { unit: 'leader', ma: 10, path: [{}, { enemyZoc: true }, {}] },
    },
    [
      ['a leader does not enter ZOC alone', {}, { steps: 1, spent: 1, halt: { at: 1, why: 'alone', rule: '10.23' } }],
      ['with a unit he does, and stops', { withUnit: true }, { steps: 2, halt: { why: 'zoc', rule: '6.22' } }],
      ['a unit needs nobody', { unit: 'rifle' }, { steps: 2, halt: { why: 'zoc' } }],
    ],
  ),
  ...cases({ rule: '6.4', proves: ['PGG-6.4'], question: 'move-cost', input: { ma: 6, path: west('0205') } }, [
    ['Soviets stay out of column 02 on turn 1', { unit: 'rifle', context: { turn: 1 } }, { steps: 0 }],
    ['leaders too, up to turn 6', { unit: 'leader', context: { turn: 6 } }, { steps: 0 }],
    ['from turn 7 they go in', { unit: 'rifle', context: { turn: 7 } }, { steps: 1 }],
    ['Germans always may', { unit: 'panzer', context: { turn: 3 } }, { steps: 1 }],
  ]),
  ...cases(
    {
      rule: '5.23',
      proves: ['PGG-6.4', 'PGG-5.23'],
      question: 'move-cost',
      input: { unit: 'rifle', ma: 6, firstMove: true, path: west('0205') },
    },
    [
      ['13th and 20th Army may enter it on turn 1', { turn: 1 }, { turn: 1, steps: 1, halt: null }],
      ['and no longer on turn 2', { turn: 2 }, { turn: 2, steps: 0, halt: { why: 'west', rule: '6.4' } }],
    ],
  ),
  ...cases({ rule: '6.4', proves: ['PGG-6.4', 'PGG-6.4a'], question: 'western-columns' }, [
    ['closed on turn 6, to retreats too', { turn: 6, hex: '0212' }, { allowed: false, retreatEliminates: true }],
    ['open on turn 7', { turn: 7, hex: '0212' }, { allowed: true, retreatEliminates: false }],
    ['column 03 was never closed', { turn: 3, hex: '0312' }, { allowed: true }],
    ['the first move of turn 1 may', { turn: 1, hex: '0112', firstMove: true }, { allowed: true }],
    ['that of turn 2 may not', { turn: 2, hex: '0112', firstMove: true }, { allowed: false }],
  ]),
  ...cases(
    {
      rule: '6.25',
      proves: ['PGG-6.25', 'PGG-11.31', 'PGG-11.32', 'PGG-E09'],
      question: 'movement-allowance',
      input: { outOfSupply: true },
    },
    [
      ['out of supply a 9-7 is a 4-3', { strength: 9, ma: 7 }, { strength: 4, ma: 3 }],
      ['a strength of 1 stays 1', { strength: 1, ma: 1 }, { strength: 1, ma: 0 }],
      ['and 0 stays 0', { strength: 0, ma: 6 }, { strength: 0, ma: 3 }],
    ],
  ),
  ...cases({ rule: '6.25', proves: ['PGG-6.25'], question: 'move-cost' }, [
    [
      'it goes three hexes of four',
      { unit: 'infantry', ma: 7, outOfSupply: true, path: [{}, {}, {}, {}] },
      { allowance: 3, steps: 3 },
    ],
  ]),
  ...cases({ rule: '7.2', proves: ['PGG-7.2'], question: 'stacking', input: { side: 'german' } }, [
    ['three German units stack', { combat: 3 }, { legal: true, excess: 0, rule: '7.2' }],
    ['of five two must go', { combat: 5 }, { legal: false, excess: 2, rule: '7.2' }],
  ]),
  ...cases({ rule: '7.1', proves: ['PGG-7.1', 'PGG-A33'], question: 'stacking', input: { side: 'soviet' } }, [
    ['three Soviet units and a leader', { combat: 3, leaders: 1 }, { legal: true, excess: 0, rule: '7.1' }],
    ['two and two leaders', { combat: 2, leaders: 2 }, { legal: true, excess: 0, rule: '7.1' }],
    ['three and two leaders are one too many', { combat: 3, leaders: 2 }, { legal: false, excess: 1, rule: '7.1' }],
    ['four are one too many without a leader', { combat: 4 }, { legal: false, excess: 1, rule: '7.1' }],
    ['and two with two leaders', { combat: 4, leaders: 2 }, { legal: false, excess: 2, rule: '7.1' }],
  ]),
  ...cases({ rule: '7.1', proves: ['PGG-7.1', 'PGG-7.2'], question: 'stack' }, [
    [
      'the form says how many are too many',
      { side: 'german', combat: 4 },
      { panel: { answer: { id: 'pgg.stack.excess', p: { count: 1 } } } },
    ],
    ['and what is legal', { side: 'soviet', combat: 3, leaders: 1 }, { panel: { answer: { id: 'pgg.stack.legal' } } }],
  ]),
  ...cases({ rule: '6.33', proves: ['PGG-6.33', 'PGG-13.31'], question: 'rail-cost', input: { rifle: 8 } }, [
    [
      '24 hexes, two of them with a marker: all 30 points',
      { hexes: 24, interdicted: 2 },
      { points: 30, left: 0, quota: 8, legal: true },
    ],
    [
      'a hex more is too far',
      { hexes: 25, interdicted: 2 },
      { points: 31, legal: false, bars: [{ why: 'range', rule: '6.33' }] },
    ],
  ]),
  ...cases({ rule: '6.31', proves: ['PGG-6.31'], question: 'rail-cost', input: { hexes: 5 } }, [
    [
      'six rifle and an armor unit are nine of eight; leaders do not count',
      { rifle: 6, armor: 1, leaders: 3 },
      { quota: 9, legal: false, bars: [{ why: 'quota', rule: '6.31' }] },
    ],
    [
      'who uses the railway on entering does not count',
      { rifle: 6, armor: 1, arriving: true },
      { quota: 0, legal: true },
    ],
    [
      'with two places left three do not go',
      { rifle: 3, context: { balances: { rail: 2 } } },
      { quotaLeft: 2, legal: false },
    ],
  ]),
  ...cases({ rule: '6.32', proves: ['PGG-6.32', 'PGG-6.37'], question: 'rail-cost', input: { hexes: 5 } }, [
    [
      'every reason against it is told: broken, in ZOC, off the rails, moving otherwise as well',
      { broken: true, enemyZoc: true, onRail: false, only: false },
      { legal: false, bars: [{}, {}, {}, {}] },
    ],
  ]),
  ...cases({ rule: '6.36', proves: ['PGG-6.36'], question: 'rail-cost' }, [
    [
      'Germans do not use the railway',
      { hexes: 5, side: 'german' },
      { legal: false, bars: [{ why: 'german', rule: '6.36' }] },
    ],
  ]),
  ...cases({ rule: '6.31', proves: ['PGG-6.31'], question: 'rail-quota' }, [
    [
      'an armor unit counts three, a leader nothing',
      { rifle: 2, armor: 2, leader: 3 },
      { allowed: true, cost: 8, left: 0 },
    ],
    ['the eight used up, nobody goes', { rifle: 1, used: 8 }, { allowed: false, left: 0, refused: { rule: '6.31' } }],
  ]),
  ...cases(
    { rule: '6.37', proves: ['PGG-6.37'], question: 'broken-rail', input: { broken: { '1010': 0, '1011': 4 } } },
    [
      [
        'broken: closed, and not to be broken twice',
        { turn: 4, hex: '1010' },
        { open: false, mayBreak: { allowed: false }, markersLeft: 5 },
      ],
      [
        'repaired this turn: closed still, and may be broken again',
        { turn: 4, hex: '1011' },
        { open: false, mayBreak: { allowed: true } },
      ],
      ['on the turn after it is open', { turn: 5, hex: '1011' }, { open: true }],
    ],
  ),
];
