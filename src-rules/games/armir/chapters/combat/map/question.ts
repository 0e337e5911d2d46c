import { z } from 'zod';
import { hex } from '../../../model/asked.ts';
import { asked } from '../../map/asked.ts';
import { fightAt } from './fills.ts';

export const mapFight = asked(
  {
    id: 'map-fight',
    about:
      'The input of an attack (or, in a movement phase, a mobile assault) on a hex by units beside it. Hand `input` to the calculator `calc`.',
  },
  { target: hex, attackers: z.array(z.string()).min(1).max(60) },
  z.object({ calc: z.string().nullable(), input: z.unknown() }),
  ({ target, attackers }, { board, stand, context }) => {
    const first = stand.pieces.find(({ id }) => attackers.includes(id));
    const made = first && fightAt({ target, attackers, side: first.side }, board, context);
    return made ?? { calc: null, input: null };
  },
);
