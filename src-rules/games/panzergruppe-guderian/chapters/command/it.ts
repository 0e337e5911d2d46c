import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  says: {
    'pgg.optionGroup.leader': 'Comandanti',
    'pgg.option.a20': 'Un comandante è circondato quando',
    'pgg.option.a20.about': 'Il testo non dice quanto stretto debba essere l’anello.',
    'pgg.option.a20.example':
      'Cinque esagoni attorno a un comandante sono chiusi; il sesto è aperto, ma oltre quello tutto è chiuso. Guardando i sei esagoni non è circondato, guardando la sacca lo è.',
    'pgg.option.a20.0': 'tutti e sei gli esagoni attorno sono chiusi',
    'pgg.option.a20.1': 'la sua sacca non ha uscite',
    'pgg.option.withdrawal': 'Ritiro dei comandanti',
    'pgg.option.withdrawal.about':
      'Regola facoltativa: i comandanti circondati si possono ritirare, due volte per partita.',
    'pgg.option.withdrawal.example':
      'Un comandante è chiuso in un anello con il suo gruppo. Senza la regola ne divide la sorte; con la regola può essere tolto quando comincia il movimento sovietico e tornare in X dal turno dopo.',
    'pgg.option.withdrawal.0': 'non in uso',
    'pgg.option.withdrawal.1': 'in uso',
    // groups
    'pgg.group.leaders': 'Comandanti',
    // cells
    'pgg.cell.withdrawals': 'Comandanti ritirati, per turno',
    'pgg.cell.away': 'Comandanti fuori mappa dal turno',
    'pgg.cell.leaderLost': 'Comandanti eliminati',
    'pgg.account.withdrawals': 'Ritiri di comandanti rimasti',
    // lanes
    'pgg.lane.withdrawal': '{{leader}} ritirato',
    // limits
    'pgg.limit.withdrawals': 'Ritiri di comandanti',
    // reminders
    'pgg.remind.return': '{{leader}} può tornare in X.',
    // fields
    'pgg.field.surrounded': 'Completamente circondato',
    'pgg.field.surrounded.hint': 'Tutti e sei gli esagoni tedeschi, o in ZOC tedesca senza unità sovietiche.',
    // actions
    'pgg.action.withdraw': 'Ritira un comandante',
    'pgg.action.withdraw.about': 'Regola facoltativa: uno per turno, due per partita, prima di ogni altro movimento.',
    'pgg.action.return': 'Un comandante torna in X',
    'pgg.action.leaderLost': 'Comandante eliminato',
    // bookings
    'pgg.says.withdraw': '{{leader}} ritirato; di nuovo in X dal turno {{n}}.',
    'pgg.says.return': '{{leader}} torna in X.',
    'pgg.says.leaderLost': '{{leader}} eliminato.',
    'pgg.post.withdrawal': '{{leader}} ritirato',
    // refusals
    'pgg.bar.withdrawalOff': 'Il ritiro dei comandanti non è in uso in questa partita.',
    'pgg.bar.withdrawalSpent_one': 'Il {{count}} ritiro della partita è esaurito.',
    'pgg.bar.withdrawalSpent_other': 'Entrambi i ritiri della partita sono esauriti.',
    'pgg.bar.withdrawalTurn': 'Un solo ritiro per turno.',
    'pgg.bar.leaderNotIn': '{{leader}} non è ancora entrato.',
    'pgg.bar.leaderOff': '{{leader}} non è sulla mappa.',
    'pgg.bar.notSurrounded': '{{leader}} non è completamente circondato.',
    'pgg.bar.notAway': '{{leader}} non era stato ritirato.',
    'pgg.bar.returnEarly': 'Di ritorno non prima del turno {{n}}.',
    // game
    'pgg.field.pocket': 'In una sacca senza uscite',
    'pgg.field.pocket.hint': 'Nessun percorso di esagoni liberi da tedeschi e dalle loro ZOC porta fuori.',
    'pgg.bar.noPocket': '{{leader}} ha un’uscita dalla sacca.',
    // questions put to the map
    'pgg.tool.surrounded': 'È circondato?',
    // leaders
    'pgg.surrounded.ring': '{{leader}} è circondato: tutti e sei gli esagoni sono chiusi.',
    'pgg.surrounded.open': '{{leader}} non è circondato.',
    'pgg.surrounded.pocket_one': '{{leader}} è in una sacca di {{count}} esagono senza uscita.',
    'pgg.surrounded.pocket_other': '{{leader}} è in una sacca di {{count}} esagoni senza uscita.',
    'pgg.surrounded.way_one': '{{leader}} ha un’uscita dalla sacca.',
    'pgg.surrounded.way_other': '{{leader}} ha un’uscita dalla sacca.',
    'pgg.surrounded.gap': '{{hex}} è aperto',
    'pgg.surrounded.note': 'Ritira {{leader}}',
    'pgg.surrounded.undrawn_one': '{{count}} esagono accanto non è disegnato e conta come fuori mappa.',
    'pgg.surrounded.undrawn_other': '{{count}} esagoni accanto non sono disegnati e contano come fuori mappa.',
    'pgg.tool.radius': 'Raggio di comando',
    'pgg.radius.says_zero': '{{leader}}, raggio {{n}}: nessuna unità in raggio.',
    'pgg.radius.says_one': '{{leader}}, raggio {{n}}: {{count}} unità in raggio.',
    'pgg.radius.says_other': '{{leader}}, raggio {{n}}: {{count}} unità in raggio.',
    'pgg.radius.disrupted': '{{leader}} è disorganizzato: né comando né rifornimento.',
    'pgg.radius.unknown': 'Il valore di {{leader}} non è trascritto.',
    'pgg.radius.any': 'Comanda unità di ogni armata, quante ne raggiunge.',
    'pgg.rule.10.0': 'Che cosa fanno i comandanti',
    'pgg.rule.10.1': 'Valore: raggio, bonus in attacco, difesa propria',
    'pgg.rule.10.2': 'Comandanti sulla mappa',
    'pgg.rule.10.21': 'Comandanti: capacità 10, strade come motorizzati, foresta come fanteria',
    'pgg.rule.10.22': 'I comandanti hanno ZOC',
    'pgg.rule.10.23': 'I comandanti entrano in ZOC solo con un’unità che possa attaccare',
    'pgg.rule.10.24': 'Un comandante ha un livello',
    'pgg.rule.10.25': 'Comandanti e raggruppamento',
    'pgg.rule.10.26': 'Un comandante condivide il risultato dell’attacco cui partecipa',
    'pgg.rule.10.3': 'Coordinamento',
    'pgg.rule.10.31': 'Alle unità serve un comandante per rifornirsi e attaccare',
    'pgg.rule.10.32': 'Un comandante serve qualsiasi unità, di qualsiasi armata',
    'pgg.rule.10.33': 'La ferrovia non richiede comandanti',
    'pgg.rule.10.34': 'I comandanti tracciano fino al bordo est',
    'pgg.rule.10.35': 'Le unità sovietiche attaccano solo in raggio di comando',
    'pgg.rule.10.4': 'Facoltativa: i comandanti circondati si possono ritirare, due volte per partita',
  },
  words: {},
};
