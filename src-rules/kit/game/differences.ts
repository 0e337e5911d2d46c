import { same } from '../base/same.ts';
import type { Context } from '../record/context.ts';
import { type Msg, msg } from '../words/message.ts';
import type { Game } from './game.ts';
import type { TurnItem } from './specs.ts';

/** What reads otherwise after a change: every figure the game shows of its turns, its limits, accounts and score. */

export interface Difference {
  /** of one turn; absent: of the game as it stands */
  readonly turn?: number;
  readonly what: Msg;
  readonly was?: Msg;
  readonly now?: Msg;
  readonly rule: string;
}

/** Items that went and came, each that went with the one in its place that came. */
const inLane = (
  before: readonly TurnItem[],
  after: readonly TurnItem[],
): readonly { readonly was?: TurnItem; readonly now?: TurnItem }[] => {
  const has = (list: readonly TurnItem[], item: TurnItem): boolean => list.some((one) => same(one.msg, item.msg));
  const gone = before.filter((item) => !has(after, item));
  const come = after.filter((item) => !has(before, item));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, n) => ({
    was: gone[n],
    now: come[n],
  }));
};

const amount = (n: number): Msg => msg('kit.amount', { n });

export const differences = (
  game: Pick<Game, 'turnColumns' | 'limits' | 'accounts' | 'score'>,
  before: Context,
  after: Context,
  turns: { readonly first: number; readonly last: number },
): readonly Difference[] => {
  const found: Difference[] = [];
  for (let turn = turns.first; turn <= turns.last; turn += 1)
    for (const lane of game.turnColumns)
      for (const { was, now } of inLane(lane.at(turn, before), lane.at(turn, after)))
        found.push({
          turn,
          what: lane.msg,
          ...(was ? { was: was.msg } : {}),
          ...(now ? { now: now.msg } : {}),
          rule: now?.rule ?? was?.rule ?? '',
        });
  const limits = game.limits(before);
  for (const limit of game.limits(after)) {
    const old = limits.find(({ id }) => id === limit.id);
    if (old && old.left === limit.left && old.of === limit.of) continue;
    const said = ({ left, of }: typeof limit): Msg => msg('kit.amountOf', { n: left, of });
    found.push({ what: limit.msg, ...(old ? { was: said(old) } : {}), now: said(limit), rule: limit.rule });
  }
  for (const account of game.accounts) {
    const [was, now] = [before.balances[account.id] ?? 0, after.balances[account.id] ?? 0];
    const per = account.per ?? 1;
    if (was !== now)
      found.push({ what: account.msg, was: amount(was / per), now: amount(now / per), rule: account.rule });
  }
  const [then, score] = [game.score(before), game.score(after)];
  if (!same(then.level, score.level))
    found.push({ what: msg('kit.score'), was: then.level, now: score.level, rule: '' });
  else if (then.total.points !== score.total.points)
    found.push({ what: msg('kit.score'), was: then.total.msg, now: score.total.msg, rule: '' });
  return found;
};
