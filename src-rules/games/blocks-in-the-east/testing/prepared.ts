import type { Prepared } from '../../../testing/prepared.ts';
import { reach, table } from './at.ts';

/** Begun and passed phase by phase: nobody has typed or done anything. */
export const prepared: Prepared = ({ scenario, to, options }) => reach(table(scenario, options), to);
