import { create } from 'zustand';
import type { Refusal, Reply, Update } from '#shared/contract.ts';
import { host } from '../host/client.ts';

interface Updates {
  /** undefined until it was asked */
  readonly update?: Update | undefined;
  /** why nothing was fetched: the games could not be backed up */
  readonly refusal?: Refusal | undefined;
}

/** What is known of a new version of the app, and how far it is. */
export const useUpdates = create<Updates>(() => ({}));

const ask = async (asking: Promise<Reply<Update>>): Promise<void> => {
  const reply = await asking;
  useUpdates.setState(reply.ok ? { update: reply.value, refusal: undefined } : { refusal: reply });
};

export const loadUpdate = (): Promise<void> => ask(host()['updates.read']({}));
export const lookForUpdate = (): Promise<void> => ask(host()['updates.look']({}));
export const fetchUpdate = (): Promise<void> => ask(host()['updates.fetch']({}));
export const stopUpdate = (): Promise<void> => ask(host()['updates.stop']({}));
