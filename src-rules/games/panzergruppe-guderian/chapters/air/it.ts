import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  says: {
    'pgg.optionGroup.marker': 'Interdizione',
    'pgg.option.a16': 'Contrassegno sovietico nell’esagono dell’unità',
    'pgg.option.a16.about': 'La linea di rifornimento non può passare per l’esagono segnato.',
    'pgg.option.a16.example':
      'Un’unità tedesca finisce il movimento sull’esagono con il contrassegno sovietico: la sua linea comincia dall’esagono dopo ed è aperta, oppure l’unità è tagliata fuori.',
    'pgg.option.a16.0': 'il primo esagono non conta',
    'pgg.option.a16.1': 'l’unità è tagliata fuori',
    'pgg.option.a17': 'Prima colonna chiusa ai contrassegni aerei',
    'pgg.option.a17.about': 'La frase stampata lascia aperto se la colonna 40 sia chiusa.',
    'pgg.option.a17.example':
      'Un contrassegno aereo è destinato a 4012, e Smolensk è sovietica: rifiutato se la colonna 40 è chiusa, ammesso se lo sono solo la 41 e oltre.',
    'pgg.option.a17.0': 'colonna 40',
    'pgg.option.a17.1': 'colonna 41',
    'pgg.option.a18': 'Contrassegni aerei ovunque dopo la caduta di Smolensk',
    'pgg.option.a18.about': 'La frase che dice da quando è confusa.',
    'pgg.option.a18.example':
      'Smolensk cade nel turno 5: i contrassegni aerei vanno ovunque dal piazzamento del turno 6, o già da quello del turno 5.',
    'pgg.option.a18.0': 'dal turno dopo la conquista',
    'pgg.option.a18.1': 'subito',
    'pgg.option.a19': 'Turni dell’interdizione sovietica',
    'pgg.option.a19.about': 'Due passi discordano su come si distribuiscono i tre impieghi.',
    'pgg.option.a19.example':
      'Il sovietico vuole il contrassegno nei turni 1, 2 e 3: tre usi, tutti spesi; oppure solo uno, perché ogni blocco di tre turni ne ha uno.',
    'pgg.option.a19.0': 'tre turni qualsiasi da 1 a 11',
    'pgg.option.a19.1': 'uno in ogni blocco di tre turni',
    // cells
    'pgg.cell.air': 'Contrassegni aerei tedeschi',
    'pgg.cell.sovietMarker': 'Contrassegno di interdizione sovietica',
    'pgg.cell.sovietMarkerUses': 'Interdizione sovietica, per turno',
    'pgg.account.interdiction': 'Interdizioni sovietiche rimaste',
    // lanes
    'pgg.lane.interdiction': 'Contrassegno sovietico in {{hex}}',
    // limits
    'pgg.limit.air': 'Contrassegni aerei',
    'pgg.limit.interdiction': 'Interdizione sovietica',
    // reminders
    'pgg.remind.air': 'Contrassegni aerei tedeschi in {{hexes}}: 1 punto movimento in più, 4 per ferrovia.',
    'pgg.remind.sovietMarker': 'Contrassegno sovietico in {{hex}}: si toglie in B5.',
    // fields
    'pgg.field.firstHex': 'Primo esagono',
    'pgg.field.secondHex': 'Secondo esagono',
    'pgg.field.thirdHex': 'Terzo esagono',
    'pgg.field.hexOrAll': 'Esagono; vuoto per tutti',
    'pgg.field.germansThere': 'Un’unità tedesca è nell’esagono',
    // actions
    'pgg.action.air': 'Piazza contrassegni aerei',
    'pgg.action.air.about':
      'Uno per esagono; a ovest della colonna 40 finché Smolensk non è tedesca e collegata al bordo ovest.',
    'pgg.action.airLift': 'Togli contrassegni aerei',
    'pgg.action.interdiction': 'Piazza l’interdizione sovietica',
    'pgg.action.interdiction.about': 'Al massimo in 3 turni della partita, mai nel turno 12, non su unità tedesche.',
    'pgg.action.interdictionLift': 'Togli il contrassegno sovietico',
    // bookings
    'pgg.says.air_one': 'Contrassegno aereo in {{hexes}}.',
    'pgg.says.air_other': '{{count}} contrassegni aerei in {{hexes}}.',
    'pgg.says.airLift_one': 'Tolto il contrassegno aereo da {{hexes}}.',
    'pgg.says.airLift_other': 'Tolti {{count}} contrassegni aerei da {{hexes}}.',
    'pgg.says.interdiction': 'Interdizione sovietica in {{hex}}.',
    'pgg.says.interdictionLift': 'Tolto il contrassegno sovietico da {{hex}}.',
    'pgg.post.interdiction': 'Interdizione sovietica in {{hex}}',
    // standing rules
    'pgg.stands.airLifted_one': 'Tolto {{count}} contrassegno aereo.',
    'pgg.stands.airLifted_other': 'Tolti {{count}} contrassegni aerei.',
    'pgg.stands.sovietLifted': 'Tolto il contrassegno di interdizione sovietica da {{hex}}.',
    // refusals
    'pgg.bar.airTwice': 'Un contrassegno aereo per esagono: {{hex}} ne ha uno.',
    'pgg.bar.airAll_one': 'Al massimo {{count}} contrassegno aereo sulla mappa.',
    'pgg.bar.airAll_other': 'Al massimo {{count}} contrassegni aerei sulla mappa.',
    'pgg.bar.airColumn':
      '{{hex}} è oltre la colonna {{n}}: chiuso finché Smolensk non è tedesca e collegata al bordo ovest.',
    'pgg.bar.interdictionLast': 'Nessuna interdizione sovietica nel turno 12.',
    'pgg.bar.interdictionSpent_one': 'Il suo {{count}} turno è esaurito.',
    'pgg.bar.interdictionSpent_other': 'Tutti i {{count}} impieghi della partita sono esauriti.',
    'pgg.bar.interdictionTwice': 'C’è un solo contrassegno, una volta per turno.',
    'pgg.bar.interdictionBlock': 'Già impiegata nei turni da {{from}} a {{to}}.',
    'pgg.bar.interdictionGermans': 'Non in un esagono con unità tedesche.',
    'pgg.bar.noMarkerThere': 'Nessun contrassegno lì.',
    // game
    'pgg.remind.airLimit':
      'Contrassegni aerei a ovest della colonna {{n}}, finché Smolensk non è tedesca e collegata al bordo ovest.',
    // counters and markers
    'pgg.marker.air': 'Interdizione aerea tedesca',
    'pgg.marker.interdiction': 'Interdizione sovietica',
    'pgg.rule.13.0': 'Interdizione',
    'pgg.rule.13.1': 'Tre contrassegni aerei tedeschi',
    'pgg.rule.13.2': 'Dove si piazzano i contrassegni aerei',
    'pgg.rule.13.31': 'Un esagono ferroviario segnato costa 4 in ferrovia',
    'pgg.rule.13.32': 'Ogni altro esagono segnato: 1 punto movimento in più al sovietico',
    'pgg.rule.13.33': 'Uno per esagono; tolti dopo il movimento sovietico',
    'pgg.rule.13.34': 'Si possono segnare esagoni con unità sovietiche',
    'pgg.rule.13.4': 'Interdizione sovietica',
    'pgg.rule.13.41': 'Un contrassegno, tre turni della partita, non il 12',
    'pgg.rule.13.42': 'Si piazza alla fine del turno-giocatore sovietico',
    'pgg.rule.13.43': '1 punto movimento in più ai tedeschi che entrano',
    'pgg.rule.13.44': 'Nessuna linea di rifornimento tedesca attraverso',
    'pgg.rule.13.45': 'Non su unità tedesche',
    'pgg.rule.13.46': 'Si toglie alla fine del turno-giocatore tedesco',
  },
  words: {},
};
