import type { GridData } from '#rules/kit/record/playerData.ts';

/**
 * Tables to look up. m1, m2: so many maluses; b1, b2: so many bonuses; each: for every unit that crosses; all: where every
 * attacking ground unit crosses; closed: may not. A test holds them to what battles reckon with.
 */
export const grid = (
  id: string,
  from: string,
  cols: readonly string[],
  lines: Readonly<Record<string, string>>,
): GridData => ({
  id,
  from,
  cols,
  rows: Object.keys(lines),
  cells: Object.fromEntries(
    Object.entries(lines).flatMap(([row, line]) =>
      line.split(' ').map((text, i) => [`${row}/${cols[i] ?? ''}`, { text }] as const),
    ),
  ),
});

/** 7.5.3, 9.2, 39.0: movement points to enter a hex. */
export const hexCosts = grid('hex-costs', '7.5.3', ['clear', 'lightRain', 'rain', 'snow'], {
  plain: '1 2 3 2',
  forest: '2 3 3 2',
  hill: '2 3 3 3',
  mountain: '3 3 3 3',
  swamp: '3 3 3 2',
});
