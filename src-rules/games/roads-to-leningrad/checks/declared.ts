import type { Around } from '../../../kit/around.ts';
import type { NotedFight } from '../../../kit/game.ts';
import type { RosterUnit } from '../../../kit/table.ts';
import { name } from '../../../kit/text.ts';
import type { JsonObject } from '../../../kit/value.ts';
import { attackFields } from '../attack/fields.ts';
import { cells, marks, rosters, type SideId, sides } from '../ids.ts';
import { countersOf, stepsLeft, textAt, textIn } from '../reading.ts';
import { k } from '../text/speak-checks.ts';
import type { Counter } from '../units.ts';

/** 9.1: attacks declared and still to be fought. */

export interface Declared {
  readonly hex: string;
  readonly side: SideId;
  /** ids of the attackers; empty: not said */
  readonly units: readonly string[];
}
const isSide = (text: unknown): text is SideId => text === sides.german || text === sides.soviet;
/** The side whose operational sequence it is (7.23). */
export const activeSide = (around: Pick<Around, 'cells' | 'who'>): SideId => {
  const said = textIn(around, cells.active) || around.who;
  return isSide(said) ? said : sides.german;
};
export const declaredIn = (around: Pick<Around, 'marks' | 'cells' | 'who'>): readonly Declared[] =>
  Object.entries(around.marks[marks.declared] ?? {}).map(([hex, { value }]) => {
    const said = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
    const units = Array.isArray(said.units) ? said.units.filter((one): one is string => typeof one === 'string') : [];
    return { hex, side: isSide(said.side) ? said.side : activeSide(around), units };
  });
/** Who stands in a hex, as far as the record knows. */
export const standingIn = (around: Pick<Around, 'cells' | 'rosters'>, hex: string, side: SideId): readonly Counter[] =>
  hex === ''
    ? []
    : countersOf(around).filter(
        (one) => one.side === side && textAt(around, cells.at, one.id) === hex && stepsLeft(around, one) > 0,
      );
const rowOf = (unit: RosterUnit, around: Around): JsonObject => {
  const { fields, recorded } = attackFields.german;
  const printed: JsonObject = JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.entries(unit.values).filter(([id, value]) => id in fields && value !== null)),
    ),
  );
  return { id: unit.id, name: unit.name, ...printed, ...recorded(unit, around) };
};
const rowsOf = (around: Around, side: SideId, ids: ReadonlySet<string>): readonly JsonObject[] =>
  (around.rosters[rosters[side]]?.units ?? []).filter(({ id }) => ids.has(id)).map((unit) => rowOf(unit, around));

/** Each opens in the attack with who is known to be there. */
export const fightsOf = (around: Around): readonly NotedFight[] =>
  declaredIn(around).map(({ hex, side, units }) => {
    const other = side === sides.german ? sides.soviet : sides.german;
    const there = new Set(standingIn(around, hex, other).map(({ id }) => id));
    const rows = {
      [side]: rowsOf(around, side, new Set(units)),
      [other]: rowsOf(around, other, there),
    };
    return {
      id: hex,
      msg: k('rtl.chk.fight', { hex: name(hex) }),
      calc: 'attack',
      input: {
        attacker: side,
        target: hex,
        ...Object.fromEntries(Object.entries(rows).filter(([, all]) => all.length > 0)),
        ...(around.marks[marks.noRetreat]?.[hex] ? { noRetreat: true } : {}),
      } as JsonObject,
      done: false,
    };
  });
