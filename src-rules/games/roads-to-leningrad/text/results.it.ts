import type { Translation } from '../../../kit/text.ts';
import type { resultsEn } from './results.en.ts';

export const resultsIt: Translation<typeof resultsEn> = {
  says: {
    'rtl.res.yes': 'sì',
    'rtl.res.no': 'no',
    'rtl.res.passed': 'superato',
    'rtl.res.failed': 'fallito',

    'rtl.res.ask.loss': '{{side.theCap}} perde il livello {{n}} di {{of}}: quale unità?',
    'rtl.res.ask.other': 'un’unità non in elenco',
    'rtl.res.ask.extra': '{{side.theCap}} resta e perde un altro livello: quale unità?',
    'rtl.res.ask.way': '{{side.theCap}} si ritira: c’è una via?',
    'rtl.res.ask.wayFrom': '{{side.theCap}} si ritira da {{hex}}: c’è una via?',
    'rtl.res.way.clear': 'Una via libera',
    'rtl.res.way.zoc': 'Solo per un esagono vuoto in ZOC nemica',
    'rtl.res.way.none': 'Nessuna via: eliminato',
    'rtl.res.ask.motor': 'Esercita quella ZOC un’unità {{side.of}} con casella rossa?',
    'rtl.res.ask.enemyChoice': 'Si perde un livello lungo la via; sceglie {{side.the}}: quale unità?',
    'rtl.res.ask.retreatLead': '{{side.theCap}} indica l’unità di testa della ritirata.',
    'rtl.res.ask.zocCheck': 'Controllo ER di {{unit}}, che guida la ritirata: superato con {{er}} o meno.',
    'rtl.res.ask.zocBlind': 'Controllo ER di {{unit}}, che guida la ritirata: il suo ER non è scritto.',
    'rtl.res.ask.failed': 'Sfondamento fallito: {{side.the}} perde un altro livello: quale unità?',

    'rtl.res.bar.forbidden': 'Le unità non possono attraversare quel lato.',
    'rtl.res.bar.offMap': 'Nessuno si ritira fuori mappa.',
    'rtl.res.bar.enemy': 'C’è un’unità combattente nemica.',
    'rtl.res.bar.endZoc': 'È in ZOC nemica e non c’è un’unità combattente amica.',
    'rtl.res.bar.endTarget': 'È il bersaglio di un attacco dichiarato.',

    'rtl.res.advance.lastStep': 'Nessuno avanza: il livello in più della No Ritirata era l’ultimo.',
    'rtl.res.advance.heavy': 'per niente (armi pesanti)',
    'rtl.res.advance.assault': 'un esagono',
    'rtl.res.advance.foot': 'un esagono (non motorizzate)',
    'rtl.res.advance.disrupted': 'un esagono (disorganizzate)',
    'rtl.res.advance.mot': 'fino a due esagoni, prima quello attaccato',

    'rtl.res.guide.cut': '{{side.theCap}} perde un livello in meno: il nemico non aveva di che pagare.',
    'rtl.res.guide.armour': 'Attrito dei corazzati: il primo livello {{side.of}} è di corazzati.',
    'rtl.res.guide.out': '{{unit}}: eliminata.',
    'rtl.res.guide.step': '{{unit}}: girarla sul lato ridotto.',
    'rtl.res.guide.lose_one': '{{side.theCap}} perde {{count}} livello, prima l’unità di testa.',
    'rtl.res.guide.lose_other': '{{side.theCap}} perde {{count}} livelli, prima l’unità di testa.',
    'rtl.res.guide.allOut': '{{side.theCap}} perde tutte le unità coinvolte.',
    'rtl.res.guide.extra': '{{side.theCap}} resta: un altro livello, e il segnalino di No Ritirata si toglie.',
    'rtl.res.guide.disrupted': 'Disorganizzate: {{what}}.',
    'rtl.res.guide.disruptedAll': 'Disorganizzate: tutte le unità {{side.of}}.',
    'rtl.res.guide.retreatTwo': '{{what}}: ritirata di due esagoni; la via la sceglie {{side.the}}.',
    'rtl.res.guide.retreatOneOrTwo': '{{what}}: ritirata di uno o due esagoni; la via la sceglie {{side.the}}.',
    'rtl.res.guide.retreatEnd':
      'Mai in ZOC nemica se non c’è già un’unità combattente amica. Il raggruppamento conta alla fine: l’eccesso è eliminato.',
    'rtl.res.guide.retreatTarget':
      'In un esagono ancora da attaccare: l’unità non aggiunge nulla e non può stare in testa; ne segue ritirata ed eliminazione.',
    'rtl.res.guide.held': 'L’esagono tiene: nessuno avanza.',
    'rtl.res.guide.ifEmpty': 'Se l’esagono è vuoto:',
    'rtl.res.guide.advance': 'Avanzata: {{what}}: {{how}}.',
    'rtl.res.guide.advanceAny':
      'Avanzata: caselle rosse fino a due esagoni sulla tabella Mobile, tutte le altre uno, armi pesanti nessuno.',
    'rtl.res.guide.advanceNow': 'L’avanzata si decide subito. Chi avanza non combatte più in questa fase.',
    'rtl.res.guide.stacking': 'Raggruppamento: al massimo 9 punti alla fine della fase.',
    'rtl.res.guide.failed': 'Sfondamento fallito: il gruppo si ferma accanto all’esagono e non muove più.',
    'rtl.res.guide.enters': 'Il gruppo entra nell’esagono, già pagato.',
    'rtl.res.guide.goesOn': 'Può proseguire con gli MP rimasti e sfondare ancora.',
    'rtl.res.guide.goesOnWith': 'Può proseguire con {{mp}} MP e sfondare ancora.',
    'rtl.res.guide.otherZoc': 'Se l’esagono è in un’altra ZOC nemica: sfondare un esagono che la esercita, o fermarsi.',
  },
  words: {},
};
