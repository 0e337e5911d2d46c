/** One stroke or fill of a map symbol, in its 48 by 32 box. */
export interface UnitStroke {
  readonly d: string;
  /** the width of the line; absent: filled */
  readonly width?: number;
  readonly dash?: readonly [number, number];
}

const frame: UnitStroke = { d: 'M2.5 2.5h43v27h-43Z', width: 3 };
const cross = (width: number): UnitStroke => ({ d: 'm2.5 2.5 43 27m0-27-43 27', width });
const oval = (width: number): UnitStroke => ({
  d: 'M16.5 8.5h15a7.5 7.5 0 0 1 0 15h-15a7.5 7.5 0 0 1 0-15Z',
  width,
});
const disc = (x: number, y: number, r: number): UnitStroke => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
});
const question: readonly UnitStroke[] = [{ d: 'M19.5 12c0-6 9-6 9 0 0 4-4.5 3.5-4.5 8', width: 3 }, disc(24, 25, 2)];
const dashed: UnitStroke = { d: 'M2.5 2.5h43v27h-43Z', width: 3, dash: [6, 4] };

/** The map symbols of the arms, as plain lines: the screens draw them as SVG, the map on its canvas. */
export const unitShapes = {
  infantry: [frame, cross(3)],
  armour: [frame, oval(3)],
  mechanised: [frame, cross(2.4), oval(2.8)],
  motorised: [frame, { d: 'm2.5 2.5 43 27m0-27-43 27M24 2.5v27', width: 2.6 }],
  cavalry: [frame, { d: 'm45.5 2.5-43 27', width: 3 }],
  artillery: [frame, disc(24, 16, 6.5)],
  mountain: [frame, cross(2.4), { d: 'm24 18 8 11.5H16Z' }],
  static: [frame, cross(2.4), { d: 'M2.5 24h43v5.5h-43Z' }],
  paratroops: [frame, cross(2.4), { d: 'M14 28c0-6 10-6 10 0 0-6 10-6 10 0', width: 2.4 }],
  marines: [frame, cross(2.4), { d: 'M24 15v12m-6-4c0 6 12 6 12 0', width: 2.4 }],
  hq: [
    { d: 'M5.5 2.5h40v18h-40Z M5.5 20v11', width: 3 },
    { d: 'M5.5 8h40', width: 3 },
  ],
  leader: [{ d: 'M10 1v30', width: 3.2 }, { d: 'M10 2.5h30l-9 8 9 8H10Z' }],
  air: [frame, { d: 'M24 16c-6-7-15-7-15 0s9 7 15 0c6-7 15-7 15 0s-9 7-15 0Z' }],
  bomber: [frame, { d: 'M24 13c-6-6-15-6-15 0s9 6 15 0c6-6 15-6 15 0s-9 6-15 0Z' }, { d: 'M12 24.5h24', width: 3.2 }],
  untried: [dashed, ...question],
  untriedArmour: [dashed, { ...oval(2), dash: [5, 4] }, ...question],
} satisfies Record<string, readonly UnitStroke[]>;

export type UnitKind = keyof typeof unitShapes;
export const isUnitKind = (kind: string): kind is UnitKind => kind in unitShapes;
/** An arm we have no drawing for is an empty frame. */
export const shapesOf = (kind: string): readonly UnitStroke[] => (isUnitKind(kind) ? unitShapes[kind] : [frame]);
