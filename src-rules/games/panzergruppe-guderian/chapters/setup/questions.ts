import { z } from 'zod';
import { question } from '#rules/kit/game/question.ts';
import { die } from '../../model/asking.ts';
import { setUpCards } from '../../model/schedule.ts';
import { armyMoves } from './armies.ts';

export const setupCards = question({
  id: 'setup-cards',
  about: 'The Soviet set-up (5.1): army, hexes, counters, leader, and the sums.',
  input: z.strictObject({}),
  output: z.object({
    cards: z.array(
      z.object({
        army: z.number(),
        from: z.string(),
        to: z.string(),
        rifle: z.number(),
        armor: z.number(),
        leader: z.string(),
        rolls: z.boolean(),
      }),
    ),
    rifle: z.number(),
    armor: z.number(),
    leaders: z.number(),
  }),
  answer: () => ({
    cards: setUpCards.map((card) => ({
      army: Number(card.army),
      from: card.hexes[0],
      to: card.hexes[card.hexes.length - 1] ?? card.hexes[0],
      rifle: card.rifle,
      armor: card.armor,
      leader: card.leader,
      rolls: card.army === '16' || card.army === '19',
    })),
    rifle: setUpCards.reduce((sum, card) => sum + card.rifle, 0),
    armor: setUpCards.reduce((sum, card) => sum + card.armor, 0),
    leaders: setUpCards.length,
  }),
});

export const frozenArmy = question({
  id: 'frozen-army',
  about: 'Whether 16th or 19th Army may move on turn 1 (5.21), by its die; without a die the chance.',
  input: z.strictObject({ die: die.optional() }),
  output: z.object({
    moves: z.boolean().optional(),
    chance: z.object({ p: z.number(), exact: z.string() }),
    rule: z.string(),
  }),
  answer: (input) => ({
    ...(input.die === undefined ? {} : { moves: armyMoves(input.die) }),
    chance: { p: 0.5, exact: '1/2' },
    rule: '5.21',
  }),
});
