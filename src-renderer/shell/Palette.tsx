import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData, spotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { type FocusEvent, useEffect, useMemo, useState } from 'react';
import { commandIds, specOf } from '../state/commands.ts';
import { takeKeys } from '../state/heldKeys.ts';
import { capOf, runCommand, useKeys } from '../state/keys.ts';
import { groupsInOrder, type Offer, type OfferGroups, useOfferStore } from '../state/offers.ts';
import { Icon } from '../ui/parts/Icon.tsx';
import { useSay, useT } from '../words/Language.tsx';
import classes from './Palette.module.css';
import { found } from './paletteSearch.ts';

/** Everything one can do now, by typing a few letters of it: screens, actions, games, references. */
export function Palette() {
  const t = useT();
  const say = useSay();
  const listeners = useKeys((s) => s.listeners);
  const bindingOf = useKeys((s) => s.bindingOf);
  const groups = useOfferStore((s) => s.groups);
  const [opened, setOpened] = useState(true);

  // Loaded at the first opening, so it opens itself once.
  useEffect(openPalette, []);

  const actions = useMemo((): SpotlightActionGroupData[] => {
    const here = new Set(listeners.map((listener) => listener.id));
    const ofGroup = (group: 'places' | 'game' | 'app') =>
      commandIds
        .filter((id) => here.has(id) && specOf(id).group === group && id !== 'palette')
        .map((id) => {
          const key = bindingOf(id);
          return {
            id: `command/${id}`,
            label: say(specOf(id).msg),
            ...(specOf(id).about && { description: say(specOf(id).about ?? specOf(id).msg) }),
            onClick: () => void runCommand(id),
            ...(key !== undefined && { rightSection: <kbd>{capOf(key)}</kbd> }),
          };
        });
    const own = (['places', 'game', 'app'] as const).map((group) => ({
      group: t(`ui.palette.${group}`),
      actions: ofGroup(group),
    }));
    const offered = groupsInOrder(groups).map(([key, { heading, offers }]) => ({
      group: heading,
      actions: (typeof offers === 'function' ? (opened ? offers() : []) : offers).map((offer) => asAction(key, offer)),
    }));
    return [...own, ...offered].filter((group) => group.actions.length > 0);
  }, [listeners, bindingOf, groups, opened, say, t]);

  return (
    <Spotlight
      actions={actions}
      nothingFound={t('ui.palette.nothing')}
      searchProps={{
        placeholder: t('ui.palette.search'),
        'aria-label': t('ui.palette.search'),
        onFocus: typeHeld,
        leftSection: <Icon name="search" size={20} />,
      }}
      filter={(asked, all) =>
        found(asked, [...groupsIn(all), ...soughtIn(groups, asked)], soughtIn(groups, asked, true))
      }
      shortcut={null}
      returnFocus={false}
      onSpotlightOpen={() => setOpened(true)}
      onSpotlightClose={() => {
        setOpened(false);
        giveBack();
      }}
      highlightQuery={false}
      attributes={{ content: { 'aria-label': t('ui.command.palette') } }}
      scrollable
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      maxHeight="60vh"
      limit={60}
      lockScroll={false}
      radius={0}
      overlayProps={{ blur: 0 }}
      classNames={{ actionsGroup: classes.group, action: classes.action }}
      transitionProps={{ duration: 120, transition: 'fade' }}
    />
  );
}

const asAction = (group: string, offer: Offer): SpotlightActionData => ({
  id: `${group}/${offer.id}`,
  label: offer.label,
  onClick: offer.run,
  ...(offer.about !== undefined && { description: offer.about }),
  ...(offer.words && { keywords: [...offer.words] }),
});

/** What there is only for who asks for it. */
const soughtIn = (groups: OfferGroups, asked: string, last?: true): readonly SpotlightActionGroupData[] =>
  asked.trim() === ''
    ? []
    : groupsInOrder(groups).flatMap(([key, { heading, find, last: isLast }]) =>
        find && isLast === last ? [{ group: heading, actions: find(asked).map((offer) => asAction(key, offer)) }] : [],
      );

/** All of ours stand in groups. */
const groupsIn = (
  all: readonly (SpotlightActionData | SpotlightActionGroupData)[],
): readonly SpotlightActionGroupData[] => all.filter((one) => 'actions' in one);

/** Where the keyboard was when the palette was asked for. */
let before: Element | null | undefined;

export const openPalette = (): void => {
  before ??= document.activeElement;
  spotlight.open();
};

/** The hands were quicker than the window: what they typed stands in it, and an Enter chooses. */
const typeHeld = ({ currentTarget: field }: FocusEvent<HTMLInputElement>): void => {
  const [typed = '', ...entered] = takeKeys().split('\n');
  if (typed === '') return;
  // as the hands would: the field tells its list, and a value set past React is news to it
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const enter = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true });
  if (entered.length > 0) setTimeout(() => field.dispatchEvent(enter));
};

/** The keyboard goes back, unless what was chosen has taken it: a form that opens asks for its first field. */
const giveBack = (): void => {
  const has = document.activeElement;
  const untaken = has === document.body || has?.closest('.mantine-Spotlight-content');
  if (untaken && before instanceof HTMLElement) before.focus({ preventScroll: true });
  before = undefined;
};
