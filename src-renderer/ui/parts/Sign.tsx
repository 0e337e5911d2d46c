import type { BookColumn } from '#rules/kit/game/book.ts';
import { useLanguage } from '../../words/Language.tsx';
import classes from './Sign.module.css';

/** Each colour has a shape: circle, square, triangle, diamond, hexagon. */
const shapes = {
  yellow: { shape: <circle cx="13" cy="13" r="11.5" />, y: 14, size: 14 },
  red: { shape: <rect x="2" y="2" width="22" height="22" />, y: 14, size: 14 },
  blue: { shape: <path d="M13 1 25.5 24.5H.5Z" />, y: 18.5, size: 12 },
  black: { shape: <path d="M13 .8 25.2 13 13 25.2.8 13Z" />, y: 14, size: 14 },
  white: { shape: <path d="M7 2h12l6 11-6 11H7L1 13Z" />, y: 14, size: 14 },
} as const;

/** The sign of a column: a shape and a letter, so that colour only confirms. */
export function Sign({
  of,
  size = 22,
  bare = false,
}: {
  readonly of: Pick<BookColumn, 'ink' | 'letter' | 'msg'>;
  readonly size?: number;
  /** its name stands beside it */
  readonly bare?: boolean;
}) {
  const { say } = useLanguage();
  const { shape, y, size: letter } = shapes[of.ink];
  const named = bare ? { 'aria-hidden': true } : { role: 'img', 'aria-label': say(of.msg) };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its aria-label, or hidden beside its word
    <svg
      className={classes.sign}
      data-ink={of.ink}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 26 26"
      {...named}
    >
      {shape}
      <text x="13" y={y} textAnchor="middle" dominantBaseline="central" fontSize={letter}>
        {say(of.letter)}
      </text>
    </svg>
  );
}
