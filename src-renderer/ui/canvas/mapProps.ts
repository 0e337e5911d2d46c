import type { Ref } from 'react';
import type { MapState, MarkerKind } from '#rules/kit/game/mapSpec.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';

/** A line drawn over the map, from node to node (hex numbers and box ids). */
export interface MapLine {
  readonly path: readonly string[];
  /** traced: solid, in the side's colour; wanted: dotted, ochre; bad: ink */
  readonly look: 'traced' | 'wanted' | 'bad';
  readonly side?: string;
}

/** What is said of one hex on the map; several may lie on the same. */
export interface MapHexMark {
  readonly hex: string;
  /** opens: thick pencil frame; reached: thin ochre frame; good, half, bad, plain: the tone of a tool's answer; target */
  readonly look: 'opens' | 'reached' | 'good' | 'half' | 'bad' | 'plain' | 'target';
  /** in a pencil disc: A, B, C */
  readonly letter?: string;
  /** written on the hex */
  readonly label?: string;
  /** a barred disc: here the line is cut */
  readonly cut?: boolean;
}
/** A hexside that would open the line, lettered like a hex. */
export interface MapSideMark {
  readonly pair: string;
  readonly letter?: string;
}

/** What the screen lays over the ground and the counters. */
export interface MapOver {
  readonly lines: readonly MapLine[];
  readonly hexes: readonly MapHexMark[];
  readonly sides: readonly MapSideMark[];
}

/** What the screen asks of the drawn map. */
export interface MapHandle {
  /** the hex (or box) under a point of the page */
  readonly hexAt: (clientX: number, clientY: number) => string | undefined;
  /** brings a hex into sight */
  readonly show: (hex: string) => void;
  /** at the same zoom, the first part of the map as one reads where some of these hexes lie; answers the one it begins at */
  readonly turnTo: (hexes: readonly string[]) => string | undefined;
  /** whether the middle of a hex is in sight */
  readonly sees: (hex: string) => boolean;
  readonly zoom: (how: 'in' | 'out' | 'fit' | 'next') => void;
  readonly focus: () => void;
}

/**
 * The drawn map: ground, zones, counters, markers, and what the screen lays over it. It walks with the arrows, pans and
 * zooms by itself; everything that means something to the game it only reports.
 */
export interface MapViewProps {
  readonly board: Board;
  readonly stand: MapState;
  readonly sides: readonly Side[];
  readonly markerKinds: readonly MarkerKind[];
  /** the library's sheet whose photo lies under the map */
  readonly photoOf?: string | undefined;
  /** hatch the zones of this side */
  readonly zonesOf?: string;
  readonly over: MapOver;
  /** the counter in question: framed in ochre when `cutOff`, else in ink */
  readonly chosen?: string;
  /** counters that are cut off, by id: their frames */
  readonly cutOff: ReadonlySet<string>;
  readonly halfSupplied: ReadonlySet<string>;
  /** the hex the keyboard stands on */
  readonly cursor?: string;
  /** counters may be dragged */
  readonly canMove: boolean;
  /** said to those who listen: what stands on the hex the keyboard walks to */
  readonly sayHex: (hex: string) => string;
  readonly label: string;
  readonly onCursor: (hex: string) => void;
  /** a tap or Enter on a hex */
  readonly onHex: (hex: string) => void;
  /** a tap on a counter; in a stack the next one at each tap */
  readonly onPiece: (piece: string) => void;
  /** a counter was dragged to another hex */
  readonly onMove: (piece: string, to: string) => void;
  /** a key that is somebody else's just now */
  readonly leaves?: (key: string) => boolean;
  /** where it was looked at is found again under this name */
  readonly lookedAt?: string;
  readonly handle?: Ref<MapHandle>;
}

/**
 * The sheet editor: draws the ground, with brushes and an undo history of its own. Whoever opens it keeps the sheet
 * (library and game), judges it again at each edit and shows the verdict beside it.
 */
export interface SheetEditorProps {
  /** whose map it is: presets of other sheets in the library, the photo under it */
  readonly game: string;
  readonly spec: SheetSpec;
  /** undefined: nothing is drawn yet, the editor begins with the grid */
  readonly sheet: Sheet | undefined;
  readonly sides: readonly Side[];
  readonly markerKinds: readonly MarkerKind[];
  /** counters on the map: shown, not touched */
  readonly stand?: MapState;
  readonly over?: MapOver;
  readonly zonesOf?: string;
  /** the library's sheet beside which a photo of the map is kept; undefined: not kept yet */
  readonly photoOf?: string | undefined;
  /** a hex to begin at */
  readonly cursor?: string;
  /** where it was looked at is found again under this name */
  readonly lookedAt?: string;
  /** after each edit, undo and import; the sheet is whole and right at any time */
  readonly onChange: (sheet: Sheet) => void;
  /** Esc or "Done painting" */
  readonly onDone: () => void;
}
