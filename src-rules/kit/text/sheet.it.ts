import type { Translation } from '../text.ts';
import type { en } from './sheet.en.ts';

export const it: Translation<typeof en> = {
  says: {
    'kit.sheet.whole': 'Un numero intero da {{min}} a {{max}}.',
    'kit.sheet.digits_one': 'L’ultimo numero è {{last}}: una cifra non basta, ne servono {{needs}}.',
    'kit.sheet.digits_other': 'L’ultimo numero è {{last}}: {{count}} cifre non bastano, ne servono {{needs}}.',
    'kit.sheet.separator': 'Uno fra - . , : _ oppure niente.',
  },
  words: {},
};
