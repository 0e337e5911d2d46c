import { Button } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PoolSpec, RowAction } from '#rules/kit/game/pool.ts';
import { useCommand } from '../../state/keys.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { go } from '../../state/route.ts';
import { useSought } from '../../state/sought.ts';
import { act, useGame } from '../../state/store.ts';
import { LinesInSight, stepOf, useLongList } from '../../ui/parts/LongList.tsx';
import { DueLine, EmptyState } from '../../ui/parts/Notice.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { SearchField } from '../../ui/parts/SearchField.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useMedia } from '../../ui/theme/useMedia.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Filters } from './Filters.tsx';
import classes from './pool.module.css';
import { Sum } from './Sum.tsx';
import { UnitLine } from './UnitLine.tsx';
import { UnitPane } from './UnitPane.tsx';
import { type PoolLine, usePool } from './usePool.ts';

/** Every unit of the game, where it is and what may be done with it. */
export function PoolScreen() {
  const open = useGame((s) => s.open);
  const spec = open?.game.pool;
  return open && spec ? <ForcePool key={open.id} open={open} spec={spec} /> : null;
}

const heights: { readonly [K in PoolLine['kind']]: number } = { group: 48, row: 56 };

function ForcePool({ open, spec }: { readonly open: OpenGame; readonly spec: PoolSpec }) {
  const { t, say } = useLanguage();
  const touch = useMedia('(pointer: coarse)');
  const { game, context } = open;
  const pool = usePool(spec, game.sides, context);
  const { view, lines, shown, show } = pool;
  const ticks = view.ticks;
  const readOnly = open.readOnly !== undefined;
  const [chosen, setChosen] = useState<string>();
  const [tried, setTried] = useState<string>();
  const row = shown.find(({ id }) => id === chosen);
  const deeds = useMemo(() => (row ? spec.deeds(row.id, context) : []), [spec, row, context]);
  const refused = deeds.find(({ key, does }) => key === tried && !does.ok);
  const troubles = useMemo(() => spec.troubles(context), [spec, context]);
  const nextView = () => {
    const at = pool.views.indexOf(view);
    const next = pool.views[(at + 1) % pool.views.length];
    if (next) pool.setView(next.id);
  };
  useCommand('pool.view', nextView, pool.views.length > 1);

  const { scroller, virtual } = useLongList(lines, heights);
  // under other headings the chosen unit stays in sight
  const drawn = useRef(view);
  useEffect(() => {
    if (drawn.current === view) return;
    drawn.current = view;
    const to = lines.findIndex((line) => line.id === chosen);
    virtual.scrollToIndex(Math.max(0, to), { align: to < 0 ? 'start' : 'center' });
  }, [view, lines, chosen, virtual]);

  const choose = useCallback((id: string) => {
    setChosen(id);
    setTried(undefined);
  }, []);
  // asked for in the palette: in sight though the list was narrowed to others
  const sought = useSought((s) => s.unit);
  useEffect(() => {
    if (sought === undefined) return;
    const to = lines.findIndex((line) => line.id === sought);
    if (to < 0 && show(sought)) return;
    useSought.setState({ unit: undefined });
    if (to < 0) return;
    choose(sought);
    virtual.scrollToIndex(to, { align: 'center' });
  }, [sought, lines, choose, virtual, show]);
  const move = (by: number) => {
    const at = shown.findIndex(({ id }) => id === chosen);
    const next = shown[Math.min(shown.length - 1, Math.max(0, at < 0 && by > 0 ? 0 : at + by))];
    if (!next) return;
    choose(next.id);
    const to = lines.findIndex((line) => line.id === next.id);
    // the heading above the first unit comes into sight with it
    virtual.scrollToIndex(lines[to - 1]?.kind === 'group' ? to - 1 : to);
    if (lines[to - 1]?.kind === 'group') virtual.scrollToIndex(to);
  };
  const tick = useCallback(
    (ids: readonly string[], on: boolean) => {
      const proposal = ticks?.proposes(ids, on, context);
      if (proposal?.ok) act(proposal.says, proposal.facts);
    },
    [ticks, context],
  );
  const toggle = useCallback(
    (id: string) => {
      const of = shown.find((each) => each.id === id);
      if (of && ticks && !readOnly) tick([id], !ticks.is(of, context));
    },
    [shown, ticks, tick, context, readOnly],
  );
  const toggleAll = (group: Extract<PoolLine, { kind: 'group' }>) => {
    const open_ = group.shown.filter((each) => !ticks?.is(each, context));
    tick(
      (open_.length > 0 ? open_ : group.shown).map(({ id }) => id),
      open_.length > 0,
    );
  };
  const perform = (deed: RowAction) => {
    if (readOnly) return;
    setTried(deed.does.ok ? undefined : deed.key);
    if (deed.does.ok) act(deed.does.says, deed.does.facts);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = stepOf(event);
    const deed = deeds.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
    if (by !== undefined) move(by);
    else if (event.key === ' ' && row && ticks) {
      const heading = lines.find((line) => line.kind === 'group' && line.shown.includes(row));
      if (event.shiftKey && heading?.kind === 'group') toggleAll(heading);
      else toggle(row.id);
    } else if (deed) perform(deed);
    else return;
    event.preventDefault();
  };

  if (pool.rows.length === 0) return <Empty open={open} spec={spec} />;
  const table = view.table?.(context);
  const tableSpec = game.tables.find(({ id }) => id === table);
  return (
    <div className={classes.pool}>
      <header className={classes.head}>
        <h1>{say(spec.msg)}</h1>
        <div className={classes.sums}>
          {game.sides.map((side) => {
            const sum = pool.sums.get(side.id);
            return sum && (sum.rows > 0 || sum.wants) ? (
              <p key={side.id} className={classes.side}>
                <SideMark look={side.look}>{say({ id: side.word })}</SideMark> <Sum sum={sum} spec={spec} />
              </p>
            ) : null;
          })}
        </div>
      </header>
      <div className={classes.narrow}>
        <nav className={classes.views} aria-label={t('ui.pool.headings')}>
          {pool.views.map((each) => (
            <button key={each.id} type="button" aria-pressed={each === view} onClick={() => pool.setView(each.id)}>
              {say(each.msg)}
            </button>
          ))}
        </nav>
        <Filters game={game} spec={spec} filter={pool.filter} onChange={pool.setFilter} />
      </div>
      <div className={classes.main}>
        <div className={classes.tools}>
          <SearchField
            wide
            label={t('ui.pool.search')}
            value={pool.filter.text}
            onChange={(text) => pool.setFilter({ ...pool.filter, text })}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
              event.preventDefault();
              scroller.current?.focus();
              move(1);
            }}
          />
          <span className="dim" role="status">
            {say(spec.count(shown.length))}
          </span>
        </div>
        {view.about && (
          <p className={classes.about}>
            {say(view.about(context))} <RuleRef rule={view.rule} />
            {tableSpec && !readOnly && (
              <Button
                variant="subtle"
                onClick={() => go({ at: 'things', game: game.id, kind: 'table', of: tableSpec.id })}
              >
                {t('ui.pool.typeTable')}
              </Button>
            )}
          </p>
        )}
        {troubles.map((trouble) => (
          <DueLine key={trouble.id}>
            {say(trouble.msg)} <RuleRef rule={trouble.rule} />
          </DueLine>
        ))}
        {lines.length === 0 ? (
          <p className={classes.none}>{t('ui.pool.none')}</p>
        ) : (
          <div
            ref={scroller}
            className={classes.list}
            role="listbox"
            tabIndex={0}
            aria-label={t('ui.pool.list')}
            aria-activedescendant={row ? `unit-${row.id}` : undefined}
            onKeyDown={onKeyDown}
          >
            <LinesInSight
              virtual={virtual}
              draw={(index) => {
                const line = lines[index];
                if (!line) return null;
                const side = game.sides.find(({ id }) => id === line.group.side);
                return line.kind === 'group' ? (
                  // a list holds lines alone: each says its heading itself, and Shift Space ticks all under it
                  <div className={classes.group} aria-hidden="true">
                    <h2>{side ? <SideMark look={side.look}>{say(line.group.msg)}</SideMark> : say(line.group.msg)}</h2>
                    <Sum sum={line.group} spec={spec} />
                    {ticks && !readOnly && line.shown.length > 0 && (
                      <Button variant="subtle" tabIndex={-1} onClick={() => toggleAll(line)}>
                        {t(
                          line.shown.every((each) => ticks.is(each, context)) ? 'ui.pool.untickAll' : 'ui.pool.tickAll',
                        )}
                      </Button>
                    )}
                  </div>
                ) : (
                  <UnitLine
                    row={line.row}
                    under={say(line.group.msg)}
                    state={spec.states.find(({ key }) => key === line.row.state)}
                    look={game.sides.find(({ id }) => id === line.row.side)?.look}
                    selected={line.row.id === chosen}
                    ticked={ticks?.is(line.row, context)}
                    onSelect={choose}
                    onTick={toggle}
                  />
                );
              }}
            />
          </div>
        )}
      </div>
      <aside className={classes.aside}>
        {row ? (
          <UnitPane
            row={row}
            spec={spec}
            open={open}
            deeds={deeds}
            refused={refused}
            onDeed={perform}
            onDone={() => setTried(undefined)}
          />
        ) : (
          <p className={classes.none}>{t('ui.pool.choose')}</p>
        )}
        {ticks && !touch && <p className={classes.keys}>{t('ui.pool.keys')}</p>}
      </aside>
    </div>
  );
}

/** Empty is an instruction: the rosters to type, one button each. */
function Empty({ open, spec }: { readonly open: OpenGame; readonly spec: PoolSpec }) {
  const { t, say } = useLanguage();
  const { game } = open;
  return (
    <>
      <h1 className="vh">{say(spec.msg)}</h1>
      <EmptyState
        title={t('ui.pool.empty')}
        action={game.sides.map((side) => {
          const roster = game.rosters.find((each) => each.side === side.id);
          return roster ? (
            <Button key={side.id} onClick={() => go({ at: 'things', game: game.id, kind: 'roster', of: roster.id })}>
              {say(roster.msg)}
            </Button>
          ) : null;
        })}
      >
        <p>{say(spec.about)}</p>
        <p>{t('ui.pool.empty.about')}</p>
      </EmptyState>
    </>
  );
}
