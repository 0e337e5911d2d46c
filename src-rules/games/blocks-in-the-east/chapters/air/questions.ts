import { z } from 'zod';
import { chance } from '#rules/kit/chance/chanceSchema.ts';
import { both, chance as chanceOf, die } from '#rules/kit/chance/dist.ts';
import { hitsOf } from '#rules/kit/chance/hitDist.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { withinAttempts } from '../../model/attempts.ts';
import { city, dice, plain, tech, terrain } from '../../model/shapes.ts';
import { reconFaces, reconModifiers, reconRange } from './recon.ts';

const reconChance = question({
  id: 'recon-chance',
  about: 'Rule 19.1: modifiers, faces that succeed, the chance of one attempt and of so many, against these AA dice.',
  input: z.strictObject({
    tech: tech.describe('of the fighters'),
    terrain: terrain.default('plain'),
    city: city.default('none'),
    badWeather: z.boolean().default(false),
    aa: dice.default([]).describe('dice of the target hex, its city included, after the malus of the weather'),
    attempts: z.int().min(1).max(20).default(1).meta({ unit: units.whole }),
  }),
  output: z.object({
    modifier: z.int(),
    faces: z.int(),
    range: z.int(),
    aaMisses: chance,
    once: chance,
    within: chance,
  }),
  answer: ({ tech: level, terrain: ground, city: kind, badWeather, aa, attempts }) => {
    const modifier = reconModifiers(level, ground, kind, badWeather).reduce((so, [, n]) => so + n, 0);
    const faces = reconFaces(modifier);
    const hits = hitsOf(aa);
    const once = both(hits, die(6), (n, face) => n === 0 && face <= faces);
    return {
      modifier,
      faces,
      range: reconRange(level),
      aaMisses: plain(chanceOf(hits, (n) => n === 0)),
      once: plain(chanceOf(once, (yes) => yes)),
      within: plain(chanceOf(withinAttempts(once, attempts), (yes) => yes)),
    };
  },
});

export const reconQuestions: readonly Question[] = [reconChance];
