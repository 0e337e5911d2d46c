import type { Texts } from '../text.ts';

/** What the kit says of a wrong field, and of a table with a hole. */
export const en = {
  says: {
    'kit.field.object': 'Not an object with fields.',
    'kit.field.unknown': 'No field is named {{field}}.',
    'kit.field.number': 'Not a number.',
    'kit.field.whole': 'Whole numbers only.',
    'kit.field.range': 'From {{min}} to {{max}}.',
    'kit.field.choice': '{{value}} is not among the choices.',
    'kit.field.toggle': 'Yes or no: true or false.',
    'kit.field.set': 'Not a list of choices.',
    'kit.field.twice': 'The same choice stands twice.',
    'kit.field.text': 'Not a text.',
    'kit.field.long': '{{max}} characters at most.',
    'kit.field.place': '{{value}} is not written like a place of this map.',
    'kit.field.face': 'A die of {{sides}} sides has no such face.',
    'kit.field.rows': 'Not a list of rows.',
    'kit.field.tooMany': '{{max}} at most.',
    'kit.field.id': 'A row needs a short text as its id.',
    'kit.field.sameId': 'Two rows have the id {{id}}.',
    'kit.odds.missing': 'Missing in the table: read it on the card.',
    'kit.odds.noAttack': 'No attack.',
  },
  words: {},
} as const satisfies Texts;
