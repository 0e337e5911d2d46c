/** Names that stand in saved games: never rename them. */
export const siteCells = {
  /** site id → whom the printed income counts it for, where that is not its own country: 'axis' | 'soviet' | 'none' */
  start: 'site-start',
  /** site id → yellow PP put into its repair, 0 to 2, while it lies in ruins (16.0) */
  scorched: 'scorched',
  /** site id → the turn from which it pays again once repaired (16.0) */
  resumes: 'site-resumes',
  /** site id → production step and PP lost in it, as `struckText` writes them (32.1) */
  bombed: 'bombed',
  /** site id → player-turn and damage of its port, and of its station (32.2, 32.3) */
  port: 'port-bombed',
  station: 'station-bombed',
  /** site id → 'cut' | 'linked': what the players say of its link to the main source */
  link: 'site-link',
  /** site id → 'yes': bombed to the ground, for good (32.1) */
  razed: 'razed',
  /** site id → 'yes': its factories fell to the enemy and are no more (3.3) */
  gutted: 'factories-lost',
  /** site id → factories taken away (16.2) */
  evacuatedRed: 'evacuated-red',
  evacuatedBlue: 'evacuated-blue',
  /** project → its box, 1 to 10; an evacuated factory keeps the turn it left instead (15.1, 16.2) */
  box: 'project-box',
  left: 'project-left',
  /** project → the place it was built in, and the turn it was completed */
  place: 'project-place',
  done: 'project-done',
  /** Soviet railway or sea route → 'built' (SBE6) */
  infrastructure: 'infrastructure',
  /** 'road' while Leningrad is besieged and lives by Lake Ladoga (12.3) */
  pocket: 'leningrad-pocket',
} as const;

/** Noted for a month. */
export const siteMarks = {
  /** a tracker that has had its PP */
  advanced: 'advanced',
  /** units that have arrived in a city (7.3.1) */
  arrived: 'arrived',
} as const;
