import { useMemo } from 'react';
import type { PieceSymbol } from '#rules/kit/map.ts';
import type { UnitKind } from '../../app/parts/unitShapes.ts';
import type { MapViewProps } from '../mapProps.ts';
import { type Grab, HexCanvas, type Spot } from './HexCanvas.tsx';
import type { Counter, Scene } from './scene.ts';

/** The house's map symbol of each kind of counter. */
const symbols: { readonly [S in PieceSymbol]: UnitKind } = {
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

/** The map of a game: its ground, zones, counters and markers, and what the screen lays over them. */
export function MapView(props: MapViewProps) {
  const { board, stand, sides, markerKinds, zonesOf, over, chosen, cutOff, halfSupplied, cursor, canMove } = props;

  const scene = useMemo((): Scene => {
    const lookOf = (side: string | undefined): 'axis' | 'soviet' =>
      sides.find((one) => one.id === side)?.look ?? 'axis';
    const bits = zonesOf === undefined ? undefined : stand.zones[zonesOf];
    const markers = stand.markers.flatMap(({ kind, hex }) => {
      const found = markerKinds.find((one) => one.id === kind);
      return found ? [{ hex, look: found.look, ...(found.side !== undefined && { side: lookOf(found.side) }) }] : [];
    });
    return {
      zones: bits ? [{ look: lookOf(zonesOf), hexes: board.ids.filter((_, node) => bits[node] === 1) }] : [],
      counters: stand.pieces.map(
        (piece): Counter => ({
          id: piece.id,
          hex: piece.hex,
          look: lookOf(piece.side),
          symbol: symbols[piece.symbol],
          name: piece.name,
          ...frameOf(piece.id, chosen, cutOff, halfSupplied),
          ...(piece.states.length > 0 && { marked: true }),
          ...(piece.radius !== undefined && { radius: piece.radius }),
        }),
      ),
      markers,
      lines: over.lines.map((line) => ({ ...line, colour: lookOf(line.side) })),
      hexes: over.hexes,
      sides: over.sides,
    };
  }, [board, stand, sides, markerKinds, zonesOf, over, chosen, cutOff, halfSupplied]);

  /** The stack of a hex in the order it lies: what is in question on top. */
  const stackAt = (hex: string | undefined): readonly string[] =>
    hex === undefined ? [] : stand.pieces.filter((piece) => piece.hex === hex).map((piece) => piece.id);

  const onTap = ({ hex, box }: Spot) => {
    const at = hex ?? box;
    if (at === undefined) return;
    props.onCursor(at);
    const stack = stackAt(at);
    const [top] = stack;
    if (top === undefined) return props.onHex(at);
    const now = chosen === undefined ? -1 : stack.indexOf(chosen);
    props.onPiece(stack[(now + 1) % stack.length] ?? top);
  };
  const onGrab = ({ hex, box }: Spot): Grab | undefined => {
    const stack = canMove ? stackAt(hex ?? box) : [];
    const piece = stack.find((id) => id === chosen) ?? stack[0];
    if (piece === undefined) return undefined;
    return {
      carries: piece,
      move: () => {},
      end: (spot) => {
        const to = spot.hex ?? spot.box;
        if (to !== undefined && to !== (hex ?? box)) props.onMove(piece, to);
      },
      cancel: () => {},
    };
  };

  return (
    <HexCanvas
      sheet={board.sheet}
      spec={board.spec}
      scene={scene}
      label={props.label}
      cursor={cursor}
      sayHex={props.sayHex}
      onCursor={props.onCursor}
      onTap={onTap}
      onGrab={onGrab}
      handle={props.handle}
    />
  );
}

const frameOf = (
  id: string,
  chosen: string | undefined,
  cutOff: ReadonlySet<string>,
  halfSupplied: ReadonlySet<string>,
): Pick<Counter, 'frame'> => {
  if (cutOff.has(id)) return { frame: 'cut' };
  if (halfSupplied.has(id)) return { frame: 'half' };
  return id === chosen ? { frame: 'chosen' } : {};
};
