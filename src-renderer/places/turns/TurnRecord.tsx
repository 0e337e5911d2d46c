import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import type { TurnItem } from '#rules/kit/game/specs.ts';
import { useSettled } from '../../ui/afterPaint.ts';
import { symbolOfArm } from '../../ui/forms/symbols.ts';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { UnitSymbol } from '../../ui/parts/UnitSymbol.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { turnTitle, turnWord } from '../../words/turns.ts';
import { Items, Mark } from './Items.tsx';
import { OneTurn } from './OneTurn.tsx';
import classes from './record.module.css';
import { drawnAs, placed, spansOf, type TrackRow, type Turns } from './record.ts';
import track from './track.module.css';

/** The width an element has, kept as it changes. */
const useWidth = (usual: number) => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth || usual);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [usual]);
  return [box, width] as const;
};

/**
 * A game of many turns as one record: lanes over the whole span, the present turn a band through all of them. Left and
 * Right choose a turn, Up and Down a lane, Home is now, Enter opens the turn; a finger drags. Below, the chosen turn and
 * the next three in words.
 */
export function TurnRecord({ rows: all, open, now, first, turns: last }: Turns) {
  const { t, say } = useLanguage();
  const { game } = open;
  // what a switch of the game turns off has no lane, and what is only said is not drawn
  const rows = useMemo(() => all.filter(({ byTurn }) => byTurn.some((items) => items.length > 0)), [all]);
  const drawn = useMemo(
    () =>
      rows
        .map((row) => ({ ...row, byTurn: row.byTurn.map((items) => items.filter((item) => !item.quiet)) }))
        .filter(({ byTurn }) => byTurn.some((items) => items.length > 0)),
    [rows],
  );
  // news first in the words of a turn: amounts and what is only said come behind
  const worded = useMemo(() => {
    const behind = (row: TrackRow): boolean =>
      drawnAs(row) === 'stacks' || !drawn.some(({ lane: { id } }) => id === row.lane.id);
    return [...rows.filter((row) => !behind(row)), ...rows.filter(behind)];
  }, [rows, drawn]);
  const count = last - first + 1;
  const settled = useSettled();
  const [chosen, setChosen] = useState(now);
  const [lane, setLane] = useState<string>();
  const [opened, setOpened] = useState(false);
  const months = useRef<HTMLDivElement>(null);
  const [box, width] = useWidth(1000);
  // the hand follows the game into a new turn
  useEffect(() => setChosen(now), [now]);
  const choose = (turn: number, focus = true) => {
    const next = Math.min(last, Math.max(first, turn));
    setChosen(next);
    if (focus) months.current?.querySelector<HTMLElement>(`[data-turn="${next}"]`)?.focus();
  };
  const openTurn = (turn: number) => {
    choose(turn, false);
    setOpened(true);
  };
  const step = (by: number) => {
    const ids = drawn.map((row) => row.lane.id);
    const at = ids.indexOf(lane ?? '') + by;
    setLane(at < 0 ? undefined : ids[Math.min(ids.length - 1, at)]);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const keys: { readonly [key: string]: (() => void) | undefined } = {
      ArrowLeft: () => choose(chosen - 1),
      ArrowRight: () => choose(chosen + 1),
      ArrowUp: () => step(-1),
      ArrowDown: () => step(1),
      PageUp: () => choose(chosen - 12),
      PageDown: () => choose(chosen + 12),
      Home: () => choose(now),
      End: () => choose(last),
      Enter: () => openTurn(chosen),
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  /** The turn under a finger. */
  const drag = (event: React.PointerEvent<HTMLElement>) => {
    const { left, width: wide } = months.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    choose(first + Math.floor(((event.clientX - left) / wide) * count), false);
  };
  const band = (turn: number): React.CSSProperties => ({
    left: `${((turn - first) / count) * 100}%`,
    width: `${100 / count}%`,
  });
  return (
    <>
      <div
        className={classes.record}
        onPointerDown={(event) => {
          if (!(event.target instanceof Element) || !event.target.closest('[data-track]')) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
        onPointerUp={() => choose(chosen)}
      >
        <div className={classes.inner}>
          <div className={classes.bands} aria-hidden="true">
            <i className={classes.now} style={band(now)} />
            {yearStarts(game, first, last).map(({ at, year }) => (
              <i key={year} className={classes.year} style={{ left: `${(at / count) * 100}%` }}>
                <b>{year}</b>
              </i>
            ))}
            {chosen !== now && <i className={classes.chosen} style={band(chosen)} />}
          </div>
          <div className={classes.months}>
            <span />
            <div
              ref={months}
              data-track=""
              role="listbox"
              aria-orientation="horizontal"
              aria-label={t('ui.place.turns')}
              onKeyDown={onKeyDown}
            >
              {Array.from({ length: count }, (_, i) => first + i).map((turn) => (
                <div
                  key={turn}
                  role="option"
                  data-turn={turn}
                  data-now={turn === now || undefined}
                  data-past={turn < now || undefined}
                  data-odd={turn % 2 === 1 || undefined}
                  tabIndex={turn === chosen ? 0 : -1}
                  aria-selected={turn === chosen}
                  aria-current={turn === now ? 'true' : undefined}
                  aria-label={t('ui.play.turns.all', {
                    turn: turnWord(game, turn),
                    count: rows.reduce((sum, row) => sum + (row.byTurn[turn - first]?.length ?? 0), 0),
                  })}
                  onDoubleClick={() => openTurn(turn)}
                >
                  {initial(game, turn, count, say)}
                </div>
              ))}
            </div>
          </div>
          <div ref={box} className={classes.measure} aria-hidden="true" />
          {drawn.map((row) => (
            <LaneView key={row.lane.id} row={row} game={game} count={count} width={width} on={row.lane.id === lane} />
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach what lies below */}
      <section className={track.details} tabIndex={0} aria-label={t('ui.play.turns.inWords')}>
        {Array.from({ length: settled ? Math.min(4, last - chosen + 1) : 0 }, (_, i) => chosen + i).map((turn) => (
          <section key={turn} data-now={turn === now || undefined}>
            <h2>
              <button type="button" className={classes.open} onClick={() => openTurn(turn)}>
                {turn === now ? t('ui.play.turns.now', { turn: turnWord(game, turn) }) : say(turnTitle(game, turn))}
              </button>
            </h2>
            <Items rows={worded} game={game} at={turn - first} lane={lane} brief />
          </section>
        ))}
      </section>
      {opened && (
        <OneTurn
          rows={rows}
          open={open}
          turn={chosen}
          first={first}
          last={last}
          now={now}
          onTurn={(turn) => choose(turn, false)}
          onClose={() => {
            setOpened(false);
            choose(chosen);
          }}
        />
      )}
    </>
  );
}

const yearStarts = (game: Game, first: number, last: number) => {
  const starts: { readonly at: number; readonly year: number }[] = [];
  for (let turn = first; turn <= last; turn++) {
    const year = game.turnName?.(turn).year;
    if (year !== undefined && starts.at(-1)?.year !== year) starts.push({ at: turn - first, year });
  }
  return starts;
};

/** Columns this few have room for a word. */
const wide = 18;
const dayIn = (short: string): string | undefined => /^\d+/.exec(short)?.[0];
/** A month by its name or its initial; without dates every fifth number finds room. */
const initial = (game: Game, turn: number, count: number, say: (msg: TurnItem['msg']) => string): string => {
  if (game.turnName) {
    const month = say(game.turnName(turn).short);
    if (count <= wide) return month;
    // of turns named by their day the day, where it begins
    const day = dayIn(month);
    if (day !== undefined) return dayIn(say(game.turnName(turn - 1).short)) === day ? '' : day;
    return month.charAt(0).toLocaleUpperCase();
  }
  return turn % 5 === 0 || turn === 1 ? String(turn) : '';
};

/** Letters of the condensed face are about this wide. */
const letter = 6.9;

const LaneView = memo(function LaneView({
  row,
  game,
  count,
  width,
  on,
}: {
  readonly row: TrackRow;
  readonly game: Game;
  readonly count: number;
  readonly width: number;
  readonly on: boolean;
}) {
  const { say, t } = useLanguage();
  const side = game.sides.find((each) => each.id === row.lane.side);
  const kind = drawnAs(row);
  return (
    <div className={classes.lane} data-kind={kind} data-on={on || undefined}>
      <b className={classes.name}>
        {side ? <SideMark look={side.look}>{say(row.lane.msg)}</SideMark> : say(row.lane.msg)}
      </b>
      <div className={classes.cells} data-track="" aria-hidden="true">
        {kind === 'ground' && <Ground row={row} count={count} />}
        {kind === 'symbols' && <Symbols row={row} count={count} width={width} look={side?.look} />}
        {kind === 'stacks' && <Stacks row={row} count={count} width={width} />}
        {kind === 'bars' && <Bars row={row} count={count} width={width} />}
        {kind === 'ground' && (
          <p className={classes.key}>
            {(['fixed', 'entered', 'usual', 'roll'] as const)
              .filter((how) => row.byTurn.some((items) => items.some((item) => item.how === how)))
              .map((how) => (
                <span key={how}>
                  <i data-how={how}>{how === 'roll' && '?'}</i> {t(`ui.play.turns.how.${how}`)}
                </span>
              ))}
          </p>
        )}
      </div>
    </div>
  );
});

const place = (from: number, to: number, count: number): React.CSSProperties => ({
  left: `${(from / count) * 100}%`,
  width: `${((to - from + 1) / count) * 100}%`,
});

/** Weather: a ground through each turn; a line tells what is fixed by rule and what the players said. */
function Ground({ row, count }: { readonly row: TrackRow; readonly count: number }) {
  const { say } = useLanguage();
  return (
    <div className={classes.ground}>
      {row.byTurn.map((items, at) => {
        const item = items.find((each) => each.look !== undefined || each.how === 'roll');
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are their own order
            key={at}
            data-look={item?.look}
            data-how={item?.how}
            title={item && say(item.msg)}
            style={place(at, at, count)}
          >
            {item?.how === 'roll' && <b>?</b>}
          </i>
        );
      })}
    </div>
  );
}

/** What a symbol takes, with a little air. */
const symbolWide = 33;
/** Arms with a figure, each in its turn; those that would touch stand below one another. */
function Symbols({
  row,
  count,
  width,
  look,
}: {
  readonly row: TrackRow;
  readonly count: number;
  readonly width: number;
  readonly look: 'axis' | 'soviet' | undefined;
}) {
  const { say } = useLanguage();
  // allies that follow with the same figure are one symbol; all are named below
  const turns = row.byTurn.map((items) => [
    ...new Map(items.map((item) => [`${item.symbol ?? item.msg.id}/${item.figure}`, item])).values(),
  ]);
  const ends: number[] = [];
  const symbols = turns.flatMap((items, at) =>
    items.map((item) => {
      const middle = ((at + 0.5) / count) * width;
      const free = ends.findIndex((end) => end <= middle);
      const line = free < 0 ? ends.length : free;
      ends[line] = middle + symbolWide;
      return { item, at, line };
    }),
  );
  return (
    <div className={classes.symbols} data-look={look} style={{ height: `${Math.max(1, ends.length) * 2.75}rem` }}>
      {symbols.map(({ item, at, line }) => (
        <span key={`${at}/${line}`} title={say(item.msg)} style={{ ...place(at, at, count), top: `${line * 2.75}rem` }}>
          {item.symbol ? <UnitSymbol kind={symbolOfArm(item.symbol)} width={31} /> : <Mark item={item} />}
          <b>{item.figure}</b>
        </span>
      ))}
    </div>
  );
}

/** Amounts by colour, one on another: as high as they are, with their sum in words where there is room. */
function Stacks({ row, count, width }: { readonly row: TrackRow; readonly count: number; readonly width: number }) {
  const { say, number } = useLanguage();
  const spans = useMemo(() => spansOf(row.byTurn), [row]);
  const sumOf = (item: TurnItem): number => (item.amounts ?? []).reduce((sum, { n }) => sum + n, 0);
  const most = Math.max(1, ...spans.map(({ item }) => sumOf(item)));
  return (
    <div className={classes.stacks}>
      {spans.map(({ item, from, to }) => {
        const words = say(item.short ?? item.msg);
        const fits = words.length * letter + 12 <= ((to - from + 1) / count) * width;
        return (
          <span key={`${from}/${item.msg.id}`} title={say(item.msg)} style={place(from, to, count)}>
            {(item.amounts ?? []).map(({ ink, n }) => (
              <i key={ink} data-ink={ink} data-how={item.how} style={{ height: `${(n / most) * 100}%` }} />
            ))}
            <em>{fits ? words : number(sumOf(item))}</em>
          </span>
        );
      })}
    </div>
  );
}

/** What has a date: a bar as long as it lasts, its words beside it. */
function Bars({ row, count, width }: { readonly row: TrackRow; readonly count: number; readonly width: number }) {
  const { say } = useLanguage();
  const bars = useMemo(() => {
    const words = (item: TurnItem) => say(item.short ?? item.msg).length * letter + 8;
    return placed(spansOf(row.byTurn), count, width / count, words);
  }, [row, count, width, say]);
  const lines = bars.reduce((most, { line }) => Math.max(most, line + 1), 1);
  return (
    <div className={classes.bars} style={{ height: `${lines * 1.5}rem` }}>
      {bars.map(({ item, from, to, line, words }) => (
        <span key={`${from}/${line}`} data-words={words} style={{ ...place(from, to, count), top: `${line * 1.5}rem` }}>
          <i data-how={item.how} data-state={item.state} />
          <em>{say(item.short ?? item.msg)}</em>
        </span>
      ))}
    </div>
  );
}
