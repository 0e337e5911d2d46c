import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon, type IconName } from './Icon.tsx';

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

/** A button with a menu. The menu itself comes with the first hand that nears it: the first screen does without. */
export function MoreMenu({
  label,
  icon = 'more',
  className,
  items,
}: {
  readonly label: string;
  readonly icon?: IconName;
  readonly className?: string | undefined;
  readonly items: readonly MenuItem[];
}) {
  const [asked, setAsked] = useState(false);
  const closed = (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setAsked(true)}
    >
      <Icon name={icon} />
    </button>
  );
  if (!asked) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu label={label} icon={icon} className={className} items={items} />
    </Suspense>
  );
}
