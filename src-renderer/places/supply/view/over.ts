import type { Overlay, SupplyCheck } from '#rules/kit/game/mapSpec.ts';
import type { Opening, SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import type { MapHexMark, MapLine, MapOver, MapSideMark } from '../../../ui/canvas/mapProps.ts';

/** A, B, C … the same on the map and in the list. */
export const letterOf = (i: number): string => String.fromCharCode(65 + (i % 26));

export const nothingOver: MapOver = { lines: [], hexes: [], sides: [] };

/** The way whose line is drawn: the one found, else the one an opening would give, else the one tried first. */
const shownWay = (verdict: SupplyStatus) =>
  verdict.ways.find((way) => way.ok) ??
  verdict.ways.find((way) => way.id === verdict.openings[0]?.way && way.line.length > 0) ??
  verdict.ways.find((way) => way.line.length > 0);

const first = ({ hexes }: Opening): string | undefined => hexes[0];

/** A verdict as it lies over the map: the line, what is reached, and what opens it, lettered as in the list. */
export const overOf = (verdict: SupplyStatus | undefined, judge: SupplyCheck | undefined): MapOver => {
  if (!verdict) return nothingOver;
  const way = shownWay(verdict);
  const lines: readonly MapLine[] = (way?.line ?? []).map(({ path }) => ({
    path,
    look: way?.ok ? 'traced' : 'wanted',
    ...(judge ? { side: judge.side } : {}),
  }));
  const hexes: MapHexMark[] = verdict.reached
    .filter((hex) => hex !== verdict.hex)
    .map((hex) => ({ hex, look: 'reached' as const }));
  const sides: MapSideMark[] = [];
  const onWay = new Set((way?.line ?? []).flatMap(({ path }) => path));
  const cuts = first(verdict.openings[0] ?? { hexes: [], sides: [], causes: [], way: '' });
  verdict.openings.forEach((opening, i) => {
    const letter = letterOf(i);
    for (const hex of opening.hexes)
      hexes.push({ hex, look: 'opens', letter, ...(hex === cuts && onWay.has(hex) ? { cut: true } : {}) });
    for (const pair of opening.sides) sides.push({ pair, letter });
  });
  return { lines, hexes, sides };
};

/** A tool's answer over the map. */
export const overOfTool = (overlay: Overlay, target: string | undefined, side: string | undefined): MapOver => ({
  lines: overlay.lines.map(({ path, tone }) => ({
    path,
    look: tone === 'good' ? 'traced' : tone,
    side,
  })),
  hexes: [
    ...overlay.hexes.map(({ hex, tone, label }) => ({ hex, look: tone, label })),
    ...(target === undefined ? [] : [{ hex: target, look: 'target' as const }]),
  ],
  sides: [],
});
