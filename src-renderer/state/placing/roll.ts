import type { JsonObject } from '#rules/kit/base/json.ts';
import { unitsOf } from '#rules/kit/game/fightLine.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { MapSpec, PieceKind } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { CellValue } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';

/** A unit that has a name and may stand on the map. */
export interface NamedUnit {
  readonly unit: RosterUnit;
  readonly kind: PieceKind;
  /** the division, or another formation, that is named whole: as in the line of a fight */
  readonly whole?: string;
}

/** Where counters stand: piece → hex. */
export interface Places {
  readonly [piece: string]: string;
}

const isMap = (value: CellValue | undefined): value is Exclude<CellValue, string | number | boolean> =>
  typeof value === 'object' && value !== null;

export const placesOf = (map: MapSpec, context: Pick<Context, 'cells'>): Places => {
  const at = context.cells[map.at];
  if (!isMap(at)) return {};
  return Object.fromEntries(Object.entries(at).flatMap(([piece, hex]) => (hex === '' ? [] : [[piece, String(hex)]])));
};

const plain = (values: RosterUnit['values']): JsonObject => JSON.parse(JSON.stringify(values));

/** Every unit of the rosters that is some kind of counter, the first kind that takes it. */
export const namedUnits = (game: Game, map: MapSpec, context: Context): readonly NamedUnit[] => {
  const found = new Map<string, NamedUnit>();
  for (const kind of map.pieces) {
    const roster = game.rosters.find((each) => each.id === kind.roster);
    if (!roster) continue;
    for (const unit of unitsOf([roster], context)) {
      const values = plain(unit.values);
      if (found.has(unit.id) || (kind.of && !kind.of(values))) continue;
      const whole = game.fightWords?.whole?.(values);
      found.set(unit.id, { unit, kind, ...(whole ? { whole } : {}) });
    }
  }
  return [...found.values()];
};

/** Those the game would show if they stood on the map: who is eliminated or withdrawn is not put there. */
export const inPlay = (
  map: MapSpec,
  board: Board,
  context: Context,
  units: readonly NamedUnit[],
): ReadonlySet<string> => {
  const somewhere = board.ids[0] ?? '';
  const at = { ...Object.fromEntries(units.map(({ unit }) => [unit.id, somewhere])), ...placesOf(map, context) };
  const { pieces, off } = map.stateOf(board, { ...context, cells: { ...context.cells, [map.at]: at } });
  return new Set([...pieces, ...off].map((piece) => piece.id));
};

/** Those no record could keep from the map, and that are not there: what their counters print nobody has typed. */
export const untyped = (
  map: MapSpec,
  board: Board,
  context: Context,
  units: readonly NamedUnit[],
): ReadonlySet<string> => {
  const begun = inPlay(map, board, { ...context, cells: {} }, units);
  return new Set(units.flatMap(({ unit }) => (begun.has(unit.id) ? [] : [unit.id])));
};

/** Kinds whose counters have no names. */
export const numberedKinds = (map: MapSpec): readonly PieceKind[] =>
  map.pieces.filter((kind) => kind.roster === undefined);

/** The kind of a numbered counter: 'rifle#3' is a 'rifle'. */
const numberOf = (kind: string, piece: string): number => {
  const [of, n] = piece.split('#');
  return of === kind && n !== undefined && /^\d+$/.test(n) ? Number(n) : 0;
};

/** Ids for `count` more counters of a kind; a number that any record speaks of is not given again. */
export const freshIds = (map: MapSpec, context: Context, kind: string, count: number): readonly string[] => {
  const known = [
    ...Object.keys(placesOf(map, context)),
    ...Object.values(context.marks).flatMap((keys) => Object.keys(keys)),
  ];
  const last = known.reduce((most, piece) => Math.max(most, numberOf(kind, piece)), 0);
  return Array.from({ length: count }, (_, i) => `${kind}#${last + 1 + i}`);
};
