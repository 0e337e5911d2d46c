import { type RefObject, useCallback, useState } from 'react';
import type { MapHandle } from '../../../ui/canvas/mapProps.ts';

/** How far a finger goes before it drags. */
const far = 8;

/** What follows the hand. */
export interface Ghost<T> {
  readonly what: T;
  readonly x: number;
  readonly y: number;
}
export type StartDrag<T> = (event: React.PointerEvent, what: T, drop: (hex: string) => void) => void;

/** Something of a list is dragged onto the map: mouse, pen or finger. Buttons of the list stay buttons. */
export const useDragOnto = <T>(
  map: RefObject<MapHandle | null>,
): { readonly ghost: Ghost<T> | undefined; readonly start: StartDrag<T> } => {
  const [ghost, setGhost] = useState<Ghost<T>>();
  const start = useCallback(
    (event: React.PointerEvent, what: T, drop: (hex: string) => void) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
      const { pointerId, clientX, clientY } = event;
      let dragging = false;
      const move = (moved: PointerEvent) => {
        if (moved.pointerId !== pointerId) return;
        dragging ||= Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > far;
        if (dragging) setGhost({ what, x: moved.clientX, y: moved.clientY });
      };
      const end = (ended: PointerEvent) => {
        if (ended.pointerId !== pointerId) return;
        stop();
        const hex = dragging ? map.current?.hexAt(ended.clientX, ended.clientY) : undefined;
        if (
          hex !== undefined &&
          document.elementFromPoint(ended.clientX, ended.clientY)?.closest('[role="application"]')
        )
          drop(hex);
      };
      const stop = () => {
        setGhost(undefined);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', stop);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', stop);
    },
    [map],
  );
  return { ghost, start };
};
