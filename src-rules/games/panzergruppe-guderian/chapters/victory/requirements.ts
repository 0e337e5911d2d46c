import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  { id: 'PGG-13.2a', means: 'the line from Smolensk, read from the map' },
  { id: 'PGG-15.2', means: 'levels of victory by the difference' },
  { id: 'PGG-15.2a', means: 'optional: German marginal counts as a draw' },
  { id: 'PGG-15.11', means: 'objectives held and joined to the west edge' },
  {
    id: 'PGG-15.11a',
    means: 'without an open line an objective does not count',
  },
  { id: 'PGG-15.11b', means: "the Front's price is added" },
  { id: 'PGG-15.12', means: '5 points a German division wholly gone' },
  { id: 'PGG-15.12a', means: '2 points a city recaptured, each time' },
];
