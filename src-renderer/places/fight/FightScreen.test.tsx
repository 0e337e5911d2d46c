import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { changeDraft, useBench } from '../../state/bench.ts';
import { onKey } from '../../state/keys.ts';
import { closeGame, gameNow, openGame, undoOne, useGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import type { MemoryHost } from '../../testing/memoryClient.ts';
import { openPgg } from '../../testing/openPgg.ts';
import { FightScreen } from './FightScreen.tsx';

let memory: MemoryHost;
let id: string;

beforeEach(async () => {
  useBench.setState({ calc: {}, drafts: {} });
  ({ memory, id } = await openPgg());
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  cleanup();
  closeGame();
});

const key = (pressed: string) => flush(async () => void fireEvent.keyDown(document.body, { key: pressed }));
const type = (label: string, value: string) =>
  flush(async () => void fireEvent.change(screen.getByRole('spinbutton', { name: label }), { target: { value } }));
const kinds = () => gameNow()?.journal.lines.map((line) => ('facts' in line ? line.facts[0]?.kind : 'fix'));

describe('the calculator screen', () => {
  it('shows column, faces and chances while two numbers are typed, without a button', async () => {
    draw(<FightScreen />);
    await type('Attack', '26');
    await type('Defence', '9');
    expect(screen.getByLabelText('Column 2-1').textContent).toBe('2-1');
    const rows = screen.getAllByRole('row').slice(1, 7);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'D2',
      'D1',
      'D1/A1',
      'D1/A1',
      'Eng',
      'A1',
    ]);
    expect(rows[2]?.textContent).toContain('33.3\u202f% in all');
  });

  it('drops a typed total with the first unit of its side, puts it back by one press, and clears it by another', async () => {
    draw(<FightScreen />);
    await type('Attack', '26');
    await type('Defence', '9');
    expect(screen.queryByRole('button', { name: 'Clear the typed totals' })).toBeNull();
    await key('a');
    const sum = () => screen.getByRole('region', { name: 'Result' }).textContent;
    expect(sum()).not.toContain('2-1');
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Put them back' })));
    expect(screen.queryByRole('button', { name: 'Put them back' })).toBeNull();
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Clear the typed totals' })));
    expect(screen.queryByRole('button', { name: 'Clear the typed totals' })).toBeNull();
    expect(sum()).not.toContain('2-1');
  });

  it('says why there is no attack in place of the column', async () => {
    draw(<FightScreen />);
    await type('Defence', '9');
    expect(screen.queryByLabelText(/^Column/)).toBeNull();
    expect(screen.getByRole('region', { name: 'Result' }).textContent).toMatch(/^No attacker yet. §\s9.4/);
  });

  it('records nothing while a die is only typed, then the fight, its die and its end by Enter', async () => {
    draw(<FightScreen />);
    await type('Attack', '26');
    await type('Defence', '9');
    await key('5');
    expect(gameNow()?.journal.lines).toHaveLength(0);
    await key('Backspace');
    await key('Enter');
    expect(gameNow()?.journal.lines).toHaveLength(0);
    await key('5');
    await key('Enter');
    expect(kinds()).toEqual(['flow', 'answer', 'end']);
    const answer = gameNow()?.journal.lines[1];
    expect(answer && 'facts' in answer && answer.facts[0]).toMatchObject({
      key: expect.any(String),
      raw: 5,
      by: 'table',
      shown: { column: '2-1', attack: 26, defence: 9, code: 'Eng' },
    });
    const spans = gameNow()?.journal.lines.map((line) => line.spans.find((span) => span.startsWith('fight:')));
    expect(new Set(spans).size).toBe(1);
  });

  it("has the app's die in the record the moment it is shown, and the result waits for Record", async () => {
    draw(<FightScreen />);
    await type('Attack', '26');
    await type('Defence', '9');
    await key('d');
    expect(kinds()?.slice(0, 2)).toEqual(['flow', 'answer']);
    expect(kinds()).not.toContain('end');
    const line = gameNow()?.journal.lines[1];
    expect(line && 'facts' in line && line.facts[0]).toMatchObject({ kind: 'answer', by: 'app' });
  });

  it("shows the app's die as a hand's would be, waits for Enter, and lets no digit change it", async () => {
    draw(<FightScreen />);
    await type('Attack', '27');
    await type('Defence', '9');
    const real = crypto.getRandomValues.bind(crypto);
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (!(array instanceof Uint8Array && array.length === 1)) return real(array);
      return array.fill(2);
    });
    await key('d');
    vi.restoreAllMocks();
    const pressed = () => screen.getByRole('button', { name: 'Die 3' }).getAttribute('aria-pressed');
    expect(pressed()).toBe('true');
    await key('5');
    await key('d');
    expect(pressed()).toBe('true');
    expect(kinds()).toEqual(['flow', 'answer']);
    // D1: the defender is asked when the die is recorded, and not before
    expect(screen.queryByText(/Lose 1 step/)).toBeNull();
    await key('Enter');
    expect(screen.getByRole('button', { name: /Lose 1 step/ })).toBeTruthy();
    await flush(async () => void undoOne());
    expect(pressed()).toBe('false');
  });

  it('goes on telling what a recorded fight did, though the record has it by now', async () => {
    const unit = { id: '5inf', name: '5', type: 'infantry', steps: '9-7 4-7 2-7 1-7' };
    changeDraft(id, 'attack', { input: { attacker: 'german', german: [unit], defenceTotal: 4 } });
    draw(<FightScreen />);
    await key('5');
    await key('Enter');
    expect(kinds()).toEqual(['flow', 'answer', 'end']);
    expect(screen.getByRole('list', { name: 'Do now' }).textContent).toContain('falls to 3 steps');
  });

  it('finds a half-done fight again after a restart and goes on', async () => {
    const first = draw(<FightScreen />);
    await type('Attack', '27');
    await type('Defence', '9');
    await key('3');
    await key('Enter');
    // D1: the defender chooses, so the fight is not over
    expect(kinds()).toEqual(['flow', 'answer']);
    first.unmount();
    useBench.setState({ calc: {}, drafts: {} });
    await flush(() => openGame(id));
    draw(<FightScreen />);
    expect(screen.getByLabelText('Column 3-1')).toBeTruthy();
    const choices = screen.getAllByRole('button').filter((button) => /Retreat|Lose/.test(button.textContent ?? ''));
    expect(choices.length).toBeGreaterThan(1);
    expect(memory.games.get(id)?.lines).toHaveLength(2);
  });

  it('gives the bench back when the fight is undone', async () => {
    draw(<FightScreen />);
    await type('Attack', '26');
    await type('Defence', '9');
    await key('5');
    await key('Enter');
    expect(screen.getByRole('button', { name: /Next fight/ })).toBeTruthy();
    for (let i = 0; i < 3; i++) await flush(async () => void undoOne());
    expect(screen.getByRole('spinbutton', { name: 'Attack' }).getAttribute('value')).toBe('26');
    expect(screen.getByRole('spinbutton', { name: 'Attack' }).hasAttribute('disabled')).toBe(false);
  });

  it('has no keys of the die where nothing may be recorded: the odds have their room', async () => {
    const open = gameNow();
    if (open) useGame.setState({ open: { ...open, readOnly: 'second' } });
    draw(<FightScreen />);
    await type('Attack', '26');
    await type('Defence', '9');
    expect(screen.getByLabelText('Column 2-1')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Die \d|Roll|Record)/ })).toBeNull();
  });

  it('says “copied” of its sentence only where it is', async () => {
    draw(<FightScreen />);
    await type('Attack', '26');
    await type('Defence', '9');
    const says = screen.getByRole('button', { name: /^26 against 9/ });
    const clipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    clipboard(undefined);
    await flush(async () => void fireEvent.click(says));
    expect(within(says).getByRole('status').textContent).toMatch(/^Not copied/);
    clipboard({ writeText: async () => {} });
    await flush(async () => void fireEvent.click(says));
    expect(within(says).getByRole('status').textContent).toBe('Copied');
  });

  it('works without a saved game and then records nothing', async () => {
    closeGame();
    const calls = memory.calls.length;
    draw(<FightScreen game={game} />);
    await type('Attack', '26');
    await type('Defence', '9');
    await key('5');
    await key('Enter');
    expect(screen.getByRole('button', { name: /Next fight/ })).toBeTruthy();
    expect(memory.calls.slice(calls)).not.toContain('games.write');
  });

  it('adds, opens, copies, takes out, moves and removes units by keyboard', async () => {
    draw(<FightScreen />);
    const list = screen.getByRole('region', { name: 'German units' });
    const rows = () => [...list.querySelectorAll<HTMLElement>('[data-row]')];
    const on = (i: number, init: { key: string; altKey?: boolean }) =>
      flush(async () => void fireEvent.keyDown(rows()[i] ?? list, init));
    const names = () => rows().map((row) => row.querySelector('b')?.textContent);
    await flush(async () => void fireEvent.click(screen.getByRole('radio', { name: 'German' })));
    await key('a');
    const name = within(list).getByRole('combobox', { name: 'Name' });
    await flush(async () => void fireEvent.change(name, { target: { value: '5 Inf' } }));
    await flush(async () => void fireEvent.keyDown(name, { key: 'Enter' }));
    expect(names()).toEqual(['5 Inf']);
    expect(rows()[0]?.textContent).toContain('9');
    await on(0, { key: 'c' });
    await key('a');
    expect(names()).toEqual(['5 Inf', '5 Inf', 'Infantry div']);
    await on(2, { key: 'ArrowUp', altKey: true });
    expect(names()).toEqual(['5 Inf', 'Infantry div', '5 Inf']);
    await on(2, { key: ' ' });
    expect(list.querySelectorAll('[data-out]')).toHaveLength(1);
    expect(within(list).getByRole('heading').nextSibling?.textContent).not.toBe('18');
    await on(2, { key: ' ' });
    expect(list.querySelectorAll('[data-out]')).toHaveLength(0);
    await on(1, { key: 'Delete' });
    expect(names()).toEqual(['5 Inf', '5 Inf']);
  });

  it('adds a unit to the acting side by its key, then to the list that is worked on', async () => {
    draw(<FightScreen />);
    const inList = (name: string) => screen.getByRole('region', { name }).querySelectorAll('[data-row]').length;
    await flush(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Soviet' })));
    await key('a');
    expect([inList('German units'), inList('Soviet units')]).toEqual([0, 1]);
    const german = screen.getByRole('region', { name: 'German units' });
    await flush(async () => void fireEvent.click(within(german).getByRole('button', { name: 'Add unit' })));
    await key('a');
    expect([inList('German units'), inList('Soviet units')]).toEqual([2, 1]);
    // another side acts: its own list again
    await flush(async () => void fireEvent.click(screen.getByRole('radio', { name: 'German' })));
    await flush(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Soviet' })));
    await key('a');
    expect([inList('German units'), inList('Soviet units')]).toEqual([2, 2]);
    const hexes = screen.getByRole('region', { name: 'Further target hexes' });
    expect(within(hexes).getByRole('button', { name: 'Add hex' })).toBeTruthy();
  });

  it('says the fight in one line while untried counters wait to be turned up', async () => {
    draw(<FightScreen />);
    await flush(async () => void fireEvent.click(screen.getByRole('radio', { name: 'German' })));
    await type('Attack', '9');
    const soviet = screen.getByRole('region', { name: 'Soviet units' });
    await flush(async () => void fireEvent.click(within(soviet).getByRole('button', { name: /^Add unit/ })));
    await flush(async () => void fireEvent.click(within(soviet).getByRole('checkbox', { name: 'Untried' })));
    expect(screen.getByRole('button', { name: /^Reveal/ })).toBeTruthy();
    expect(screen.getByTitle('Copy the sentence').textContent).toContain(
      '9 points against Rifle div, not yet revealed',
    );
  });

  it('ticks a chip by Space alone: Enter on it closes its row, or records the die that was typed', async () => {
    draw(<FightScreen />);
    await type('Attack', '26');
    await type('Defence', '9');
    // as a browser does: the key, then the click it makes
    const enter = (on: Element) =>
      flush(async () => {
        fireEvent.keyDown(on, { key: 'Enter' });
        if (on.isConnected) fireEvent.click(on);
        fireEvent.keyUp(on, { key: 'Enter' });
      });
    const forest = () => screen.getByRole('checkbox', { name: 'Forest' });
    await enter(forest());
    expect(forest().getAttribute('aria-checked')).toBe('false');
    await flush(async () => void fireEvent.click(forest()));
    expect(forest().getAttribute('aria-checked')).toBe('true');
    await flush(async () => void fireEvent.click(screen.getByRole('radio', { name: 'German' })));
    await key('a');
    const list = screen.getByRole('region', { name: 'German units' });
    const [chip] = within(list).getAllByRole('checkbox');
    if (!chip) throw new Error('no chip');
    // there are no odds while a unit has no number
    const strength = within(list).getByRole('spinbutton', { name: 'Attack' });
    await flush(async () => void fireEvent.change(strength, { target: { value: '3' } }));
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Put them back' })));
    await enter(chip);
    expect(list.querySelector('[data-open]')).toBeNull();
    expect(document.activeElement).toBe(list.querySelector('[data-row]'));
    await flush(async () => void fireEvent.keyDown(forest(), { key: '5' }));
    expect(gameNow()?.journal.lines).toHaveLength(0);
    await enter(forest());
    expect(kinds()?.slice(0, 2)).toEqual(['flow', 'answer']);
  });

  it('throws the same die again after an undo, and another when both agreed to', async () => {
    const faces = [3, 5];
    const real = crypto.getRandomValues.bind(crypto);
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (!(array instanceof Uint8Array && array.length === 1)) return real(array);
      array[0] = (faces.shift() ?? 1) - 1;
      return array;
    });
    draw(<FightScreen />);
    await type('Attack', '26');
    await type('Defence', '9');
    const last = () => {
      const line = gameNow()?.journal.lines.findLast((each) => 'facts' in each && each.facts[0]?.kind === 'answer');
      const fact = line && 'facts' in line ? line.facts[0] : undefined;
      return fact?.kind === 'answer' ? fact.raw : undefined;
    };
    await key('d');
    expect(last()).toBe(3);
    await flush(async () => void undoOne());
    await key('d');
    expect(gameNow()?.journal.lines).toHaveLength(3);
    expect(last()).toBe(3);
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Both agree: roll anew' })));
    await key('d');
    expect(last()).toBe(5);
    expect(screen.queryByRole('button', { name: 'Both agree: roll anew' })).toBeNull();
    vi.restoreAllMocks();
  });
});
