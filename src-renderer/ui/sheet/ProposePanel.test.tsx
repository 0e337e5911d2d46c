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
import type { Proposals } from '../photo/proposed/proposals.ts';
import { setTeacher } from '../photo/teacher.ts';
import { pairsOf } from '../photo/ways/pairs.ts';
import { SheetEditor } from './SheetEditor.tsx';

const grid = gridOf(4, 3);
const { indexOf, size } = latticeOf(grid);
const called = <K extends { readonly key: string }>(kind: K) => ({
  ...kind,
  msg: msg('kit.hex.named', { name: name(kind.key) }),
});
const terrains = plainSpec.terrains.map(called);
const spec = { ...plainSpec, terrains, sides: plainSpec.sides.map(called) };
const [one = '', two = ''] = terrains.map(({ key }) => key);
const drawn = (hexes: Record<string, string>): Sheet => ({
  grid,
  hexes: Object.fromEntries(Object.entries(hexes).map(([hex, terrain]) => [hex, { terrain }])),
  sides: {},
  links: {},
  boxes: {},
});
const named = drawn({ '0101': one, '0201': one, '0102': two, '0202': two });
const state: {
  sheet: Sheet;
  of: string;
  taught: ReadonlyMap<number, number>[];
  done: number;
  looks: (n: number) => void;
} = {
  sheet: named,
  of: 'terrain',
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

const sides = pairsOf(grid, 'sides', 10).names;
const river = plainSpec.sides[0]?.key ?? '';
/** Thinks a river goes on along one side, perhaps along another, and nowhere else. */
const lines = (): Proposals => {
  const kind = new Uint8Array(sides.length);
  const sure = new Float32Array(sides.length).fill(0.99);
  kind[sides.indexOf('0201/0202')] = 1;
  sure[sides.indexOf('0202/0302')] = 0.6;
  return { kind, second: new Uint8Array(sides.length).fill(1), sure };
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
    look: (_, __, of, told) => {
      state.of = of;
      told(0.4);
      return new Promise((done) => {
        state.looks = done;
      });
    },
    learn: async (lessons) => {
      state.taught.push(lessons);
      return state.of === 'terrain' ? proposals() : lines();
    },
    stop: () => {},
  }));
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  expect(panel().getByText('Nothing more is proposed.')).toBeTruthy();
  expect(panel().queryByText(/^\d+ doubtful/)).toBeNull();
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

/** The map has a size on the page, as where it is drawn. */
const seenAs = (width: number, height: number): void => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
};

it('what is in view is accepted, and the map turns to the next part until nothing is left', async () => {
  seenAs(260, 150);
  open();
  await propose();
  // close enough to see two hexes of four in a row
  await key('+');
  await key('+');
  const counts: number[] = [];
  for (let presses = 0; presses < 8 && panel().queryByText('Nothing more is proposed.') === null; presses++) {
    await key('Enter', { shiftKey: true });
    counts.push(Object.keys(state.sheet.hexes).length);
  }
  expect(counts.length).toBeGreaterThan(1);
  expect(counts).toEqual([...new Set(counts)]);
  expect(counts.at(-1)).toBe(size);
});

it('a drag over hexes marks them: one answer holds for all, one step takes it back, Esc lets go of them', async () => {
  seenAs(400, 300);
  open();
  await propose();
  const drag = async () => {
    await act(async () => {
      const finger = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, isPrimary: true };
      fireEvent.pointerDown(map(), { ...finger, clientX: 150, clientY: 100 });
      for (const x of [180, 220, 260]) fireEvent.pointerMove(map(), { ...finger, clientX: x, clientY: x - 40 });
      fireEvent.pointerUp(map(), { ...finger, clientX: 260, clientY: 220 });
    });
  };
  await drag();
  const said = panel().getByText(/hexes marked/);
  const count = Number.parseInt(said.textContent ?? '', 10);
  expect(count).toBeGreaterThan(1);
  await key('Escape');
  expect(panel().queryByText(/hexes marked/)).toBeNull();
  // what is marked goes with its proposals
  await drag();
  await act(async () => fireEvent.click(button('Put the proposals away')));
  await propose();
  expect(panel().queryByText(/hexes marked/)).toBeNull();
  await drag();
  const before = state.taught.length;
  await key('2');
  expect(panel().queryByText(/hexes marked/)).toBeNull();
  expect(state.taught).toHaveLength(before + 1);
  await act(async () => fireEvent.click(button('All 8')));
  const are = (terrain: string) => Object.values(state.sheet.hexes).filter((hex) => hex.terrain === terrain).length;
  const marked = are(two);
  expect(marked).toBeGreaterThan(2);
  await act(async () => fireEvent.click(button('Undo the stroke')));
  await act(async () => fireEvent.click(button('Undo the stroke')));
  await act(async () => fireEvent.click(button('All 8')));
  expect(are(two)).toBeLessThan(marked);
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

/** All of it drawn, with a river along four sides. */
const wet: Sheet = {
  ...drawn(Object.fromEntries(latticeOf(grid).numbers.map((hex) => [hex, one]))),
  sides: Object.fromEntries(['0101/0102', '0102/0201', '0102/0202', '0102/0103'].map((pair) => [pair, [river]])),
};

it('lines are proposed by their brush: a doubtful one may be nothing, a touch asks of a side, one acceptance is one step', async () => {
  state.sheet = wet;
  seenAs(400, 300);
  open(wet);
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${river}`) })));
  fireEvent.click(await screen.findByRole('button', { name: 'Propose the rest' }));
  await act(async () => state.looks(sides.length));
  expect(state.of).toBe('sides');
  await screen.findByText('1 hexside proposed.', { exact: false });
  expect(screen.getByText('1 doubtful.')).toBeTruthy();
  const region = within(screen.getByRole('region', { name: 'Hexsides from the photo' }));
  await key('Tab');
  expect(region.getByText(`0202/0302: nothing? Or ${river}?`)).toBeTruthy();
  await key('1');
  expect(state.taught.at(-1)?.get(sides.indexOf('0202/0302'))).toBe(1);
  expect(screen.getByText('0 doubtful.')).toBeTruthy();
  expect(state.sheet).toBe(wet);
  await key('z', { ctrlKey: true, code: 'KeyZ' });
  await key('0');
  expect(state.taught.at(-1)?.get(sides.indexOf('0202/0302'))).toBe(0);
  await act(async () => fireEvent.click(button('The one left')));
  expect(state.sheet.sides['0201/0202']).toEqual([river]);
  expect(state.sheet.sides['0202/0302']).toBeUndefined();
  await act(async () => fireEvent.click(button('Undo the stroke')));
  expect(state.sheet.sides).toEqual(wet.sides);
  // that nothing lies where perhaps something does is accepted with what is in view, and taken back with it
  await act(async () => fireEvent.click(button('Undo the stroke')));
  expect(screen.getByText('1 doubtful.')).toBeTruthy();
  await key('Enter', { shiftKey: true });
  expect(state.sheet.sides['0201/0202']).toEqual([river]);
  expect(region.getByText('Nothing more is proposed.')).toBeTruthy();
  await act(async () => fireEvent.click(button('Undo the stroke')));
  expect([state.sheet.sides, screen.getByText('1 doubtful.').tagName]).toEqual([wet.sides, 'B']);
  await key('Escape');
  expect(button('Propose the rest')).toBeTruthy();
});

it('where the map shows less than two hexes at once lines are accepted part by part all the same', async () => {
  state.sheet = wet;
  seenAs(90, 60);
  open(wet);
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${river}`) })));
  fireEvent.click(await screen.findByRole('button', { name: 'Propose the rest' }));
  await act(async () => state.looks(sides.length));
  await screen.findByText('1 hexside proposed.', { exact: false });
  for (let n = 0; n < 6; n++) await key('+');
  for (let n = 0; n < 6 && !screen.queryByText('Nothing more is proposed.'); n++)
    await key('Enter', { shiftKey: true });
  expect(state.sheet.sides['0201/0202']).toEqual([river]);
  expect(screen.getByText('Nothing more is proposed.')).toBeTruthy();
});

it('of lines too few are said by name', async () => {
  open({ ...named, sides: { '0101/0102': [river] } });
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${river}`) })));
  expect(await screen.findByText(/four hexsides at least/)).toBeTruthy();
  expect(button('Propose the rest').disabled).toBe(true);
});

it('the menu speaks of terrain whatever brush is in the hand, and so does what it opens', async () => {
  open();
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${river}`) })));
  expect(await screen.findByRole('region', { name: 'Hexsides from the photo' })).toBeTruthy();
  fireEvent.click(button('Grid, photo, file'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Terrain from the photo' }));
  expect(screen.getByRole('region', { name: 'Terrain from the photo' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Hexsides from the photo' })).toBeNull();
});
