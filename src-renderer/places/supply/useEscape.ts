import { type RefObject, useEffect } from 'react';
import { changeDesk, deskNow, showVerdict } from '../../state/mapDesk.ts';
import type { MapHandle } from '../../ui/canvas/mapProps.ts';
import { endDeed } from './tools/fightDeeds.ts';
import { stopTrying } from './view/trial.ts';

/**
 * Esc steps back: from who goes to the fight, from a pane to the verdict, from trying to the record. Whoever was beside
 * the map is on it again, and walks on from the hex left.
 */
export const useEscape = (
  scope: string,
  side: RefObject<HTMLElement | null>,
  map: RefObject<MapHandle | null>,
): void => {
  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (
        event.target instanceof Element &&
        event.target.closest('[role="dialog"],[role="menu"],input,textarea,select')
      )
        return;
      const { pane, tried, going } = deskNow(scope);
      const isBeside = side.current?.contains(document.activeElement) === true;
      if (pane.is === 'fight' && pane.deed) endDeed(scope);
      else if (going) changeDesk(scope, { going: undefined });
      else if (pane.is !== 'verdict') {
        showVerdict(scope);
        if (isBeside) map.current?.focus();
      } else if (tried) stopTrying(scope);
      else if (isBeside) map.current?.focus();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onEscape);
    return () => window.removeEventListener('keydown', onEscape);
  }, [scope, side, map]);
};
