/** 9.34: next to an enemy only where a friendly combat unit stands; the ZOC costs nothing and ends the move. */
export const reactionStep = (hex: {
  readonly nextToEnemy: boolean;
  readonly friend: boolean;
  readonly enemyZoc: boolean;
}): { readonly may: boolean; readonly stops: boolean; readonly zocMp: 0 } => ({
  may: !hex.nextToEnemy || hex.friend,
  stops: hex.enemyZoc && hex.friend,
  zocMp: 0,
});
