import type { Translation } from '#rules/kit/words/message.ts';
import type { poolEn } from './pool.en.ts';

export const poolIt: Translation<typeof poolEn> = {
  says: {
    'ui.pool.headings': 'Voci',
    'ui.pool.search': 'Nome di un’unità',
    'ui.pool.side': 'Parte',
    'ui.pool.state': 'Stato',
    'ui.pool.all': 'qualsiasi',
    'ui.pool.filters': 'Mostra solo',
    'ui.pool.units_one': '{{count}} unità',
    'ui.pool.units_other': '{{count}} unità',
    'ui.pool.count': '{{n}} di {{of}}',
    'ui.pool.unknown_one': '{{count}} senza valori scritti',
    'ui.pool.unknown_other': '{{count}} senza valori scritti',
    'ui.pool.wants': 'richiesti {{what}}',
    'ui.pool.fits': 'come richiesto',
    'ui.pool.missing': 'mancano {{what}}',
    'ui.pool.over': '{{what}} di troppo',
    'ui.pool.tickAll': 'Spunta tutto',
    'ui.pool.untickAll': 'Togli le spunte',
    'ui.pool.none': 'Nessuna unità corrisponde.',
    'ui.pool.choose': 'Scegli un’unità: qui stanno i tasti che la cambiano.',
    'ui.pool.empty': 'Nessuna unità ancora scritta',
    'ui.pool.empty.about':
      'Scrivile una volta sola dalle pedine e dalle schede, o incolla un foglio di calcolo: da allora ogni partita le ha.',
    'ui.pool.typeTable': 'Scrivi la tabella',
    'ui.pool.face': 'Valori: {{faces}}',
    'ui.pool.noFaces': 'Valori non scritti',
    'ui.pool.list': 'Elenco delle unità',
    'ui.pool.deeds': 'Che cosa si può fare',
    'ui.pool.keys': 'Spazio spunta, Maiusc Spazio tutta la voce.',
    'ui.fights.title': 'Scontri annotati',
    'ui.fights.done': 'combattuto',
    'ui.fights.open': 'Apri {{fight}}',
  },
  words: {},
};
