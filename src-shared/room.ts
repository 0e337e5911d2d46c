import { z } from 'zod';

/**
 * The second screen: a game that its owner has opened to the network of the room. A browser there joins with a code and
 * has a role, which says what the host answers it.
 */
export const roles = ['sees', 'dice', 'plays'] as const;
export type Role = (typeof roles)[number];
/** What a device does at the table: it sees, it types dice and losses too, it plays a side (one of the game's ids). */
export const partSchema = z.object({ role: z.enum(roles), side: z.string().max(60).optional() });
export type Part = z.infer<typeof partSchema>;

export const followerSchema = partSchema.extend({
  id: z.string(),
  /** as its player called it */
  name: z.string(),
  /** connected just now */
  here: z.boolean(),
});

export const roomSchema = z.object({
  open: z
    .object({
      game: z.string(),
      /** where a browser finds it; `here`: only one of this machine, for a second monitor */
      addresses: z.array(z.object({ url: z.string(), here: z.boolean() })),
      /** of the certificate, as browsers show it */
      fingerprint: z.string(),
      /** lets in whoever types it; absent: it is over, or was tried too often */
      code: z.object({ code: z.string(), until: z.string() }).optional(),
      followers: z.array(followerSchema),
    })
    .optional(),
  /** the app ended while this game's was open: opened again, the same devices go on */
  left: z.string().optional(),
});
export type Room = z.infer<typeof roomSchema>;

const ids = z.array(z.string().max(200)).max(1_000);
export const hiddenSchema = z.object({ cells: ids, rolls: ids });

/** Stands on a second screen for a hidden value that is there. */
export const untold = '?';

/** Where the owner's screen is, and what lies on its calculator; who follows sees the same, worked out anew. */
export const shownSchema = z.object({
  game: z.string().max(64),
  place: z.string().max(40),
  calc: z.string().max(200).optional(),
  draft: z.unknown().optional(),
});
export type Shown = z.infer<typeof shownSchema>;

/** A code is typed by hand: no letter that reads like a digit. */
export const codeSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 8;
/** The letters of a code, however it was typed. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
/** As it is shown: in two halves. */
export const shownCode = (code: string): string => `${code.slice(0, codeLength / 2)} ${code.slice(codeLength / 2)}`;
export const nameMost = 40;

/** The names in what is replicated to those who follow: both ends read them here. */
export const shared = {
  /** lines written since this opening, by their ids */
  lines: 'lines',
  /** where the game stands: `stand`, `envelope`, `things` */
  now: 'now',
  /** what the owner's screen shows: `shown` */
  screen: 'screen',
} as const;

/** A document of its own in which a device that writes asks, and the host answers: by one key, a change and its reply. */
export const deskOf = (opening: string, device: string): string => `${opening}.${device}`;
export const desk = { asked: 'asked', answered: 'answered' } as const;
