import { useMemo } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import { end } from '#rules/kit/record/place.ts';
import { undoable } from '#rules/kit/record/undo.ts';
import { phasesIn, placeAt } from '#rules/kit/sequence/walker.ts';
import { type Msg, msg } from '#rules/kit/words/message.ts';
import { useLanguage } from '../words/Language.tsx';
import { ui } from '../words/text.ts';
import { hasNativeMenu, type SpanUndo, useSpanUndos } from './nativeMenu.ts';
import type { OpenGame } from './openedGame.ts';
import { undoNamed } from './store.ts';

/** The name of a phase by its place in the sequence; each is looked up once. */
export const phaseNames = ({ game, context }: Pick<OpenGame, 'game' | 'context'>) => {
  const known = new Map<string, Msg | undefined>();
  return (path: string): Msg | undefined => {
    if (!known.has(path))
      known.set(
        path,
        path === end ? ui('ui.play.over') : placeAt(game.sequence, { ...context, place: path }).phase?.msg,
      );
    return known.get(path);
  };
};

/** What heads a phase in journal and diary: where both sides have one of that name, whose it was stands before it. */
export const phaseHeads = ({ game, context }: Pick<OpenGame, 'game' | 'context'>) => {
  const nameOf = phaseNames({ game, context });
  const all = phasesIn(game.sequence);
  // one that stands in several orders of the turn is one phase all the same
  const isBoths = ({ id }: Msg): boolean => {
    const whose = all.filter(({ msg: { id: its } }) => its === id).map(({ who }) => who);
    return whose.length > 1 && (new Set(whose).size > 1 || typeof whose[0] === 'function');
  };
  return (path: string): Msg | undefined => {
    const part = nameOf(path);
    if (!part || !isBoths(part)) return part;
    const { who } = placeAt(game.sequence, { ...context, place: path });
    const side = game.sides.find(({ id }) => id === who);
    return side ? ui('ui.play.table.actsIn', { side: msg(side.word), part }) : part;
  };
};

/** What a game that dates its turns calls them. */
export const turnNames =
  ({ turnName }: Pick<Game, 'turnName'>) =>
  (turn: string): Msg | undefined =>
    turnName?.(Number(turn)).long;

/** Puts "undo the fight", "undo the phase" … of the open game into the desktop shell's Edit menu. */
export const useUndoMenu = (open: OpenGame | undefined): void => {
  const { t } = useLanguage();
  const spans = useMemo((): readonly SpanUndo[] => {
    if (!open || open.readOnly !== undefined || !hasNativeMenu()) return [];
    return undoable(open.journal, phaseNames(open), turnNames(open.game)).flatMap(({ span, msg: what }) =>
      span === undefined ? [] : [{ span, label: t('ui.play.journal.undo', { what }), run: () => void undoNamed(span) }],
    );
  }, [open, t]);
  useSpanUndos(spans);
};
