import type { Translation } from '#rules/kit/text.ts';
import type { frameEn } from './frame.en.ts';

export const frameIt: Translation<typeof frameEn> = {
  says: {
    'ui.app': 'Stato Maggiore',
    'ui.app.motto': 'accanto alla mappa, mai al suo posto',
    'ui.done': 'Fatto',
    'ui.cancel': 'Annulla',
    'ui.close': 'Chiudi',
    'ui.save': 'Salva',
    'ui.more': 'Altro per {{name}}',
    'ui.loading': 'Un momento.',
    'ui.skip': 'Al foglio',

    'ui.place.table': 'Tavolo',
    'ui.place.fight': 'Scontro',
    'ui.place.ledger': 'Conti',
    'ui.place.turns': 'Turni',
    'ui.place.journal': 'Diario',
    'ui.place.score': 'Punti',
    'ui.places': 'Luoghi',

    'ui.command.phaseDone': 'Fase conclusa',
    'ui.command.quickFight': 'Scontro rapido',
    'ui.command.addRow': 'Aggiungi una riga',
    'ui.command.roll': 'Tira',
    'ui.command.tableMode': 'Vista da tavolo',
    'ui.command.undo': 'Annulla',
    'ui.command.redo': 'Ripeti',
    'ui.command.find': 'Trova',
    'ui.command.palette': 'Trova un comando',
    'ui.command.keys': 'Tutte le scorciatoie',
    'ui.command.library': 'Archivio',
    'ui.command.things': 'Elenchi unità e tabelle',
    'ui.command.settings': 'Impostazioni',
    'ui.command.theme': 'Tema seguente',
    'ui.command.language': 'English',

    'ui.when.today': 'oggi {{time}}',
    'ui.when.yesterday': 'ieri {{time}}',
    'ui.when.day': '{{day}} {{time}}',
    'ui.when.unknown': 'ora ignota',

    'ui.die.enter': 'La faccia uscita',
    'ui.die.face': 'Dado {{face}}',
    'ui.number.back': "Cancella l'ultima cifra",
    'ui.rule.open': 'Regola {{rule}}: di che cosa tratta',
  },
  words: {},
};
