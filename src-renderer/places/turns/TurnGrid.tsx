import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../../ui/afterPaint.ts';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { besideTurn, turnTitle, turnWord } from '../../words/turns.ts';
import { Items, Mark } from './Items.tsx';
import type { Turns } from './record.ts';
import { TurnHeading } from './TurnName.tsx';
import classes from './track.module.css';

/** A game of few turns: a column each, a cell for what a lane holds in it. */
export function TurnGrid({ rows, open, now, first, turns }: Turns) {
  const { t, say } = useLanguage();
  const { game } = open;
  // the grid first, its words a frame later
  const settled = useSettled();
  const [at, setAt] = useState({ turn: now, lane: 0 });
  const grid = useRef<HTMLTableElement>(null);
  const used = useRef(false);
  useEffect(() => {
    setAt((old) => ({ ...old, turn: now }));
  }, [now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the chosen cell
  useEffect(() => {
    if (used.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);
  const move = (turn: number, lane: number) => {
    used.current = true;
    setAt({ turn: Math.min(turns, Math.max(first, turn)), lane: Math.min(rows.length - 1, Math.max(0, lane)) });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const keys: { readonly [key: string]: (() => void) | undefined } = {
      ArrowLeft: () => move(at.turn - 1, at.lane),
      ArrowRight: () => move(at.turn + 1, at.lane),
      ArrowUp: () => move(at.turn, at.lane - 1),
      ArrowDown: () => move(at.turn, at.lane + 1),
      Home: () => move(now, at.lane),
      End: () => move(turns, at.lane),
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <>
      <div className={classes.scroll}>
        <table ref={grid} className={classes.grid} aria-label={t('ui.place.turns')} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th>
                <span className="vh">{t('ui.play.turns.lane')}</span>
              </th>
              {Array.from({ length: turns - first + 1 }, (_, i) => {
                const turn = first + i;
                const label = besideTurn(open, turn, say);
                return (
                  <th key={turn} scope="col" data-now={turn === now || undefined} data-past={turn < now || undefined}>
                    <span aria-current={turn === now ? 'true' : undefined}>{turn}</span>
                    {label !== '' && (
                      <small className={classes.label} title={label}>
                        {label}
                      </small>
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, laneAt) => {
              const side = game.sides.find((each) => each.id === row.lane.side);
              return (
                <tr key={row.lane.id}>
                  <th scope="row">
                    {side ? <SideMark look={side.look}>{say(row.lane.msg)}</SideMark> : say(row.lane.msg)}
                  </th>
                  {row.byTurn.map((items, i) => {
                    const turn = first + i;
                    const on = at.turn === turn && at.lane === laneAt;
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: turns are their own order
                      <td key={i} data-now={turn === now || undefined}>
                        <button
                          type="button"
                          tabIndex={on ? 0 : -1}
                          aria-pressed={at.turn === turn}
                          aria-label={t('ui.play.turns.cell', {
                            turn: turnWord(game, turn),
                            lane: row.lane.msg,
                            count: items.length,
                          })}
                          onClick={() => move(turn, laneAt)}
                        >
                          {items.map((item, n) => (
                            // biome-ignore lint/suspicious/noArrayIndexKey: items in the lane's own order
                            <Mark key={n} item={item} />
                          ))}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach what lies below */}
      <section className={classes.details} tabIndex={0} aria-label={t('ui.play.turns.inWords')}>
        {Array.from({ length: settled ? Math.min(4, turns - at.turn + 1) : 0 }, (_, i) => at.turn + i).map((turn) => (
          <section key={turn} data-now={turn === now || undefined}>
            <TurnHeading open={open} turn={turn}>
              {turn === now ? t('ui.play.turns.now', { turn: turnWord(game, turn) }) : say(turnTitle(game, turn))}
            </TurnHeading>
            <Items rows={rows} game={game} at={turn - first} />
          </section>
        ))}
      </section>
    </>
  );
}
