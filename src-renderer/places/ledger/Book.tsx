import { Button } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { BookPage, BookSpec } from '#rules/kit/game/book.ts';
import { spanOf } from '#rules/kit/game/title.ts';
import { entriesAt } from '#rules/kit/record/fold.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { reversalOf } from '#rules/kit/record/reversal.ts';
import { outline, phasesOf } from '#rules/kit/sequence/outline.ts';
import { placeAt } from '#rules/kit/sequence/walker.ts';
import { useCommand } from '../../state/keys.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { endsPhases } from '../../state/part.ts';
import { goPlace } from '../../state/route.ts';
import { rowIn } from '../../state/rowIn.ts';
import { act, phaseDone } from '../../state/store.ts';
import { ActionForm } from '../../ui/forms/ActionForm.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { MoreMenu } from '../../ui/parts/MoreMenu.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { Sign } from '../../ui/parts/Sign.tsx';
import { useLarge } from '../../ui/theme/applied.ts';
import { useMedia } from '../../ui/theme/useMedia.ts';
import { useActionOffers } from '../../ui/useActionOffers.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { turnTitle } from '../../words/turns.ts';
import { BookAside, type Refused } from './BookAside.tsx';
import { BookLines, type BookRow, BookTable, useSigned } from './BookTable.tsx';
import classes from './book.module.css';
import { actionsOf, type Leaf, leafOf, pageNow, startOf } from './pages.ts';
import { Tracks } from './Tracks.tsx';

interface Form {
  readonly action: string;
  readonly start: JsonObject;
  /** another form of the same action begins afresh */
  readonly nth: number;
}

/**
 * The ledger as an account book: a page for each purse, the entries of the turn with the balance each leaves, and
 * beside it what lapses, what is kept and what is still to do. A adds, Delete takes a line back with a new one, Left
 * and Right turn the page.
 */
export function Book({
  open,
  book,
  onCounts,
}: {
  readonly open: OpenGame;
  readonly book: BookSpec;
  /** to everything counted, one by one */
  readonly onCounts: () => void;
}) {
  const { t, say } = useLanguage();
  const { game, context, journal } = open;
  const readOnly = open.readOnly !== undefined;
  const pages = useMemo(() => book.pages(context), [book, context]);
  const [wanted, setWanted] = useState<string>();
  const [back, setBack] = useState(0);
  const [form, setForm] = useState<Form>();
  const [refused, setRefused] = useState<Refused>();
  const [selected, setSelected] = useState<string>();
  const lines = useRef<HTMLDivElement>(null);
  const page = pageNow(pages, wanted, context.who);
  const span = spanOf(game.scenarios.find(({ id }) => id === open.envelope.scenario));
  const turn = Math.max(span.first, Math.min(context.turn, span.last) - back);
  const entries = useMemo(() => entriesAt(journal), [journal]);
  const narrow = useMedia('(max-width: 820px)');
  const large = useLarge();
  const compact = narrow || large;
  const settled = useDeferredValue(true, false);
  const now = useMemo(() => placeAt(game.sequence, context), [game, context]);
  const leaf = useMemo(
    () => (page ? leafOf(open, entries, page, turn) : undefined),
    // a page depends on the record alone
    [open, entries, page, turn],
  );

  const tracks = useMemo(
    () =>
      (game.tracks?.(context) ?? []).filter(
        (track) => track.page === page?.id || (track.page === undefined && track.side === page?.side),
      ),
    [game, context, page],
  );
  useNewLine(lines, leaf);

  const turnPage = (by: number) => {
    const at = pages.findIndex(({ id }) => id === page?.id);
    const next = pages[(at + by + pages.length) % pages.length];
    if (!next) return;
    setWanted(next.id);
    setSelected(undefined);
  };
  useCommand('book.before', () => turnPage(-1), form === undefined && pages.length > 1);
  useCommand('book.after', () => turnPage(1), form === undefined && pages.length > 1);
  const openForm = (id: string, start: JsonObject = {}) => {
    const action = game.actions.find((each) => each.id === id);
    if (!action || !page) return;
    // a form of the other side is an entry of its page
    const there =
      action.side === undefined || action.side === page.side ? page : pageNow(pages, undefined, action.side);
    setWanted(there?.id);
    setBack(0);
    setForm((was) => ({ action: id, start: startOf(there ?? page, action, start), nth: (was?.nth ?? 0) + 1 }));
  };
  useActionOffers(open, readOnly, (action) => openForm(action.id));
  useCommand('row.add', () => page && openForm(page.buy), !readOnly && page !== undefined && form === undefined);
  useCommand('phase.done', () => void phaseDone(), endsPhases(open) && now.phase !== undefined && form === undefined);

  if (!page || !leaf) return null;
  const action = game.actions.find((each) => each.id === form?.action);
  const takeBack = (row: BookRow) => {
    const counter = reversalOf(open.setUp, journal, open.state, row.entry);
    if (counter) act(counter.says, counter.facts, counter.spans);
    else setRefused({ what: row.for, msg: ui('ui.book.notBack'), rule: '' });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const id = event.target.closest<HTMLElement>('[data-line]')?.dataset.line;
    const row = leaf.rows.find((each) => each.id === id);
    if (!row) return;
    if (event.key === 'Delete' && !readOnly && back === 0) takeBack(row);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const all = [...(lines.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
      all[all.findIndex((each) => each.dataset.line === id) + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    } else return;
    event.preventDefault();
  };
  const tools = (row: BookRow, chosen: boolean) => (
    <>
      {!readOnly && back === 0 && row.reversed === undefined && row.reverses === undefined && (
        <Button variant="subtle" leftSection={<Icon name="cut" size={18} />} onClick={() => takeBack(row)}>
          {t('ui.book.takeBack')} <kbd aria-hidden="true">{t('ui.book.key.delete')}</kbd>
        </Button>
      )}
      {chosen && (
        <Button variant="subtle" leftSection={<Icon name="journal" size={18} />} onClick={() => goPlace('journal')}>
          {t('ui.place.journal')}
        </Button>
      )}
    </>
  );
  const others = readOnly ? [] : actionsOf(open, page);
  const buy = game.actions.find((each) => each.id === page.buy);
  const head =
    readOnly || !buy ? (
      say(page.msg)
    ) : (
      <span className={classes.adds}>
        <Button
          variant="subtle"
          leftSection={<Icon name="plus" size={20} />}
          aria-expanded={form?.action === page.buy}
          onClick={() => openForm(page.buy)}
        >
          {t('ui.book.add')} <KeyCap of="row.add" />
        </Button>
        {others.length > 0 && (
          <MoreMenu
            className={classes.others}
            label={t('ui.book.others')}
            items={others.map((each) => ({ label: say(each.msg), run: () => openForm(each.id) }))}
            leaves
          />
        )}
      </span>
    );
  const Drawn = compact ? BookLines : BookTable;
  return (
    <div className={classes.book} data-compact={compact || undefined} data-form={form !== undefined || undefined}>
      <header className={classes.head}>
        <div className={classes.month}>
          <h2>{say(turnTitle(game, turn))}</h2>
          <p>
            <b>{say(page.title)}</b>
            <Step open={open} turn={turn} />
          </p>
        </div>
        <Plates open={open} pages={pages} page={page} onPage={setWanted} />
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the lines in it are buttons, and their keys meet here */}
      <div ref={lines} className={classes.main} onKeyDown={onKeyDown}>
        {action && form && (
          <div className={classes.form}>
            <ActionForm
              key={form.nth}
              action={action}
              open={open}
              start={form.start}
              onRefused={(proposal) =>
                setRefused({
                  what: proposal.anyway?.facts.find((fact) => fact.kind === 'post')?.for ?? action.msg,
                  msg: proposal.msg,
                  rule: proposal.rule,
                })
              }
              price={(facts) => <Price facts={facts} pages={pages} open={open} />}
              onDone={() => setForm(undefined)}
            />
          </div>
        )}
        <Drawn
          open={open}
          leaf={leaf}
          carries={book.carries}
          selected={selected}
          onSelect={setSelected}
          tools={tools}
          head={head}
        />
        <nav className={classes.foot} aria-label={t('ui.book.more')}>
          <Button variant="subtle" disabled={turn <= span.first} onClick={() => setBack(back + 1)}>
            <Icon name="back" size={18} /> {t('ui.book.earlier')}
          </Button>
          <Button variant="subtle" disabled={back === 0} onClick={() => setBack(back - 1)}>
            {t('ui.book.later')} <Icon name="next" size={18} />
          </Button>
          <Button variant="subtle" onClick={onCounts}>
            <Icon name="ledger" size={18} /> {t('ui.book.counts')}
          </Button>
        </nav>
        {settled && back === 0 && tracks.length > 0 && (
          <section className={classes.tracks}>
            <h3>{t('ui.track.title')}</h3>
            <Tracks tracks={tracks} onForm={readOnly ? undefined : (to) => openForm(to.action, to.start)} />
          </section>
        )}
      </div>
      {settled && (
        <BookAside
          open={open}
          page={page}
          pages={pages}
          refused={refused}
          onForm={readOnly ? undefined : openForm}
          onDone={!endsPhases(open) || !now.phase ? undefined : () => void phaseDone()}
        />
      )}
    </div>
  );
}

/** A line just booked comes into sight; what was there when the page was opened stays where it is. */
const useNewLine = (lines: React.RefObject<HTMLElement | null>, leaf: Leaf | undefined) => {
  const seen = useRef<{ readonly page: string; readonly ids: ReadonlySet<string> }>(undefined);
  useEffect(() => {
    if (!leaf) return;
    const page = `${leaf.page.id}/${leaf.turn}`;
    const ids = new Set(leaf.rows.map(({ id }) => id));
    const before = seen.current;
    seen.current = { page, ids };
    if (before?.page !== page) return;
    const fresh = leaf.rows.findLast(({ id }) => !before.ids.has(id));
    if (fresh) rowIn(lines.current, 'line', fresh.id)?.scrollIntoView({ block: 'nearest' });
  }, [lines, leaf]);
};

/** Where the turn stands: "step 3 of 10, turn 4 of 49". */
function Step({ open, turn }: { readonly open: OpenGame; readonly turn: number }) {
  const { t } = useLanguage();
  const { game, context } = open;
  const phases = useMemo(() => phasesOf(outline(game.sequence, context)), [game, context]);
  const span = spanOf(game.scenarios.find(({ id }) => id === open.envelope.scenario));
  const nth = turn - span.first + 1;
  const at = phases.findIndex(({ state }) => state === 'now');
  const phase = phases[at]?.msg;
  return (
    <span>
      {turn === context.turn && phase
        ? t('ui.book.step', { n: at + 1, of: phases.length, phase, turn: nth, turns: span.count })
        : t('ui.header.turnOf', { n: nth, of: span.count })}
    </span>
  );
}

/** What everybody has in hand; a plate opens its page. */
function Plates({
  open,
  pages,
  page,
  onPage,
}: {
  readonly open: OpenGame;
  readonly pages: readonly BookPage[];
  readonly page: BookPage;
  readonly onPage: (id: string) => void;
}) {
  const { t, say, number } = useLanguage();
  return (
    <fieldset className={classes.plates}>
      <legend className="vh">{t('ui.book.pages')}</legend>
      {pages.map((each) => {
        const side = open.game.sides.find(({ id }) => id === each.side);
        return (
          <button key={each.id} type="button" aria-pressed={each.id === page.id} onClick={() => onPage(each.id)}>
            {side ? <SideMark look={side.look}>{say(each.msg)}</SideMark> : say(each.msg)}
            <span className={classes.sums}>
              {each.columns
                .filter((column) => !column.idle && !column.lapses)
                .map((column) => (
                  <span key={column.account}>
                    <Sign of={column} size={20} /> {number(open.state.balances[column.account] ?? 0)}
                  </span>
                ))}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** What an entry would cost or bring, before it is booked: by sign, and what is in hand afterwards. */
function Price({
  facts,
  pages,
  open,
}: {
  readonly facts: readonly Fact[];
  readonly pages: readonly BookPage[];
  readonly open: OpenGame;
}) {
  const { t } = useLanguage();
  const signed = useSigned();
  const sum = new Map<string, number>();
  for (const fact of facts) if (fact.kind === 'post') sum.set(fact.account, (sum.get(fact.account) ?? 0) + fact.n);
  const columns = pages.flatMap((page) => page.columns).filter(({ account }) => (sum.get(account) ?? 0) !== 0);
  if (columns.length === 0) return null;
  return (
    <p className={classes.price}>
      <span>{t('ui.book.price')}</span>
      {columns.map((column) => {
        const n = sum.get(column.account) ?? 0;
        const after = (open.state.balances[column.account] ?? 0) + n;
        return (
          <span key={column.account} data-short={after < 0 || undefined}>
            <Sign of={column} size={26} />
            <b>{signed(n)}</b> <small>{t('ui.book.after', { n: after })}</small>
          </span>
        );
      })}
    </p>
  );
}
