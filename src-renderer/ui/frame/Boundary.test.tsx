// @vitest-environment happy-dom
import '../../testing/setUp.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { Boundary } from './Boundary.tsx';

let broken = true;
function Screen() {
  if (broken) throw new Error('a mistake of ours');
  return <p>the game</p>;
}

describe('a screen that fails', () => {
  beforeEach(() => {
    broken = true;
    // React tells the console of every error it hands to a boundary.
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('says that the game is kept, what went wrong, and goes on when asked', () => {
    draw(
      <Boundary place="table">
        <Screen />
      </Boundary>,
    );
    expect(screen.getByRole('alert').textContent).toMatch(/untouched.*a mistake of ours/);
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(screen.getByText('the game')).toBeTruthy();
  });

  it('leads to the library also where the whole app is the screen', () => {
    const back = window.location.hash;
    draw(
      <Boundary place="app">
        <Screen />
      </Boundary>,
    );
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Saved games' }));
    expect(screen.getByText('the game')).toBeTruthy();
    window.location.hash = back;
  });

  it('gives another screen a fresh try', () => {
    const { rerender } = draw(
      <Boundary place="table">
        <Screen />
      </Boundary>,
      'it',
    );
    expect(screen.getByRole('alert').textContent).toContain('intatta');
    rerender(
      <Boundary place="journal">
        <p>the journal</p>
      </Boundary>,
    );
    expect(screen.getByText('the journal')).toBeTruthy();
  });
});
