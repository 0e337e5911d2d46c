import type { JsonObject } from '../base/json.ts';
import { memo } from '../base/memo.ts';
import { same } from '../base/same.ts';
import type { LineUnit, LineWorld } from '../forms/line/lineWorld.ts';
import { distanceOf } from '../hexmap/lattice.ts';
import type { Context } from '../record/context.ts';
import type { RosterUnit } from '../record/playerData.ts';
import type { Msg } from '../words/message.ts';
import { drawnBoard, type EarlierRow, plainValues, unitsOf } from './fightLine.ts';
import type { Game } from './game.ts';

/** Who may be added to a side of a fight at one go: a unit, a division as a whole, or all that stand in a hex. */
export interface FighterPick {
  readonly id: string;
  readonly what: 'unit' | 'whole' | 'stack';
  /** the unit, the division, or the hex */
  readonly name: string;
  readonly units: readonly LineUnit[];
  /** what the fight asks of a unit, asked of those in sight alone: the map is looked at for it */
  readonly says: () => readonly Msg[];
}

/** As its list has it, and its values as a form keeps them. */
interface Listed {
  readonly unit: RosterUnit;
  readonly values: JsonObject;
}
interface Ranked {
  readonly unit: LineUnit;
  /** the smaller the sooner, the first difference decides */
  readonly rank: readonly number[];
}
const byRank = (a: Ranked, b: Ranked): number =>
  a.rank.map((each, i) => each - (b.rank[i] ?? 0)).find((each) => each !== 0) ?? 0;

/**
 * Who can be added, those who are meant most often first: who can fight, near what is attacked, of the formation that
 * acts, of the kind most used so far. A whole division or a stack stands before the first of its units.
 */
export const fightersOf = (
  game: Game,
  world: LineWorld,
  context: Context,
  earlier: readonly EarlierRow[],
): ((asked: { field: string; target: string | undefined; taken: readonly string[] }) => readonly FighterPick[]) => {
  const words = game.fightWords;
  const board = drawnBoard(game, context);
  const pieces = (board && game.map?.stateOf(board, context).pieces) ?? [];
  const hexes = new Map(pieces.map(({ id, hex }) => [id, hex]));
  const inHex = new Map<string, Set<string>>();
  for (const { id, hex } of pieces) inHex.set(hex, (inHex.get(hex) ?? new Set()).add(id));
  const listed = memo((field: string): ReadonlyMap<string, Listed> => {
    const rows = world.fields[field];
    const rosters = game.rosters.filter(({ id }) => rows?.kind === 'rows' && rows.rosters?.includes(id));
    return new Map(unitsOf(rosters, context).map((unit) => [unit.id, { unit, values: plainValues(unit) }]));
  });
  const kindOf = (values: JsonObject): number =>
    world.kinds.findIndex((kind) => Object.entries(kind.values).every(([key, value]) => same(values[key], value)));
  const used = memo((field: string): readonly number[] =>
    earlier.flatMap((each) => (each.field === field ? [kindOf(each.row)] : [])),
  );
  return ({ field, target, taken }) => {
    const free = world.units.filter((unit) => unit.field === field && !taken.includes(unit.id));
    const far = (unit: LineUnit): number => {
      const hex = hexes.get(unit.id);
      const hexesOff = board && target && hex ? distanceOf(board.sheet.grid, hex, target) : undefined;
      return hexesOff ?? Number.MAX_SAFE_INTEGER;
    };
    const ranked = free
      .map((unit): Ranked => {
        const known = listed(field).get(unit.id);
        const kind = kindOf(known?.values ?? {});
        const often = kind < 0 ? 0 : used(field).filter((each) => each === kind).length;
        const { id, name } = unit;
        const rests = words?.acts ? !words.acts({ id, name, values: {}, ...known?.unit, field }, context) : false;
        return { unit, rank: [unit.cannot ? 1 : 0, far(unit), rests ? 1 : 0, -often] };
      })
      .toSorted(byRank)
      .map(({ unit }) => unit);
    const together = (what: 'whole' | 'stack', name: string, ids: ReadonlySet<string>): FighterPick => ({
      id: `${what}/${name}`,
      what,
      name,
      units: free.filter(({ id }) => ids.has(id)),
      says: () => [],
    });
    const wholes = world.groups
      .filter((group) => group.field === field)
      .map(({ name, units }) => together('whole', name, new Set(units)));
    const stacks = [...inHex].filter(([, ids]) => ids.size > 1).map(([hex, ids]) => together('stack', hex, ids));
    // a division that stands together is told once, by its name
    const groups = [...stacks, ...wholes].filter(
      (one, _, all) =>
        one.units.length > 1 &&
        !(one.what === 'stack' && all.some((other) => other.what === 'whole' && same(idsOf(other), idsOf(one)))),
    );
    const told = new Set<string>();
    return ranked.flatMap((unit) => {
      const first = groups.filter((group) => !told.has(group.id) && group.units.includes(unit));
      for (const { id } of first) told.add(id);
      const alone: FighterPick = {
        id: unit.id,
        what: 'unit',
        name: unit.name,
        units: [unit],
        says: () => {
          const fighter = words?.fighter(
            { ...listed(field).get(unit.id)?.values, ...unit.row(false) },
            { id: unit.id, context },
          );
          return fighter ? [...fighter.says, ...(fighter.not ? [fighter.not] : [])] : [];
        },
      };
      // counters without a name are taken with their hex, or as a kind
      return unit.id.includes('#') ? first : [...first, alone];
    });
  };
};

const idsOf = ({ units }: FighterPick): readonly string[] => units.map(({ id }) => id).toSorted();
