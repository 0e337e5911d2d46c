import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import { noteOf, printOf } from '#rules/kit/game/secret.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { State } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Deed, type Fought, Players } from '../../../testing/players.ts';
import { Table } from '../../../testing/table.ts';
import { axisRow, sovietRow } from '../chapters/combat/fight/fields.ts';
import { type Objective, secretId, sets } from '../chapters/victory/objectives.ts';
import { cells, rosters, type SideId, sides, turns } from '../ids.ts';
import { armir as game } from '../index.ts';
import { inventedBoard, inventedPlaces } from './board.ts';

/** Whole games of six turns for tests, as two players would record them: the same for the same seed. */

interface Turn {
  readonly head: string | null;
  readonly state: State;
}
export interface Campaign {
  readonly table: Table;
  readonly deeds: readonly Deed[];
  readonly fought: readonly Fought[];
  readonly choice: readonly Objective[];
  /** by turn: its last line and the state after it */
  readonly turns: ReadonlyMap<number, Turn>;
}
interface Plan {
  readonly seed: number;
  readonly options?: { readonly [id: string]: Scalar };
  /** its objectives; by the dice where none are given */
  readonly choice?: readonly Objective[];
  /** how often the Soviet takes a starred place when it moves; the Axis takes fewer back from a driving one */
  readonly drive?: number;
  /** it buys the initiative with all it has: its impetus ends before the game does */
  readonly spends?: boolean;
}

const unitsOf = (side: SideId): readonly RosterUnit[] =>
  inventedBoard.rosters?.[side === sides.axis ? rosters.axis : rosters.soviet]?.units ?? [];
/** The random number of the sealed note. */
const salt = '00';
const printed = ({ values }: RosterUnit, field: string): string => String(values[field] ?? '');
const nameOf = (units: readonly RosterUnit[]): string => units.map(({ name }) => name).join(', ');
const both: readonly SideId[] = [sides.axis, sides.soviet];
const note = noteOf(secretId, 'first');
/** What is on the Čir from the start. */
const onCir = ['rifle-1', 'rifle-2', 'tank-1'] as const;

class Turns extends Players {
  readonly turns = new Map<number, Turn>();
  private readonly drive: number;
  private readonly spends: boolean;
  readonly choice: readonly Objective[];

  constructor({ seed, options = {}, choice, drive = 0.7, spends = false }: Plan) {
    super(new Table(game, { options, things: inventedBoard }), { seed });
    this.drive = drive;
    this.spends = spends;
    this.choice = choice ?? this.oneOf(sets);
  }

  play(): Campaign {
    while (this.table.place !== 'end') {
      const { turn } = this.table.state.place;
      this.phases[this.phaseId]?.();
      if (this.table.place === 'end') break;
      if (this.phaseId === 'attrition')
        this.turns.set(turn, { head: this.table.journal.head, state: this.table.state });
      if (this.table.done() === undefined) break;
    }
    const { table, deeds, fought, choice } = this;
    return { table, deeds, fought, choice, turns: this.turns };
  }

  private get phaseId(): string {
    return this.table.place.split('/').at(-1) ?? '';
  }

  private readonly phases: { readonly [phase: string]: () => void } = {
    'axis-setup': () => this.deploys(sides.axis),
    'soviet-setup': () => {
      this.acts('cir-units', { units: nameOf(this.called(...onCir)) });
      this.deploys(sides.soviet);
    },
    markers: () => this.takes('guns-set'),
    objectives: () => this.seals(),
    initiative: () => this.initiative(),
    reinforcements: () => this.reinforcements(),
    'axis-movement': () => this.axisMoves(true),
    'axis-motorised': () => this.axisMoves(false),
    'soviet-movement': () => this.sovietMoves(),
    'soviet-motorised': () => this.sovietMoves(),
    'bombardment-1': () => this.bombards(),
    'bombardment-2': () => this.bombards(),
    'axis-combat': () => this.attacks(sides.axis),
    'soviet-combat': () => this.sovietFights(),
    supply: () => this.supply(),
    attrition: () => this.attrition(),
  };

  private called(...ids: readonly string[]): readonly RosterUnit[] {
    return both.flatMap(unitsOf).filter(({ id }) => ids.includes(id));
  }
  /** The form as it opens. */
  private takes(action: string): void {
    const found = game.actions.find(({ id }) => id === action);
    const begun = Object.entries(found?.fields ?? {}).flatMap(([id, field]) => {
      const value = field.begins?.(this.table.context);
      return value === undefined ? [] : [[id, value] as const];
    });
    this.acts(action, Object.fromEntries(begun));
  }

  /** Counters stand two by two on hexes of no map, no two armies together. */
  private deploys(side: SideId): void {
    const free = unitsOf(side).filter(({ id }) => !onCir.some((one) => one === id));
    const column = side === sides.axis ? '01' : '02';
    const groups = [...new Set(free.map((unit) => printed(unit, 'army')))].flatMap((army) => {
      const own = free.filter((unit) => printed(unit, 'army') === army);
      return own.flatMap((_, i) => (i % 2 === 0 ? [own.slice(i, i + 2)] : []));
    });
    const row = (i: number): string => String(i + 1).padStart(2, '0');
    this.table.write(groups.flatMap((group, i) => group.map(({ id }) => setAt(cells.at, id, `${row(i)}${column}`))));
  }

  /** The host seals; here the note is as good as sealed, and is opened when the last turn is over. */
  private seals(): void {
    this.table.write([
      { kind: 'sealed', note, side: sides.soviet, print: printOf(salt, this.choice.join(' ')), box: 'box' },
    ]);
  }
  private opens(): void {
    this.table.write([{ kind: 'opened', note, text: this.choice.join(' '), salt, same: true }]);
  }

  private initiative(): void {
    const ps = this.table.state.balances.ps ?? 0;
    if (this.spends ? ps > 1 : ps > 3 && this.chance(0.5)) this.acts('initiative-buy');
    this.acts('turn-up', { range: '', movement: nameOf([this.oneOf(this.called('hq-iii', 'hq-a', 'hq-b'))]) });
    this.takes('guns-set');
    this.acts('air-die', { die: this.d6() });
    this.acts('cai-die', { die: this.d6() });
  }

  private reinforcements(): void {
    this.acts('tem-die', { die: this.d6() });
    for (const one of ['arrive', 'xxiv', 'gebirgs', 'hq-back']) this.takes(one);
    const [lame] = unitsOf(sides.axis).filter(
      (unit) => printed(unit, 'nation') === 'GER' && this.left(unit) > 0 && this.left(unit) < this.full(unit),
    );
    // no help for a Soviet that is to run out of impetus
    if (lame && !this.spends) this.acts('replacement', { unit: lame.name });
    if (this.chance(0.2)) this.acts('julia');
  }

  private axisMoves(normal: boolean): void {
    if (normal) this.acts('turn-up', { range: '', movement: 'Invented ii-hq' });
    if (this.chance(0.6)) this.acts('pa-movement', { units: 2 });
    if (this.chance(0.5 * (1 - this.drive))) this.changesHands(sides.axis);
    const [foot] = this.called('alp-1', 'ii-1').filter((unit) => this.left(unit) < this.full(unit));
    if (foot && this.chance(0.3)) this.acts('complementi', { unit: foot.name });
  }

  private sovietMoves(): void {
    if (this.chance(this.drive)) this.changesHands(sides.soviet);
    if (this.chance(0.15)) this.acts('kantemirovka', { die: this.d6() });
    if (this.chance(0.4))
      this.acts('strongpoint-taken', { corps: this.oneOf(['alpine', 'ii', 'xxxv', 'xxix']), hex: '' });
    this.takes('cir-enter');
    const { turn } = this.table.state.place;
    if (turn > 2 && this.chance(0.4))
      this.acts('tem-enter', { units: nameOf(this.called(this.oneOf(['tank-2', 'lorry-1']))) });
  }

  private changesHands(holder: SideId): void {
    const held = this.table.state.cells.control;
    const now = (id: string, start: unknown) => (typeof held === 'object' ? (held[id] ?? start) : start);
    const other = inventedPlaces.filter(({ id, values }) => now(id, values.start) !== holder);
    if (other.length > 0) this.acts('place-control', { place: this.oneOf(other).name, holder, kind: 'listed' });
  }

  private bombards(): void {
    const { air } = this.table.state.cells;
    const target = (side: SideId) => this.standing(side)[this.below(4)]?.hex ?? '';
    if ((air === 'axis' || air === 'soviet') && this.chance(0.6))
      this.shot({ with: `${air}Air`, target: target(air === 'axis' ? sides.soviet : sides.axis), distance: 2 });
    if (this.chance(0.6)) {
      const heavy = { value: 5, distance: 3, target: target(sides.soviet) };
      this.shot({ with: 'heavy', gun: 'Invented alp-heavy', ...heavy });
    }
    const army = this.oneOf(['iii', 'a', 'b'] as const);
    const points = this.table.state.balances[`guns.${army}`] ?? 0;
    const shot = { with: 'army', army, points: 1 + this.below(Math.max(1, points)), distance: 2 };
    if (points > 0) this.shot({ ...shot, target: target(sides.axis), strongpoint: this.chance(0.5) });
  }
  private shot(input: JsonObject): void {
    const victim = input.with === 'axisAir' || input.with === 'heavy' ? sides.soviet : sides.axis;
    const there = this.standing(victim).filter(({ hex }) => hex === input.target);
    this.throws('bombard', { ...input, there: nameOf(there.map(({ unit }) => unit)) });
  }

  private sovietFights(): void {
    this.attacks(sides.soviet);
    this.acts('cir-roll', { die: this.d6(), cp: this.cirCp(), losses: '', nobody: false });
    if (Object.values(this.mapOf(cells.temUnits)).includes('yes')) this.throws('tem-attack', {});
  }
  /** 16.1.3: what the players count in the box, motorised and tracked twice. */
  private cirCp(): number {
    return this.called(...onCir)
      .filter(({ id }) => this.mapOf(cells.cirUnits)[id] === 'yes')
      .reduce((sum, unit) => sum + this.cp(unit) * (printed(unit, 'move') === 'other' ? 1 : 2), 0);
  }

  private attacks(attacker: SideId): void {
    const defender = attacker === sides.axis ? sides.soviet : sides.axis;
    const mine = this.standing(attacker).filter(({ unit }) => printed(unit, 'kind') === 'combat');
    const theirs = this.standing(defender);
    const [hex, target] = [
      mine[this.below(Math.max(1, mine.length))]?.hex,
      theirs[this.below(Math.max(1, theirs.length))]?.hex,
    ];
    if (hex === undefined || target === undefined) return;
    const across = this.chance(0.5) ? [attacker === sides.soviet && this.chance(0.6) ? 'strongpoint' : 'river'] : [];
    const rows = (side: SideId, at: string, more: JsonObject) =>
      this.standing(side)
        .filter((one) => one.hex === at && (side === defender || printed(one.unit, 'kind') === 'combat'))
        .map(({ unit }) => ({ ...this.row(unit, side), ...more }));
    this.throws('combat', {
      attacker,
      [attacker]: rows(attacker, hex, { across }),
      [defender]: rows(defender, target, {}),
      target,
      city: this.chance(0.2),
      strongpoint: across.includes('strongpoint'),
    });
  }
  /** A counter as it stands on a row of the fight. */
  private row(unit: RosterUnit, side: SideId): JsonObject {
    const fields = side === sides.axis ? axisRow : sovietRow;
    const shown = Object.fromEntries(Object.entries(unit.values).filter(([key]) => Object.hasOwn(fields, key)));
    const { id, name } = unit;
    const left: JsonObject = printed(unit, 'kind') === 'combat' ? { left: this.left(unit) } : {};
    const hex = this.hexOf(unit);
    const is = (cell: string, key: string) => this.mapOf(cell)[key] === 'yes';
    return { id, name, ...shown, ...left, hex, oos: is(cells.oos, id), dsg: is(cells.dsg, hex) };
  }

  private supply(): void {
    // nobody drew a map: whoever is cut off, the players say
    const fit = both.flatMap((side) => this.standing(side)).filter(({ unit }) => printed(unit, 'kind') === 'combat');
    const cut = fit[this.below(Math.max(1, fit.length))];
    if (cut && this.chance(0.7)) this.table.write([setAt(cells.oos, cut.unit.id, 'yes')]);
    this.takes('tem-supply');
    if (this.table.state.cells.cai === 'ready' && this.chance(0.3)) this.acts('cai-flies');
  }

  private attrition(): void {
    const cut = Object.entries(this.mapOf(cells.oos)).flatMap(([id, is]) => (is === 'yes' ? [id] : []));
    for (const unit of this.called(...cut)) this.acts('attrition', { where: '', unit: unit.name });
    // what was cut off is reached again in time
    for (const id of cut) if (this.chance(0.5)) this.table.write([setAt(cells.oos, id, null)]);
    if (this.table.state.place.turn === turns) this.opens();
  }

  private throws(calc: string, input: JsonObject): void {
    const calculator = game.calculators.find(({ id }) => id === calc);
    if (calculator) this.fight(calculator, input);
  }

  private mapOf(cell: string): { readonly [key: string]: Scalar } {
    const found = this.table.state.cells[cell];
    return typeof found === 'object' ? found : {};
  }
  private hexOf({ id }: RosterUnit): string {
    return String(this.mapOf(cells.at)[id] ?? '');
  }
  private full(unit: RosterUnit): number {
    return printed(unit, 'kind') === 'combat' ? printed(unit, 'cp').split(' ').length : 1;
  }
  private left(unit: RosterUnit): number {
    return Number(this.mapOf(cells.steps)[unit.id] ?? this.full(unit));
  }
  private cp(unit: RosterUnit): number {
    const ladder = printed(unit, 'cp').split(' ').map(Number);
    return this.left(unit) > 0 ? (ladder[ladder.length - this.left(unit)] ?? 0) : 0;
  }
  /** Who is alive and stands on a hex. */
  private standing(side: SideId): readonly { readonly unit: RosterUnit; readonly hex: string }[] {
    return unitsOf(side)
      .map((unit) => ({ unit, hex: this.hexOf(unit) }))
      .filter(({ unit, hex }) => this.left(unit) > 0 && /^\d{4}$/.test(hex));
  }
}

export const campaign = (plan: Plan): Campaign => new Turns(plan).play();
