import { create } from 'zustand';
import { isRecord, type Json, type JsonObject } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import type { Field, Fields } from '#rules/kit/forms/fields.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Answer, Line } from '#rules/kit/record/journal.ts';
import { isFix } from '#rules/kit/record/path.ts';
import { hasUnits, type Totals, typedTotals } from './totals.ts';

/** What lies on the calculator's bench: kept while other screens are looked at, apart for each game. */
export interface Draft {
  readonly input: JsonObject;
  /** rows taken out for the moment */
  readonly out: readonly string[];
  /** the face typed and not yet recorded */
  readonly face: number | null;
  /** the faces of a throw for hits, typed one by one; absent: the number of hits is typed, as `face` */
  readonly faces?: readonly number[];
  /** the plan of a battle is left for its first throw; nothing of it is in the record yet */
  readonly begun?: boolean;
  /** the app threw: with so many answers the last is in the record already, and stands on the bench until Enter */
  readonly held?: number;
  /** totals that went when the first unit was added, to be put back */
  readonly totals?: Totals | undefined;
  /** a fight prepared here before a quick one was laid over it */
  readonly aside?: Pick<Draft, 'input' | 'out'>;
  /** the fight in the record that this bench goes on with */
  readonly flow?: string;
  /** answers given where there is no record to keep them */
  readonly answers: readonly Answer[];
}

interface Bench {
  /** which calculator is open, by scope: a saved game, or a game without one */
  readonly calc: { readonly [scope: string]: string };
  /** the place of the game its phase's calculator was last opened for */
  readonly at: { readonly [scope: string]: string };
  readonly drafts: { readonly [key: string]: Draft };
  /** by game: what its players measure a fight by */
  readonly measure: { readonly [game: string]: string };
}

/** The fights of the record: which of them are over. */
interface Flows {
  readonly [flow: string]: { readonly end?: unknown };
}

export const useBench = create<Bench>(() => ({ calc: {}, at: {}, drafts: {}, measure: {} }));

const empty: Draft = { input: {}, out: [], face: null, answers: [] };
const keyOf = (scope: string, calc: string): string => `${scope}/${calc}`;

export const draftOf = (bench: Bench, scope: string, calc: string): Draft => bench.drafts[keyOf(scope, calc)] ?? empty;

/** The calculator that lies open: the chosen one, else the game's first. */
export const calcOpen = <C extends Pick<Calculator, 'id'>>(
  bench: Pick<Bench, 'calc'>,
  scope: string,
  calcs: readonly C[],
): C | undefined => calcs.find(({ id }) => id === bench.calc[scope]) ?? calcs[0];

export const openCalc = (scope: string, calc: string): void =>
  useBench.setState((bench) => ({ calc: { ...bench.calc, [scope]: calc } }));

/**
 * Another calculator on the bench. Units and terrain that lie on the one left go along, as far as the other asks for
 * the same, where nothing lies on it yet: a fight is the same fight as an attack and as an overrun.
 */
export const switchCalc = (scope: string, from: Calculator | undefined, to: Calculator): void => {
  const bench = useBench.getState();
  openCalc(scope, to.id);
  if (!from || from.id === to.id) return;
  const [left, there] = [draftOf(bench, scope, from.id), draftOf(bench, scope, to.id)];
  if (left.flow !== undefined || there.flow !== undefined || Object.keys(there.input).length > 0) return;
  const input = alike(from.fields, to.fields, left.input);
  if (Object.keys(input).length > 0) changeDraft(scope, to.id, { input, out: left.out });
};

/** Another phase begins: F finds its calculator, unless a fight is half done. */
export const openPhaseCalc = (
  scope: string,
  calcs: readonly Calculator[],
  { place, calc }: { readonly place: string; readonly calc: string | undefined },
  flows: Flows,
): void => {
  const before = useBench.getState().at[scope];
  if (before === place) return;
  // a hex without anybody who fights for it is left from another phase, and so is a fight that is over
  for (const each of before === undefined ? [] : calcs) {
    clearOver(scope, each, flows);
    clearEmpty(scope, each);
  }
  // what was prepared and never fought is no fight of another turn
  if (before !== undefined && before.split('/')[0] !== place.split('/')[0])
    for (const each of calcs) putAside(scope, each);
  useBench.setState(({ at }) => ({ at: { ...at, [scope]: place } }));
  const bench = useBench.getState();
  const to = calcs.find(({ id }) => id === calc);
  // a fight begun before the app was closed is found again
  if (!to || (bench.calc[scope] === undefined && Object.values(flows).some(({ end }) => end === undefined))) return;
  const from = calcOpen(bench, scope, calcs);
  const { flow } = draftOf(bench, scope, from?.id ?? '');
  if (flow !== undefined && flows[flow] && flows[flow].end === undefined) return;
  switchCalc(scope, from, to);
};

/** What of an input another form asks for as well, in the same way. */
const alike = (from: Fields, to: Fields, input: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(input).flatMap(([id, value]): readonly (readonly [string, Json])[] => {
      const [was, is] = [from[id], to[id]];
      if (!was || !is || was.kind !== is.kind) return [];
      if (was.kind !== 'rows' || is.kind !== 'rows') return fits(is, value) ? [[id, value]] : [];
      const rows = Array.isArray(value) ? value : [];
      return [
        [
          id,
          rows.map((row) =>
            typeof row === 'object' && row !== null && !Array.isArray(row)
              ? { ...(row.id === undefined ? {} : { id: row.id }), ...alike(was.fields, is.fields, row) }
              : row,
          ),
        ],
      ];
    }),
  );
const fits = (field: Field, value: Json): boolean => {
  if (field.kind === 'choice') return field.options.some(({ key }) => key === value);
  if (field.kind === 'set')
    return Array.isArray(value) && value.every((one) => field.options.some(({ key }) => key === one));
  return true;
};

export const measureBy = (game: string, measure: string): void =>
  useBench.setState((bench) => ({ measure: { ...bench.measure, [game]: measure } }));

export const changeDraft = (scope: string, calc: string, change: Partial<Draft>): void =>
  useBench.setState((bench) => ({
    drafts: { ...bench.drafts, [keyOf(scope, calc)]: { ...draftOf(bench, scope, calc), ...change } },
  }));

/** All of it as it lies on another screen. */
export const putDraft = (scope: string, calc: string, draft: Draft): void =>
  useBench.setState((bench) => ({
    calc: { ...bench.calc, [scope]: calc },
    drafts: { ...bench.drafts, [keyOf(scope, calc)]: draft },
  }));

/**
 * A fight that lies prepared here was thrown on another screen: this bench goes on with it, as that one does. `lines`:
 * what was written there.
 */
export const adoptFights = (scope: string, lines: readonly Line[]): void => {
  for (const line of lines)
    for (const fact of isFix(line) ? [] : line.facts) {
      if (fact.kind !== 'flow') continue;
      for (const [key, draft] of Object.entries(useBench.getState().drafts)) {
        if (!key.startsWith(`${scope}/`) || !key.endsWith(`/${fact.calc}`) || !isPrepared(draft, fact.input)) continue;
        const { face: _, faces: __, begun: ___, ...lies } = draft;
        const goesOn = { ...lies, face: null, answers: [], flow: fact.flow };
        useBench.setState((bench) => ({ drafts: { ...bench.drafts, [key]: goesOn } }));
      }
    }
};
/** Whether what was thrown for is what lies here, but for what a form adds by itself. */
const isPrepared = ({ flow, input, out }: Draft, thrown: JsonObject): boolean =>
  flow === undefined &&
  Object.keys(input).length > 0 &&
  Object.entries(input).every(([id, value]) => {
    const lies = Array.isArray(value) ? value.filter((row) => !isRecord(row) || !out.includes(String(row.id))) : value;
    return same(lies, thrown[id]);
  });

export const clearDraft = (scope: string, calc: string): void =>
  useBench.setState((bench) => ({ drafts: { ...bench.drafts, [keyOf(scope, calc)]: empty } }));

/** A fight that is over is put away wherever it lies: among the calculators, and on the hex that was fought for. */
export const clearFight = (flow: string): void =>
  useBench.setState(({ drafts }) => ({
    drafts: Object.fromEntries(
      Object.entries(drafts).map(([key, draft]) => [key, draft.flow === flow ? empty : draft]),
    ),
  }));

/** A fight with units that lies prepared here, else what lies aside already. */
const prepared = (scope: string, calc: Pick<Calculator, 'id' | 'fields'>): Draft['aside'] => {
  const { flow, input, out, aside } = draftOf(useBench.getState(), scope, calc.id);
  return flow === undefined && hasUnits(calc, input) ? { input, out } : aside;
};

/** Lays a quick fight on the bench; one with units that was prepared there is kept aside. */
export const layQuick = (scope: string, calc: Pick<Calculator, 'id' | 'fields'>, input: JsonObject): void => {
  openCalc(scope, calc.id);
  const aside = prepared(scope, calc);
  clearDraft(scope, calc.id);
  changeDraft(scope, calc.id, { input, ...(aside ? { aside } : {}) });
};

/** Keeps a fight that is not in the record aside, and the bench empty for another. */
const putAside = (scope: string, calc: Pick<Calculator, 'id' | 'fields'>): void => {
  const aside = prepared(scope, calc);
  if (!aside || draftOf(useBench.getState(), scope, calc.id).flow !== undefined) return;
  clearDraft(scope, calc.id);
  changeDraft(scope, calc.id, { aside });
};

/** The bench is empty again; what waits aside goes on waiting. */
const beginAnew = (scope: string, calc: string): void => {
  const { aside } = draftOf(useBench.getState(), scope, calc);
  clearDraft(scope, calc);
  if (aside) changeDraft(scope, calc, { aside });
};

/** A form of fights with neither units nor totals begins anew. */
const clearEmpty = (scope: string, calc: Calculator): void => {
  const { flow, input } = draftOf(useBench.getState(), scope, calc.id);
  const { attack, defence } = typedTotals(calc, input);
  const ofUnits = Object.values(calc.fields).some(({ kind, side }) => kind === 'rows' && side !== undefined);
  if (ofUnits && flow === undefined && !hasUnits(calc, input) && attack + defence === 0) beginAnew(scope, calc.id);
};

/** What was fought in another phase stands in the record. */
const clearOver = (scope: string, { id }: Calculator, flows: Flows): void => {
  const { flow } = draftOf(useBench.getState(), scope, id);
  if (flow !== undefined && flows[flow]?.end !== undefined) beginAnew(scope, id);
};

/** Takes the prepared fight up again. */
export const takeUp = (scope: string, calc: string): void => {
  const { aside } = draftOf(useBench.getState(), scope, calc);
  if (!aside) return;
  clearDraft(scope, calc);
  changeDraft(scope, calc, aside);
};

/** Opened with what somebody knows of its input; what lies on it stays, but for a fight that is over. */
export const openCalcWith = (scope: string, calc: string, input: JsonObject, flows: Flows): void => {
  openCalc(scope, calc);
  const { flow, input: typed } = draftOf(useBench.getState(), scope, calc);
  if (flow === undefined) changeDraft(scope, calc, { input: { ...typed, ...input } });
  else if (flows[flow]?.end !== undefined) {
    clearDraft(scope, calc);
    changeDraft(scope, calc, { input });
  }
};
