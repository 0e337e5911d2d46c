import type { JsonObject } from '#rules/kit/base/json.ts';
import { cases, type Example } from '#rules/kit/game/examples.ts';

const vologda: JsonObject = { tech: 3, terrain: 'forest', city: 'major', badWeather: true };
const raids: JsonObject = { scenario: 'SBE6', turn: 13, options: { level: 'advanced', o351: true } };

/** Reconnaissance and strategic raids. */
export const examples: readonly Example[] = [
  ...cases({ rule: '19.1', proves: ['BITE-19.1-2', 'BITE-E13'], question: 'recon-chance' }, [
    [
      'Vologda in bad weather, TECH 3: two faces of six',
      vologda,
      { modifier: 2, faces: 2, range: 15, once: { exact: '1/3' } },
    ],
    ['TECH 1: out of reach', { ...vologda, tech: 1 }, { modifier: 6, faces: 0, within: { p: 0 } }],
  ]),
  ...cases({ rule: '19.1', proves: ['BITE-19.1-3', 'BITE-12.P-8'], question: 'recon-chance' }, [
    [
      'past a die at 5, then four faces; twice',
      { tech: 1, aa: [{ count: 1, toHit: 5 }], attempts: 2 },
      { aaMisses: { exact: '2/3' }, once: { exact: '4/9' }, within: { exact: '56/81' } },
    ],
  ]),
  ...cases(
    { rule: '35.1', proves: ['BITE-35.1-1', 'BITE-12.P-8'], question: 'strategic-raid', input: { context: raids } },
    [
      [
        'a bomber of 1 PF: through six dice of flak at 6, and then a hit at 5',
        { turn: 13, weather: 'clear', targets: [{ pp: 2 }], bombers: [{ pf: 1, target: '1' }] },
        {
          results: [
            { key: '0', exact: '124343/139968' },
            { key: '1', exact: '15625/139968' },
          ],
        },
      ],
    ],
  ),
];
