import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Action } from '#rules/kit/game/action.ts';
import { offeredNow } from '#rules/kit/game/offered.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { type OutlineNode, type OutlineTask, phasesOf, tickOf } from '#rules/kit/sequence/outline.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { layNext, nextNoted, openTaskCalc } from '../../state/noted.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { goPlace } from '../../state/route.ts';
import { rowIn } from '../../state/rowIn.ts';
import { askSecret } from '../../state/secretAsked.ts';
import { seekTool, useSought } from '../../state/sought.ts';
import { act } from '../../state/store.ts';
import { ActionForm } from '../../ui/forms/ActionForm.tsx';
import { focusUnasked } from '../../ui/forms/focusUnasked.ts';
import { DoButton, DueLines } from '../../ui/parts/DueLines.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useActionOffers } from '../../ui/useActionOffers.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { turnWord } from '../../words/turns.ts';
import { bookedAtOnce, bookedTicks, firstDuty, isFights, taskVerb, verbOf } from './duties.ts';
import { leadsTo, Now } from './Now.tsx';
import nowClasses from './now.module.css';
import { Owed } from './Owed.tsx';
import { TreeLine } from './TreeLine.tsx';
import classes from './table.module.css';
import { announced, type Folds, owedIn, type TreeRow, treeRows, unfoldedTo } from './view.ts';

const noFolds: Folds = {};
const nothing = { debts: [], reminders: [] };

interface Opened {
  readonly action: Action;
  /** the phase it was opened in: it goes with it */
  readonly place: string;
  /** the row it opened under */
  readonly at: string;
  readonly tick?: string;
  readonly start?: JsonObject | undefined;
}

/** The checklist of the whole turn: what is done, what is now, what comes; ticked by Space, done by Enter. */
export const Tree = memo(function Tree({
  open,
  nodes,
  wanted,
  shown,
  onLeads,
}: {
  readonly open: OpenGame;
  /** whether something to do stands on top, or a form is open: the phase is not what is pressed next */
  /** `fight`: the noted fight it opens */
  readonly onLeads: (leads: boolean, fight: string | undefined) => void;
  readonly nodes: readonly OutlineNode[];
  /** the task that holds the phase, asked for anew with every try to leave it */
  readonly wanted?: { readonly task: string } | undefined;
  /** the task whose line is asked for */
  readonly shown?: { readonly task: string } | undefined;
}) {
  const { t, say } = useLanguage();
  const { game, context } = open;
  const readOnly = open.readOnly !== undefined;
  const reminders = useMemo(() => game.reminders(context), [game, context]);
  // A new phase begins unfolded as the game has it, and without the form of the last one.
  const [folded, setFolded] = useState<{ readonly place: string; readonly folds: Folds }>();
  const folds = folded?.place === context.place ? folded.folds : noFolds;
  const setFolds = (next: Folds) => setFolded({ place: context.place, folds: next });
  const [focused, setFocused] = useState<string>();
  const [asked, setOpened] = useState<Opened>();
  const opened = asked?.place === context.place ? asked : undefined;
  const [after, setAfter] = useState<readonly { readonly msg: Msg; readonly rule: string }[]>([]);
  const [later, setLater] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const deed = useRef<HTMLElement>(null);
  const rows = useMemo(() => treeRows(nodes, reminders, folds), [nodes, reminders, folds]);
  const now = rows.find((row) => row.kind === 'phase' && row.node.state === 'now')?.id;
  const homeless = reminders.filter((each) => each.at === undefined);
  const current = rows.some((row) => row.id === focused) ? focused : (now ?? rows[0]?.id);

  // A new phase begins in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what the effect waits for
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-now]');
    bringInto(list.current?.parentElement, row);
    // its row may have gone with its phase, or a game that opened slowly left it with the sheet: on to the phase that begins
    const has = document.activeElement;
    if (has === null || has === document.body || has.id === 'sheet' || list.current?.contains(has) || !has.isConnected)
      (deed.current ?? row)?.focus({ preventScroll: true });
  }, [context.place]);

  // what a deed demands next is done in its phase, and the line that had the keyboard is not the one to go on from
  const [afterIn, setAfterIn] = useState(context.place);
  if (afterIn !== context.place) {
    setAfterIn(context.place);
    setAfter([]);
    setFocused(undefined);
  }

  const offered = useMemo(
    () => new Map(readOnly ? [] : offeredNow(game, context).map((action) => [action.id, action])),
    [readOnly, game, context],
  );
  /** opens the form of an action, where it may be taken now */
  const opening = (id: string | undefined, at: string, tick?: string, start?: JsonObject) => {
    const action = offered.get(id ?? '');
    if (!action) return undefined;
    return () => {
      setAfter([]);
      setOpened({ action, place: context.place, at, tick, start });
    };
  };
  // asked for in the palette, wherever that was
  const sought = useSought((s) => s.action);
  useEffect(() => {
    if (sought === undefined) return;
    useSought.setState({ action: undefined });
    const action = offered.get(sought);
    if (action) setOpened({ action, place: context.place, at: now ?? '' });
  }, [sought, offered, context.place, now]);
  useActionOffers(open, readOnly, (action) => setOpened({ action, place: context.place, at: now ?? '' }));

  const phase = phasesOf(nodes).find(({ state }) => state === 'now');
  const duty = readOnly
    ? undefined
    : firstDuty(phase, (task) => !!(task.secret ?? task.calc ?? offered.get(task.action ?? '')), later);
  const leads = phase !== undefined && !opened && !readOnly && (duty !== undefined || leadsTo(phase) !== undefined);
  // an open form has the filled button too
  const first = leads || opened !== undefined;
  const fights = leads && phase && (duty ? isFights(duty, phase) : phase.screen === 'fight');
  const fight = fights ? nextNoted(open, phase.calc)?.id : undefined;
  useLayoutEffect(() => onLeads(first, fight), [first, fight, onLeads]);
  const booked = useMemo(() => bookedTicks(open.journal, context.turn), [open.journal, context.turn]);
  /** ticked by hand, though it stands for something that was never booked */
  const isBare = (task: OutlineTask): boolean =>
    task.ticked && task.action !== undefined && !(task.done ?? booked.has(task.key));

  const tick = (task: OutlineTask) => {
    if (readOnly || task.done) return;
    act(ui(task.ticked ? 'ui.play.said.unticked' : 'ui.play.said.ticked', { task: task.msg }), [
      { kind: 'tick', task: task.key, on: !task.ticked },
    ]);
  };
  /** what a task opens; undefined: it is ticked and no more, as one whose action is not offered now */
  const taskOpens = (task: OutlineTask, at: string): (() => void) | undefined => {
    const { secret, action, calc, tool, ticked } = task;
    if (secret) return !readOnly && !ticked ? () => askSecret(secret.id, secret.part) : () => goPlace('score');
    if (action) return opening(action, at, tickOf(task));
    if (!calc && tool !== undefined) return () => seekTool(open.id, tool);
    if (!calc) return undefined;
    return () => {
      openTaskCalc(open, calc);
      goPlace('fight');
    };
  };
  /** Space: what asks for nothing is booked, and its tick with it */
  const press = (task: OutlineTask) => {
    const now = task.ticked || readOnly ? undefined : bookedAtOnce(offered.get(task.action ?? ''), context);
    if (!now) return tick(task);
    const key = tickOf(task);
    const tickToo: readonly Fact[] = key === undefined ? [] : [{ kind: 'tick', task: key, on: true }];
    if (act(now.says, [...now.facts, ...tickToo])) setAfter(now.next ?? []);
  };
  const enter = (row: TreeRow) => {
    if (row.kind !== 'task') setFolds({ ...folds, [row.id]: !row.open });
    else (taskOpens(row.task, row.id) ?? (() => tick(row.task)))();
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
      ' ': () => (row.kind === 'task' ? press(row.task) : enter(row)),
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
        className={level === undefined ? `${classes.inPlace} ${nowClasses.above}` : classes.inPlace}
        // within the tree only items may lie
        {...(level === undefined
          ? { role: 'none' }
          : { role: 'treeitem', 'aria-level': level + 1, 'aria-label': say(opened.action.msg) })}
      >
        <ActionForm
          key={`${opened.action.id}${JSON.stringify(opened.start)}`}
          action={opened.action}
          open={open}
          start={opened.start}
          tick={opened.tick}
          onDone={(next) => {
            setOpened(undefined);
            setAfter(next);
            focusRow(at);
          }}
        />
      </div>
    );
  const canDo = (at: string) => (action: string, start?: JsonObject) => {
    const run = opening(action, at, undefined, start);
    const found = offered.get(action);
    return run && found && { run, verb: say(verbOf(found, context)) };
  };
  const openDuty = (task: OutlineTask) => taskOpens(task, now ?? '')?.();

  // what holds the phase is asked for, in the form that stands on top or under its line
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every time it is asked for
  useEffect(() => {
    if (!wanted) return;
    const task = phase?.tasks.find(({ key }) => key === wanted.task);
    if (task?.key === duty?.key) focusUnasked(deed.current?.querySelector<HTMLElement>('input, select, button'));
    else if (task) openDuty(task);
  }, [wanted]);
  // a line that was passed over is unfolded, and has the keyboard
  const found = useRef(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every time it is asked for, when its row is there
  useEffect(() => {
    if (!shown || found.current === shown) return;
    const open = unfoldedTo(nodes, shown.task);
    const there = rows.some(({ id }) => id === shown.task);
    if (!there && Object.keys(open).length > 0) return setFolds({ ...folds, ...open });
    found.current = shown;
    if (there) focusRow(shown.task);
  }, [shown, rows]);
  const nextTurn = useMemo(() => announced(game, context, context.turn + 1), [game, context]);
  const scenario = game.scenarios.find((each) => each.id === open.envelope.scenario);

  return (
    <section className={classes.tree} aria-label={t('ui.play.checklist')}>
      {homeless.length > 0 && (
        <div className={classes.homeless}>
          <DueLines reminders={homeless} onDo={canDo('')} />
        </div>
      )}
      <Owed open={open} nodes={nodes} />
      {leads && phase && (
        <Now
          open={open}
          phase={phase}
          task={duty}
          offered={offered}
          onOpen={openDuty}
          onLater={(task) => setLater([...later, task.key])}
          onDone={setAfter}
          onDown={() => focusRow(current)}
          box={deed}
        />
      )}
      {form('')}
      <div className={classes.rows}>
        <div ref={list} role="tree" aria-label={t('ui.play.checklist')}>
          {rows.map((row) => {
            const line = {
              row,
              current: row.id === current,
              // a form that still stands keeps it
              home: row.id === current && !first,
              onKey: (event: React.KeyboardEvent) => onKeyDown(event, row),
              onFocus: () => setFocused(row.id),
              onEnter: () => enter(row),
            };
            if (row.kind === 'task') {
              const { task } = row;
              const status = task.status ? say(task.status) : '';
              const opens = taskOpens(task, row.id);
              const bare = isBare(task);
              const long = status !== '' && (bare || isLong(status, opens !== undefined));
              return (
                <TreeLine
                  key={row.id}
                  {...line}
                  rule={task.rule}
                  done={task.ticked}
                  checked={task.ticked}
                  box={
                    <button
                      type="button"
                      className={classes.box}
                      tabIndex={-1}
                      data-on={task.ticked || undefined}
                      data-bare={bare || undefined}
                      aria-label={t(task.ticked ? 'ui.play.untick' : 'ui.play.tick', { task: task.msg })}
                      disabled={readOnly || task.done === true}
                      onClick={(event) => {
                        event.stopPropagation();
                        tick(task);
                      }}
                    >
                      {task.ticked && <Icon name="check" size={18} />}
                    </button>
                  }
                  end={
                    <>
                      {!long && status}
                      {bare && t('ui.play.bare')}
                      {opens && !readOnly && task.key !== duty?.key && (
                        <DoButton inLine onDo={opens}>
                          {say(taskVerb(task, game, offered, context))}
                        </DoButton>
                      )}
                    </>
                  }
                  below={form(row.id, row.level)}
                >
                  <span>{say(task.msg)}</span>
                  {long && <small>{status}</small>}
                </TreeLine>
              );
            }
            const { node } = row;
            const side = game.sides.find((each) => each.id === node.who);
            const isNow = node.state === 'now' && row.kind === 'phase';
            const isDone = node.state === 'past' && !node.skipped;
            const owed = row.kind === 'phase' ? row : row.open ? nothing : owedIn(node, reminders);
            return (
              <TreeLine
                key={row.id}
                {...line}
                rule={node.rule}
                done={node.state === 'past'}
                now={isNow}
                box={
                  <span className={classes.box} data-on={isDone || undefined} aria-hidden="true">
                    {isDone && <Icon name="check" size={18} />}
                  </span>
                }
                end={
                  isNow &&
                  node.screen === 'fight' &&
                  // where it is the deed of the phase, its button stands above
                  !fights && (
                    <DoButton
                      inLine
                      onDo={() => {
                        layNext(open, node.calc);
                        goPlace('fight');
                      }}
                    >
                      {t('ui.place.fight')}
                    </DoButton>
                  )
                }
                below={
                  <>
                    {form(row.id, row.level)}
                    {isNow && after.length > 0 && <After steps={after} onDone={() => setAfter([])} />}
                  </>
                }
              >
                <span className={classes.name}>
                  {node.label && <i>{node.label}</i>}
                  {row.kind === 'group' && side ? (
                    <SideMark look={side.look}>{node.msg ? say(node.msg) : ''}</SideMark>
                  ) : (
                    node.msg && say(node.msg)
                  )}
                  <span className="vh">{t(`ui.play.state.${node.state}`)}</span>
                </span>
                <DueLines debts={owed.debts} reminders={owed.reminders} rule={node.rule} onDo={canDo(row.id)} />
              </TreeLine>
            );
          })}
        </div>
        {nextTurn.length > 0 && context.turn < (scenario?.turns ?? 0) && (
          <div className={classes.nextTurn}>
            <b>{t('ui.play.table.nextTurn', { turn: turnWord(game, context.turn + 1) })}</b>
            <ul>
              {nextTurn.map(({ lane, items }) => (
                <li key={lane.id}>
                  <i>{say(lane.msg)}</i>
                  <div>
                    {items.map((item, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: items in the lane's own order
                      <span key={i}>
                        {say(item.msg)} <RuleRef rule={item.rule} plain />
                      </span>
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
});

/** What the rules demand after what was just booked. */
function After({
  steps,
  onDone,
}: {
  readonly steps: readonly { readonly msg: Msg; readonly rule: string }[];
  readonly onDone: () => void;
}) {
  const { t, say } = useLanguage();
  return (
    <div className={classes.after} role="status">
      <ol>
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rules' own order
          <li key={i}>
            {say(step.msg)} <RuleRef rule={step.rule} plain />
          </li>
        ))}
      </ol>
      <button type="button" className={classes.do} onClick={onDone}>
        {t('ui.done')}
      </button>
    </div>
  );
}

/** Moves the list alone: where the whole sheet scrolls, its head stays in sight. */
const bringInto = (scroller: HTMLElement | null | undefined, row: HTMLElement | null | undefined) => {
  if (!scroller || !row || scroller.scrollHeight <= scroller.clientHeight) return;
  const [box, at] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  // with something of what came before, and room for its tasks
  if (at.top < box.top || at.bottom > box.bottom - 160) scroller.scrollTop += at.top - box.top - 48;
};

/** Longer words stand below their line, beside a button sooner, so that the line keeps its room. */
const isLong = (text: string, beside: boolean): boolean => text.length > (beside ? 12 : 22);
