import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  // sea
  { id: 'BITE-11.3-1', means: 'one die for each PP through mined waters' },
  // strategic war
  { id: 'BITE-35.2-1', means: 'convoys: one round on each route, each hit a PP lost' },
  // supply
  { id: 'BITE-12.3-2', means: "Leningrad's PP" },
  // production
  { id: 'BITE-3.6-1', means: 'colours of PP and when a site pays' },
  { id: 'BITE-3.6-2', means: 'printed income' },
  { id: 'BITE-3.13-2', means: 'TECH upkeep' },
  { id: 'BITE-3.6-3', means: 'income changes with events' },
  { id: 'BITE-SBE5-3', means: 'Soviet fuel' },
  { id: 'BITE-11.1-1', means: 'what the text says of sites' },
  { id: 'BITE-7.3-1', means: 'price of a PF' },
  { id: 'BITE-11.0-1', means: 'price in colours' },
  { id: 'BITE-7.3-2', means: 'repairs and rebuilding' },
  { id: 'BITE-11.2-1', means: 'storage' },
  { id: 'BITE-5.2-2', means: 'gifts' },
  { id: 'BITE-7.3.1-1', means: 'where new units arrive' },
  { id: 'BITE-15.1-1', means: 'new industries' },
  { id: 'BITE-15.1-2', means: 'where they are built' },
  { id: 'BITE-15.1-3', means: 'projects begun' },
  { id: 'BITE-16.0-1', means: 'scorched earth' },
  { id: 'BITE-16.1-1', means: 'captured factories' },
  { id: 'BITE-16.2-1', means: 'evacuated factories' },
  { id: 'BITE-34.0-1', means: 'Lend-Lease lapses' },
  { id: 'BITE-34.0-2', means: 'what is built with it, where' },
  { id: 'BITE-34.0-3', means: 'open routes' },
  { id: 'BITE-SBE6-1', means: 'infrastructure' },
];
