import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDiceKeys } from './useDiceKeys.ts';

function Dice({ onEnter, onFace }: { readonly onEnter: () => boolean; readonly onFace: (face: number) => void }) {
  useDiceKeys({ sides: 6, enabled: true, onFace, onEnter, onClear: () => {} });
  return null;
}

it('a face entered while a line of the checklist has the keyboard is recorded by the next Enter, and the line by the one after', () => {
  const [line, record, face] = [vi.fn(), vi.fn(() => true), vi.fn()];
  render(
    <>
      <div
        role="treeitem"
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          line();
        }}
      >
        A line
      </div>
      <Dice onEnter={record} onFace={face} />
    </>,
  );
  const row = screen.getByRole('treeitem');
  const press = (key: string) => fireEvent.keyDown(row, { key });
  press('Enter');
  expect([line.mock.calls.length, record.mock.calls.length]).toEqual([1, 0]);
  press('5');
  press('Enter');
  expect(face).toHaveBeenCalledWith(5);
  expect([line.mock.calls.length, record.mock.calls.length]).toEqual([1, 1]);
  press('Enter');
  expect([line.mock.calls.length, record.mock.calls.length]).toEqual([2, 1]);
});
