import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Who may speak to this host: pages opened with the address it printed. The address holds a token for this launch; each
 * opening exchanges it for a cookie of its own, so the token is in no later request and no page can read the cookie.
 * A browser that is started for it is given a token of its own, spent at the first opening: its address stands in the
 * list of processes, which other users of the machine can read.
 * The cookie carries the port in its name: cookies do not tell ports apart, and two hosts would overwrite each other's.
 */
export interface Sessions {
  readonly token: string;
  /** good for one opening */
  readonly tokenForOne: () => string;
  /** whether it opens; one for one opening is spent by asking */
  readonly take: (given: string) => boolean;
  /** the value of the Set-Cookie header of a new session */
  readonly open: () => string;
  readonly isOpen: (cookieHeader: string | undefined) => boolean;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** More openings than any table needs; beyond it the oldest pages must be opened again. */
const most = 500;

export const openSessions = (port: () => number): Sessions => {
  const token = randomBytes(32).toString('base64url');
  const known = digest(token);
  const forOne = new Set<string>();
  const sessions = new Set<string>();
  const name = (): string => `stato-maggiore-${port()}`;
  return {
    token,
    tokenForOne: () => {
      const fresh = randomBytes(32).toString('base64url');
      forOne.add(digest(fresh).toString('base64'));
      return fresh;
    },
    take: (given) => {
      const asked = digest(given);
      return timingSafeEqual(asked, known) || forOne.delete(asked.toString('base64'));
    },
    open: () => {
      const session = randomBytes(32).toString('base64url');
      sessions.add(session);
      for (const oldest of sessions) if (sessions.size > most) sessions.delete(oldest);
      return `${name()}=${session}; Path=/; HttpOnly; SameSite=Strict`;
    },
    isOpen: (header) =>
      (header ?? '').split(';').some((pair) => {
        const [key, value] = pair.trim().split('=');
        return key === name() && value !== undefined && sessions.has(value);
      }),
  };
};
