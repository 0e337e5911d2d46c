// @vitest-environment jsdom
import '../../testing/setUp.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CellChange } from '../../host/gridCells.ts';
import { draw } from '../../testing/draw.tsx';
import { Grid } from './Grid.tsx';

afterEach(cleanup);

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
