import { hiddenIn } from '#rules/kit/game/hidden.ts';
import type { Journal, Line } from '#rules/kit/record/journal.ts';
import { byId, isFix } from '#rules/kit/record/path.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { movesOwn, notIts } from '#shared/mayWrite.ts';
import { untold } from '#shared/room.ts';
import { isSecond } from '../host/client.ts';
import { ui } from '../words/text.ts';
import type { OpenGame } from './openedGame.ts';
import { type Info, useSettings } from './settings.ts';

/** What this screen does at the table, where it is a device of the room. */
export const partNow = (): Info['second'] => useSettings.getState().info?.second;
export const usePart = (): Info['second'] => useSettings((s) => s.info?.second);
/** What its lines are signed with. */
export const whoNow = (): { readonly who?: string } => {
  const name = partNow()?.name;
  return name === undefined ? {} : { who: name };
};

/** Names, rulings, tables and rosters are changed where the game lies. */
export const isOwned = (open: Pick<OpenGame, 'readOnly'>): boolean => open.readOnly === undefined && !isSecond;

/** What was never told here cannot be played here: what comes of it would be booked wrongly. */
const putsAway = ({ state }: OpenGame, line: Line): boolean =>
  !isFix(line) &&
  line.by === undefined &&
  line.facts.some((fact) => fact.kind === 'set' && fact.key === undefined && state.cells[fact.cell] === untold);

/** Phases are ended by who plays; a device that types dice does not. */
export const endsPhases = (open: Pick<OpenGame, 'readOnly'>): boolean =>
  open.readOnly === undefined && partNow()?.role !== 'dice';

/** Why lines are not this screen's to write; undefined: they are. */
export const notMine = (open: OpenGame, lines: readonly Line[]): Msg | undefined => {
  const part = partNow();
  if (!part) return undefined;
  const sealed: { readonly [note: string]: { readonly side: string } | undefined } = open.state.sealed;
  const hidden = hiddenIn(open.game);
  for (const line of lines) {
    const why =
      notIts(part, line, hidden, (note) => sealed[note]?.side) ?? (putsAway(open, line) ? 'hidden' : undefined);
    if (why) return ui(`ui.second.not.${why === 'role' && part.role === 'dice' ? 'dice' : why}`);
  }
  return undefined;
};

/** The same of a move of the head. */
export const notMyMove = ({ journal }: OpenGame, to: Journal['head']): Msg | undefined => {
  const part = partNow();
  if (!part || part.role === 'plays') return undefined;
  const lines = byId(journal.lines);
  const move = { tip: journal.head, stands: journal.head, to, who: part.name };
  return movesOwn((id) => lines.get(id), move) ? undefined : ui('ui.second.not.move');
};

/** Whether this screen may take the game to another line: who plays may, and who owns it. */
export const mayGoTo = (open: OpenGame, to: Journal['head']): boolean =>
  open.readOnly === undefined && notMyMove(open, to) === undefined;
