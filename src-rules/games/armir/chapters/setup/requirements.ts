import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What this chapter proves of the rulebook. */
export const requirements: readonly Requirement[] = [
  { id: 'ARMIR-18.1a', means: 'Front divisions in strongpoints of their colour, in order, every front hex held' },
  { id: 'ARMIR-18.1b', means: 'Guns behind the line beside their division, HQs in the west with their corps in range' },
  { id: 'ARMIR-18.1.1', means: 'Alpine HQ and heavy artillery at Rossosh, Vicenza beside Julia' },
  { id: 'ARMIR-18.1.2', means: 'Other corps units within one hex of their HQ, outside strongpoints' },
  { id: 'ARMIR-18.1.3', means: 'Where army units, depot and aircraft begin' },
  { id: 'ARMIR-18.2', means: 'Soviet HQs on their hexes, units east of the line in range, every facing hex covered' },
];
