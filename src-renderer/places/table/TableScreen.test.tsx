import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from '../../state/keepFocus.ts';
import { onKey } from '../../state/keys.ts';
import { closeGame, gameNow, undoOne } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { openPgg } from '../../testing/openPgg.ts';
import { TableScreen } from './TableScreen.tsx';

beforeEach(async () => {
  await openPgg();
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  cleanup();
  closeGame();
});

const item = (name: RegExp) => {
  const found = screen.getAllByRole('treeitem').find((each) => name.test(each.textContent ?? ''));
  if (!found) throw new Error(`no line ${name}`);
  return found;
};
const press = (on: Element, key: string) => flush(async () => void fireEvent.keyDown(on, { key }));

describe('the table screen', () => {
  it('says the turn and the phase large, and what comes then', () => {
    draw(<TableScreen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Soviet set-up');
    expect(screen.getByText(/^Then P2/)).toBeTruthy();
  });

  it('fills one button: what is to be done first, then the phase', async () => {
    draw(<TableScreen />);
    const filled = () => [...document.querySelectorAll('button[data-variant="filled"]')].map((one) => one.textContent);
    expect(filled()).toEqual([expect.stringMatching(/^Place/)]);
    for (let army = 0; army < 5; army++)
      await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Later' })));
    expect(filled()).toEqual([expect.stringMatching(/^Phase done/)]);
  });

  it('goes on in the checklist by its arrows once nothing stands on top any more', async () => {
    const stop = keepFocus();
    draw(<TableScreen />);
    const box = screen.getByRole('region', { name: 'Do now' });
    box.focus();
    for (let army = 0; army < 5; army++) await press(box, ' ');
    await waitFor(() => expect(document.activeElement).toBe(item(/^P1/)));
    await press(item(/^P1/), 'ArrowDown');
    expect(document.activeElement).toBe(item(/Shuffle untried/));
    stop();
  });

  it('in a new phase it goes on at that phase, not at the line that had the keyboard before', async () => {
    const stop = keepFocus();
    draw(<TableScreen />);
    for (let army = 0; army < 5; army++) await press(screen.getByRole('region', { name: 'Do now' }), ' ');
    item(/^P1/).focus();
    await flush(async () => void fireEvent.keyDown(document.body, { key: 'n' }));
    await waitFor(() => expect(item(/^P2/).getAttribute('data-home')).toBe(''));
    stop();
  });

  it('announces the turn to come lane by lane, each under its name', async () => {
    draw(<TableScreen />);
    const ahead = screen.getByText('Next, turn 2').parentElement;
    const lines = [...(ahead?.querySelectorAll('li') ?? [])].map((line) => line.firstChild?.textContent);
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toContain('Soviet arrivals');
  });

  it('ticks by Space, and takes the tick back', async () => {
    draw(<TableScreen />);
    await press(item(/Shuffle untried/), ' ');
    expect(item(/Shuffle untried/).getAttribute('aria-checked')).toBe('true');
    await press(item(/Shuffle untried/), ' ');
    expect(item(/Shuffle untried/).getAttribute('aria-checked')).toBe('false');
    expect(gameNow()?.journal.lines).toHaveLength(2);
  });

  it('walks by arrows and folds by Left and Right', async () => {
    draw(<TableScreen />);
    const phase = item(/^P1/);
    phase.focus();
    await press(phase, 'ArrowDown');
    expect(document.activeElement).toBe(item(/Shuffle untried/));
    await press(item(/Shuffle untried/), 'ArrowLeft');
    expect(document.activeElement).toBe(item(/^P1/));
    await press(item(/^P1/), 'ArrowLeft');
    expect(item(/^P1/).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText(/Shuffle untried/)).toBeNull();
  });

  it('opens the form of a task in place, books it by Record and ticks the task in the same entry', async () => {
    draw(<TableScreen />);
    await press(item(/24th Army at/), 'Enter');
    const form = screen.getByRole('form', { name: /24th Army/ });
    // the form has the one filled button, the phase has none
    for (const filled of document.querySelectorAll('button[data-variant="filled"]'))
      expect(form.contains(filled)).toBe(true);
    await flush(async () => void fireEvent.submit(form));
    expect(gameNow()?.journal.lines.filter((line) => !('by' in line && line.by))).toHaveLength(1);
    expect(item(/24th Army at/).getAttribute('aria-checked')).toBe('true');
    await flush(async () => void undoOne());
    expect(item(/24th Army at/).getAttribute('aria-checked')).toBe('false');
  });

  it('offers of a task what the palette offers: an army that is set up opens no form again', async () => {
    draw(<TableScreen />);
    const opens = (name: RegExp) => within(item(name)).queryByRole('button', { name: 'Place' }) !== null;
    // the first of them stands on top, its button with it
    expect([opens(/24th Army at/), opens(/20th Army at/)]).toEqual([false, true]);
    await press(item(/24th Army at/), 'Enter');
    await flush(async () => void fireEvent.submit(screen.getByRole('form', { name: /24th Army/ })));
    expect([opens(/24th Army at/), opens(/20th Army at/)]).toEqual([false, true]);
    // it stands in the record: its tick goes with the entry, not by hand
    await press(item(/24th Army at/), 'Enter');
    expect(screen.queryByRole('form', { name: /24th Army/ })).toBeNull();
    expect(item(/24th Army at/).getAttribute('aria-checked')).toBe('true');
  });

  it('closes the phase by N without a question and lists what was left open', async () => {
    draw(<TableScreen />);
    await press(document.body, 'n');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('German air markers');
    const left = screen.getByText('Left open:').parentElement;
    if (!left) throw new Error('nothing left open');
    expect(within(left).getAllByRole('listitem').length).toBe(2);
    await flush(async () => void fireEvent.click(within(left).getByRole('button', { name: 'and 4 more' })));
    expect(within(left).getAllByRole('listitem').length).toBe(6);
    // each leads to its line, in a phase that is folded by now
    const passed = within(left).getByRole('button', { name: /Shuffle untried/ });
    expect(screen.queryByRole('treeitem', { name: /Shuffle untried/ })).toBeNull();
    await flush(async () => void fireEvent.click(passed));
    expect(document.activeElement).toBe(item(/Shuffle untried/));
  });

  it('keeps what is left of a limit apart from the word on a bare tick', async () => {
    draw(<TableScreen />);
    for (let phase = 0; phase < 3; phase++) await press(document.body, 'n');
    const line = await waitFor(() => item(/Move, use rail/));
    await flush(async () => void fireEvent.click(within(line).getByRole('button', { name: /^Tick/ })));
    expect(within(item(/Move, use rail/)).getByText('8 of 8 left').tagName).toBe('SMALL');
  });

  it('answers a quick fight while it is typed', async () => {
    draw(<TableScreen />);
    await press(document.body, 'q');
    const attack = screen.getByRole('spinbutton', { name: 'Attack' });
    expect(document.activeElement).toBe(attack);
    await flush(async () => void fireEvent.change(attack, { target: { value: '26' } }));
    const defence = screen.getByRole('spinbutton', { name: /^Defence/ });
    await flush(async () => void fireEvent.change(defence, { target: { value: '9' } }));
    expect(screen.getByText('2-1')).toBeTruthy();
    expect(gameNow()?.journal.lines).toHaveLength(0);
  });
});
