import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What the rulebook requires of this chapter. */
export const requirements: readonly Requirement[] = [
  { id: 'RTL-6.2', means: 'A unit is supplied by a Supply Line to a Supply Road or a source.' },
  { id: 'RTL-6.21c', means: 'A line does not pass a completed enemy strongpoint.' },
  {
    id: 'RTL-6.22',
    means: 'A Supply Road leads over main and secondary roads, bridged where water is, through open hexes to a source.',
  },
  { id: 'RTL-6.24', means: 'A friendly combat unit opens its hex to lines though enemy ZOC reaches it.' },
  { id: 'RTL-14.11', means: 'A completed enemy strongpoint stops lines and roads, empty or not.' },
  { id: 'RTL-6.23', means: 'Trails are Supply Roads for those on foot while it does not rain.' },
  { id: 'RTL-6.31', means: 'A source serves its own side only and only while it is not the enemy’s.' },
  { id: 'RTL-6.21', means: 'A line has seven hexes at most, five in rain or through marsh or swamp.' },
  { id: 'RTL-5.26', means: 'Reinforcements are not judged in the turn they enter.' },
  { id: 'RTL-6.32', means: 'Who is off the map is always supplied.' },
  {
    id: 'RTL-S3.24',
    means: 'The airfield in 2114 supplies two hexes of German units, no artillery, while it does not rain.',
  },
  { id: 'RTL-S3.25', means: 'The source in 1533 is German from the start.' },
  { id: 'RTL-P12', means: 'Who has a line now and would have none in rain is named, with the chance of rain by turn.' },
  { id: 'RTL-3.72b', means: 'What a disrupted unit may not do.' },
  { id: 'RTL-6.14', means: 'What being out of supply takes from a unit.' },
  { id: 'RTL-6.13', means: 'Emergency supply costs nothing.' },
  { id: 'RTL-6.12', means: 'Supply markers from turn to turn.' },
];
