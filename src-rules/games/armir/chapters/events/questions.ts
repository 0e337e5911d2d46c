import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { turn } from '../../model/asked.ts';
import { atTem, onCir, waiting } from '../../model/members.ts';
import { stayingFaces, staysSupplied } from '../supply/corps.ts';
import { attritionOwed, hexMsg } from '../supply/outOfSupply.ts';
import { bonusOf, bonusRuling, cirAdvances, cirBoxes, cirLength, cirLosses, cirReached } from './cir.ts';
import { msg } from './msg.ts';
import { garrisonGrows, garrisonOf, growingFaces, temTaken } from './tem.ts';

/** What the command line may ask of this part beside its forms and calculators. */
const faces = [1, 2, 3, 4, 5, 6];

const cirOdds = question({
  id: 'cir-odds',
  about: 'Rule 16.1: bonus of so many CP (motorised and tracked already doubled), and what each face does.',
  input: z.strictObject({ cp: z.int().min(0).max(999).meta({ unit: units.strength }) }),
  output: z.object({
    bonus: z.int(),
    advance: z.number(),
    meanLoss: z.number(),
    faces: z.array(z.object({ die: z.int(), modified: z.int(), advances: z.boolean(), losses: z.int() })),
    rule: z.string(),
  }),
  answer: ({ cp }, context) => {
    const bonus = bonusOf(cp, bonusRuling(context));
    const rows = faces.map((die) => ({
      die,
      modified: die + bonus,
      advances: cirAdvances(die + bonus),
      losses: cirLosses(die + bonus),
    }));
    return {
      bonus,
      advance: rows.filter(({ advances }) => advances).length / 6,
      meanLoss: rows.reduce((sum, { losses }) => sum + losses, 0) / 6,
      faces: rows,
      rule: '16.1.3',
    };
  },
});

const frontsNow = question({
  id: 'fronts',
  about:
    'Rules 16.1, 16.3, 8.6: the Čir and the airports as recorded: boxes, units, garrison, and the steps attrition still takes.',
  input: z.strictObject({}),
  output: z.object({
    cir: z.object({
      boxes: z.int(),
      length: z.int(),
      reached: z.boolean(),
      units: z.array(z.string()),
      waiting: z.array(z.string()),
    }),
    airports: z.object({ garrison: z.int(), taken: z.boolean(), units: z.array(z.string()) }),
    attrition: z.array(z.object({ where: said, units: z.array(z.string()) })),
  }),
  answer: (_, context) => ({
    cir: {
      boxes: cirBoxes(context),
      length: cirLength(context),
      reached: cirReached(context),
      units: [...onCir(context)],
      waiting: [...waiting(context)],
    },
    airports: { garrison: garrisonOf(context), taken: temTaken(context), units: [...atTem(context)] },
    attrition: [...attritionOwed(context)].map(([hex, units]) => ({
      where: hex === '' ? msg('armir.fronts.nowhere') : hexMsg(hex),
      units: [...units],
    })),
  }),
});

const turnDice = question({
  id: 'turn-dice',
  about:
    'Rules 16.3, 8.4: faces with which the garrison grows, and faces with which an armoured corps keeps its supply.',
  input: z.strictObject({ turn }),
  output: z.object({
    garrison: z.object({ faces: z.array(z.int()), p: z.number(), rule: z.string() }),
    armouredCorps: z.object({ faces: z.array(z.int()), p: z.number(), rule: z.string() }),
  }),
  answer: ({ turn: asked }) => ({
    garrison: { faces: faces.filter((die) => garrisonGrows(die, asked)), p: growingFaces(asked) / 6, rule: '16.3' },
    armouredCorps: { faces: faces.filter((die) => staysSupplied(die, asked)), p: stayingFaces(asked) / 6, rule: '8.4' },
  }),
});

export const questions: readonly Question[] = [cirOdds, frontsNow, turnDice];
