import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { panzergruppeGuderian } from '#rules/games/panzergruppe-guderian/index.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Locale } from '#rules/kit/words/message.ts';
import { draw } from '../../testing/draw.tsx';
import { CompareMaps } from './CompareMaps.tsx';

const spec = panzergruppeGuderian.map?.sheet;
if (!spec) throw new Error('no map');
const bare: Sheet = { grid: gridOf(4, 3), hexes: {}, sides: {}, links: {}, boxes: {} };
const here: Sheet = { ...bare, hexes: { '0101': { terrain: 'clear' }, '0102': { terrain: 'clear' } } };
const there: Sheet = {
  ...bare,
  hexes: { '0101': { terrain: 'forest' }, '0102': { terrain: 'clear' }, '0201': { terrain: 'swamp' } },
};
const show = (other: Sheet, locale: Locale = 'en') => {
  const onTake = vi.fn();
  draw(<CompareMaps spec={spec} here={here} there={other} onTake={onTake} onLeave={() => {}} />, locale);
  return onTake;
};

it('what only adds is ticked, what would change a place is asked for; what is ticked is taken', () => {
  const onTake = show(there);
  const row = (hex: string) => {
    const found = screen.getByRole('checkbox', { name: hex }).closest('tr');
    if (!found) throw new Error(hex);
    return found;
  };
  expect(row('0101').textContent).toMatch(/clear.*forest/i);
  expect(row('0201').textContent).toMatch(/nothing.*swamp/i);
  expect(screen.queryByRole('checkbox', { name: '0102' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Take 1' }));
  expect(onTake).toHaveBeenLastCalledWith([{ of: 'hexes', at: '0201', fresh: true }]);
  fireEvent.click(within(row('0101')).getByRole('checkbox'));
  fireEvent.click(screen.getByRole('checkbox', { name: '1 place drawn there, not here' }));
  fireEvent.click(screen.getByRole('button', { name: 'Take 1' }));
  expect(onTake).toHaveBeenLastCalledWith([{ of: 'hexes', at: '0101', fresh: false }]);
});

it('says so where both say the same, and where the grids differ', () => {
  show(here, 'it');
  expect(screen.getByText(/nulla da prendere/)).toBeTruthy();
  cleanup();
  show({ ...there, grid: gridOf(5, 3) });
  expect(screen.getByText(/another grid/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
});
