/** The map's answers to where who retreats or advances may go, as the guide behind a fight calls for them. */

export const advanceToolId = 'advance';
/** 11.31: of one or two hexes, or of two. */
export const retreatToolOf = (least: 1 | 2) => (least === 1 ? 'retreat-assault' : 'retreat-mobile');
/** 8.67: the group goes on behind an overrun. */
export const onwardToolId = 'onward';
