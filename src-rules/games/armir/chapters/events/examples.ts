import { cases, type Example } from '#rules/kit/game/examples.ts';

/** The fronts of the Čir and of the airports. */
export const examples: readonly Example[] = [
  ...cases({ rule: '16.1.3', proves: ['ARMIR-16.1.3'], question: 'cir-odds' }, [
    ['39 CP add 1 to the die: five faces of six advance', { cp: 39 }, { bonus: 1, advance: 5 / 6, meanLoss: 1 }],
  ]),
  ...cases({ rule: '16.1.3', proves: ['ARMIR-16.1.3', 'ARMIR-AMB-48'], question: 'cir-odds' }, [
    [
      'rounded up they add 2, where the players ruled so',
      { cp: 39, context: { options: { amb48: 'up' } } },
      { bonus: 2, meanLoss: 4 / 3 },
    ],
  ]),
  ...cases({ rule: '16.3', proves: ['ARMIR-16.3a', 'ARMIR-8.4a'], question: 'turn-dice' }, [
    [
      'turn 4: the garrison grows on 1 to 3, an armoured corps keeps its supply on 1 or 2',
      { turn: 4 },
      { garrison: { faces: [1, 2, 3], p: 1 / 2 }, armouredCorps: { faces: [1, 2], p: 1 / 3 } },
    ],
  ]),
  ...cases({ rule: '8.6', proves: ['ARMIR-16.1d', 'ARMIR-16.3b', 'ARMIR-8.6'], question: 'fronts' }, [
    [
      'who fights there, who waits, whom attrition still takes',
      {
        context: {
          turn: 1,
          cells: {
            cirUnits: { 'rifle-1': 'yes', 'rifle-2': 'in' },
            temUnits: { 'tank-2': 'yes' },
            oos: { 'tank-2': 'yes', croat: 'yes' },
            garrison: 3,
            cirBoxes: 1,
          },
          rosters: {
            soviet: {
              units: [
                { id: 'rifle-1', name: 'Invented rifle 1', values: { kind: 'combat' } },
                { id: 'rifle-2', name: 'Invented rifle 2', values: { kind: 'combat' } },
                { id: 'tank-2', name: 'Invented tank 2', values: { kind: 'combat' } },
              ],
            },
          },
        },
      },
      {
        cir: { boxes: 1, length: 2, reached: false, units: ['rifle-1'], waiting: ['rifle-2'] },
        airports: { garrison: 3, taken: false, units: ['tank-2'] },
        attrition: [
          { where: { id: 'armir.tem.box' }, units: ['tank-2'] },
          { where: { id: 'armir.fronts.nowhere' }, units: ['croat'] },
        ],
      },
    ],
  ]),
];
