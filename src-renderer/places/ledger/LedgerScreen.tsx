import { Button } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { Action } from '#rules/kit/game/action.ts';
import { offeredNow } from '#rules/kit/game/offered.ts';
import type { Overview } from '#rules/kit/game/overview.ts';
import type { AccountSpec, CellSpec, Side } from '#rules/kit/game/specs.ts';
import type { Track } from '#rules/kit/game/track.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { useGame } from '../../state/store.ts';
import { ActionForm } from '../../ui/forms/ActionForm.tsx';
import { OverviewTable } from '../../ui/overview/OverviewTable.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { Account } from './Account.tsx';
import { Book } from './Book.tsx';
import { Cell } from './Cell.tsx';
import { Fold } from './Fold.tsx';
import classes from './ledger.module.css';
import { Tracks } from './Tracks.tsx';

interface Group {
  readonly title: string;
  readonly cells: readonly CellSpec[];
  readonly accounts: readonly AccountSpec[];
  readonly tracks: readonly Track[];
  readonly overviews: readonly Overview[];
  readonly actions: readonly Action[];
}

/** What the game counts, by its own headings, points first: what stands, what can be done about it, what has moved. */
const groupsOf = (open: OpenGame, say: (msg: Msg) => string): readonly Group[] => {
  const { game, context } = open;
  const titles: string[] = [];
  const add = (msg: Msg): string => {
    const title = say(msg);
    if (!titles.includes(title)) titles.push(title);
    return title;
  };
  const accounts = game.accounts
    .filter((account) => !account.when || holds(account.when, { context }))
    .map((account) => [add(account.group), account] as const);
  const tracks = (game.tracks?.(context) ?? []).map((track) => [add(track.group), track] as const);
  const overviews = (game.overviews?.(context) ?? []).map((one) => [add(one.group), one] as const);
  const cells = game.cells
    .filter((cell) => !cell.when || holds(cell.when, { context }))
    .map((cell) => [add(cell.group), cell] as const);
  const actions = offeredNow(game, context).map((action) => [add(action.group), action] as const);
  const at = <T,>(list: readonly (readonly [string, T])[], title: string): readonly T[] =>
    list.filter(([each]) => each === title).map(([, value]) => value);
  return titles.map((title) => ({
    title,
    cells: at(cells, title),
    accounts: at(accounts, title),
    tracks: at(tracks, title),
    overviews: at(overviews, title),
    actions: at(actions, title),
  }));
};

/** A table above shows it. */
const isCovered = ({ overviews }: Group, { id }: CellSpec): boolean =>
  overviews.some(({ covers }) => covers.includes(id));

/** Groups that fill the first sight of the page. */
const inSight = 1;

/** The account book where the game keeps one; everything counted, one by one, is behind it. */
export function LedgerScreen() {
  const open = useGame((s) => s.open);
  const [counts, setCounts] = useState(false);
  if (!open) return null;
  const { book } = open.game;
  return book && !counts ? (
    <Book open={open} book={book} onCounts={() => setCounts(true)} />
  ) : (
    <Counts open={open} onBook={book && (() => setCounts(false))} />
  );
}

function Counts({ open, onBook }: { readonly open: OpenGame; readonly onBook?: (() => void) | undefined }) {
  const { t, say } = useLanguage();
  const groups = useMemo(() => groupsOf(open, say), [open, say]);
  const [form, setForm] = useState<NonNullable<Track['form']>>();
  const [chosen, setChosen] = useState<string>();
  const readOnly = open.readOnly !== undefined;
  const wanted = chosen === undefined ? groups : groups.filter((group) => group.title === chosen);
  // what is in sight first; the rest follows without holding up a key
  const count = useDeferredValue(wanted.length, inSight);
  const shown = wanted.slice(0, count);
  return (
    <div className={classes.ledger}>
      <nav className={classes.index} aria-label={t('ui.play.ledger.groups')}>
        {onBook && (
          <Button variant="default" leftSection={<Icon name="back" size={18} />} onClick={onBook}>
            {t('ui.book.book')}
          </Button>
        )}
        <button type="button" aria-pressed={chosen === undefined} onClick={() => setChosen(undefined)}>
          {t('ui.play.ledger.all')}
        </button>
        {groups.map((group) => (
          <button
            key={group.title}
            type="button"
            aria-pressed={chosen === group.title}
            onClick={() => setChosen(group.title)}
          >
            {group.title}
          </button>
        ))}
      </nav>
      <div className={classes.groups}>
        {shown.map((group) => (
          <section key={group.title} className={classes.group}>
            <div className="sec">
              <h2>{group.title}</h2>
            </div>
            {group.accounts.map((account) => (
              <Account key={account.id} account={account} open={open} />
            ))}
            {group.tracks.length > 0 && (
              <Tracks
                tracks={group.tracks}
                sides={open.game.sides}
                onForm={
                  readOnly ? undefined : (to) => setForm(group.actions.some(({ id }) => id === to.action) ? to : form)
                }
              />
            )}
            {group.overviews.map((overview) => (
              <OverviewTable key={overview.id} overview={overview} open={open} />
            ))}
            {group.cells
              .filter((cell) => !isCovered(group, cell))
              .map((cell) => (
                <Cell key={cell.id} cell={cell} open={open} />
              ))}
            {group.cells.some((cell) => isCovered(group, cell)) && (
              <Fold summary={<span className={classes.title}>{t('ui.overview.byHand')}</span>}>
                {() =>
                  group.cells
                    .filter((cell) => isCovered(group, cell))
                    .map((cell) => <Cell key={cell.id} cell={cell} open={open} />)
                }
              </Fold>
            )}
            {!readOnly && group.actions.length > 0 && (
              <ul className={classes.actions} aria-label={t('ui.play.actions')}>
                {group.actions.map((each) => (
                  <li key={each.id}>
                    <button
                      type="button"
                      aria-expanded={form?.action === each.id}
                      onClick={() => setForm(form?.action === each.id ? undefined : { action: each.id })}
                    >
                      <Icon name={form?.action === each.id ? 'down' : 'next'} size={18} />
                      <span>
                        <ActionName action={each} beside={group.actions} sides={open.game.sides} />
                      </span>
                      <RuleRef rule={each.rule} plain />
                    </button>
                    {form?.action === each.id && (
                      <div className={classes.form}>
                        <ActionForm
                          key={JSON.stringify(form.start ?? {})}
                          action={each}
                          open={open}
                          start={form.start}
                          onDone={() => setForm(undefined)}
                        />
                      </div>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {groups.length === 0 && <p>{t('ui.play.ledger.empty')}</p>}
      </div>
    </div>
  );
}

/** Each side may have its own of the same name. */
function ActionName({
  action,
  beside,
  sides,
}: {
  readonly action: Action;
  readonly beside: readonly Action[];
  readonly sides: readonly Side[];
}) {
  const { say } = useLanguage();
  const side = sides.find(({ id }) => id === action.side);
  const twins = beside.some((each) => each !== action && each.msg.id === action.msg.id);
  if (!side || !twins) return say(action.msg);
  return (
    <>
      <SideMark look={side.look}>{say({ id: side.word })}</SideMark> {say(action.msg)}
    </>
  );
}
