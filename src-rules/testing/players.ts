import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { Field, Fields } from '#rules/kit/forms/fields.ts';
import { isOffered } from '#rules/kit/game/offered.ts';
import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer, Entry, State } from '#rules/kit/record/journal.ts';
import { contextFromReads, trackReads } from '#rules/kit/record/readSet.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { placeAt, taskKey } from '#rules/kit/sequence/walker.ts';
import type { Table } from './table.ts';

/** Something the players booked with an action, as they typed it. */
export interface Deed {
  readonly turn: number;
  readonly place: string;
  readonly action: string;
  readonly input: JsonObject;
  /** a limit was in the way, and they did it anyway */
  readonly insisted: boolean;
  readonly lines: readonly Entry[];
  readonly before: State;
  readonly after: State;
}

/** A fight thrown to its end. */
export interface Fought {
  readonly calc: string;
  readonly input: JsonObject;
  /** what was typed for its dice and choices */
  readonly answers: readonly Answer[];
  /** the line that ended it */
  readonly line: string;
  readonly before: State;
}

interface Temper {
  readonly seed: number;
  /** one of so many refusals is overridden; 0: none */
  readonly insists?: number;
}

/** Two people who play a whole game for a test, by the same dice for the same seed; a game says what they do in a phase. */
export class Players {
  readonly table: Table;
  readonly deeds: Deed[] = [];
  readonly fought: Fought[] = [];
  private readonly random: () => number;
  private readonly temper: Temper;
  private flows = 0;

  constructor(table: Table, temper: Temper) {
    this.table = table;
    this.temper = temper;
    this.random = dice(temper.seed);
  }

  /** Whether something happens that happens so often. */
  protected chance(p: number): boolean {
    return this.random() < p;
  }
  protected below(n: number): number {
    return Math.floor(this.random() * n);
  }
  protected d6(): number {
    return 1 + this.below(6);
  }
  protected oneOf<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  /** What they write into a field of text where nothing is offered. */
  protected writes(_field: string): string | undefined {
    return undefined;
  }

  /** Books what is said; `free`: the form as it comes. What is refused is left, or insisted on. */
  protected acts(id: string, said: JsonObject = {}, free = false): boolean {
    const { game, context, place, state: before } = this.table;
    const action = game.actions.find((one) => one.id === id);
    if (!action || !isOffered(action, context)) return false;
    const input = action.parse(free ? this.form(action.fields, context) : said, context);
    if (!input.ok) throw new Error(`${id}: ${JSON.stringify(input.troubles)}`);
    const proposal = action.proposes(input.value, context);
    const { insists = 0 } = this.temper;
    const insisted = !proposal.ok && insists > 0 && this.below(insists) === 0;
    const booked = proposal.ok ? proposal : insisted ? proposal.anyway : undefined;
    if (!booked) return false;
    const lines = this.table.write(booked.facts, booked.says);
    const { turn } = before.place;
    this.deeds.push({ turn, place, action: id, input: input.value, insisted, lines, before, after: this.table.state });
    return true;
  }

  /** Whatever else the phase's list has an action for, filled in at random; what has none is ticked. */
  protected others(but: RegExp): void {
    const { game, place, context } = this.table;
    const { phase } = placeAt(game.sequence, context);
    const applies = ({ when }: Task): boolean =>
      when === undefined || (typeof when === 'function' ? when(context) : holds(when, { context }));
    for (const task of phase?.tasks.filter(applies) ?? []) {
      if (this.table.place !== place) return;
      if (task.action === undefined) {
        if (this.chance(0.3)) this.table.write([{ kind: 'tick', task: taskKey(place, task.id), on: true }]);
      } else if (!but.test(task.action) && this.chance(0.4)) this.acts(task.action, {}, true);
    }
  }

  /** A fight thrown at the table, recorded as the screens do it; one that cannot begin is left. */
  protected fight(calculator: Calculator, raw: JsonObject): void {
    const before = this.table.state;
    const then = this.table.context;
    const input = calculator.parse(raw, then);
    if (!input.ok) throw new Error(JSON.stringify(input.troubles));
    const watched = trackReads(then);
    // as on the screens: what is shown before the die is thrown is read, too, unless that takes long
    if (calculator.cost(input.value, then) <= 16) calculator.panel(input.value, watched.context, []);
    if (calculator.play(input.value, watched.context, []).not) return;
    const flow = `f${++this.flows}`;
    const span = `fight:${flow}`;
    const reads = watched.reads();
    const { id: calc, v } = calculator;
    this.table.write(
      [{ kind: 'flow', flow, game: this.table.game.id, calc, v, input: input.value, around: reads }],
      calculator.msg,
      span,
    );
    const known = contextFromReads(reads);
    const answers: Answer[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      const { ask, done } = calculator.play(input.value, known, answers, this.table.context);
      if (done) {
        const { key, ending } = done;
        const outcome = { key, ...(ending.lost ? { lost: ending.lost } : {}) };
        const facts = [{ kind: 'end' as const, flow, outcome, says: ending.says }, ...ending.facts];
        const [end] = this.table.write(facts, ending.says, span);
        this.fought.push({ calc, input: input.value, answers, line: end?.id ?? '', before });
        return;
      }
      if (!ask) throw new Error(`${calc} neither asks nor ends`);
      const answer = this.answer(stop, ask);
      answers.push(answer);
      const said = answer.raw === undefined ? {} : { raw: answer.raw, by: 'table' as const };
      this.table.write([{ kind: 'answer', flow, ask: ask.id, key: answer.key, ...said, shown: {} }], ask.msg, span);
    }
    const by = { id: 'test' };
    this.table.write([{ kind: 'end', flow, outcome: { byHand: 'late' }, says: by }], by, span);
  }

  /** What they choose where the rules leave it to them. */
  protected chooses(ask: Extract<Ask, { kind: 'choice' }>, stop: number): string {
    const open = ask.options.filter(({ not }) => not === undefined);
    // nobody fights for ever
    return stop > 8 ? (open.at(-1)?.key ?? ask.usual) : ask.usual;
  }

  private answer(stop: number, ask: Ask): Answer {
    if (ask.kind === 'choice') return { ask: ask.id, key: this.chooses(ask, stop) };
    const raw = this.thrown(ask.entry);
    const key = ask.read(raw);
    if (key === undefined) throw new Error(`${ask.id} does not read ${JSON.stringify(raw)}`);
    return { ask: ask.id, key, raw };
  }

  private thrown(entry: Extract<Ask, { kind: 'chance' }>['entry']): Json {
    switch (entry.kind) {
      case 'face':
        return 1 + this.below(entry.sides);
      case 'hits':
        return (entry.dice ?? []).reduce(
          (hits, { count, toHit }) =>
            hits + Array.from({ length: count }, () => this.d6()).filter((n) => n >= toHit).length,
          0,
        );
      case 'seen':
        return entry.slots.map(({ options }) => this.oneOf(options));
    }
  }

  private form(fields: Fields, context: Context): JsonObject {
    const filled: Record<string, Json> = {};
    for (const [id, field] of Object.entries(fields)) {
      const value = this.typed(id, field, context, filled);
      if (value !== undefined) filled[id] = value;
    }
    return filled;
  }

  /** What a hand types into a field it thinks nothing of; undefined: as the form opens. */
  private typed(id: string, field: Field, context: Context, beside: JsonObject): Json | undefined {
    if (field.begins || field.kind === 'rows') return undefined;
    switch (field.kind) {
      case 'count':
        return Math.min(field.max, Math.max(field.min, field.start + this.below(3)));
      case 'choice':
        return this.oneOf(field.options).key;
      case 'toggle':
        return this.chance(0.5);
      case 'set':
        return field.options.filter(() => this.chance(0.7)).map(({ key }) => key);
      case 'face':
        return 1 + this.below(field.sides);
      case 'text': {
        const offers = field.offers?.(context, beside) ?? [];
        return offers.length > 0 ? this.oneOf(offers).name : (this.writes(id) ?? field.start);
      }
      default:
        return field.start;
    }
  }
}
