import { finder } from '#rules/kit/base/found.ts';
import type { Scalar } from '#rules/kit/base/json.ts';
import { startIn } from '#rules/kit/game/options.ts';
import type { Option } from '#rules/kit/game/specs.ts';
import type { Msg } from '#rules/kit/words/message.ts';

/** Yes or no: one line with a tick does. */
export const isSwitch = (option: Option): boolean =>
  option.choices.length === 2 && option.choices.every(({ value }) => typeof value === 'boolean');

/** Groups fold, and are searched, where there are more than a hand reads in one go. */
export const areMany = (options: readonly Option[]): boolean => options.length > 40;

export const differs = (option: Option, value: Scalar, scenario: string): boolean =>
  value !== startIn(option, scenario);

/** Found by every word in its name, its explanation, its example, its choices or its rule. */
export const isFound = (option: Option, sought: string, say: (msg: Msg) => string): boolean =>
  finder(sought)(
    [option.msg, option.about, ...(option.example ? [option.example] : []), ...option.choices.map(({ msg }) => msg)]
      .map(say)
      .concat(option.rule)
      .join(' '),
  );

/** The groups in their order, each with its options. */
export const groupsOf = (options: readonly Option[], say: (msg: Msg) => string) => {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = say(option.group);
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups].map(([name, all]) => ({ name, options: all }));
};
