import { proxy, type Remote, wrap } from 'comlink';
import type { Opened, PhotoWork, Straighten, Straightened } from './work.ts';

export type Tell = (part: number) => void;

/** One photo at work, off the main thread; nothing of it is loaded before the first call. */
export interface PhotoDesk {
  readonly open: (file: Blob, tell: Tell) => Promise<Opened | 'cancelled'>;
  /** of the photo that was opened last; `file` is opened first where none is at work (one of an earlier day) */
  readonly straighten: (
    asked: Straighten,
    file: () => Promise<Blob>,
    tell: Tell,
  ) => Promise<Straightened | 'cancelled'>;
  /** what is under way is given up; the photo can be worked on again */
  readonly cancel: () => void;
  /** the photo that was opened is let go of: the next work is on another */
  readonly drop: () => void;
}

const newWorker = (): Worker => new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });

export const openDesk = (make: () => Worker = newWorker): PhotoDesk => {
  let worker: Worker | undefined;
  let remote: Remote<PhotoWork> | undefined;
  let giveUp: (() => void) | undefined;
  let source: Blob | undefined;
  let opened = false;
  const cancel = () => {
    worker?.terminate();
    worker = undefined;
    remote = undefined;
    opened = false;
    giveUp?.();
    giveUp = undefined;
  };
  const working = (): Remote<PhotoWork> => {
    worker ??= make();
    remote ??= wrap<PhotoWork>(worker);
    return remote;
  };
  /** A worker that ends, or that never begins, answers nothing: whoever waits for it is told. */
  const orCancelled = async <T>(
    tell: Tell,
    work: (remote: Remote<PhotoWork>, tell: Tell) => Promise<T>,
  ): Promise<T | 'cancelled'> => {
    giveUp?.();
    let [last, over] = [Number.NEGATIVE_INFINITY, false];
    /** as often as a bar is seen to move; what a worker said before it ended may come late */
    const told = proxy((part: number) => {
      if (over || part - last < 0.04) return;
      last = part;
      tell(part);
    });
    const given = new Promise<'cancelled'>((done) => {
      giveUp = () => done('cancelled');
    });
    const now = working();
    worker?.addEventListener('error', cancel, { once: true });
    const answer = await Promise.race([work(now, told), given]);
    over = true;
    return answer;
  };
  const open: PhotoDesk['open'] = (file, tell) => {
    source = file;
    return orCancelled(tell, async (remote, told) => {
      const answer = await remote.open(file, told);
      opened = answer.ok;
      return answer;
    });
  };
  return {
    open,
    straighten: (asked, file, tell) =>
      orCancelled(tell, async (remote, told): Promise<Straightened> => {
        if (!opened) {
          const answer = await remote.open(
            source ?? (await file()),
            proxy(() => {}),
          );
          opened = answer.ok;
          if (!answer.ok) return { ok: false, reason: 'places' };
        }
        const answer = await remote.straighten(asked, told);
        // what is kept from now on is the straightened one
        if (answer.ok) {
          opened = false;
          source = undefined;
        }
        return answer;
      }),
    cancel,
    drop: () => {
      source = undefined;
      cancel();
    },
  };
};
