import { lazy, Suspense, useState } from 'react';
import { MenuButton, type MenuProps } from './MenuButton.tsx';

const load = () => import('./OpenMenu.tsx');
const OpenMenu = lazy(() => load().then((m) => ({ default: m.OpenMenu })));

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
