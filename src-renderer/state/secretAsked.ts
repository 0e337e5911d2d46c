import { create } from 'zustand';
import { goPlace } from './route.ts';

/** What can be done with a secret: looked at by its player alone, opened for both, written and sealed. */
export const secretParts = ['look', 'open', 'seal'] as const;
export type SecretPart = (typeof secretParts)[number];

interface Asked {
  readonly asked?: { readonly secret: string; readonly part: SecretPart } | undefined;
}

/** Which form of which secret was asked for, wherever that was: it stands on the screen of the score. */
export const useAsked = create<Asked>(() => ({}));
export const askSecret = (secret: string, part: SecretPart): void => {
  useAsked.setState({ asked: { secret, part } });
  goPlace('score');
};
export const askNothing = (): void => useAsked.setState({ asked: undefined });
