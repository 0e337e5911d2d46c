import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  says: {
    'pgg.map.steps': '{{n}} di {{of}} livelli',
    // the sheet
    'pgg.sheet.about':
      'Disegna gli esagoni in uso dalla tua mappa: terreno, fiumi, laghi, strade, ferrovie, bordi, città.',
    'pgg.sheet.preset': 'Quattro cifre, colonna poi riga; sfasatura e misura da verificare sulla mappa',
    'pgg.sheet.lakeHex': 'esagono di lago',
    'pgg.sheet.west': 'bordo ovest',
    'pgg.sheet.east': 'bordo est',
    'pgg.sheet.entry': 'ingresso {{what}}',
    'pgg.sheet.area': 'area tedesca {{what}}',
    'pgg.sheet.provisional': 'ingresso provvisorio {{what}}',
    // counters and markers
    'pgg.group.counters': 'Unità sulla mappa',
    'pgg.cell.tried': 'Forza rivelata',
    'pgg.cell.allowance': 'Capacità di movimento',
    'pgg.piece.hint': 'Il nome di un’unità, o rifle#3.',
    'pgg.state.retreated': 'ritirata fra amiche',
    'pgg.state.arrived': 'entrata in questo turno',
    'pgg.says.notRetreated': 'Non più contata come ritirata: {{unit}}.',
    'pgg.says.arrived': 'Entrata in questo turno: {{unit}}.',
    'pgg.says.notArrived': 'Non entrata in questo turno: {{unit}}.',
    // leaders
    'pgg.bar.noUnit': 'Nessuna unità con quell’id: indica anche il tipo.',
    'pgg.bar.apart': '{{a}} e {{b}} non si toccano.',
    'pgg.map.ground': 'Nessun foglio: gli esagoni non nominati valgono come scoperti, sulla griglia d’uso.',
    'pgg.rule.3.1': 'La mappa e i suoi esagoni numerati',
    'pgg.rule.6.7': 'Terreno: che cosa costa e che effetto ha',
    'pgg.rule.8.0': 'Zone di controllo: i sei esagoni vicini',
    'pgg.rule.8.11': 'Ogni unità non disorganizzata ha ZOC',
    'pgg.rule.8.12': 'La ZOC non costa punti movimento',
    'pgg.rule.8.13': 'Non si esce da ZOC per scelta',
    'pgg.rule.8.14': 'La ZOC non tocca gli amici',
    'pgg.rule.8.15': 'Un’unità nell’esagono annulla la ZOC nemica per linee e ritirate',
    'pgg.rule.8.16': 'La ZOC è reciproca',
    'pgg.rule.8.17': 'La ZOC attraversa i fiumi, non i laghi',
    'pgg.rule.8.18': 'Più ZOC non si sommano',
  },
  words: {},
};
