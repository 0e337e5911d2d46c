import type { Translation } from '#rules/kit/words/message.ts';
import type { outsideEn } from './outside.en.ts';

export const outsideIt: Translation<typeof outsideEn> = {
  says: {
    'ui.given.title': 'Da aprire: {{name}}',
    'ui.given.saved': 'Salvata {{when}}',
    'ui.given.adds': 'Diventa una nuova partita dell’archivio. Il resto è intatto, e nulla è ancora scritto.',
    'ui.given.beside':
      'Viene da una partita dell’archivio: {{name}}. Il file ne farebbe un’altra accanto; nulla è ancora scritto.',
    'ui.given.take': 'Aggiungi come nuova partita',
    'ui.given.open': 'Continua {{name}}',
    'ui.given.leave': 'Non ora',
    'ui.given.hexes_zero': 'Nessun esagono disegnato',
    'ui.given.hexes_one': '{{count}} esagono disegnato',
    'ui.given.hexes_other': '{{count}} esagoni disegnati',
    'ui.given.addsMap': 'Diventa un’altra mappa di questo gioco. Il resto è intatto, e nulla è ancora scritto.',
    'ui.given.takeMap': 'Aggiungi alle mappe',
    'ui.given.noGame': 'Mappa di un gioco che qui non c’è. Nulla è cambiato.',
    'ui.given.thing':
      'Una tabella o un elenco. Si importa dove si trascrive: aprilo lì, poi i tre punti, Importa un file.',

    'ui.updates.title': 'Nuove versioni',
    'ui.updates.none.build':
      'Questa copia dell’app non ha un indirizzo a cui chiedere nuove versioni. Non chiede nulla a nessuno.',
    'ui.updates.none.package': 'Questo pacchetto non si sostituisce da sé: una nuova versione si installa come questa.',
    'ui.updates.agree': 'Chiedi all’avvio se c’è una nuova versione',
    'ui.updates.about':
      'Spento finché non lo scegli. Chiede all’indirizzo da cui viene questa versione, non dice nulla delle partite e non chiede né scarica mai durante una partita. Nulla si scarica prima di un altro sì.',
    'ui.updates.look': 'Chiedi ora',
    'ui.updates.looking': 'Richiesta in corso…',
    'ui.updates.failed': 'Nessuna risposta utile. Nulla è cambiato.',
    'ui.updates.current': 'Nulla di più recente, chiesto {{when}}.',
    'ui.updates.found': 'È uscita la versione {{version}}.',
    'ui.updates.notes': 'Che cosa cambia',
    'ui.updates.noNotes': 'Nessuno ha scritto che cosa cambia.',
    'ui.updates.fetch': 'Copia tutte le partite, poi scaricala',
    'ui.updates.fetching': 'Scaricamento della versione {{version}}',
    'ui.updates.stop': 'Ferma',
    'ui.updates.ready': 'La versione {{version}} prende il posto di questa alla chiusura dell’app.',
    'ui.updates.backedUp_zero': 'Non c’era nessuna partita da copiare.',
    'ui.updates.backedUp_one': 'Prima è stata copiata {{count}} partita.',
    'ui.updates.backedUp_other': 'Prima sono state copiate {{count}} partite.',
    'ui.updates.line': 'È uscita la versione {{version}}: vedi Impostazioni.',
    'ui.updates.lineReady': 'La versione {{version}} va al suo posto alla chiusura dell’app.',
  },
  words: {},
};
