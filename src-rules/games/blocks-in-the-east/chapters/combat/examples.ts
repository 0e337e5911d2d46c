import { cases, type Example } from '#rules/kit/game/examples.ts';

const forest = {
  attacks: 'axis',
  terrain: 'forest',
  axis: [
    { class: 'tanks', pf: 3, id: 'tanks' },
    { class: 'infantry', pf: 3, id: 'foot' },
  ],
  soviet: [{ class: 'infantry', pf: 4, id: 'ivan' }],
};
const base = { scenario: 'SBE1', turn: 2, options: { level: 'base' } };

/** Numbers and dice of battles. PF are invented. */
export const examples: readonly Example[] = [
  ...cases({ rule: '3.14', proves: ['BITE-3.14-1'], question: 'to-hit', input: { context: base } }, [
    [
      'Soviet tanks hit at 5',
      { class: 'tanks', nation: 'SOV', role: 'defender' },
      { toHit: 5, fires: true, from: 'digest' },
    ],
    ['static units do not attack', { class: 'static' }, { toHit: 7, fires: false }],
  ]),
  ...cases({ rule: '6.5', proves: ['BITE-6.5-1', 'BITE-3.14-1'], question: 'to-hit', input: { context: base } }, [
    ['guns fire at aircraft at 5', { class: 'artillery', fire: 'aa' }, { toHit: 5 }],
    [
      'what no rulebook gives an air HQ stays unknown',
      { class: 'airHq', role: 'defender', fire: 'aa', tech: 3 },
      { toHit: null, fires: false },
    ],
  ]),
  ...cases({ rule: '3.14', proves: ['BITE-3.14-1'], question: 'to-hit' }, [
    [
      'until the players type it',
      {
        class: 'airHq',
        role: 'defender',
        fire: 'aa',
        tech: 3,
        context: { ...base, tables: { 'to-hit': { cells: { 'hq3/aa': '5' } } } },
      },
      { toHit: 5, from: 'players' },
    ],
  ]),
  ...cases(
    {
      rule: '7.7.7',
      proves: ['BITE-7.7.7-1', 'BITE-7.7.7-2', 'BITE-7.7.6-2'],
      question: 'step-dice',
      input: { context: base },
    },
    [
      [
        'tanks and infantry of 3 PF into a forest: a die at 5, two at 6, one left over',
        { battle: forest },
        {
          throws: [
            { unit: 'tanks', dice: 1, toHit: 5 },
            { unit: 'foot', dice: 2, toHit: 6 },
          ],
          pools: [
            {
              maluses: 1,
              leftOver: 1,
              units: [
                { unit: 'tanks', pf: 3, dice: 1 },
                { unit: 'foot', pf: 3, dice: 2 },
              ],
            },
          ],
        },
      ],
    ],
  ),
  ...cases({ rule: '7.7', proves: ['BITE-12.P-7'], question: 'battle-joint', input: { context: base } }, [
    [
      'one PF of infantry against one: the attacker is left 5 times in 11',
      {
        battle: {
          attacks: 'axis',
          axis: [{ class: 'infantry', pf: 1, id: 'a' }],
          soviet: [{ class: 'infantry', pf: 1, id: 'd' }],
        },
      },
      {
        outcomes: [
          { end: 'defenderWins', units: [{ pf: null }, { pf: 1 }] },
          { end: 'attackerWins', units: [{ pf: 1 }, { pf: null }] },
        ],
      },
    ],
    ['a battle without units is none', { battle: {} }, { refused: { rule: '7.7' } }],
  ]),
];
