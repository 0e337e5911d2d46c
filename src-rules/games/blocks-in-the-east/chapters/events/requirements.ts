import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  // weather
  { id: 'BITE-9.0-1', means: 'the weather die of May and October' },
  { id: 'BITE-39.0-1', means: 'with light rain: three weathers, never the one determined before' },
  // small events
  { id: 'BITE-36.0-1', means: "Italy's die from July 1943" },
  { id: 'BITE-7.11-1', means: 'without it Italy surrenders at the end of September 1943' },
  { id: 'BITE-7.11-2', means: 'nations surrender with their capital' },
  { id: 'BITE-5.5-2', means: 'Finland surrenders with Vyborg and four units' },
  { id: 'BITE-28.0-1', means: 'Volkssturm' },
  { id: 'BITE-29.1-1', means: 'new partisans' },
  { id: 'BITE-29.1-2', means: 'what partisans do' },
  { id: 'BITE-29.1-3', means: 'partisans met by Soviet units' },
  { id: 'BITE-30.0-1', means: 'Chechens' },
  { id: 'BITE-27.0-1', means: 'garrisons at the Turkish border' },
  { id: 'BITE-37.0-1', means: 'Persia' },
  // production
  { id: 'BITE-REM-1', means: 'units removed by date' },
  { id: 'BITE-REM-2', means: 'which and when' },
  { id: 'BITE-UPG-1', means: 'LSSAH becomes a corps' },
];
