import { expect, it } from 'vitest';
import { armir } from '#rules/games/armir/index.ts';
import { panzergruppeGuderian } from '#rules/games/panzergruppe-guderian/index.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import { speaker } from '#shared/say.ts';
import { playEn } from './play.en.ts';
import { playIt } from './play.it.ts';

it('a step is called as the box calls it', () => {
  const steps = (game: typeof armir) =>
    [speaker('en', [kitText.en, playEn, game.text.en]), speaker('it', [kitText.it, playIt, game.text.it])].map((say) =>
      say({ id: 'ui.play.fight.steps', p: { step: game.stepWord } }),
    );
  expect(steps(armir)).toEqual(['Steps lost', 'Step persi']);
  expect(steps(panzergruppeGuderian)).toEqual(['Steps lost', 'Livelli persi']);
});
