/**
 * Places outside the app that a link may open in the system's browser, by exact host over https. The app links to
 * nothing today: rule numbers name a rulebook on the table, not a page.
 */
const allowedHosts: readonly string[] = [];

/** Judged by the parsed address, never by what its text begins with. */
export const mayOpenOutside = (address: string, hosts: readonly string[] = allowedHosts): boolean => {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' && url.username === '' && url.port === '' && hosts.includes(url.hostname);
  } catch {
    return false;
  }
};
