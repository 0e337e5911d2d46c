import { create } from 'zustand';
import type { Locale } from '#rules/kit/words/message.ts';
import type { Out, Refusal, Settings } from '#shared/contract.ts';
import { host } from '../host/client.ts';
import { setKeys } from './keys.ts';

export type Info = Out<'app.info'>;

const start: Settings = { locale: 'system', theme: 'system', textSize: 1, singleKeys: true, keys: {}, awake: true };

interface SettingsState {
  readonly settings: Settings;
  readonly info: Info | undefined;
  /** the last write that the disk refused: the change holds until the window closes */
  readonly refusal: Refusal | undefined;
}

export const useSettings = create<SettingsState>(() => ({ settings: start, info: undefined, refusal: undefined }));

const take = (settings: Settings): void => {
  useSettings.setState({ settings });
  setKeys(settings.keys, settings.singleKeys);
};

export const loadSettings = async (): Promise<void> => {
  const [settings, info] = await Promise.all([host()['settings.read']({}), host()['app.info']({})]);
  if (settings.ok) take(settings.value);
  if (info.ok) useSettings.setState({ info: info.value });
};

/** Whether this host may write may change: another window was closed, the library is back in its place. */
export const loadInfo = async (): Promise<void> => {
  const info = await host()['app.info']({});
  if (info.ok) useSettings.setState({ info: info.value });
};

/** Acts at once and is written to the library behind. */
export const changeSettings = async (patch: Partial<Settings>): Promise<void> => {
  const settings = { ...useSettings.getState().settings, ...patch };
  take(settings);
  const reply = await host()['settings.write'](settings);
  if (reply.ok) useSettings.setState({ refusal: undefined });
  else useSettings.setState({ refusal: reply });
};

const systemLocale = (info: Info | undefined): Locale => {
  const said = info?.host === 'desktop' ? info.locale : (navigator.language ?? info?.locale ?? 'en');
  return said.toLowerCase().startsWith('it') ? 'it' : 'en';
};

const localeIn = ({ settings, info }: SettingsState): Locale =>
  settings.locale === 'system' ? systemLocale(info) : settings.locale;
export const useLocale = (): Locale => useSettings(localeIn);
export const localeNow = (): Locale => localeIn(useSettings.getState());

/** Why nothing can be written here (another window holds the library), or undefined. */
export const useReadOnly = (): string | undefined => useSettings((s) => s.info?.readOnly);
