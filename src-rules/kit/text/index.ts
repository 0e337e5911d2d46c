import type { Locale, Texts } from '../text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const kitText: Readonly<Record<Locale, Texts>> = { en, it };
