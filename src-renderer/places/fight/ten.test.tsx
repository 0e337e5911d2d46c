import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '#rules/kit/game/game.ts';
import { ten } from '#rules/testing/invented/ten.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { useBench } from '../../state/bench.ts';
import { onKey } from '../../state/keys.ts';
import { diceLog } from '../../state/rolls.ts';
import { act, closeGame, gameNow, openGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { FightScreen } from './FightScreen.tsx';

/** The invented game with a d10, opened; its raid costs what a test wants. */
const open = async (cost = 0) => {
  const game: Game = {
    ...ten,
    calculators: ten.calculators.map((calc) => ({
      ...calc,
      cost: (input, context) => (Number(input.strength) > 5 ? cost : calc.cost(input, context)),
    })),
  };
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  await openGame(await makeGame(memory, game));
};

beforeEach(() => {
  useBench.setState({ calc: {}, drafts: {} });
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.removeEventListener('keydown', onKey);
  cleanup();
  closeGame();
});

const key = (pressed: string, on: Element = document.body) =>
  flush(async () => void fireEvent.keyDown(on, { key: pressed }));
const chosen = () => screen.queryAllByRole('button', { pressed: true }).map((each) => each.getAttribute('aria-label'));
const type = (value: string) =>
  flush(async () => void fireEvent.change(screen.getByRole('spinbutton', { name: 'Strength' }), { target: { value } }));

describe('a die of ten faces', () => {
  it('takes every digit in a fight, its 0 reads 10, and that is what is booked', async () => {
    await open();
    draw(<FightScreen />);
    const faces = [];
    for (const digit of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']) {
      await key(digit);
      faces.push(...chosen());
    }
    expect(faces).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((face) => `Die ${face}`));
    await key('Enter');
    expect(diceLog(gameNow()?.journal ?? { lines: [], head: null })).toMatchObject([{ sides: 10, faces: [10] }]);
    expect(gameNow()?.state.cells.last).toBe(10);
  });

  it('takes them in a form of the table too', async () => {
    await open();
    draw(<TableScreen />);
    const task = screen.getAllByRole('treeitem').at(-1);
    if (!task) throw new Error('no task');
    await key('Enter', task);
    await key('7');
    expect(chosen()).toEqual(['Die 7']);
    await key('0');
    expect(chosen()).toEqual(['Die 10']);
    await key('Enter');
    expect(diceLog(gameNow()?.journal ?? { lines: [], head: null })).toMatchObject([{ sides: 10, faces: [10] }]);
  });
});

describe('a fight begun under an older version', () => {
  it('whose answers no longer fit is ended by hand, and the journal keeps what was said', async () => {
    await open();
    const [raid] = ten.calculators;
    act({ id: 'x' }, [
      { kind: 'flow', flow: 'f1', game: 'ten', calc: raid?.id ?? '', v: 1, input: { strength: 4 }, around: {} },
    ]);
    act({ id: 'x' }, [{ kind: 'answer', flow: 'f1', ask: 'gone', key: '4', raw: 4, by: 'table', shown: {} }]);
    draw(<FightScreen />);
    expect(screen.getByRole('alert').textContent).toContain('gone');
    // no die is asked for, and Enter ends nothing by itself
    expect(chosen()).toEqual([]);
    await key('Enter');
    expect(gameNow()?.state.flows.f1?.end).toBeUndefined();
    const field = screen.getByRole('textbox');
    await flush(async () => void fireEvent.change(field, { target: { value: 'the post was taken' } }));
    await flush(async () => void fireEvent.submit(field));
    expect(gameNow()?.state.flows.f1?.end).toBeDefined();
    expect(screen.getByRole('button', { name: /Next fight/ })).toBeTruthy();
  });
});

describe('a long calculation', () => {
  it('is called off by Esc, shows no sentence of figures that are not its own, and can be asked for again', async () => {
    const busy = new Set<object>();
    const asked = vi.fn();
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          busy.add(this);
        }
        postMessage = asked;
        terminate() {
          busy.delete(this);
        }
      },
    );
    await open(60_000);
    draw(<FightScreen />);
    expect(screen.getByTitle('Copy the sentence')).toBeTruthy();
    await type('7');
    expect(screen.queryByTitle('Copy the sentence')).toBeNull();
    await screen.findByRole('progressbar');
    await flush(async () => undefined);
    expect(asked).toHaveBeenCalledOnce();
    await key('Escape');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(busy.size).toBe(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Work it out' }));
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Work it out' })));
    expect(asked).toHaveBeenCalledTimes(2);
    expect(busy.size).toBe(1);
    // a cheap question drops the dear one
    await type('3');
    expect(busy.size).toBe(0);
    expect(screen.getByTitle('Copy the sentence')).toBeTruthy();
  });
});
