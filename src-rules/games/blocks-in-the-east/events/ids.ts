/** Names that stand in saved games: never rename them. */
export const eventCells = {
  /** the turn in which Teheran was taken; 0: it has not been (37.0) */
  persiaFell: 'persia-fell',
  /** 'empty' while no Soviet unit stands in Teheran (AMB-16) */
  teheran: 'teheran',
  /** country → turn in which the first Soviet ground unit crossed its border (5.5, 28.0) */
  crossed: 'crossed',
  /** 'yes' while the players see no Soviet garrison in Grozny (30.0) */
  groznyOpen: 'grozny-open',
  /** nation → 'out' | 'neutral' (7.11, 5.5) */
  nationsOut: 'nations-out',
  /** Lend-Lease route → 'open' | 'closed', where the players say it against what the record knows */
  routes: 'lend-lease-routes',
  /** 'off': nobody wants to be reminded of the Turkish border (27.0) */
  turkey: 'turkish-border',
} as const;

/** Noted for a month. */
export const eventMarks = {
  newPartisans: 'partisans-new',
  gonePartisans: 'partisans-gone',
  volkssturm: 'volkssturm',
  removalPutOff: 'removal-put-off',
  convoyLost: 'convoy-lost',
  fightersLeft: 'fighters-left',
} as const;

/** Blocks that come by a rule of their own, not as reinforcements (30.0, 5.10). */
export const byOwnRule: readonly string[] = ['chechens', 'ss-1'];

/** Whose borders matter (5.5, 28.0). */
export const bordered = ['germany', 'finland'] as const;
export type Bordered = (typeof bordered)[number];
