import type { Score, ScoreLine } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { ruling, sides } from '../../ids.ts';
import { evidence } from './evidence.ts';
import { msg } from './msg.ts';
import { type Chosen, chosen, type Objective, objectiveMsg, objectives } from './objectives.ts';
import { needed } from './points.ts';
import { type Figures, figuresOf, type Verdict, verdictOf, worthOf } from './standing.ts';
import { victoryCalc } from './whatIf.ts';

/** 17: what counts and why. Before the note is opened every objective is sealed: what it would bring stands beside it. */

const line = (
  context: Context,
  one: Objective,
  at: Figures,
  known: Pick<Chosen, 'choice'> | undefined,
  how: Chosen['how'] | 'known',
): ScoreLine => {
  const worth = worthOf(at, context)[one];
  const loses = one === 'airports' && !at.airports;
  const picked = known?.choice.includes(one);
  return {
    id: one,
    msg: objectiveMsg[one],
    side: sides.soviet,
    points: picked ? worth : 0,
    rule: '17.1.1',
    sure: known === undefined ? 'sealed' : context.place === end ? 'now' : 'if it ended now',
    why:
      known === undefined
        ? loses
          ? msg('armir.why.ifChosenLost')
          : msg('armir.why.ifChosen', { n: worth })
        : !picked
          ? msg('armir.why.notChosen')
          : loses
            ? msg('armir.why.lost')
            : how === 'hand'
              ? msg('armir.why.hand')
              : msg('armir.why.chosen'),
    evidence: evidence[one](context),
  };
};

const hqLine = (context: Context, { hqs }: Figures): ScoreLine => ({
  id: 'hqs',
  msg: msg('armir.score.hqs'),
  side: sides.axis,
  points: hqs,
  rule: '17.1.3',
  sure: 'now',
  ...(ruling(context, 'amb58') === 'apart' ? { why: msg('armir.why.apart') } : {}),
  evidence: [msg('armir.evidence.hqs', { count: hqs })],
});

const levelOf = (verdict: Verdict, over: boolean): Msg => {
  if (verdict.lost === 'ps') return msg('armir.level.ps');
  if (verdict.lost === 'airports') return msg(over ? 'armir.level.airports' : 'armir.level.airportsYet');
  return msg(verdict.winner === 'soviet' ? 'armir.level.soviet' : 'armir.level.axis');
};

/** The score as it counts for whoever knows the choice; undefined: nobody here does. */
export const scoreOf = (
  context: Context,
  known: Pick<Chosen, 'choice'> | undefined,
  how: Chosen['how'] | 'known' = 'known',
): Score => {
  const at = figuresOf(context);
  const over = context.place === end;
  const verdict = verdictOf(known?.choice ?? [], at, context);
  const { soviet, axis, net, lost, winner } = verdict;
  const settled = known !== undefined || lost === 'ps';
  return {
    lines: [...objectives.map((one) => line(context, one, at, known, how)), hqLine(context, at)],
    total: {
      msg: known
        ? msg(how === 'hand' ? 'armir.score.totalHand' : 'armir.score.total', { soviet, axis, net })
        : msg('armir.score.totalSealed', { axis }),
      points: net,
    },
    level: settled ? levelOf(verdict, over) : msg(over ? 'armir.level.toOpen' : 'armir.level.sealed'),
    nearby:
      known && lost === undefined
        ? [
            net < needed
              ? { msg: msg('armir.score.up'), points: needed - net }
              : { msg: msg('armir.score.down'), points: needed - 1 - net },
          ]
        : [],
    levels: [
      { msg: msg('armir.level.soviet'), from: needed, to: null, here: settled && winner === 'soviet' },
      { msg: msg('armir.level.axis'), from: null, to: needed - 1, here: settled && winner === 'axis' },
    ],
    whatIf: victoryCalc,
    final: over && settled,
  };
};

export const score = (context: Context): Score => {
  const known = chosen(context);
  return scoreOf(context, known, known?.how);
};
