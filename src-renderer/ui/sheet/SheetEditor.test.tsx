import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { plainSpec } from '#rules/kit/hexmap/testing/spec.ts';
import { msg, name } from '#rules/kit/words/message.ts';
import { setHost } from '../../host/client.ts';
import { onKey } from '../../state/keys.ts';
import { draw } from '../../testing/draw.tsx';
import { memoryHost } from '../../testing/memoryClient.ts';
import type { SheetEditorProps } from '../canvas/mapProps.ts';
import { SheetEditor } from './SheetEditor.tsx';

const word = (text: string) => msg('kit.hex.named', { name: name(text) });
const named = <T extends { readonly key: string }>(kinds: readonly T[]) =>
  kinds.map((kind) => ({ ...kind, msg: word(kind.key) }));
/** The plain map of the kit with words of its own, so that its brushes can be told apart. */
const spec: SheetEditorProps['spec'] = {
  ...plainSpec,
  terrains: named(plainSpec.terrains),
  sides: named(plainSpec.sides),
  links: named(plainSpec.links),
  features: named(plainSpec.features),
  presets: [{ id: 'plain', msg: word('Plain'), grid: gridOf(6, 5), sure: false }],
};

const seen: { sheet: Sheet | undefined; done: number } = { sheet: undefined, done: 0 };
const begin = (sheet: Sheet | undefined) =>
  draw(
    <SheetEditor
      game="invented"
      spec={spec}
      sheet={sheet}
      sides={[]}
      markerKinds={[]}
      cursor="0203"
      onChange={(next) => {
        seen.sheet = next;
      }}
      onDone={() => {
        seen.done += 1;
      }}
    />,
  );
const blank: Sheet = { grid: gridOf(6, 5), hexes: {}, sides: {}, links: {}, boxes: {} };
const map = () => screen.getByRole('application');
const press = (key: string, more: Partial<KeyboardEventInit> = {}) => {
  fireEvent.keyDown(map(), { key, ...more });
  fireEvent.keyUp(map(), { key, ...more });
};

beforeEach(() => {
  seen.sheet = undefined;
  seen.done = 0;
  setHost(memoryHost().client);
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  cleanup();
});

it('begins with the grid, shown on one hex and its six neighbours, and goes on when it is confirmed', () => {
  begin(undefined);
  expect(screen.getByRole('img', { name: /^0403: north 0402, north-east 0503, south-east 0504/ })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Half a hex lower'), { target: { value: 'odd' } });
  expect(screen.getByRole('img', { name: /^0403: north 0402, north-east 0502, south-east 0503/ })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Hex to compare'), { target: { value: '302' } });
  expect(screen.getByRole('img', { name: /^0302:/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /use this grid/ }));
  expect(seen.sheet?.grid.offset).toBe('odd');
  expect(map()).toBeTruthy();
});

it('paints by keyboard: arrows walk, digits change the brush, Space paints, Shift fills', () => {
  begin(blank);
  press('ArrowRight');
  press('2');
  press(' ');
  expect(seen.sheet?.hexes).toEqual({ '0303': { terrain: 'forest' } });
  press('1');
  press(' ', { shiftKey: true });
  expect(seen.sheet?.hexes['0303']).toEqual({ terrain: 'clear' });
  press('ArrowDown');
  press(' ', { shiftKey: true });
  expect(Object.keys(seen.sheet?.hexes ?? {})).toHaveLength(30);
});

it('a brush chosen in the list by arrows goes to the map by Enter', () => {
  begin(blank);
  const list = screen.getByRole('radiogroup', { name: 'Brushes' });
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement ?? list, { key: 'Enter' });
  expect(document.activeElement).toBe(map());
  press(' ');
  expect(seen.sheet?.hexes).toEqual({ '0203': { terrain: 'forest' } });
});

it('a brush that asks which, far down the list, shows what it asks when it goes to the map by Enter', () => {
  begin(blank);
  const list = screen.getByRole('radiogroup', { name: 'Brushes' });
  const panel = list.parentElement as HTMLElement;
  const country = screen.getByRole('radio', { name: 'Entry hex or area' });
  within(list).getByRole('radio', { checked: true }).focus();
  for (let step = 0; step < 40 && document.activeElement !== country; step++)
    fireEvent.keyDown(document.activeElement ?? list, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(country);
  // the keyboard on a line far down has brought the list along
  panel.scrollTop = 300;
  fireEvent.keyDown(country, { key: 'Enter' });
  expect(document.activeElement).toBe(map());
  expect(panel.scrollTop).toBe(0);
  expect(screen.getByLabelText('Which')).toBeTruthy();
});

it('draws a hexside and a road by hex and direction key, and takes them away again', () => {
  begin(blank);
  press(' ', { shiftKey: true });
  press('5');
  press('e');
  expect(seen.sheet?.sides).toEqual({ '0203/0303': ['river'] });
  press('e');
  expect(seen.sheet?.sides).toEqual({});
  press('8');
  press('s');
  press('s');
  expect(seen.sheet?.links).toEqual({ '0203/0204': ['road'], '0204/0205': ['road'] });
});

it('says which side the first of the six keys is, as the hexes of this map lie', () => {
  begin(blank);
  press('5');
  expect(screen.getByText(/W E D S A Q, clockwise from the top\.$/)).toBeTruthy();
  cleanup();
  begin({ ...blank, grid: { ...blank.grid, orientation: 'pointy' } });
  press('8');
  expect(screen.getByText(/W E D S A Q, clockwise from the upper right\.$/)).toBeTruthy();
});

it('a road goes straight from one touched hex to the next', () => {
  begin(blank);
  press(' ', { shiftKey: true });
  press('8');
  press(' ');
  press('ArrowRight');
  press('ArrowRight');
  press(' ');
  expect(Object.keys(seen.sheet?.links ?? {})).toHaveLength(2);
  // Esc ends the line first, and only then the painting
  press('Escape');
  expect(seen.done).toBe(0);
  press('Escape');
  expect(seen.done).toBe(1);
});

it('has an undo of its own, step by step, and forth', () => {
  begin(blank);
  press(' ');
  press('ArrowRight');
  press(' ');
  fireEvent.keyDown(map(), { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(Object.keys(seen.sheet?.hexes ?? {})).toEqual(['0203']);
  fireEvent.keyDown(map(), { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(seen.sheet?.hexes).toEqual({});
  fireEvent.click(screen.getByRole('button', { name: 'Redo the stroke' }));
  expect(Object.keys(seen.sheet?.hexes ?? {})).toEqual(['0203']);
});

it('names a drawn hex, with the names the rules speak of, and gives the keyboard back to the map', () => {
  begin({ ...blank, hexes: { '0203': { terrain: 'clear' } } });
  fireEvent.click(screen.getByRole('radio', { name: /^Name/ }));
  press('Enter');
  const field = screen.getByRole('combobox', { name: 'Name of 0203' });
  fireEvent.change(field, { target: { value: ' Smolensk ' } });
  fireEvent.submit(field);
  expect(seen.sheet?.hexes['0203']?.name).toBe('Smolensk');
  expect(document.activeElement).toBe(map());
});

it('the beginning of the one place still to be named names it, and of a place that is named stays what was typed', () => {
  begin({ ...blank, hexes: { '0203': { terrain: 'clear' } } });
  fireEvent.click(screen.getByRole('radio', { name: /^Name/ }));
  const write = (text: string) => {
    press('Enter');
    const field = screen.getByRole('combobox', { name: 'Name of 0203' });
    fireEvent.change(field, { target: { value: text } });
    fireEvent.submit(field);
  };
  write('smol');
  expect(seen.sheet?.hexes['0203']?.name).toBe('Smolensk');
  write('Smol');
  expect(seen.sheet?.hexes['0203']?.name).toBe('Smol');
});

it('says which places of the rules are not on the map yet; a tap on one names the hex', () => {
  begin({ ...blank, hexes: { '0203': { terrain: 'clear' } } });
  fireEvent.click(screen.getByRole('radio', { name: /^Name/ }));
  expect(screen.getByText('1 place of the rules is not on the map yet')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Smolensk', hidden: true }));
  expect(seen.sheet?.hexes['0203']?.name).toBe('Smolensk');
  expect(screen.queryByText(/not on the map yet/)).toBeNull();
});

it('copies a block from corner to corner, as often as it is laid down', () => {
  begin({ ...blank, hexes: { '0203': { terrain: 'forest' }, '0204': { terrain: 'swamp' } } });
  fireEvent.click(screen.getByRole('radio', { name: 'Copy a patch' }));
  press(' ');
  press('ArrowDown');
  press(' ');
  press('ArrowRight');
  press('ArrowRight');
  press(' ');
  expect(seen.sheet?.hexes['0404']).toEqual({ terrain: 'forest' });
  expect(seen.sheet?.hexes['0405']).toEqual({ terrain: 'swamp' });
});

it('makes a box, links it to the hexes touched, and removes it with its links', () => {
  begin({ ...blank, hexes: { '0203': { terrain: 'clear' } } });
  fireEvent.click(screen.getByRole('radio', { name: 'Off-map box' }));
  const field = screen.getByLabelText('New box');
  fireEvent.change(field, { target: { value: 'Minsk' } });
  fireEvent.submit(field);
  press(' ');
  expect(seen.sheet?.boxes.box1).toMatchObject({ name: 'Minsk', links: [{ to: '0203', link: 'road' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Minsk' }));
  expect(seen.sheet?.boxes).toEqual({});
});

it('lays a text grid from the hex chosen on, and names the letter that means nothing', async () => {
  begin(blank);
  fireEvent.click(screen.getByRole('button', { name: 'Grid, photo, file' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /text grid/ }));
  const dialog = await screen.findByRole('dialog');
  const rows = within(dialog).getByLabelText('The rows');
  fireEvent.change(rows, { target: { value: 'cc\nc?' } });
  fireEvent.submit(rows);
  expect(within(dialog).getByText('line 2, column 2')).toBeTruthy();
  expect(seen.sheet).toBeUndefined();
  fireEvent.change(rows, { target: { value: 'cf\nc.' } });
  fireEvent.submit(rows);
  expect(seen.sheet?.hexes).toEqual({
    '0203': { terrain: 'clear' },
    '0303': { terrain: 'forest' },
    '0204': { terrain: 'clear' },
  });
});

it('a bad file is named by its places, and the map stays as it was', async () => {
  const before: Sheet = { ...blank, hexes: { '0203': { terrain: 'forest' } } };
  begin(before);
  const files: string[] = [];
  const spy = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    const file = new File([files.shift() ?? ''], 'map.json', { type: 'application/json' });
    Object.defineProperty(this, 'files', { value: [file] });
    this.dispatchEvent(new Event('change'));
  });
  const bringIn = async (text: string) => {
    files.push(text);
    fireEvent.click(screen.getByRole('button', { name: 'Grid, photo, file' }));
    const item = await screen.findByRole('menuitem', { name: /Import/ });
    fireEvent.click(item);
  };
  const file = (sheet: object) =>
    JSON.stringify({ format: 'stato-maggiore/sheet', version: 1, game: 'invented', name: 'Map', sheet });
  await bringIn(file({ ...before, hexes: { '0203': { terrain: 'lava' }, '9999': { terrain: 'clear' } } }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('sheet.hexes.0203.terrain')).toBeTruthy();
  expect(within(dialog).getByText('sheet.hexes.9999')).toBeTruthy();
  expect(seen.sheet).toBeUndefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await bringIn(file({ ...before, hexes: { '0101': { terrain: 'swamp' } } }));
  await waitFor(() => expect(seen.sheet?.hexes).toEqual({ '0101': { terrain: 'swamp' } }));
  // an import is a step like every other
  fireEvent.click(screen.getByRole('button', { name: 'Undo the stroke' }));
  expect(seen.sheet?.hexes).toEqual(before.hexes);
  spy.mockRestore();
});

it('another grid keeps what has a number on it, says what is lost, and can be undone', () => {
  begin({ ...blank, hexes: { '0203': { terrain: 'forest' }, '0605': { terrain: 'clear' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Grid, photo, file' }));
  return screen.findByRole('menuitem', { name: 'Hex grid' }).then((item) => {
    fireEvent.click(item);
    fireEvent.change(screen.getByLabelText(/^Last column/), { target: { value: '5' } });
    fireEvent.click(screen.getByRole('button', { name: /use this grid/ }));
    expect(Object.keys(seen.sheet?.hexes ?? {})).toEqual(['0203']);
    expect(screen.getByText('1 drawn hex has no place on this grid.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo the stroke' }));
    expect(Object.keys(seen.sheet?.hexes ?? {})).toHaveLength(2);
  });
});

it('the grid is taken by Enter, and the map that follows has the hand for its arrows', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  begin(undefined);
  // the page is not scrolled to its end for it
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
  const take = screen.getByRole('button', { name: /use this grid/ });
  expect(document.activeElement).toBe(take);
  fireEvent.click(take);
  await waitFor(() => expect(document.activeElement).toBe(map()));
});
