import { expect, it } from 'vitest';
import { draw, map, scene } from '../../testing/drawn.ts';
import { inventedThings } from '../../testing/invented.ts';

/** What lies on an invented map as the record has it. */
const sheet = draw({ columns: [1, 3], rows: [1, 3] });

it('ARMIR-12.3.3 a unit that has retreated in this phase shows it on the map, and brings it into a fight', () => {
  const made = scene(
    sheet,
    { 'alp-1': '0202', 'alp-2': '0202' },
    { marks: { retreated: { 'alp-1': { value: '0201' } } }, cells: { oos: { 'alp-2': 'yes' } } },
  );
  const states = Object.fromEntries(made.stand.pieces.map(({ id, states: of }) => [id, of]));
  expect(states).toEqual({ 'alp-1': ['retreated'], 'alp-2': ['oos'] });
  const row = (piece: string) =>
    map.fills?.({ calc: 'combat', field: 'axis', piece }, made.board, made.context)?.retreated;
  expect([row('alp-1'), row('alp-2')]).toEqual([true, false]);
});

it('ARMIR-8d a counter with no hex in the record lies nowhere, neither on the drawn part nor beside it', () => {
  const { pieces, off } = scene(sheet, { 'alp-1': '', 'alp-2': '0909', 'rifle-1': '0101' }).stand;
  expect(pieces.map(({ id }) => id)).toEqual(['alp-2', 'rifle-1']);
  expect(off.map(({ id }) => id)).toEqual(['alp-2']);
});

it('ARMIR-1.5 a starred place has its marker on every hex of the map, the first among them', () => {
  const place = (id: string, hex: string, start: string) => ({
    id,
    name: `Invented ${id}`,
    values: { kind: 'village', start, hex },
  });
  const units = [place('one', '0101', 'axis'), place('two', '0303', 'soviet'), place('three', '0909', 'axis')];
  const rosters = { ...inventedThings.rosters, places: { id: 'places', units } };
  const { markers } = scene(sheet, {}, { rosters }).stand;
  expect(markers.map(({ kind, hex }) => [kind, hex])).toEqual([
    ['control-axis', '0101'],
    ['control-soviet', '0303'],
  ]);
});
