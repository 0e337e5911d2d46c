import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { SheetEdit } from '#rules/kit/hexmap/edit/edit.ts';
import { done, historyOf, replaced, type SheetHistory, stepBack, stepForward } from '#rules/kit/hexmap/edit/history.ts';
import type { Sheet, SheetTrouble } from '#rules/kit/hexmap/sheet.ts';

export interface Drawing {
  readonly sheet: Sheet;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** what the last edit left undone, with its place */
  readonly left: readonly SheetTrouble[];
  /** with `stroke`: one stretch of a drag, told to nobody before `endStroke` */
  readonly apply: (edit: SheetEdit, stroke?: string) => boolean;
  readonly endStroke: () => void;
  /** another sheet in its place, as after an import: can be undone like everything else */
  readonly replace: (sheet: Sheet) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** the sheet as the last edit left it, also within one stroke */
  readonly now: () => Sheet;
  readonly clearLeft: () => void;
}

const nothing: readonly SheetTrouble[] = [];

/** A sheet being drawn with its own undo history. `told` hears of each edit, and of a stroke when it ends. */
export const useDrawing = (start: Sheet, told: (sheet: Sheet) => void): Drawing => {
  const [history, setHistory] = useState<SheetHistory>(() => historyOf(start));
  const [left, setLeft] = useState<readonly SheetTrouble[]>(nothing);
  // one pointer event after another may come before React has drawn the last
  const latest = useRef(history);
  const waiting = useRef(false);
  const tell = useRef(told);
  tell.current = told;

  /** whoever hears of it may have much to draw anew: the map itself comes first */
  const tellNow = useCallback(() => {
    waiting.current = false;
    startTransition(() => tell.current(latest.current.sheet));
  }, []);
  useEffect(
    () => () => {
      if (waiting.current) tellNow();
    },
    [tellNow],
  );

  const put = useCallback(
    (next: SheetHistory, later: boolean) => {
      if (next === latest.current) return;
      latest.current = next;
      setHistory(next);
      waiting.current = true;
      if (!later) tellNow();
    },
    [tellNow],
  );
  const apply = useCallback(
    (edit: SheetEdit, stroke?: string): boolean => {
      const result = done(latest.current, edit, stroke);
      setLeft(result.left.length > 0 ? result.left : nothing);
      const changed = result.history !== latest.current;
      put(result.history, stroke !== undefined);
      return changed;
    },
    [put],
  );
  return {
    sheet: history.sheet,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    left,
    apply,
    endStroke: useCallback(() => {
      if (waiting.current) tellNow();
    }, [tellNow]),
    replace: useCallback(
      (sheet: Sheet) => {
        setLeft(nothing);
        put(replaced(latest.current, sheet), false);
      },
      [put],
    ),
    undo: useCallback(() => put(stepBack(latest.current), false), [put]),
    redo: useCallback(() => put(stepForward(latest.current), false), [put]),
    now: useCallback(() => latest.current.sheet, []),
    clearLeft: useCallback(() => setLeft(nothing), []),
  };
};
