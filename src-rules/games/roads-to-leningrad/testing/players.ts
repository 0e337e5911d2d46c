import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { PlayerData } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { State } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Deed, type Fought, Players } from '../../../testing/players.ts';
import { Table } from '../../../testing/table.ts';
import { attackFields } from '../chapters/combat/fight/fields.ts';
import { drawnOf, isFirstChoice, markersIn, playingSide, poolOf } from '../chapters/command/markers.ts';
import { chargeOf, placesOf } from '../chapters/victory/places.ts';
import { cells, otherSide, rosters, type ScenarioId, type SideId, sides } from '../ids.ts';
import { roadsToLeningrad as game } from '../index.ts';
import { hexDistance } from '../model/hexes.ts';
import { inventedBoard } from './board.ts';

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

const printed = ({ values }: RosterUnit, field: string): string => String(values[field] ?? '');
const has = ({ values: { traits } }: RosterUnit, ...any: readonly string[]): boolean =>
  Array.isArray(traits) && any.some((one) => traits.includes(one));
const namesOf = (units: readonly RosterUnit[]): string => units.map(({ name }) => name).join(', ');
const onGround = (unit: RosterUnit): boolean => ['combat', 'artillery', 'hq'].includes(printed(unit, 'kind'));
const isSide = (text: unknown): SideId => (text === sides.soviet ? sides.soviet : sides.german);
/** Hexes around one: rows grow southward, places westward, odd rows lie half a hex further west. */
const ringOf = (hex: string, far = 1): readonly string[] => {
  const [row, column] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const near: string[] = [];
  for (let r = row - far; r <= row + far; r += 1)
    for (let c = column - far; c <= column + far; c += 1)
      if (r >= 10 && r <= 69 && c >= 1 && c <= 34) near.push(`${r}${String(c).padStart(2, '0')}`);
  return near.filter((one) => hexDistance(hex, one) === far);
};

class Turns extends Players {
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
  private get turn(): number {
    return this.table.state.place.turn;
  }
  private get side(): SideId {
    return isSide(this.table.state.cells[cells.active]);
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

  /** The form as it opens, with what is said over it. */
  private takes(action: string, said: JsonObject = {}): boolean {
    const found = game.actions.find(({ id }) => id === action);
    const begun = Object.entries(found?.fields ?? {}).flatMap(([id, field]) => {
      const value = field.begins?.(this.table.context);
      return value === undefined ? [] : [[id, value] as const];
    });
    return this.acts(action, { ...Object.fromEntries(begun), ...said });
  }

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
  private get isSoltsy(): boolean {
    return this.table.scenario === 'soltsy' || this.table.scenario === 'counterattack';
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

  /** Counters of the active formations, alive on the map, with their hexes. */
  private get acting() {
    const said = String(this.table.state.cells[cells.acting]).split(', ');
    const along = Object.keys(this.table.state.marks.along ?? {});
    return this.standing(this.side).filter(
      ({ unit }) => said.includes(printed(unit, 'formation')) || along.includes(unit.id),
    );
  }
  private get targets() {
    const enemies = this.standing(otherSide(this.side));
    return [...new Set(enemies.filter(({ unit }) => printed(unit, 'kind') === 'combat').map(({ hex }) => hex))];
  }
  /** The fighting units go beside the hex, in one to three hexes no enemy holds. */
  private comesUp(units: readonly RosterUnit[], target: string, most: number): void {
    const held = this.standing(otherSide(this.side)).map(({ hex }) => hex);
    const free = ringOf(target).filter((hex) => !held.includes(hex));
    if (free.length === 0) return;
    this.table.write(
      units.map((unit, i) => setAt(cells.at, unit.id, free[(i % most) % free.length] ?? '')),
      { id: 'test' },
    );
  }
  /** Strongpoints first, and what lies near a hex attacked already. */
  private get target(): string | undefined {
    const all = this.targets;
    const declared = Object.keys(this.table.state.marks.declared ?? {});
    const held = all.filter((hex) => this.mapOf(cells.strongpoints)[hex] !== undefined);
    const near = all.filter((hex) => declared.some((one) => hexDistance(one, hex) === 2));
    const first = [near, held].find((some) => some.length > 0);
    if (first && this.chance(0.6)) return this.oneOf(first);
    return all.length > 0 ? this.oneOf(all) : undefined;
  }
  private declares(): void {
    const { target } = this;
    const fit = this.acting.filter(
      ({ unit }) => printed(unit, 'kind') === 'combat' && this.isFree(unit) && this.attack(unit) > 0,
    );
    if (target === undefined || fit.length === 0) return;
    const chosen = fit.filter(() => this.chance(0.75)).map(({ unit }) => unit);
    if (chosen.length === 0) return;
    this.comesUp(chosen, target, 1 + this.below(3));
    this.acts('declare', { hex: target, units: namesOf(chosen) });
  }
  private isFree({ id }: RosterUnit): boolean {
    return !JSON.stringify(this.table.state.marks.declared ?? {}).includes(`"${id}"`);
  }

  private overrun(): void {
    const group = this.acting.filter(
      ({ unit }) =>
        printed(unit, 'kind') === 'combat' &&
        (printed(unit, 'class') === 'mot' || has(unit, 'cavalry')) &&
        this.attack(unit) > 0 &&
        this.isFit(unit) &&
        this.isFree(unit),
    );
    const [first] = group;
    const [target] = this.targets.length > 0 ? [this.oneOf(this.targets)] : [];
    const rain = this.mapOf(cells.weather)[String(this.turn)] === 'rain';
    if (!first || target === undefined || rain || this.table.state.cells[cells.sequence] !== 'mobile') return;
    const units = group.filter(({ hex }) => hex === first.hex).map(({ unit }) => unit);
    if (this.mapOf(cells.strongpoints)[target] !== undefined) return;
    this.comesUp(units, target, 1);
    this.throws('overrun', {
      ...this.rowsOf(this.side, target, units),
      target,
      terrain: this.oneOf([[], ['woods'], ['rough'], ['marsh', 'woods'], ['village']]),
      across: this.oneOf(['land', 'land', 'stream']),
      weather: this.weatherNow,
      assault: false,
      mpLeft: 12,
      entry: 2,
    });
  }

  private reaction(): void {
    const side = otherSide(this.side);
    for (const hex of Object.keys(this.table.state.marks.declared ?? {})) {
      const there = this.standing(side).filter((one) => one.hex === hex);
      const lead = this.leadOf(there.map(({ unit }) => unit));
      if (!lead) continue;
      if (this.chance(0.4)) {
        this.acts('refuse', { hex, lead: lead.name, face: this.d10() });
        if (this.table.state.marks.declared?.[hex] === undefined) this.retreats(there, hex, true);
      }
      const near = this.standing(side).find(
        (one) => printed(one.unit, 'class') === 'mot' && one.hex !== hex && (hexDistance(one.hex, hex) ?? 9) <= 2,
      );
      if (near && this.acts('react', { unit: near.unit.name, hex, lead: lead.name, face: this.d10() })) {
        const moved = this.deeds.at(-1)?.lines[0]?.says.id === 'rtl.chk.says.reacts';
        if (moved) this.table.write([setAt(cells.at, near.unit.id, hex)]);
      }
      const hq = this.standing(side).find(
        ({ unit }) => printed(unit, 'kind') === 'hq' && printed(unit, 'formation') === printed(lead, 'formation'),
      );
      const helper = hq && this.chance(0.4) ? hq.unit.name : '';
      if (this.chance(0.7)) this.acts('no-retreat', { hex, lead: lead.name, helper, face: this.d10() });
    }
  }
  private leadOf(units: readonly RosterUnit[]): RosterUnit | undefined {
    const fighting = units.filter((unit) => printed(unit, 'kind') !== 'hq');
    const able = fighting.length > 0 ? fighting : units;
    return able.length > 0 ? this.oneOf(able) : undefined;
  }

  private combat(): void {
    for (const hex of Object.keys(this.table.state.marks.declared ?? {})) this.attacks(hex);
    this.acts('marker-again');
  }
  private attacks(target: string): void {
    const noted = game.fights?.(this.table.context).find(({ id }) => id === target)?.input;
    const side = this.side;
    const declared = this.table.state.marks.declared?.[target]?.value;
    const ids = JSON.stringify(declared ?? {});
    const units = this.standing(side).filter(({ unit, hex }) => ids.includes(`"${unit.id}"`) && hex !== target);
    if (!noted || units.length === 0) return;
    const sequence = this.table.state.cells[cells.sequence] === 'assault' ? 'assault' : 'mobile';
    const strongpoint = String(this.mapOf(cells.strongpoints)[target] ?? '') === `${otherSide(side)}:done`;
    const input: JsonObject = {
      ...this.rowsOf(
        side,
        target,
        units.map(({ unit }) => unit),
        true,
      ),
      target,
      strongpoint,
      terrain: this.oneOf([
        [],
        [],
        ['woods'],
        ['rough'],
        ['hills', 'woods'],
        ['town'],
        ['village'],
        ['swamp'],
        ['marsh'],
      ]),
      noRetreat: noted.noRetreat === true,
      sequence,
      weather: this.weatherNow,
      crt: this.oneOf(['mobile', 'assault']),
      active: String(this.table.state.cells[cells.acting]),
    };
    const there = this.standing(otherSide(side)).filter((one) => one.hex === target);
    const before = this.fought.length;
    this.throws('attack', input);
    const key = this.fought.length > before ? this.lastKey : '';
    if (/D\d?R/.test(key) && input.noRetreat !== true) this.retreats(there, target);
    if (/A\d?R/.test(key)) {
      for (const hex of new Set(units.map((one) => one.hex)))
        this.retreats(
          units.filter((one) => one.hex === hex),
          target,
        );
      return;
    }
    if (key !== '' && this.standing(otherSide(side)).every((one) => one.hex !== target))
      this.advances(units, target, sequence);
  }
  /** What the table said: 'A1 D2R'. */
  private get lastKey(): string {
    const id = this.fought.at(-1)?.line;
    const line = this.table.journal.lines.find((one) => one.id === id);
    const end = line && 'facts' in line ? line.facts.find(({ kind }) => kind === 'end') : undefined;
    return end?.kind === 'end' ? String(end.outcome.key) : '';
  }
  private retreats(units: readonly { readonly unit: RosterUnit }[], from: string, refusal = false): void {
    const alive = units.map(({ unit }) => unit).filter((unit) => this.left(unit) > 0);
    const [first] = alive;
    if (!first) return;
    const side = this.unitsOf(sides.soviet).includes(first) ? sides.soviet : sides.german;
    const enemies = new Set(this.standing(otherSide(side)).map(({ hex }) => hex));
    const free = ringOf(from, 2).filter((hex) => !enemies.has(hex));
    const friends = free.filter((hex) => this.standing(side).some((one) => one.hex === hex));
    const attacked = friends.filter((hex) => this.table.state.marks.declared?.[hex] !== undefined);
    const better = [attacked, friends].find((some) => some.length > 0 && this.chance(0.6)) ?? free;
    const to = this.oneOf(better);
    this.acts('retreat', { units: namesOf(alive), to, refusal });
  }
  private advances(units: readonly { readonly unit: RosterUnit }[], into: string, crt: string): void {
    const able = units.map(({ unit }) => unit).filter((unit) => this.left(unit) > 0 && this.chance(0.6));
    const enemies = new Set(this.standing(otherSide(this.side)).map(({ hex }) => hex));
    const on = ringOf(into).filter((hex) => !enemies.has(hex))[0] ?? '';
    if (able.length > 0)
      this.acts('advance', { units: namesOf(able), into, on: this.chance(0.3) ? on : '', crt }) ||
        this.acts('advance', { units: namesOf(able.slice(0, 1)), into, on: '', crt });
  }

  /** Rows of both sides for a fight; in an attack with HQs, guns and aircraft, and with lead units named. */
  private rowsOf(side: SideId, target: string, attackers: readonly RosterUnit[], whole = true): JsonObject {
    const other = otherSide(side);
    const there = this.standing(other)
      .filter((one) => one.hex === target)
      .map(({ unit }) => unit);
    const said = String(this.table.state.cells[cells.acting]).split(', ');
    const active = attackers.filter((unit) => [...said, ''].includes(printed(unit, 'formation')));
    const [mine, theirs] = [this.leadOf(active), this.leadOf(there)];
    const flanks = { across: this.oneOf(['land', 'land', 'stream', 'river']), swampRoad: this.chance(0.1) };
    const row = (unit: RosterUnit, more: JsonObject = {}): JsonObject => this.row(unit, side, more);
    const rows = {
      [side]: [
        ...attackers.map((unit, i) =>
          row(unit, { ...flanks, ...(i > 1 && this.chance(0.3) ? { across: 'land' } : {}), lead: unit === mine }),
        ),
        ...(whole ? this.support(side, target, mine) : []),
      ],
      [other]: [
        ...there.map((unit) => this.row(unit, other, { lead: unit === theirs })),
        ...(whole ? this.support(other, target, theirs) : []),
      ],
    };
    return { attacker: side, ...rows };
  }
  /** Who helps from elsewhere: an HQ of the lead's formation with its points, guns in reach, aircraft. */
  private support(side: SideId, target: string, lead: RosterUnit | undefined): readonly JsonObject[] {
    const elsewhere = this.standing(side).filter(({ hex }) => hex !== target);
    const spend = this.oneOf(['none', 'cas', 'artillery', 'units']);
    const hq = elsewhere.find(
      ({ unit }) => printed(unit, 'kind') === 'hq' && lead && printed(unit, 'formation') === printed(lead, 'formation'),
    );
    const battery = elsewhere.filter(({ unit }) => printed(unit, 'kind') === 'artillery' && this.chance(0.5));
    const planes = this.unitsOf(side).filter((unit) => printed(unit, 'kind') === 'air' && this.chance(0.3));
    const leader = this.unitsOf(side).find((unit) => printed(unit, 'kind') === 'leader' && this.chance(0.2));
    const away = (): number => 1 + this.below(5);
    return [
      ...(hq ? [this.row(hq.unit, side, { spend, distance: away() })] : []),
      ...(leader ? [this.row(leader, side, { spend, distance: away() })] : []),
      ...battery.map(({ unit }, i) => this.row(unit, side, { distance: 1 + this.below(7), lead: i === 0 })),
      ...planes.map((unit, i) => this.row(unit, side, { lead: i === 0 })),
    ];
  }
  /** A counter as it stands on a row. */
  private row(unit: RosterUnit, side: SideId, more: JsonObject): JsonObject {
    const { fields, recorded } = attackFields[side];
    const shown = Object.entries(unit.values).filter(([key]) => Object.hasOwn(fields, key));
    const known: JsonObject = JSON.parse(JSON.stringify(Object.fromEntries(shown)));
    return { id: unit.id, name: unit.name, ...known, ...recorded(unit, this.table.context), ...more };
  }
  private get weatherNow(): string {
    return String(this.mapOf(cells.weather)[String(this.turn)] ?? 'dry');
  }

  protected override chooses(ask: Extract<Ask, { kind: 'choice' }>): string {
    if (/^way-/.test(ask.id)) return this.oneOf(['clear', 'clear', 'zoc', 'zoc', 'none']);
    return this.oneOf(ask.options).key;
  }
  private throws(calc: string, input: JsonObject): void {
    const calculator = game.calculators.find(({ id }) => id === calc);
    if (calculator) this.fight(calculator, input);
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

  private d10(): number {
    return 1 + this.below(10);
  }
  private unitsOf(side: SideId): readonly RosterUnit[] {
    return this.table.things.rosters?.[rosters[side]]?.units ?? [];
  }
  private get everybody(): readonly RosterUnit[] {
    return [...this.unitsOf(sides.german), ...this.unitsOf(sides.soviet)].filter(
      (unit) => onGround(unit) && this.left(unit) > 0,
    );
  }
  private mapOf(cell: string): { readonly [key: string]: Scalar } {
    const found = this.table.state.cells[cell];
    return typeof found === 'object' ? found : {};
  }
  private full({ values }: RosterUnit): number {
    return values.twoSteps === true ? 2 : 1;
  }
  private left(unit: RosterUnit): number {
    return Number(this.mapOf(cells.steps)[unit.id] ?? this.full(unit));
  }
  private attack(unit: RosterUnit): number {
    return Number(printed(unit, this.left(unit) < this.full(unit) ? 'attack2' : 'attack'));
  }
  private isSpent({ id }: RosterUnit): boolean {
    return this.mapOf(cells.spent)[id] === 'yes';
  }
  private isFit({ id }: RosterUnit): boolean {
    return this.mapOf(cells.disrupted)[id] !== 'yes' && this.mapOf(cells.supply)[id] !== 'oos';
  }
  /** Who is alive and stands on a hex. */
  private standing(side: SideId): readonly { readonly unit: RosterUnit; readonly hex: string }[] {
    return this.unitsOf(side)
      .map((unit) => ({ unit, hex: String(this.mapOf(cells.at)[unit.id] ?? '') }))
      .filter(({ unit, hex }) => onGround(unit) && this.left(unit) > 0 && /^\d{4}$/.test(hex));
  }
}

export const campaign = (plan: Plan): Campaign => new Turns(plan).play();
