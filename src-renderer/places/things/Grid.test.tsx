import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { CellChange } from '../../host/gridCells.ts';
import { draw } from '../../testing/draw.tsx';
import { Grid } from './Grid.tsx';

const columns = [
  { key: 'a', label: 'A', fits: (text: string) => /^\d+$/.test(text) },
  {
    key: 'b',
    label: 'B',
    fits: () => true,
    choices: [
      { key: 'foot', label: 'Foot' },
      { key: 'horse', label: 'Horse' },
      { key: 'hq', label: 'HQ' },
    ],
  },
  { key: 'c', label: 'C', fits: () => true },
];

function Sheet() {
  const [rows, setRows] = useState<readonly (readonly string[])[]>([
    ['1', 'foot', ''],
    ['2', '', ''],
  ]);
  const change = (changes: readonly CellChange[]) =>
    setRows((before) => {
      const next = before.map((row) => [...row]);
      for (const { row, col, text } of changes) {
        while (next.length <= row) next.push(['', '', '']);
        const line = next[row];
        if (line) line[col] = text;
      }
      return next;
    });
  return <Grid label="sheet" columns={columns} heads={['one', 'two']} rows={rows} growing onChange={change} />;
}

const here = (): HTMLElement => {
  const cell = document.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!cell) throw new Error('no cell is chosen');
  return cell;
};
const at = (): string | undefined => here().dataset.cell;
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? here(), { key: name });
const type = (text: string) => {
  key(text[0] ?? '');
  const input = screen.getByRole('textbox');
  fireEvent.change(input, { target: { value: text } });
};
const texts = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('td')].map(
    (cell) => cell.querySelector('select')?.value ?? cell.textContent ?? '',
  );

it('a cell touched once more opens with all of it chosen: what is typed replaces it', () => {
  draw(<Sheet />);
  const cell = document.querySelector('[data-cell="0/0"]') as HTMLElement;
  cell.focus();
  fireEvent(cell, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
  const input = screen.getByRole<HTMLInputElement>('textbox');
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['1', 0, 1]);
});

describe('the grid', () => {
  it('moves by arrows and stops at its edges', () => {
    draw(<Sheet />);
    expect(at()).toBe('0/0');
    key('ArrowLeft');
    key('ArrowUp');
    expect(at()).toBe('0/0');
    key('ArrowDown');
    key('End');
    expect(at()).toBe('1/2');
    expect(document.activeElement).toBe(here());
  });

  it('takes what is typed, Tab goes on, and Enter begins the next row where the run began', () => {
    draw(<Sheet />);
    key('ArrowDown');
    key('ArrowDown');
    type('31');
    key('Tab');
    expect(at()).toBe('2/1');
    key('h');
    key('ArrowRight');
    type('x');
    key('Enter');
    expect(texts().slice(6, 9)).toEqual(['31', 'Horse', 'x']);
    expect(at()).toBe('3/0');
  });

  const tab = (shiftKey = false) => {
    const on = document.activeElement ?? here();
    // not prevented: the keyboard leaves the sheet
    return !fireEvent.keyDown(on, { key: 'Tab', shiftKey });
  };

  it('Tab stays in the sheet while a row is typed, over choices, empty cells and the ends of rows', () => {
    draw(<Sheet />);
    key('ArrowDown');
    key('ArrowDown');
    type('31');
    key('Tab');
    key('h');
    expect([tab(), at()]).toEqual([true, '2/2']);
    expect([tab(), at()]).toEqual([true, '3/0']);
    expect([tab(true), at()]).toEqual([true, '2/2']);
    expect([tab(true), tab(true), at()]).toEqual([true, true, '2/0']);
    expect(document.activeElement).toBe(here());
    key('Escape');
    expect([tab(), at()]).toEqual([false, '2/0']);
  });

  it('a row typed below all others to its last cell goes on in the one that grows below', () => {
    draw(<Sheet />);
    key('ArrowDown');
    key('ArrowDown');
    key('End');
    type('x');
    expect([tab(), at()]).toEqual([true, '3/0']);
    expect(document.activeElement).toBe(here());
  });

  it('nothing typed: Tab leaves at once', () => {
    draw(<Sheet />);
    key('ArrowRight');
    expect([tab(), tab(true)]).toEqual([false, false]);
  });

  it('Enter goes down over a choice, Space turns it, Ctrl with Home and End goes to the corners', () => {
    draw(<Sheet />);
    key('ArrowRight');
    key(' ');
    expect(texts()[1]).toBe('horse');
    key('Enter');
    expect([texts()[1], texts()[4], at()]).toEqual(['Horse', '', '1/1']);
    fireEvent.keyDown(here(), { key: 'End', ctrlKey: true });
    expect(at()).toBe('1/2');
    fireEvent.keyDown(here(), { key: 'Home', ctrlKey: true });
    expect(at()).toBe('0/0');
  });

  it('finds a choice by its first letters, and by the same letter again', () => {
    draw(<Sheet />);
    key('ArrowDown');
    key('ArrowRight');
    const shown = () => here().querySelector('select')?.value;
    key('h');
    expect(shown()).toBe('horse');
    key('q');
    expect(shown()).toBe('hq');
    key('f');
    expect(shown()).toBe('foot');
    key('ArrowUp');
    key('ArrowDown');
    key('h');
    key('h');
    expect(shown()).toBe('hq');
    key('h');
    expect(shown()).toBe('horse');
  });

  it('leaves a cell as it was on Escape and empties it on Delete', () => {
    draw(<Sheet />);
    type('99');
    key('Escape');
    expect(texts()[0]).toBe('1');
    expect(document.activeElement).toBe(here());
    key('Delete');
    expect(texts()[0]).toBe('');
  });

  it('marks what does not fit and keeps it', () => {
    draw(<Sheet />);
    type('7x');
    key('Enter');
    const cell = document.querySelector('[data-cell="0/0"]');
    expect(cell?.textContent).toBe('7x');
    expect(cell?.getAttribute('aria-invalid')).toBe('true');
  });

  it('fills from the cursor on when cells of a spreadsheet are pasted', async () => {
    draw(<Sheet />);
    key('ArrowDown');
    fireEvent.paste(here(), { clipboardData: { getData: () => '5\tHorse\ty\n6\tfoot\tz\n' } });
    await waitFor(() => expect(texts().slice(3, 9)).toEqual(['5', 'Horse', 'y', '6', 'Foot', 'z']));
    await act(async () => {});
  });
});

function Traits() {
  const [text, setText] = useState('');
  const choices = [
    { key: 'engineer', label: 'engineers' },
    { key: 'motInfantry', label: 'motorised infantry' },
    { key: 'recon', label: 'reconnaissance' },
  ];
  const column = { key: 't', label: 'On the counter', fits: () => true, choices, many: true as const };
  return (
    <Grid
      label="sheet"
      columns={[column, { key: 'n', label: 'N', fits: () => true }]}
      heads={['one']}
      rows={[[text, '']]}
      onChange={([change]) => setText(change?.text ?? '')}
    />
  );
}

describe('a cell of several choices', () => {
  const ticked = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter((tick) => tick.checked).length;
  it('is ticked by keyboard, shown by its labels, and Tab goes on to the next cell', async () => {
    draw(<Traits />);
    key('r');
    const tick = await screen.findByRole('checkbox', { name: 'reconnaissance' });
    expect(document.activeElement).toBe(tick);
    fireEvent.click(tick);
    key('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'engineers' }));
    fireEvent.click(document.activeElement ?? tick);
    expect(ticked()).toBe(2);
    key('Tab');
    expect(at()).toBe('0/1');
    expect(document.querySelector('[data-cell="0/0"]')?.textContent).toBe('reconnaissance, engineers');
    expect(document.activeElement).toBe(here());
  });

  it('opens by touch, and Esc closes it where it stands', async () => {
    draw(<Traits />);
    fireEvent.click(screen.getByRole('button', { name: 'one, On the counter' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'motorised infantry' }));
    key('Escape');
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    expect(at()).toBe('0/0');
    expect(document.activeElement).toBe(here());
    expect(here().textContent).toContain('motorised infantry');
  });
});
