import type { Title } from '#rules/kit/game/title.ts';

export const title: Title = {
  // stands in saved games: never renamed
  id: 'blocks-in-the-east',
  name: 'Blocks in the East',
  about: {
    en: 'The Eastern Front 1941 to 1945, corps in blocks, one turn a month.',
    it: 'Il Fronte Orientale dal 1941 al 1945, corpi d’armata in blocchi, un turno al mese.',
  },
  scenarios: 9,
  turns: 49,
  sample: true,
};
