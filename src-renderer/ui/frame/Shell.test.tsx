import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Shell } from './Shell.tsx';

function Phases() {
  const [phase, setPhase] = useState(1);
  const [, again] = useState(0);
  return (
    <Shell place="table" begins={`t${phase}`} title="x" under="" tools={null}>
      <Sheet label="x">
        <button type="button" onClick={() => setPhase(phase + 1)}>
          on
        </button>
        <button type="button" onClick={() => again((n) => n + 1)}>
          same
        </button>
      </Sheet>
    </Shell>
  );
}

it('a sheet that was scrolled is read from its top again when a phase begins, and not before', () => {
  draw(<Phases />);
  const sheet = document.getElementById('sheet') as HTMLElement;
  sheet.scrollTop = 400;
  fireEvent.scroll(sheet);
  fireEvent.click(screen.getByText('same'));
  expect(sheet.scrollTop).toBe(400);
  fireEvent.click(screen.getByText('on'));
  expect(sheet.scrollTop).toBe(0);
});
