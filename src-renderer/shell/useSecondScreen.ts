import { useEffect } from 'react';
import { isSecond } from '../host/client.ts';
import { useReach } from '../host/reach.ts';
import { loadRoom, useRoom } from '../state/room.ts';
import { go } from '../state/route.ts';
import { useSettings } from '../state/settings.ts';

/** A second screen follows the room it has joined; one that has not asks for the code first. */
export const useFollowing = (id: string): void => {
  const second = useSettings((s) => s.info?.second);
  const known = useSettings((s) => s.info !== undefined);
  useEffect(() => {
    if (!isSecond || !known) return undefined;
    if (second?.game !== id) {
      go({ at: 'library' });
      return undefined;
    }
    let stop: (() => void) | undefined;
    let gone = false;
    void import('../state/follow.ts').then(({ followRoom }) => {
      if (!gone) stop = followRoom(second);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [id, second, known]);
};

/** While this game is open to the room its screen is told to those who follow. */
export const useShowing = (id: string): void => {
  const shared = useRoom((s) => s.room?.open?.game === id);
  // a host that was started again has closed it: nobody follows, and it can be opened again
  const lost = useReach((s) => s.refusal !== undefined);
  useEffect(() => {
    if (!isSecond && !lost) void loadRoom();
  }, [lost]);
  useEffect(() => {
    if (!shared) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    void import('../state/showing.ts').then(({ showScreen }) => {
      if (!gone) stop = showScreen(id);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [id, shared]);
};
