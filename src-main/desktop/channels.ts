/** The channels between main and page: calls of the contract and what the menu may offer in, events out. */
export const callChannel = 'stato-maggiore:call';
export const menuChannel = 'stato-maggiore:menu';
export const eventChannel = 'stato-maggiore:event';
