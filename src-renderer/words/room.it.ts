import type { Translation } from '#rules/kit/words/message.ts';
import type { roomEn } from './room.en.ts';

export const roomIt: Translation<typeof roomEn> = {
  says: {
    'ui.room.title': 'Secondo schermo',
    'ui.room.about':
      'Un tablet o un telefono in questa stanza apre la partita nel suo browser e la segue dal vivo: la fase, lo scontro con le sue probabilità, la mappa, i punti. Vede e non cambia nulla finché non glielo permetti.',
    'ui.room.never':
      'Non si mandano mai: le altre partite, l’archivio e le impostazioni, le foto delle mappe, il contenuto delle buste chiuse, un segnalino pescato e non ancora mostrato.',
    'ui.room.shared': 'Secondo schermo aperto',
    'ui.room.open': 'Apri a questa rete',
    'ui.room.again': 'Apri di nuovo',
    'ui.room.reopen': 'Riapri il secondo schermo',
    'ui.room.left':
      'Il programma si è chiuso con il secondo schermo aperto. Se lo riapri, gli stessi dispositivi riprendono da soli.',
    'ui.room.another': 'Al momento è aperta un’altra partita. Se apri questa, chi segue quella non la vede più.',
    'ui.room.ends': 'Si chiude con un clic, e alla chiusura del programma.',
    'ui.room.close': 'Chiudi il secondo schermo',
    'ui.room.scan': 'Inquadra il codice, o scrivi nel browser:',
    'ui.room.picture': 'L’indirizzo e il codice come codice QR',
    'ui.room.here': 'un browser di questo computer',
    'ui.room.onlyHere':
      'Questo computer ora non è in una rete privata: può seguire solo un suo browser, per esempio su un secondo monitor. Entra nella rete, poi chiudi e riapri.',
    'ui.room.addresses': 'Indirizzo',
    'ui.room.code': 'Codice',
    'ui.room.until': 'Fa entrare nuovi dispositivi fino alle {{time}}.',
    'ui.room.noCode': 'Il codice è scaduto, o è stato provato troppe volte. Chi è dentro resta dentro.',
    'ui.room.newCode': 'Un altro codice',
    'ui.room.warns': 'Il browser avvertirà',
    'ui.room.warnsAbout':
      'Dirà che la connessione non è privata, perché nessun altro garantisce per il certificato di questo computer. È cifrata comunque. Prima di proseguire confronta: il certificato che il browser mostra deve avere questa impronta (SHA‑256).',
    'ui.room.other': 'Se è un’altra, qualcuno sta in mezzo: non proseguire.',
    'ui.room.who': 'Chi segue',
    'ui.room.nobody': 'Ancora nessuno.',
    'ui.room.hereNow': 'collegato',
    'ui.room.away': 'assente',
    'ui.room.remove': 'Togli {{name}}',
    'ui.room.removeShort': 'Togli',
    'ui.room.now_zero': 'Nessuno segue',
    'ui.room.now_one': '{{count}} segue',
    'ui.room.now_other': '{{count}} seguono',
    'ui.room.nowLabel': 'Secondo schermo: {{who}}',

    'ui.join.title': 'Segui la partita',
    'ui.join.about': 'Il codice è sullo schermo di chi ha la partita, sotto Secondo schermo.',
    'ui.join.code': 'Codice',
    'ui.join.name': 'Come si chiama questo dispositivo',
    'ui.join.names': 'Chi ha la partita vede questo nome.',
    'ui.join.in': 'Segui',
    'ui.join.asleep':
      'Questo browser non tiene acceso lo schermo: regola il dispositivo perché non si spenga mentre giocate.',

    'ui.second.waits': 'Nessuna connessione: com’era alle {{time}}. Riprende da sola; altrimenti ricarica la pagina.',
    'ui.second.along': 'Con l’altro schermo',
    'ui.second.own': 'Per conto tuo',
    'ui.room.partOf': 'Che cosa fa {{name}}',
    'ui.room.sees': 'vede',
    'ui.room.dice': 'registra dadi e perdite',
    'ui.room.plays': 'gioca: {{side}}',
    'ui.room.partsAbout':
      'Un dispositivo vede, finché non dici altro. Quello che registra porta il suo nome e si può annullare; interpretazioni, nomi, tabelle ed elenchi restano tuoi. Chi gioca una parte chiude lì le sue buste, con una frase che non lascia il dispositivo.',
    'ui.second.sees': 'Segui la partita, com’era alle {{time}}',
    'ui.second.dice': 'Registri dadi e perdite; ultima voce alle {{time}}',
    'ui.second.plays': 'Giochi {{side}}; ultima voce alle {{time}}',
    'ui.second.sends': 'Invio in corso…',
    'ui.second.keeps_one': 'Nessuna connessione: {{count}} voce aspetta qui e parte da sola.',
    'ui.second.keeps_other': 'Nessuna connessione: {{count}} voci aspettano qui e partono da sole.',
    'ui.second.not.dice':
      'Questo schermo registra dadi e perdite; il resto si registra su quello di chi ha la partita.',
    'ui.second.not.role': 'Interpretazioni, tabelle ed elenchi si cambiano sullo schermo di chi ha la partita.',
    'ui.second.not.hidden':
      'Quello che resta nascosto si estrae sullo schermo di chi ha la partita: gli altri non ne sanno nulla.',
    'ui.second.not.side': 'Una busta la chiude e la apre la sua parte.',
    'ui.second.not.move': 'Questo schermo annulla quello che ha registrato lui, e nulla degli altri.',
    'ui.others.did': '{{who}}: {{says}}',
    'ui.others.moved': 'Ora si è dopo: {{says}}',
    'ui.others.owner': 'Chi ospita',
    'ui.others.theirs': '{{who}} ha proseguito dallo stesso punto: {{says}}. Resta come un altro ramo.',
    'ui.others.mine':
      'Un altro schermo ha proseguito dallo stesso punto. Quello che hai registrato resta come un altro ramo: {{says}}.',
    'ui.others.chosen': 'Se proseguire da lì lo sceglie chi ospita, o chi gioca.',
    'ui.others.go': 'Prosegui da lì',
    'ui.others.stay': 'Resta qui',
    'ui.readOnly.second': 'Un secondo schermo vede e non cambia nulla.',
  },
  words: {},
};
