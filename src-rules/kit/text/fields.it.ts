import type { Translation } from '../text.ts';
import type { en } from './fields.en.ts';

export const it: Translation<typeof en> = {
  says: {
    'kit.field.object': 'Non è un oggetto con campi.',
    'kit.field.unknown': 'Nessun campo si chiama {{field}}.',
    'kit.field.number': 'Non è un numero.',
    'kit.field.whole': 'Solo numeri interi.',
    'kit.field.range': 'Da {{min}} a {{max}}.',
    'kit.field.choice': '{{value}} non è tra le scelte.',
    'kit.field.toggle': 'Sì o no: true o false.',
    'kit.field.set': 'Non è un elenco di scelte.',
    'kit.field.twice': 'La stessa scelta compare due volte.',
    'kit.field.text': 'Non è un testo.',
    'kit.field.long': 'Al massimo {{max}} caratteri.',
    'kit.field.place': '{{value}} non è scritto come un luogo di questa mappa.',
    'kit.field.face': 'Un dado da {{sides}} non ha questa faccia.',
    'kit.field.rows': 'Non è un elenco di righe.',
    'kit.field.tooMany': 'Al massimo {{max}}.',
    'kit.field.id': 'L’id di una riga è un testo breve.',
    'kit.field.sameId': 'Due righe hanno l’id {{id}}.',
    'kit.field.faces': '{{value}} non è una faccia: servono i numeri attorno al blocco, dal più alto (4 3 2 1).',
    'kit.field.facesMany': 'Un blocco ha al massimo {{max}} facce.',
    'kit.field.facesRise': '{{face}} dopo {{before}}: le facce di un blocco calano.',
    'kit.field.facesHigh': '{{face}} supera {{max}}, il massimo di un blocco.',
    'kit.field.facesNone': 'La faccia migliore di un blocco è sopra 0.',
    'kit.field.topHigh': '{{top}} supera {{max}}, la faccia migliore di questo blocco.',
    'kit.field.topNone': '{{top}} non è una faccia di questo blocco: {{faces}}.',
    'kit.odds.missing': 'Manca nella tabella: da leggere sulla carta.',
    'kit.odds.noAttack': 'Nessun attacco.',
  },
  words: {},
};
