import { z } from 'zod';
import type { Inferred } from '../base/inferred.ts';
import { isRecord, type Json, type JsonObject, own, type Scalar } from '../base/json.ts';
import { json } from '../base/jsonSchema.ts';
import type { Msg, MsgValue } from '../words/message.ts';
import { recordLimits } from './limits.ts';

/**
 * What a saved game is made of: set-up, lines and the kit's facts. The schemas look at what comes from a disk or from
 * somebody else; members of later versions pass them.
 */
const key = z.string().max(200);
const longText = z.string().max(recordLimits.text);
const scalar = z.union([longText, z.number(), z.boolean()]);
const object = z.record(key, json);
const lineId = z.string().regex(/^[A-Za-z0-9_:.#-]{1,80}$/);
const whole = z.number().int();
/** of a place or a task */
const path = z.string().max(1_000);

/** A message as a record holds it, to its last name; its type holds itself, and stands with the messages. */
const says: z.ZodType<Msg, Msg> = z.looseObject({
  id: key,
  p: z
    .record(
      key,
      z.lazy(() => said),
    )
    .optional(),
});
// a list's own members are counted with all others by whoever reads a file
const said: z.ZodType<MsgValue, MsgValue> = z.union([
  z.number(),
  z.looseObject({ name: longText }),
  says,
  z.array(z.lazy(() => said)),
]);

const cellValue = z.union([scalar, z.record(key, scalar)]);
/** A count, a choice, or a map of either by key. */
export type CellValue = Inferred<typeof cellValue>;

/** Something noted on a thing for a while: until the place leaves `until` (a path prefix), or for good without it. */
export interface Mark {
  readonly value: Json;
  readonly until?: string;
}

/** 'table': a real die typed in; 'app': the app's own */
const by = z.enum(['table', 'app']);
const facts = {
  set: z.looseObject({ kind: z.literal('set'), cell: key, key: key.optional(), value: scalar.nullable() }),
  post: z.looseObject({
    kind: z.literal('post'),
    account: key,
    n: whole,
    for: says,
    rule: key,
    over: z.literal(true).optional(),
  }),
  /** the next place, as worked out by `close` */
  go: z.looseObject({
    kind: z.literal('go'),
    to: path,
    turn: whole,
    /** tasks left open behind it */
    open: z.array(path).max(1_000),
  }),
  tick: z.looseObject({ kind: z.literal('tick'), task: path, on: z.boolean() }),
  mark: z.looseObject({ kind: z.literal('mark'), mark: key, key, value: json, until: path.optional() }),
  roll: z.looseObject({
    kind: z.literal('roll'),
    what: key,
    // one side: the last marker in a cup is drawn like the others
    sides: whole.min(1).max(1_000),
    faces: z.array(whole).max(1_000),
    by,
  }),
  /** a calculator opened for the record; `around` holds what it read, unit values are copied into `input` */
  flow: z.looseObject({
    kind: z.literal('flow'),
    flow: key,
    game: key,
    calc: key,
    v: whole,
    input: object,
    around: object,
  }),
  answer: z.looseObject({
    kind: z.literal('answer'),
    flow: key,
    ask: key,
    key: longText,
    raw: json.optional(),
    by: by.optional(),
    shown: object,
  }),
  end: z.looseObject({ kind: z.literal('end'), flow: key, outcome: object, says }),
  option: z.looseObject({
    kind: z.literal('option'),
    option: key,
    value: scalar,
    /** the turn with which it takes hold, where that is a later one; absent: at once */
    from: whole.optional(),
  }),
  sealed: z.looseObject({ kind: z.literal('sealed'), note: key, side: key, print: key, box: longText }),
  opened: z.looseObject({ kind: z.literal('opened'), note: key, text: longText, salt: key, same: z.boolean() }),
  note: z.looseObject({ kind: z.literal('note'), text: longText }),
};
/**
 * A dozen kinds of primitive fact. Games propose them, the kit alone applies them: opening a saved game runs no game
 * code, so no later version of the app can change an old game.
 */
export type Fact = Inferred<(typeof facts)[keyof typeof facts]>;
/** The kinds of fact this version knows. */
export const factKinds: readonly string[] = Object.keys(facts);

const ofAnyKind = z.looseObject({ kind: z.string().min(1).max(40) });
/** A fact of a kind this version does not know passes (the kit counts and shows it); a known one must be right. */
const fact = z.custom<Fact>().check(({ value, issues }) => {
  const raw: unknown = value;
  const known = isRecord(raw) && typeof raw.kind === 'string' ? own<z.ZodType>(facts, raw.kind) : undefined;
  const checked = (known ?? ofAnyKind).safeParse(raw);
  for (const issue of checked.error?.issues ?? [])
    issues.push({ code: 'custom', input: raw, path: issue.path, message: issue.message });
});

const time = z.string().max(40);
const factList = z.array(fact).max(5_000);
const spans = z.array(key).max(40);
const ruled = z.looseObject({ rule: key, v: whole, from: object, cause: z.string().max(200) });
/** as a device of the room called itself; absent: it was written where the game lies */
const who = z.string().max(80).optional();
const inserted = z.looseObject({
  id: lineId,
  who,
  /** ISO time at which it was confirmed */
  at: time,
  says,
  facts: factList,
  /** names of the spans it belongs to, outermost first, e.g. ['turn:3', 'phase:t3/ger/combat', 'fight:f12'] */
  spans,
  /** worked out by a standing rule, from this entry */
  by: ruled.optional(),
});

export const entrySchema = z.looseObject({ ...inserted.shape, parent: lineId.nullable() });
/** One player's action in words. Lines of both kinds form a tree by `parent` (null: the set-up). */
export type Entry = Inferred<typeof entrySchema>;

export const fixSchema = z.looseObject({
  id: lineId,
  parent: lineId.nullable(),
  who,
  at: time,
  says,
  spans,
  fix: z
    .array(
      z.looseObject({
        entry: lineId,
        /** facts replaced; null: the entry is dropped */
        facts: factList.nullable(),
        by: ruled.optional(),
      }),
    )
    .max(recordLimits.lines),
  insert: z
    .array(z.looseObject({ after: lineId.nullable(), entry: inserted }))
    .max(5_000)
    .optional(),
});
/** A correction of the past, carrying every changed fact, worked out once and shown before it was accepted. */
export type Fix = Inferred<typeof fixSchema>;

export type Line = Entry | Fix;

export interface Journal {
  readonly lines: readonly Line[];
  /** the id of the line we stand on, null: the set-up */
  readonly head: string | null;
  /** heads left by undo, the last one first: redo returns there; kept in memory only, a restart takes the latest child */
  readonly redoStack?: readonly string[];
}

export const setUpSchema = z.looseObject({
  cells: z.record(key, cellValue),
  balances: z.record(key, whole),
  options: z.record(key, scalar),
  place: z.looseObject({ path, turn: whole }),
});
/** Worked out by the game's code once, when the game was created, and kept. */
export type SetUp = Inferred<typeof setUpSchema>;

/** What was said to a question of a calculation. */
export interface Answer {
  readonly ask: string;
  readonly key: string;
  readonly raw?: Json;
}

/** A calculation in the record. */
export interface FlowState {
  readonly game: string;
  readonly calc: string;
  readonly v: number;
  readonly input: JsonObject;
  readonly around: JsonObject;
  readonly answers: readonly (Answer & { readonly shown: JsonObject })[];
  readonly end?: { readonly outcome: JsonObject; readonly says: Msg };
}

/** By option: its value to come, and the turn with which it takes hold. */
export interface Coming {
  readonly [option: string]: { readonly value: Scalar; readonly from: number };
}

/** The fold of set-up and the path to the head. Plain data. */
export interface State {
  readonly cells: { readonly [id: string]: CellValue };
  readonly balances: { readonly [account: string]: number };
  readonly options: { readonly [id: string]: Scalar };
  /** options agreed that take hold with a later turn; absent: none */
  readonly coming?: Coming;
  /** `past`: the places of this turn already left, in the order they were left */
  readonly place: {
    readonly path: string;
    readonly turn: number;
    readonly open: readonly string[];
    readonly past?: readonly string[];
  };
  /** the cells as they stood when the present place was come to; absent in the first */
  readonly began?: { readonly [id: string]: CellValue };
  readonly ticks: { readonly [task: string]: true };
  readonly marks: { readonly [mark: string]: { readonly [key: string]: Mark } };
  readonly flows: { readonly [flow: string]: FlowState };
  /** the last roll of each name */
  readonly rolls: { readonly [what: string]: { readonly faces: readonly number[]; readonly by: 'table' | 'app' } };
  readonly sealed: {
    readonly [note: string]: {
      readonly side: string;
      readonly print: string;
      readonly box: string;
      readonly opened?: { readonly text: string; readonly salt: string; readonly same: boolean };
    };
  };
  /** facts of a kind this version does not know: counted and shown, never dropped from disk */
  readonly unknown: number;
}
