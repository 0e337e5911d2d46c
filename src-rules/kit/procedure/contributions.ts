import type { JsonObject } from '../base/json.ts';
import type { Chance } from '../chance/dist.ts';
import type { Msg } from '../words/message.ts';

/**
 * What each thing adds to a fight, in the measure its players pick: the same fight with it and without it; and whole ways
 * of doing something, to be ranked.
 */
export interface Contributions {
  readonly measures: readonly {
    readonly id: string;
    readonly msg: Msg;
    /** `points`: a mean, which may be negative; its `p` is no chance */
    readonly kind: 'chance' | 'points';
    /** of the fight as it stands; absent: not known, `not` says why */
    readonly now?: Chance;
    readonly not?: Msg;
  }[];
  readonly things: readonly Contribution[];
  readonly ways: readonly {
    readonly id: string;
    readonly msg: Msg;
    readonly rule: string;
    readonly side: string;
    /** by measure: is more of it better for that side? */
    readonly wants: { readonly [measure: string]: 'more' | 'less' };
    readonly list: readonly Alternative[];
  }[];
}
export interface Contribution {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly side: string;
  /** it is in the fight; it could be; it would stand in place of something */
  readonly state: 'in' | 'out' | 'instead';
  /** by measure: with it less without it; of one `instead`, less the fight as it stands. What is missing is not known */
  readonly adds: { readonly [measure: string]: number };
  /** by measure: the fight with this undone (`in`) or done */
  readonly comesTo: { readonly [measure: string]: Chance };
  /** does or undoes it in the form; absent: only thought of */
  readonly edits?: readonly Edit[];
}
export interface Alternative {
  readonly id: string;
  readonly msg: Msg;
  readonly gives: { readonly [measure: string]: Chance };
  /** it is done so now */
  readonly now?: true;
  readonly edits: readonly Edit[];
}

/** A change of a form: of one of its rows, or of its own fields. */
export type Edit =
  | { readonly rows: string; readonly row: string; readonly set: JsonObject }
  | { readonly set: JsonObject };

/** Rows and fields nobody changes stay the same objects. */
export const edited = <T extends object>(input: T, edits: readonly Edit[]): T => {
  const so = { ...input };
  for (const edit of edits) {
    if (!('rows' in edit)) {
      Object.assign(so, edit.set);
      continue;
    }
    const rows: unknown = Reflect.get(so, edit.rows);
    if (!Array.isArray(rows)) continue;
    const isIt = (row: unknown): boolean =>
      typeof row === 'object' && row !== null && Reflect.get(row, 'id') === edit.row;
    Object.assign(so, { [edit.rows]: rows.map((row) => (isIt(row) ? { ...row, ...edit.set } : row)) });
  }
  return so;
};

/** Largest first by what they add in one measure; those whose share is not known come last. */
export const ranked = (things: readonly Contribution[], measure: string): readonly Contribution[] =>
  [...things].sort((x, y) => Math.abs(y.adds[measure] ?? 0) - Math.abs(x.adds[measure] ?? 0));
/** Best first for the side that chooses. */
export const rankedWays = ({ list, wants }: Contributions['ways'][number], measure: string): readonly Alternative[] => {
  const sign = wants[measure] === 'less' ? 1 : -1;
  return [...list].sort((x, y) => sign * ((x.gives[measure]?.p ?? 0) - (y.gives[measure]?.p ?? 0)));
};
