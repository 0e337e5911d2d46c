import type { Title } from '#rules/kit/game/title.ts';

export const title: Title = {
  // stands in saved games: never renamed
  id: 'roads-to-leningrad',
  name: 'Roads to Leningrad',
  about: {
    en: 'Soltsy and Staraya Russa, July and August 1941: the roads to Leningrad, half a day a turn.',
    it: 'Soltsy e Staraya Russa, luglio e agosto 1941: le strade per Leningrado, mezza giornata a turno.',
  },
  scenarios: 4,
  turns: 22,
  sample: true,
};
