import { useEffect, useRef, useState } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { useT } from '../../words/Language.tsx';
import classes from './Die.module.css';

/** Where the pips of each face lie on a 24 grid. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

/** A die lying on its face: pips up to six sides, the number above. `filled` is the face chosen or rolled. */
export function Die({
  face,
  sides = 6,
  size = 26,
  filled = false,
}: {
  readonly face: number;
  readonly sides?: number;
  readonly size?: number;
  readonly filled?: boolean;
}) {
  const dots = sides <= 6 ? pips[face] : undefined;
  const mark = filled ? 'var(--on-pencil)' : 'currentColor';
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      className={filled ? classes.filled : undefined}
      aria-hidden="true"
    >
      <rect
        x="1.2"
        y="1.2"
        width="21.6"
        height="21.6"
        rx="4"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
      />
      {dots?.map(([x, y]) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r="2.3" fill={mark} />
      ))}
      {!dots && (
        <text x="12" y="16.6" textAnchor="middle" className={classes.number} fill={mark}>
          {face}
        </text>
      )}
    </svg>
  );
}

/** What a key reads, in the order of the faces: on a d10 the 0 reads 10, or 0 where the rules say so. */
export const facesOf = (sides: number, zero?: 10 | 0): readonly { readonly key: string; readonly face: number }[] =>
  sides === 10
    ? Array.from({ length: 10 }, (_, i) => ({ key: String(i), face: i === 0 ? (zero ?? 10) : i })).toSorted(
        (a, b) => a.face - b.face,
      )
    : Array.from({ length: sides }, (_, i) => ({ key: String(i + 1), face: i + 1 }));

/**
 * The big keys of a die: a tap or a digit enters the face a hand rolled. Digits are listened to by the screen. They are
 * one Tab stop, as the chips of a choice; arrows walk them.
 */
export function DieKeys({
  sides = 6,
  zero,
  value,
  onFace,
  label,
  size = 50,
  disabled = false,
}: {
  readonly sides?: number;
  readonly zero?: 10 | 0;
  readonly value: number | null;
  readonly onFace: (face: number) => void;
  readonly label?: string;
  readonly size?: number;
  readonly disabled?: boolean;
}) {
  const t = useT();
  const keys = useRef<HTMLFieldSetElement>(null);
  const faces = facesOf(sides, zero);
  const [walked, setWalked] = useState(0);
  const filled = faces.findIndex(({ face }) => face === value);
  const stop = filled < 0 ? walked : filled;
  // the keyboard stands on the face that was entered, not on another: one frame, on the filled one
  useEffect(() => {
    const has = document.activeElement;
    if (value === null || !has || !keys.current?.contains(has)) return;
    keys.current.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  }, [value]);
  return (
    <fieldset
      ref={keys}
      className={classes.keys}
      data-six={sides === 6 || undefined}
      data-ten={sides === 10 || undefined}
      disabled={disabled}
    >
      <legend className="vh">{label ?? t('ui.die.enter')}</legend>
      {faces.map(({ key, face }, i) => (
        <button
          key={key}
          type="button"
          tabIndex={i === stop ? 0 : -1}
          onFocus={() => setWalked(i)}
          onKeyDown={(event) => {
            const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            const next = by !== undefined && !event.altKey && keys.current?.querySelectorAll('button')[i + by];
            if (!next) return;
            event.preventDefault();
            event.stopPropagation();
            next.focus();
          }}
          className={classes.key}
          aria-pressed={value === face}
          aria-label={t('ui.die.face', { face: name(face) })}
          onClick={() => onFace(face)}
        >
          <Die face={face} sides={sides} size={size} filled={value === face} />
        </button>
      ))}
    </fieldset>
  );
}
