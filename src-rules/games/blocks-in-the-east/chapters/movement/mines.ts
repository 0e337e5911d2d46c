/** 18.1: what a mine die does to the unit on board. */
export type Passage = 'arrives' | 'damaged' | 'lost';

/** A unit at 1 PF goes down with a damaged ship, unless it has a 0 face (AMB-50). At 0 there is nothing left to lose. */
export const passage = (face: number, pf: number, zeroFace: boolean): Passage => {
  if (face <= 3) return 'arrives';
  if (face === 6) return 'lost';
  if (pf === 0) return 'arrives';
  return pf > 1 || zeroFace ? 'damaged' : 'lost';
};

/** 11.3, 18.2: a PP sinks on this face. */
export const sinksPp = 6;
