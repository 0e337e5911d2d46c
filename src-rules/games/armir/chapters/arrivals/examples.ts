import { cases, type Example } from '#rules/kit/game/examples.ts';

/** Axis reinforcements. */
export const examples: readonly Example[] = [
  ...cases({ rule: '18.5', proves: ['ARMIR-18.5'], question: 'reinforcements' }, [
    [
      'turn 3: who came, who is late, who is due, who comes later',
      { context: { turn: 3, cells: { arrived: { gebirgs: 2 } } } },
      {
        arrivals: [
          { id: 'gebirgs', state: 'entered' },
          { id: 'division387', state: 'delayed' },
          { id: 'division385', state: 'due' },
          { id: 'fegelein', state: 'later', turn: 4 },
          { id: 'begleit', state: 'later' },
          { id: 'xxivHq', state: 'waits' },
        ],
      },
    ],
  ]),
];
