// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { panzergruppeGuderian } from '#rules/games/panzergruppe-guderian/index.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { onKey } from '../../state/keys.ts';
import { changeDesk, deskNow, useDesks } from '../../state/mapDesk.ts';
import { useOfferStore } from '../../state/offers.ts';
import { closeGame, gameNow, openGame, undoOne } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { fakeMap, tenByFive } from '../../testing/fakeMap.ts';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import type { MapHandle, MapViewProps, SheetEditorProps } from '../../ui/canvas/mapProps.ts';
import { SupplyScreen } from './SupplyScreen.tsx';

const handleOn = (drawn: HTMLElement): MapHandle => ({
  hexAt: () => undefined,
  show: () => undefined,
  turnTo: () => undefined,
  sees: () => true,
  zoom: () => undefined,
  focus: () => drawn.focus(),
});
/** There is no canvas here: a map that can be pressed, with what was laid over it in words. */
vi.mock('../../ui/canvas/MapView.tsx', () => ({
  MapView: (props: MapViewProps) => (
    <div
      role="application"
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as the drawn map has the keyboard
      tabIndex={0}
      data-chosen={props.chosen}
      ref={(drawn) => {
        if (drawn && typeof props.handle === 'object' && props.handle) props.handle.current = handleOn(drawn);
      }}
    >
      {props.stand.pieces.map((piece) => (
        <button key={piece.id} type="button" onClick={() => props.onPiece(piece.id)}>
          {`counter ${piece.name} ${piece.hex}`}
        </button>
      ))}
      <button type="button" onClick={() => props.onHex('0503')}>
        hex 0503
      </button>
      <button type="button" onClick={() => props.onHex('0204')}>
        hex 0204
      </button>
      <button type="button" onClick={() => props.chosen && props.onMove(props.chosen, '0204')}>
        drag to 0204
      </button>
      <output>{props.over.hexes.map((mark) => `${mark.letter ?? mark.look} ${mark.hex}`).join('; ')}</output>
      <p>{props.sayHex('0503')}</p>
    </div>
  ),
}));
vi.mock('../../ui/sheet/SheetEditor.tsx', () => ({
  SheetEditor: (props: SheetEditorProps) => (
    <div>
      <button type="button" onClick={() => props.onChange(tenByFive())}>
        draw ten by five
      </button>
      <button type="button" onClick={props.onDone}>
        lay the brush down
      </button>
    </div>
  ),
}));

const plain = fakeMap(panzergruppeGuderian);
const map: typeof plain = {
  ...plain,
  amiss: (hex, _board, { pieces }) =>
    pieces.filter((piece) => piece.hex === hex).length > 1 ? [{ msg: { id: 'kit.word.never' }, rule: '6.3' }] : [],
  fight: () => undefined,
  states: [...plain.states, ...plain.states.map((one) => ({ ...one, id: 'no', fits: () => false }))],
};
const game: Game = { ...panzergruppeGuderian, map };
const memory = { host: memoryHost() };

const begin = async (more: { readonly drawn?: boolean; readonly readOnly?: string } = {}) => {
  const host = memoryHost();
  memory.host = host;
  setHost(host.client);
  // the registry's own come first, or they would take its place
  setGames([game]);
  const drawn = { 'sheet:map': { checksum: 'c1', data: JSON.parse(JSON.stringify(tenByFive())) } };
  const id = await makeGame(host, game, more.drawn === false ? {} : drawn);
  const kept = host.games.get(id);
  if (kept && more.readOnly !== undefined) host.games.set(id, { ...kept, readOnly: more.readOnly });
  await openGame(id);
  changeDesk(id, { judge: 'german' });
};
const show = async () => {
  draw(<SupplyScreen />);
  await judged();
};
/** the verdicts come a moment after the change */
const judged = () => flush(async () => void (await new Promise((done) => setTimeout(done, 5))));

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => {
  useDesks.setState({ desks: {} });
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  cleanup();
  closeGame();
});

const unit = game.rosters[0]?.known[0]?.name ?? '';
const other = game.rosters[0]?.known[1]?.name ?? '';
const lines = () => gameNow()?.journal.lines ?? [];
const press = async (label: RegExp | string) => {
  await flush(async () => void fireEvent.click(screen.getByRole('button', { name: label })));
  await judged();
};
const entry = () => {
  const field = screen.getByLabelText(/Put units on the map/);
  if (!(field instanceof HTMLInputElement)) throw new Error('no entry line');
  return field;
};
const type = async (line: string) => {
  fireEvent.change(entry(), { target: { value: line } });
  const form = entry().form;
  if (form) await flush(async () => void fireEvent.submit(form));
  await judged();
};
const look = (hex: string) =>
  flush(async () => {
    const now = gameNow();
    if (now) changeDesk(now.id, { cursor: hex });
  });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the supply screen', () => {
  it('puts units on the map by a line, one entry whatever it holds, undone by one step', async () => {
    await begin();
    await show();
    await type(`${unit} 0802; 2 riffle at 0305`);
    expect(screen.getByText(/Near it: rifle/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Type it' })).toBeNull();
    expect(entry().value).toBe(`${unit} 0802; 2 riffle at 0305`);
    expect(lines()).toHaveLength(0);
    await type(`${unit} 0802; 2 rifle at 0305`);
    expect(lines()).toHaveLength(1);
    expect(gameNow()?.state.cells.mapAt).toEqual({
      [game.rosters[0]?.known[0]?.id ?? '']: '0802',
      'rifle#1': '0305',
      'rifle#2': '0305',
    });
    expect(entry().value).toBe('');
    // what a rule says against those who stand there now
    expect(screen.getByText(/^0305: never/)).toBeTruthy();
    await flush(async () => void undoOne());
    expect(gameNow()?.state.cells.mapAt ?? {}).toEqual({});
  });

  it('says large who is cut off, why, and what opens it, lettered on list and map alike', async () => {
    await begin();
    await show();
    await type(`${unit} 0802`);
    expect(heading()).toBe('Cut off');
    expect(screen.getByText('The road ends at 0403.')).toBeTruthy();
    expect(screen.getByText('A German stands in 0503')).toBeTruthy();
    expect(screen.getByText(/A 0503/).tagName).toBe('OUTPUT');
    expect(screen.getAllByRole('button', { name: /11\.31/ }).length).toBe(1);
    await type(`${other} 0503`);
    await press(new RegExp(`^counter ${unit}`));
    expect(heading()).toBe('Supplied');
  });

  it('walks the cut-off units by Tab on the map, and lets the keyboard go behind the last', async () => {
    await begin();
    await show();
    await type(`${unit} 0802; ${other} 0901`);
    await press(new RegExp(`^counter ${unit}`));
    const map = screen.getByRole('application');
    const first = map.dataset.chosen;
    expect(fireEvent.keyDown(map, { key: 'Tab' })).toBe(false);
    await judged();
    expect(map.dataset.chosen).not.toBe(first);
    expect(fireEvent.keyDown(map, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(map, { key: 'Tab', shiftKey: true })).toBe(false);
    await judged();
    expect(map.dataset.chosen).toBe(first);
  });

  it('one key leads from the map into what stands on the hex, Esc back to it; letters of a form are letters', async () => {
    await begin();
    await show();
    await type(`${unit} 0503`);
    await look('0503');
    const drawn = screen.getByRole('application');
    const press = (key: string) => flush(async () => void fireEvent.keyDown(document.activeElement ?? drawn, { key }));
    drawn.focus();
    await press('h');
    expect(screen.getByRole('heading', { level: 1, name: /0503/ })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Fight here');
    await press('Escape');
    expect([document.activeElement, deskNow(gameNow()?.id ?? '').pane.is]).toEqual([drawn, 'verdict']);
    entry().focus();
    await press('h');
    expect(deskNow(gameNow()?.id ?? '').pane.is).toBe('verdict');
    // beside the map in the verdict, too
    screen.getByRole('button', { name: /^Units/ }).focus();
    await press('Escape');
    expect(document.activeElement).toBe(drawn);
  });

  it('tries without recording: Esc returns everything, or all of it becomes one entry', async () => {
    await begin();
    await show();
    await type(`${unit} 0802; ${other} 0901`);
    const before = lines().length;
    fireEvent.keyDown(document.body, { key: 'w' });
    await judged();
    await type(`${other} 0503`);
    expect(heading()).toBe('Supplied');
    expect(lines()).toHaveLength(before);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await judged();
    expect(heading()).toBe('Cut off');
    fireEvent.keyDown(document.body, { key: 'w' });
    await judged();
    await type(`${other} 0503`);
    await press('drag to 0204');
    await press('drag to 0204');
    // Ctrl Z takes back what was tried last, and leaves the record alone
    expect(screen.getByText('2 changes.', { exact: false })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await judged();
    expect(screen.getByText('1 change.', { exact: false })).toBeTruthy();
    expect(lines()).toHaveLength(before);
    await press('Record');
    expect(lines()).toHaveLength(before + 1);
    expect(lines().at(-1)).toMatchObject({ says: { id: 'ui.supply.said.tried' } });
    expect(screen.queryByText(/nothing is recorded/)).toBeNull();
  });

  it('keeps what cannot be booked: the limit is named, and it can be done anyway', async () => {
    await begin();
    await show();
    await press('hex 0503');
    await press('Put here');
    expect(lines()).toHaveLength(1);
    await look('0101');
    await press('Put here');
    await look('0202');
    await press('Put here');
    expect(lines()).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).toContain('two at most');
    await press(/anyway/i);
    expect(lines()).toHaveLength(3);
  });

  it('notes a state on a counter, moves it to a typed hex and takes it off', async () => {
    await begin();
    await show();
    await type('rifle 0503');
    await press('hex 0503');
    // the fight first, and of the states those the counter may bear
    const pane = screen.getByRole('region', { name: 'This hex' });
    const [first] = within(pane).getAllByRole('button');
    expect(first?.textContent).toBe('Fight here');
    await flush(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Disrupted' })));
    await judged();
    expect(gameNow()?.state.marks.disrupted).toEqual({ 'rifle#1': { value: true } });
    await press('Move');
    fireEvent.change(screen.getByLabelText('To hex'), { target: { value: '0102' } });
    await flush(async () => void fireEvent.submit(screen.getByLabelText('To hex')));
    expect(gameNow()?.state.cells.mapAt).toEqual({ 'rifle#1': '0102' });
    await judged();
    await press('This hex');
    await press('Off the map');
    expect(gameNow()?.state.cells.mapAt).toEqual({});
  });

  it('moves a whole stack in one entry', async () => {
    await begin();
    await show();
    await type('3 rifle 0503');
    await press('hex 0503');
    await press('Move all 3');
    fireEvent.change(screen.getByLabelText('To hex'), { target: { value: '204' } });
    await flush(async () => void fireEvent.submit(screen.getByLabelText('To hex')));
    expect(new Set(Object.values(gameNow()?.state.cells.mapAt ?? {}))).toEqual(new Set(['0204']));
    expect(lines()).toHaveLength(2);
  });

  it('moves a stack to the hex that is tapped, and leaves it there after Esc', async () => {
    await begin();
    await show();
    await type('3 rifle 0503');
    const at = () => Object.values(gameNow()?.state.cells.mapAt ?? {});
    await press('hex 0503');
    await press('Move all 3');
    expect(deskNow(gameNow()?.id ?? '').going).toHaveLength(3);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(deskNow(gameNow()?.id ?? '').going).toBeUndefined();
    expect(new Set(at())).toEqual(new Set(['0503']));
    await press('Move all 3');
    await press('hex 0204');
    expect(new Set(at())).toEqual(new Set(['0204']));
  });

  it('marks the status once, and offers it no more when the rules do not', async () => {
    await begin();
    await show();
    expect(screen.queryByRole('button', { name: 'Mark status' })).toBeNull();
    await type(`${unit} 0802`);
    await press('Mark status');
    await press('Record');
    expect(gameNow()?.state.marks.frozen).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark status' })).toBeNull();
  });

  it('lists all units of the side with their status, the cut-off ones first, and finds them', async () => {
    await begin();
    await show();
    await type(`${unit} 0202; ${other} 0901; rifle 0305; ${unit} 0204`);
    await press('Units');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Cut off'),
      expect.stringContaining('Supplied'),
    ]);
    expect(rows[0]?.textContent).toContain(other);
    fireEvent.change(screen.getByLabelText('Find a unit or hex'), { target: { value: '0204' } });
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
    // what was pressed goes with the list: the keyboard stays beside the map
    const row = within(screen.getByRole('table')).getByRole('button');
    row.focus();
    await flush(async () => void fireEvent.click(row));
    expect(heading()).toBe('Supplied');
    expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says so of units that stand on undrawn hexes', async () => {
    await begin();
    await show();
    await type(`${unit} 1206`);
    expect(heading()).toBe('On an undrawn hex');
  });

  it('asks a tool of a unit: an answer in words with its rule, and a note for the record', async () => {
    await begin();
    await show();
    await type(`${unit} 0503`);
    const hex = screen.getByRole('button', { name: 'This hex' });
    hex.focus();
    await press('This hex');
    // below the pane it opened, the keyboard goes to its head
    expect(hex.compareDocumentPosition(document.activeElement ?? hex)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(document.activeElement?.contains(screen.getByRole('region', { name: 'This hex' }))).toBe(true);
    await press('Reachable hexes');
    expect(screen.getByText('Two hexes from 0503')).toBeTruthy();
    expect(screen.getByText('good 0101', { exact: false }).tagName).toBe('OUTPUT');
    await press('Note it');
    expect(lines().at(-1)).toMatchObject({ facts: [{ kind: 'note', text: 'reach' }] });
  });

  it('changes nothing in a game that is read-only, and still judges and tries', async () => {
    await begin({ readOnly: 'another window' });
    await show();
    expect(screen.queryByLabelText(/Put units on the map/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Paint/ })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'w' });
    await judged();
    await type(`${unit} 0802`);
    expect(heading()).toBe('Cut off');
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
    expect(lines()).toHaveLength(0);
  });

  it('is an instruction when nothing is drawn; what is painted goes to library and game', async () => {
    await begin({ drawn: false });
    await show();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Draw only the hexes in use');
    await press(/^Draw the map/);
    await press('draw ten by five');
    await press('lay the brush down');
    expect(Object.keys(gameNow()?.context.sheets?.map?.hexes ?? {})).toHaveLength(50);
    expect([...memory.host.things.values()]).toMatchObject([{ kind: 'sheet', of: 'map', game: game.id }]);
    expect(lines()).toHaveLength(1);
    expect(screen.getByRole('application')).toBeTruthy();
  });

  it('calls counters without a name by their kind in what the palette finds', async () => {
    await begin();
    await show();
    await type(`rifle 0802, ${unit} 0801`);
    const { offers = [] } = useOfferStore.getState().groups.map ?? {};
    const labels = (typeof offers === 'function' ? offers() : offers).map(({ label }) => label);
    // its own name is a number
    expect(labels).toContain('Rifle Rifle 1 0802');
    expect(labels).toContain(`${unit} 0801`);
  });

  it('leaves the room to the map while it is drawn: the verdict is a line, and whole when asked for', async () => {
    await begin();
    await show();
    await type(`${unit} 0802`);
    await press(/^Paint/);
    const verdict = screen.getByRole('complementary', { name: 'Verdict' });
    expect(within(verdict).getByRole('status').textContent).toContain('Cut off');
    expect(within(verdict).queryByRole('heading')).toBeNull();
    await press('Verdict');
    expect(within(verdict).getByRole('heading', { level: 1 }).textContent).toBe('Cut off');
    await press('Verdict');
    expect(within(verdict).queryByRole('heading')).toBeNull();
  });

  it('keeps what is drawn when the library refuses, and says so', async () => {
    await begin({ drawn: false });
    await show();
    await press(/^Draw the map/);
    memory.host.refuse.set('things.write', { reason: 'disk.full' });
    await press('draw ten by five');
    await press('lay the brush down');
    expect(screen.getByRole('alert').textContent).toContain('safe here');
    await press('lay the brush down');
    expect(Object.keys(gameNow()?.context.sheets?.map?.hexes ?? {})).toHaveLength(50);
  });

  it('answers a quick question with hex numbers alone, saying that every hex is clear', async () => {
    await begin({ drawn: false });
    await show();
    await press('Quick question');
    fireEvent.change(screen.getByLabelText('Unit in hex'), { target: { value: '0802' } });
    fireEvent.change(screen.getByLabelText('To any of these hexes'), { target: { value: '0102 0104' } });
    expect(heading()).toBe('Line open');
    expect(screen.getByText(/7 hexes: 0802/)).toBeTruthy();
    expect(screen.getByText(/Every hex was taken as clear/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Enemy units in'), { target: { value: '0502 0505 oops' } });
    expect(screen.getByText(/oops/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Enemy units in'), { target: { value: '0502 0505' } });
    expect(heading()).toBe('Cut off');
    expect(lines()).toHaveLength(0);
  });
});
