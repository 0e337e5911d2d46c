import type { Scalar } from '../base/json.ts';
import { memo } from '../base/memo.ts';
import { holds, type When } from '../forms/conditions.ts';
import type { Context } from '../record/context.ts';
import { emptyContext } from '../record/context.ts';
import { entriesAt } from '../record/fold.ts';
import type { Entry, Fact, Journal } from '../record/journal.ts';
import type { Change } from '../record/ripple.ts';
import type { Msg } from '../words/message.ts';
import type { Option } from './specs.ts';

type Values = { readonly [id: string]: Scalar };

/** What an option starts as in a scenario. */
export const startIn = (option: Pick<Option, 'start' | 'startIn'>, scenario: string): Scalar =>
  option.startIn && Object.hasOwn(option.startIn, scenario) ? (option.startIn[scenario] ?? option.start) : option.start;

/** Every option as a scenario starts it; worked out once, as everything the game is asked begins with it. */
export const startsIn = (options: readonly Option[], scenario: string): Values => starts(options)(scenario);
const starts = memo((options: readonly Option[]) =>
  memo((scenario: string): Values => Object.fromEntries(options.map((one) => [one.id, startIn(one, scenario)]))),
);

/** Options chosen that mean nothing as things stand, each with what it lacks. The choice is kept: it has no effect. */
export const troublesOf = (
  options: readonly Option[],
  values: Values,
  scenario: string,
  turn = 1,
): readonly { readonly option: string; readonly msg: Msg }[] => {
  const all = { ...startsIn(options, scenario), ...values };
  const context: Context = { ...emptyContext, scenario, options: all, turn };
  return options.flatMap(({ id, start, needs }) =>
    needs && all[id] !== (needs.off ?? start) && !holds(needs.when, { context })
      ? [{ option: id, msg: needs.msg }]
      : [],
  );
};

/** Whether an option can mean anything as things stand: what it needs is there. */
export const canAct = (option: Option, options: readonly Option[], values: Values, scenario: string): boolean =>
  !option.needs || meets(option.needs.when, { ...startsIn(options, scenario), ...values }, scenario);

/** The value at which an option does nothing. */
export const offOf = ({ needs, start }: Option): Scalar => needs?.off ?? start;

const meets = (when: When, options: Values, scenario: string): boolean =>
  holds(when, { context: { ...emptyContext, scenario, options } });

/**
 * The options to set so that a condition holds, and what they need in turn. Undefined: no option makes it hold (another
 * scenario would).
 */
export const toMeet = (
  when: When,
  options: readonly Option[],
  values: Values,
  scenario: string,
): Values | undefined => {
  const all = { ...startsIn(options, scenario), ...values };
  if (meets(when, all, scenario)) return {};
  if ('all' in when) {
    let set: Values = {};
    for (const part of when.all) {
      const more = toMeet(part, options, { ...values, ...set }, scenario);
      if (!more) return undefined;
      set = { ...set, ...more };
    }
    return set;
  }
  if ('any' in when) {
    for (const part of when.any) {
      const set = toMeet(part, options, values, scenario);
      if (set) return set;
    }
    return undefined;
  }
  const wanted = wantedIn(when);
  const option = wanted && options.find(({ id }) => id === wanted.option);
  const value = option?.choices.find((choice) => wanted?.fits(choice.value))?.value;
  if (!option || value === undefined) return undefined;
  const own = { [option.id]: value };
  if (!option.needs || value === offOf(option)) return own;
  const needs = toMeet(option.needs.when, options, { ...values, ...own }, scenario);
  return needs && { ...own, ...needs };
};

/** The option a plain condition looks at, and the values that satisfy it. */
const wantedIn = (when: When): { readonly option: string; readonly fits: (value: Scalar) => boolean } | undefined => {
  if ('option' in when) return { option: when.option, fits: (value) => [when.is].flat().includes(value) };
  if (!('not' in when)) return undefined;
  const found = wantedIn(when.not);
  return found && { option: found.option, fits: (value) => !found.fits(value) };
};

/** Options of a running game: agreed by an entry, from now on, from the next turn on, or as if from the start. */
type Agreed = Pick<Option, 'id' | 'takesHold'>;

/** What an agreement books in this turn; undefined: settled with the set-up, no entry changes it. */
export const agree = (option: Agreed, value: Scalar, turn: number): Fact | undefined => {
  switch (option.takesHold) {
    case 'setup':
      return undefined;
    case 'now':
      return { kind: 'option', option: option.id, value };
    case 'next turn':
      return { kind: 'option', option: option.id, value, from: turn + 1 };
  }
};

/**
 * The correction that lets an option read as if it had been agreed before the first entry: inserted there, and every
 * later word on it is taken back. What follows from it is the business of `ripple`.
 */
export const asFromStart = (
  journal: Journal,
  option: Agreed,
  value: Scalar,
  entry: Pick<Entry, 'id' | 'at' | 'says' | 'spans'>,
): Required<Pick<Change, 'fix' | 'insert'>> | undefined => {
  if (option.takesHold === 'setup') return undefined;
  const isOther = (fact: Fact): boolean => fact.kind !== 'option' || fact.option !== option.id;
  const later = entriesAt(journal).filter((one) => one.flag !== 'dropped' && !one.entry.facts.every(isOther));
  return {
    fix: later.map(({ entry: { id, facts } }) => {
      const rest = facts.filter(isOther);
      return { entry: id, facts: rest.length > 0 ? rest : null };
    }),
    insert: [{ after: null, entry: { ...entry, facts: [{ kind: 'option', option: option.id, value }] } }],
  };
};
