import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { type Drawing, draw, type Scene } from './draw.ts';
import { map } from './map.ts';

/** Questions put to the map on a drawing of nine columns. */

export const row = (n: string): readonly string[] => Array.from({ length: 9 }, (_, i) => `0${i + 1}${n}`);
export const columns = (...all: readonly number[]) =>
  all.flatMap((column) => [1, 2, 3, 4, 5].map((r) => `0${column}0${r}`));
/** A railway through row 03 from Berlin to where Siberia lies; columns from 05 on are the USSR. */
export const land = (more: Partial<Drawing> = {}) =>
  draw({
    columns: [1, 9],
    rows: [1, 5],
    links: { rail: [row('03')] },
    labels: { USSR: columns(5, 6, 7, 8, 9), POL: columns(1, 2, 3, 4) },
    names: { '0103': 'Berlin' },
    features: { linkedSoviet: ['0903'] },
    ...more,
  });
export const ask = (tool: string, target: string, at: Scene): Overlay => {
  const found = map.tools.find(({ id }) => id === tool);
  if (!found) throw new Error(`no tool ${tool}`);
  return found.show(target, at.board, at.stand, at.context);
};
export const offered = (tool: string, target: string, at: Scene): boolean =>
  map.tools.find(({ id }) => id === tool)?.when?.(target, at.board, at.stand, at.context) ?? true;
export const shown = (overlay: Overlay, tone: string): readonly string[] =>
  overlay.hexes
    .filter((hex) => hex.tone === tone)
    .map(({ hex }) => hex)
    .sort();
export const label = (overlay: Overlay, hex: string) => overlay.hexes.find((one) => one.hex === hex)?.label;
export const said = (overlay: Overlay) => overlay.list.map(({ msg }) => msg.id);
