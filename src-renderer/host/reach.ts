import { create } from 'zustand';
import type { Refusal } from '#shared/contract.ts';
import { host, whenLineBreaks } from './client.ts';

/** milliseconds; a line that is only put anew is no trouble */
const first = 1_000;
const again = 2_000;

/** Why the host does not answer: stopped, or out of reach. Known before anything is entered. */
export const useReach = create<{ readonly refusal?: Refusal | undefined }>(() => ({}));

/** From now on a line that breaks is looked after until the host answers; `lost`: it does not. Returns the way to stop. */
export const watchReach = (lost: () => void, whenBreaks = whenLineBreaks): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = false;
  const look = async () => {
    const info = await host()['app.info']({});
    if (!looks) return;
    const was = useReach.getState().refusal;
    looks = !info.ok;
    if (info.ok) {
      if (was) useReach.setState({ refusal: undefined });
      return;
    }
    const { ok: _, ...refusal } = info;
    if (was?.reason !== refusal.reason) useReach.setState({ refusal });
    if (!was) lost();
    timer = setTimeout(look, again);
  };
  whenBreaks(() => {
    if (looks) return;
    looks = true;
    timer = setTimeout(look, first);
  });
  return () => {
    looks = false;
    clearTimeout(timer);
    whenBreaks(() => {});
  };
};
