/**
 * Rulings on unclear text that players may settle otherwise (the digest's AMB numbers), and the two rules of choice: id →
 * values, the first being the default. `options.ts` describes them, `ruling` reads them. They stand in saved games.
 */
export const rulings = {
  /** 8.36: unbridged river, motorised without vehicles: the whole allowance, or half of it and the hex */
  amb01: ['whole', 'half'],
  /** 8.37: on foot into swamp off road: the chart's cost and a stop, or the whole allowance */
  amb02: ['cost', 'whole'],
  /** 8.64: no overrun into hills, or allowed */
  amb04: ['forbidden', 'allowed'],
  /** 8.62: armoured cars make an overrun possible for others, or only alone */
  amb05: ['others', 'alone'],
  /** 10.53: under 1:4 the disruption is the Assault table's, or the Mobile table's */
  amb06: ['assault', 'mobile'],
  /** 10.61h: engineers across water count at a river, a stream, either, or never */
  amb07: ['river', 'stream', 'either', 'never'],
  /** 8.67: the CAS check of an overrun is rolled, or passed by itself */
  amb09: ['rolled', 'automatic'],
  /** 13.12: flown aircraft are readied except in rain, or always */
  amb11: ['dry', 'always'],
  /** 12.13: fired artillery in emergency supply is reset, or not */
  amb12: ['reset', 'blocked'],
  /** scenario 4: weather laid down for the first turn, or for 19PM as its rule says */
  amb16: ['first', 'printed'],
  /** S6.22: the Soviet's first turns of scenario 4 as the rules say, or free as in the example of play */
  amb17: ['rules', 'free'],
  /** S3.28: Soviet aircraft are halved once and only if the German air option is taken, or in any case */
  amb18: ['option', 'always'],
  /** 3.12a: who crossed an empty hex last counts, or not */
  amb19: ['counts', 'ignored'],
  /** 12.13: a hex held by artillery alone: support up to its defence, or none */
  amb22: ['defence', 'none'],
  /** 6.1: no supply check on the first turn, or as always */
  amb23: ['none', 'checked'],
  /** S3.26: the eight steps in one phase, or spread */
  amb25: ['one', 'spread'],
  /** 13.24: one offensive mission for each other formation, or for all together */
  amb28: ['each', 'all'],
  /** 7.11: a DRM besides that for passes, or none */
  amb36: ['free', 'none'],
  /** 11.35: units that retreated into the hex die with an E only, or also pay steps left over */
  amb43: ['result', 'steps'],
  /** 4.34: an HQ's help needs its formation's majority for the units' check in an assault, or for all the attacker's checks */
  amb44: ['units', 'all'],
  /** 15.25: von Manstein helps in both sides' sequences, or in his own alone */
  amb45: ['both', 'own'],
  /** 5.11: the weather is rolled, or the historical one */
  weather: ['rolled', 'historical'],
  /** 13.21: air units are assigned openly, or both at once in secret */
  air: ['open', 'secret'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>;

export type RulingId = keyof typeof rulings;

/** The value in force, the default where none was chosen. */
export const ruling = <R extends RulingId>(
  { options }: { readonly options: { readonly [id: string]: unknown } },
  id: R,
): (typeof rulings)[R][number] => {
  const values: readonly (typeof rulings)[R][number][] = rulings[id];
  return values.find((one) => one === options[id]) ?? rulings[id][0];
};
