import type { JsonObject } from '#rules/kit/base/json.ts';
import { cases, type Example } from '#rules/kit/game/examples.ts';

const dice: JsonObject = { scenario: 'SBE6', turn: 13, options: { level: 'advanced', o29: true, o36: true } };

/** Dice of the months. */
export const examples: readonly Example[] = [
  ...cases({ rule: '36.0', proves: ['BITE-36.0-1', 'BITE-12.P-8'], question: 'italy', input: { context: dice } }, [
    [
      'Italy is out by the end of September 1943 22 times in 27',
      { turn: 26, until: 28 },
      { panel: { answer: { p: { exact: { name: '22/27' } } } } },
    ],
    ['no die before July 1943', { turn: 1, until: 25 }, { panel: { not: { rule: '36.0' } } }],
  ]),
  ...cases({ rule: '29.0', proves: ['BITE-29.1-1'], question: 'partisans', input: { context: dice } }, [
    ['no partisans before their time', { turn: 3, minor: 9 }, { panel: { not: { rule: '29.0' } } }],
  ]),
];
