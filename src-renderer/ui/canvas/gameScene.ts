import type { MapState, MarkerKind, PieceSymbol } from '#rules/kit/game/mapSpec.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { UnitKind } from '../parts/unitShapes.ts';
import type { MapOver } from './mapProps.ts';
import type { Counter, Scene } from './scene.ts';

/** The rules name the arm of a counter, the house's drawings have names of their own. */
export const symbols: { readonly [S in PieceSymbol]: UnitKind } = {
  infantry: 'infantry',
  armor: 'armour',
  grenadier: 'mechanised',
  motorized: 'motorised',
  cavalry: 'cavalry',
  leader: 'leader',
  untriedInfantry: 'untried',
  untriedArmor: 'untriedArmour',
  headquarters: 'hq',
  artillery: 'artillery',
  air: 'air',
};

export interface GameScene {
  readonly stand: MapState | undefined;
  /** names the nodes of the zones */
  readonly board: Board | undefined;
  readonly sides: readonly Side[];
  readonly markerKinds: readonly MarkerKind[];
  readonly zonesOf: string | undefined;
  readonly over: MapOver | undefined;
  readonly chosen?: string | undefined;
  readonly cutOff?: ReadonlySet<string>;
  readonly halfSupplied?: ReadonlySet<string>;
}

/** What a game has on the map, as the map draws it. */
export const gameScene = (game: GameScene): Scene => {
  const { stand, board, sides, markerKinds, zonesOf, over } = game;
  const lookOf = (side: string | undefined): 'axis' | 'soviet' => sides.find((one) => one.id === side)?.look ?? 'axis';
  const bits = zonesOf === undefined ? undefined : stand?.zones[zonesOf];
  const kinds = new Map(markerKinds.map((kind) => [kind.id, kind]));
  return {
    zones: bits && board ? [{ look: lookOf(zonesOf), hexes: board.ids.filter((_, node) => bits[node] === 1) }] : [],
    counters: (stand?.pieces ?? []).map(
      (piece): Counter => ({
        id: piece.id,
        hex: piece.hex,
        look: lookOf(piece.side),
        symbol: symbols[piece.symbol],
        name: piece.name,
        ...frameOf(piece.id, game),
        ...(piece.states.length > 0 && { marked: true }),
        ...(piece.steps && { steps: piece.steps }),
        ...(piece.radius !== undefined && { radius: piece.radius }),
      }),
    ),
    markers: (stand?.markers ?? []).flatMap(({ kind, hex }) => {
      const found = kinds.get(kind);
      return found ? [{ hex, look: found.look, ...(found.side !== undefined && { side: lookOf(found.side) }) }] : [];
    }),
    lines: (over?.lines ?? []).map((line) => ({ ...line, colour: lookOf(line.side) })),
    hexes: over?.hexes ?? [],
    sides: over?.sides ?? [],
  };
};

const frameOf = (id: string, { chosen, cutOff, halfSupplied }: GameScene): Pick<Counter, 'frame'> => {
  if (cutOff?.has(id)) return { frame: 'cut' };
  if (halfSupplied?.has(id)) return { frame: 'half' };
  return id === chosen ? { frame: 'chosen' } : {};
};
