import type { Around } from '../../../kit/around.ts';
import type { Answer, Calculator } from '../../../kit/calc.ts';
import { type Field, type Fields, holds } from '../../../kit/fields.ts';
import { dice } from '../../../kit/hexMap/testing/randomSheet.ts';
import type { Entry, State } from '../../../kit/journal.ts';
import { recalled, withReads } from '../../../kit/reads.ts';
import { placeAt, type Task, taskKey } from '../../../kit/sequence.ts';
import type { RosterUnit } from '../../../kit/table.ts';
import type { Json, JsonObject, Scalar } from '../../../kit/value.ts';
import { Table } from '../../../testing/table.ts';
import { blocksInTheEast as game } from '../index.ts';
import { inventedBlocks, inventedThings } from './invented.ts';

/** Whole games for tests, as two players would record them: the same for the same seed. Their blocks are invented. */

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
interface Month {
  readonly head: string | null;
  readonly state: State;
}
export interface Campaign {
  readonly table: Table;
  readonly deeds: readonly Deed[];
  /** by turn: the last line of the month and the state after it */
  readonly months: ReadonlyMap<number, Month>;
}
interface Plan {
  readonly scenario: string;
  readonly options?: { readonly [id: string]: Scalar };
  readonly seed: number;
  /** orders for blocks in a production phase */
  readonly orders?: number;
  /** one of so many refusals is overridden; 0: none */
  readonly insists?: number;
  /** battles in a combat phase, on average */
  readonly battles?: number;
}

/** Every switch on. */
export const everyRule = (): { readonly [id: string]: Scalar } => {
  const switches = game.options.filter(({ choices }) => choices.some(({ value }) => value === true));
  return { level: 'advanced', ...Object.fromEntries(switches.map(({ id }) => [id, true])) };
};

type Roll = () => number;
const below = (roll: Roll, n: number): number => Math.floor(roll() * n);
const oneOf = <T>(list: readonly T[], roll: Roll): T => {
  const found = list[below(roll, list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};
const d6 = (roll: Roll): number => 1 + below(roll, 6);

/** What a hand types into a field it thinks nothing of; undefined: as the form opens. */
const typed = (id: string, field: Field, roll: Roll, around: Around, beside: JsonObject): Json | undefined => {
  if (field.begins || field.kind === 'rows') return undefined;
  switch (field.kind) {
    case 'count':
      return Math.min(field.max, Math.max(field.min, field.start + below(roll, 3)));
    case 'choice':
      return oneOf(field.options, roll).key;
    case 'toggle':
      return roll() < 0.5;
    case 'set':
      return field.options.filter(() => roll() < 0.7).map(({ key }) => key);
    case 'face':
      return 1 + below(roll, field.sides);
    case 'text': {
      const offers = field.offers?.(around, beside) ?? [];
      if (offers.length > 0) return oneOf(offers, roll).name;
      return id === 'block' ? oneOf([...inventedBlocks.axis, ...inventedBlocks.soviet], roll).name : field.start;
    }
    default:
      return field.start;
  }
};
const form = (fields: Fields, roll: Roll, around: Around): JsonObject => {
  const filled: Record<string, Json> = {};
  for (const [id, field] of Object.entries(fields)) {
    const value = typed(id, field, roll, around, filled);
    if (value !== undefined) filled[id] = value;
  }
  return filled;
};

class Players {
  readonly table: Table;
  readonly deeds: Deed[] = [];
  readonly months = new Map<number, Month>();
  private readonly roll: Roll;
  private readonly plan: Required<Pick<Plan, 'orders' | 'insists' | 'battles'>>;
  private fights = 0;

  constructor({ scenario, options = {}, seed, orders = 3, insists = 0, battles = 0.15 }: Plan) {
    this.table = new Table(game, { scenario, options, things: inventedThings });
    this.roll = dice(seed);
    this.plan = { orders, insists, battles };
  }

  play(): Campaign {
    for (;;) {
      const { turn } = this.table.state.place;
      if (this.table.place === 'end') break;
      this.phase();
      if (this.table.place === 'end') break;
      if (this.table.place.endsWith('/victory'))
        this.months.set(turn, { head: this.table.journal.head, state: this.table.state });
      if (this.table.done() === undefined) break;
    }
    return { table: this.table, deeds: this.deeds, months: this.months };
  }

  /** Books what is said, the rest of the form as it comes; what is refused is left, or insisted on. */
  private acts(id: string, said: JsonObject = {}, free = false): boolean {
    const action = game.actions.find((one) => one.id === id);
    const { around, place, state: before } = this.table;
    if (!action?.when(around)) return false;
    const raw = free ? form(action.fields, this.roll, around) : said;
    const input = action.parse(raw, around);
    if (!input.ok) throw new Error(`${id}: ${JSON.stringify(input.troubles)}`);
    const proposal = action.proposes(input.value, around);
    const insisted = !proposal.ok && this.plan.insists > 0 && below(this.roll, this.plan.insists) === 0;
    const booked = proposal.ok ? proposal : insisted ? proposal.anyway : undefined;
    if (!booked) return false;
    const lines = this.table.write(booked.facts, booked.says);
    const { turn } = before.place;
    this.deeds.push({ turn, place, action: id, input: input.value, insisted, lines, before, after: this.table.state });
    return true;
  }

  private phase(): void {
    const [, at = '', step = ''] = this.table.place.split('/');
    if (at === 'month') this.month();
    if (step === 'production') this.production(at);
    if (step === 'rail') this.rail(at);
    if (step === 'combat') for (let n = this.plan.battles; this.roll() < n; n -= 1) this.battle(at);
    if (step === 'final' && this.roll() < 0.1)
      this.acts('surrender-pp', {
        side: at,
        class: oneOf(['infantry', 'tanks', 'fighter', 'airHq', 'artillery'], this.roll),
      });
    if (at === 'victory') this.victory();
    if (['month', 'production', 'rail', 'victory'].includes(step || at) || this.roll() < 0.2) this.others();
  }

  private month(): void {
    // a die that is to be rolled again is rolled again
    for (let throws = 0; throws < 20; throws += 1) {
      this.acts('weather-die', { die: d6(this.roll) });
      const said = this.table.around.cells.weather;
      if (typeof said === 'object' && said[String(this.table.state.place.turn)] !== undefined) break;
    }
    this.acts('italian-die', { die: d6(this.roll) });
  }

  private production(side: string): void {
    this.acts(`income-${side}`);
    if (side === 'axis') this.acts('fhq-repair', { colour: 'black' });
    this.acts(`advance-${side}`);
    if (this.roll() < 0.2) this.acts(`industry-${side}`, { colour: oneOf(['red', 'blue'], this.roll) });
    for (const colour of side === 'axis' ? ['red', 'blue', 'black'] : ['red', 'blue'])
      this.acts(`place-${side}`, { colour, die: d6(this.roll), city: 'Invented Town' });
    if (side === 'soviet') {
      this.acts('infrastructure', { route: oneOf(['railSaratov', 'railAstrakhan', 'railBaku', 'caspian'], this.roll) });
      this.acts('lend-lease', this.convoys());
    }
    const own = side === 'axis' ? inventedBlocks.axis : inventedBlocks.soviet;
    for (let n = 0; n < this.plan.orders; n += 1) {
      const unit = oneOf(own, this.roll);
      this.acts(`buy-${side}`, this.order(unit));
      if (side === 'axis') this.acts('gift', this.order(oneOf(own.slice(9), this.roll)));
    }
    // and for blocks nobody has on a roster, until little is left
    for (let n = 0; n < this.plan.orders && this.yellow(side) > 5; n += 1)
      this.acts(`buy-${side}`, {
        kind: 'repair',
        class: oneOf(['infantry', 'tanks', 'fighter', 'airHq', 'mountain'], this.roll),
        pf: 1 + below(this.roll, 10),
        colour: oneOf(['black', 'white', 'red'], this.roll),
      });
    if (this.roll() < 0.2)
      this.acts(`income-change-${side}`, {
        purse: `pp.${side === 'axis' ? 'GER' : 'SOV'}.${oneOf(['yellow', 'red', 'blue'], this.roll)}`,
        n: oneOf([-2, -1, 1], this.roll),
        reason: 'other',
      });
    if (this.roll() < 0.3) this.acts(`storage-${side}`, { how: oneOf(['most', 'red', 'blue', 'black'], this.roll) });
  }

  private yellow(side: string): number {
    return this.table.state.balances[side === 'axis' ? 'pp.GER.yellow' : 'pp.SOV.yellow'] ?? 0;
  }

  private convoys(): JsonObject {
    return { lostRed: below(this.roll, 2), lostBlue: below(this.roll, 2) };
  }

  /** Repairs what stands damaged, rebuilds what is gone; a PF too many now and then. */
  private order(unit: RosterUnit): JsonObject {
    const states = this.table.state.cells.state;
    const gone = typeof states === 'object' && states[unit.id] !== undefined;
    const printed = this.roll() < 0.7;
    return {
      kind: gone ? 'rebuild' : 'repair',
      block: unit.name,
      pf: 1 + below(this.roll, 2),
      colour: printed ? 'printed' : 'white',
    };
  }

  private rail(side: string): void {
    const moves = below(this.roll, 3);
    if (this.roll() < 0.15) this.acts(`rail-less-${side}`, { count: 1, reason: 'stations' });
    if (moves > 0)
      this.acts(`rail-${side}`, {
        count: moves,
        ...(side === 'axis' ? { area: oneOf(['ussr', 'outside'], this.roll) } : {}),
      });
    if (side === 'axis') this.acts('rail-axis', { count: 1, area: 'scandinavia', payer: 'GER' });
    else if (this.roll() < 0.5) this.acts('evacuate', { site: 'Moscow', colour: 'blue' });
  }

  private victory(): void {
    this.acts('victory-die', { die: d6(this.roll) });
    this.acts('italy-out');
    // the oil is lost, burnt and repaired
    if (this.roll() < 0.1) this.acts('scorch', { site: 'Maykop' });
    if (this.roll() < 0.1) this.acts('site', { site: 'Maykop', side: oneOf(['axis', 'soviet'], this.roll) });
    // the front wanders, but nobody wins before the last month
    if (this.roll() < 0.15)
      this.acts('city', {
        city: oneOf(['kharkov', 'rostov', 'sevastopol', 'leningrad', 'stalingrad'], this.roll),
        side: oneOf(['axis', 'soviet'], this.roll),
      });
  }

  /** Whatever else the phase's list has an action for, filled in at random; what has none is ticked. */
  private others(): void {
    const { place, around } = this.table;
    const { phase } = placeAt(game.sequence, around);
    const applies = ({ when }: Task): boolean =>
      when === undefined || (typeof when === 'function' ? when(around) : holds(when, { around }));
    for (const task of phase?.tasks.filter(applies) ?? []) {
      if (this.table.place !== place) return;
      if (task.action === undefined) {
        if (this.roll() < 0.3) this.table.write([{ kind: 'tick', task: taskKey(place, task.id), on: true }]);
      } else if (!scripted.test(task.action) && this.roll() < 0.4) this.acts(task.action, {}, true);
    }
  }

  /** A battle thrown at the table, recorded as the screens do it. */
  private battle(attacks: string): void {
    const calculator = game.calculators.find(({ id }) => id === 'battle');
    const states = this.table.state.cells.state;
    const inPlay = (unit: RosterUnit): boolean => !(typeof states === 'object' && states[unit.id] !== undefined);
    const pick = (units: readonly RosterUnit[], ...classes: readonly string[]): RosterUnit | undefined => {
      const fit = units.filter((unit) => inPlay(unit) && classes.includes(String(unit.values.class)));
      return fit.length > 0 ? oneOf(fit, this.roll) : undefined;
    };
    const rows = (units: readonly RosterUnit[]): JsonObject[] =>
      [pick(units, 'infantry', 'tanks', 'mechanised', 'cavalry'), pick(units, 'artillery'), pick(units, 'bomber')]
        .filter((unit, n) => unit !== undefined && (n === 0 || this.roll() < 0.3))
        .flatMap((unit) => (unit ? [rowOf(unit)] : []));
    const [axis, soviet] = [rows(inventedBlocks.axis), rows(inventedBlocks.soviet)];
    if (calculator && axis.length > 0 && soviet.length > 0)
      this.fight(calculator, { attacks, axis, soviet, defenderRetreat: 'never', ties: 'order' });
  }

  private fight(calculator: Calculator, raw: JsonObject): void {
    const then = this.table.around;
    const input = calculator.parse(raw, then);
    if (!input.ok) throw new Error(JSON.stringify(input.troubles));
    const watched = withReads(then);
    if (calculator.play(input.value, watched.around, []).not) return;
    const flow = `f${++this.fights}`;
    const span = `fight:${flow}`;
    const reads = watched.reads();
    const { id: calc, v } = calculator;
    this.table.write(
      [{ kind: 'flow', flow, game: game.id, calc, v, input: input.value, around: reads }],
      calculator.msg,
      span,
    );
    const known = recalled(reads);
    const answers: Answer[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      const { ask, done } = calculator.play(input.value, known, answers, this.table.around);
      if (done) {
        const { key, ending } = done;
        this.table.write(
          [
            { kind: 'end', flow, outcome: { key, ...(ending.lost ? { lost: ending.lost } : {}) }, says: ending.says },
            ...ending.facts,
          ],
          ending.says,
          span,
        );
        return;
      }
      if (!ask) throw new Error(`${calc} neither asks nor ends`);
      const raw = ask.kind === 'choice' ? this.chosen(stop, ask) : this.thrown(ask.entry);
      const key = ask.kind === 'choice' ? String(raw) : ask.read(raw);
      if (key === undefined) throw new Error(`${ask.id} does not read ${JSON.stringify(raw)}`);
      answers.push(ask.kind === 'choice' ? { ask: ask.id, key } : { ask: ask.id, key, raw });
      const said = ask.kind === 'choice' ? {} : { raw, by: 'table' as const };
      this.table.write([{ kind: 'answer', flow, ask: ask.id, key, ...said, shown: {} }], ask.msg, span);
    }
    const by = { id: 'test' };
    this.table.write([{ kind: 'end', flow, outcome: { byHand: 'late' }, says: by }], by, span);
  }

  /** Nobody fights for ever. */
  private chosen(
    stop: number,
    ask: Extract<NonNullable<ReturnType<Calculator['play']>['ask']>, { kind: 'choice' }>,
  ): string {
    const open = ask.options.filter(({ not }) => not === undefined);
    return stop > 8 ? (open.at(-1)?.key ?? ask.usual) : ask.usual;
  }

  private thrown(
    entry: Extract<NonNullable<ReturnType<Calculator['play']>['ask']>, { kind: 'chance' }>['entry'],
  ): Json {
    switch (entry.kind) {
      case 'face':
        return 1 + below(this.roll, entry.sides);
      case 'hits':
        return (entry.dice ?? []).reduce(
          (hits, { count, toHit }) =>
            hits + Array.from({ length: count }, () => d6(this.roll)).filter((n) => n >= toHit).length,
          0,
        );
      case 'seen':
        return entry.slots.map(({ options }) => oneOf(options, this.roll));
    }
  }
}

const scripted =
  /^(weather-die|italian-die|italy-out|income-|lend-lease$|buy-|gift|storage-|rail-|victory-die|city|surrender-|advance-|industry-|place-|infra|remov|remove-|fhq|evacuate|scorch|site|pocket|pp-by|block-)/;
const rowOf = ({ id, name, values }: RosterUnit): JsonObject => {
  const { colours: _, ...shown } = values;
  return { id, name, ...JSON.parse(JSON.stringify(shown)) };
};

export const campaign = (plan: Plan): Campaign => new Players(plan).play();
