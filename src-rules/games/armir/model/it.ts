import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';
import { title } from './title.ts';

/** Quel che dicono più capitoli. */
export const it: Translation<typeof en> = {
  says: {
    'armir.fight.field.attackTotal.hint': 'CP sommati così come sono; bastano da soli per uno scontro rapido.',

    'armir.fight.policy.tem': 'Guarnigione',

    'armir.fight.bombard.unknown': 'Le probabilità compaiono quando le tabelle sono trascritte.',

    // said everywhere
    'armir.pool.steps': '{{n}} step su {{of}}',
    'armir.fronts.signed': '{{n.signed}}',
    'armir.fronts.group.cir': 'Fronte del Čir',
    'armir.fronts.group.tem': 'Aeroporti (TeM)',
    'armir.fronts.field.units.hint': 'I nomi, separati da virgole.',
    'armir.fronts.noDie': 'Manca il dado: si tira o si scrive.',
    'armir.fronts.bar.unknown': '{{unit}} non è fra le pedine sovietiche.',
    'armir.fronts.next.hq': 'HQ sovietico eliminato ({{unit}}): 1 PV per l’Asse.',

    'armir.guns.group.supply': 'Punti approvvigionamento (PA)',
    'armir.guns.group.guns': 'Punti artiglieria sovietici',
    'armir.guns.group.air': 'Aviazione',
    'armir.guns.inHex': 'esagono {{hex}}',
    'armir.guns.bar.gone': '{{unit}} non è sulla mappa.',
    'armir.guns.bar.firstTurn': 'Nessun aereo nel turno 1.',

    'armir.tool.undrawn': 'L’esagono non è disegnato.',

    'armir.moving.field.sp': 'SP rimasti',
    'armir.moving.field.sp.hint': '0: non trascritti',
    'armir.moving.field.oos': 'OOS',
    'armir.moving.field.strongpointSide': 'Attraverso un lato di caposaldo',
    'armir.moving.stack.of': '{{sp}} di {{of}}',
    'armir.moving.missing.sp': 'SP di {{unit}}',

    'armir.about': title.about.it,
    'armir.edition': 'prima edizione',
    'armir.scenario': 'Il Don, dicembre 1942',
    'armir.scenario.about': 'Sei turni di due giorni.',
    'armir.group.points': 'Punti Spinta (PS)',
    'armir.group.arrivals': 'Rinforzi e rimpiazzi',
    'armir.unit.gebirgs': '3 Gebirgs',
    'armir.unit.division387': '387 Divisione',
    'armir.unit.division385': '385 Divisione',
    'armir.unit.fegelein': 'SS Fegelein',
    'armir.unit.begleit': 'Führer Begleit',
    'armir.unit.xxivHq': 'HQ XXIV Pz.Korps',
    'armir.unit.armirHq': 'HQ ARMIR',
    'armir.unit.complementi': 'Complementi',
    'armir.unit.hint': 'Nome dell’unità, come nell’elenco',
    'armir.hex.hint': 'Numero dell’esagono',
    'armir.air.used': 'utilizzato',
    'armir.up.range': 'raggio maggiore',
    'armir.up.movement': 'più MP',
    'armir.cell.oos': 'OOS',
    'armir.place.unknown': 'da indicare',
    'armir.place.village': 'paese, 1 PS',
    'armir.place.city': 'città, 2 PS',
    'armir.task.kantemirovka': 'Prima entrata in Kantemirovka: −1d6 PA, deposito e CAI persi',
    'armir.task.xxivRange':
      'Le unità con striscia rossa restano nel raggio dell’HQ del XXIV Pz.Korps; l’HQ entro 3 esagoni dal bordo nord',
    'armir.action.arrive': 'Arrivano i rinforzi',
    'armir.action.hqLost': 'HQ sovietico eliminato',
    'armir.bar.otherPhase': 'Solo nei rinforzi Asse.',

    'armir.kind.combat': 'unità da combattimento',
    'armir.kind.artillery': 'artiglieria divisionale',
    'armir.kind.heavyArtillery': 'artiglieria pesante',
    'armir.nation.ITA': 'italiana',
    'armir.nation.GER': 'tedesca',
    'armir.nation.CRO': 'croata',
    'armir.formation.alpine': 'Corpo Alpino',
    'armir.formation.ii': 'II Corpo',
    'armir.formation.xxxv': 'XXXV Corpo',
    'armir.formation.xxix': 'XXIX Corpo',
    'armir.formation.xxiv': 'XXIV Pz.Korps',
    'armir.formation.army': 'unità d’armata',
    'armir.army.iii': 'III Armata',
    'armir.army.a': 'Armata A',
    'armir.army.b': 'Armata B',
    'armir.movement.motorised': 'motorizzata',
    'armir.movement.tracked': 'cingolata',
    'armir.corps.armoured': 'corpo corazzato, § 8.4',
    'armir.field.formation': 'Corpo (striscia)',
    'armir.field.cp': 'CP per step',
    'armir.field.cp.hint': 'Dal pieno organico in giù: 7 4 2.',
    'armir.field.heavy': 'Pesante (asterisco)',
    'armir.field.value': 'Supporto o bombardamento',
    'armir.field.mp': 'MP',
    'armir.field.range2': 'Raggio, altro lato',
    'armir.field.mp2': 'MP, altro lato',
    'armir.field.army': 'Armata (striscia)',
    'armir.field.corps': 'Corpo',
    'armir.field.firstGuns': 'Artiglieria, turno 1',
    'armir.field.firstGuns.hint': 'Il numero sul retro del segnalino d’artiglieria dell’armata.',

    // released, and so it stays: lists are the kit's now
    'armir.victory.list': '{{first}}, {{rest}}',
  },
  words: {
    'armir.word.step': { bare: 'step', one: 'step', other: 'step' },
  },
};
