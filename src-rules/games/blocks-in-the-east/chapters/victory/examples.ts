import { cases, type Example } from '#rules/kit/game/examples.ts';

/** The victory die of the Axis. */
export const examples: readonly Example[] = [
  ...cases({ rule: 'SBE9', proves: ['BITE-SBE9-1', 'BITE-12.P-8'], question: 'dortmund' }, [
    [
      'three cities win on 1 and 2',
      { held: ['moscow', 'baku', 'leningrad'], months: 1 },
      { panel: { answer: { p: { exact: { name: '1/3' } } } } },
    ],
    [
      'one of both pairs within two months: 11 times in 36',
      { held: ['baku', 'leningrad'], months: 2 },
      { panel: { answer: { p: { exact: { name: '11/36' } } } } },
    ],
    [
      'both of one pair do not roll',
      { held: ['moscow', 'baku'] },
      { panel: { answer: { id: 'bite.ops.dortmund.none' } } },
    ],
  ]),
];
