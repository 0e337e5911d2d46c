import { en as common } from '../common.en.ts';
import type { Texts } from '../message.ts';
import { en as battle } from './battle.en.ts';
import { en } from './en.ts';
import { en as fields } from './fields.en.ts';
import { joined } from './joined.ts';
import { en as record } from './record.en.ts';
import { en as sheet } from './sheet.en.ts';

export const kitEnglish: Texts = joined([common, en, record, fields, sheet, battle]);
