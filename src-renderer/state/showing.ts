import { host } from '../host/client.ts';
import { calcOpen, draftOf, useBench } from './bench.ts';
import { useRoute } from './route.ts';
import { gameNow } from './store.ts';

/**
 * While a room is open, those who follow are told where this screen is and what lies on its calculator: the latest, one
 * at a time. They work the odds out themselves.
 */
export const showScreen = (game: string): (() => void) => {
  let told = '';
  let busy = false;
  let over = false;
  const tell = async (): Promise<void> => {
    if (busy || over) return;
    const { route } = useRoute.getState();
    if (route.at !== 'game' || route.id !== game) return;
    const bench = useBench.getState();
    const open = gameNow();
    if (open?.id !== game) return;
    const calc = calcOpen(bench, game, open.game.calculators)?.id;
    const shown = {
      game,
      place: route.place,
      calc,
      draft: calc === undefined ? undefined : draftOf(bench, game, calc),
    };
    const text = JSON.stringify(shown);
    if (text === told) return;
    told = text;
    busy = true;
    await host()['room.show'](shown);
    busy = false;
    void tell();
  };
  const stops = [useBench.subscribe(() => void tell()), useRoute.subscribe(() => void tell())];
  void tell();
  return () => {
    over = true;
    for (const stop of stops) stop();
  };
};
