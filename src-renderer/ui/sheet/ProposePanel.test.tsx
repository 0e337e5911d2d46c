// @vitest-environment happy-dom
import '../../testing/setUp.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { plainSpec } from '#rules/kit/hexmap/testing/spec.ts';
import { msg, name } from '#rules/kit/words/message.ts';
import { setHost } from '../../host/client.ts';
import { onKey } from '../../state/keys.ts';
import { draw } from '../../testing/draw.tsx';
import { memoryHost } from '../../testing/memoryClient.ts';
import type { Proposals } from '../photo/terrain/propose.ts';
import { setTeacher } from '../photo/terrain/teacher.ts';
import { SheetEditor } from './SheetEditor.tsx';

const grid = gridOf(4, 3);
const { indexOf, size } = latticeOf(grid);
const terrains = plainSpec.terrains.map((kind) => ({
  ...kind,
  msg: msg('kit.hex.named', { name: name(kind.key) }),
}));
const spec = { ...plainSpec, terrains };
const [one = '', two = ''] = terrains.map(({ key }) => key);
const drawn = (hexes: Record<string, string>): Sheet => ({
  grid,
  hexes: Object.fromEntries(Object.entries(hexes).map(([hex, terrain]) => [hex, { terrain }])),
  sides: {},
  links: {},
  boxes: {},
});
const named = drawn({ '0101': one, '0201': one, '0102': two, '0202': two });
const state: { sheet: Sheet; taught: ReadonlyMap<number, number>[]; done: number; looks: (n: number) => void } = {
  sheet: named,
  taught: [],
  done: 0,
  looks: () => {},
};
/** Thinks all is the first terrain; in doubt about two hexes. */
const proposals = (): Proposals => {
  const sure = new Float32Array(size).fill(0.99);
  sure[indexOf('0303')] = 0.3;
  sure[indexOf('0403')] = 0.5;
  return { kind: new Uint8Array(size), second: new Uint8Array(size).fill(1), sure };
};

beforeEach(() => {
  const memory = memoryHost();
  memory.photos.set('sheet', { image: 'data:image/png;base64,AAAA', width: 90, height: 60, opacity: 0.5 });
  setHost(memory.client);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 90, height: 60, close: () => {} }));
  state.sheet = named;
  state.taught = [];
  state.done = 0;
  setTeacher(() => ({
    look: (_, __, told) => {
      told(0.4);
      return new Promise((done) => {
        state.looks = done;
      });
    },
    learn: async (lessons) => {
      state.taught.push(lessons);
      return proposals();
    },
    stop: () => {},
  }));
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  cleanup();
  vi.unstubAllGlobals();
});

const open = (sheet: Sheet = named, photoOf: string | null = 'sheet') =>
  draw(
    <SheetEditor
      game="invented"
      spec={spec}
      sheet={sheet}
      sides={[]}
      markerKinds={[]}
      photoOf={photoOf ?? undefined}
      onChange={(next) => {
        state.sheet = next;
      }}
      onDone={() => {
        state.done += 1;
      }}
    />,
  );
const button = (text: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name: text });
const panel = () => within(screen.getByRole('region', { name: 'Terrain from the photo' }));
const map = () => screen.getByRole('application');
const key = async (k: string, more: Partial<KeyboardEventInit> = {}) => {
  await act(async () => {
    fireEvent.keyDown(map(), { key: k, ...more });
    fireEvent.keyUp(map(), { key: k, ...more });
  });
};
const propose = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Propose the rest' }));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  await act(async () => state.looks(size));
  await screen.findByText('8 hexes proposed.', { exact: false });
};

it('proposes what is not drawn, asks the worst doubt first, and writes nothing before it is accepted', async () => {
  open();
  await propose();
  expect(screen.getByText('2 doubtful.')).toBeTruthy();
  await key('Tab');
  expect(panel().getByText(`0303: ${one}? Or ${two}?`)).toBeTruthy();
  await key('2');
  // the decision teaches, and the walk goes on
  expect(state.taught.at(-1)?.get(indexOf('0303'))).toBe(1);
  expect(panel().getByText(`0403: ${one}? Or ${two}?`)).toBeTruthy();
  await key('Enter');
  expect(screen.getByText('0 doubtful.')).toBeTruthy();
  expect(state.sheet).toBe(named);

  await act(async () => fireEvent.click(button('All 8')));
  expect(Object.keys(state.sheet.hexes)).toHaveLength(12);
  expect(state.sheet.hexes['0303']?.terrain).toBe(two);
  expect(state.sheet.hexes['0403']?.terrain).toBe(one);
  // one acceptance is one step
  await act(async () => fireEvent.click(button('Undo the stroke')));
  expect(state.sheet.hexes).toEqual(named.hexes);
  expect(screen.getByText('8 hexes proposed.', { exact: false })).toBeTruthy();
});

it('a decision is taken back by itself; Tab goes back with Shift; put away, the map is as it was', async () => {
  open();
  await propose();
  await key('Tab');
  await key('2');
  expect(screen.getByText('1 doubtful.')).toBeTruthy();
  await key('z', { ctrlKey: true, code: 'KeyZ' });
  expect(screen.getByText('2 doubtful.')).toBeTruthy();
  await key('Tab', { shiftKey: true });
  expect(panel().getByText(/^0303: /)).toBeTruthy();
  await key('Escape');
  expect(screen.queryByText('2 doubtful.')).toBeNull();
  expect(button('Propose the rest')).toBeTruthy();
  expect(state.sheet).toBe(named);
  expect(state.done).toBe(0);
});

it('sure ones are accepted without the doubtful, and by touch chips decide', async () => {
  open();
  await propose();
  await act(async () => fireEvent.click(button('The 6 sure ones')));
  expect(Object.keys(state.sheet.hexes)).toHaveLength(10);
  expect(state.sheet.hexes['0303']).toBeUndefined();
  fireEvent.click(button(/^Next doubtful/));
  await act(async () => fireEvent.click(button(new RegExp(`^${two}`))));
  await act(async () => fireEvent.click(button(/^It is so/)));
  await act(async () => fireEvent.click(button('All 2')));
  expect(state.sheet.hexes['0303']?.terrain).toBe(two);
  expect(Object.keys(state.sheet.hexes)).toHaveLength(12);
});

it('what is missing is said: too few named, no photo, nothing seen, a looking given up', async () => {
  open(drawn({ '0101': one }));
  expect(await screen.findByText(/two terrains at least/)).toBeTruthy();
  expect(button('Propose the rest').disabled).toBe(true);
  cleanup();

  open(named, null);
  fireEvent.click(button('Grid, photo, file'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Terrain from the photo' }));
  expect(screen.getByText(/No photo lies under the grid/)).toBeTruthy();
  cleanup();

  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Propose the rest' }));
  await key('Escape');
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(button('Propose the rest'));
  await act(async () => state.looks(0));
  expect(screen.getByText(/No hex of the grid can be made out/)).toBeTruthy();
  expect(state.sheet).toBe(named);
  expect(state.done).toBe(0);
});
