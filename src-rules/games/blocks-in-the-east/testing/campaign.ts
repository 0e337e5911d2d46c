import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import type { State } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Deed, Players } from '../../../testing/players.ts';
import { Table } from '../../../testing/table.ts';
import { blocksInTheEast as game } from '../index.ts';
import { inventedBlocks, inventedThings } from './invented.ts';

/** Whole games for tests, as two players would record them: the same for the same seed. Their blocks are invented. */

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

class Months extends Players {
  readonly months = new Map<number, Month>();
  private readonly plan: Required<Pick<Plan, 'orders' | 'battles'>>;

  constructor({ scenario, options = {}, seed, orders = 3, insists = 0, battles = 0.15 }: Plan) {
    super(new Table(game, { scenario, options, things: inventedThings }), { seed, insists });
    this.plan = { orders, battles };
  }

  protected override writes(field: string): string | undefined {
    return field === 'block' ? this.oneOf([...inventedBlocks.axis, ...inventedBlocks.soviet]).name : undefined;
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

  private phase(): void {
    const [, at = '', step = ''] = this.table.place.split('/');
    if (at === 'month') this.month();
    if (step === 'production') this.production(at);
    if (step === 'rail') this.rail(at);
    if (step === 'combat') for (let n = this.plan.battles; this.chance(n); n -= 1) this.battle(at);
    if (step === 'final' && this.chance(0.1))
      this.acts('surrender-pp', {
        side: at,
        class: this.oneOf(['infantry', 'tanks', 'fighter', 'airHq', 'artillery']),
      });
    if (at === 'victory') this.victory();
    if (['month', 'production', 'rail', 'victory'].includes(step || at) || this.chance(0.2)) this.others(scripted);
  }

  private month(): void {
    // a die that is to be rolled again is rolled again
    for (let throws = 0; throws < 20; throws += 1) {
      this.acts('weather-die', { die: this.d6() });
      const said = this.table.context.cells.weather;
      if (typeof said === 'object' && said[String(this.table.state.place.turn)] !== undefined) break;
    }
    this.acts('italian-die', { die: this.d6() });
  }

  private production(side: string): void {
    this.acts(`income-${side}`);
    if (side === 'axis') this.acts('fhq-repair', { colour: 'black' });
    this.acts(`advance-${side}`);
    if (this.chance(0.2)) this.acts(`industry-${side}`, { colour: this.oneOf(['red', 'blue']) });
    for (const colour of side === 'axis' ? ['red', 'blue', 'black'] : ['red', 'blue'])
      this.acts(`place-${side}`, { colour, die: this.d6(), city: 'Invented Town' });
    if (side === 'soviet') {
      this.acts('infrastructure', { route: this.oneOf(['railSaratov', 'railAstrakhan', 'railBaku', 'caspian']) });
      this.acts('lend-lease', this.convoys());
    }
    const own = side === 'axis' ? inventedBlocks.axis : inventedBlocks.soviet;
    for (let n = 0; n < this.plan.orders; n += 1) {
      const unit = this.oneOf(own);
      this.acts(`buy-${side}`, this.order(unit));
      if (side === 'axis') this.acts('gift', this.order(this.oneOf(own.slice(9))));
    }
    // and for blocks nobody has on a roster, until little is left
    for (let n = 0; n < this.plan.orders && this.yellow(side) > 5; n += 1)
      this.acts(`buy-${side}`, {
        kind: 'repair',
        class: this.oneOf(['infantry', 'tanks', 'fighter', 'airHq', 'mountain']),
        pf: 1 + this.below(10),
        colour: this.oneOf(['black', 'white', 'red']),
      });
    if (this.chance(0.2))
      this.acts(`income-change-${side}`, {
        purse: `pp.${side === 'axis' ? 'GER' : 'SOV'}.${this.oneOf(['yellow', 'red', 'blue'])}`,
        n: this.oneOf([-2, -1, 1]),
        reason: 'other',
      });
    if (this.chance(0.3)) this.acts(`storage-${side}`, { how: this.oneOf(['most', 'red', 'blue', 'black']) });
  }

  private yellow(side: string): number {
    return this.table.state.balances[side === 'axis' ? 'pp.GER.yellow' : 'pp.SOV.yellow'] ?? 0;
  }

  private convoys(): JsonObject {
    return { lostRed: this.below(2), lostBlue: this.below(2) };
  }

  /** Repairs what stands damaged, rebuilds what is gone; a PF too many now and then. */
  private order(unit: RosterUnit): JsonObject {
    const states = this.table.state.cells.state;
    const gone = typeof states === 'object' && states[unit.id] !== undefined;
    const printed = this.chance(0.7);
    return {
      kind: gone ? 'rebuild' : 'repair',
      block: unit.name,
      pf: 1 + this.below(2),
      colour: printed ? 'printed' : 'white',
    };
  }

  private rail(side: string): void {
    const moves = this.below(3);
    if (this.chance(0.15)) this.acts(`rail-less-${side}`, { count: 1, reason: 'stations' });
    if (moves > 0)
      this.acts(`rail-${side}`, {
        count: moves,
        ...(side === 'axis' ? { area: this.oneOf(['ussr', 'outside']) } : {}),
      });
    if (side === 'axis') this.acts('rail-axis', { count: 1, area: 'scandinavia', payer: 'GER' });
    else if (this.chance(0.5)) this.acts('evacuate', { site: 'Moscow', colour: 'blue' });
  }

  private victory(): void {
    this.acts('victory-die', { die: this.d6() });
    this.acts('italy-out');
    // the oil is lost, burnt and repaired
    if (this.chance(0.1)) this.acts('scorch', { site: 'Maykop' });
    if (this.chance(0.1)) this.acts('site', { site: 'Maykop', side: this.oneOf(['axis', 'soviet']) });
    // the front wanders, but nobody wins before the last month
    if (this.chance(0.15))
      this.acts('city', {
        city: this.oneOf(['kharkov', 'rostov', 'sevastopol', 'leningrad', 'stalingrad']),
        side: this.oneOf(['axis', 'soviet']),
      });
  }

  /** A battle thrown at the table, recorded as the screens do it. */
  private battle(attacks: string): void {
    const calculator = game.calculators.find(({ id }) => id === 'battle');
    const states = this.table.state.cells.state;
    const inPlay = (unit: RosterUnit): boolean => !(typeof states === 'object' && states[unit.id] !== undefined);
    const pick = (units: readonly RosterUnit[], ...classes: readonly string[]): RosterUnit | undefined => {
      const fit = units.filter((unit) => inPlay(unit) && classes.includes(String(unit.values.class)));
      return fit.length > 0 ? this.oneOf(fit) : undefined;
    };
    const rows = (units: readonly RosterUnit[]): JsonObject[] =>
      [pick(units, 'infantry', 'tanks', 'mechanised', 'cavalry'), pick(units, 'artillery'), pick(units, 'bomber')]
        .filter((unit, n) => unit !== undefined && (n === 0 || this.chance(0.3)))
        .flatMap((unit) => (unit ? [rowOf(unit)] : []));
    const [axis, soviet] = [rows(inventedBlocks.axis), rows(inventedBlocks.soviet)];
    if (calculator && axis.length > 0 && soviet.length > 0)
      this.fight(calculator, { attacks, axis, soviet, defenderRetreat: 'never', ties: 'order' });
  }
}

const scripted =
  /^(weather-die|italian-die|italy-out|income-|lend-lease$|buy-|gift|storage-|rail-|victory-die|city|surrender-|advance-|industry-|place-|infra|remov|remove-|fhq|evacuate|scorch|site|pocket|pp-by|block-)/;
const rowOf = ({ id, name, values }: RosterUnit): JsonObject => {
  const { colours: _, ...shown } = values;
  return { id, name, ...JSON.parse(JSON.stringify(shown)) };
};

export const campaign = (plan: Plan): Campaign => new Months(plan).play();
