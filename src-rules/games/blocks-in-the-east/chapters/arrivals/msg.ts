import { speaks } from '#rules/kit/words/message.ts';
import type { en as common } from '../../model/en.ts';
import type { en } from './en.ts';

/** Messages of this chapter: only ids of its own words and of the common ones. */
export const msg = speaks<typeof en & typeof common>();
