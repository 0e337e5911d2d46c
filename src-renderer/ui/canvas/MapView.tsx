import { useMemo } from 'react';
import { usePrinting } from '../../state/paper.ts';
import { gameScene } from './gameScene.ts';
import { HexCanvas } from './HexCanvas.tsx';
import type { MapViewProps } from './mapProps.ts';
import { SmallMap } from './SmallMap.tsx';
import type { Grab, Spot } from './useHands.ts';
import { usePhoto } from './usePhoto.ts';

/** The map of a game: its ground, zones, counters and markers, and what the screen lays over them. */
export function MapView(props: MapViewProps) {
  const { board, stand, sides, markerKinds, zonesOf, over, chosen, cutOff, halfSupplied, cursor, canMove } = props;
  const scene = useMemo(
    () => gameScene({ stand, board, sides, markerKinds, zonesOf, over, chosen, cutOff, halfSupplied }),
    [board, stand, sides, markerKinds, zonesOf, over, chosen, cutOff, halfSupplied],
  );

  /** The stack of a hex in the order it lies: what is in question on top. */
  const stackAt = (hex: string | undefined): readonly string[] =>
    hex === undefined ? [] : stand.pieces.filter((piece) => piece.hex === hex).map((piece) => piece.id);

  const onTap = ({ hex, box }: Spot) => {
    const at = hex ?? box;
    if (at === undefined) return;
    props.onCursor(at);
    const stack = stackAt(at);
    const [top] = stack;
    if (top === undefined) {
      props.onHex(at);
      return;
    }
    const now = chosen === undefined ? -1 : stack.indexOf(chosen);
    props.onPiece(stack[(now + 1) % stack.length] ?? top);
  };
  const onGrab = ({ hex, box }: Spot): Grab | undefined => {
    const from = hex ?? box;
    const stack = canMove ? stackAt(from) : [];
    const piece = stack.find((id) => id === chosen) ?? stack[0];
    if (piece === undefined) return undefined;
    return {
      carries: piece,
      move: () => {},
      end: (spot) => {
        const to = spot.hex ?? spot.box;
        if (to !== undefined && to !== from) props.onMove(piece, to);
      },
      cancel: () => {},
    };
  };

  const { under } = usePhoto(props.photoOf, board.sheet.grid);
  const printing = usePrinting((s) => s.printing);
  // paper has the whole map, whatever part of it is looked at
  if (printing) return <SmallMap board={board} scene={scene} label={props.label} />;

  return (
    <HexCanvas
      sheet={board.sheet}
      spec={board.spec}
      scene={scene}
      photo={under}
      label={props.label}
      cursor={cursor}
      sayHex={props.sayHex}
      onCursor={props.onCursor}
      onTap={onTap}
      onGrab={onGrab}
      leaves={props.leaves}
      lookedAt={props.lookedAt}
      handle={props.handle}
    />
  );
}
