import { type Action, asks } from '#rules/kit/game/action.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Journal } from '#rules/kit/record/journal.ts';
import { back } from '#rules/kit/record/path.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import type { OutlineNode, OutlineTask } from '#rules/kit/sequence/outline.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { isBeside } from '../../state/rolls.ts';
import { type UiId, ui } from '../../words/text.ts';

/** What an action that asks for nothing books, where it may be booked as things stand. */
export const bookedAtOnce = (
  action: Action | undefined,
  context: Context,
): Extract<Proposal, { readonly ok: true }> | undefined => {
  if (!action || asks(action, context)) return undefined;
  const input = action.parse({}, context);
  const proposal = input.ok ? action.proposes(input.value, context) : undefined;
  return proposal?.ok ? proposal : undefined;
};

/** What the button of an action says, in one word; it ends in dots where a form is filled in before anything is recorded. */
export const verbOf = (action: Action, context: Context): Msg => {
  if (action.verb) return ui(`ui.play.verb.${action.verb}`);
  const rolls = Object.values(action.fields).some(({ kind }) => kind === 'face');
  if (rolls) return ui('ui.play.verb.roll');
  return ui(asks(action, context) ? 'ui.play.verb.fill' : 'ui.play.verb.book');
};

/** What the button of a task says: the deed, or the calculator by its name. */
export const taskVerb = (
  task: OutlineTask,
  game: Game,
  offered: ReadonlyMap<string, Action>,
  context: Context,
): Msg => {
  if (task.secret) return ui(task.secret.part === 'seal' && !task.ticked ? 'ui.play.verb.seal' : 'ui.play.verb.show');
  const action = offered.get(task.action ?? '');
  if (action) return verbOf(action, context);
  if (task.tool !== undefined) return ui('ui.play.table.toMap');
  return game.calculators.find(({ id }) => id === task.calc?.id)?.msg ?? ui('ui.play.do');
};

/** Whether a task is fought with the calculator of its phase, which F opens. */
export const isFights = ({ calc }: OutlineTask, phase: OutlineNode): boolean =>
  calc !== undefined && calc.id === phase.calc;

/** The one thing to do in a phase: the first that is neither done nor left to whoever needs it, and has a control. */
export const firstDuty = (
  phase: OutlineNode | undefined,
  opens: (task: OutlineTask) => boolean,
  later: readonly string[],
): OutlineTask | undefined =>
  phase?.tasks.find(
    (task) => !task.ticked && !task.offered && task.applies && opens(task) && !later.includes(task.key),
  );

/** How a tick by hand is said: it books nothing. An action that finds nothing to change says what it found. */
const byHand: UiId = 'ui.play.said.ticked';
/** Tasks of a turn that were ticked with what they book. */
export const bookedTicks = ({ lines, head }: Journal, turn: number): ReadonlySet<string> => {
  const found = new Set<string>();
  const decided = new Set<string>();
  for (const line of back(lines, head)) {
    if (!('facts' in line)) continue;
    const books =
      line.facts.some((fact) => !isBeside(fact)) ||
      (line.says.id !== byHand && line.facts.every(({ kind }) => kind === 'tick'));
    for (const fact of line.facts) {
      if (fact.kind !== 'tick' || decided.has(fact.task)) continue;
      decided.add(fact.task);
      if (books && fact.on) found.add(fact.task);
    }
    // the entry that leads into the turn was made in the one before
    if (!line.spans.includes(`turn:${turn}`) && line.facts.some((fact) => fact.kind === 'go')) break;
  }
  return found;
};
