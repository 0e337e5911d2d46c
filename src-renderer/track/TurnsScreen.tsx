import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Around } from '#rules/kit/around.ts';
import type { Game, Lane, LaneItem } from '#rules/kit/game.ts';
import { turnLabel } from '#rules/kit/turnLabel.ts';
import { useSettled } from '../app/afterPaint.ts';
import { Icon } from '../app/parts/Icon.tsx';
import { RuleRef } from '../app/parts/RuleRef.tsx';
import { SideMark } from '../app/parts/SideMark.tsx';
import { type OpenGame, useGame } from '../game/store.ts';
import { useLanguage } from '../i18n/Language.tsx';
import { useMedia } from '../theme/useMedia.ts';
import { TurnHeading } from './TurnName.tsx';
import classes from './track.module.css';

interface Row {
  readonly lane: Lane;
  readonly byTurn: readonly (readonly LaneItem[])[];
}

const rowsOf = (game: Game, around: Around, turns: number): readonly Row[] =>
  game.lanes.map((lane) => ({ lane, byTurn: Array.from({ length: turns }, (_, i) => lane.at(i + 1, around)) }));

/** What is coming: every turn with its lanes, the present one marked through all of them. */
export function TurnsScreen() {
  const open = useGame((s) => s.open);
  const { t } = useLanguage();
  const narrow = useMedia('(max-width: 760px)');
  const large = document.documentElement.dataset.large === 'true';
  const game = open?.game;
  const around = open?.around;
  const turns = game?.scenarios.find((each) => each.id === open?.envelope.scenario)?.turns ?? 1;
  const rows = useMemo(() => (game && around ? rowsOf(game, around, turns) : []), [game, around, turns]);
  if (!open || !game || !around) return null;
  const now = Math.min(around.turn, turns);
  return (
    <div className={classes.track}>
      <header className={classes.head}>
        <h1>{t('ui.play.turns.span', { from: 1, to: turns })}</h1>
        <p>
          <b>{t('ui.play.turns.count', { count: turns })}</b>
          {!narrow && !large && <span>{t('ui.play.turns.keys')}</span>}
        </p>
      </header>
      {narrow || large ? (
        <List rows={rows} open={open} now={now} turns={turns} />
      ) : (
        <Grid rows={rows} open={open} now={now} turns={turns} />
      )}
    </div>
  );
}

/** The look of an item: fixed by rule, usual until said, to be rolled, or entered by the players; and what became of it. */
const Mark = ({ item }: { readonly item: LaneItem }) => (
  <i className={classes.mark} data-how={item.how} data-state={item.state} aria-hidden="true">
    {item.how === 'roll' && '?'}
    {item.state === 'done' && <Icon name="check" size={12} />}
    {item.state === 'lost' && <Icon name="cut" size={12} />}
  </i>
);

function Grid({
  rows,
  open,
  now,
  turns,
}: {
  readonly rows: readonly Row[];
  readonly open: OpenGame;
  readonly now: number;
  readonly turns: number;
}) {
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
    setAt({ turn: Math.min(turns, Math.max(1, turn)), lane: Math.min(rows.length - 1, Math.max(0, lane)) });
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
              {Array.from({ length: turns }, (_, i) => {
                const turn = i + 1;
                const label = turnLabel(open.around, turn);
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
                    const turn = i + 1;
                    const on = at.turn === turn && at.lane === laneAt;
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: turns are their own order
                      <td key={i} data-now={turn === now || undefined}>
                        <button
                          type="button"
                          tabIndex={on ? 0 : -1}
                          aria-pressed={at.turn === turn}
                          aria-label={t('ui.play.turns.cell', { n: turn, lane: row.lane.msg, count: items.length })}
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
              {turn === now ? t('ui.play.turns.now', { n: turn }) : t('ui.play.turns.turn', { n: turn })}
            </TurnHeading>
            <Items rows={rows} game={game} turn={turn} />
          </section>
        ))}
      </section>
    </>
  );
}

/** Everything of one turn in words, lane by lane. */
const Items = memo(function Items({
  rows,
  game,
  turn,
}: {
  readonly rows: readonly Row[];
  readonly game: Game;
  readonly turn: number;
}) {
  const { t, say } = useLanguage();
  const filled = rows.filter((row) => (row.byTurn[turn - 1] ?? []).length > 0);
  if (filled.length === 0) return <p className="dim">{t('ui.play.turns.nothing')}</p>;
  return (
    <dl>
      {filled.map((row) => {
        const side = game.sides.find((each) => each.id === row.lane.side);
        return (
          <div key={row.lane.id}>
            <dt>{side ? <SideMark look={side.look}>{say(row.lane.msg)}</SideMark> : say(row.lane.msg)}</dt>
            {(row.byTurn[turn - 1] ?? []).map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items in the lane's own order
              <dd key={i} data-state={item.state}>
                <Mark item={item} />
                <span>
                  {say(item.msg)}
                  {item.state && item.state !== 'due' && <small> {t(`ui.play.turns.${item.state}`)}</small>}{' '}
                  <RuleRef rule={item.rule} plain />
                </span>
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
});

/** One turn a row, for a narrow sheet. */
function List({
  rows,
  open,
  now,
  turns,
}: {
  readonly rows: readonly Row[];
  readonly open: OpenGame;
  readonly now: number;
  readonly turns: number;
}) {
  const { t } = useLanguage();
  const { game } = open;
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // its answer differs between browsers and is no way to clean up
    here.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <ol className={classes.list}>
      {Array.from({ length: turns }, (_, i) => i + 1).map((turn) => (
        <li key={turn} ref={turn === now ? here : undefined} data-now={turn === now || undefined}>
          <TurnHeading open={open} turn={turn}>
            {turn === now ? t('ui.play.turns.now', { n: turn }) : t('ui.play.turns.turn', { n: turn })}
          </TurnHeading>
          <Items rows={rows} game={game} turn={turn} />
        </li>
      ))}
    </ol>
  );
}
