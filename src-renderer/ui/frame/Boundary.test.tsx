import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setHost } from '../../host/client.ts';
import { loadAnewWithoutPart } from '../../state/missingPart.ts';
import { draw } from '../../testing/draw.tsx';
import { memoryHost } from '../../testing/memoryClient.ts';
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

  it('for want of a part nobody gave it says that, not that it is our mistake, and goes on when the host is back', async () => {
    vi.useFakeTimers();
    const { client } = memoryHost();
    let gone = true;
    setHost({
      ...client,
      'app.info': (input) => (gone ? Promise.resolve({ ok: false, reason: 'host.gone' }) : client['app.info'](input)),
    });
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    sessionStorage.clear();
    const stop = loadAnewWithoutPart(reload);
    const error = new Error('Unable to preload CSS');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    function NotLoaded(): never {
      throw error;
    }
    const { unmount } = draw(
      <Boundary place="journal">
        <NotLoaded />
      </Boundary>,
    );
    expect(screen.getByRole('heading').textContent).toBe('This screen could not be fetched');
    expect(document.body.textContent).toContain('goes on by itself');
    expect(document.body.textContent).not.toMatch(/mistake|preload/);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
    gone = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledTimes(1);
    unmount();
    stop();
    vi.useRealTimers();
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
