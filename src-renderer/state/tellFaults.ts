import { faultOf } from '#shared/fault.ts';
import { host } from '../host/client.ts';

/** A page that fails over and over says so this often. */
const most = 20;
let told = 0;

/** Told to the log of this machine, without its message; a host that does not answer changes nothing. */
export const tellFault = (error: unknown): void => {
  if (told >= most) return;
  told += 1;
  const fault = faultOf(error);
  void host()['app.fault']({ ...fault, at: [...fault.at] });
};

/** Faults nobody has met: thrown by what a key or a timer began, or promised and never kept. */
export const tellFaults = (): void => {
  // what a browser says without an error (an observer of sizes that was late) is no fault
  window.addEventListener('error', ({ error }) => error && tellFault(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tellFault(reason));
};
