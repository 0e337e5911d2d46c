import type { Examples } from '../../examples.ts';

/** Right inputs of the questions that belong to no game. */
export const kitExamples: Examples['inputs'] = {
  'dice-battle': {
    attacker: { kinds: { tank: { count: 2, hits: 3 }, foot: { count: 3, hits: 1 } }, retreat: { below: 2 } },
    defender: { kinds: { foot: { count: 4, hits: 2 } } },
  },
};
