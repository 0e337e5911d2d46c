import { speaks } from '#rules/kit/words/message.ts';
import type { en as common } from '../../model/en.ts';
import type { en } from './en.ts';

/** Messages of this chapter and the common ones: only ids their English files have. */
export const msg = speaks<typeof en & typeof common>();
