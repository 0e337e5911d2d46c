import type { Translation } from '#rules/kit/words/message.ts';
import type { barrelsEn } from './barrels.en.ts';

export const barrelsIt: Translation<typeof barrelsEn> = {
  says: {
    'bite.group.barrels': 'Fuori rifornimento',
    'bite.cell.barrels': 'Barili bianchi',
    // released, and so it stays: lists are the kit's now
    'bite.barrels.two': '{{a}}; {{b}}',

    'bite.action.barrels': 'Segna fuori rifornimento',
    'bite.action.barrels.about':
      'Passo 2: le unità di questa parte con un barile bianco. Chi viene tolto dall’elenco perde il barile.',
    'bite.action.finalCheck': 'Verifica finale del rifornimento',
    'bite.action.finalCheck.about':
      'Passo 9: come sta ora ogni unità segnata. Dove i blocchi sono sulla mappa, è la mappa a proporlo.',
    'bite.field.barrels': 'Unità fuori rifornimento',
    'bite.field.barrels.add': 'Aggiungi unità',
    'bite.field.marked': 'Unità segnate',
    'bite.field.situation': 'Ora',
    'bite.situation.supplied': 'rifornita',
    'bite.situation.cutOff': 'fuori rifornimento',
    'bite.situation.besieged': 'porto o capitale sotto assedio',
    'bite.situation.spared': 'Sebastopoli, o Leningrado con la Strada della Vita',

    'bite.says.barrels': '{{side}}: {{what}}.',
    'bite.barrels.on': '{{units}} fuori rifornimento',
    'bite.barrels.off': '{{units}} di nuovo in rifornimento',
    'bite.barrels.same_one': '{{count}} unità resta fuori rifornimento',
    'bite.barrels.same_other': '{{count}} unità restano fuori rifornimento',
    'bite.barrels.none': 'tutte le unità sono rifornite',
    'bite.says.finalCheck': '{{side}}, verifica finale del rifornimento: {{what}}.',
    'bite.says.finalCheckPp': '{{side}}, verifica finale del rifornimento: {{what}}. PP a {{nation}}: {{pp}}.',
    'bite.final.none': 'nessuna unità segnata',
    'bite.final.supplied_one': '{{units}} di nuovo in rifornimento',
    'bite.final.supplied_other': '{{units}} di nuovo in rifornimento',
    'bite.final.surrenders_one': '{{units}} si arrende',
    'bite.final.surrenders_other': '{{units}} si arrendono',
    'bite.final.toZero_one': '{{units}} scende a 0',
    'bite.final.toZero_other': '{{units}} scendono a 0',
    'bite.final.weaker_one': '{{units}} perde 1 PF',
    'bite.final.weaker_other': '{{units}} perdono 1 PF',
    'bite.final.static_one': '{{units}} (statica) resta',
    'bite.final.static_other': '{{units}} (statiche) restano',
    'bite.final.atZero_one': '{{units}} resta a 0',
    'bite.final.atZero_other': '{{units}} restano a 0',
    'bite.final.spared_one': '{{units}} non perde nulla',
    'bite.final.spared_other': '{{units}} non perdono nulla',
    'bite.next.byHand': 'L’elenco non ha le facce di {{units}}: gira il blocco sul tavolo e scrivi la sua faccia.',
    'bite.next.noClass': 'L’elenco non dice che cosa sia {{units}}: i suoi PP si registrano a mano.',
    'bite.next.unjudged': 'Non giudicate, perché la mappa non le ha: {{units}}. La loro verifica si fa a mano.',
    'bite.next.notMarked': 'Fuori rifornimento, ma non segnate dal passo 2, quindi ora non accade nulla: {{units}}.',

    'bite.bar.freezeNow':
      'I barili si mettono nel passo 2, si verificano nel passo 9 e si mettono ai corazzati dopo il passo 10.',
    'bite.bar.freezeSide': 'Non è il turno di questa parte.',
    'bite.bar.freezeNobody': 'Nessuna delle sue unità è sulla mappa disegnata.',
    'bite.bar.nobodyMarked': 'Nessuna unità di questa parte è segnata.',
    'bite.bar.marked': '{{unit}}: segnata fuori rifornimento.',
    'bite.bar.twice': '{{unit}} compare due volte.',
    'bite.bar.otherSide': '{{unit}} non è di questa parte.',

    'bite.status.marked_one': '{{count}} unità segnata',
    'bite.status.marked_other': '{{count}} unità segnate',
    'bite.status.reachMarked': '{{reach}}; {{marked}}',
    'bite.remind.marked_one': '{{count}} unità segnata attende la verifica finale.',
    'bite.remind.marked_other': '{{count}} unità segnate attendono la verifica finale.',
  },
  words: {},
};
