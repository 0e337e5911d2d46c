/** What a title may name beside requirements. */

/** Rulings and rule switches, as options are called: PGG-A05, BITE-AMB-01, BITE-O331. */
export const isRuling = (id: string): boolean => /-(?:A\d\d|O\d{2,3}|AMB-\d\d)$/.test(id);
/** What no box holds: RTL-N07. */
export const isMissing = (id: string): boolean => /-N\d\d$/.test(id);
/** Examples that the rulebook prints: PGG-E02, RTL-EX-06. */
export const isPrinted = (id: string): boolean => /-(?:E|EX-)\d\d$/.test(id);
