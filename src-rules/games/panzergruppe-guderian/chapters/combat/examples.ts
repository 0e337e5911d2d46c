import { cases, type Example } from '#rules/kit/game/examples.ts';
import { afterwards } from './afterExamples.ts';

const threeSteps = ['a', 'b', 'c'].map((id) => ({ id, steps: 1 }));
const guest = { id: 'guest', steps: 2, retreatedHere: true };
const regiments = [4, 2, 2].map((attack) => ({ attack, outOfSupply: true }));

/** Strengths, odds, results, losses, retreats, advances, step by step. Strengths are invented. */
const odds: readonly Example[] = [
  ...cases({ rule: '9.31', proves: ['PGG-9.31', 'PGG-E02'], question: 'strength' }, [
    [
      'a 4 in a major city defends with 8',
      { units: [{ defence: 4 }], majorCity: true },
      { defence: 8, terrainMultiple: 2 },
    ],
  ]),
  ...cases(
    {
      rule: '9.33',
      proves: ['PGG-9.33', 'PGG-E03'],
      question: 'strength',
      input: { units: [{ defence: 1 }], allAcrossRiver: true },
    },
    [
      ['forest attacked solely across a river: three times', { forest: true }, { terrainMultiple: 3 }],
      ['a major city: three times too', { majorCity: true }, { terrainMultiple: 3 }],
    ],
  ),
  ...cases({ rule: '9.33', proves: ['PGG-9.33', 'PGG-A06'], question: 'strength' }, [
    [
      'forest, city and river: four times',
      { units: [{ defence: 1 }], allAcrossRiver: true, forest: true, majorCity: true },
      { defence: 4 },
    ],
  ]),
  ...cases({ rule: '6.55', proves: ['PGG-6.55', 'PGG-7.3', 'PGG-E04'], question: 'strength' }, [
    [
      'an intact panzer division of 8, out of supply, overruns with 4',
      { units: regiments, wholeDivision: true, overrun: true },
      { attack: 4 },
    ],
  ]),
  ...cases({ rule: '10.36', proves: ['PGG-10.36', 'PGG-E06'], question: 'strength' }, [
    ['a leader adds his rating: 6 and 4', { units: [{ attack: 6 }], leaders: [{ rating: 4 }] }, { attack: 10 }],
  ]),
  ...cases({ rule: '10.36', proves: ['PGG-10.36', 'PGG-E07'], question: 'strength' }, [
    [
      'not more than the unit out of supply brings: 3 and 3',
      { units: [{ attack: 6, outOfSupply: true }], leaders: [{ rating: 4 }] },
      { attack: 6 },
    ],
  ]),
  ...cases({ rule: '10.36', proves: ['PGG-10.36', 'PGG-E08'], question: 'strength' }, [
    ['not more than a weak one brings: 1 and 1', { units: [{ attack: 1 }], leaders: [{ rating: 4 }] }, { attack: 2 }],
  ]),
  ...cases({ rule: '6.64', proves: ['PGG-6.64', 'PGG-10.36'], question: 'strength' }, [
    [
      'a disrupted leader adds nothing to the attack; in defence he counts himself',
      { units: [{ attack: 6, defence: 8 }], leaders: [{ rating: 4, disrupted: true }] },
      { attack: 6, defence: 12 },
    ],
  ]),
  ...cases({ rule: '9.4', proves: ['PGG-9.4', 'PGG-E01'], question: 'odds' }, [
    ['26 on 9 is 2-1', { attack: 26, defence: 9 }, { column: '2-1' }],
  ]),
  ...cases({ rule: '9.5', proves: ['PGG-X01'], question: 'odds' }, [
    [
      'the chance of a result is its faces of six',
      { attack: 26, defence: 9 },
      {
        chances: [
          { result: 'D2', chance: { exact: '1/6' } },
          { result: 'D1', chance: { exact: '1/6' } },
          { result: 'D1/A1', chance: { p: 1 / 3, exact: '1/3' } },
          { result: 'Eng', chance: { exact: '1/6' } },
          { result: 'A1', chance: { exact: '1/6' } },
        ],
      },
    ],
  ]),
  ...cases({ rule: '9.4', proves: ['PGG-9.4', 'PGG-E14'], question: 'odds' }, [
    ['110 on 10 stops at 10-1', { attack: 110, defence: 10 }, { column: '10-1' }],
    ['200 on 3 too', { attack: 200, defence: 3 }, { column: '10-1' }],
    ['1 on 4 stops at 1-3', { attack: 1, defence: 4 }, { column: '1-3' }],
    ['1 on 90 too', { attack: 1, defence: 90 }, { column: '1-3' }],
    ['2 on 3 falls to the defender', { attack: 2, defence: 3 }, { column: '1-2' }],
    ['nothing attacks', { attack: 0, defence: 4 }, { column: null, why: 'no attack' }],
    ['nobody defends', { attack: 4, defence: 0 }, { column: null, why: 'no defence' }],
  ]),
];

const results: readonly Example[] = [
  ...cases({ rule: '9.65', proves: ['PGG-9.65', 'PGG-E05'], question: 'legal-losses' }, [
    [
      'D1 on three Soviet units: one of them is lost',
      { result: 'D1', role: 'defender', units: threeSteps },
      { steps: 1, ways: [{ c: 1 }, { b: 1 }, { a: 1 }] },
    ],
    [
      'as many steps as there are destroy the force',
      { result: 'D2', role: 'defender', units: [{ id: 'a', steps: 1 }] },
      { steps: 1, eliminated: true },
    ],
  ]),
  ...cases({ rule: '9.65', proves: ['PGG-9.65', 'PGG-E05'], question: 'result-options' }, [
    [
      'or all of them retreat a hex',
      { result: 'D1', defenceSteps: 3 },
      { pays: [{ side: 'defender', choices: ['losses', 'retreat'], steps: 1, hexes: 1 }] },
    ],
  ]),
  ...cases({ rule: '9.64', proves: ['PGG-9.64'], question: 'result-options' }, [
    [
      'De/A1: all defenders, and the only step of the attacker',
      { result: 'De/A1', defenceSteps: 5, attackSteps: 1 },
      {
        pays: [
          { side: 'defender', choices: ['all'], steps: 5 },
          { side: 'attacker', choices: ['losses', 'retreat'], steps: 1, hexes: 1 },
        ],
        destroys: { defender: true, attacker: true },
      },
    ],
  ]),
  ...cases({ rule: '9.67', proves: ['PGG-9.67'], question: 'result-options' }, [
    [
      'Eng: a step each, in place, and nobody advances',
      { result: 'Eng' },
      {
        pays: [
          { side: 'defender', choices: ['engaged'], steps: 1, hexes: 0 },
          { side: 'attacker', choices: ['engaged'], steps: 1, hexes: 0 },
        ],
        attackersMayAdvance: false,
        defendersMayAdvance: false,
      },
    ],
  ]),
  ...cases(
    {
      rule: '9.75',
      proves: ['PGG-9.75', 'PGG-9.65'],
      question: 'legal-losses',
      input: {
        result: 'D2',
        role: 'defender',
        units: [{ id: 'a', steps: 2 }, { id: 'b', steps: 4 }, guest],
      },
    },
    [
      ['a step of each, and who retreated there goes besides', { lost: { a: 1, b: 1, guest: 2 } }, { legal: true }],
      ['both steps of one', { lost: { a: 2, guest: 2 } }, { legal: true }],
      ['one step is too few', { lost: { a: 1, guest: 2 } }, { legal: false }],
      ['who retreated there does not stay', { lost: { a: 2 } }, { legal: false }],
      ['nor do his steps pay', { lost: { guest: 2 } }, { legal: false }],
    ],
  ),
  ...cases({ rule: '6.61', proves: ['PGG-6.61'], question: 'result-options', input: { overrun: true } }, [
    ['De leaves nobody to disrupt', { result: 'De' }, { disrupts: false }],
    ['nor does De/A1', { result: 'De/A1' }, { disrupts: false }],
    ['D2 disrupts whom it leaves', { result: 'D2' }, { disrupts: true }],
    ['D1/A1 does', { result: 'D1/A1' }, { disrupts: true }],
    ['Eng does not', { result: 'Eng' }, { disrupts: false }],
    ['A1 does not', { result: 'A1' }, { disrupts: false }],
  ]),
];

const overruns: readonly Example[] = [
  ...cases(
    {
      rule: '6.51',
      proves: ['PGG-6.51', 'PGG-6.52', 'PGG-6.56'],
      question: 'overrun-next-step',
      input: { mp: 7, emptied: true },
    },
    [
      [
        'three points, then in and on',
        { result: 'D1' },
        { cost: 3, mpLeft: 4, next: 'enter', mayMove: true, mayOverrunAgain: true, disrupted: true },
      ],
      [
        'in enemy ZOC only to overrun again',
        { result: 'D1', inEnemyZoc: true },
        { mayMove: false, mayOverrunAgain: true },
      ],
      [
        'the hex not emptied: stay',
        { result: 'D2', emptied: false },
        { next: 'stay', mayMove: false, mayOverrunAgain: false },
      ],
      ['D1/A1: stay, and disrupt', { result: 'D1/A1' }, { next: 'stay', disrupted: true }],
      ['Eng: stay', { result: 'Eng' }, { next: 'stay', disrupted: false }],
      ['A1: stay', { result: 'A1' }, { next: 'stay', disrupted: false }],
      ['with two and a half points there is none', { result: 'D1', mp: 2.5 }, { allowed: false }],
    ],
  ),
  ...cases(
    {
      rule: '6.51',
      proves: ['PGG-6.51', 'PGG-A11'],
      question: 'overrun-next-step',
      input: { result: 'D1', emptied: true, entryCost: 1, nextEntryCost: 1 },
    },
    [
      [
        'at three points flat 6 are enough for two',
        { mp: 6, context: { options: { a11: 'flat' } } },
        { mayOverrunAgain: true },
      ],
      ['5½ are not', { mp: 5.5, context: { options: { a11: 'flat' } } }, { mayOverrunAgain: false }],
      ['with the hex on top 7 are not', { mp: 7, context: { options: { a11: 'entry' } } }, { mayOverrunAgain: false }],
      ['8 are', { mp: 8, context: { options: { a11: 'entry' } } }, { mayOverrunAgain: true }],
      [
        'but not into a hex of two',
        { mp: 8, nextEntryCost: 2, context: { options: { a11: 'entry' } } },
        { mayOverrunAgain: false },
      ],
    ],
  ),
  ...cases({ rule: '6.51', proves: ['PGG-A11', 'PGG-A12'], question: 'overrun-next-step' }, [
    [
      'the hex on top, and Eng disrupts, where the players ruled so',
      {
        result: 'Eng',
        emptied: false,
        mp: 7,
        entryCost: 2,
        context: { options: { a11: 'entry', a12: 'disrupted' } },
      },
      { cost: 5, disrupted: true },
    ],
  ]),
];

export const examples: readonly Example[] = [...odds, ...results, ...afterwards, ...overruns];
