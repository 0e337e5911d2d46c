import type { ReactNode } from 'react';

/** Outlines on a 24 grid, stroke 2, square caps. */
const shapes = {
  table: <path d="M4 5h2m3 0h11M4 12h2m3 0h11M4 19h2m3 0h11" />,
  fight: (
    <>
      <path d="M4 4h16v16H4Z" />
      <path d="M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01" strokeWidth="3" />
    </>
  ),
  supply: (
    <>
      <path d="M8 3.5h8l4 8.5-4 8.5H8L4 12Z" />
      <path d="M4 12h5m3 0h3m3 0h2" />
    </>
  ),
  pool: <path d="M4 4h7v7H4ZM14 4h6v7h-6ZM4 14h7v6H4ZM14 14h6v6h-6" />,
  ledger: <path d="M4 4h16v16H4ZM4 9h16M13 9v11" />,
  turns: <path d="M3 9h18v6H3ZM9 9v6M15 9v6M3 19h.01M21 19h.01" />,
  journal: <path d="M6 3h12v18H6ZM9 8h6M9 12h6M9 16h3" />,
  score: <path d="M5 21V4h13l-3 4 3 4H5" />,
  library: <path d="M3 6h7l2 3h9v11H3Z" />,
  undo: <path d="M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12" />,
  redo: <path d="m15 6 5 5-5 5M20 11H10a6 6 0 0 0 0 12" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  lamp: <path d="M12 3v3M6 14a6 6 0 0 1 12 0ZM9 18h6M10 21h4" />,
  check: <path d="m5 12.5 4.5 4.5L19 7" strokeWidth="3" />,
  due: (
    <>
      <path d="M12 4 21.5 20h-19Z" />
      <path d="M12 10v5M12 17.5v.5" strokeWidth="2.4" />
    </>
  ),
  cut: <path d="m6 6 12 12M18 6 6 18" strokeWidth="3" />,
  refuse: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M6 12h12" strokeWidth="3" />
    </>
  ),
  lapse: <path d="M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9" />,
  next: <path d="m9 5 7 7-7 7" strokeWidth="2.4" />,
  down: <path d="m5 9 7 7 7-7" strokeWidth="2.4" />,
  plus: <path d="M12 5v14M5 12h14" strokeWidth="2.4" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2" />
    </>
  ),
  rain: <path d="m8 4-4 16M14 4l-4 16M20 4l-4 16" />,
  snow: <path d="M12 3v18M4.200 7.5l15.600 9M19.800 7.5l-15.600 9" />,
  roll: (
    <>
      <path d="M4 4h16v16H4Z" />
      <path d="M9.5 9.5c0-4 5-4 5 0 0 2.5-2.5 2-2.5 4.5M12 17v.5" />
    </>
  ),
  more: <path d="M6 12h.01M12 12h.01M18 12h.01" strokeWidth="3.5" />,
  back: <path d="m15 5-7 7 7 7" strokeWidth="2.4" />,
  up: <path d="m5 15 7-7 7 7" strokeWidth="2.4" />,
  bin: <path d="M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14" />,
  copy: <path d="M8 8h12v12H8ZM16 8V4H4v12h4" />,
  export: <path d="M12 15V3m-5 5 5-5 5 5M4 15v6h16v-6" />,
  import: <path d="M12 3v12m-5-5 5 5 5-5M4 15v6h16v-6" />,
  screen: <path d="M3 5h18v11H3ZM8 20h8M12 16v4" />,
  pen: <path d="m4 20 1-5L16 4l4 4L9 19Z" />,
  settings: (
    <>
      <path d="M4 7h9m6 0h1M4 17h1m6 0h9" />
      <circle cx="16" cy="7" r="2.5" />
      <circle cx="8" cy="17" r="2.5" />
    </>
  ),
  keys: <path d="M3 6h18v12H3ZM7 10h.01M11 10h.01M15 10h.01M8 14h8" />,
  minus: <path d="M5 12h14" strokeWidth="2.4" />,
  history: <path d="M4 12a8 8 0 1 0 3-6.2L4 8M4 4v4h4M12 8v4l3 2" />,
  roster: <path d="M4 5h6v4H4ZM14 7h6M4 14h6v4H4ZM14 16h6" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** Every icon has a word beside it, or a `title` as its name. */
export function Icon({
  name,
  size = 24,
  title,
}: {
  readonly name: IconName;
  readonly size?: number;
  readonly title?: string;
}) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its aria-label, or hidden beside its word
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
      {...named}
    >
      {shapes[name]}
    </svg>
  );
}
