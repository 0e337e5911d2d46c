import type { Texts } from '../text.ts';

/** What the kit says of grids and map sheets. */
export const en = {
  says: {
    'kit.sheet.whole': 'A whole number from {{min}} to {{max}}.',
    'kit.sheet.digits_one': 'The last number is {{last}}: one digit is too few, {{needs}} are needed.',
    'kit.sheet.digits_other': 'The last number is {{last}}: {{count}} digits are too few, {{needs}} are needed.',
    'kit.sheet.separator': 'One of - . , : _ or nothing.',
  },
  words: {},
} as const satisfies Texts;
