// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { panzergruppeGuderian } from '#rules/games/panzergruppe-guderian/index.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { name } from '#rules/kit/words/message.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { changeDesk, useDesks } from '../../state/mapDesk.ts';
import { act, closeGame, gameNow, openGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { fakeMap, tenByFive } from '../../testing/fakeMap.ts';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import type { MapViewProps } from '../../ui/canvas/mapProps.ts';
import { SupplyScreen } from './SupplyScreen.tsx';

/** There is no canvas here: hexes of the map to be pressed, and one read out. */
vi.mock('../../ui/canvas/MapView.tsx', () => ({
  MapView: (props: MapViewProps) => (
    <div>
      {['0503', '0204'].map((hex) => (
        <button type="button" key={hex} onClick={() => props.onHex(hex)}>
          hex {hex}
        </button>
      ))}
      <p>{props.sayHex('0503')}</p>
    </div>
  ),
}));

const map: MapSpec = {
  ...fakeMap(panzergruppeGuderian),
  moves: (piece) =>
    piece === 'rifle#1'
      ? { notNow: { msg: { id: 'kit.moves.notNow' }, rule: '6.11' } }
      : piece === 'rifle#2'
        ? { moved: { msg: { id: 'kit.moves.spent', p: { hex: name('0305'), spent: 3, of: 12 } }, rule: '6.1' } }
        : undefined,
  fight: ({ target, attackers }) => {
    const says = { id: 'pgg.say', p: { what: name(`Declared ${attackers.length}`) } };
    const facts = [{ kind: 'mark', mark: 'declared', key: target, value: [...attackers] }] as const;
    return { calc: 'attack', input: {}, note: { msg: { id: 'kit.word.never' }, proposal: { ok: true, says, facts } } };
  },
};
const game: Game = { ...panzergruppeGuderian, map };
const [unit, other] = game.rosters[0]?.known ?? [];
const at = (places: { readonly [piece: string]: string }) =>
  Object.entries(places).map(([key, value]) => ({ kind: 'set', cell: map.at, key, value }) as const);

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(async () => {
  useDesks.setState({ desks: {} });
  const host = memoryHost();
  setHost(host.client);
  // the registry's own come first, or they would take its place
  setGames([game]);
  const id = await makeGame(host, game, {
    'sheet:map': { checksum: 'c1', data: JSON.parse(JSON.stringify(tenByFive())) },
  });
  await openGame(id);
  changeDesk(id, { judge: 'german' });
});
afterEach(() => {
  cleanup();
  closeGame();
});
/** the verdicts come a moment after the change */
const judged = () => flush(async () => void (await new Promise((done) => setTimeout(done, 5))));
const show = async (places: { readonly [piece: string]: string }, reduced: readonly string[] = []) => {
  const facts = [
    ...at(places),
    ...reduced.map((key) => ({ kind: 'mark', mark: 'reduced', key, value: true }) as const),
  ];
  act({ id: 'test' }, facts);
  draw(<SupplyScreen />);
  await judged();
};
const press = async (label: string) => {
  await flush(async () => void fireEvent.click(screen.getByRole('button', { name: label })));
  await judged();
};

describe('a name that no list has', () => {
  it('leads to the lists, from the line and from below those that can be placed', async () => {
    await show({});
    const line = screen.getByLabelText<HTMLInputElement>(/Put units on the map/);
    fireEvent.change(line, { target: { value: 'Wanderers 0503' } });
    await flush(async () => void (line.form && fireEvent.submit(line.form)));
    expect(screen.getByText(/No unit is called Wanderers/)).toBeTruthy();
    await press('Type it');
    expect(window.location.hash).toBe(`#/things/${game.id}`);
    await press('Units');
    expect(screen.getByText('Who is missing here is typed once, for every game of this title.')).toBeTruthy();
  });
});

describe('the verdict', () => {
  it('says that nobody is on the map only where nobody is, not while those who are there are judged', async () => {
    act({ id: 'test' }, at({ [unit?.id ?? '']: '0503' }));
    draw(<SupplyScreen />);
    expect(screen.queryByText('No unit is on the map')).toBeNull();
    await judged();
    expect(screen.queryByText('No unit is on the map')).toBeNull();
    cleanup();
    await show({ [unit?.id ?? '']: '' });
    expect(screen.getByText('No unit is on the map')).toBeTruthy();
  });
});

describe('units being put on the map', () => {
  it('their list stays for the set-up of the other side, and is gone where the game has gone on: a hex opens again', async () => {
    const go = (to: string, turn: number) =>
      flush(async () => void act({ id: 'test' }, [{ kind: 'go', to, turn, open: [] }]));
    const isPlacing = () =>
      screen.queryByText('Who is missing here is typed once, for every game of this title.') !== null;
    await show({ [unit?.id ?? '']: '0503' });
    await go('t1/setup/german', 1);
    await press('Units');
    await flush(async () => void fireEvent.click(screen.getByLabelText('To place')));
    await press('hex 0503');
    expect(isPlacing()).toBe(true);
    await go('t1/setup/soviet', 1);
    expect(isPlacing()).toBe(true);
    await go('t1/ger/movement', 1);
    expect(isPlacing()).toBe(false);
    await press('hex 0503');
    expect(screen.getByRole('heading', { name: /Hex 0503/ })).toBeTruthy();
  });
});

describe('a hex of the map', () => {
  it('says who has lost a step: in its pane, in the list of units and when it is read out', async () => {
    await show({ [unit?.id ?? '']: '0503', [other?.id ?? '']: '0503' }, [unit?.id ?? '']);
    await press('hex 0503');
    expect(screen.getAllByText('Reduced')).toHaveLength(1);
    expect(screen.getByText(/, Reduced/)).toBeDefined();
    await press('Units');
    expect(screen.getAllByText('Reduced')).toHaveLength(1);
  });

  it('says beside a move whose phase it is and what has been spent, of a stack with the names, and stops nobody', async () => {
    await show({ 'rifle#1': '0503', 'rifle#2': '0503' });
    await press('hex 0503');
    const notNow = /Its side has no movement phase now/;
    const spent = /Moved already in this phase, from 0305: at least 1\.5 of 6 MP/;
    // what has been moved is said unasked, the phase once somebody moves
    expect(screen.getAllByText(spent)).toHaveLength(1);
    expect(screen.queryByText(notNow)).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Move' });
    if (first) await flush(async () => void fireEvent.click(first));
    expect(screen.getByText(notNow).textContent).not.toMatch(/rifle/i);
    await press('Move all 2');
    expect(screen.getAllByText(notNow).at(-1)?.textContent).toMatch(/^Rifle.*: Its side/i);
    await press('hex 0204');
    expect(new Set(Object.values(gameNow()?.state.cells.mapAt ?? {}))).toEqual(new Set(['0204']));
  });

  it('moves the stack of one side: where both stand in a hex each has a key of its own', async () => {
    const [soviet] = ['rifle#1'];
    await show({ [unit?.id ?? '']: '0503', [other?.id ?? '']: '0503', [soviet]: '0503' });
    await press('hex 0503');
    expect(screen.queryByRole('button', { name: 'Move all 3' })).toBeNull();
    await press('German: Move all 2');
    await press('hex 0204');
    expect(gameNow()?.state.cells.mapAt).toEqual({
      [unit?.id ?? '']: '0204',
      [other?.id ?? '']: '0204',
      [soviet]: '0503',
    });
  });

  it('is read from its head, however far down the last one was', async () => {
    await show({ [unit?.id ?? '']: '0503', [other?.id ?? '']: '0204' });
    await press('hex 0503');
    const pane = screen.getByRole('button', { name: 'Fight here' }).closest<HTMLElement>('[data-home]');
    if (!pane) throw new Error('no pane');
    pane.scrollTop = 120;
    await press('hex 0204');
    expect(pane.scrollTop).toBe(0);
  });

  it('books of a fight for it what may be noted before it is fought, by those who are chosen', async () => {
    await show({ [unit?.id ?? '']: '0502', [other?.id ?? '']: '0504', 'rifle#1': '0503' });
    await press('hex 0503');
    await press('Fight here');
    const chip = screen.getByRole('checkbox', { name: new RegExp(`^${other?.name}`) });
    await flush(async () => void fireEvent.click(chip));
    await press('never');
    expect(gameNow()?.state.marks.declared?.['0503']?.value).toEqual([unit?.id]);
  });
});
