import type { Translation } from '#rules/kit/text.ts';
import type { mapEn } from './map.en.ts';

export const mapIt: Translation<typeof mapEn> = {
  says: {
    'ui.map.help':
      'Le frecce vanno da un esagono all’altro, Invio apre ciò che vi si trova. Più e meno ingrandiscono, Maiusc e frecce spostano la mappa.',
    'ui.map.zoomIn': 'Più vicino',
    'ui.map.zoomOut': 'Più lontano',
    'ui.map.fit': 'Tutta la mappa, o un esagono in grande',
  },
  words: {},
};
