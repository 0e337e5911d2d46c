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
    'kit.field.faces': '{{value}} is no face: type the numbers round the block, best first (4 3 2 1).',
    'kit.field.facesMany': 'A block has {{max}} faces at most.',
    'kit.field.facesRise': '{{face}} follows {{before}}: the faces of a block fall.',
    'kit.field.facesHigh': '{{face}} is above {{max}}, the most a block shows.',
    'kit.field.facesNone': 'The best face of a block is above 0.',
    'kit.field.topHigh': '{{top}} is above {{max}}, the best face of this block.',
    'kit.field.topNone': '{{top}} is no face of this block: {{faces}}.',
    'kit.odds.missing': 'Missing in the table: read it on the card.',
    'kit.odds.noAttack': 'No attack.',
  },
  words: {},
} as const satisfies Texts;
