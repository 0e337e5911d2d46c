import { cases, type Example } from '#rules/kit/game/examples.ts';

/** The Soviet set-up, and the armies that may be frozen. */
export const examples: readonly Example[] = [
  ...cases({ rule: '5.1', proves: ['PGG-5.1'], question: 'setup-cards' }, [
    [
      'five cards, 28 rifle and 6 armor units, 5 leaders',
      {},
      { rifle: 28, armor: 6, leaders: 5, cards: [{ army: 24, from: '4015', to: '4015' }, {}, {}, {}, {}] },
    ],
  ]),
  ...cases({ rule: '5.21', proves: ['PGG-5.21', 'PGG-X07', 'PGG-E17'], question: 'frozen-army' }, [
    ['on a 3 the army moves', { die: 3 }, { moves: true }],
    ['on a 4 it is frozen', { die: 4 }, { moves: false }],
    ['half the faces free it', {}, { chance: { p: 0.5, exact: '1/2' }, rule: '5.21' }],
  ]),
];
