import type { Scalar } from '../base/json.ts';
import type { FightWords } from '../forms/line/lineWorld.ts';
import type { Calculator } from '../procedure/calcSpec.ts';
import type { Readers } from '../procedure/verifySteps.ts';
import type { Context } from '../record/context.ts';
import type { SetUp } from '../record/journal.ts';
import type { GridData } from '../record/playerData.ts';
import type { StandingRule } from '../record/standing.ts';
import type { Node } from '../sequence/nodes.ts';
import type { GridSpec } from '../tables/grids.ts';
import type { RosterSpec } from '../tables/rosters.ts';
import type { Msg, Texts } from '../words/message.ts';
import type { Action } from './action.ts';
import type { BookSpec } from './book.ts';
import type { MapSpec } from './mapSpec.ts';
import type { Overviews } from './overview.ts';
import type { PoolSpec } from './pool.ts';
import type { Question } from './question.ts';
import type { MakeSample } from './sample.ts';
import type { SecretSpec } from './secret.ts';
import type { SeriesSpec } from './seriesSpec.ts';
import type {
  AccountSpec,
  CellSpec,
  Chart,
  Limit,
  MarkSpec,
  NotedFight,
  Option,
  Reminder,
  Scenario,
  Score,
  Side,
  TurnColumn,
  TurnName,
} from './specs.ts';
import type { Tracks } from './track.ts';

export interface Game {
  readonly id: string;
  /** the prefix of its requirement ids and messages, e.g. 'PGG', 'pgg' */
  readonly code: string;
  readonly name: string;
  readonly about: Msg;
  /** which printing of the box its rules follow */
  readonly edition?: Msg;
  /** what the box calls a step of strength; default the kit's word */
  readonly stepWord: Msg;
  readonly sides: readonly Side[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly Option[];
  readonly tables: readonly GridSpec[];
  /** the box's own tables (combat results …), as the rulebook prints them */
  readonly printed: readonly GridData[];
  /** how those tables are headed for reading; a table without an entry is shown with its keys */
  readonly charts?: readonly Chart[];
  readonly rosters: readonly RosterSpec[];
  readonly calculators: readonly Calculator[];
  /** the named functions its trails read (odds columns …): a figure is done again with them */
  readonly readers?: Readers;
  readonly actions: readonly Action[];
  readonly questions: readonly Question[];
  /** what it has on the map: sheet, counters, supply lines; absent: the game has no supply screen yet */
  readonly map?: MapSpec;
  /** its units as one list; absent: the game keeps none */
  readonly pool?: PoolSpec;
  /** fights noted ahead, in the order in which they are fought */
  readonly fights?: (context: Context) => readonly NotedFight[];
  /** the words in which a fight is written as one line; absent: it is not */
  readonly fightWords?: FightWords;
  readonly sequence: Node;
  readonly cells: readonly CellSpec[];
  /** the notes its rules make and read; absent: a script's are not checked */
  readonly marks?: readonly MarkSpec[];
  readonly accounts: readonly AccountSpec[];
  /** its accounts as an account book; absent: the ledger lists them one by one */
  readonly book?: BookSpec;
  /** how its figures went from turn to turn */
  readonly series: readonly SeriesSpec[];
  /** what is built or mended a box at a time: drawn in the ledger */
  readonly tracks?: Tracks;
  /** what it counts of like things, each kind as one table: in the ledger, and on the score where it decides points */
  readonly overviews?: Overviews;
  readonly turnColumns: readonly TurnColumn[];
  /** what the box says of a turn that it does not date: "days 1–2"; stands beside the name players give it */
  readonly turnAbout?: (turn: number) => Msg;
  /** what a turn is called where it has a date: "Sep 1941", "September 1941", and the year it belongs to */
  readonly turnName?: TurnName;
  /** the same where the date depends on the scenario (see `inScenario` of turnName.ts) */
  readonly turnNameIn?: (scenario: string) => TurnName;
  /** how long a dated turn is; default a month */
  readonly turnLasts?: 'month' | 'halfDay';
  readonly standing: readonly StandingRule[];
  readonly limits: (context: Context) => readonly Limit[];
  readonly reminders: (context: Context) => readonly Reminder[];
  readonly score: (context: Context) => Score;
  /** what a side writes down in secret; absent: nothing */
  readonly secrets?: readonly SecretSpec[];
  readonly setUp: (choice: { readonly scenario: string; readonly options: { readonly [id: string]: Scalar } }) => SetUp;
  /** a game to look at, with invented values; fetched only when somebody wants to see it. Absent: there is none */
  readonly sample?: () => Promise<MakeSample>;
  /** an instant end that interrupts any phase */
  readonly over?: (context: Context) => { readonly msg: Msg; readonly rule: string } | undefined;
  readonly text: { readonly en: Texts; readonly it: Texts };
  /** rule number → our own words on what it is about, both languages (message ids) */
  readonly reference: readonly { readonly rule: string; readonly msg: Msg }[];
}
