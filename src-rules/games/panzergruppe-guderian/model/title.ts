import type { Title } from '#rules/kit/game/title.ts';

export const title: Title = {
  // stands in saved games: never renamed
  id: 'panzergruppe-guderian',
  name: 'Panzergruppe Guderian',
  about: {
    en: 'The battle for Smolensk, July 1941: 12 turns of two days.',
    it: 'La battaglia di Smolensk, luglio 1941: 12 turni di due giorni.',
  },
  scenarios: 1,
  turns: 12,
  sample: true,
};
