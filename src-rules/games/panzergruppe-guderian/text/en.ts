import type { Texts } from '../../../kit/text.ts';
import { tableEn } from './table.en.ts';

export const en: Texts = { says: { ...tableEn.says }, words: { ...tableEn.words } };
