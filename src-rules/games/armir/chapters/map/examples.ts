import type { JsonObject } from '#rules/kit/base/json.ts';
import { cases, type Example } from '#rules/kit/game/examples.ts';

const weak: readonly JsonObject[] = [{ sp: 1 }, { kind: 'hq' }];

/** Zones of control. */
export const examples: readonly Example[] = [
  ...cases({ rule: '7.1', proves: ['ARMIR-7a', 'ARMIR-7.1.1'], question: 'zone', input: { context: { turn: 3 } } }, [
    ['one SP and an HQ: Soviet tanks pass', { units: weak }, { panel: { says: { id: 'armir.moving.zone.passes' } } }],
    ['others stop', { units: weak, mover: 'other' }, { panel: { says: { id: 'armir.moving.zone.stops' } } }],
    [
      'a heavy unit stops tanks too',
      { units: [{ sp: 2, heavy: true }] },
      { panel: { says: { id: 'armir.moving.zone.stopsHeavy' } } },
    ],
    [
      'a Soviet zone stops everybody',
      { side: 'soviet', units: [{ sp: 2 }] },
      { panel: { says: { id: 'armir.moving.zone.stops' } } },
    ],
    [
      'out of supply there is none',
      { units: [{ sp: 2, oos: true }] },
      { panel: { says: { id: 'armir.moving.zone.oos' } } },
    ],
    ['SP nobody typed are asked for', { units: [{}] }, { panel: { missing: [{ row: 'r1' }] } }],
  ]),
  ...cases({ rule: '7.1.2', proves: ['ARMIR-7.1.2a'], question: 'zone', input: { context: { turn: 3 } } }, [
    [
      'it does not cross a major river',
      { units: weak, major: true },
      { panel: { says: { id: 'armir.moving.zone.blocked' } } },
    ],
    [
      'nor, of the Soviet, a strongpoint side',
      { side: 'soviet', units: [{ sp: 2 }], strongpointSide: true },
      { panel: { says: { id: 'armir.moving.zone.blocked' } } },
    ],
  ]),
  ...cases({ rule: '7', proves: ['ARMIR-7a', 'ARMIR-AMB-08'], question: 'zone-check' }, [
    [
      'two SP project a zone, an HQ’s among them',
      { side: 'axis', units: [{ sp: 1 }, { kind: 'hq', sp: 1 }] },
      { projects: true, stops: true, crosses: true },
    ],
    [
      'SP of combat units alone count, where the players ruled so',
      { side: 'axis', units: [{ sp: 1 }, { kind: 'hq', sp: 1 }], context: { options: { amb08: 'combat' } } },
      { projects: false, stops: false },
    ],
  ]),
  ...cases({ rule: '7', proves: ['ARMIR-7a', 'ARMIR-AMB-08'], question: 'zone' }, [
    [
      'the form says so too',
      { units: weak, context: { turn: 3, options: { amb08: 'combat' } } },
      { panel: { says: { id: 'armir.moving.zone.sp' } } },
    ],
  ]),
];
