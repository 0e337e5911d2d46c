/** The two channels between main and page: calls of the contract in, events out. */
export const callChannel = 'stato-maggiore:call';
export const eventChannel = 'stato-maggiore:event';
