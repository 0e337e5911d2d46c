import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  { id: 'PGG-6.4b', means: 'Soviet lines may run through them on every turn' },
  { id: 'PGG-8.14', means: 'zones leave friends alone and do not add up' },
  { id: 'PGG-8.17', means: 'zones cross rivers, not lakes' },
  { id: 'PGG-11.1', means: 'the line traced, its length, or what cuts it' },
  { id: 'PGG-11.11', means: 'German line to the supply road' },
  { id: 'PGG-11.12', means: 'German line to the west edge' },
  {
    id: 'PGG-11.13',
    means: 'a road does not bridge a river in movement',
  },
  { id: 'PGG-11.21', means: 'Soviet line to a leader, within his rating' },
  { id: 'PGG-11.22', means: 'supplied through a supplied leader' },
  { id: 'PGG-11.24', means: "a leader's own line to the east edge" },
  { id: 'PGG-11.33', means: 'new arrivals are supplied in their first movement phase' },
  { id: 'PGG-11.34', means: 'units may stay unsupplied for ever', map: 'nothing happens to them: nothing to book' },
  { id: 'PGG-13.44', means: 'no German supply line through the marked hex' },
];
