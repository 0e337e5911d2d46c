import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import { type Fields, sidesOf } from '#rules/kit/forms/fields.ts';
import { changed, fillFrom } from '#rules/kit/forms/parse.ts';
import type { Action } from '#rules/kit/game/action.ts';
import { otherPhases } from '#rules/kit/game/offered.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { rollAnew, throwDie } from '../../state/appDice.ts';
import { accept, type Correction, prepareRewrite } from '../../state/corrections.ts';
import { formDraft } from '../../state/formDrafts.ts';
import { useCommand } from '../../state/keys.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { phasesCalled } from '../../state/phasesCalled.ts';
import { waitingFace, waitsMark } from '../../state/rolls.ts';
import { act, gameNow } from '../../state/store.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { EnterCap, KeyCap } from '../parts/KeyCap.tsx';
import { DueLine, ErrorLine } from '../parts/Notice.tsx';
import { RuleRef } from '../parts/RuleRef.tsx';
import { RuleTabs } from '../parts/ruleTabs.ts';
import { Ripple } from '../Ripple.tsx';
import classes from './ActionForm.module.css';
import { FieldsForm } from './FieldsForm.tsx';
import { useFieldInSight } from './fieldInSight.ts';
import { focusUnasked } from './focusUnasked.ts';
import { hidesAny } from './hidden.ts';
import { useDiceKeys } from './useDiceKeys.ts';

const none: readonly never[] = [];

type FaceId = { readonly id: string; readonly sides: number; readonly zero?: 10 | 0 };

/** The app threw what it had thrown before: the record stood here then. */
interface Again {
  readonly die: string;
  readonly what: string;
  readonly sides: number;
  readonly head: string | null;
}

/** What is asked beside the dice, and the dice. */
const besideDice = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field.kind !== 'face'));
const diceOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field.kind === 'face'));

/** The name of a form's die while it waits to be booked. */
const dieOf = (action: Action, field: string): string => `${action.id}/${field}`;

/** The field in which an action asks for its turn. */
export const turnFieldOf = (action: Action): string | undefined =>
  Object.entries(action.fields).find(([, field]) => field.kind === 'count' && field.from === 'turn')?.[0];
const turnBefore = (action: Action, value: JsonObject, now: number): number | undefined => {
  const turn = value[turnFieldOf(action) ?? ''];
  return typeof turn === 'number' && turn < now ? turn : undefined;
};

/** Rolls are booked as the table's; those the app threw are marked as its own, in the order of the die fields. */
const byApp = (facts: readonly Fact[], faces: readonly FaceId[], rolled: ReadonlySet<string>): readonly Fact[] => {
  let at = 0;
  return facts.map((fact) => {
    if (fact.kind !== 'roll') return fact;
    const ids = faces.slice(at, at + fact.faces.length).map((face) => face.id);
    at += fact.faces.length;
    return ids.length > 0 && ids.every((id) => rolled.has(id)) ? { ...fact, by: 'app' as const } : fact;
  });
};

/**
 * An action of the game as a form in place: its fields, what it would book in one line, and the refusal with its rule
 * where a limit stands against it. Nothing is booked without Record.
 */
export function ActionForm({
  action,
  open,
  tick,
  start,
  at,
  onBook,
  onCorrect,
  onRefused,
  price,
  onLater,
  onDone,
}: {
  readonly action: Action;
  readonly open: OpenGame;
  /** the task of the checklist it does: ticked in the same entry */
  readonly tick?: string;
  readonly start?: JsonObject;
  /** the game as it stood then, where an entry of the past is corrected */
  readonly at?: Context;
  /** in place of the record: what to do with the facts */
  readonly onBook?: (says: Msg, facts: readonly Fact[]) => boolean;
  /** in place of the record: the correction of the past it is, looked at before it is written */
  readonly onCorrect?: (says: Msg, facts: readonly Fact[]) => Correction | undefined;
  /** told of a refusal when it was asked for all the same */
  readonly onRefused?: (refusal: Extract<Proposal, { readonly ok: false }>) => void;
  /** drawn beside what would be booked */
  readonly price?: (facts: readonly Fact[]) => ReactNode;
  /** it stands there unasked: the keyboard stays where it is, and it may wait */
  readonly onLater?: () => void;
  readonly onDone: (next: readonly { readonly msg: Msg; readonly rule: string }[]) => void;
}) {
  const { t, say } = useLanguage();
  const { game } = open;
  const context = at ?? open.context;
  const apart = onBook !== undefined || onCorrect !== undefined;
  const draft = apart || at ? undefined : formDraft(open, action.id, start);
  const [typed, setTyped] = useState<JsonObject>(draft?.typed ?? start ?? {});
  const [tried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [again, setAgain] = useState<Again>();
  const [drawing, setDrawing] = useState(false);
  const [looked, setLooked] = useState<'proposed' | 'anyway'>();
  const form = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLDivElement>(null);

  // a die the app threw stays as it fell, whatever becomes of the form, until it is booked
  const fallen = useMemo(
    () =>
      apart
        ? {}
        : Object.fromEntries(
            Object.keys(action.fields).flatMap((id) => {
              const face = waitingFace(open.state, dieOf(action, id));
              return face === undefined ? [] : [[id, face] as const];
            }),
          ),
    [action, open.state, apart],
  );
  /** as it opens, before anybody has typed into it */
  const opened = useMemo(
    () => ({ ...fillFrom(action.fields, context, start), ...start, ...fallen }),
    [action, context, start, fallen],
  );
  const value = useMemo(() => ({ ...opened, ...typed, ...fallen }), [opened, typed, fallen]);
  const parsed = useMemo(() => action.parse(value), [action, value]);
  const faces = useMemo<readonly FaceId[]>(
    () =>
      Object.entries(action.fields).flatMap(([id, field]) =>
        field.kind === 'face' && (!field.when || holds(field.when, { input: value, context }))
          ? [{ id, sides: sidesOf(field, context), zero: field.zero }]
          : [],
      ),
    [action, value, context],
  );
  /** a single die asked after other fields stands in the foot, which a long form never covers; one asked first is in sight */
  const [opening] = Object.keys(action.fields);
  const single = faces.length === 1 && faces[0]?.id !== opening;
  const unthrown = faces.filter((face) => value[face.id] === null || value[face.id] === undefined);
  /** nothing is asked but the app's own draw: nobody picks its place by hand */
  const draws = action.verb === 'draw' && unthrown.length > 0 && !apart && !at;
  const proposal = useMemo(
    () => (parsed.ok && unthrown.length === 0 ? action.proposes(parsed.value, context) : undefined),
    [action, parsed, unthrown.length, context],
  );
  /** what is known before the die is thrown */
  const ahead = useMemo(() => {
    const now = parsed.ok && unthrown.length > 0 ? action.proposes(parsed.value, context) : undefined;
    return now && !now.ok && now.ahead ? now : undefined;
  }, [action, parsed, unthrown.length, context]);

  /** what a side does in another phase may be booked here, and is said */
  const elsewhere = useMemo(() => {
    if (at || apart || action.side === undefined) return '';
    return phasesCalled(game, context, otherPhases(game.sequence, context)(action), say).join(', ');
  }, [at, apart, game, context, action, say]);
  const pastTurn = apart || at ? undefined : turnBefore(action, value, context.turn);
  const fixed = useMemo(() => Object.keys(fallen), [fallen]);
  const thrown: ReadonlySet<string> = new Set(fixed);
  const ticked = (facts: readonly Fact[]): readonly Fact[] => {
    const ticks = tick !== undefined && !facts.some((fact) => fact.kind === 'tick' && fact.task === tick);
    return [...byApp(facts, faces, thrown), ...(ticks ? [{ kind: 'tick', task: tick, on: true } as const] : [])];
  };
  // of a turn that is over it is a correction of the past: what follows is shown before it is written
  const correct =
    onCorrect ??
    (pastTurn === undefined ? undefined : (says: Msg, facts: readonly Fact[]) => prepareRewrite(pastTurn, says, facts));
  // worked out anew where the record goes on while it is looked at
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is made of follows from these
  const correction = useMemo(() => {
    if (!looked || !proposal) return undefined;
    const would = looked === 'anyway' ? !proposal.ok && proposal.anyway : proposal.ok && proposal;
    return would ? correct?.(would.says, ticked(would.facts)) : undefined;
  }, [looked, proposal, open]);
  const book = (facts: readonly Fact[], says: Msg): boolean => {
    const marked = ticked(facts);
    if (onBook) return onBook(says, marked);
    if (correct) {
      setLooked(proposal?.ok ? 'proposed' : 'anyway');
      return false;
    }
    return act(says, [
      ...marked,
      ...[...thrown].map((id): Fact => ({ kind: 'mark', mark: waitsMark, key: dieOf(action, id), value: null })),
    ]);
  };
  /** A form that stays, as there is more of the same to book, begins anew. */
  const finish = (next: readonly { readonly msg: Msg; readonly rule: string }[]): void => {
    setTyped(start ?? {});
    setTried(false);
    onDone(next);
  };
  /** Left by hand: what was typed is not wanted, but where the form stays. */
  const leave = (): void => {
    if (!onLater) draft?.drop();
    onDone(none);
  };
  /** nobody is in the middle of it */
  const untouched = same(value, opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft follows from the record and the action
  useEffect(() => (untouched ? draft?.drop() : draft?.keep(typed)), [typed, untouched, open.journal]);
  const record = () => {
    setTried(true);
    if (proposal && !proposal.ok) {
      onRefused?.(proposal);
      setRefusals((n) => n + 1);
    }
    if (unthrown.length === 0 && proposal?.ok && book(proposal.facts, proposal.says) && !onBook)
      finish(proposal.next ?? none);
  };
  /** the name under which the record knows this die: what a face would book */
  const nameOf = (face: FaceId): string => {
    const probe = action.parse({
      ...value,
      ...Object.fromEntries(faces.map((each) => [each.id, value[each.id] ?? 1])),
    });
    const offered = probe.ok ? action.proposes(probe.value, context) : undefined;
    const facts = offered === undefined ? [] : offered.ok ? offered.facts : (offered.anyway?.facts ?? []);
    const rolls = facts.flatMap((fact) => (fact.kind === 'roll' ? fact.faces.map(() => fact.what) : []));
    return rolls[faces.indexOf(face)] ?? `${action.id}/${face.id}`;
  };
  // As in a fight: it is in the record when it is shown, and the form that books it waits for Enter.
  const roll = () => {
    if (draws) setDrawing(true);
    for (const face of unthrown) {
      const [die, what] = [dieOf(action, face.id), nameOf(face)];
      const says = (n: number) => ui('ui.play.said.thrown', { die: name(String(n)), what: action.msg });
      const result = throwDie(die, what, says, face.sides, face.zero);
      if (!result?.again) continue;
      setAgain({ die, what, sides: face.sides, head: gameNow()?.journal.head ?? null });
      // drawn before: whether it is drawn anew is for the players to say
      setDrawing(false);
    }
  };
  // The app's draw is no die that lies there to be looked at: it is booked as it comes.
  useEffect(() => {
    if (!drawing || unthrown.length > 0) return;
    setDrawing(false);
    record();
  });
  // The keyboard goes on where the form asks: its first field or die, else Record.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    if (onLater) return;
    focusUnasked(
      form.current?.querySelector<HTMLElement>(
        'input:not([disabled]), select, [data-dice] button:not([tabindex="-1"]), button[type="submit"]',
      ),
    );
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useFieldInSight(form, end);
  // A refusal stands below the fields, and must not stand below the edge; nor what would be recorded, where the field
  // that is being filled stays in sight.
  const outcome = proposal?.ok;
  useEffect(() => {
    const field = document.activeElement;
    if (!end.current || !form.current?.contains(field)) return;
    const needs = end.current.getBoundingClientRect().bottom - (field?.getBoundingClientRect().top ?? 0);
    if (refusals > 0 || (outcome !== undefined && needs < window.innerHeight / 2))
      end.current.scrollIntoView({ block: 'nearest' });
  }, [refusals, outcome]);
  const first = unthrown[0];
  useCommand('die.roll', roll, unthrown.length > 0 && !apart);
  useDiceKeys({
    sides: first?.sides ?? faces.at(-1)?.sides ?? 6,
    zero: first?.zero,
    enabled: !draws,
    onFace: (face) => {
      const at = first ?? faces.findLast((each) => !thrown.has(each.id));
      if (at) setTyped({ ...value, [at.id]: face });
    },
    onEnter: () => {
      record();
      return true;
    },
    onClear: () =>
      setTyped({
        ...value,
        ...Object.fromEntries(faces.map((face) => [face.id, null])),
      }),
  });

  if (correction)
    return (
      <Ripple
        open={open}
        correction={correction}
        onAccept={() => accept(correction) && onDone(none)}
        onBack={() => setLooked(undefined)}
      />
    );
  const asked = (fields: Fields): ReactNode => (
    <FieldsForm
      fields={fields}
      value={value}
      context={context}
      troubles={parsed.ok ? none : parsed.troubles}
      sides={game.sides}
      rosters={game.rosters}
      fixed={fixed}
      onChange={(next) => setTyped(changed(action.fields, value, next, context))}
    />
  );
  return (
    <form
      ref={form}
      className={classes.action}
      data-waits={onLater && untouched ? '' : undefined}
      aria-label={say(action.msg)}
      onSubmit={(event) => {
        event.preventDefault();
        if (draws) roll();
        else record();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          leave();
        }
      }}
    >
      <div className={classes.actionHead}>
        <b>{say(action.msg)}</b>{' '}
        <RuleTabs value={-1}>
          <RuleRef rule={action.rule} />
        </RuleTabs>
        {action.about && <p>{say(action.about)}</p>}
        {elsewhere !== '' && <DueLine>{t('ui.play.otherPhase', { where: name(elsewhere) })}</DueLine>}
      </div>
      <div data-dice="">{asked(draws || single ? besideDice(action.fields) : action.fields)}</div>
      <div ref={end} className={classes.actionEnd} data-end="" data-foot="">
        {single && !draws && <div data-dice="">{asked(diceOf(action.fields))}</div>}
        {proposal && price?.((proposal.ok ? proposal : proposal.anyway)?.facts ?? none)}
        {proposal?.ok && (
          <p className={classes.would}>
            {hidesAny(action.fields, value, context) ? t('ui.secret.would') : say(proposal.says)}
          </p>
        )}
        {proposal && !proposal.ok && (tried || Object.keys(typed).length > 0) && (
          <ErrorLine
            action={
              proposal.anyway && (
                <Button
                  onClick={() => {
                    if (proposal.anyway && book(proposal.anyway.facts, proposal.anyway.says) && !onBook) finish(none);
                  }}
                >
                  {t('ui.play.anyway')}
                </Button>
              )
            }
          >
            {t(tried ? 'ui.play.refused' : 'ui.play.limit', { why: proposal.msg })} <RuleRef rule={proposal.rule} />
          </ErrorLine>
        )}
        {ahead?.ahead === 'die' && (
          <p className={classes.would}>
            {say(ahead.msg)} <RuleRef rule={ahead.rule} />
          </p>
        )}
        {ahead?.ahead === 'limit' && (
          <ErrorLine>
            {t('ui.play.limit', { why: ahead.msg })} <RuleRef rule={ahead.rule} />
          </ErrorLine>
        )}
        {again?.head === open.journal.head && again && (
          <p className={classes.again} role="status">
            {t('ui.play.dice.again')}{' '}
            <button type="button" onClick={() => rollAnew(again.what, again.sides, 1, again.die)}>
              {t('ui.play.dice.anew')}
            </button>
          </p>
        )}
        <div className={classes.actionFoot}>
          {faces.length > 0 && !apart && (
            <Button
              {...(draws ? { type: 'submit', variant: 'filled' } : { onClick: roll })}
              disabled={unthrown.length === 0}
            >
              {t(action.verb === 'draw' ? 'ui.play.verb.draw' : 'ui.command.roll')} <KeyCap of="die.roll" />
            </Button>
          )}
          {!draws && (
            <Button
              type="submit"
              variant={proposal?.ok ? 'filled' : 'default'}
              data-refused={proposal?.ok === false || undefined}
              disabled={proposal === undefined}
            >
              {t('ui.play.fight.record')} <EnterCap />
            </Button>
          )}
          {onLater ? (
            <Button variant="subtle" onClick={onLater}>
              {t('ui.play.later')}
            </Button>
          ) : (
            <Button variant="subtle" onClick={leave}>
              {t('ui.cancel')} <kbd aria-hidden="true">Esc</kbd>
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
