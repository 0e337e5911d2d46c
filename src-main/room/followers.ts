import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { nameMost, type Part, partSchema } from '#shared/room.ts';

/** Who follows: as many as sit around a table, and some more. */
const most = 24;

/** As it is kept over an end of the app: the digest of the cookie, never the cookie. */
export const keptFollower = partSchema.extend({ id: z.string(), name: z.string(), key: z.string() });
type Kept = z.infer<typeof keptFollower>;
export type Follower = Omit<Kept, 'key'>;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The devices that joined, by the cookie each was given: no page can read it, and it goes over TLS alone. */
export const openFollowers = (port: () => number, kept: readonly Kept[] = []) => {
  const known = new Map<string, Kept>(kept.map((one) => [one.key, one]));
  const cookie = (): string => `stato-maggiore-room-${port()}`;
  /** Lines bear the name of who wrote them: no two have the same. */
  const freeName = (wanted: string): string => {
    const taken = new Set([...known.values()].map(({ name }) => name));
    for (let n = 1; ; n++) {
      const end = n === 1 ? '' : ` ${n}`;
      const name = wanted.slice(0, nameMost - end.length) + end;
      if (!taken.has(name)) return name;
    }
  };
  const open = ({ key: _, ...one }: Kept): Follower => one;
  return {
    /** the Set-Cookie header of a new one, which sees until its owner says more; undefined: there are too many */
    join: (wanted: string): string | undefined => {
      if (known.size >= most) return undefined;
      const name = freeName(wanted);
      const secret = randomBytes(32).toString('base64url');
      const key = digest(secret);
      known.set(key, { id: randomBytes(8).toString('hex'), name, role: 'sees', key });
      return `${cookie()}=${secret}; Path=/; HttpOnly; Secure; SameSite=Strict`;
    },
    of: (header: string | undefined): Follower | undefined => {
      for (const pair of (header ?? '').split(';')) {
        const [name, value] = pair.trim().split('=');
        const found = name === cookie() && value !== undefined ? known.get(digest(value)) : undefined;
        if (found) return open(found);
      }
      return undefined;
    },
    /** what one does from now on */
    give: (id: string, { role, side }: Part): void => {
      for (const [key, one] of known)
        if (one.id === id) known.set(key, { id, name: one.name, key, role, ...(role === 'plays' ? { side } : {}) });
    },
    remove: (id: string): void => {
      for (const [key, one] of known) if (one.id === id) known.delete(key);
    },
    list: (): readonly Follower[] => [...known.values()].map(open),
    kept: (): readonly Kept[] => [...known.values()],
  };
};
export type Followers = ReturnType<typeof openFollowers>;
