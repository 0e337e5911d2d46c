import { it as common } from '../common.it.ts';
import type { Texts } from '../message.ts';
import { it as battle } from './battle.it.ts';
import { it as fields } from './fields.it.ts';
import { it } from './it.ts';
import { joined } from './joined.ts';
import { it as record } from './record.it.ts';
import { it as sheet } from './sheet.it.ts';

export const kitItalian: Texts = joined([common, it, record, fields, sheet, battle]);
