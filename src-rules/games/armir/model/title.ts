import type { Title } from '#rules/kit/game/title.ts';

export const title: Title = {
  // stands in saved games: never renamed
  id: 'armir',
  name: 'ARMIR',
  about: {
    en: 'Soviet offensive against the Italian 8th Army on the Don, December 1942.',
    it: 'L’offensiva sovietica contro l’8ª Armata italiana sul Don, dicembre 1942.',
  },
  scenarios: 1,
  turns: 6,
  sample: true,
};
