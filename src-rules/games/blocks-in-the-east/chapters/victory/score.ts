import { shownLevels } from '#rules/kit/game/levels.ts';
import type { Score } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import { holds } from '../../model/holders.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { checkNow } from './checks.ts';
import { msg } from './msg.ts';
import { dortmundOutlook } from './outlook.ts';

/** The score as it stands, and when it ends the game. */

/** 7.11-2: Berlin lost is Germany's surrender, and with it the war; SBE8 and SBE9 have their own words for it. */
const germanyFell = (context: Context): boolean =>
  context.scenario !== 'SBE8' && context.scenario !== 'SBE9' && holds(context, 'berlin', sides.soviet);

/** Checks are made in the victory phase, once the Soviet player-turn is over; those that end the game do so there. */
export const gameOver = (context: Context): { readonly msg: Msg; readonly rule: string } | undefined => {
  if (!context.place.endsWith('/victory')) return undefined;
  if (germanyFell(context)) return { msg: msg('bite.level.sovietWin'), rule: '7.11' };
  const { level, ends } = checkNow(context);
  return ends ? { msg: msg(`bite.level.${level}`), rule: rulesOf(context.scenario).id } : undefined;
};

const outlookOf = (context: Context): Pick<Score, 'outlook'> => {
  const outlook = gameOver(context) ? undefined : dortmundOutlook(context);
  return outlook ? { outlook } : {};
};

export const score = (context: Context): Score => {
  const { level, lines, levels, points, total } = checkNow(context);
  const fell = germanyFell(context);
  return {
    lines,
    total: { msg: total, points },
    level: fell ? msg('bite.level.sovietWin') : msg(`bite.level.${level}`),
    ...shownLevels(
      levels,
      points,
      fell ? undefined : level,
      ({ id }) => msg(`bite.level.${id}`),
      (next, n) => msg(n > 0 ? 'bite.score.up' : 'bite.score.down', { level: next, count: Math.abs(n) }),
    ),
    ...outlookOf(context),
    final: context.place === 'end' || gameOver(context) !== undefined,
  };
};
