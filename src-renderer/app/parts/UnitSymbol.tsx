import type { ReactNode } from 'react';

const frame = <path d="M2.5 2.5h43v27h-43Z" fill="none" stroke="currentColor" strokeWidth="3" />;

/** The map symbols of the arms, in a 48 by 32 box. */
const shapes = {
  infantry: (
    <>
      {frame}
      <path d="m2.5 2.5 43 27m0-27-43 27" fill="none" stroke="currentColor" strokeWidth="3" />
    </>
  ),
  armour: (
    <>
      {frame}
      <rect x="9" y="8.5" width="30" height="15" rx="7.5" fill="none" stroke="currentColor" strokeWidth="3" />
    </>
  ),
  mechanised: (
    <>
      {frame}
      <path d="m2.5 2.5 43 27m0-27-43 27" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <rect x="9" y="8.5" width="30" height="15" rx="7.5" fill="none" stroke="currentColor" strokeWidth="2.8" />
    </>
  ),
  motorised: (
    <>
      {frame}
      <path d="m2.5 2.5 43 27m0-27-43 27M24 2.5v27" fill="none" stroke="currentColor" strokeWidth="2.6" />
    </>
  ),
  cavalry: (
    <>
      {frame}
      <path d="m45.5 2.5-43 27" fill="none" stroke="currentColor" strokeWidth="3" />
    </>
  ),
  artillery: (
    <>
      {frame}
      <circle cx="24" cy="16" r="6.5" fill="currentColor" />
    </>
  ),
  mountain: (
    <>
      {frame}
      <path d="m2.5 2.5 43 27m0-27-43 27" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <path d="m24 18 8 11.5H16Z" fill="currentColor" />
    </>
  ),
  hq: (
    <>
      <path d="M5.5 2.5h40v18h-40Z M5.5 20v11" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="M5.5 8h40" stroke="currentColor" strokeWidth="3" />
    </>
  ),
  leader: (
    <>
      <path d="M10 1v30" fill="none" stroke="currentColor" strokeWidth="3.2" />
      <path d="M10 2.5h30l-9 8 9 8H10Z" fill="currentColor" />
    </>
  ),
  air: (
    <>
      {frame}
      <path d="M24 16c-6-7-15-7-15 0s9 7 15 0c6-7 15-7 15 0s-9 7-15 0Z" fill="currentColor" />
    </>
  ),
  bomber: (
    <>
      {frame}
      <path d="M24 13c-6-6-15-6-15 0s9 6 15 0c6-6 15-6 15 0s-9 6-15 0Z" fill="currentColor" />
      <path d="M12 24.5h24" stroke="currentColor" strokeWidth="3.2" />
    </>
  ),
  untried: (
    <>
      <path d="M2.5 2.5h43v27h-43Z" fill="none" stroke="currentColor" strokeWidth="3" strokeDasharray="6 4" />
      <path d="M19.5 12c0-6 9-6 9 0 0 4-4.5 3.5-4.5 8" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx="24" cy="25" r="2" fill="currentColor" />
    </>
  ),
} satisfies Record<string, ReactNode>;

type UnitKind = keyof typeof shapes;
const isUnitKind = (kind: string): kind is UnitKind => kind in shapes;

/** The symbol of an arm; one we have no drawing for is drawn as infantry's empty frame. */
export function UnitSymbol({
  kind,
  width = 36,
  title,
}: {
  readonly kind: string;
  readonly width?: number;
  readonly title?: string;
}) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its aria-label, or hidden beside its word
    <svg width={`${width / 16}rem`} height={`${width / 24}rem`} viewBox="0 0 48 32" {...named}>
      {isUnitKind(kind) ? shapes[kind] : frame}
    </svg>
  );
}
