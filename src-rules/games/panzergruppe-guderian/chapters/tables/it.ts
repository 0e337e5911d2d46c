import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  says: {
    'pgg.chart.crt': 'Risultati di combattimento',
    'pgg.chart.crt.odds':
      'Il rapporto si arrotonda a favore del difensore; sotto 1-3 si combatte a 1-3, sopra 10-1 a 10-1.',
    'pgg.chart.crt.codes':
      'A o D con un numero: livelli persi o esagoni di ritirata, a scelta del proprietario. e: tutti eliminati. Eng: un livello ciascuno, nessuno si muove.',
    'pgg.chart.crt.modifiers': 'Nessun modificatore al dado. Le caselle che vanno contro le vicine sono giuste così.',
    'pgg.chart.hex': 'Esagono o lato',
    'pgg.chart.foot': 'Fanteria a piedi',
    'pgg.chart.mechanized': 'Motorizzati, corazzati',
    'pgg.chart.leader': 'Comandante sovietico',
    'pgg.chart.supply': 'Linee di rifornimento',
    'pgg.chart.clear': 'Scoperto',
    'pgg.chart.river': 'Lato di fiume',
    'pgg.chart.lake': 'Lato di lago',
    'pgg.chart.road': 'Strada',
    'pgg.chart.interdiction': 'Contrassegno di interdizione nemico',
    'pgg.chart.closed': 'non si attraversa',
    'pgg.chart.allAcross': '×2 se tutti attaccano oltre il fiume',
    'pgg.chart.rivers': 'tedesco +2, sovietico +1',
    'pgg.chart.riverSupply': 'nessuno; conta dove la linea si paga in punti movimento',
    'pgg.chart.into': 'dentro, non attraverso',
    'pgg.chart.roads': 'le linee tedesche seguono le strade',
    'pgg.chart.other': 'come l’altro terreno',
    'pgg.chart.marker': 'tedesco: nessuno; sovietico: nessuna linea tedesca lo attraversa',
    'pgg.chart.terrain.adds':
      'I multipli si sommano, meno uno per ciascuno oltre il primo: foresta e fiume fanno ×3. I fiumi si pagano anche su strada.',
    'pgg.chart.terrain.foot':
      'Fanteria a piedi: divisioni di fanteria tedesche e divisioni fucilieri sovietiche. In ferrovia un esagono interdetto conta 4.',
    // own tables and rosters
    'pgg.roster.german.about':
      'Livelli come stampati su ogni contrassegno, dal migliore; quelli della fanteria sono noti.',
    'pgg.roster.soviet': 'Comandanti sovietici',
    'pgg.roster.soviet.about':
      'Il valore di comando stampato su ciascuno. Il 3 di Lukin risulta dall’esempio del regolamento.',
    'pgg.table.mixRifle': 'Contrassegni di fucilieri',
    'pgg.table.mixRifle.about':
      'Ogni forza stampata sui fucilieri e quanti contrassegni ce ne sono. Esattamente 2 sono 0-1-6.',
    'pgg.table.mixArmor': 'Contrassegni di corazzate',
    'pgg.table.mixArmor.about': 'Ogni forza stampata su corazzate e meccanizzate e quanti contrassegni ce ne sono.',
    'pgg.table.sovietMa': 'Capacità di movimento sovietiche',
    'pgg.table.sovietMa.about': 'Per tipo, come nel testo. Se un contrassegno ne mostra un’altra, vale la sua.',
    'pgg.table.ma': 'Movimento',
    'pgg.table.areas': 'Zone di ingresso tedesche',
    'pgg.table.areas.about':
      'Dove entrano le divisioni di ogni zona. Di B il testo salta 0111: decide la mappa. Una mappa disegnata qui precede.',
    'pgg.table.area': 'Zona {{what}}',
    'pgg.table.strength': 'Attacco-difesa-movimento',
    'pgg.table.count': 'Contrassegni',
    'pgg.table.sum_one': '{{count}} contrassegno in tutto',
    'pgg.table.sum_other': '{{count}} contrassegni in tutto',
    'pgg.table.few':
      'Piazzamento e calendario ne chiedono {{count}}; trascritti {{n}}. Il resto si pesca dagli eliminati.',
    'pgg.table.zeroOne': 'Esattamente {{count}} sono 0-1-6; trascritti {{n}}.',
    'pgg.table.twice': '{{what}} compare in due righe.',
    'pgg.rule.3.2': 'Tavole e tabelle, riprodotte nell’app',
    'pgg.rule.3.4': 'Tipi di unità, e valori come attacco-difesa-movimento o combattimento-movimento',
  },
  words: {},
};
