import { cleanup, fireEvent, act as flush, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { armir as game } from '#rules/games/armir/index.ts';
import { placeAt } from '#rules/kit/sequence/walker.ts';
import { setHost } from '../../../host/client.ts';
import { setGames } from '../../../host/games.ts';
import { useOfferStore } from '../../../state/offers.ts';
import { askNothing } from '../../../state/secretAsked.ts';
import { act, closeGame, gameNow, openGame, undoOne, useGame } from '../../../state/store.ts';
import { draw } from '../../../testing/draw.tsx';
import { languageOf } from '../../../testing/languageOf.ts';
import { makeGame } from '../../../testing/makeGame.ts';
import { type MemoryHost, memoryHost } from '../../../testing/memoryClient.ts';
import { markdown } from '../../journal/report.ts';
import { Secrets } from './Secrets.tsx';
import { useSecretOffers } from './useSecretOffers.ts';

let memory: MemoryHost;
let id: string;
beforeEach(async () => {
  memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  id = await makeGame(memory, game);
  await openGame(id);
  askNothing();
});
afterEach(() => {
  cleanup();
  closeGame();
  vi.useRealTimers();
});

function Shown() {
  const open = useGame((s) => s.open);
  useSecretOffers(open);
  return open ? <Secrets open={open} /> : null;
}
const phrase = 'four words for nobody';
// by their words: roles of a whole screen are dear to look for
const click = (words: string | RegExp) => flush(async () => void fireEvent.click(screen.getByText(words)));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const submit = () =>
  flush(async () => {
    const form = document.querySelector('form');
    if (form) fireEvent.submit(form);
  });
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
const tick = (n: number) => {
  const box = boxes()[n];
  if (box) fireEvent.click(box);
};
const [cir, airports, armirCorps, donetz] = [0, 1, 2, 3];
const show = () =>
  flush(async () => {
    draw(<Shown />);
  });
const notes = () => [...screen.getByLabelText('Sealed notes').children];
const seal = async (...what: readonly number[]) => {
  await click(/^Seal( another)?: Soviet objectives/);
  await click('Only the Soviet is looking');
  for (const one of what) tick(one);
  type('Phrase', phrase);
  type('The phrase once more', phrase);
  await submit();
};

describe('a sealed note', () => {
  it('is chosen alone, sealed under a phrase typed twice, and gone from the screen', async () => {
    await show();
    expect(boxes()).toEqual([]);
    await click('Seal: Soviet objectives');
    expect(boxes()).toEqual([]);
    await click('Only the Soviet is looking');
    expect(screen.getByText('Nobody can recover the phrase: without it the note stays closed.')).toBeTruthy();
    // how long it must be is said before it is typed
    expect(screen.getByText('At least 8 characters.')).toBeTruthy();
    tick(cir);
    type('Phrase', 'short');
    type('The phrase once more', 'other');
    await submit();
    expect(screen.getByText('Between 2 and 4 must be chosen.')).toBeTruthy();
    expect(screen.getByText('At least 8 characters.')).toBeTruthy();
    tick(airports);
    expect(screen.getByText(/Čir and Airports bring 2 PV at most/)).toBeTruthy();
    type('Phrase', phrase);
    await submit();
    expect(screen.getByText('The two phrases differ.')).toBeTruthy();
    for (const label of ['Phrase', 'The phrase once more']) {
      const field = screen.getByLabelText(label);
      expect([field.getAttribute('autocomplete'), field.getAttribute('name')]).toEqual(['off', null]);
    }
    type('The phrase once more', phrase);
    await submit();
    expect(boxes()).toEqual([]);
    expect(notes()[0]?.textContent).toContain('Sealed in turn 1');
    expect(notes()[0]?.textContent).toContain('Closed. Only the Soviet can open it.');
  });

  it('stands nowhere in the open: journal, report, undo, palette, host', async () => {
    await show();
    await seal(cir, donetz);
    const open = gameNow();
    if (!open) throw new Error('no game');
    const palette = JSON.stringify(useOfferStore.getState().groups);
    const report = markdown(
      open,
      languageOf('en', game),
      (path) => placeAt(game.sequence, { ...open.context, place: path }).phase?.msg,
    );
    const all = [JSON.stringify(memory.games.get(id)), report, palette, document.body.innerHTML, window.location.href];
    for (const text of all) {
      expect(text).not.toContain(phrase);
      expect(text).not.toMatch(/cir donetz|Čir, Towards/);
    }
    expect(palette).toContain('Look behind the phrase: Soviet objectives');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('a second stands beside the first; undo hides neither', async () => {
    await show();
    await seal(cir, donetz);
    await flush(async () => void act({ id: 'x' }, [{ kind: 'go', to: 't2/initiative', turn: 2, open: [] }]));
    await seal(airports, armirCorps);
    expect(notes().map((one) => /turn \d/.exec(one.textContent ?? '')?.[0])).toEqual(['turn 1', 'turn 2']);
    await flush(async () => void undoOne());
    expect(notes()).toHaveLength(2);
    expect(notes()[1]?.textContent).toContain('undone since; it stays in sight');
  });

  it('is looked at behind the phrase, while the key is held, and closes by itself', async () => {
    await show();
    await seal(cir, donetz);
    await click('Look behind the phrase: Soviet objectives');
    type('Phrase', 'not the right one');
    await submit();
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('The phrase does not fit this note.');
    type('Phrase', phrase);
    await submit();
    const hold = screen.getByText('Hold to see');
    expect(screen.queryByText('Čir, Towards the Donetz')).toBeNull();
    fireEvent.keyDown(hold, { key: ' ' });
    expect(screen.getAllByText('Čir, Towards the Donetz').length).toBeGreaterThan(0);
    expect(screen.getByText(/Chance of 3 PV, by choice/)).toBeTruthy();
    fireEvent.keyUp(hold, { key: ' ' });
    expect(screen.queryByText('Čir, Towards the Donetz')).toBeNull();
    expect(screen.queryByText(/Chance of 3 PV, by choice/)).toBeNull();
    fireEvent.pointerDown(hold);
    fireEvent.pointerUp(hold);
    expect(screen.queryByText('Čir, Towards the Donetz')).toBeNull();
    await flush(async () => void fireEvent.blur(window));
    expect(screen.queryByText('Hold to see')).toBeNull();
    expect(screen.getByText('Closed by itself. Nothing was written.')).toBeTruthy();
  });

  it('left alone for long enough, the choice is gone', async () => {
    await show();
    await click('Seal: Soviet objectives');
    vi.useFakeTimers();
    fireEvent.click(screen.getByText('Only the Soviet is looking'));
    expect(boxes()).toHaveLength(4);
    await flush(async () => void vi.advanceTimersByTime(181_000));
    expect(boxes()).toEqual([]);
    expect(memory.calls).not.toContain('notes.seal');
  });

  it('opened for both it counts; one whose fingerprint does not match is shown as unverified', async () => {
    await show();
    await seal(cir, donetz);
    const box = gameNow()?.state.sealed;
    await flush(async () => void act({ id: 'x' }, [{ kind: 'go', to: 'end', turn: 6, open: [] }]));
    expect(screen.queryByText(/^Seal another/)).toBeNull();
    await click('Open for both: Soviet objectives');
    type('Phrase', phrase);
    await submit();
    expect(notes()[0]?.textContent).toContain('Opened, the fingerprint matches: Čir, Towards the Donetz');
    const open = gameNow();
    expect(open && game.score(open.context)).toMatchObject({ final: true, level: { id: 'armir.level.axis' } });
    expect(gameNow()?.state.sealed[Object.keys(box ?? {})[0] ?? '']?.opened).toMatchObject({
      text: 'cir donetz',
      same: true,
    });

    const forged = [
      { kind: 'sealed', note: 'objectives/forged', side: 'soviet', print: 'f'.repeat(64), box: 'x' },
      { kind: 'opened', note: 'objectives/forged', text: 'armir donetz', salt: '7', same: true },
    ] as const;
    await flush(async () => void act({ id: 'x' }, forged));
    expect(notes()[1]?.textContent).toContain('Opened, unverified, the fingerprint does not match: armir donetz');
  });

  it('its phrase forgotten it stays, and the game is scored by hand', async () => {
    await show();
    await seal(cir, donetz);
    expect(screen.queryByText('Objectives by hand')).toBeNull();
    await flush(async () => void act({ id: 'x' }, [{ kind: 'go', to: 'end', turn: 6, open: [] }]));
    await click('Objectives by hand');
    for (const one of ['Čir', 'Towards the Donetz']) fireEvent.click(screen.getByText(one));
    await submit();
    const open = gameNow();
    expect(open && game.score(open.context).total.msg.id).toBe('armir.score.totalHand');
    expect(notes()[0]?.textContent).toContain('Closed.');
  });
});
