import type { Locale, Texts } from '../message.ts';
import { kitEnglish } from './english.ts';
import { kitItalian } from './italian.ts';

export const kitText: Readonly<Record<Locale, Texts>> = { en: kitEnglish, it: kitItalian };
