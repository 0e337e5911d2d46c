import type { Scalar } from '#rules/kit/base/json.ts';
import { agree, asFromStart, startIn } from '#rules/kit/game/options.ts';
import type { Option } from '#rules/kit/game/specs.ts';
import { type Corrected, entriesAt } from '#rules/kit/record/fold.ts';
import type { Journal } from '#rules/kit/record/journal.ts';
import { type Msg, type MsgValue, name } from '#rules/kit/words/message.ts';
import { newId } from '../../host/ids.ts';
import { type Correction, prepare } from '../../state/corrections.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { act } from '../../state/store.ts';
import { ui } from '../../words/text.ts';

type Rules = Pick<OpenGame, 'game' | 'context'>;

export const inForce = ({ context }: Rules, option: Option): Scalar =>
  context.options[option.id] ?? startIn(option, context.scenario);

export const choiceMsg = (option: Option, value: Scalar): MsgValue =>
  option.choices.find((one) => one.value === value)?.msg ?? name(String(value));

/** The players agree from here on, or from the next turn on where the ruling says so. */
export const agreeNow = (open: Rules, option: Option, value: Scalar): Msg | undefined => {
  const fact = agree(option, value, open.context.turn);
  if (!fact) return undefined;
  const p = { option: option.msg, choice: choiceMsg(option, value) };
  const says = ui(option.takesHold === 'next turn' ? 'ui.options.saidNext' : 'ui.options.said', p);
  return act(says, [fact]) ? says : undefined;
};

/** What was agreed for a later turn is taken back: what is in force stays in force. */
export const agreeNot = (open: Rules, option: Option): Msg | undefined => {
  const value = inForce(open, option);
  const says = ui('ui.options.said', { option: option.msg, choice: choiceMsg(option, value) });
  return act(says, [{ kind: 'option', option: option.id, value }]) ? says : undefined;
};

/** What it would mean had it been agreed before the first entry: worked out, and not yet written. */
export const fromStart = (open: OpenGame, option: Option, value: Scalar): Correction | undefined => {
  const says = ui('ui.options.saidStart', { option: option.msg, choice: choiceMsg(option, value) });
  const place = open.setUp.place;
  const change = asFromStart(open.journal, option, value, {
    id: newId(),
    at: new Date().toISOString(),
    says,
    spans: [`turn:${place.turn}`, `phase:${place.path}`],
  });
  return change && prepare({ says, ...change });
};

const began = ({ entry, flag }: Corrected): boolean => flag !== 'dropped' && entry.facts.length > 0;
/** Before anything was recorded, "from here on" is the start. */
export const hasPast = (journal: Journal): boolean => entriesAt(journal).some(began);
