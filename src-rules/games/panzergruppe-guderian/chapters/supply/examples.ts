import { cases, type Example } from '#rules/kit/game/examples.ts';

const far = { unit: '0510', targets: ['0910'] };

/** Lines by hex numbers alone, on clear ground. */
export const examples: readonly Example[] = [
  ...cases({ rule: '11.22', proves: ['PGG-11.22', 'PGG-E10'], question: 'line', input: far }, [
    ['four hexes are one too far for a limit of three', { limit: 3 }, { ok: false, over: 1, cuts: [] }],
    ['a limit of four reaches', { limit: 4 }, { ok: true, length: 4, assumed: { id: 'pgg.map.clear' } }],
    ['two enemies close every way of four', { limit: 4, enemies: ['0708', '0711'] }, { ok: false }],
  ]),
  ...cases({ rule: '13.34', question: 'line' }, [
    [
      'a marker is closed whoever stands there',
      { unit: '0510', targets: ['0710'], limit: 2, markers: ['0609', '0610'], friends: ['0609', '0610'] },
      { ok: false },
    ],
  ]),
];
