import type { Refusal } from '#shared/contract.ts';
import { host } from './client.ts';

/** Trouble that may be over at any moment, without anything done here. */
export const mayComeBack = (refusal: Refusal | undefined): boolean =>
  refusal !== undefined && ['disk.gone', 'host.gone', 'host.restarted'].includes(refusal.reason);

/** Whether the host answers this page, and its library is in its place. */
export const isBack = async (): Promise<boolean> => {
  const info = await host()['app.info']({});
  return info.ok && info.value.readOnly !== 'gone';
};
