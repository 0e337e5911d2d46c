import { useEffect } from 'react';
import { create } from 'zustand';

/** What the palette lists beside the commands: games, actions of the game, references. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly about?: string;
  /** further words it is found by */
  readonly words?: readonly string[];
  readonly run: () => void;
}
export interface OfferGroup {
  readonly heading: string;
  /** a function: so many that they are listed only while the palette is open */
  readonly offers: readonly Offer[] | (() => readonly Offer[]);
  /** it stands behind all others that have the name asked for, however well it fits */
  readonly last?: true;
  /** what there is only for who asks for it: a hex by its number */
  readonly find?: (asked: string) => readonly Offer[];
}

/** The groups as the palette lists them, whichever screen happened to come first: of what fits alike the upper one is meant. */
const order = [
  ...['openSetUp', 'newGames', 'games', 'map', 'actionsNow', 'actions', 'calculators', 'units', 'hexes'],
  ...['actionsLater', 'secrets', 'references', 'paper', 'setUp', 'things'],
] as const;
type GroupKey = (typeof order)[number];
export type OfferGroups = { readonly [key in GroupKey]?: OfferGroup };

export const useOfferStore = create<{ readonly groups: OfferGroups }>(() => ({ groups: {} }));
export const groupsInOrder = (groups: OfferGroups): readonly (readonly [GroupKey, OfferGroup])[] =>
  order.flatMap((key) => {
    const group = groups[key];
    return group ? [[key, group] as const] : [];
  });

/** The current screen lists things in the palette while it is mounted. `key` names the group; keep `group` stable (memo). */
export const useOffers = (key: GroupKey, group: OfferGroup | undefined): void => {
  useEffect(() => {
    if (!group) return undefined;
    useOfferStore.setState((s) => ({ groups: { ...s.groups, [key]: group } }));
    return () =>
      useOfferStore.setState((s) => ({
        groups: Object.fromEntries(Object.entries(s.groups).filter(([other]) => other !== key)),
      }));
  }, [key, group]);
};
