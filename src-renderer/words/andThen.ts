/** What is said of something: behind a whole sentence as the next one, else behind a colon. */
export const andThen = (what: string, more: string): string =>
  /[.?!…]$/.test(what) ? `${what} ${more}` : `${what}: ${more}`;
