import type { Texts } from '#rules/kit/text.ts';

/** Strings of the drawn map and of drawing it. */
export const mapEn = {
  says: {
    'ui.map.help':
      'Arrow keys walk from hex to hex, Enter opens what stands there. Plus and minus zoom, Shift and arrows move the map.',
    'ui.map.zoomIn': 'Closer',
    'ui.map.zoomOut': 'Further away',
    'ui.map.fit': 'Whole map, or one hex large',
  },
  words: {},
} as const satisfies Texts;
