import type { Scalar } from '../base/json.ts';
import type { CellValue, Coming, Fact, FlowState, Mark, SetUp, State } from './journal.ts';
import { leaves, sameTurn, turnOf } from './place.ts';

/**
 * A state under construction. Maps are copied once, when they are first written to, so that one fact costs little
 * and ten thousand in a row cost little each, and no state handed out before ever changes.
 */
interface Draft {
  cells: Record<string, CellValue>;
  balances: Record<string, number>;
  options: Record<string, Scalar>;
  coming?: Record<string, Coming[string]>;
  place: State['place'];
  began?: State['cells'];
  ticks: Record<string, true>;
  marks: Record<string, { readonly [key: string]: Mark }>;
  flows: Record<string, FlowState>;
  rolls: Record<string, State['rolls'][string]>;
  sealed: Record<string, State['sealed'][string]>;
  unknown: number;
}

export const stateOf = (setUp: SetUp): State => ({
  cells: setUp.cells,
  balances: setUp.balances,
  options: setUp.options,
  place: { ...setUp.place, open: [] },
  ticks: {},
  marks: {},
  flows: {},
  rolls: {},
  sealed: {},
  unknown: 0,
});

/** Never throws: a fact it does not know is counted, an order to write nonsense too. */
export const applyFact = (state: State, fact: Fact): State => applyFacts(state, [fact]);

export const applyFacts = (state: State, facts: Iterable<Fact>): State => {
  const draft: Draft = { ...state };
  const mine = new Set<object>();
  /** the map itself if this call made it, else a copy */
  const own = <T extends object>(map: T): T => {
    if (mine.has(map)) return map;
    const copy = { ...map };
    mine.add(copy);
    return copy;
  };
  const answers = new Map<string, FlowState['answers'][number][]>();
  for (const fact of facts) {
    apply(draft, fact, own, answers);
    // the place come to keeps the cells as they are now: whoever writes on takes a copy
    if (fact.kind !== 'go') continue;
    for (const kept of [draft.cells, ...Object.values(draft.cells)]) if (typeof kept === 'object') mine.delete(kept);
  }
  return draft;
};

type Own = <T extends object>(map: T) => T;

/** `__proto__` is no name: written as a key it would change the map, not its content. */
const good = (...names: readonly (string | undefined)[]): boolean => names.every((name) => name !== '__proto__');

const isEmpty = (map: object): boolean => {
  for (const _ in map) return false;
  return true;
};

const at = <T>(map: { readonly [key: string]: T }, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

const apply = (draft: Draft, fact: Fact, own: Own, answers: Map<string, FlowState['answers'][number][]>): void => {
  switch (fact.kind) {
    case 'set':
      if (!good(fact.cell, fact.key)) break;
      draft.cells = own(draft.cells);
      if (fact.key !== undefined) {
        const was = at(draft.cells, fact.cell);
        const map: Record<string, Scalar> = own(typeof was === 'object' ? was : {});
        if (fact.value === null) delete map[fact.key];
        else map[fact.key] = fact.value;
        draft.cells[fact.cell] = map;
      } else if (fact.value === null) delete draft.cells[fact.cell];
      else draft.cells[fact.cell] = fact.value;
      return;
    case 'post':
      if (!good(fact.account) || !Number.isFinite(fact.n)) break;
      draft.balances = own(draft.balances);
      draft.balances[fact.account] = (at(draft.balances, fact.account) ?? 0) + fact.n;
      return;
    case 'go':
      go(draft, fact, own);
      return;
    case 'tick':
      if (!good(fact.task)) break;
      draft.ticks = own(draft.ticks);
      if (fact.on) draft.ticks[fact.task] = true;
      else delete draft.ticks[fact.task];
      return;
    case 'mark': {
      if (!good(fact.mark, fact.key)) break;
      draft.marks = own(draft.marks);
      const keys: Record<string, Mark> = own(at(draft.marks, fact.mark) ?? {});
      draft.marks[fact.mark] = keys;
      if (fact.value !== null) {
        keys[fact.key] = fact.until === undefined ? { value: fact.value } : { value: fact.value, until: fact.until };
        return;
      }
      delete keys[fact.key];
      if (isEmpty(keys)) delete draft.marks[fact.mark];
      return;
    }
    case 'roll':
      if (!good(fact.what)) break;
      draft.rolls = own(draft.rolls);
      draft.rolls[fact.what] = { faces: fact.faces, by: fact.by };
      return;
    case 'flow':
      if (!good(fact.flow)) break;
      draft.flows = own(draft.flows);
      draft.flows[fact.flow] = {
        game: fact.game,
        calc: fact.calc,
        v: fact.v,
        input: fact.input,
        around: fact.around,
        answers: [],
      };
      answers.delete(fact.flow);
      return;
    case 'answer': {
      const flow = at(draft.flows, fact.flow);
      // the fight it belongs to was dropped by a correction: its dice stay in the journal and mean nothing here
      if (!flow) return;
      const list = answers.get(fact.flow) ?? [...flow.answers];
      answers.set(fact.flow, list);
      list.push({
        ask: fact.ask,
        key: fact.key,
        shown: fact.shown,
        raw: fact.raw,
      });
      draft.flows = own(draft.flows);
      draft.flows[fact.flow] = { ...flow, answers: list };
      return;
    }
    case 'end': {
      const flow = at(draft.flows, fact.flow);
      if (!flow) return;
      draft.flows = own(draft.flows);
      draft.flows[fact.flow] = { ...flow, end: { outcome: fact.outcome, says: fact.says } };
      return;
    }
    case 'option':
      if (!good(fact.option)) break;
      option(draft, fact, own);
      return;
    case 'sealed':
      if (!good(fact.note)) break;
      draft.sealed = own(draft.sealed);
      draft.sealed[fact.note] = { side: fact.side, print: fact.print, box: fact.box };
      return;
    case 'opened': {
      const note = at(draft.sealed, fact.note);
      if (!note) return;
      draft.sealed = own(draft.sealed);
      draft.sealed[fact.note] = { ...note, opened: { text: fact.text, salt: fact.salt, same: fact.same } };
      return;
    }
    case 'note':
      return;
  }
  draft.unknown += 1;
};

/** At once, or noted until its turn comes; what was agreed before and has not taken hold is agreed otherwise now. */
const option = (draft: Draft, fact: Extract<Fact, { kind: 'option' }>, own: Own): void => {
  const later = fact.from !== undefined && fact.from > draft.place.turn;
  const coming: Record<string, Coming[string]> = own(draft.coming ?? {});
  if (later && at(draft.options, fact.option) !== fact.value)
    coming[fact.option] = { value: fact.value, from: fact.from };
  else delete coming[fact.option];
  keepComing(draft, coming);
  if (later) return;
  draft.options = own(draft.options);
  draft.options[fact.option] = fact.value;
};

const keepComing = (draft: Draft, coming: Record<string, Coming[string]>): void => {
  if (isEmpty(coming)) delete draft.coming;
  else draft.coming = coming;
};

/** A turn begins: the options agreed for it act from here on. */
const takeHold = (draft: Draft, turn: number, own: Own): void => {
  for (const [id, { value, from }] of Object.entries(draft.coming ?? {})) {
    if (from > turn) continue;
    const coming: Record<string, Coming[string]> = own(draft.coming ?? {});
    delete coming[id];
    keepComing(draft, coming);
    draft.options = own(draft.options);
    draft.options[id] = value;
  }
};

/** The place moves: what was noted for the place left behind goes with it. */
const go = (draft: Draft, fact: Extract<Fact, { kind: 'go' }>, own: Own): void => {
  const from = draft.place.path;
  const stays = sameTurn(from, fact.to);
  takeHold(draft, fact.turn, own);
  draft.place = {
    path: fact.to,
    turn: fact.turn,
    open: fact.open,
    past: stays ? [...(draft.place.past ?? []), from] : [],
  };
  draft.began = draft.cells;

  for (const [mark, keys] of Object.entries(draft.marks)) {
    for (const [key, { until }] of Object.entries(keys)) {
      if (until === undefined || !over(until, from, fact)) continue;
      draft.marks = own(draft.marks);
      const left: Record<string, Mark> = own(at(draft.marks, mark) ?? {});
      delete left[key];
      draft.marks[mark] = left;
    }
    if (isEmpty(draft.marks[mark] ?? {})) delete draft.marks[mark];
  }
  // Tasks are ticked under their phase's path: the list of the turn keeps them, the next turn starts clean.
  for (const task of Object.keys(draft.ticks)) {
    if (stays && task.includes('/')) continue;
    if (sameTurn(task, fact.to)) continue;
    draft.ticks = own(draft.ticks);
    delete draft.ticks[task];
  }
};

/** A mark ends when its place is left, and at the latest when its turn is over (the phase may have been skipped). */
const over = (until: string, from: string, to: Extract<Fact, { kind: 'go' }>): boolean => {
  if (leaves(until, from, to.to)) return true;
  const turn = turnOf(until);
  return turn !== undefined && turn < to.turn;
};
