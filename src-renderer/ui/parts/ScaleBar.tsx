import { useLarge } from '../theme/applied.ts';
import classes from './ScaleBar.module.css';

const many = 24;

/** The turn track drawn as the scale bar of a map: the past filled in turn, now in pencil with its pointer. */
export function ScaleBar({
  turns,
  turn,
  now,
  first = '1',
  last,
  marks = [],
  label,
}: {
  readonly turns: number;
  readonly turn: number;
  /** what stands under the present turn: "turn 3", a month */
  readonly now: string;
  readonly first?: string;
  readonly last?: string;
  /** what the bar is divided into (years), each from so many turns after the first; they stand for the ends */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
  /** said to those who do not see it */
  readonly label: string;
}) {
  const large = useLarge();
  const count = Math.max(1, turns);
  const at = Math.min(Math.max(1, turn), count);
  const middle = ((at - 0.5) / count) * 100;
  // The label keeps inside the bar; the ends give way to it.
  const edge = large ? 34 : 16;
  // a month at an end takes more room than a number
  const isLong = first.length > 3;
  const near = edge + (isLong ? 18 : 0);
  // on a short bar all the more
  const far = isLong ? 56 : 34;
  const place =
    middle < edge
      ? { left: 0 }
      : middle > 100 - edge
        ? { right: 0 }
        : { left: `${middle}%`, transform: 'translateX(-50%)' };
  return (
    <div className={classes.scale} role="img" aria-label={label}>
      <div className={classes.bar} data-many={count > many || undefined}>
        {Array.from({ length: count }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the turns are their own order
            key={i}
            data-past={i + 1 < at || undefined}
            data-odd={i % 2 === 0 || undefined}
            data-now={i + 1 === at || undefined}
            data-mark={(i > 0 && marks.some((mark) => mark.at === i)) || undefined}
          />
        ))}
        <i style={{ left: `${middle}%` }} />
      </div>
      <div
        className={classes.marks}
        aria-hidden="true"
        data-months={first.length > 5 || undefined}
        data-first-near={middle < far || undefined}
        data-last-near={middle > 100 - far || undefined}
      >
        {marks.length === 0 && <span>{middle < near ? '' : first}</span>}
        {marks.map((mark) => {
          const left = (mark.at / count) * 100;
          // no year stands under the present turn, nor hangs over the end
          const free = Math.abs(left + 4 - middle) > edge + 4 && left < 92;
          return (
            <em key={mark.at} style={{ left: `min(${left}%, 100% - 2.1em)` }}>
              {free && mark.label}
            </em>
          );
        })}
        <b style={place}>{now}</b>
        {marks.length === 0 && <span>{middle > 100 - near ? '' : (last ?? count)}</span>}
      </div>
    </div>
  );
}
