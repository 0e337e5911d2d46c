import type { Scalar } from '#rules/kit/base/json.ts';
import type { PlayerData } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { State } from '#rules/kit/record/journal.ts';
import type { Deed, Fought } from '../../../testing/players.ts';
import { Table } from '../../../testing/table.ts';
import { drawnOf, isFirstChoice, markersIn, playingSide, poolOf } from '../chapters/command/markers.ts';
import { chargeOf, placesOf } from '../chapters/victory/places.ts';
import { cells, rosters, type ScenarioId, type SideId, sides } from '../ids.ts';
import { roadsToLeningrad as game } from '../index.ts';
import { inventedBoard } from './board.ts';
import { PlayersFights } from './playersFights.ts';
import { has, isSide, namesOf, onGround, printed, ringOf } from './playersView.ts';

/** Whole games for tests, as two players would record them: the same for the same seed. All counters are invented. */

interface Turn {
  readonly head: string | null;
  readonly state: State;
}
export interface Campaign {
  readonly table: Table;
  readonly deeds: readonly Deed[];
  readonly fought: readonly Fought[];
  /** by turn: its last line and the state after it */
  readonly turns: ReadonlyMap<number, Turn>;
}
export interface Plan {
  readonly scenario: ScenarioId;
  readonly seed: number;
  readonly options?: { readonly [id: string]: Scalar };
  readonly things?: PlayerData;
  /** how often the German takes a place in a turn, and how often the Soviet does */
  readonly takes?: { readonly german: number; readonly soviet: number };
  /** how often somebody attacks in his sequence */
  readonly attacks?: number;
  /** they stop once this place is reached: for a start */
  readonly until?: string;
}

class Turns extends PlayersFights {
  readonly turns = new Map<number, Turn>();
  private readonly plan: Required<Pick<Plan, 'takes' | 'attacks'>> & Plan;

  constructor(plan: Plan) {
    const { scenario, options = {}, things = inventedBoard } = plan;
    super(new Table(game, { scenario, options, things }), { seed: plan.seed });
    this.plan = { takes: { german: 0.4, soviet: 0.3 }, attacks: 0.8, ...plan };
  }

  play(): Campaign {
    const { until = 'end' } = this.plan;
    while (this.table.place !== until) {
      const { turn } = this.table.state.place;
      this.phases[this.phaseId]?.();
      if (this.table.place === 'end' || this.phaseId === 'record')
        this.turns.set(turn, { head: this.table.journal.head, state: this.table.state });
      if (this.table.place === until || this.table.done() === undefined) break;
    }
    const { table, deeds, fought, turns } = this;
    return { table, deeds, fought, turns };
  }

  private get phaseId(): string {
    return this.table.place.split('/').at(-1) ?? '';
  }
  private readonly phases: { readonly [phase: string]: () => void } = {
    'first-side': () => this.deploys(isSide(this.table.who)),
    'second-side': () => this.deploys(isSide(this.table.who)),
    markers: () => this.prepares(),
    weather: () => this.weather(),
    reinforcements: () => this.reinforcements(),
    supply: () => this.supply(),
    readying: () => this.readying(),
    initiative: () => this.initiative(),
    activation: () => this.activation(),
    construction: () => this.construction(),
    movement: () => this.movement(),
    reaction: () => this.reaction(),
    combat: () => this.combat(),
    passed: () => this.bridges(),
    works: () => this.works(),
    recovery: () => this.recovery(),
    victory: () => this.takes('immediate-check'),
    record: () => this.record(),
  };

  /** Each formation on a hex of its own, the HQ and the guns two behind; what no formation has in the last row. */
  private deploys(side: SideId): void {
    const [north, column] = [this.isSoltsy ? 12 : 42, side === sides.german ? 20 : 17];
    const behind = side === sides.german ? 2 : -2;
    const groups = [...new Set(this.unitsOf(side).map((unit) => printed(unit, 'formation')))];
    const hex = (row: number, at: number): string => `${row}${String(at).padStart(2, '0')}`;
    this.table.write(
      this.unitsOf(side)
        .filter((unit) => onGround(unit) || printed(unit, 'kind') === 'leader')
        .map((unit) => {
          // a leader stands with the HQ of the second formation
          const leads = printed(unit, 'kind') === 'leader';
          const row = north + 2 * (leads ? 1 : groups.indexOf(printed(unit, 'formation')));
          const back =
            leads || ['hq', 'artillery'].includes(printed(unit, 'kind')) || printed(unit, 'formation') === '';
          return setAt(cells.at, unit.id, hex(row, column + (back ? behind : 0)));
        }),
    );
  }

  private prepares(): void {
    this.acts('step-loss', { unit: 'Invented rifle-1', steps: 1 });
    if (this.table.scenario === 'soltsy') this.acts('artillery-fired', { units: 'Invented long-guns' });
    if (this.table.scenario === 'manstein') this.acts('supply-set', { unit: 'Invented tank-2', to: 'oos' });
    // whatever the German could gain is Soviet to begin with, whatever he could lose is his
    for (const { hex } of placesOf(this.table.scenario)) {
      const holder = chargeOf(this.table.scenario, hex) === 0 ? sides.soviet : sides.german;
      if (this.mapOf(cells.places)[hex] === undefined) this.acts('place-control', { place: hex, holder });
    }
  }

  private weather(): void {
    const die = this.d10();
    const isTyped = this.acts('weather-die', { die });
    if (isTyped) return;
    // the box of the turn is not typed: they read it themselves; or nothing is rolled
    if (!this.acts('weather-die', { die, read: this.oneOf(['dry', 'overcast', 'rain']) })) this.takes('weather-set');
  }

  private reinforcements(): void {
    // the replacements of 16AM are always taken
    const always = this.table.scenario === 'soltsy' && this.turn === 7;
    for (let n = 0; n < 3; n += 1)
      this.takes('optional-group', { taken: always || this.chance(0.6) ? 'taken' : 'declined' });
    this.takes('arrive', { how: this.chance(0.2) ? 'putOff' : 'enter' });
    const red = this.unitsOf(sides.soviet).filter((unit) => has(unit, 'infantry'));
    const turned = red.filter((unit) => this.left(unit) === 1 && this.full(unit) === 2);
    const back = red.filter((unit) => this.left(unit) === 0);
    this.acts('replace', { turned: namesOf(turned), reduced: '', full: namesOf(back.slice(0, 1)) });
    this.acts('replace', { turned: '', reduced: namesOf(back.slice(1, 2)), full: '' });
  }

  private supply(): void {
    const marked = Object.keys(this.mapOf(cells.supply));
    const cut = this.everybody.filter(({ id }) => this.chance(marked.includes(id) ? 0.5 : 0.06));
    this.acts('supply-mark', { cut: namesOf(cut) });
    this.acts('road-hexes', { hexes: this.below(3) });
  }

  private readying(): void {
    this.takes('air-ready');
    for (let n = 0; n < 30 && this.takes('air-removal', { die: this.d10() }); n += 1);
  }

  private initiative(): void {
    this.acts('initiative', {
      sovietDie: this.d10(),
      germanDie: this.d10(),
      otherSoviet: this.chance(0.2) ? 1 : 0,
    });
    this.takes('first-player');
    this.takes('markers-gone');
    this.takes('cup');
    this.takes('cup');
  }

  private activation(): void {
    const side = playingSide(this.table.context);
    const cup = markersIn(this.table.context, side, 'cup');
    if (!isFirstChoice(this.table.context) && cup.length > 0) {
      const pool = poolOf(this.table.context, side);
      if (pool === undefined || this.chance(0.8))
        this.acts(
          'draw',
          this.chance(0.7)
            ? { how: 'app', place: 1 + this.below(cup.length) }
            : { how: 'hand', marker: this.markerName(this.oneOf(cup)) },
        );
      if (pool !== undefined && drawnOf(this.table.context, side) !== undefined && this.chance(0.6))
        this.combines(side);
    }
    this.chooses_(side);
  }
  private combines(side: SideId): void {
    const leader = this.unitsOf(side).find((unit) => printed(unit, 'kind') === 'leader');
    const spent = leader && this.mapOf(cells.spent)[leader.id] === 'yes';
    this.takes('combine', { die: this.d10(), leader: leader && !spent && this.chance(0.6) ? leader.name : '' });
  }
  private chooses_(side: SideId): void {
    const drawn = drawnOf(this.table.context, side);
    const pool = poolOf(this.table.context, side);
    const cup = markersIn(this.table.context, side, 'cup');
    const id = drawn === undefined ? (pool ?? cup[0]) : pool !== undefined && this.chance(0.4) ? pool : drawn;
    const marker = id === undefined ? '' : this.markerName(id);
    // whoever acts with the marker that is good for any is named with it
    const any = this.deeds.at(-1)?.action === 'combine' && this.mapOf(cells.markers)['am-any'] === 'played';
    const said = { side, marker, formations: any ? 'Red, Brown' : id === 'am-any' ? 'Red' : '' };
    if (this.chance(0.15) && this.acts('choose-sequence', { ...said, kind: 'pass' })) return;
    if (this.chance(0.6) && this.acts('choose-sequence', { ...said, kind: 'mobile' })) return;
    if (!this.acts('choose-sequence', { ...said, kind: 'assault' })) throw new Error(`${marker} cannot be played`);
  }
  private markerName(id: string): string {
    return this.table.things.rosters?.[rosters.markers]?.units.find((one) => one.id === id)?.name ?? id;
  }

  private construction(): void {
    if (this.chance(0.7)) this.takes('strongpoint-done');
    const builder = this.acting.find(({ unit }) => has(unit, 'infantry', 'motInfantry'));
    if (builder && this.chance(0.6))
      this.acts('strongpoint', { side: this.side, hex: builder.hex, unit: builder.unit.name });
    this.bridges();
  }
  private bridges(): void {
    const side = this.side;
    const [hq] = this.standing(side).filter(({ unit }) => printed(unit, 'kind') === 'hq');
    if (!hq || !this.chance(0.5)) return;
    const unit = `Invented ${side}-bridge`;
    if (this.chance(0.7)) this.acts('bridge', { unit, what: 'place', hex: hq.hex, to: this.oneOf(ringOf(hq.hex)) });
    else this.acts('bridge', { unit, what: 'off' });
  }

  private movement(): void {
    const army = this.standing(this.side).filter(({ unit }) => printed(unit, 'formation') === '');
    const leader = this.unitsOf(this.side).find((unit) => printed(unit, 'kind') === 'leader');
    if (leader && this.chance(0.2)) this.acts('army-unit', { unit: leader.name, how: 'leader' });
    if (army.length > 0 && this.chance(0.6)) {
      const { unit } = this.oneOf(army);
      const near = this.acts('army-unit', { unit: unit.name, how: 'range' });
      const hq = this.acting.find((one) => printed(one.unit, 'kind') === 'hq' && !this.isSpent(one.unit));
      const helper = hq && this.chance(0.5) ? hq.unit.name : '';
      if (!near) this.acts('army-unit', { unit: unit.name, how: 'check', hq: helper, die: this.d10() });
    }
    this.acts('arrive', { groups: [], cards: '' });
    if (this.chance(0.3)) this.overrun();
    for (let n = 0; n < 2; n += 1) if (this.chance(this.plan.attacks / (n + 1))) this.declares();
    const { takes } = this.plan;
    if (this.chance(takes[this.side] / 3)) this.changesHands(this.side);
    // a unit of the river's far bank, as the map shows it
    if (this.side === sides.soviet && this.chance(0.15))
      this.acts('redya-crossed', { unit: this.oneOf(this.unitsOf(sides.soviet)).name });
  }
  private changesHands(holder: SideId): void {
    const held = this.mapOf(cells.places);
    const other = placesOf(this.table.scenario).filter(({ hex }) => held[hex] !== holder);
    if (other.length > 0) this.acts('place-control', { place: this.oneOf(other).hex, holder });
  }

  private works(): void {
    this.takes('strongpoint-off');
    if (this.chance(0.8)) this.takes('strongpoint-done');
  }
  private recovery(): void {
    const disrupted = this.everybody.filter(({ id }) => this.mapOf(cells.disrupted)[id] === 'yes');
    const held = disrupted.filter(() => this.chance(0.5));
    this.acts('recovery-free', { units: namesOf(disrupted.filter((unit) => !held.includes(unit))) });
    for (const unit of held) {
      const hq = this.everybody.find(
        (one) => printed(one, 'kind') === 'hq' && printed(one, 'formation') === printed(unit, 'formation'),
      );
      this.acts('recovery', { unit: unit.name, hq: hq && this.chance(0.4) ? hq.name : '', die: this.d10() });
    }
    for (const one of ['command-ready', 'artillery-ready', 'activation-off']) this.takes(one);
  }
  private record(): void {
    const lost = this.unitsOf(sides.german).filter((unit) => onGround(unit) && this.left(unit) === 0);
    const context = ['ne', 'e', 'se', 'sw', 'w', 'nw'];
    if (lost.length > 0 && this.chance(0.3))
      this.acts('surrounded', { unit: this.oneOf(lost).name, hexes: context.slice(this.below(2)) });
    const holder = this.mapOf(cells.places)['2214'];
    if (holder === sides.german) this.acts('soltsy-held');
    this.acts('river-line', {
      river: this.oneOf(['polist', 'porussya']),
      points: 10 + this.below(8),
    });
    // the surplus of a stack (3.32)
    const stacked = this.standing(this.oneOf([sides.german, sides.soviet]));
    if (stacked.length > 0 && this.chance(0.2))
      this.acts('step-loss', { unit: this.oneOf(stacked).unit.name, steps: 1 });
  }
}

export const campaign = (plan: Plan): Campaign => new Turns(plan).play();
