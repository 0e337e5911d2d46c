import { describe, expect, it } from 'vitest';
import { blocksInTheEast } from '#rules/games/blocks-in-the-east/index.ts';
import { fieldFits, fieldTrouble } from '#rules/kit/tables/rosterGate.ts';
import type { GridColumn } from '../../host/gridCells.ts';
import { columnsOf, knownRoster } from '../../host/thingsData.ts';
import { rosterFrom } from './rosterFrom.ts';

const spec = blocksInTheEast.rosters.find(({ id }) => id === 'sites');
if (!spec) throw new Error('no list of places');
const columns: readonly GridColumn[] = ['name', ...columnsOf(spec.fields)].map((key) => ({
  key,
  label: key === 'name' ? 'Place' : key,
  fits: (text) => fieldFits(spec, key, text),
}));
const read = (...rows: readonly (readonly string[])[]) =>
  rosterFrom(spec, knownRoster(spec), [['Place', 'Country', 'Yellow', 'Red'], ...rows], columns);

describe('a spreadsheet of places', () => {
  it('BITE-3.6-1 lays what it has over the known places and adds the others', () => {
    const roster = read(['Kerch', 'SOV', '2', ''], ['Gorki', 'SOV', '1', '4']);
    expect(roster?.units.find(({ id }) => id === 'kerch')?.values).toMatchObject({ yellow: 2, port: 'minor' });
    expect(roster?.units.at(-1)).toMatchObject({ name: 'Gorki', values: { country: 'SOV', yellow: 1, red: 4 } });
  });

  it('BITE-3.6-1 keeps a place it lists twice in two rows, and the second is told of', () => {
    const roster = read(['Gorki', 'SOV', '1', ''], ['gorki', 'SOV', '5', '']);
    expect(
      roster?.units.filter(({ name }) => name.toLowerCase() === 'gorki').map(({ values }) => values.yellow),
    ).toEqual([1, 5]);
    expect(roster && spec.troubles?.(roster)).toMatchObject([{ row: (roster?.units.length ?? 0) - 1 }]);
  });

  it('BITE-3.6-1 keeps a number no map prints, and says why it does not fit', () => {
    const roster = read(['Gorki', 'SOV', '-1', '1.5']);
    expect(roster?.units.at(-1)?.values).toMatchObject({ yellow: -1, red: 1.5 });
    expect(fieldTrouble(spec, 'yellow', '-1')).toEqual({ id: 'kit.field.range', p: { min: 0, max: 30 } });
    expect(fieldTrouble(spec, 'red', '1.5')).toEqual({ id: 'kit.field.whole' });
    expect(fieldTrouble(spec, 'red', 'many')).toEqual({ id: 'kit.field.number' });
    expect(fieldTrouble(spec, 'red', '3')).toBeUndefined();
  });
});
