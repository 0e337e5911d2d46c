import { useMemo } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import { end } from '#rules/kit/record/place.ts';
import { undoable } from '#rules/kit/record/undo.ts';
import { placeAt } from '#rules/kit/sequence/walker.ts';
import type { Msg } from '#rules/kit/words/message.ts';
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
    return undoable(open.journal, phaseNames(open), turnNames(open.game)).flatMap(({ span, msg }) =>
      span === undefined
        ? []
        : [{ span, label: t('ui.play.journal.undo', { what: msg }), run: () => void undoNamed(span) }],
    );
  }, [open, t]);
  useSpanUndos(spans);
};
