import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { turned } from '#rules/kit/forms/faces.ts';
import type { RowsField } from '#rules/kit/forms/fields.ts';
import type { LineUnit } from '#rules/kit/forms/line/lineWorld.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import { setByHand } from '#rules/kit/forms/unitRow.ts';
import type { FighterPick } from '#rules/kit/game/fighters.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { newId } from '../../host/ids.ts';
import { rowIn } from '../../state/rowIn.ts';
import { facesBeside, topField } from './FaceInputs.tsx';
import { asCount, idOf } from './values.ts';

interface Rows {
  readonly field: RowsField;
  readonly rows: readonly JsonObject[];
  readonly out: readonly string[];
  readonly context: Context;
  readonly disabled: boolean | undefined;
  readonly list: RefObject<HTMLDivElement | null>;
  /** who may stand in a row */
  readonly picksFor: (id: string) => readonly FighterPick[] | undefined;
  readonly onTouch: (() => void) | undefined;
  readonly onRows: (rows: readonly JsonObject[]) => void;
  readonly onOut: ((out: readonly string[]) => void) | undefined;
}

/** Rows under the hand: which one is open, what can be done with each, and where the keyboard is afterwards. */
export const useRows = ({ field, rows, out, context, disabled, list, picksFor, onTouch, onRows, onOut }: Rows) => {
  const [open, setOpen] = useState<string>();
  const top = topField(field.fields);
  const full = rows.length >= field.max;

  // the disk answers later: what was typed meanwhile stays
  const latestRows = useRef({ rows, onRows });
  latestRows.current = { rows, onRows };
  const focusRow = (id: string | undefined) => rowIn(list.current, 'row', id)?.focus();
  const focusFirstInput = () => list.current?.querySelector<HTMLElement>('[data-open] input')?.focus();
  const put = (next: readonly JsonObject[], focus?: string) => {
    flushSync(() => onRows(next));
    if (focus) focusRow(focus);
  };
  const start = (): JsonObject => ({ ...fillFrom(field.fields, context), ...field.fresh?.(context) });
  const add = () => {
    if (full || disabled) return;
    const id = newId('u');
    flushSync(() => {
      onRows([...rows, { ...start(), id }]);
      setOpen(id);
      onTouch?.();
    });
    focusFirstInput();
  };

  /** Enter within an open row closes it and stands on it: typing a stack needs no mouse. */
  const close = () => {
    const id = open;
    flushSync(() => setOpen(undefined));
    const row = rowIn(list.current, 'row', id);
    if (!row) return;
    row.focus();
    // typed: the next Enter is the fight's, not the row's, as long as the keyboard stays there
    row.dataset.typed = '';
    row.addEventListener('blur', () => delete row.dataset.typed, { once: true });
  };
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  // On a chip of the row Enter belongs first to a die that waits to be recorded, which listens at the window too.
  const unfolded = open !== undefined;
  useEffect(() => {
    if (!unfolded) return undefined;
    const onEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof Element)) return;
      if (!list.current?.contains(event.target) || !event.target.matches('[role="checkbox"],[role="radio"]')) return;
      event.preventDefault();
      latestClose.current();
    };
    window.addEventListener('keydown', onEnter);
    return () => window.removeEventListener('keydown', onEnter);
  }, [unfolded, list]);

  const change = (id: string, key: string, value: Json) =>
    onRows(rows.map((row) => (idOf(row) === id ? { ...row, [key]: value } : row)));
  const copy = (id: string) => {
    const at = rows.findIndex((row) => idOf(row) === id);
    const row = rows[at];
    if (!row || full) return;
    const fresh = newId('u');
    put([...rows.slice(0, at + 1), { ...row, id: fresh }, ...rows.slice(at + 1)], fresh);
  };
  const remove = (id: string) => {
    const at = rows.findIndex((row) => idOf(row) === id);
    const next = rows.filter((row) => idOf(row) !== id);
    if (open === id) setOpen(undefined);
    put(next, idOf(next[Math.min(at, next.length - 1)] ?? {}));
    onOut?.(out.filter((each) => each !== id));
  };
  const move = (id: string, by: number) => {
    const at = rows.findIndex((row) => idOf(row) === id);
    const row = rows[at];
    const to = at + by;
    if (!row || to < 0 || to >= rows.length) return;
    const rest = rows.filter((_, i) => i !== at);
    put([...rest.slice(0, to), row, ...rest.slice(to)], id);
  };
  const staysOut = (row: JsonObject | undefined): boolean =>
    field.takesPart !== undefined && row?.[field.takesPart] === false;
  const toggle = (id: string) => {
    if (field.takesPart !== undefined && !out.includes(id) && staysOut(rows.find((row) => idOf(row) === id)))
      change(id, field.takesPart, true);
    else onOut?.(out.includes(id) ? out.filter((each) => each !== id) : [...out, id]);
  };
  const stepFirst = (row: JsonObject, by: number) => {
    if (top) {
      const [key, { of }] = top;
      const faces = facesBeside(field.fields, of, row);
      if (faces.length > 0) change(idOf(row), key, turned(faces, asCount(row[key]), by));
      return;
    }
    const first = Object.entries(field.fields).find(([, each]) => each.kind === 'count');
    if (first?.[1].kind !== 'count') return;
    const [key, count] = first;
    const value = row[key];
    const now = typeof value === 'number' ? value : count.start;
    change(idOf(row), key, Math.min(count.max, Math.max(count.min, now + by)));
  };
  /**
   * A row that stands for a unit of the roster takes its id, so that its losses find it again; more units, more rows.
   * What was set in it before stays.
   */
  const pick = (id: string, units: readonly LineUnit[]) => {
    const before = picksFor(id)?.flatMap((each) => each.units.filter((unit) => unit.id === id))[0];
    const set = setByHand(field, rows.find((row) => idOf(row) === id) ?? {}, start(), before?.row(false));
    const others = rows.filter((row) => idOf(row) !== id);
    const filled = units.slice(0, field.max - others.length).map((unit, i) => {
      const again = others.some((row) => idOf(row) === unit.id);
      return { ...unit.row(again), id: !again ? unit.id : i === 0 ? id : newId('u') };
    });
    const fresh = filled[0]?.id ?? id;
    flushSync(() => {
      setOpen(filled.length > 1 ? undefined : fresh);
      onRows(
        rows.flatMap((row) =>
          idOf(row) === id ? filled.map((each, i) => (i === 0 ? { ...row, ...each, ...set } : each)) : [row],
        ),
      );
    });
    if (filled.length > 1) {
      focusRow(fresh);
      return;
    }
    // the keyboard goes on behind the name; but not into a text the unit has brought, where A would be a letter of it
    const next = list.current?.querySelectorAll<HTMLInputElement>('[data-open] input')[1];
    if (next && next.dataset.digits === undefined && next.value !== '') focusRow(fresh);
    else next?.focus();
  };

  /** the row is that unit of the list from now on, so that its losses find it again */
  const standFor = (id: string, unit: string) => {
    const { rows: now, onRows: put } = latestRows.current;
    if (id === unit || now.some((row) => idOf(row) === unit)) return;
    flushSync(() => {
      setOpen((at) => (at === id ? unit : at));
      put(now.map((row) => (idOf(row) === id ? { ...row, id: unit } : row)));
    });
    focusRow(unit);
  };

  const onKeyDown = (event: React.KeyboardEvent, row: JsonObject) => {
    const id = idOf(row);
    const at = rows.findIndex((each) => idOf(each) === id);
    const keys: { readonly [key: string]: (() => void) | undefined } = {
      ArrowDown: () => (event.altKey ? move(id, 1) : focusRow(idOf(rows[at + 1] ?? {}))),
      ArrowUp: () => (event.altKey ? move(id, -1) : focusRow(idOf(rows[at - 1] ?? {}))),
      ArrowRight: () => setOpen(id),
      ArrowLeft: () => setOpen(undefined),
      ' ': () => toggle(id),
      c: () => copy(id),
      Delete: () => remove(id),
      '+': () => stepFirst(row, 1),
      '-': () => stepFirst(row, -1),
    };
    if (event.ctrlKey || event.metaKey) return;
    const run = keys[event.key];
    if (!run || (disabled && event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };

  return { open, setOpen, full, add, close, change, copy, remove, move, staysOut, toggle, pick, standFor, onKeyDown };
};
export type RowsInHand = ReturnType<typeof useRows>;
