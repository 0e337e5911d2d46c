import { isRecord } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import { deskOf, type Shown } from '#shared/room.ts';
import { host } from '../host/client.ts';
import { listenTo, type Told } from '../host/second.ts';
import { type Draft, draftOf, putDraft, useBench } from './bench.ts';
import { go, goPlace, places, useRoute } from './route.ts';
import { goAlong, useSecond } from './second.ts';
import { type Info, loadInfo } from './settings.ts';
import { gameNow, openGame, reread, takeIn, useGame } from './store.ts';
import { areLines } from './things.ts';

const hear = (id: string, { lines, stand, envelope, things }: Told): void => {
  if (gameNow()?.id !== id || !stand || !areLines(lines)) return;
  // something is missing: it is read anew, whole
  if (!takeIn({ lines, ...stand, envelope, things })) void reread(id);
};

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && isRecord(value.input) && Array.isArray(value.out) && Array.isArray(value.answers);

/** The same fight as lies here already leaves the die alone that is typed on this screen. */
const lay = (id: string, calc: string, shown: Draft): void => {
  const here = draftOf(useBench.getState(), id, calc);
  const isTyping = here.face !== null || here.faces !== undefined;
  if (!isTyping || !same([here.input, here.out, here.flow], [shown.input, shown.out, shown.flow]))
    putDraft(id, calc, shown);
};

let last: Shown | undefined;
/** What lies on the owner's calculator lies on this one, and where the owner looks this screen looks. */
const show = (id: string, shown: Shown | undefined): void => {
  last = shown;
  if (!shown || shown.game !== id || !useSecond.getState().along) return;
  if (shown.calc !== undefined && isDraft(shown.draft)) lay(id, shown.calc, shown.draft);
  const place = places.find((one) => one === shown.place);
  const { route } = useRoute.getState();
  // at each key of the owner's: where it is already nothing is drawn anew
  if (place && !(route.at === 'game' && route.place === place)) goPlace(place);
};

/** How often it is asked whether there is a room again. */
const again = 2_000;

/** From now on this screen follows the game of the room. Answers the way to stop. */
export const followRoom = (second: NonNullable<Info['second']>): (() => void) => {
  const { game, opening, device, role } = second;
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
    if (info.ok && same(info.value.second, second)) return;
    if (info.ok) {
      stop();
      // another opening, another part in it, or none for this device
      await loadInfo();
      if (info.value.second?.opening === opening) void openGame(game);
      else go({ at: 'library' });
    } else setTimeout(() => void ask(), again);
  };
  // who plays a side looks where that has to
  if (role === 'plays') goAlong(false);
  const own = role === 'sees' ? undefined : deskOf(opening, device);
  const stopListening = listenTo(
    { opening, own },
    {
      told: (now) => {
        told = now;
        hear(game, now);
      },
      shown: (shown) => show(game, shown),
      connected: (connected) => useSecond.setState({ connected }),
      over: () => void ask(),
    },
  );
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
