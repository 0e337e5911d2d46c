import { same } from '#rules/kit/base/same.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { Position, positionAt, type Setting } from './position.ts';
import { smaller, storyOf } from './shrink.ts';

/**
 * "Readers agree": on random positions two readers of one rule (form, map tool, calculator, question, hint, guide,
 * forecast, what is booked) give the same answer.
 *
 * To add a pair of a game, put an `Agreement` into `games/<id>/testing/agree.ts`:
 *
 *   {
 *     id: 'retreat', rule: '9.7', readers: ['map tool', 'question'],
 *     check: (at) => {
 *       const hex = at.roll.one(at.stand.pieces)?.hex;       // choose with at.roll, never with Math.random
 *       const shown = hex === undefined ? undefined : at.tool('retreat1', hex);
 *       if (!shown) return undefined;                        // the position does not bear the question
 *       return { about: hex, says: [hexesOf(shown), hexesOf(at.script('retreat', …))] };
 *     },
 *   }
 *
 * Say what a player would see (numbers, hexes, ids of messages), reduced to what both readers speak of; ask through
 * `at.tool`, `at.panel`, `at.form`, `at.script`, not through a helper that both share. A list of answers is taken, too.
 * A pair that is never asked, or whose answer is always the same, fails: make the question commoner (choose the unit or
 * hex that bears it, or add to `dress` of the setting, which books facts a form rarely writes) until it is asked.
 * `npx vitest run --project plain src-rules/testing/agree.test.ts -t "<Game name>"` asks some hundred positions;
 * `npm run agree -- <game> [<pair>]` ten thousand, AGREE_RUNS and AGREE_SEED choose others. A disagreement is made
 * small before it is printed; `AGREE_SEED=<its seed> AGREE_RUNS=1 npm run agree -- <game> <pair>` shows it again.
 */
export interface Agreement {
  readonly id: string;
  /** '' where it is no rule of one game */
  readonly rule: string;
  readonly readers: readonly [string, string];
  readonly check: (at: Position) => Said | readonly Said[] | undefined;
  /** a difference that is known and not yet mended: why, and which; it goes when it is mended */
  readonly known?: { readonly why: string; readonly is: (said: Said, at: Position) => boolean };
  /** asked on one of so many positions: what takes long, or is a matter of its own input more than of where it is asked */
  readonly every?: number;
  /** the answer is the same wherever it is asked: an empty list of faults */
  readonly constant?: true;
  /** it may go unasked: that such a fight can be played at all the shared suite says elsewhere */
  readonly rare?: true;
}

/** What the two readers say, and of what. */
export interface Said {
  readonly about?: unknown;
  readonly says: readonly [unknown, unknown];
}

/** The pairs of a game, with what its positions need. */
export interface Agreements extends Setting {
  readonly pairs: readonly Agreement[];
  /** refusals of what a reminder says is due, by how they begin, and why it stands all the same: '<reminder>: <action> is refused …' */
  readonly against?: { readonly [reminder: string]: string };
}

export interface Report {
  readonly agreement: Agreement;
  /** how often both readers were really asked, and how many different answers they gave */
  readonly asked: number;
  readonly answers: number;
  readonly known: number;
  readonly disagreed: number;
  /** milliseconds spent asking */
  readonly took: number;
  /** the first disagreements, made small */
  readonly stories: readonly string[];
  /** why it fails; undefined: it holds */
  readonly fails?: string;
}

interface Plan {
  readonly seed: number;
  readonly runs: number;
  /** disagreements of a pair that are told in full */
  readonly stories?: number;
  /** positions are looked at beyond `runs`, so many times as many, for what was not asked yet */
  readonly patience?: number;
}

/** Each pair on one of so many positions, not all of them on the same: where there are many, or the map is asked much. */
export const sparsely = (pairs: readonly Agreement[], every: number): readonly Agreement[] =>
  pairs.map((pair, i) => ({ ...pair, check: (at) => (at.seed % every === i % every ? pair.check(at) : undefined) }));

/** Asks all pairs on so many positions, and goes on for those that none of them bore. */
export const agree = (
  game: Game,
  setting: Setting,
  pairs: readonly Agreement[],
  { seed, runs, stories = 2, patience = 16 }: Plan,
): readonly Report[] => {
  const tallies = pairs.map((agreement) => new Tally(agreement, stories, runs === 1));
  for (let n = 0; n < runs * patience; n += 1) {
    const open = n < runs ? tallies : tallies.filter((tally) => tally.thin);
    if (open.length === 0) break;
    const { context } = positionAt(game, seed + n, setting);
    for (const tally of open.filter(({ every }) => n >= runs || n % every === 0))
      tally.ask(new Position(game, context, seed + n));
  }
  return tallies.map((tally) => tally.report);
};

const listOf = (said: Said | readonly Said[] | undefined): readonly Said[] =>
  said === undefined ? [] : 'says' in said ? [said] : said;
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

class Tally {
  private readonly agreement: Agreement;
  private readonly most: number;
  private readonly single: boolean;
  private readonly answers = new Set<string>();
  private readonly stories: string[] = [];
  private told: number | undefined;
  private asked = 0;
  private known = 0;
  private disagreed = 0;
  private took = 0;

  constructor(agreement: Agreement, most: number, single: boolean) {
    this.agreement = agreement;
    this.most = most;
    this.single = single;
  }

  get every(): number {
    return this.agreement.every ?? 1;
  }

  /** it has not been asked yet, or was told the same each time */
  get thin(): boolean {
    if (this.asked === 0) return !this.agreement.rare;
    return this.answers.size < 2 && !this.single && !this.agreement.constant;
  }

  ask(at: Position): void {
    const { check, known } = this.agreement;
    const from = performance.now();
    const list = listOf(check(at));
    this.took += performance.now() - from;
    for (const said of list) {
      const [one, other] = said.says.map(plain);
      this.asked += 1;
      if (this.answers.size < 1_000) this.answers.add(JSON.stringify(one) ?? '');
      if (same(one, other)) continue;
      if (known?.is(said, at)) {
        this.known += 1;
        continue;
      }
      this.disagreed += 1;
      // once for a position, which chooses anew what it asks about
      if (this.stories.length < this.most && this.told !== at.seed) this.stories.push(this.tell(at));
      this.told = at.seed;
    }
  }

  /** The first difference of a position that is not known. */
  private differs(at: Position): Said | undefined {
    const { check, known } = this.agreement;
    return listOf(check(at)).find((said) => !same(...pair(said)) && !known?.is(said, at));
  }

  private tell(at: Position): string {
    const { game, seed } = at;
    const first = this.differs(new Position(game, at.context, seed));
    // the same kind of difference: who of the two has nothing to say says so still
    const still = (context: Context): boolean => {
      const found = this.differs(new Position(game, context, seed));
      return (
        found !== undefined && pair(found).every((one, i) => (one === undefined) === (first?.says[i] === undefined))
      );
    };
    const small = smaller(game, at.context, still);
    const said = this.differs(new Position(game, small, seed));
    const [one, other] = said ? pair(said) : [];
    const { id, rule, readers } = this.agreement;
    return [
      `${game.id} ${id} (${rule}), seed ${seed}${said?.about === undefined ? '' : `, ${JSON.stringify(said.about)}`}`,
      `  ${readers[0]}: ${JSON.stringify(one)}`,
      `  ${readers[1]}: ${JSON.stringify(other)}`,
      ...storyOf(game, small).map((line) => `    ${line}`),
    ].join('\n');
  }

  get report(): Report {
    const { agreement, asked, known, disagreed, took, stories } = this;
    const fails =
      disagreed > 0
        ? `${disagreed} of ${asked} disagree`
        : !this.thin
          ? undefined
          : asked === 0
            ? 'no position bears the question'
            : `the answer is always ${[...this.answers][0]}`;
    return {
      agreement,
      asked,
      answers: this.answers.size,
      known,
      disagreed,
      took,
      stories,
      ...(fails ? { fails } : {}),
    };
  }
}
const pair = ({ says }: Said): [unknown, unknown] => [plain(says[0]), plain(says[1])];
