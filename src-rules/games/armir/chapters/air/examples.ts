import { cases, type Example } from '#rules/kit/game/examples.ts';

const rows = (...cells: readonly number[]) => ({
  panel: { grids: [{ rows: [{ cells: cells.map((p) => ({ p })) }] }] },
});

/** Chances of the air dice. */
export const examples: readonly Example[] = [
  ...cases({ rule: '9.2.1', proves: ['ARMIR-P9'], question: 'air-chances', input: { cai: 'used', turn: 4 } }, [
    ['the CAI aircraft is back by a die each turn: 1/3, 5/9, 19/27', { usedIn: 3 }, rows(1 / 3, 5 / 9, 19 / 27)],
  ]),
  ...cases(
    {
      rule: '9.2.1',
      proves: ['ARMIR-P9', 'ARMIR-AMB-19'],
      question: 'air-chances',
      input: { cai: 'used', turn: 4, context: { options: { amb19: 'next' } } },
    },
    [
      ['with one die only, next turn or never', { usedIn: 3 }, rows(1 / 3, 1 / 3, 1 / 3)],
      ['used the turn before, its die is past', { usedIn: 2 }, rows(0, 0, 0)],
    ],
  ),
];
