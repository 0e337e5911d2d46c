import { memo } from '../base/memo.ts';
import type { RosterData, RosterUnit } from '../record/playerData.ts';
import type { RosterSpec } from './rosters.ts';

/** What tells the units of several lists apart: the record knows a unit by its id alone, whatever list it stands in. */

type Sided = Pick<RosterSpec, 'id' | 'side'>;
type Rosters = { readonly [id: string]: RosterData };

/** An id no unit of the list has, and none of another list can have. */
export const freshUnit = ({ id: list }: Pick<RosterSpec, 'id'>, units: readonly RosterUnit[]): string => {
  for (let n = units.length + 1; ; n++) {
    const id = `${list}-u${n}`;
    if (!units.some((unit) => unit.id === id)) return id;
  }
};

/**
 * Lists typed before ids bore the name of their list: where those of two sides have an id in common, the later list's
 * unit goes by another in this game. What only one list has keeps its id, and with it its record.
 */
const renamed = memo((specs: readonly Sided[]) =>
  memo((rosters: Rosters): Rosters => {
    const taken = new Set<string>();
    const found: { [id: string]: RosterData } = { ...rosters };
    for (const { id, side } of specs) {
      const roster = side === undefined ? undefined : rosters[id];
      if (!roster) continue;
      const clash = roster.units.some((unit) => taken.has(unit.id));
      if (clash)
        found[id] = {
          ...roster,
          units: roster.units.map((unit) => (taken.has(unit.id) ? { ...unit, id: otherId(id, unit.id) } : unit)),
        };
      for (const unit of roster.units) taken.add(unit.id);
    }
    return found;
  }),
);
const otherId = (list: string, id: string): string => `${list}--${id}`;

export const apart = (specs: readonly Sided[], rosters: Rosters): Rosters => renamed(specs)(rosters);

/** What a unit of the list as it is kept goes by in a game with these lists. */
export const idIn = (list: string, id: string, rosters: Rosters): string => {
  const other = otherId(list, id);
  return rosters[list]?.units.some((unit) => unit.id === other) ? other : id;
};
