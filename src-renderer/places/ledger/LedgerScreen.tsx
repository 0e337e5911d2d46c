import { Button } from '@mantine/core';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { Scalar } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { Action } from '#rules/kit/game/action.ts';
import { offeredNow } from '#rules/kit/game/offered.ts';
import type { AccountSpec, CellSpec, Side } from '#rules/kit/game/specs.ts';
import type { Track } from '#rules/kit/game/track.ts';
import { brokenBy } from '#rules/kit/record/accountLimits.ts';
import { entriesAt } from '#rules/kit/record/fold.ts';
import type { CellValue, Fact } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { act, type OpenGame, useGame } from '../../state/store.ts';
import { ActionForm } from '../../ui/forms/ActionForm.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { SelectLine, TextLine } from '../../ui/forms/inputs.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { EnterCap } from '../../ui/parts/KeyCap.tsx';
import { ErrorLine } from '../../ui/parts/Notice.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { type Language, useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { Book } from './Book.tsx';
import classes from './ledger.module.css';
import { Tracks } from './Tracks.tsx';

interface Group {
  readonly title: string;
  readonly cells: readonly CellSpec[];
  readonly accounts: readonly AccountSpec[];
  readonly tracks: readonly Track[];
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
    actions: at(actions, title),
  }));
};

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
            {group.cells.map((cell) => (
              <Cell key={cell.id} cell={cell} open={open} />
            ))}
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
                          {...(form.start ? { start: form.start } : {})}
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

const sayValue = (cell: CellSpec, value: Scalar | undefined, { say, t, number }: Language): string => {
  if (value === undefined || value === '') return t('ui.play.ledger.unset');
  const choice = cell.choices?.find((each) => each.value === value);
  if (choice) return say(choice.msg);
  const word = cell.showNumber?.(value);
  if (word) return say(word);
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return t(value ? 'ui.play.yes' : 'ui.play.no');
  return value;
};

const isMap = (value: CellValue | undefined): value is { readonly [key: string]: Scalar } => typeof value === 'object';

/** One cell, or one line a key; each can be set by hand, with a reason that the journal keeps. */
function Cell({ cell, open }: { readonly cell: CellSpec; readonly open: OpenGame }) {
  const language = useLanguage();
  const { t, say } = language;
  const [editing, setEditing] = useState<string>();
  const [key, setKey] = useState('');
  const value = open.state.cells[cell.id];
  const readOnly = open.readOnly !== undefined;
  const side = open.game.sides.find((each) => each.id === cell.side);
  const title = side ? <SideMark look={side.look}>{say(cell.msg)}</SideMark> : say(cell.msg);

  if (!cell.keys) {
    const plain = isMap(value) ? undefined : value;
    return (
      <div className={classes.line}>
        <span className={classes.title}>
          {title} <RuleRef rule={cell.rule} />
        </span>
        <b>{sayValue(cell, plain, language)}</b>
        {!readOnly && (
          <Button
            variant="subtle"
            aria-expanded={editing !== undefined}
            onClick={() => setEditing(editing === undefined ? '' : undefined)}
          >
            {t('ui.play.ledger.correct')}
          </Button>
        )}
        {editing !== undefined && <CellForm cell={cell} value={plain} onDone={() => setEditing(undefined)} />}
      </div>
    );
  }
  const map = isMap(value) ? value : {};
  const named = 'pattern' in cell.keys ? (cell.keys.known ?? []) : cell.keys;
  const known = named.filter(
    (each) => map[each.key] !== undefined || !each.when || holds(each.when, { context: open.context }),
  );
  const rosters = 'pattern' in cell.keys ? (cell.keys.rosters ?? []) : [];
  // what nobody has typed yet goes by the rulebook's names
  const units = rosters.flatMap(
    (id) => open.context.rosters[id]?.units ?? open.game.rosters.find((one) => one.id === id)?.known ?? [],
  );
  const called = 'pattern' in cell.keys ? cell.keys.keyLabel : undefined;
  const labelOf = (each: string): string => {
    const spec = known.find((one) => one.key === each);
    if (spec) return say(spec.msg);
    const word = called?.(each, open.context);
    return word ? say(word) : (units.find((unit) => unit.id === each)?.name ?? each);
  };
  const keys = [
    ...known.map((each) => each.key),
    ...Object.keys(map).filter((each) => !known.some((one) => one.key === each)),
  ];
  const pattern = 'pattern' in cell.keys ? cell.keys : undefined;
  const canType = !readOnly && !cell.showValue;
  const readsAs = (each: string): string | undefined => {
    const held = map[each];
    return cell.showValue && held !== undefined ? say(cell.showValue(each, held, open.context)) : undefined;
  };
  const typed = unitNamed(units, key)?.id ?? pattern?.parseKey?.(key) ?? key;
  const fits = pattern
    ? new RegExp(`^(?:${pattern.pattern})$`).test(typed) && (!pattern.rosters || unitNamed(units, key) !== undefined)
    : false;
  return (
    <Fold
      open={keys.length > 0 && keys.length <= 8}
      summary={
        <>
          <span className={classes.title}>
            {title} <RuleRef rule={cell.rule} plain />
          </span>
          <span>{t('ui.play.ledger.entries', { count: Object.keys(map).length })}</span>
        </>
      }
    >
      {() => (
        <>
          {keys.map((each) => (
            <div key={each} className={classes.line} data-key="">
              <span className={classes.title}>{labelOf(each)}</span>
              <b>{readsAs(each) ?? sayValue(cell, map[each], language)}</b>
              {canType && (
                <Button
                  variant="subtle"
                  aria-expanded={editing === each}
                  onClick={() => setEditing(editing === each ? undefined : each)}
                >
                  {t('ui.play.ledger.correct')}
                </Button>
              )}
              {editing === each && (
                <CellForm
                  cell={cell}
                  cellKey={each}
                  keyLabel={labelOf(each)}
                  value={map[each]}
                  onDone={() => setEditing(undefined)}
                />
              )}
            </div>
          ))}
          {pattern && canType && (
            <div className={classes.line} data-key="">
              <TextLine label={say(pattern.hint)} value={key} max={60} onChange={setKey} />
              <Button
                disabled={!fits}
                onClick={() => {
                  setEditing(typed);
                }}
              >
                {t('ui.play.ledger.addKey')}
              </Button>
              {editing !== undefined && editing === typed && !keys.includes(typed) && (
                <CellForm
                  cell={cell}
                  cellKey={typed}
                  keyLabel={labelOf(typed)}
                  value={undefined}
                  onDone={() => {
                    setEditing(undefined);
                    setKey('');
                  }}
                />
              )}
            </div>
          )}
        </>
      )}
    </Fold>
  );
}

const unitNamed = (units: readonly RosterUnit[], called: string): RosterUnit | undefined => {
  const wanted = called.trim().toLowerCase();
  return units.find((unit) => unit.name.trim().toLowerCase() === wanted);
};

/** Sets a cell by hand. The reason is asked for, not demanded. */
function CellForm({
  cell,
  cellKey,
  keyLabel,
  value,
  onDone,
}: {
  readonly cell: CellSpec;
  readonly cellKey?: string;
  readonly keyLabel?: string;
  readonly value: Scalar | undefined;
  readonly onDone: () => void;
}) {
  const language = useLanguage();
  const { t, say } = language;
  const [next, setNext] = useState<Scalar | null>(value ?? (cell.kind === 'count' ? (cell.min ?? 0) : ''));
  const [why, setWhy] = useState('');
  const label = say(cell.msg);
  const inRange =
    cell.kind !== 'count' ||
    (typeof next === 'number' &&
      next >= (cell.min ?? Number.NEGATIVE_INFINITY) &&
      next <= (cell.max ?? Number.POSITIVE_INFINITY));
  const save = () => {
    if (!inRange || next === null) return;
    const fact: Fact = { kind: 'set', cell: cell.id, ...(cellKey === undefined ? {} : { key: cellKey }), value: next };
    const p = {
      cell: cell.msg,
      key: name(keyLabel ?? ''),
      value: name(sayValue(cell, next, language)),
      why: name(why.trim()),
    };
    const says = ui(
      keyLabel === undefined
        ? why.trim() === ''
          ? 'ui.play.said.set'
          : 'ui.play.said.setWhy'
        : why.trim() === ''
          ? 'ui.play.said.setKey'
          : 'ui.play.said.setKeyWhy',
      p,
    );
    if (act(says, [fact])) onDone();
  };
  return (
    <form
      className={classes.edit}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      {cell.kind === 'count' ? (
        <CountInput
          label={label}
          value={typeof next === 'number' ? next : null}
          min={cell.min ?? -999}
          max={cell.max ?? 9_999}
          onChange={setNext}
        />
      ) : cell.kind === 'choice' ? (
        <SelectLine
          label={label}
          value={String(next ?? '')}
          options={[
            { key: '', label: t('ui.play.ledger.unset') },
            ...(cell.choices?.map((choice) => ({ key: choice.value, label: say(choice.msg) })) ?? []),
          ]}
          onChange={setNext}
        />
      ) : (
        <TextLine label={label} value={String(next ?? '')} max={200} onChange={setNext} />
      )}
      <TextLine label={t('ui.play.ledger.why')} value={why} max={200} onChange={setWhy} />
      <Button type="submit" variant="filled" disabled={!inRange}>
        {t('ui.play.fight.record')} <EnterCap />
      </Button>
    </form>
  );
}

/** An account: its balance, its movements, and a correction by hand. */
function Account({ account, open }: { readonly account: AccountSpec; readonly open: OpenGame }) {
  const { t, say, number } = useLanguage();
  const [editing, setEditing] = useState(false);
  const balance = open.state.balances[account.id] ?? 0;
  const per = account.per ?? 1;
  const side = open.game.sides.find((each) => each.id === account.side);
  const moves = useMemo(
    () =>
      entriesAt(open.journal).flatMap(({ entry, flag }) =>
        flag === 'dropped'
          ? []
          : entry.facts.flatMap((fact) =>
              fact.kind === 'post' && fact.account === account.id ? [{ entry, fact }] : [],
            ),
      ),
    [open.journal, account.id],
  );
  const [next, setNext] = useState<number | null>(balance);
  const [why, setWhy] = useState('');
  const change = (next ?? balance) - balance;
  const posted: Fact = {
    kind: 'post',
    account: account.id,
    n: change,
    for: ui('ui.play.said.byHandShort'),
    rule: account.rule,
  };
  // past its limit it is said so, and booked all the same where the players want it
  const [beyond] = brokenBy([account], { [account.id]: balance }, [posted]);
  return (
    <Fold
      summary={
        <>
          <span className={classes.title}>
            {side ? <SideMark look={side.look}>{say(account.msg)}</SideMark> : say(account.msg)}{' '}
            <RuleRef rule={account.rule} plain />
            {account.lapses && <small>{say(account.lapses)}</small>}
          </span>
          <b>
            {number(balance / per)}
            {account.max !== undefined && (
              <small> {t('ui.play.limits.of', { of: name(number(account.max / per)) })}</small>
            )}
          </b>
        </>
      }
    >
      {() => (
        <>
          <table className={classes.moves}>
            <caption className="vh">{t('ui.play.ledger.moves')}</caption>
            <tbody>
              {moves.map(({ entry, fact }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: postings in their order
                <tr key={`${entry.id}/${i}`}>
                  <td>{entry.spans.find((span) => span.startsWith('turn:'))?.slice(5)}</td>
                  <td>
                    {say(fact.for)} <RuleRef rule={fact.rule} plain />
                    {fact.over && <em> {t('ui.play.ledger.override')}</em>}
                  </td>
                  <td>{`${fact.n > 0 ? '+' : ''}${number(fact.n / per)}`}</td>
                </tr>
              ))}
              {moves.length === 0 && (
                <tr>
                  <td colSpan={3}>{t('ui.play.ledger.noMoves')}</td>
                </tr>
              )}
            </tbody>
            <tfoot>
              <tr>
                <td />
                <td>{t('ui.play.ledger.balance')}</td>
                <td>{number(balance / per)}</td>
              </tr>
            </tfoot>
          </table>
          {open.readOnly === undefined && (
            <Button variant="subtle" aria-expanded={editing} onClick={() => setEditing(!editing)}>
              {t('ui.play.ledger.correct')}
            </Button>
          )}
          {editing && (
            <form
              className={classes.edit}
              onSubmit={(event) => {
                event.preventDefault();
                if (change === 0) return;
                const p = { account: account.msg, n: name(number((next ?? 0) / per)), why: name(why.trim()) };
                const says = ui(why.trim() === '' ? 'ui.play.said.post' : 'ui.play.said.postWhy', p);
                if (act(says, [posted])) setEditing(false);
              }}
            >
              <CountInput
                label={t('ui.play.ledger.balance')}
                value={next}
                per={per}
                min={-9_999}
                max={99_999}
                onChange={setNext}
              />
              <TextLine label={t('ui.play.ledger.why')} value={why} max={200} onChange={setWhy} />
              {beyond && (
                <ErrorLine>
                  {t('ui.play.limit', { why: beyond.msg })} <RuleRef rule={beyond.rule} />
                </ErrorLine>
              )}
              <Button type="submit" variant="filled" disabled={change === 0 || next === null}>
                {t(beyond ? 'ui.play.anyway' : 'ui.play.fight.record')} <EnterCap />
              </Button>
            </form>
          )}
        </>
      )}
    </Fold>
  );
}

/** A part that folds; what is in it is drawn when it is first opened. */
function Fold({
  open = false,
  summary,
  children,
}: {
  readonly open?: boolean;
  readonly summary: ReactNode;
  readonly children: () => ReactNode;
}) {
  const [begins] = useState(open);
  const [seen, setSeen] = useState(open);
  return (
    <details className={classes.map} open={begins} onToggle={(event) => event.currentTarget.open && setSeen(true)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the summary is the control; it only draws what it opens */}
      <summary onClick={() => setSeen(true)}>{summary}</summary>
      {seen && children()}
    </details>
  );
}
