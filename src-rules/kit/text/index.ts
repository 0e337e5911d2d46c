import type { Locale, Texts } from '../text.ts';
import { en as battleEn } from './battle.en.ts';
import { it as battleIt } from './battle.it.ts';
import { en } from './en.ts';
import { en as fieldsEn } from './fields.en.ts';
import { it as fieldsIt } from './fields.it.ts';
import { it } from './it.ts';
import { en as recordEn } from './record.en.ts';
import { it as recordIt } from './record.it.ts';
import { en as sheetEn } from './sheet.en.ts';
import { it as sheetIt } from './sheet.it.ts';

const both = (one: Texts, other: Texts): Texts => ({
  says: { ...one.says, ...other.says },
  words: { ...one.words, ...other.words },
});

export const kitText: Readonly<Record<Locale, Texts>> = {
  en: [recordEn, fieldsEn, sheetEn, battleEn].reduce(both, en),
  it: [recordIt, fieldsIt, sheetIt, battleIt].reduce(both, it),
};
