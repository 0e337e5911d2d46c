import type { JsonObject } from '#rules/kit/base/json.ts';
import { cases, type Example } from '#rules/kit/game/examples.ts';

/** A cell of the players' card: the one that the rulebook's own example tells. */
const card = { turn: 2, tables: { 'combat-results': { cells: { '4/6:1': '1/3' } } } };
const dsg = (cp: number) => ({ cp, dsg: true });
const julia = { division: 'Julia', units: [{ division: 'julia' }] };
const two: readonly JsonObject[] = [
  { id: 'a', steps: 3 },
  { id: 'b', steps: 2, lostBefore: 1 },
];

/** Strengths, columns, outcomes, losses, and who may support. Combat points are invented. */
export const examples: readonly Example[] = [
  ...cases({ rule: '11.2.1', proves: ['ARMIR-11.2a'], question: 'strength' }, [
    [
      'disorganised 5, 5 and 3 are halved, added, then rounded up: 7',
      { units: [dsg(5), dsg(5), dsg(3)] },
      { attack: 7, defence: 7 },
    ],
  ]),
  ...cases({ rule: '11.2.2', proves: ['ARMIR-11.2.2'], question: 'strength' }, [
    [
      'disorganised and out of supply, a 7 is halved once',
      { units: [{ cp: 7, oos: true, dsg: true }] },
      { attack: 4, defence: 4 },
    ],
  ]),
  ...cases({ rule: '8.3', proves: ['ARMIR-8.3a'], question: 'strength' }, [
    ['out of supply it is halved in attack alone', { units: [{ cp: 7, oos: true }] }, { attack: 4, defence: 7 }],
  ]),
  ...cases({ rule: '10.1.5', proves: ['ARMIR-10.1.5'], question: 'strength' }, [
    [
      'guns in a hex without others defend with 1, an HQ with nothing',
      { units: [{ kind: 'hq' }, { kind: 'artillery' }] },
      { attack: 0, defence: 1 },
    ],
  ]),
  ...cases({ rule: '18.4.1', question: 'strength' }, [
    [
      'on turn 1 a gun of 3 supports with 2',
      { units: [{ cp: 4 }], support: [3], context: { turn: 1 } },
      { attack: 6, defence: 6 },
    ],
  ]),
  ...cases({ rule: '12.1', proves: ['ARMIR-12.1c', 'ARMIR-1.4c'], question: 'column' }, [
    ['11 on 4 is 2:1', { attack: 11, defence: 4 }, { column: '2:1' }],
    ['11 on 6 is 1:1', { attack: 11, defence: 6 }, { column: '1:1' }],
    ['2 on 5 is 1:3, the lowest column 1:2', { attack: 2, defence: 5 }, { ratio: '1:3', base: '1:2', column: '1:2' }],
    ['nothing attacks', { attack: 0, defence: 4 }, { base: null, column: null }],
  ]),
  ...cases(
    {
      rule: '14.3',
      proves: ['ARMIR-12.1d'],
      question: 'column',
      input: { attack: 39, defence: 4, allAcrossStrongpoint: true },
    },
    [
      [
        '39 on 4 over strongpoint sides: first onto the table, then a column to the left',
        {},
        { ratio: '9:1', base: '7:1', shifts: ['strongpoint'], column: '6:1' },
      ],
      ['they are no hindrance to the Axis', { sovietAttacks: false }, { column: '7:1' }],
    ],
  ),
  ...cases({ rule: '12.1.1', question: 'outcome' }, [
    [
      '6:1 and a 4 over strongpoint sides: 1/3, and a step more for the attacker',
      { column: '6:1', die: 4, allAcrossStrongpoint: true, defenderSteps: 2, context: card },
      {
        result: '1/3',
        row: '4',
        missing: false,
        attackerLoses: 2,
        options: [
          { stand: 'stay', steps: 2, eliminated: true, empty: true },
          { stand: 'retreat', steps: 1, eliminated: false, empty: true },
        ],
      },
    ],
    ['a cell nobody typed is named', { column: '6:1', die: 4 }, { missing: true, row: '4' }],
  ]),
  ...cases({ rule: '12.3', question: 'outcome' }, [
    [
      'of two steps a retreat spares one',
      { result: '-/2', defenderSteps: 3 },
      {
        options: [
          { stand: 'stay', steps: 2 },
          { stand: 'retreat', steps: 1 },
        ],
      },
    ],
    [
      'who must retreat is asked that first',
      { result: '-/1', mustRetreat: true, defenderSteps: 1 },
      { options: [{ stand: 'retreat', steps: 0 }, { stand: 'stay' }] },
    ],
  ]),
  ...cases({ rule: '14.3', question: 'outcome' }, [
    [
      'over strongpoint sides the attacker always loses a step',
      { result: '-/-', allAcrossStrongpoint: true },
      { attackerLoses: 1 },
    ],
  ]),
  ...cases({ rule: '12.2.1', proves: ['ARMIR-12.2.1'], question: 'legal-losses', input: { units: two } }, [
    [
      'who has lost least loses first',
      { losses: 2, split: { a: 2 } },
      { next: ['a'], splits: [{ a: 2 }, { a: 1, b: 1 }], legal: true },
    ],
    ['not who lost one before', { losses: 1, split: { b: 1 } }, { legal: false }],
    ['but where the Axis names the first', { losses: 1, split: { b: 1 }, firstByAxis: true }, { legal: true }],
  ]),
  ...cases({ rule: '12.2.1', proves: ['ARMIR-12.2.1', 'ARMIR-AMB-34'], question: 'legal-losses' }, [
    [
      'losses of this combat alone are counted, where the players ruled so',
      { units: two, losses: 1, split: { b: 1 }, context: { options: { amb34: 'combat' } } },
      { legal: true },
    ],
  ]),
  ...cases({ rule: '10.1.2', proves: ['ARMIR-10.1f', 'ARMIR-10.1b'], question: 'support-eligibility' }, [
    ['a gun supports its own division', julia, { may: true, against: [] }],
    [
      'every rule against it is told',
      { ...julia, distance: 2, used: true, pa: 0, mobileAssault: true },
      { may: false, against: [{ id: 'assault' }, { id: 'range' }, { id: 'used' }, { id: 'pa' }] },
    ],
    ['units nobody placed belong to no one', { units: [{}] }, { may: false, against: [{ id: 'corps' }] }],
    ['nor to the corps of the gun', { formation: 'ii', units: [{}] }, { may: false }],
    ['army units are supported by all', { units: [{ formation: 'army' }] }, { may: true }],
    [
      'heavy artillery bombards, it does not support',
      { ...julia, kind: 'heavyArtillery' },
      { against: [{ id: 'type' }] },
    ],
  ]),
];
