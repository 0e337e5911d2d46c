import { useGame } from '../game/store.ts';

/** Supply: who is cut off, and what opens the line. */
export function SupplyScreen() {
  const open = useGame((s) => s.open);
  return open?.game.map ? <div /> : null;
}
