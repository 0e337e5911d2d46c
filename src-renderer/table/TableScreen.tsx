import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Action } from '#rules/kit/game.ts';
import { type OutlineNode, type OutlineTask, outline, placeAt } from '#rules/kit/sequence.ts';
import { type Msg, msg, name } from '#rules/kit/text.ts';
import { turnLabel } from '#rules/kit/turnLabel.ts';
import { useSettled } from '../app/afterPaint.ts';
import { useCommand } from '../app/keys.ts';
import { useOffers } from '../app/offers.ts';
import { Icon } from '../app/parts/Icon.tsx';
import { KeyCap } from '../app/parts/KeyCap.tsx';
import { DueLine } from '../app/parts/Notice.tsx';
import { RuleRef } from '../app/parts/RuleRef.tsx';
import { SideMark } from '../app/parts/SideMark.tsx';
import { goPlace } from '../app/route.ts';
import { rowIn } from '../game/rowIn.ts';
import { act, type OpenGame, phaseDone, useGame } from '../game/store.ts';
import { useLanguage } from '../i18n/Language.tsx';
import { ui } from '../i18n/text.ts';
import { ActionForm } from './ActionForm.tsx';
import { Limits } from './Limits.tsx';
import { QuickFight } from './QuickFight.tsx';
import { Strip } from './Strip.tsx';
import classes from './table.module.css';
import {
  announced,
  type Folds,
  type Left,
  leftOpen,
  nextPlace,
  nowIn,
  owedIn,
  type TreeRow,
  treeRows,
} from './view.ts';

/** Whose turn, what now, what must not be forgotten. */
export function TableScreen() {
  const open = useGame((s) => s.open);
  return open ? <Table open={open} /> : null;
}

function Table({ open }: { readonly open: OpenGame }) {
  const { t, say } = useLanguage();
  const { game, around, journal } = open;
  const readOnly = open.readOnly !== undefined;
  const place = useMemo(() => placeAt(game.sequence, around), [game, around]);
  const nodes = useMemo(() => outline(game.sequence, around), [game, around]);
  const now = useMemo(() => nowIn(nodes), [nodes]);
  const next = useMemo(() => nextPlace(game.sequence, around), [game, around]);
  // the phase and its lines first
  const settled = useSettled();
  const limits = useMemo(() => game.limits(around), [game, around]);
  const over = useMemo(() => game.over?.(around), [game, around]);
  const left = useMemo(
    () => leftOpen(game.sequence, around, open.state.place.open),
    [game, around, open.state.place.open],
  );
  const scenario = game.scenarios.find((each) => each.id === open.envelope.scenario);
  const side = game.sides.find((each) => each.id === place.who);
  const turns = scenario?.turns ?? around.turn;
  const label = turnLabel(around, Math.min(around.turn, turns));
  const ended = place.phase === undefined || over !== undefined;
  const score = useMemo(() => (ended ? game.score(around) : undefined), [ended, game, around]);

  useCommand('phase.done', () => void phaseDone(), !readOnly && place.phase !== undefined);

  return (
    <div className={classes.table}>
      <section className={classes.hero}>
        <p className={classes.turn}>
          <b>{Math.min(around.turn, turns)}</b>
          <span>
            {t('ui.play.table.turnOf', { n: name(String(turns)) })}
            {label !== '' && <em>{label}</em>}
          </span>
        </p>
        <div>
          {(side || now) && (
            <p className={classes.side}>
              {side ? (
                <SideMark look={side.look}>
                  {now ? say(now) : t('ui.play.table.playerTurn', { side: msg(side.word) })}
                </SideMark>
              ) : (
                now && say(now)
              )}
            </p>
          )}
          <h1 data-long={(place.phase ? say(place.phase.msg) : '').length > 24 || undefined}>
            {place.phase ? say(place.phase.msg) : t('ui.play.over')}
          </h1>
          {over && (
            <p className={classes.over}>
              {say(over.msg)} <RuleRef rule={over.rule} />
            </p>
          )}
          {score && (
            <p className={classes.over}>
              {say(score.level)}{' '}
              <button type="button" onClick={() => goPlace('score')}>
                {t('ui.play.table.toScore')}
              </button>
            </p>
          )}
        </div>
        {place.phase && (
          <div className={classes.next}>
            {!readOnly && (
              <Button variant="filled" onClick={() => phaseDone()}>
                {t('ui.command.phaseDone')} <KeyCap of="phase.done" />
              </Button>
            )}
            <p>
              {next?.msg
                ? next.turn === around.turn
                  ? next.label
                    ? t('ui.play.table.then', { label: name(next.label), phase: next.msg })
                    : t('ui.play.table.thenPlain', { phase: next.msg })
                  : t('ui.play.table.thenTurn', { n: next.turn, phase: next.msg })
                : t('ui.play.table.thenEnd')}
            </p>
          </div>
        )}
        {place.lost && <DueLine>{say(place.lost)}</DueLine>}
        <LeftOpen left={left} />
      </section>
      <Tree open={open} nodes={nodes} />
      <aside className={classes.aside}>
        <QuickFight game={game} around={around} scope={open.id} />
        {settled && <Limits limits={limits} />}
      </aside>
      <Strip journal={journal} />
    </div>
  );
}

/** What was passed over: deeds by name, the lines that only remind as a count that opens. */
function LeftOpen({ left }: { readonly left: Left }) {
  const { t, say } = useLanguage();
  const [open, setOpen] = useState(false);
  const shown = left.deeds.slice(0, mostLeft);
  const rest = [...left.deeds.slice(mostLeft), ...left.lines];
  if (left.deeds.length === 0 && !open && left.lines.length === 0) return null;
  const listed = open ? [...shown, ...rest] : shown;
  return (
    <div className={classes.left} role="status" data-calm={left.deeds.length === 0 || undefined}>
      {left.deeds.length > 0 && <Icon name="due" size={18} />}
      <span>{t('ui.play.table.leftOpen', { count: left.deeds.length + left.lines.length })}</span>
      <ul>
        {listed.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tasks in the phase's own order
          <li key={i}>{say(each)}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <button type="button" className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open
            ? t('ui.play.table.fewer')
            : t(shown.length === 0 ? 'ui.play.table.lines' : 'ui.play.table.more', { count: rest.length })}
        </button>
      )}
    </div>
  );
}
/** Passed-over deeds named at once; more of them fold. */
const mostLeft = 2;

const noFolds: Folds = {};

interface Opened {
  readonly action: Action;
  /** the phase it was opened in: it goes with it */
  readonly place: string;
  /** the row it opened under */
  readonly at: string;
  readonly tick?: string;
}

function Tree({ open, nodes }: { readonly open: OpenGame; readonly nodes: readonly OutlineNode[] }) {
  const { t, say } = useLanguage();
  const { game, around } = open;
  const readOnly = open.readOnly !== undefined;
  const reminders = useMemo(() => game.reminders(around), [game, around]);
  // A new phase begins unfolded as the game has it, and without the form of the last one.
  const [folded, setFolded] = useState<{ readonly place: string; readonly folds: Folds }>();
  const folds = folded?.place === around.place ? folded.folds : noFolds;
  const setFolds = (next: Folds) => setFolded({ place: around.place, folds: next });
  const [focused, setFocused] = useState<string>();
  const [asked, setOpened] = useState<Opened>();
  const opened = asked?.place === around.place ? asked : undefined;
  const [after, setAfter] = useState<readonly { readonly msg: Msg; readonly rule: string }[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => treeRows(nodes, reminders, folds), [nodes, reminders, folds]);
  const now = rows.find((row) => row.kind === 'phase' && row.node.state === 'now')?.id;
  const homeless = reminders.filter((each) => each.at === undefined);
  const current = rows.some((row) => row.id === focused) ? focused : (now ?? rows[0]?.id);

  // A new phase begins in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what the effect waits for
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-now]');
    bringInto(list.current?.parentElement, row);
    // The row that had the keyboard may have gone with its phase: it goes on at the phase that begins.
    const has = document.activeElement;
    if (has === null || has === document.body || list.current?.contains(has)) row?.focus({ preventScroll: true });
  }, [around.place]);

  const offered = useMemo(() => game.actions.filter((action) => action.when(around)), [game, around]);
  const openAction = (id: string, at: string, tick?: string) => {
    const action = game.actions.find((each) => each.id === id);
    if (action && !readOnly) {
      setAfter([]);
      setOpened({ action, place: around.place, at, ...(tick === undefined ? {} : { tick }) });
    }
  };
  const palette = useMemo(
    () =>
      readOnly
        ? undefined
        : {
            heading: t('ui.play.actions'),
            offers: offered.map((action) => ({
              id: action.id,
              label: say(action.msg),
              about: say(action.group),
              run: () => setOpened({ action, place: around.place, at: now ?? '' }),
            })),
          },
    [readOnly, offered, around.place, now, say, t],
  );
  useOffers('actions', palette);

  const tick = (task: OutlineTask) => {
    if (readOnly) return;
    act(ui(task.ticked ? 'ui.play.said.unticked' : 'ui.play.said.ticked', { task: task.msg }), [
      { kind: 'tick', task: task.key, on: !task.ticked },
    ]);
  };
  const enter = (row: TreeRow) => {
    if (row.kind !== 'task') setFolds({ ...folds, [row.id]: !row.open });
    else if (row.task.action) openAction(row.task.action, row.id, row.task.key);
    else tick(row.task);
  };
  const focusRow = (id: string | undefined) => {
    if (id === undefined) return;
    setFocused(id);
    rowIn(list.current, 'row', id)?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent, row: TreeRow) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = rows.indexOf(row);
    const keys: { readonly [key: string]: (() => void) | undefined } = {
      ArrowDown: () => focusRow(rows[at + 1]?.id),
      ArrowUp: () => focusRow(rows[at - 1]?.id),
      Home: () => focusRow(rows[0]?.id),
      End: () => focusRow(rows.at(-1)?.id),
      ArrowRight: () => {
        if (row.kind === 'task' || row.open) focusRow(rows[at + 1]?.id);
        else setFolds({ ...folds, [row.id]: true });
      },
      ArrowLeft: () => {
        if (row.kind !== 'task' && row.open) setFolds({ ...folds, [row.id]: false });
        else focusRow(rows.slice(0, at).findLast((each) => each.level < row.level)?.id);
      },
      ' ': () => (row.kind === 'task' ? tick(row.task) : enter(row)),
      Enter: () => enter(row),
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };

  const form = (at: string, level?: number) =>
    opened?.at === at && (
      <div
        className={classes.inPlace}
        // within the tree only items may lie
        {...(level === undefined
          ? { role: 'none' }
          : { role: 'treeitem', 'aria-level': level + 1, 'aria-label': say(opened.action.msg) })}
      >
        <ActionForm
          key={opened.action.id}
          action={opened.action}
          open={open}
          {...(opened.tick === undefined ? {} : { tick: opened.tick })}
          onDone={(next) => {
            setOpened(undefined);
            setAfter(next);
            focusRow(at);
          }}
        />
      </div>
    );
  const dueLines = (debts: readonly OutlineTask[], due: typeof reminders, at: string, own = '') => (
    <>
      <Debts debts={debts} />
      <Folding
        lines={due.map((each) => (
          <div key={each.id} className={each.due ? 'note due' : 'note dim'}>
            {each.due && <Icon name="due" size={18} />}
            <span>
              {say(each.msg)} {each.rule !== own && <RuleRef rule={each.rule} plain />}{' '}
              {each.action && !readOnly && (
                <button
                  type="button"
                  className={classes.do}
                  tabIndex={-1}
                  onClick={(event) => {
                    event.stopPropagation();
                    openAction(each.action ?? '', at);
                  }}
                >
                  {t('ui.play.do')}
                </button>
              )}
            </span>
          </div>
        ))}
      />
    </>
  );

  const nextTurn = useMemo(() => announced(game, around, around.turn + 1), [game, around]);
  const scenario = game.scenarios.find((each) => each.id === open.envelope.scenario);

  return (
    <section className={classes.tree} aria-label={t('ui.play.checklist')}>
      {homeless.length > 0 && <div className={classes.homeless}>{dueLines([], homeless, '')}</div>}
      {form('')}
      <div ref={list} role="tree" aria-label={t('ui.play.checklist')}>
        {rows.map((row) => {
          const { node } = row;
          const isNow = node.state === 'now';
          const base = {
            'aria-level': row.level,
            'data-row': row.id,
            'data-state': node.state,
            onFocus: () => setFocused(row.id),
          };
          if (row.kind === 'task') {
            const { task } = row;
            const status = task.status ? say(task.status) : '';
            return (
              <div key={row.id} role="none">
                <div
                  role="treeitem"
                  tabIndex={row.id === current ? 0 : -1}
                  onKeyDown={(event) => onKeyDown(event, row)}
                  {...base}
                  aria-checked={task.ticked}
                  className={classes.row}
                  data-sub=""
                  data-done={task.ticked || undefined}
                  onClick={() => enter(row)}
                >
                  <button
                    type="button"
                    className={classes.box}
                    tabIndex={-1}
                    data-on={task.ticked || undefined}
                    aria-label={t(task.ticked ? 'ui.play.untick' : 'ui.play.tick', { task: task.msg })}
                    disabled={readOnly}
                    onClick={(event) => {
                      event.stopPropagation();
                      tick(task);
                    }}
                  >
                    {task.ticked && <Icon name="check" size={18} />}
                  </button>
                  <div className={classes.tx}>
                    <span>{say(task.msg)}</span>
                    {status !== '' && isLong(status) && <small>{status}</small>}
                  </div>
                  <span className={classes.rt}>
                    {!isLong(status) && status}
                    {task.action && !readOnly && (
                      <button
                        type="button"
                        className={classes.do}
                        tabIndex={-1}
                        onClick={(event) => {
                          event.stopPropagation();
                          enter(row);
                        }}
                      >
                        {t('ui.play.do')}
                      </button>
                    )}
                    <RuleRef rule={task.rule} plain />
                  </span>
                </div>
                {form(row.id, row.level)}
              </div>
            );
          }
          const side = game.sides.find((each) => each.id === node.who);
          const folded =
            row.kind === 'group' && !row.open
              ? owedIn(node, reminders)
              : row.kind === 'phase'
                ? { debts: row.debts, reminders: row.reminders }
                : { debts: [], reminders: [] };
          return (
            <div key={row.id} role="none">
              <div
                role="treeitem"
                tabIndex={row.id === current ? 0 : -1}
                onKeyDown={(event) => onKeyDown(event, row)}
                {...base}
                aria-expanded={row.open}
                aria-current={isNow && row.kind === 'phase' ? 'step' : undefined}
                className={classes.row}
                data-kind={row.kind}
                data-now={(isNow && row.kind === 'phase') || undefined}
                data-done={node.state === 'past' || undefined}
                onClick={() => enter(row)}
              >
                <span
                  className={classes.box}
                  data-on={(node.state === 'past' && !node.skipped) || undefined}
                  aria-hidden="true"
                >
                  {node.state === 'past' && !node.skipped && <Icon name="check" size={18} />}
                </span>
                <div className={classes.tx}>
                  <span className={classes.name}>
                    {node.label && <i>{node.label}</i>}
                    {row.kind === 'group' && side ? (
                      <SideMark look={side.look}>{node.msg ? say(node.msg) : ''}</SideMark>
                    ) : (
                      node.msg && say(node.msg)
                    )}
                    <span className="vh">{t(`ui.play.state.${node.state}`)}</span>
                  </span>
                  {dueLines(folded.debts, folded.reminders, row.id, node.rule)}
                </div>
                <span className={classes.rt}>
                  {isNow && row.kind === 'phase' && node.screen === 'fight' && (
                    <button
                      type="button"
                      className={classes.do}
                      tabIndex={-1}
                      onClick={(event) => {
                        event.stopPropagation();
                        goPlace('fight');
                      }}
                    >
                      {t('ui.place.fight')}
                    </button>
                  )}
                  {node.rule && <RuleRef rule={node.rule} plain />}
                  <Icon name={row.open ? 'up' : 'down'} size={16} />
                </span>
              </div>
              {form(row.id, row.level)}
              {isNow && row.kind === 'phase' && after.length > 0 && (
                <div className={classes.after} role="status">
                  <ol>
                    {after.map((step, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the rules' own order
                      <li key={i}>
                        {say(step.msg)} <RuleRef rule={step.rule} plain />
                      </li>
                    ))}
                  </ol>
                  <button type="button" className={classes.do} onClick={() => setAfter([])}>
                    {t('ui.done')}
                  </button>
                </div>
              )}
            </div>
          );
        })}
      </div>
      {nextTurn.length > 0 && around.turn < (scenario?.turns ?? 0) && (
        <div className={classes.nextTurn}>
          <b>{t('ui.play.table.nextTurn', { n: around.turn + 1 })}</b>
          <ul>
            {nextTurn.flatMap(({ lane, items }) =>
              items.map((item, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: items in the lane's own order
                <li key={`${lane.id}/${i}`}>
                  {say(item.msg)} <RuleRef rule={item.rule} plain />
                </li>
              )),
            )}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Moves the list alone: where the whole sheet scrolls, its head stays in sight. */
const bringInto = (scroller: HTMLElement | null | undefined, row: HTMLElement | null | undefined) => {
  if (!scroller || !row || scroller.scrollHeight <= scroller.clientHeight) return;
  const [box, at] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  // with something of what came before, and room for its tasks
  if (at.top < box.top || at.bottom > box.bottom - 160) scroller.scrollTop += at.top - box.top - 48;
};

/** Longer words stand below their line, so that the line keeps its room. */
const isLong = (text: string): boolean => text.length > 22;

/** What past phases still owe: one is said, several are a count that opens. */
function Debts({ debts }: { readonly debts: readonly OutlineTask[] }) {
  const { t, say } = useLanguage();
  const [open, setOpen] = useState(false);
  const owed = debts.flatMap((task) => (task.debt ? [{ task, debt: task.debt }] : []));
  const lines = owed.map(({ task, debt }) => (
    <DueLine key={task.key}>
      {say(debt)} <RuleRef rule={task.rule} plain />
    </DueLine>
  ));
  if (lines.length < 2) return lines;
  return (
    <>
      <DueLine>
        <MoreButton open={open} onOpen={setOpen}>
          {t('ui.play.table.owed', { count: lines.length })}
        </MoreButton>
      </DueLine>
      {open && lines}
    </>
  );
}

/** Reminders shown at once in a folded line. */
const mostReminders = 2;

function Folding({ lines }: { readonly lines: readonly React.ReactNode[] }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  // one more is no longer than the line that would fold it
  if (lines.length <= mostReminders + 1) return lines;
  return (
    <>
      {open ? lines : lines.slice(0, mostReminders)}
      <div className="note dim">
        <MoreButton open={open} onOpen={setOpen}>
          {open ? t('ui.play.table.fewer') : t('ui.play.table.more', { count: lines.length - mostReminders })}
        </MoreButton>
      </div>
    </>
  );
}

/** Within a line of the tree: the line itself has the keyboard, and opens with it. */
function MoreButton({
  open,
  onOpen,
  children,
}: {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className={classes.more}
      tabIndex={-1}
      aria-expanded={open}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(!open);
      }}
    >
      {children} <Icon name={open ? 'up' : 'down'} size={16} />
    </button>
  );
}
