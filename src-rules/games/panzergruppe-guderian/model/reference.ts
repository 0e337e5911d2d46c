import type { Game } from '#rules/kit/game/game.ts';
import type { Msg } from '#rules/kit/words/message.ts';

/** Cases a player may look up; what each is about stands among the words of its chapter. */
export const lookUp = <R extends string>(
  msg: (id: `pgg.rule.${NoInfer<R>}`) => Msg,
  rules: readonly R[],
): Game['reference'] => rules.map((rule) => ({ rule, msg: msg(`pgg.rule.${rule}`) }));
