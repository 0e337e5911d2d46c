/**
 * The channels between main and page: calls of the contract, what the menu may offer, whether something is only in the
 * page's memory and its word that the window may go in; events out.
 */
export const callChannel = 'stato-maggiore:call';
export const menuChannel = 'stato-maggiore:menu';
export const holdChannel = 'stato-maggiore:hold';
export const leaveChannel = 'stato-maggiore:leave';
export const eventChannel = 'stato-maggiore:event';
