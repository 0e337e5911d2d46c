import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blocksInTheEast as game } from '#rules/games/blocks-in-the-east/index.ts';
import { panzergruppeGuderian } from '#rules/games/panzergruppe-guderian/index.ts';
import { startsIn } from '#rules/kit/game/options.ts';
import type { Locale } from '#rules/kit/words/message.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { useLibrary } from '../../host/library.ts';
import { useThings } from '../../host/things.ts';
import { QuickScreen } from '../../shell/QuickScreen.tsx';
import { dropNewGame } from '../../state/newGame.ts';
import { useRoute } from '../../state/route.ts';
import { closeGame, useGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { memoryHost } from '../../testing/memoryClient.ts';
import { openBite } from '../../testing/openBite.ts';
import { ThisGame } from '../thisGame/ThisGame.tsx';
import { LibraryScreen } from './LibraryScreen.tsx';
import { NewGameScreen } from './NewGameScreen.tsx';

afterEach(() => {
  cleanup();
  closeGame();
});

const host = () => {
  const memory = memoryHost();
  setHost(memory.client);
  for (const { id } of [panzergruppeGuderian, game]) dropNewGame(id);
  setGames([panzergruppeGuderian, game]);
  useLibrary.setState({ rows: [], bin: [], refusal: undefined });
  useThings.setState({ things: undefined, refusal: undefined, removed: undefined });
  return memory;
};
const press = (element: Element | null) => act(async () => fireEvent.click(element ?? document.body));
const fold = (name: RegExp) => screen.getByRole('button', { name, expanded: false });
const begin = async (locale: Locale = 'en') => {
  const memory = host();
  useRoute.setState({ route: { at: 'new', game: game.id } });
  await act(async () => {
    draw(<NewGameScreen gameId={game.id} />, locale);
  });
  await press(fold(/^(The rulings|Le scelte)$/));
  return memory;
};
const scenario = (id: string) => press(document.querySelector(`input[type="radio"][value="${id}"]`));
const tick = (id: string) => document.querySelector<HTMLInputElement>(`#tick-${id}`);

describe('a game of sixty options', () => {
  it('lists nine scenarios with their length, and opens with groups folded', async () => {
    await begin();
    expect(screen.getByRole('radio', { name: /^Codeword Dortmund\s*49 turns/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Short Barbarossa\s*3 turns/ })).toBeTruthy();
    expect([fold(/^Optional rules/), tick('o24')]).toEqual([expect.anything(), null]);
    await press(fold(/^Optional rules/));
    expect(tick('o24')?.checked).toBe(false);
  });

  it('starts as its scenario has it: what the hand chose stays, the rest follows', async () => {
    const memory = await begin();
    await scenario('SBE9');
    await press(fold(/^Optional rules/));
    await press(tick('o33'));
    await press(screen.getByRole('button', { name: /^Begin/ }));
    const [made] = memory.games.values();
    expect(made?.setUp).toMatchObject({
      options: { ...startsIn(game.options, 'SBE9'), o33: true },
      place: { turn: 1 },
    });
    expect(startsIn(game.options, 'SBE9').level).not.toBe(startsIn(game.options, 'SBE1').level);
    expect(made?.face).toMatchObject({ turn: 1, turns: 49 });
  });

  it.each<[Locale, RegExp, string, string]>([
    ['en', /^No effect\. Needs: advanced game/, 'Switch on advanced rules, Sea moves', '2 rulings of your own.'],
    [
      'it',
      /^Senza effetto\. Richiede: regole avanzate/,
      'Attiva regole avanzate, Movimento navale',
      '2 scelte vostre.',
    ],
  ])('what lacks something says so there, and one press switches it on (%s)', async (locale, message, button) => {
    await begin(locale);
    await press(fold(/^(Optional|Regole facoltative|Regole opzionali)/));
    await press(tick('o24'));
    expect(screen.getByText(message)).toBeTruthy();
    await press(screen.getByRole('button', { name: button }));
    expect(screen.queryByText(message)).toBeNull();
    expect([tick('o24')?.checked, tick('o18')?.checked]).toEqual([true, true]);
    expect(document.querySelector<HTMLInputElement>('input[type="radio"][value="advanced"]')?.checked).toBe(true);
  });

  it('a folded group still shows what was changed in it, and words find an option', async () => {
    await begin();
    await scenario('SBE9');
    await press(fold(/^Optional rules/));
    await press(tick('o33'));
    await press(screen.getByRole('button', { name: /^Optional rules/ }));
    expect(tick('o33')?.checked).toBe(true);
    expect(tick('o24')).toBeNull();
    expect(screen.getByRole('button', { name: /^Optional rules.*1 of your own/ })).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '24.0' } });
    expect(tick('o24')).toBeTruthy();
    expect(tick('o33')).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'no such rule' } });
    expect(screen.getByText('No rule with these words.')).toBeTruthy();
  });

  it('at BASE whole groups rest, and say so once', async () => {
    await begin();
    await scenario('SBE1');
    expect(screen.getAllByText(/^All of them rest\./).length).toBe(2);
    await scenario('SBE9');
    expect(screen.queryByText(/^All of them rest\./)).toBeNull();
  });
});

describe('its rulings while it is played', () => {
  it('fold and say what they lack; a change is agreed from the next month on', async () => {
    await openBite('SBE9');
    const open = useGame.getState().open;
    if (!open) throw new Error('no game');
    await act(async () => {
      draw(<ThisGame open={open} onClose={() => {}} />);
    });
    await press(fold(/^Optional rules/));
    await press(tick('o33'));
    expect(screen.getByRole('button', { name: 'From July 1941 on' })).toBeTruthy();
    await press(screen.getByRole('button', { name: 'From July 1941 on' }));
    expect(useGame.getState().open?.context.coming).toEqual({ o33: { value: true, from: 2 } });
  });
});

describe('two games', () => {
  it('both can be begun, each with its length', async () => {
    host();
    await act(async () => {
      draw(<LibraryScreen />);
    });
    const side = screen.getByRole('complementary', { name: 'New game' });
    expect(within(side).getAllByRole('link')).toHaveLength(2);
  });

  it('a quick fight takes the scenario and the rules it is asked for', async () => {
    host();
    await act(async () => {
      draw(<QuickScreen gameId={game.id} />);
    });
    await press(screen.getByRole('button', { name: 'Toward Leningrad' }));
    const dialog = screen.getByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Scenario'), { target: { value: 'SBE6' } });
    expect(screen.queryByText(/^All of them rest\./)).toBeNull();
    await press(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Operation Blue' })).toBeTruthy();
  });
});
