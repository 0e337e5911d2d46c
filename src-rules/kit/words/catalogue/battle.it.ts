import type { Translation } from '../message.ts';
import type { en } from './battle.en.ts';

export const it: Translation<typeof en> = {
  says: {
    'kit.battle.nobody': 'Nessuna unità da questa parte.',
    'kit.battle.tooMany_one': '{{count}} unità: al massimo {{max}} per parte.',
    'kit.battle.tooMany_other': '{{count}} unità: al massimo {{max}} per parte.',
    'kit.battle.tooLong': 'Richiederebbe {{n}} secondi: meno unità, o meno round.',
    'kit.battle.losses': 'Non è un elenco di tipi, il primo a cadere in testa.',
    'kit.battle.noKind': '{{kind}} non è un tipo di questa parte.',
    'kit.battle.twice': '{{kind}} compare due volte nell’ordine delle perdite.',
    'kit.battle.forgotten': '{{kind}} manca nell’ordine delle perdite.',
  },
  words: {},
};
