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
  },
  words: {},
};
