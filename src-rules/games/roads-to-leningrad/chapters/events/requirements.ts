import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What the rulebook requires of this chapter. */
export const requirements: readonly Requirement[] = [
  { id: 'RTL-5.11', means: 'The weather is read off the turn’s box by a die, or is the historical one.' },
  { id: 'RTL-S6.21', means: 'Weather and First Player that a scenario lays down.' },
];
