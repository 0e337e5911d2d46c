import { cases, type Example } from '#rules/kit/game/examples.ts';

/** Impetus points to come. */
export const examples: readonly Example[] = [
  ...cases({ rule: '16.4', proves: ['ARMIR-16.4c'], question: 'ps-forecast' }, [
    ['from 4 PS with no gains the game is lost on turn 5', {}, { start: 4, lostIn: 5 }],
    ['two points gained and an initiative bought: on turn 6', { gains: 2, buys: [3] }, { start: 6, lostIn: 6 }],
  ]),
  ...cases({ rule: '16.4.1', proves: ['ARMIR-16.4a'], question: 'starred-places' }, [
    ['three places are Soviet at the start, of kinds nobody states', {}, { points: 0, unknown: 3, ps: 4 }],
  ]),
];
