import { isRecord } from '#rules/kit/base/json.ts';
import type { Line } from '#rules/kit/record/journal.ts';
import type { Shown } from '#shared/room.ts';
import { host } from '../host/client.ts';
import { listenTo, type Told } from '../host/second.ts';
import { type Draft, putDraft } from './bench.ts';
import { go, goPlace, places, useRoute } from './route.ts';
import { goAlong, useSecond } from './second.ts';
import { loadInfo } from './settings.ts';
import { gameNow, openGame, takeIn, useGame } from './store.ts';
import { areLines } from './things.ts';

/** Lines that are new here, each behind the one it stands on, whatever order they came in. */
const inOrder = (lines: readonly Line[], known: ReadonlySet<string>): readonly Line[] => {
  const there = new Set(known);
  const found: Line[] = [];
  let left = lines.filter(({ id }) => !known.has(id));
  for (let before = -1; left.length > 0 && before !== left.length; ) {
    before = left.length;
    left = left.filter((line) => {
      if (line.parent !== null && !there.has(line.parent)) return true;
      there.add(line.id);
      found.push(line);
      return false;
    });
  }
  return found;
};

const hear = (id: string, { lines, stand, envelope, things }: Told): void => {
  const open = gameNow();
  if (!open || open.id !== id || !stand || !areLines(lines)) return;
  const known = new Set(open.journal.lines.map((line) => line.id));
  const fresh = inOrder(lines, known);
  const { head } = stand;
  // something is missing: it is read anew, whole
  if (head !== null && !known.has(head) && !fresh.some((line) => line.id === head)) void openGame(id);
  else takeIn({ lines: fresh, ...stand, envelope, things });
};

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && isRecord(value.input) && Array.isArray(value.out) && Array.isArray(value.answers);

let last: Shown | undefined;
/** What lies on the owner's calculator lies on this one, and where the owner looks this screen looks. */
const show = (id: string, shown: Shown | undefined): void => {
  last = shown;
  if (!shown || shown.game !== id || !useSecond.getState().along) return;
  if (shown.calc !== undefined && isDraft(shown.draft)) putDraft(id, shown.calc, shown.draft);
  const place = places.find((one) => one === shown.place);
  const { route } = useRoute.getState();
  // at each key of the owner's: where it is already nothing is drawn anew
  if (place && !(route.at === 'game' && route.place === place)) goPlace(place);
};

/** How often it is asked whether there is a room again. */
const again = 2_000;

/** From now on this screen follows the game of the room. Answers the way to stop. */
export const followRoom = ({ game, opening }: { readonly game: string; readonly opening: string }): (() => void) => {
  let stopped = false;
  let asking = false;
  let told: Told | undefined;
  /** The line is gone: this opening may be over, this device taken out, or the network away for a while. */
  const ask = async (): Promise<void> => {
    if (asking || stopped) return;
    asking = true;
    const info = await host()['app.info']({});
    asking = false;
    if (stopped) return;
    if (info.ok && info.value.second?.opening === opening) return;
    if (info.ok) {
      stop();
      // another opening, or none for this device
      await loadInfo();
      go({ at: 'library' });
    } else setTimeout(() => void ask(), again);
  };
  const stopListening = listenTo(opening, {
    told: (now) => {
      told = now;
      hear(game, now);
    },
    shown: (shown) => show(game, shown),
    connected: (connected) => useSecond.setState({ connected }),
    over: () => void ask(),
  });
  // what was told while the game was still being opened
  const stopOpening = useGame.subscribe(({ status }, before) => {
    if (status !== 'open' || before.status === 'open') return;
    if (told) hear(game, told);
    show(game, last);
  });
  const stopGoing = useSecond.subscribe(({ along }, before) => {
    if (along && !before.along) show(game, last);
  });
  // whoever looks elsewhere is on their own, until they say otherwise
  const stopLooking = useRoute.subscribe(({ route }) => {
    if (route.at === 'game' && last?.game === game && route.place !== last.place) goAlong(false);
  });
  const stop = (): void => {
    stopped = true;
    stopLooking();
    stopListening();
    stopOpening();
    stopGoing();
    useSecond.setState({ connected: false });
  };
  return stop;
};
