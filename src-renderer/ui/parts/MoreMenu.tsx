import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { IconName } from './Icon.tsx';
import { MenuButton, type MenuLook } from './MenuButton.tsx';

const load = () => import('./OpenMenu.tsx');
const OpenMenu = lazy(() => load().then((m) => ({ default: m.OpenMenu })));

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly right?: ReactNode;
  /** one of several: ticked or not */
  readonly checked?: boolean;
  /** a line above it */
  readonly apart?: boolean;
  readonly run: () => void;
}

export interface MenuProps extends MenuLook {
  readonly items: readonly MenuItem[];
  /** what was chosen takes the keyboard: it does not go back to the button */
  readonly leaves?: boolean;
}

/** A button with a menu. The menu itself comes with the first hand that nears it: no screen waits for it. */
export function MoreMenu({ items, leaves, ...look }: MenuProps) {
  const [asked, setAsked] = useState(false);
  const closed = (
    <MenuButton
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setAsked(true)}
    />
  );
  if (!asked) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...look} items={items} {...(leaves && { leaves })} />
    </Suspense>
  );
}
