import type { Sheet, SheetTrouble } from '../sheet.ts';
import type { Edited } from './draft.ts';
import { edit, type SheetEdit } from './edit.ts';
import { merged, redone, type SheetPatch, undone, weightOf } from './patch.ts';

/**
 * A sheet with what was done to it. Steps are kept as patches; the oldest are forgotten, so that a long evening of
 * drawing holds no more than a short one.
 */
export interface SheetHistory {
  readonly sheet: Sheet;
  /** oldest first */
  readonly past: readonly EditStep[];
  /** what can be done again, the next last */
  readonly future: readonly EditStep[];
}
export interface EditStep {
  readonly did: SheetEdit['do'] | 'replace';
  readonly patch: SheetPatch;
  /** how many entries the patch holds */
  readonly weight: number;
  /** edits of one stroke are one step */
  readonly stroke?: string;
}

export const mostSteps = 500;
/** entries of all patches together; only changes of the grid and fills of whole maps come near */
export const mostWeight = 100_000;

export const historyOf = (sheet: Sheet): SheetHistory => ({ sheet, past: [], future: [] });

export interface Done {
  readonly history: SheetHistory;
  readonly left: readonly SheetTrouble[];
}

/** `stroke`: the name of a drag; all its edits are undone at once. */
export const done = (history: SheetHistory, change: SheetEdit, stroke?: string): Done => {
  const edited: Edited = edit(history.sheet, change);
  if (!edited.patch) return { history, left: edited.left };
  const last = history.past.at(-1);
  const goesOn = stroke !== undefined && last?.stroke === stroke && last.did === change.do;
  const joined = goesOn ? merged(last.patch, edited.patch) : undefined;
  const patch = joined ?? edited.patch;
  const step: EditStep = {
    did: change.do,
    patch,
    weight: weightOf(patch),
    stroke,
  };
  const past = [...(joined ? history.past.slice(0, -1) : history.past), step];
  return { history: { sheet: edited.sheet, past: bounded(past), future: [] }, left: edited.left };
};

/** Another sheet in its place, as after an import: a step like every other. */
export const replaced = (history: SheetHistory, sheet: Sheet): SheetHistory => {
  if (sheet === history.sheet) return history;
  const patch: SheetPatch = { whole: { before: history.sheet, after: sheet } };
  return { sheet, past: bounded([...history.past, { did: 'replace', patch, weight: weightOf(patch) }]), future: [] };
};

const bounded = (steps: readonly EditStep[]): readonly EditStep[] => {
  let weight = 0;
  let kept = 0;
  // the last step can always be undone, whatever it weighs
  while (kept < steps.length && kept < mostSteps) {
    weight += steps[steps.length - 1 - kept]?.weight ?? 0;
    if (weight > mostWeight && kept > 0) break;
    kept++;
  }
  return kept === steps.length ? steps : steps.slice(steps.length - kept);
};

/** One step back; the same history where there is none. */
export const stepBack = (history: SheetHistory): SheetHistory => {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    sheet: undone(history.sheet, step.patch),
    past: history.past.slice(0, -1),
    future: [...history.future, step],
  };
};

export const stepForward = (history: SheetHistory): SheetHistory => {
  const step = history.future.at(-1);
  if (!step) return history;
  return {
    sheet: redone(history.sheet, step.patch),
    past: [...history.past, step],
    future: history.future.slice(0, -1),
  };
};
