import type { Texts } from '../../../kit/text.ts';
import { tableIt } from './table.it.ts';

export const it: Texts = { says: { ...tableIt.says }, words: { ...tableIt.words } };
