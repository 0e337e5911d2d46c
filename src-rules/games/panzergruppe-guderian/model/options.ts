import type { Option } from '#rules/kit/game/specs.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type RulingId, rulings } from './rulings.ts';

/** A ruling as its chapter tells it to players. */
export interface Described {
  readonly id: RulingId;
  readonly rule: string;
  readonly msg: Msg;
  readonly about: Msg;
  readonly example: Msg;
  /** one message per value, in the order of the values */
  readonly says: readonly Msg[];
}

/** The options of one group: values and defaults are those of the rulings. */
export const grouped = (group: Msg, described: readonly Described[]): readonly Option[] =>
  described.map(({ id, rule, msg, about, example, says }) => ({
    id,
    group,
    msg,
    about,
    example,
    rule,
    start: rulings[id][0],
    choices: rulings[id].map((value, i) => ({ value, msg: says[i] ?? msg })),
    takesHold: 'now' as const,
  }));

type OptionText<I extends RulingId> = `pgg.option.${I}` | `pgg.option.${I}.${'about' | 'example' | '0' | '1'}`;

/** A ruling with two values, in the words of its chapter. */
export const two = <I extends RulingId>(msg: (id: OptionText<I>) => Msg, id: I, rule: string): Described => ({
  id,
  rule,
  msg: msg(`pgg.option.${id}`),
  about: msg(`pgg.option.${id}.about`),
  example: msg(`pgg.option.${id}.example`),
  says: [msg(`pgg.option.${id}.0`), msg(`pgg.option.${id}.1`)],
});
