import type { Game } from '#rules/kit/game/game.ts';
import { noteOf, type Seal, type SecretSpec, sealsOf, secretIn, secretText } from '#rules/kit/game/secret.ts';
import type { Fact, Journal, State } from '#rules/kit/record/journal.ts';
import { isFix } from '#rules/kit/record/path.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { placeAt, taskKey, ticked } from '#rules/kit/sequence/walker.ts';
import { listed, type Msg, msg, name } from '#rules/kit/words/message.ts';
import type { Refusal } from '#shared/contract.ts';
import { host } from '../../../host/client.ts';
import { newId } from '../../../host/ids.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { partNow } from '../../../state/part.ts';
import { type SecretPart, secretParts } from '../../../state/secretAsked.ts';
import { act, gameNow } from '../../../state/store.ts';
import { areLines } from '../../../state/things.ts';
import { ui } from '../../../words/text.ts';

/** What is done with sealed notes. Phrase and choice are handed on and kept nowhere. */

export const sealsNow = (
  journal: Pick<Journal, 'lines'>,
  state: Pick<State, 'sealed'>,
  secret: string,
): readonly Seal[] => sealsOf(journal, state).filter((seal) => seal.secret === secret);

export const isOver = ({ game, context }: Pick<OpenGame, 'game' | 'context'>): boolean =>
  placeAt(game.sequence, context).phase === undefined;
/** The present phase has it opened, or the game is over. */
export const isTimeToOpen = (open: OpenGame, secret: string): boolean =>
  isOver(open) || tasksNow(open, secret, 'open').length > 0;

/**
 * What can be done with a secret as things stand: once one is opened, or the game is over, nothing more is sealed;
 * looking writes nothing. A device of the room holds the notes of the side it plays.
 */
export const offeredParts = (open: OpenGame, secret: string): readonly SecretPart[] => {
  const spec = open.game.secrets?.find(({ id }) => id === secret);
  const part = partNow();
  if (part && (part.role !== 'plays' || part.side !== spec?.side)) return [];
  const seals = sealsNow(open.journal, open.state, secret);
  const closed = seals.some((seal) => !seal.opened);
  const known = seals.some((seal) => seal.opened?.stands);
  const writes = open.readOnly === undefined;
  return secretParts.filter((part) =>
    part === 'seal' ? writes && !known && !isOver(open) : closed && (writes || part === 'look'),
  );
};

/** A fingerprint in groups that can be read aloud. */
export const printGroups = (print: string): string => print.match(/.{1,8}/g)?.join(' ') ?? print;
/** Enough of it to recognise it by. */
const printShort = (print: string) => name(printGroups(print.slice(0, 16)));

export const choiceMsg = (spec: SecretSpec, choice: readonly string[]): Msg =>
  listed(spec.choices.flatMap(({ key, msg: said }) => (choice.includes(key) ? [said] : [])));

const whose = (game: Game, spec: SecretSpec): Msg =>
  msg(game.sides.find(({ id }) => id === spec.side)?.word ?? spec.side);

/** The tasks of the present phase that this does. */
const tasksNow = ({ game, context }: OpenGame, secret: string, part: SecretPart): readonly Task[] =>
  (placeAt(game.sequence, context).phase?.tasks ?? []).filter(
    (task) => task.secret?.id === secret && task.secret.part === part,
  );
const ticksOf = (open: OpenGame, secret: string, part: SecretPart): readonly Fact[] =>
  tasksNow(open, secret, part)
    .filter((task) => !ticked(open.context, task.id))
    .map((task) => ({ kind: 'tick', task: taskKey(open.context.place, task.id), on: true }));

/** Why nothing was booked: what no file can hold is said by the game itself as well. */
const unbooked = (): Refusal => {
  const open = gameNow();
  if (!open) return { reason: 'save.missing' };
  return { reason: open.readOnly === undefined ? 'save.tooLarge' : 'save.readOnly' };
};

/** Seals the choice and writes it down; a refusal says why not. */
export const sealChoice = async (
  spec: SecretSpec,
  choice: readonly string[],
  phrase: string,
): Promise<Refusal | undefined> => {
  const reply = await host()['notes.seal']({ phrase, text: secretText(spec, choice) });
  if (!reply.ok) return reply;
  const open = gameNow();
  if (!open) return { reason: 'save.missing' };
  const { box, print } = reply.value;
  const says = ui('ui.secret.said.sealed', { what: spec.msg, side: whose(open.game, spec), print: printShort(print) });
  const sealed: Fact = { kind: 'sealed', note: noteOf(spec.id, newId()), side: spec.side, print, box };
  return act(says, [sealed, ...ticksOf(open, spec.id, 'seal')]) ? undefined : unbooked();
};

/** A device that followed while its side sealed a note elsewhere was not told the box: it asks for it. */
const boxOf = async ({ note, box }: Seal): Promise<string> => {
  const open = gameNow();
  if (box !== '' || !open) return box;
  const reply = await host()['games.open']({ id: open.id });
  const lines: readonly unknown[] = reply.ok ? reply.value.lines : [];
  if (!areLines(lines)) return box;
  const facts = lines.flatMap((line) => (isFix(line) ? [] : line.facts));
  const found = facts.find((fact) => fact.kind === 'sealed' && fact.note === note);
  return found?.kind === 'sealed' ? found.box : box;
};

type Looked = { readonly ok: true; readonly choice: readonly string[]; readonly text: string; readonly salt: string };

/** What is in a note, for whoever has its phrase. Nothing is written. */
export const lookInto = async (
  spec: SecretSpec,
  seal: Seal,
  phrase: string,
): Promise<Looked | ({ readonly ok: false } & Refusal)> => {
  const reply = await host()['notes.open']({ phrase, box: await boxOf(seal), print: seal.print });
  if (!reply.ok) return reply;
  const choice = secretIn(spec, reply.value.text);
  return choice ? { ok: true, choice, ...reply.value } : { ok: false, reason: 'note.other' };
};

/** Opens a note for both and writes down what was in it. */
export const openForBoth = async (spec: SecretSpec, seal: Seal, phrase: string): Promise<Refusal | undefined> => {
  const looked = await lookInto(spec, seal, phrase);
  if (!looked.ok) return looked;
  const open = gameNow();
  if (!open) return { reason: 'save.missing' };
  const { text, salt, choice } = looked;
  // a note whose seal was undone is sealed again on this branch: what was in it counts here
  const again: readonly Fact[] = seal.stands
    ? []
    : [{ kind: 'sealed', note: seal.note, side: seal.side, print: seal.print, box: await boxOf(seal) }];
  const says = ui('ui.secret.said.opened', {
    what: spec.msg,
    side: whose(open.game, spec),
    choice: choiceMsg(spec, choice),
    print: printShort(seal.print),
  });
  const opened: Fact = { kind: 'opened', note: seal.note, text, salt, same: true };
  return act(says, [...again, opened, ...ticksOf(open, spec.id, 'open')]) ? undefined : unbooked();
};
