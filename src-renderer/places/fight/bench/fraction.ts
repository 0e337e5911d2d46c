import type { Chance } from '#rules/kit/chance/dist.ts';

/** A fraction players can read at a glance; draws of many counters have denominators that say nothing. */
const READABLE = 10_000;

export const readableFraction = ({ exact }: Chance): string | undefined =>
  exact !== undefined && Number(exact.split('/')[1]) <= READABLE ? exact : undefined;
