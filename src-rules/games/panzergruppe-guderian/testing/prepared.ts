import type { Prepared } from '../../../testing/prepared.ts';
import { reach, table } from './at.ts';

/** Its phases closed one after another, nothing done in them, up to the place. */
export const prepared: Prepared = ({ to, options }) => {
  const played = table(options);
  reach(played, to);
  return played;
};
