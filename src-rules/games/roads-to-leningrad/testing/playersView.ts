import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { Players } from '../../../testing/players.ts';
import { cells, otherSide, rosters, type SideId, sides } from '../ids.ts';
import { roadsToLeningrad as game } from '../index.ts';
import { hexDistance } from '../model/hexes.ts';

export const printed = ({ values }: RosterUnit, field: string): string => String(values[field] ?? '');
export const has = ({ values: { traits } }: RosterUnit, ...any: readonly string[]): boolean =>
  Array.isArray(traits) && any.some((one) => traits.includes(one));
export const namesOf = (units: readonly RosterUnit[]): string => units.map(({ name }) => name).join(', ');
export const onGround = (unit: RosterUnit): boolean => ['combat', 'artillery', 'hq'].includes(printed(unit, 'kind'));
export const isSide = (text: unknown): SideId => (text === sides.soviet ? sides.soviet : sides.german);
/** Hexes around one: rows grow southward, places westward, odd rows lie half a hex further west. */
export const ringOf = (hex: string, far = 1): readonly string[] => {
  const [row, column] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const near: string[] = [];
  for (let r = row - far; r <= row + far; r += 1)
    for (let c = column - far; c <= column + far; c += 1)
      if (r >= 10 && r <= 69 && c >= 1 && c <= 34) near.push(`${r}${String(c).padStart(2, '0')}`);
  return near.filter((one) => hexDistance(hex, one) === far);
};

/** What both players see before them: whose sequence it is, who stands where, and what is left of him. */
export class PlayersView extends Players {
  protected get turn(): number {
    return this.table.state.place.turn;
  }
  protected get side(): SideId {
    return isSide(this.table.state.cells[cells.active]);
  }

  /** The form as it opens, with what is said over it. */
  protected takes(action: string, said: JsonObject = {}): boolean {
    const found = game.actions.find(({ id }) => id === action);
    const begun = Object.entries(found?.fields ?? {}).flatMap(([id, field]) => {
      const value = field.begins?.(this.table.context);
      return value === undefined ? [] : [[id, value] as const];
    });
    return this.acts(action, { ...Object.fromEntries(begun), ...said });
  }
  protected get isSoltsy(): boolean {
    return this.table.scenario === 'soltsy' || this.table.scenario === 'counterattack';
  }

  /** Counters of the active formations, alive on the map, with their hexes. */
  protected get acting() {
    const said = String(this.table.state.cells[cells.acting]).split(', ');
    const along = Object.keys(this.table.state.marks.along ?? {});
    return this.standing(this.side).filter(
      ({ unit }) => said.includes(printed(unit, 'formation')) || along.includes(unit.id),
    );
  }
  protected get targets() {
    const enemies = this.standing(otherSide(this.side));
    return [...new Set(enemies.filter(({ unit }) => printed(unit, 'kind') === 'combat').map(({ hex }) => hex))];
  }
  protected get weatherNow(): string {
    return String(this.mapOf(cells.weather)[String(this.turn)] ?? 'dry');
  }

  protected d10(): number {
    return 1 + this.below(10);
  }
  protected unitsOf(side: SideId): readonly RosterUnit[] {
    return this.table.things.rosters?.[rosters[side]]?.units ?? [];
  }
  protected get everybody(): readonly RosterUnit[] {
    return [...this.unitsOf(sides.german), ...this.unitsOf(sides.soviet)].filter(
      (unit) => onGround(unit) && this.left(unit) > 0,
    );
  }
  protected mapOf(cell: string): { readonly [key: string]: Scalar } {
    const found = this.table.state.cells[cell];
    return typeof found === 'object' ? found : {};
  }
  protected full({ values }: RosterUnit): number {
    return values.twoSteps === true ? 2 : 1;
  }
  protected left(unit: RosterUnit): number {
    return Number(this.mapOf(cells.steps)[unit.id] ?? this.full(unit));
  }
  protected attack(unit: RosterUnit): number {
    return Number(printed(unit, this.left(unit) < this.full(unit) ? 'attack2' : 'attack'));
  }
  protected isSpent({ id }: RosterUnit): boolean {
    return this.mapOf(cells.spent)[id] === 'yes';
  }
  protected isFit({ id }: RosterUnit): boolean {
    return this.mapOf(cells.disrupted)[id] !== 'yes' && this.mapOf(cells.supply)[id] !== 'oos';
  }
  /** Who is alive and stands on a hex. */
  protected standing(side: SideId): readonly { readonly unit: RosterUnit; readonly hex: string }[] {
    return this.unitsOf(side)
      .map((unit) => ({ unit, hex: String(this.mapOf(cells.at)[unit.id] ?? '') }))
      .filter(({ unit, hex }) => onGround(unit) && this.left(unit) > 0 && /^\d{4}$/.test(hex));
  }
}
