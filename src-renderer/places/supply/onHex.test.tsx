// @vitest-environment happy-dom
import '../../testing/setUp.ts';
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

/** There is no canvas here: one hex of the map, to be pressed and read out. */
vi.mock('../../ui/canvas/MapView.tsx', () => ({
  MapView: (props: MapViewProps) => (
    <div>
      <button type="button" onClick={() => props.onHex('0503')}>
        hex 0503
      </button>
      <p>{props.sayHex('0503')}</p>
    </div>
  ),
}));

const map: MapSpec = {
  ...fakeMap(panzergruppeGuderian),
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

describe('a hex of the map', () => {
  it('says who has lost a step: in its pane, in the list of units and when it is read out', async () => {
    await show({ [unit?.id ?? '']: '0503', [other?.id ?? '']: '0503' }, [unit?.id ?? '']);
    await press('hex 0503');
    expect(screen.getAllByText('Reduced')).toHaveLength(1);
    expect(screen.getByText(/, Reduced/)).toBeDefined();
    await press('Units');
    expect(screen.getAllByText('Reduced')).toHaveLength(1);
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
