import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Around } from '#rules/kit/around.ts';
import { fillFrom, holds } from '#rules/kit/fields.ts';
import type { Action } from '#rules/kit/game.ts';
import type { Fact } from '#rules/kit/journal.ts';
import type { Msg } from '#rules/kit/text.ts';
import type { JsonObject } from '#rules/kit/value.ts';
import { useCommand } from '../app/keys.ts';
import { EnterCap, KeyCap } from '../app/parts/KeyCap.tsx';
import { ErrorLine } from '../app/parts/Notice.tsx';
import { RuleRef } from '../app/parts/RuleRef.tsx';
import { FieldsForm } from '../calculators/form/FieldsForm.tsx';
import { useDiceKeys } from '../calculators/useDiceKeys.ts';
import { act, type OpenGame, rollAnew, rollDice } from '../game/store.ts';
import { useLanguage } from '../i18n/Language.tsx';
import classes from './table.module.css';

const none: readonly never[] = [];

type FaceId = { readonly id: string; readonly sides: number; readonly zero?: 10 | 0 };

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
  onDone,
}: {
  readonly action: Action;
  readonly open: OpenGame;
  /** the task of the checklist it does: ticked in the same entry */
  readonly tick?: string;
  readonly start?: JsonObject;
  /** the game as it stood then, where an entry of the past is corrected */
  readonly at?: Around;
  /** in place of the record: what to do with the facts */
  readonly onBook?: (says: Msg, facts: readonly Fact[]) => boolean;
  readonly onDone: (next: readonly { readonly msg: Msg; readonly rule: string }[]) => void;
}) {
  const { t, say } = useLanguage();
  const { game } = open;
  const around = at ?? open.around;
  const [typed, setTyped] = useState<JsonObject>(start ?? {});
  const [tried, setTried] = useState(false);
  const [rolled, setRolled] = useState<ReadonlySet<string>>(new Set());
  const [again, setAgain] = useState<{ readonly what: string; readonly sides: number }>();
  const form = useRef<HTMLFormElement>(null);

  const value = useMemo(() => ({ ...fillFrom(action.fields, around), ...typed }), [action, around, typed]);
  const parsed = useMemo(() => action.parse(value), [action, value]);
  const faces = useMemo<readonly FaceId[]>(
    () =>
      Object.entries(action.fields).flatMap(([id, field]) =>
        field.kind === 'face' && (!field.when || holds(field.when, { input: value, around }))
          ? [{ id, sides: field.sides, ...(field.zero === undefined ? {} : { zero: field.zero }) }]
          : [],
      ),
    [action, value, around],
  );
  const unthrown = faces.filter((face) => value[face.id] === null || value[face.id] === undefined);
  const proposal = useMemo(
    () => (parsed.ok && unthrown.length === 0 ? action.proposes(parsed.value, around) : undefined),
    [action, parsed, unthrown.length, around],
  );

  const book = (facts: readonly Fact[], says: Msg, thrown: ReadonlySet<string>): boolean => {
    const marked = byApp(facts, faces, thrown);
    if (onBook) return onBook(says, marked);
    const ticks = tick !== undefined && !facts.some((fact) => fact.kind === 'tick' && fact.task === tick);
    return act(says, ticks ? [...marked, { kind: 'tick', task: tick, on: true }] : marked);
  };
  const submit = (input: JsonObject, thrown: ReadonlySet<string>) => {
    const checked = action.parse(input);
    const offered = checked.ok ? action.proposes(checked.value, around) : undefined;
    if (offered?.ok && book(offered.facts, offered.says, thrown) && !onBook) onDone(offered.next ?? none);
  };
  const record = () => {
    setTried(true);
    if (unthrown.length === 0) submit(value, rolled);
  };
  /** the name under which the record knows this die: what a face would book */
  const nameOf = (face: FaceId): string => {
    const probe = action.parse({
      ...value,
      ...Object.fromEntries(faces.map((each) => [each.id, value[each.id] ?? 1])),
    });
    const offered = probe.ok ? action.proposes(probe.value, around) : undefined;
    const facts = offered === undefined ? [] : offered.ok ? offered.facts : (offered.anyway?.facts ?? []);
    const rolls = facts.flatMap((fact) => (fact.kind === 'roll' ? fact.faces.map(() => fact.what) : []));
    return rolls[faces.indexOf(face)] ?? `${action.id}/${face.id}`;
  };
  const roll = () => {
    const next: Record<string, JsonObject[string]> = { ...value };
    const thrown = new Set(rolled);
    let repeated: { readonly what: string; readonly sides: number } | undefined;
    for (const face of unthrown) {
      const what = nameOf(face);
      const result = rollDice(what, face.sides, 1, face.zero);
      next[face.id] = result.faces[0] ?? null;
      thrown.add(face.id);
      if (result.again) repeated = { what, sides: face.sides };
    }
    setTyped(next);
    setRolled(thrown);
    // As in a fight: what was thrown stands, whatever becomes of the form, and is booked by Enter.
    setAgain(repeated);
  };
  // The keyboard goes on where the form asks: its first field or die, else Record.
  useEffect(() => {
    const begin = () =>
      form.current
        ?.querySelector<HTMLElement>('input:not([disabled]), select, [data-dice] button, button[type="submit"]')
        ?.focus();
    begin();
    // The palette, as it closes, gives the keyboard back to where it was: the form opened from there takes it again.
    const late = setTimeout(() => {
      if (!form.current?.contains(document.activeElement)) begin();
    }, 260);
    form.current?.scrollIntoView({ block: 'nearest' });
    return () => clearTimeout(late);
  }, []);
  const first = unthrown[0];
  useCommand('die.roll', roll, unthrown.length > 0 && !onBook);
  useDiceKeys({
    sides: first?.sides ?? faces.at(-1)?.sides ?? 6,
    ...(first?.zero === undefined ? {} : { zero: first.zero }),
    enabled: true,
    onFace: (face) => {
      const at = first ?? faces.findLast((each) => !rolled.has(each.id));
      if (at) setTyped({ ...value, [at.id]: face });
    },
    onEnter: record,
    onClear: () =>
      setTyped({
        ...value,
        ...Object.fromEntries(faces.filter((face) => !rolled.has(face.id)).map((face) => [face.id, null])),
      }),
  });

  return (
    <form
      ref={form}
      className={classes.action}
      aria-label={say(action.msg)}
      onSubmit={(event) => {
        event.preventDefault();
        record();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onDone(none);
        }
      }}
    >
      <div className={classes.actionHead}>
        <b>{say(action.msg)}</b> <RuleRef rule={action.rule} />
        {action.about && <p>{say(action.about)}</p>}
      </div>
      <div data-dice="">
        <FieldsForm
          fields={action.fields}
          value={value}
          around={around}
          troubles={parsed.ok ? none : parsed.troubles}
          sides={game.sides}
          rosters={game.rosters}
          // a die the app threw stays as it fell
          onChange={(next) =>
            setTyped({ ...next, ...Object.fromEntries([...rolled].map((id) => [id, value[id] ?? null])) })
          }
        />
      </div>
      {proposal?.ok && <p className={classes.would}>{say(proposal.says)}</p>}
      {proposal && !proposal.ok && (tried || Object.keys(typed).length > 0) && (
        <ErrorLine
          action={
            proposal.anyway && (
              <Button
                onClick={() => {
                  if (proposal.anyway && book(proposal.anyway.facts, proposal.anyway.says, rolled) && !onBook)
                    onDone(none);
                }}
              >
                {t('ui.play.anyway')}
              </Button>
            )
          }
        >
          {t('ui.play.refused', { why: proposal.msg })} <RuleRef rule={proposal.rule} />
        </ErrorLine>
      )}
      {again && (
        <p className={classes.again} role="status">
          {t('ui.play.dice.again')}{' '}
          <button
            type="button"
            onClick={() => {
              rollAnew(again.what, again.sides);
              setAgain(undefined);
              setTyped({ ...value, ...Object.fromEntries(faces.map((face) => [face.id, null])) });
              setRolled(new Set());
            }}
          >
            {t('ui.play.dice.anew')}
          </button>
        </p>
      )}
      <div className={classes.actionFoot}>
        {unthrown.length > 0 && !onBook && (
          <Button onClick={roll}>
            {t('ui.command.roll')} <KeyCap of="die.roll" />
          </Button>
        )}
        <Button type="submit" variant="filled" disabled={proposal === undefined}>
          {t('ui.play.fight.record')} <EnterCap />
        </Button>
        <Button variant="subtle" onClick={() => onDone(none)}>
          {t('ui.cancel')} <kbd aria-hidden="true">Esc</kbd>
        </Button>
      </div>
    </form>
  );
}
