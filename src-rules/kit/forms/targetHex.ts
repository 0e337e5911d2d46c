import { onlyOne } from '../base/onlyOne.ts';

/** The hex named in a fight, else the one in which all defending combat units of a known place stand; '': not known. */
export const targetHex = (
  named: unknown,
  holders: readonly { readonly kind?: unknown; readonly hex?: unknown }[],
): string =>
  typeof named === 'string' && named !== ''
    ? named
    : onlyOne(holders.flatMap(({ kind, hex }) => (kind === 'combat' && typeof hex === 'string' ? [hex] : [])));
