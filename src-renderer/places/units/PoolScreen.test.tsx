import { cleanup, fireEvent, act as flush, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blocksInTheEast as game } from '#rules/games/blocks-in-the-east/index.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { useRoute } from '../../state/route.ts';
import { closeGame, gameNow, openGame, undoOne } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import { tallPage } from '../../testing/tallPage.ts';
import { PoolScreen } from './PoolScreen.tsx';

/** Invented blocks. */
const block = (id: string, name: string, values: RosterUnit['values']): RosterUnit => ({ id, name, values });
const axis = [
  block('a1', 'III Corps', { nation: 'GER', class: 'infantry', faces: '4 3 2 1', shield: 'every', area: 'north' }),
  block('a2', 'XL Corps', { nation: 'GER', class: 'tanks', faces: '5 4 3', area: 'centre' }),
  block('a3', 'Late Corps', { nation: 'GER', class: 'tanks', faces: '5 4', entry: '3' }),
];
const soviet = Array.from({ length: 120 }, (_, i) =>
  block(`s${i}`, `${i + 1} Army`, { class: i === 0 ? 'tanks' : 'infantry', faces: '3 2 1', area: 'baltic' }),
);

const open = async (units: readonly (readonly RosterUnit[])[], scenario = 'SBE4') => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  const [a = [], s = []] = units;
  const things = {
    'roster:axis': { checksum: 'a', data: { id: 'axis', units: a } },
    'roster:soviet': { checksum: 's', data: { id: 'soviet', units: s } },
  };
  const id = await makeGame(memory, game, JSON.parse(JSON.stringify(things)), { id: scenario, options: {} });
  await openGame(id);
};
const show = (locale: 'en' | 'it' = 'en') =>
  flush(async () => {
    draw(<PoolScreen />, locale);
  });
// roles of hundreds of lines take long to work out
const list = () => {
  const found = document.querySelector<HTMLElement>('[role="listbox"]');
  if (!found) throw new Error('no list');
  return found;
};
const press = (key: string, more: object = {}) => flush(async () => void fireEvent.keyDown(list(), { key, ...more }));
const view = (name: string) =>
  flush(async () => void fireEvent.click(screen.getByText(name, { selector: 'button, button *' })));
const options = () => [...list().querySelectorAll('[role="option"]')];
const line = (name: string) => {
  const found = options().find((each) => each.textContent?.includes(name));
  if (!found) throw new Error(`no line ${name}`);
  return found;
};
const cell = (id: string) => {
  const map = gameNow()?.state.cells[id];
  return typeof map === 'object' ? map : {};
};
const alerted = () => {
  const found = document.querySelector<HTMLElement>('[role="alert"]');
  if (!found) throw new Error('no refusal');
  return found;
};
const type = (text: string) =>
  flush(async () => void fireEvent.change(screen.getByPlaceholderText('Name of a unit'), { target: { value: text } }));

// nothing is laid out here: the list has a height, and so has each line
beforeEach(() => {
  tallPage(50);
});
afterEach(() => {
  cleanup();
  closeGame();
  vi.restoreAllMocks();
});

describe('the force pool', () => {
  beforeEach(async () => open([axis, soviet]));

  it('draws only the lines in sight, however many there are', async () => {
    await show();
    expect(options().length).toBeGreaterThan(5);
    expect(options().length).toBeLessThan(60);
    expect(screen.getByText(/^\d+ blocks?$/, { selector: '[role="status"]' }).textContent).toBe('122 blocks');
  });

  it('BITE-SBE-4 opens with the set-up: ticked by Space, a whole heading with Shift, against the counts', async () => {
    await show();
    expect(screen.getByText(/109 wanted, 109 blocks missing/)).toBeTruthy();
    await press('ArrowDown');
    await press(' ');
    expect(cell('set-up')).toEqual({ s0: 'yes' });
    expect(line('1 Army').getAttribute('aria-checked')).toBe('true');
    await press(' ', { shiftKey: true });
    expect(Object.keys(cell('set-up'))).toHaveLength(120);
    expect(screen.getByText(/109 wanted, 11 blocks too many/)).toBeTruthy();
    await flush(async () => void undoOne());
    expect(cell('set-up')).toEqual({ s0: 'yes' });
  });

  it('BITE-7.7.8-2 face and state are changed in place, each an entry that is undone', async () => {
    await show();
    await view('Class');
    await press('ArrowDown');
    expect(screen.getByText('III Corps', { selector: 'h2 *' })).toBeTruthy();
    await press('-');
    await press('h');
    expect(cell('face')).toEqual({ a1: 3 });
    expect(line('III Corps').textContent).toContain('3');
    expect(line('III Corps').textContent).toContain('½');
    await press('2');
    expect(cell('state')).toEqual({ a1: 'eliminated' });
    expect(line('III Corps').textContent).toContain('eliminated');
    await flush(async () => void undoOne());
    expect(cell('state')).toEqual({});
  });

  it('BITE-7.3.4-1 a refusal says its rule, and may be overridden in sight', async () => {
    await show();
    await view('Class');
    await press('ArrowDown');
    await press('5');
    const alert = alerted();
    expect(alert.textContent).toContain('in its own production step');
    expect(cell('state')).toEqual({});
    await flush(async () => void fireEvent.click(within(alert).getByText('Do it anyway')));
    expect(cell('state')).toEqual({ a1: 'disbanded' });
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('is searched by name and narrowed by class, state and side', async () => {
    await show();
    await view('Class');
    await type('corps');
    expect(screen.getByText(/^\d+ blocks?$/, { selector: '[role="status"]' }).textContent).toBe('3 blocks');
    await flush(async () => void fireEvent.change(screen.getByLabelText('Class'), { target: { value: 'tanks' } }));
    expect(options()).toHaveLength(2);
    await flush(async () => void fireEvent.change(screen.getByLabelText('State'), { target: { value: 'due' } }));
    expect(options()[0]?.textContent).toMatch(/Late Corps.*due.*Aug 1941/);
    await type('nobody');
    expect(screen.getByText('No unit fits.')).toBeTruthy();
  });

  it('BITE-REM-2 the order of battle by month; BITE-3.21-1 and who is frozen', async () => {
    await show();
    await view('Order of battle');
    expect(screen.getByText('August 1941', { selector: 'h2 *' })).toBeTruthy();
    await press('ArrowDown');
    await press('1');
    expect(alerted().textContent).toContain('not due before August 1941');
    await view('Frozen');
    expect(screen.getByText('No unit fits.')).toBeTruthy();
  });

  it('speaks Italian', async () => {
    await show('it');
    expect(screen.getByRole('heading', { name: 'Riserva dei blocchi' })).toBeTruthy();
    expect(screen.getByText(/richiesti 109, mancano 109 blocchi/)).toBeTruthy();
  });
});

describe('an empty or odd pool', () => {
  it('leads to the lists to type', async () => {
    await open([[], []]);
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    await view('Axis blocks');
    expect(useRoute.getState().route).toMatchObject({ at: 'things', kind: 'roster', of: 'axis' });
  });

  it('a block in two places is named', async () => {
    await open([axis, [block('x', 'Same', {}), block('y', 'same', {})]]);
    await show();
    expect(screen.getByText(/In two places: same is on the list twice/)).toBeTruthy();
  });
});
