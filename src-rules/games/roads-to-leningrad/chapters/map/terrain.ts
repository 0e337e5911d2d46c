/** The Terrain chart as printed, in movement points: to be proof-read against the card. */

export const terrains = ['open', 'rough', 'hills', 'marsh', 'swamp'] as const;
export type Terrain = (typeof terrains)[number];
export const ways = ['main', 'secondary', 'trail', 'rail'] as const;
export type RoadKind = (typeof ways)[number];
export const waters = ['stream', 'river', 'lake'] as const;
export type Water = (typeof waters)[number];

/** On foot, then motorised and heavy equipment; null: forbidden. */
type Pair = readonly [foot: number, mot: number | null];
interface Row {
  /** dry and overcast */
  readonly dry: Pair;
  readonly rain: Pair;
}
export const hexCosts: { readonly [T in Terrain]: Row } = {
  open: { dry: [1, 1], rain: [2, 2] },
  rough: { dry: [2, 2], rain: [2, 3] },
  hills: { dry: [2, 3], rain: [3, 4] },
  marsh: { dry: [2, 3], rain: [3, 4] },
  swamp: { dry: [2, null], rain: [3, null] },
};
/** added to the other terrain of the hex */
export const woodsCost: Row = { dry: [0, 1], rain: [0, 1] };
export const wayCosts: { readonly [W in RoadKind | 'trailElse']: Row } = {
  main: { dry: [0.5, 0.5], rain: [0.5, 0.5] },
  secondary: { dry: [0.5, 0.5], rain: [1, 1] },
  /** into an open hex; in rain a trail is no way at all */
  trail: { dry: [0.5, 0.5], rain: [0.5, 0.5] },
  /** into any other */
  trailElse: { dry: [1, 1], rain: [1, 1] },
  rail: { dry: [1, 1], rain: [1, 2] },
};
/** added for the hexside where no bridge is; a river only on foot */
export const waterCosts: { readonly stream: Row; readonly river: Row } = {
  stream: { dry: [1, 1], rain: [2, 3] },
  river: { dry: [2, null], rain: [2, null] },
};
export const zoneCost = 1;
export const strongpointCost = 1;
/** 8.63: to attack in an overrun, besides the hex */
export const overrunPoint = 1;
