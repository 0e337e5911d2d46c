import type { Translation } from '#rules/kit/words/message.ts';
import type { addsEn } from './adds.en.ts';

export const addsIt: Translation<typeof addsEn> = {
  says: {
    'ui.palette.units': 'Unità',
    'ui.palette.hexes': 'Esagoni',
    'ui.palette.hex': 'Esagono {{hex}} sulla mappa',
    'ui.palette.later': 'Non ora',
    'ui.palette.notNow': 'Non ora',
    'ui.palette.otherPhase': 'Non ora: {{where}}',
    'ui.palette.inJournal': 'Resoconto, foglio di calcolo, stampa, note',
    'ui.palette.inScore': 'Punti vittoria, curve, scelte segrete',
    'ui.adds': 'Quanto aggiunge ogni elemento',
    'ui.adds.measure': 'Misurato in',
    'ui.adds.now': 'ora {{n}}',
    'ui.adds.hint': 'Premi una riga per cambiare così lo scontro.',
    'ui.adds.same': '±0',
    'ui.adds.plus': '+{{n}}',
    'ui.adds.minus': '−{{n}}',
    'ui.adds.unknown': 'non si sa',
    'ui.adds.out': 'ora non c’è',
    'ui.adds.instead': 'in alternativa',
    'ui.adds.without': 'senza {{n}}',
    'ui.adds.with': 'così {{n}}',
    'ui.adds.points': 'Probabilità in punti su 100.',
    'ui.adds.all': 'Mostra tutto ({{n}})',
    'ui.adds.fewer': 'Mostra solo i primi',
    'ui.adds.ways': '{{what}}, {{side}}',
    'ui.adds.best': 'Provati tutti i modi: prima il migliore per questa parte.',
    'ui.adds.nowSo': 'ora è così',
  },
  words: {},
};
