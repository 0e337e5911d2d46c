import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import { contextOf } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { startsIn } from '#rules/kit/game/options.ts';
import { phaseEnding } from '#rules/kit/game/phaseEnding.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { entriesAt, fold } from '#rules/kit/record/fold.ts';
import type { Entry, Fact, Journal, SetUp, State } from '#rules/kit/record/journal.ts';
import { turnOf } from '#rules/kit/record/place.ts';
import { type Change, type RippleReport, ripple } from '#rules/kit/record/ripple.ts';
import { record } from '#rules/kit/record/standing.ts';
import { jump, redo, spansAt, undo } from '#rules/kit/record/undo.ts';
import { type OutlineNode, outline } from '#rules/kit/sequence/outline.ts';
import { find, inTurn, placeAt } from '#rules/kit/sequence/walker.ts';
import type { Msg } from '#rules/kit/words/message.ts';

/** Two players at a table, for tests: one game, its journal, and the few things they can do. */
export class Table {
  readonly game: Game;
  readonly scenario: string;
  readonly setUp: SetUp;
  things: PlayerData;
  journal: Journal = { lines: [], head: null };
  state: State;
  private count = 0;

  constructor(
    game: Game,
    choice: {
      readonly scenario?: string;
      readonly options?: { readonly [id: string]: Scalar };
      readonly things?: PlayerData;
    } = {},
  ) {
    this.game = game;
    this.scenario = choice.scenario ?? game.scenarios[0]?.id ?? '';
    const options = {
      ...startsIn(game.options, this.scenario),
      ...choice.options,
    };
    this.setUp = game.setUp({ scenario: this.scenario, options });
    this.things = choice.things ?? {};
    this.state = fold(this.setUp, this.journal);
  }

  get context(): Context {
    return contextOf({ game: this.game, scenario: this.scenario, state: this.state, things: this.things });
  }

  get place(): string {
    return this.state.place.path;
  }

  get outline(): readonly OutlineNode[] {
    return outline(this.game.sequence, this.context);
  }

  /** One entry, with what the standing rules book because of it. */
  write(facts: readonly Fact[], says: Msg = { id: 'test' }, ...spans: readonly string[]): readonly Entry[] {
    this.count += 1;
    const entry = {
      id: `e${this.count}`,
      at: new Date(this.count * 1000).toISOString(),
      says,
      facts,
      spans: spansAt(this.state, ...spans),
    };
    const written = record(this.game.standing, this.journal, this.state, entry, this.game.accounts);
    this.journal = written.journal;
    this.state = written.state;
    return written.lines;
  }

  /** An action of the game as its form books it; a refusal throws. */
  act(id: string, raw: JsonObject = {}): readonly Entry[] {
    const action = this.game.actions.find((one) => one.id === id);
    if (!action) throw new Error(`no action ${id}`);
    const input = action.parse(raw);
    if (!input.ok) throw new Error(`${id}: ${JSON.stringify(input.troubles)}`);
    const proposal = action.proposes(input.value, this.context);
    if (!proposal.ok) throw new Error(`${id} is refused: ${proposal.msg.id}`);
    return this.write(proposal.facts, proposal.says);
  }

  /** "Phase done": the next place, undefined at the end. */
  done(): string | undefined {
    const { context } = this;
    const deed = phaseEnding(this.game, context);
    if (!deed) return undefined;
    this.write(deed.facts, deed.says);
    return this.place;
  }

  /** Without playing what lies between; the turn has this phase. */
  goTo(path: string): void {
    if (path === this.place) return;
    const turn = turnOf(path) ?? this.context.turn;
    if (!find(this.game.sequence, path.split('/'), inTurn(this.context, turn))) throw new Error(`no phase ${path}`);
    this.write([{ kind: 'go', to: path, turn, open: [] }]);
  }

  /** Who acts now. */
  get who(): string | undefined {
    return placeAt(this.game.sequence, this.context).who;
  }

  undo(): void {
    this.stand(undo(this.journal));
  }

  redo(): void {
    this.stand(redo(this.journal));
  }

  jump(id: string | null): void {
    this.stand(jump(this.journal, id));
  }

  /** A correction of the past: shown, and here accepted at once. */
  correct(change: Pick<Change, 'fix' | 'insert'>): RippleReport {
    this.count += 1;
    const { fix, report } = ripple(
      this.game.standing,
      this.setUp,
      this.journal,
      { id: `f${this.count}`, at: new Date(this.count * 1000).toISOString(), says: { id: 'test' }, ...change },
      this.game.accounts,
    );
    this.stand({ lines: [...this.journal.lines, fix], head: fix.id });
    return report;
  }

  /** The players' own entries played again from the start: what the standing rules book comes out anew. */
  get replayed(): State {
    let journal: Journal = { lines: [], head: null };
    let state = fold(this.setUp, journal);
    for (const { entry, flag } of entriesAt(this.journal)) {
      if (!entry.by && flag !== 'dropped') ({ journal, state } = record(this.game.standing, journal, state, entry));
    }
    return state;
  }

  private stand(journal: Journal): void {
    this.journal = journal;
    this.state = fold(this.setUp, journal);
  }
}
