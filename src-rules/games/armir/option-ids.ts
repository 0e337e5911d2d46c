/**
 * Rulings on unclear text that players may settle otherwise: id (the digest's AMB number) → values, the first being the
 * default. `options.ts` describes them for players, `ruling` reads them. Ids and values stand in saved games.
 */
export const rulings = {
  /** 5.4: supply points for Italian motorised movement: once a phase for all, or for each unit */
  amb04: ['phase', 'unit'],
  /** 4, 9.1: the initiative is decided before the air die, or after it */
  amb07: ['before', 'after'],
  /** 7: stacking points that make a zone of control: all in the hex, or combat units only */
  amb08: ['all', 'combat'],
  /** 8.1.1: Kantemirovka is a whole source while the depot is there, or the end of an HQ's line only */
  amb13: ['source', 'end'],
  /** 9.2.1: the Italian aircraft's die each turn while it is used, or in the next turn only */
  amb19: ['each', 'next'],
  /** 10.1: artillery out of supply may support, or not */
  amb21: ['allowed', 'none'],
  /** 2.1.2: an HQ defends with 0, or with 1 */
  amb23: ['0', '1'],
  /** 14: column shifts add up, or one at most */
  amb31: ['add', 'one'],
  /** 12.2.1: steps lost are compared over the whole game, or in this fight */
  amb34: ['cumulative', 'combat'],
  /** 13: no artillery support in a mobile assault, or as in a fight */
  amb39: ['none', 'allowed'],
  /** 15.1.3: Julia units handed over count for no corps, or stay with the Alpine Corps */
  amb42: ['nobody', 'alpine'],
  /** 15.2: 3 Gebirgs may receive a bought step besides its own, or not */
  amb44: ['extra', 'none'],
  /** 16.1.3: complete twenties, or rounded up */
  amb48: ['complete', 'up'],
  /** 16.1.4: from Bokovskaya in normal movement only, or also in motorised movement */
  amb50: ['normal', 'motorised'],
  /** 17.1.1: Bokovskaya reached on turn 5, 6 or never: -1, or 0 */
  amb51: ['minus', 'zero'],
  /** 16.3: units in the airports' box are out of supply from the first supply phase, or at once */
  amb53: ['phase', 'once'],
  /** 17.1.1: no corps destroyed: -1, or 0 */
  amb56: ['minus', 'zero'],
  /** 17.1.3: Axis points come off the Soviet total, or are only shown */
  amb58: ['subtract', 'apart'],
  /** 18.1.1: at Rossosh the heavy artillery of the Alpine Corps, or that of every corps */
  amb62: ['alpine', 'all'],
  /** 5.5: the front is locked in Axis motorised movement too, or in normal movement only */
  amb76: ['both', 'normal'],
  /** 12.2.1: artillery and HQs never stand in the way of another loss, or count like all units */
  amb77: ['combat', 'all'],
  /** 15.4: infantry that may take the step of Complementi: on lorries too, or on foot only */
  amb81: ['lorries', 'foot'],
} as const satisfies Record<string, readonly [string, string]>;

export type RulingId = keyof typeof rulings;

/** The value in force, the default where none was chosen. */
export const ruling = <R extends RulingId>(
  { options }: { readonly options: { readonly [id: string]: unknown } },
  id: R,
): (typeof rulings)[R][number] => {
  const values: readonly (typeof rulings)[R][number][] = rulings[id];
  return values.find((one) => one === options[id]) ?? rulings[id][0];
};
