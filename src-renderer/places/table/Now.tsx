import { Button } from '@mantine/core';
import { type RefObject, useMemo } from 'react';
import type { Action } from '#rules/kit/game/action.ts';
import { type OutlineNode, type OutlineTask, tickOf } from '#rules/kit/sequence/outline.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { CommandId } from '../../state/commands.ts';
import { putHandInLine } from '../../state/handInLine.ts';
import { useCommand } from '../../state/keys.ts';
import { layNext, nextNoted } from '../../state/noted.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { goPlace } from '../../state/route.ts';
import { act } from '../../state/store.ts';
import { ActionForm } from '../../ui/forms/ActionForm.tsx';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { bookedAtOnce, isFights, taskVerb, verbOf } from './duties.ts';
import classes from './now.module.css';

type After = readonly { readonly msg: Msg; readonly rule: string }[];

/** Where a phase is played, when nothing else is to be done for it. */
const placeOf = {
  fight: { word: 'ui.place.fight', command: 'place.fight' },
  supply: { word: 'ui.play.table.toMap', command: 'place.supply' },
  ledger: { word: 'ui.place.ledger', command: 'place.ledger' },
} as const satisfies { readonly [screen: string]: { readonly word: string; readonly command: CommandId } };

export const leadsTo = ({ screen }: OutlineNode) => (screen && screen !== 'table' ? placeOf[screen] : undefined);

/** The one thing to do now, its control in place: dice by their keys, what asks for nothing by Space. */
export function Now({
  open,
  phase,
  task,
  offered,
  onOpen,
  onLater,
  onDone,
  onDown,
  box,
}: {
  readonly open: OpenGame;
  readonly phase: OutlineNode;
  readonly task: OutlineTask | undefined;
  readonly offered: ReadonlyMap<string, Action>;
  /** opens what is no form: a calculator, a sealed note */
  readonly onOpen: (task: OutlineTask) => void;
  readonly onLater: (task: OutlineTask) => void;
  readonly onDone: (next: After) => void;
  /** the keyboard goes on to the checklist */
  readonly onDown: () => void;
  readonly box: RefObject<HTMLElement | null>;
}) {
  const { t, say } = useLanguage();
  const { game, context } = open;
  const action = offered.get(task?.action ?? '');
  const bulk = offered.get(task?.bulk ?? '');
  const atOnce = useMemo(() => bookedAtOnce(action, context), [action, context]);
  const allAtOnce = useMemo(() => bookedAtOnce(bulk, context), [bulk, context]);
  const place = leadsTo(phase);
  const toPlace = (screen: Parameters<typeof goPlace>[0]): void => {
    if (screen === 'fight') layNext(open, phase.calc);
    goPlace(screen);
  };
  // fights are what the phase, or its first duty, is for: one noted ahead is the next, by the button as by its key
  const fights = !task || isFights(task, phase);
  const fight = fights ? nextNoted(open, phase.calc) : undefined;
  useCommand(
    'place.fight',
    () => {
      putHandInLine(true);
      toPlace('fight');
    },
    fight !== undefined,
  );

  const book = (what: typeof atOnce): void => {
    if (!what || !task) return;
    const tick = what === allAtOnce ? undefined : tickOf(task);
    const adds = tick !== undefined && !what.facts.some((fact) => fact.kind === 'tick' && fact.task === tick);
    const facts = adds ? [...what.facts, { kind: 'tick', task: tick, on: true } as const] : what.facts;
    if (act(what.says, facts)) onDone(what.next ?? []);
  };
  const form = action !== undefined && !atOnce;
  const openTask = (one: OutlineTask): void => (fight ? toPlace('fight') : onOpen(one));
  const later = (one: OutlineTask | undefined): void => {
    if (one) onLater(one);
    box.current?.focus();
  };
  const primary = (): void => {
    if (atOnce) book(atOnce);
    else if (form) goOnIn(box.current);
    else if (task) openTask(task);
    else if (phase.screen && phase.screen !== 'table') toPlace(phase.screen);
  };
  return (
    <section
      ref={box}
      className={classes.now}
      aria-label={t('ui.play.now')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: dice and Space are for the deed while no line is walked
      tabIndex={0}
      data-form={form || undefined}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
        const run = { ' ': primary, Enter: primary, ArrowDown: onDown }[event.key];
        if (!run) return;
        event.preventDefault();
        event.stopPropagation();
        run();
      }}
    >
      {!form && (
        <div className={classes.head}>
          <b>{task ? say(task.msg) : phase.msg && say(phase.msg)}</b>
          {task?.status && <small>{say(task.status)}</small>}
          <RuleRef rule={(task ?? phase).rule ?? ''} plain />
        </div>
      )}
      {form && (
        <ActionForm
          key={`${task?.key}/${action.id}`}
          action={action}
          open={open}
          tick={task && tickOf(task)}
          onLater={() => later(task)}
          onDone={(next) => {
            onDone(next);
            box.current?.focus();
          }}
        />
      )}
      {!form && (
        <div className={classes.foot}>
          {atOnce && (
            <Button variant="filled" onClick={() => book(atOnce)}>
              {action && say(verbOf(action, context))} <kbd aria-hidden="true">{t('ui.play.key.space')}</kbd>
            </Button>
          )}
          {allAtOnce && bulk && <Button onClick={() => book(allAtOnce)}>{say(bulk.msg)}</Button>}
          {!action && task && (
            <Button variant="filled" onClick={() => openTask(task)}>
              {fight ? t('ui.fights.next', { fight: fight.msg }) : say(taskVerb(task, game, offered, context))}{' '}
              {isFights(task, phase) ? (
                <KeyCap of="place.fight" />
              ) : (
                <kbd aria-hidden="true">{t('ui.play.key.space')}</kbd>
              )}
            </Button>
          )}
          {!task && place && phase.screen && phase.screen !== 'table' && (
            <Button variant="filled" onClick={primary}>
              {fight ? t('ui.fights.next', { fight: fight.msg }) : t(place.word)} <KeyCap of={place.command} />
            </Button>
          )}
          {task && (
            <button type="button" className={classes.later} onClick={() => later(task)}>
              {t('ui.play.later')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Enter or Space on a form that stands there unasked: it is booked when nothing more is asked, else it is filled in. */
const goOnIn = (box: HTMLElement | null): void => {
  const form = box?.querySelector('form');
  const record = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  const isReady = form && record && !record.disabled;
  if (isReady) form.requestSubmit();
  // what is refused is filled in, from the first field that is empty on: why stands below
  if (!isReady || record.hasAttribute('data-refused')) {
    const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input:not([disabled])') ?? [])];
    const field = inputs.find(({ value }) => value === '');
    const first = form?.querySelector<HTMLElement>(
      'input:not([disabled]), select, [data-dice] button:not([tabindex="-1"])',
    );
    (field ?? first)?.focus();
  }
};
