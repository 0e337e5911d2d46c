import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Role, roles } from '#shared/room.ts';

/** Who follows: as many as sit around a table, and some more. */
const most = 24;

/** As it is kept over an end of the app: the digest of the cookie, never the cookie. */
export const keptFollower = z.object({ id: z.string(), name: z.string(), role: z.enum(roles), key: z.string() });
type Kept = z.infer<typeof keptFollower>;
export type Follower = Omit<Kept, 'key'>;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The devices that joined, by the cookie each was given: no page can read it, and it goes over TLS alone. */
export const openFollowers = (port: () => number, kept: readonly Kept[] = []) => {
  const known = new Map<string, Kept>(kept.map((one) => [one.key, one]));
  const cookie = (): string => `stato-maggiore-room-${port()}`;
  return {
    /** the Set-Cookie header of a new one; undefined: there are too many */
    join: (name: string, role: Role): string | undefined => {
      if (known.size >= most) return undefined;
      const secret = randomBytes(32).toString('base64url');
      const key = digest(secret);
      known.set(key, { id: randomBytes(8).toString('hex'), name, role, key });
      return `${cookie()}=${secret}; Path=/; HttpOnly; Secure; SameSite=Strict`;
    },
    of: (header: string | undefined): Follower | undefined => {
      for (const pair of (header ?? '').split(';')) {
        const [name, value] = pair.trim().split('=');
        const found = name === cookie() && value !== undefined ? known.get(digest(value)) : undefined;
        if (found) return { id: found.id, name: found.name, role: found.role };
      }
      return undefined;
    },
    remove: (id: string): void => {
      for (const [key, one] of known) if (one.id === id) known.delete(key);
    },
    list: (): readonly Follower[] => [...known.values()].map(({ id, name, role }) => ({ id, name, role })),
    kept: (): readonly Kept[] => [...known.values()],
  };
};
export type Followers = ReturnType<typeof openFollowers>;
