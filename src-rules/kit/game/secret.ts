import type { JsonObject } from '../base/json.ts';
import { memo } from '../base/memo.ts';
import { sha256 } from '../base/sha256.ts';
import type { Fields } from '../forms/fields.ts';
import type { Context } from '../record/context.ts';
import type { Fact, Journal, Line, State } from '../record/journal.ts';
import { isFix } from '../record/path.ts';
import type { Msg } from '../words/message.ts';
import type { Outlook, Score } from './specs.ts';

/**
 * A secret that one side writes down: some of a few things, chosen once. The host seals it under that player's phrase;
 * the journal keeps the sealed box and its fingerprint, so that the opponent can trust it and cannot read it.
 */
export interface SecretSpec {
  readonly id: string;
  /** whose it is */
  readonly side: string;
  readonly msg: Msg;
  readonly about: Msg;
  readonly rule: string;
  readonly choices: readonly { readonly key: string; readonly msg: Msg; readonly about?: Msg }[];
  readonly least: number;
  readonly most: number;
  /** told to the player who chooses, and to nobody else */
  readonly warns?: (
    choice: readonly string[],
    context: Context,
  ) => readonly { readonly msg: Msg; readonly rule: string }[];
  /** the action that writes the choice down without a note, where its phrase is forgotten: unverified */
  readonly byHand?: string;
  /** what is counted and reckoned for the player who knows it, on his own screen alone */
  readonly behind?: {
    /** what he supposes of the rest of the game */
    readonly fields: Fields;
    readonly score: (choice: readonly string[], context: Context) => Score;
    readonly outlook: (choice: readonly string[], input: JsonObject, context: Context) => Outlook;
  };
}

/** What is sealed of a choice: its keys in the order in which the game lists them. */
export const secretText = ({ choices }: Pick<SecretSpec, 'choices'>, choice: readonly string[]): string =>
  choices.flatMap(({ key }) => (choice.includes(key) ? [key] : [])).join(' ');

/** The choice in a text; undefined: it is none that could have been sealed. */
export const secretIn = (
  spec: Pick<SecretSpec, 'choices' | 'least' | 'most'>,
  text: string,
): readonly string[] | undefined => {
  const keys = text.split(' ');
  const fits = keys.length >= spec.least && keys.length <= spec.most && secretText(spec, keys) === text;
  return fits ? keys : undefined;
};

/** The name of one sealed note: `<secret>/<id>`. A second one stands beside the first. */
export const noteOf = (secret: string, id: string): string => `${secret}/${id}`;
export const secretOf = (note: string): string => note.split('/', 1)[0] ?? note;

/**
 * The fingerprint of a note: of a random number, in hexadecimal, and the text on the line below it. Whoever is shown
 * both can work it out again: `printf '<number>\\n<text>' | sha256sum`.
 */
export const printOf = (salt: string, text: string, hash: (text: string) => string = sha256): string =>
  hash(`${salt}\n${text}`);
/** What a file says of itself proves nothing: whoever reads a note works its fingerprint out anew. */
export const isVerified = ({
  print,
  opened,
}: {
  readonly print: string;
  readonly opened?: { readonly text: string; readonly salt: string };
}): boolean => opened !== undefined && printOf(opened.salt, opened.text) === print;

/** A note that was sealed at some time, on whatever branch. */
export interface Seal {
  readonly note: string;
  readonly secret: string;
  readonly side: string;
  readonly print: string;
  readonly box: string;
  /** the turn and the moment in which it was sealed, and the line that did it */
  readonly turn?: number;
  readonly at: string;
  readonly line: string;
  /** false: the line was undone or taken out since. The note stays in sight all the same */
  readonly stands: boolean;
  readonly opened?: { readonly text: string; readonly salt: string; readonly stands: boolean };
}

function* factsIn(line: Line): Generator<Fact> {
  if (!isFix(line)) {
    yield* line.facts;
    return;
  }
  for (const { facts } of line.fix) yield* facts ?? [];
  for (const { entry } of line.insert ?? []) yield* entry.facts;
}

const sealedIn = memo((lines: readonly Line[]): readonly Omit<Seal, 'stands'>[] => {
  const found = new Map<string, Omit<Seal, 'stands'>>();
  for (const line of lines) {
    for (const fact of factsIn(line)) {
      if (fact.kind === 'sealed' && !found.has(fact.note)) {
        const { note, side, print, box } = fact;
        const turn = turnIn(line.spans);
        found.set(note, {
          note,
          secret: secretOf(note),
          side,
          print,
          box,
          at: line.at,
          line: line.id,
          turn,
        });
      }
      const seal = fact.kind === 'opened' ? found.get(fact.note) : undefined;
      if (seal && fact.kind === 'opened')
        found.set(fact.note, { ...seal, opened: { text: fact.text, salt: fact.salt, stands: false } });
    }
  }
  return [...found.values()];
});

const turnIn = (spans: readonly string[]): number | undefined => {
  const found = spans.find((span) => /^turn:\d+$/.test(span));
  return found === undefined ? undefined : Number(found.slice('turn:'.length));
};

/** Every note ever sealed, the first one first: read from all lines of the tree, so that undo hides none. */
export const sealsOf = ({ lines }: Pick<Journal, 'lines'>, { sealed }: Pick<State, 'sealed'>): readonly Seal[] =>
  sealedIn(lines).map((seal) => ({
    ...seal,
    stands: sealed[seal.note] !== undefined,
    ...(seal.opened ? { opened: { ...seal.opened, stands: sealed[seal.note]?.opened !== undefined } } : {}),
  }));
