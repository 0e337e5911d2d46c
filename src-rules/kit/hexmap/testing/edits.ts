import { freeBoxId } from '../edit/boxes.ts';
import { grown } from '../edit/changeGrid.ts';
import type { SheetEdit } from '../edit/edit.ts';
import { latticeOf, neighboursOf } from '../lattice.ts';
import type { Sheet, SheetSpec } from '../sheet.ts';
import { dice } from './randomSheet.ts';

/** Some edit of the sheet; now and then one that cannot be done. The same for the same seed. */
export const randomEdit = (sheet: Sheet, spec: SheetSpec, seed: number): SheetEdit => {
  const roll = dice(seed);
  const below = (n: number): number => Math.floor(roll() * n);
  const one = <T>(list: readonly T[], or: T): T => list[below(list.length)] ?? or;
  const { numbers } = latticeOf(sheet.grid);
  const hex = (): string => (roll() < 0.03 ? one(['9999', 'constructor', ''], '') : one(numbers, ''));
  const hexes = (): readonly string[] => Array.from({ length: below(5) }, hex);
  const beside = (number: string): string => one(neighboursOf(sheet.grid, number), undefined) ?? hex();
  const terrain = (): string => one(spec.terrains, undefined)?.key ?? '';
  const key = (kinds: readonly { readonly key: string }[]): string => one(kinds, undefined)?.key ?? '';
  const on = one<boolean | 'toggle'>([true, false, 'toggle'], true);
  const box = (): string => one(Object.keys(sheet.boxes), 'nobox');
  const from = hex();
  const edits: readonly (() => SheetEdit)[] = [
    () => ({ do: 'terrain', hexes: hexes(), terrain: terrain() }),
    () => ({ do: 'terrains', hexes: Object.fromEntries(hexes().map((number) => [number, terrain()])) }),
    () => ({ do: 'erase', hexes: hexes() }),
    () => ({ do: 'fill', from: hex(), terrain: terrain() }),
    () => ({
      do: 'sides',
      pairs: [
        [from, beside(from)],
        [hex(), hex()],
      ],
      kind: key(spec.sides),
      on,
    }),
    () => ({ do: 'link', line: [from, beside(from), ...hexes()], kind: key(spec.links), on }),
    () => ({
      do: 'lines',
      of: 'sides',
      pairs: { [`${from}/${beside(from)}`]: [key(spec.sides), key(spec.sides)], [`${hex()}/${hex()}`]: [] },
    }),
    () => ({ do: 'lines', of: 'links', pairs: { [`${from}/${beside(from)}`]: [key(spec.links), key(spec.links)] } }),
    () => ({ do: 'feature', hexes: hexes(), feature: key(spec.features), on }),
    () => ({ do: 'name', hex: hex(), name: one(['', 'Smolensk', ' Orsha ', 'two\nlines'], '') }),
    () => ({ do: 'label', hexes: [hex(), hex()], label: one(['A', 'X', '', 'far too long a label'], ''), on }),
    () => ({ do: 'copy', hexes: [...hexes(), ...hexes(), ...hexes()], from: hex(), to: hex() }),
    () => ({
      do: 'box',
      id: one([freeBoxId(sheet), box(), '0101', 'b b'], ''),
      name: one(['West', ''], ''),
      kind: key(spec.boxes),
    }),
    () => ({ do: 'dropBox', id: box() }),
    () => ({ do: 'boxLink', id: box(), to: one([hex(), box()], ''), link: key(spec.links), on }),
    () => ({ do: 'boxFeature', id: box(), feature: key(spec.features), on }),
    () => ({
      do: 'grid',
      keep: one(['numbers' as const, 'places' as const], 'numbers'),
      grid: one(
        [
          grown(sheet.grid, { left: below(3) - 1, right: below(3) - 1, top: below(3) - 1, bottom: below(3) - 1 }),
          { ...sheet.grid, orientation: 'pointy' },
          { ...sheet.grid, offset: 'odd' },
          { ...sheet.grid, numbering: { ...sheet.grid.numbering, first: 'row', separator: '.' } },
          { ...sheet.grid, numbering: { ...sheet.grid.numbering, columnsGrow: 'left' } },
        ],
        sheet.grid,
      ),
    }),
  ];
  return one(edits, () => ({ do: 'erase', hexes: [] }))();
};
