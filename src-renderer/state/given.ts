import { create } from 'zustand';
import type { GivenFile } from '#shared/contract.ts';
import { host } from '../host/client.ts';

/** The file the system handed the app, shown for what it is until it is taken or put away. */
export const useGiven = create<{ readonly file?: GivenFile | undefined }>(() => ({}));

export const askGiven = async (): Promise<void> => {
  const reply = await host()['files.given']({});
  if (reply.ok) useGiven.setState({ file: reply.value.file });
};

/** One that came by the page itself. */
export const showGiven = (file: GivenFile): void => useGiven.setState({ file });

/** The player does not want it now, or has it: nobody is asked again. */
export const putAway = (file: GivenFile): void => {
  useGiven.setState((s) => (s.file?.id === file.id ? { file: undefined } : s));
  void host()['files.putAway']({ id: file.id });
};
