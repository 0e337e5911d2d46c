import type { chartsEn } from './charts.en.ts';

export const chartsIt: { readonly [K in keyof typeof chartsEn]: string } = {
  'pgg.chart.crt': 'Risultati di combattimento',
  'pgg.chart.die': 'Dado',
  'pgg.chart.crt.odds':
    'Il rapporto si arrotonda a favore del difensore; sotto 1-3 si combatte a 1-3, sopra 10-1 a 10-1.',
  'pgg.chart.crt.codes':
    'A o D con un numero: livelli persi o esagoni di ritirata, a scelta del proprietario. e: tutti eliminati. Eng: un livello ciascuno, nessuno si muove.',
  'pgg.chart.crt.modifiers': 'Nessun modificatore al dado. Le caselle che vanno contro le vicine sono giuste così.',
  'pgg.chart.terrain': 'Terreno',
  'pgg.chart.hex': 'Esagono o lato',
  'pgg.chart.foot': 'Fanteria a piedi',
  'pgg.chart.mechanized': 'Motorizzati, corazzati',
  'pgg.chart.cavalry': 'Cavalleria',
  'pgg.chart.leader': 'Comandante sovietico',
  'pgg.chart.defence': 'Difesa',
  'pgg.chart.supply': 'Linee di rifornimento',
  'pgg.chart.clear': 'Scoperto',
  'pgg.chart.forest': 'Foresta',
  'pgg.chart.river': 'Lato di fiume',
  'pgg.chart.majorCity': 'Città maggiore',
  'pgg.chart.minorCity': 'Città minore',
  'pgg.chart.swamp': 'Palude',
  'pgg.chart.lake': 'Lato di lago',
  'pgg.chart.road': 'Strada',
  'pgg.chart.railway': 'Ferrovia',
  'pgg.chart.interdiction': 'Contrassegno di interdizione nemico',
  'pgg.chart.none': 'nessuno',
  'pgg.chart.closed': 'non si attraversa',
  'pgg.chart.noAttack': 'nessun attacco',
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
};
