import type { Envelope } from '../contract.ts';
import { envelopeSchema } from '../contract.ts';
import { currentVersion } from './migrations.ts';

/** What stands at the head of every saved game and export: whose it is, and which version wrote it. */
export const gameFormat = 'stato-maggiore/game';

export type Opened =
  | { readonly ok: true; readonly envelope: Envelope }
  | { readonly ok: false; readonly why: 'notOurs' }
  | { readonly ok: false; readonly why: 'newer'; readonly version: number; readonly name: string }
  | { readonly ok: false; readonly why: 'invalid'; readonly path: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

/** Format first, then version: a file of a later version may look in any way it likes, and is still recognised. */
export const openEnvelope = (raw: unknown): Opened => {
  if (typeof raw !== 'object' || raw === null || !('format' in raw) || raw.format !== gameFormat)
    return { ok: false, why: 'notOurs' };
  if ('version' in raw && typeof raw.version === 'number' && raw.version > currentVersion) {
    return { ok: false, why: 'newer', version: raw.version, name: 'name' in raw ? textOf(raw.name) : '' };
  }
  const checked = envelopeSchema.safeParse(raw);
  if (checked.success) return { ok: true, envelope: checked.data };
  return {
    ok: false,
    why: 'invalid',
    path: ['envelope', ...(checked.error.issues[0]?.path ?? [])].map(String).join('.'),
  };
};
