import { speaks } from '#rules/kit/words/message.ts';
import type { opsEn } from './ops.en.ts';

/** Messages of reconnaissance, strategic war, mines, stacks: only ids their English file has. */
export const o = speaks<typeof opsEn>();
