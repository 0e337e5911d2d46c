import { memo } from 'react';
import type { Side } from '#rules/kit/game/specs.ts';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './ends.module.css';
import { goodFor, sideOf } from './words.ts';

/** How the battle ends, in one bar: each side's part in its own look, what is good for neither left empty. */
export const EndsBar = memo(function EndsBar({
  panel,
  sides,
  chances,
  label,
  keyed = false,
}: {
  readonly panel: Pick<BattlePanel, 'ends' | 'sides'>;
  readonly sides: readonly Side[];
  readonly chances: { readonly [end: string]: number };
  readonly label: string;
  /** every end by its name below the bar */
  readonly keyed?: boolean;
}) {
  const { say, percent } = useLanguage();
  const [attacker, defender] = panel.sides;
  // the attacker's part from the left, the defender's from the right
  const ordered = [attacker?.side, undefined, defender?.side].flatMap((side) =>
    panel.ends.filter((end) => end.side === side && (chances[end.key] ?? 0) > 0),
  );
  if (ordered.length === 0) return null;
  const of = (key: string): number => chances[key] ?? 0;
  const told = ordered.map((end) => `${say(end.msg)} ${percent(of(end.key))}`).join(', ');
  const parts = [attacker, undefined, defender].flatMap((force, i) => {
    const p = goodFor(panel, force?.side, chances);
    if (p <= 0 || (i === 1 && force !== undefined)) return [];
    const side = force && sideOf(sides, force.side);
    return [{ key: force?.side ?? 'neither', p, look: side?.look ?? 'neither', word: side && say(side.word) }];
  });
  return (
    <figure>
      <div className={classes.bar} role="img" aria-label={`${label}: ${told}`}>
        {parts.map((part) => (
          <i key={part.key} data-look={part.look} style={{ flexGrow: part.p }}>
            {part.p > 0.06 && (
              <em>
                <span>{part.word} </span>
                {percent(part.p)}
              </em>
            )}
          </i>
        ))}
      </div>
      {keyed && (
        <figcaption>
          <ul className={classes.endsKey}>
            {ordered.map((end) => (
              <li key={end.key} data-look={end.side ? sideOf(sides, end.side).look : 'neither'}>
                <b>{percent(of(end.key))}</b> {say(end.msg)}
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  );
});
