import { name } from '../../words/message.ts';
import { hexAt, hexNumber } from '../grid.ts';
import { sheetLimits } from '../limits.ts';
import { says } from '../says.ts';
import type { Sheet, SheetSpec, SheetTrouble } from '../sheet.ts';

/**
 * A map as rows of letters: one line a row of the grid, one letter a column, from the hex at the upper left on. '.' and
 * blank draw nothing. For typing a region in any editor, and for copying one from sheet to sheet.
 */
export type TextGrid =
  /** terrain by hex, for the edit `terrains` */
  | { readonly ok: true; readonly hexes: { readonly [hex: string]: string } }
  | { readonly ok: false; readonly troubles: readonly SheetTrouble[] };

/** More than any grid has, with room for blanks around it. */
const longest = 20_000;

export const readTextGrid = (text: string, { grid }: Pick<Sheet, 'grid'>, spec: SheetSpec, from: string): TextGrid => {
  const refuse = (trouble: SheetTrouble): TextGrid => ({ ok: false, troubles: [trouble] });
  const start = hexAt(grid, from);
  if (!start) return refuse({ at: from, msg: says('kit.sheet.offGrid', { hex: name(from) }) });
  if (text.length > longest) return refuse({ at: 'text', msg: says('kit.sheet.long', { max: longest }) });
  const terrainOf = letters(spec);
  const troubles: SheetTrouble[] = [];
  const hexes: Record<string, string> = {};
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [y, line] of lines.entries()) {
    for (const [x, sign] of [...line].entries()) {
      if (troubles.length >= sheetLimits.troubles) break;
      if (sign === '.' || sign.trim() === '') continue;
      const number = hexNumber(grid, start.column + x, start.row + y);
      const terrain = terrainOf(sign);
      const place = { at: `line ${y + 1}, column ${x + 1}`, line: y + 1, column: x + 1 };
      if (terrain === undefined) troubles.push({ ...place, msg: says('kit.sheet.noLetter', { letter: name(sign) }) });
      else if (number === undefined) troubles.push({ ...place, msg: says('kit.sheet.textOff') });
      else hexes[number] = terrain;
    }
  }
  if (troubles.length > 0) return { ok: false, troubles };
  if (Object.keys(hexes).length === 0) return refuse({ at: 'text', msg: says('kit.sheet.textEmpty') });
  return { ok: true, hexes };
};

/** A capital for a small letter, and the other way, is taken where only one of the two means something. */
const letters = (spec: SheetSpec): ((sign: string) => string | undefined) => {
  const exact = new Map(spec.terrains.map(({ letter, key }) => [letter, key]));
  return (sign) => {
    const other = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
    return exact.get(sign) ?? exact.get(other);
  };
};

/** The rectangle between two hexes as rows of letters; empty where one is off the grid. */
export const writeTextGrid = (
  { grid, hexes }: Pick<Sheet, 'grid' | 'hexes'>,
  spec: SheetSpec,
  a: string,
  b: string,
) => {
  const [from, to] = [hexAt(grid, a), hexAt(grid, b)];
  if (!from || !to) return '';
  const letterOf = new Map(spec.terrains.map(({ letter, key }) => [key, letter]));
  const rows: string[] = [];
  for (let row = Math.min(from.row, to.row); row <= Math.max(from.row, to.row); row++) {
    let line = '';
    for (let column = Math.min(from.column, to.column); column <= Math.max(from.column, to.column); column++) {
      line += letterOf.get(hexes[hexNumber(grid, column, row) ?? '']?.terrain ?? '') ?? '.';
    }
    rows.push(line);
  }
  return `${rows.join('\n')}\n`;
};
