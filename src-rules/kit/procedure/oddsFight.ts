import { type Die, readFace } from '../chance/dice.ts';
import { bind, certain, type Dist, facesOf, keyOf } from '../chance/dist.ts';
import type { Fields, InputOf } from '../forms/fields.ts';
import type { Context } from '../record/context.ts';
import type { Answer } from '../record/journal.ts';
import type { Msg } from '../words/message.ts';
import type { Ask, ChanceAsk, ChoiceAsk } from './ask.ts';
import { calc } from './calc.ts';
import type { CalcSpec, Calculator, Ending, Planned, Stage } from './calcSpec.ts';
import { type Explanation, explain } from './explain.ts';
import type { Figure } from './figures.ts';
import { type Match, MISSING, NO_ATTACK, type OddsGame, type OddsPart, oddsPart, placed } from './odds.ts';
import type { OddsPanel } from './panel.ts';
import type { Policy } from './policy.ts';

/**
 * A fight read on an odds table with one die, described once: what is played, planned, shown and booked come from the same
 * few functions, so that they cannot tell different stories. A game writes its forces, their strengths, what a result
 * means and who pays it; the rest follows.
 */

/** Why there is nothing to resolve. */
export interface FightRefusal {
  readonly not: Msg;
  readonly rule: string;
}

/** One thing found out ahead of the die: counters turned up, a check made. */
export interface FightOpening<C, S> {
  /** a choice: nothing tells how often it turns out how, and the players say how it did */
  readonly ask: Omit<ChanceAsk, 'kind' | 'ways'> | (ChoiceAsk & { readonly blind: true });
  /** how it can turn out, by key; undefined: nobody knows what may lie there, and the fight stays unknown with it */
  readonly ways: () => Dist<string> | undefined;
  /** the forces as they are then; or, of what was not seen in full, the strengths alone */
  readonly after: (answer: Answer) => { readonly forces: C } | { readonly strengths: S };
}

/** A fight whose column and result stand. */
export interface Fought<C, S> {
  readonly forces: C;
  readonly strengths: S;
  /** the forces are all that is there: nothing ahead of the die was left unseen */
  readonly known: boolean;
  /** the result; NO_ATTACK or a match's own code where no die is rolled, MISSING where nobody typed the table's cell */
  readonly code: string;
  readonly column?: string;
  readonly face?: number;
}

/** Of the question for the die; `who`: default the table. */
type DieSays = Pick<ChanceAsk, 'msg' | 'rule'> & Partial<Pick<ChanceAsk, 'who'>>;

/** What the words beside a panel may speak of. */
export interface ShownFight<F extends Fields, C, S, O> {
  readonly input: InputOf<F>;
  readonly context: Context;
  readonly forces: C;
  readonly strengths: S;
  /** what is still to be found out */
  readonly open: O | undefined;
  readonly part: OddsPart;
  readonly not: FightRefusal | undefined;
  /** the chances are known and there is something to roll for */
  readonly fair: boolean;
}

export interface OddsFight<F extends Fields, C, S, X, R, O extends FightOpening<C, S>>
  extends Pick<
    CalcSpec<F, unknown, R>,
    'id' | 'v' | 'msg' | 'rule' | 'fields' | 'policies' | 'quick' | 'cost' | 'contributions' | 'mapAdvice'
  > {
  /** the rows as sides; looks at everything of the game that the fight may ask before it ends */
  readonly forces: (input: InputOf<F>, context: Context) => C;
  /** the only place where figures are written: 'attack' and 'defence' make the ratio */
  readonly strengths: (forces: C, context: Context, explanation: Explanation) => S;
  /**
   * Strengths take what is still to be found out as it is likeliest to turn out: the faces shown are of their column, and
   * what a result costs hangs on nothing that is open. Default: the faces are of the likeliest column.
   */
  readonly likeliest?: true;
  /** nothing to resolve, before anything is found out */
  readonly refusal: (forces: C, strengths: S, context: Context, input: InputOf<F>) => FightRefusal | undefined;
  /** what is found out next, ahead of the die */
  readonly opening?: (forces: C, context: Context) => O | undefined;
  /** everything is found out, and nobody is left to roll for */
  readonly over?: (forces: C, strengths: S) => FightRefusal | undefined;
  /** the table, its cells, what they mean and what they cost under each policy */
  readonly game: (forces: C, context: Context) => OddsGame<X>;
  readonly match: (strengths: S, forces: C) => Match<X>;
  readonly die: DieSays | ((column: string, strengths: S, forces: C) => DieSays);
  /** asks for a cell nobody typed: the players read their card; without it such a result stays unknown */
  readonly card?: (
    column: string,
    face: number,
    forces: C,
    context: Context,
  ) => Omit<ChanceAsk, 'kind' | 'id' | 'ways'>;
  /** who pays how, and what is over then; kit: takeSteps */
  readonly pay: (fought: Fought<C, S>, context: Context) => Generator<Ask, R, Answer>;
  readonly key: (result: R) => string;
  /**
   * Fights alike from here on: strengths, and the forces where what was seen of them matters. Default: all of one input,
   * which is so where nothing is found out ahead of the die.
   */
  readonly alike?: (forces: C, strengths: S | undefined) => string;
  /** what a side loses can be counted only where its units are named; default: it can */
  readonly counted?: (forces: C, side: string) => boolean;
  readonly says: (shown: ShownFight<F, C, S, O>) => Msg;
  /** what nobody has typed yet, and what is worth knowing; default: nothing */
  readonly missing?: (shown: ShownFight<F, C, S, O>) => OddsPanel['missing'];
  readonly hints?: (shown: ShownFight<F, C, S, O>) => OddsPanel['hints'];
  /** figures of column and die, left out where there is nothing to resolve or a sum is not known: they would be read from nobody */
  readonly ofColumn?: readonly string[];
  /** figures not yet worth what they say, of what is still to be found out; empty: all are */
  readonly unsettled?: (figures: OddsPanel['figures'], forces: C) => readonly string[];
  readonly ending: (result: R, input: InputOf<F>, context: Context) => Ending;
  /** the plan worked out at once; undefined: question by question. Held to `referencePlan` */
  readonly fastPlan?: (forces: C, given: readonly Answer[], policy: Policy) => readonly Planned[] | undefined;
}

/** A fight on its way: what has been found out so far. */
interface State<C, S> {
  readonly forces: C;
  readonly known: boolean;
  readonly strengths?: S;
  readonly code?: string;
  readonly column?: string;
  readonly face?: number;
}

/** The key of an opening nobody knows the ways of. */
export const UNTOLD = '?';

const nothingCounted = {
  column: undefined,
  short: undefined,
  spare: undefined,
  faces: [],
  chances: [],
  tolls: undefined,
  mix: [],
  bar: [],
  barSays: [],
  policies: [],
} as const;

export const oddsFight = <
  F extends Fields,
  C extends object,
  S,
  X,
  R,
  O extends FightOpening<C, S> = FightOpening<C, S>,
>(
  spec: OddsFight<F, C, S, X, R, O>,
): Calculator => {
  if (spec.opening && !spec.alike)
    throw new Error(`${spec.id}: finds something out and does not say which fights are alike`);
  // played, planned and shown ask the same at every stop: it is worked out once
  const forcesOf = remembered((input: InputOf<F>, context) => spec.forces(input, context));
  const openingOf = remembered((forces: C, context): O | undefined => spec.opening?.(forces, context));
  const seenAs = new WeakMap<O, Map<string, ReturnType<FightOpening<C, S>['after']>>>();
  /** What was really seen makes one pair of forces, whoever asks. */
  const afterOf = (open: O, answer: Answer): ReturnType<FightOpening<C, S>['after']> => {
    if (answer.raw === undefined) return open.after(answer);
    const known = seenAs.get(open) ?? new Map<string, ReturnType<FightOpening<C, S>['after']>>();
    seenAs.set(open, known);
    const key = JSON.stringify(answer.raw);
    const found = known.get(key) ?? open.after(answer);
    known.set(key, found);
    return found;
  };
  const explained = remembered((forces: C, context): { readonly strengths: S; readonly figures: readonly Figure[] } => {
    const notes = explain();
    const strengths = spec.strengths(forces, context, notes);
    return { strengths, figures: notes.figures };
  });
  const refusalOf = (forces: C, context: Context, input: InputOf<F>): FightRefusal | undefined =>
    spec.refusal(forces, explained(forces, context).strengths, context, input);
  const openAsk = ({ ask, ways }: O): Ask =>
    'options' in ask
      ? ask
      : {
          kind: 'chance',
          ...ask,
          ways: () => {
            const known = ways();
            return known ? [...known.ways].map(([key, { n }]) => [String(key), n] as const) : [[UNTOLD, 1]];
          },
        };
  const opened: Stage<State<C, S>, R> = function* (state, context, notes) {
    let { forces } = state;
    for (let open = openingOf(forces, context); open; open = openingOf(forces, context)) {
      const answer: Answer = yield openAsk(open);
      if (answer.key === UNTOLD && !open.ways()) return { next: 'pay', state: { forces, known: false, code: UNTOLD } };
      const after = afterOf(open, answer);
      if ('strengths' in after) return { next: 'roll', state: { forces, known: false, strengths: after.strengths } };
      forces = after.forces;
    }
    const { strengths, figures } = explained(forces, context);
    notes.take(figures);
    return { next: 'roll', state: { forces, known: true, strengths } };
  };

  const dieAsk = (die: Die, says: DieSays): ChanceAsk => ({
    kind: 'chance',
    id: 'die',
    who: 'table',
    ...says,
    entry: { kind: 'face', ...die },
    ways: () => facesOf(die.sides, die.zero).map((face) => [String(face), 1] as const),
    read: (raw) => {
      const face = typeof raw === 'number' || typeof raw === 'string' ? readFace(raw, die) : undefined;
      return face === undefined ? undefined : String(face);
    },
  });

  const roll: Stage<State<C, S>, R> = function* (state, context) {
    const { forces, strengths } = state;
    if (strengths === undefined) throw new Error(`${spec.id}: a roll without strengths`);
    const game = spec.game(forces, context);
    const match = spec.match(strengths, forces);
    const at = placed(game, match);
    const column = at.fixed === undefined ? at.column : undefined;
    if (column === undefined) return { next: 'pay', state: { ...state, code: at.fixed ?? NO_ATTACK } };
    const called = game.table.columns[column]?.key ?? '';
    const { die } = spec;
    const { key } = yield dieAsk(game.die, typeof die === 'function' ? die(called, strengths, forces) : die);
    const face = Number(key);
    const cell = game.cell(column, face, match.of);
    let code: string | undefined;
    if (typeof cell === 'object') {
      const looked: Answer = yield { kind: 'choice', ...cell.ask };
      code = cell.codes[looked.key];
    } else code = cell;
    if (code === undefined && spec.card) {
      const card: Answer = yield {
        kind: 'chance',
        id: 'card',
        ...spec.card(called, face, forces, context),
        ways: () => [[MISSING, 1]],
      };
      code = card.key;
    }
    return { next: 'pay', state: { ...state, column: called, face, code: code ?? MISSING } };
  };

  const pay: Stage<State<C, S>, R> = function* ({ forces, strengths, known, code = MISSING, column, face }, context) {
    const fought = { forces, known, code, column, face, strengths: strengths ?? explained(forces, context).strengths };
    return { done: yield* spec.pay(fought, context) };
  };

  /** Every way the strengths can turn out; undefined where what lies ahead of the die is not known. */
  const matchesOf = (forces: C, context: Context, { ask, ways, after }: O): Dist<Match<X>> | undefined => {
    const all = ways();
    if (!all) return undefined;
    const match = (strengths: S, of: C): Dist<Match<X>> => certain(spec.match(strengths, of), matchKey);
    let known = true;
    const matches = bind(
      all,
      (key) => {
        const found = after({ ask: ask.id, key });
        if ('strengths' in found) return match(found.strengths, forces);
        const open = openingOf(found.forces, context);
        const ahead = open && matchesOf(found.forces, context, open);
        known &&= !open || ahead !== undefined;
        return ahead ?? match(spec.strengths(found.forces, context, silent), found.forces);
      },
      matchKey,
    );
    return known ? matches : undefined;
  };

  /** The forces as far as the answers have found them out; of what was not seen in full, the strengths they came to. */
  const foundOut = (before: C, context: Context, answers: readonly Answer[]): { forces: C; strengths?: S } => {
    let forces = before;
    for (const answer of answers) {
      const open = openingOf(forces, context);
      if (!open || answer.ask.replace(/#\d+$/, '') !== open.ask.id || answer.key === UNTOLD) break;
      const after = afterOf(open, answer);
      if ('strengths' in after) return { forces, strengths: after.strengths };
      forces = after.forces;
    }
    return { forces };
  };

  const panel = (input: InputOf<F>, context: Context, answers: readonly Answer[]): OddsPanel => {
    const before = forcesOf(input, context);
    const refused = refusalOf(before, context, input);
    const { forces, strengths: told } = foundOut(before, context, answers);
    const { strengths: written, figures } = explained(forces, context);
    const strengths = told ?? written;
    const open = refused || told ? undefined : openingOf(forces, context);
    const match = spec.match(strengths, forces);
    const matches = refused ? undefined : open ? matchesOf(forces, context, open) : certain(match, matchKey);
    const game = spec.game(forces, context);
    const all = matches
      ? oddsPart(game, matches, spec.likeliest ? match : undefined)
      : oddsPart(game, certain({ ...match, attack: 0 }));
    const not = refused ?? (open || !matches ? undefined : spec.over?.(forces, strengths));
    const fair = matches !== undefined && !not;
    const counted = (side: string): boolean => spec.counted?.(forces, side) ?? true;
    const part: OddsPart = fair
      ? {
          ...onCard(all, answers, game),
          tolls: game.sides.every(counted) ? all.tolls : undefined,
          policies: all.chances.every(({ code }) => code === MISSING)
            ? []
            : all.policies.map((policy) => ({ ...policy, losses: policy.losses.filter(({ side }) => counted(side)) })),
        }
      : { ...all, ...nothingCounted };
    const hanging = spec.unsettled?.(figures, forces) ?? [];
    // from a sum that is not known no column is read
    const read = !not && !hanging.includes('attack') && !hanging.includes('defence');
    const listed = read ? figures : figures.filter(({ id }) => !spec.ofColumn?.includes(id));
    const unsettled = hanging.filter((id) => listed.some((figure) => figure.id === id));
    const shown: ShownFight<F, C, S, O> = { input, context, forces, strengths, open, part, not, fair };
    return {
      kind: 'odds',
      figures: listed,
      ...(unsettled.length > 0 ? { unsettled } : {}),
      attack: 'attack',
      defence: 'defence',
      ...part,
      says: not ? not.not : spec.says(shown),
      ...(not ? { not: { msg: not.not, rule: not.rule } } : {}),
      missing: spec.missing?.(shown) ?? [],
      hints: spec.hints?.(shown) ?? [],
    };
  };

  const {
    id,
    v,
    msg,
    rule,
    fields,
    policies,
    quick,
    cost,
    contributions: adds,
    mapAdvice: beside,
    fastPlan: engine,
  } = spec;
  return calc<F, State<C, S>, R>({
    id,
    v,
    msg,
    rule,
    fields,
    first: (input, context) => {
      const forces = forcesOf(input, context);
      return (
        refusalOf(forces, context, input) ?? {
          state: { forces, known: openingOf(forces, context) === undefined },
        }
      );
    },
    stages: { first: opened, roll, pay },
    key: spec.key,
    stateKey: ({ forces, strengths, known, code }) => `${spec.alike?.(forces, strengths) ?? ''} ${code ?? ''} ${known}`,
    panel,
    ending: spec.ending,
    policies,
    quick,
    cost,
    contributions: adds,
    mapAdvice: beside,
    ...(engine
      ? {
          fastPlan: (input, context, given, policy) => {
            const forces = forcesOf(input, context);
            return refusalOf(forces, context, input) ? undefined : engine(forces, given, policy);
          },
        }
      : {}),
  });
};

/** Of strengths nobody reads the figures of. */
const silent = explain(false);

/** The last answer for each thing asked about, while what is known of the game is the same. */
const remembered = <K extends object, V>(work: (of: K, context: Context) => V): ((of: K, context: Context) => V) => {
  const known = new WeakMap<K, { readonly context: Context; readonly value: V }>();
  return (of, context) => {
    const last = known.get(of);
    if (last?.context === context) return last.value;
    const value = work(of, context);
    known.set(of, { context, value });
    return value;
  };
};

const matchKey = <X>(match: Match<X>): string =>
  `${match.attack}:${match.defence}:${match.shift ?? 0}:${match.code ?? ''}:${keyOf(match.of)}`;

/** What the players read on their card for a cell their table does not have: shown on the face they rolled. */
const onCard = <X>(part: OddsPart, answers: readonly Answer[], game: OddsGame<X>): OddsPart => {
  const die = answers.find(({ ask }) => ask === 'die');
  const card = answers.find(({ ask }) => ask === 'card');
  if (!die || !card || card.key === MISSING) return part;
  const { says } = game.meaning(card.key);
  return {
    ...part,
    faces: part.faces.map((row) => (String(row.face) === die.key ? { ...row, code: card.key, says } : row)),
  };
};
