import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import type { Action } from '#rules/kit/game/action.ts';
import { onKey } from '../../state/keys.ts';
import { diceLog } from '../../state/rolls.ts';
import { closeGame, gameNow, openGame, phaseDone, settled, undoOne, useGame } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { openPgg } from '../../testing/openPgg.ts';
import { ui } from '../../words/text.ts';
import { ActionForm } from './ActionForm.tsx';

let id: string;

beforeEach(async () => {
  ({ id } = await openPgg());
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('keydown', onKey);
  cleanup();
  closeGame();
});

const action = game.actions.find((each) => each.id.startsWith('roll-'));
const Form = () => {
  const open = useGame((s) => s.open);
  return open && action ? <ActionForm action={action} open={open} onDone={() => {}} /> : null;
};
const press = (key: string, on: Element = document.body) => flush(async () => void fireEvent.keyDown(on, { key }));
const real = crypto.getRandomValues.bind(crypto);
/** What the app's die will show: one byte a throw. */
const willShow = (...faces: number[]) =>
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (!(array instanceof Uint8Array && array.length === 1)) return real(array);
    array[0] = (faces.shift() ?? 1) - 1;
    return array;
  });
const shown = () => screen.getAllByRole('button', { pressed: true }).map((each) => each.getAttribute('aria-label'));
const log = () => diceLog(gameNow()?.journal ?? { lines: [], head: null }).map(({ faces, by }) => [faces[0], by]);

describe('a form with a die', () => {
  it('has the app’s die in the record the moment it is shown: after a restart it lies as it fell', async () => {
    willShow(4, 6);
    const first = draw(<Form />);
    await press('d');
    expect(log()).toEqual([[4, 'app']]);
    first.unmount();
    await flush(settled);
    await flush(() => openGame(id));
    draw(<Form />);
    expect(shown()).toEqual([expect.stringContaining('4')]);
    // neither a digit nor another throw changes it
    await press('2');
    await press('d');
    expect(shown()).toEqual([expect.stringContaining('4')]);
    expect(log()).toEqual([[4, 'app']]);
  });

  it('has what was typed when it is opened again, until it is booked, left by hand or the record goes on', async () => {
    const opened = draw(<Form />);
    await press('4');
    opened.unmount();
    const again = draw(<Form />);
    expect(shown()).toEqual([expect.stringContaining('4')]);
    await press('Escape', document.querySelector('form button') ?? document.body);
    again.unmount();
    const left = draw(<Form />);
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await press('3');
    left.unmount();
    await flush(() => void phaseDone());
    draw(<Form />);
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  it('that stands there unasked is left by a letter as it came, and never once something is typed', async () => {
    const open = gameNow();
    if (!open || !action) throw new Error('no game');
    draw(<ActionForm action={action} open={open} onLater={() => {}} onDone={() => {}} />);
    const form = document.querySelector('form');
    expect(form?.dataset.waits).toBe('');
    await press('4');
    expect(form?.dataset.waits).toBeUndefined();
  });

  it('has its one die where a long form does not cover it; several stand among what else is asked', () => {
    const dice = (own: Action | undefined) => {
      const open = gameNow();
      const { container, unmount } = draw(
        own && open ? <ActionForm action={own} open={open} onDone={() => {}} /> : null,
      );
      const found = [...container.querySelectorAll('[data-dice] fieldset')].map((die) => !!die.closest('[data-foot]'));
      unmount();
      return found;
    };
    const die = { kind: 'face', msg: ui('ui.command.roll'), start: null, sides: 10 } as const;
    const points = { kind: 'count', msg: ui('ui.cancel'), start: 0, min: 0, max: 4 } as const;
    const asking = (fields: Action['fields']) => action && { ...action, fields };
    expect(dice(asking({ points, die }))).toEqual([true]);
    expect(dice(asking({ points, die, other: die }))).toEqual([false, false]);
    // asked first it has the keyboard first
    expect([dice(asking({ die, points })), dice(asking({ die }))]).toEqual([[false], [false]]);
  });

  it('says of what a side does in another phase where it belongs, and books it all the same', async () => {
    const belongs = async (id: string) => {
      const found = game.actions.find((each) => each.id === id);
      if (!found) throw new Error(`no action ${id}`);
      const open = gameNow();
      const drawn = draw(open ? <ActionForm action={found} open={open} onDone={() => {}} /> : null);
      const said = screen.queryByText(/^It belongs in another phase/)?.textContent;
      const record = screen.getByRole('button', { name: /^Record/ }).hasAttribute('disabled');
      drawn.unmount();
      return [said, record];
    };
    await flush(async () => {
      while (gameNow()?.context.place !== 't1/sov/movement') await phaseDone();
    });
    expect(await belongs('in-g1c')).toEqual(['It belongs in another phase: German movement phase.', false]);
    expect(await belongs('in-s1x')).toEqual([undefined, false]);
  });

  it('by touch its first field, turned to as it opens, shows its names once it is tapped; by mouse and keys at once', async () => {
    const open = gameNow();
    const offers = () => [{ name: 'Alpha' }, { name: 'Beta' }];
    const unit = { kind: 'text', msg: { id: 'kit.word.never' }, start: '', max: 20, offers } as const;
    const asks = action && { ...action, fields: { unit } };
    const field = async () => {
      await flush(
        async () => void draw(open && asks ? <ActionForm action={asks} open={open} onDone={() => {}} /> : null),
      );
      return screen.getByRole('combobox');
    };
    const opens = (of: Element) => of.getAttribute('aria-expanded');
    const byMouse = await field();
    expect([document.activeElement, opens(byMouse)]).toEqual([byMouse, 'true']);
    cleanup();
    const real = window.matchMedia.bind(window);
    const media = vi.spyOn(window, 'matchMedia');
    media.mockImplementation((query) => (query.includes('coarse') ? { ...real(query), matches: true } : real(query)));
    const byTouch = await field();
    expect([document.activeElement, opens(byTouch)]).toEqual([byTouch, 'false']);
    await flush(async () => void fireEvent.click(byTouch));
    expect(opens(byTouch)).toBe('true');
    // what the player himself goes to opens as it always does
    await flush(async () => byTouch.blur());
    await flush(async () => byTouch.focus());
    expect(opens(byTouch)).toBe('true');
  });

  it('books it by Enter as the app’s, and the dice log lists it once', async () => {
    willShow(4);
    draw(<Form />);
    await press('d');
    expect(gameNow()?.journal.lines).toHaveLength(1);
    await press('Enter');
    expect(log()).toEqual([[4, 'app']]);
    const booked = gameNow()?.journal.lines[1];
    expect(booked && 'facts' in booked && booked.facts[0]).toMatchObject({ kind: 'roll', faces: [4], by: 'app' });
    expect(gameNow()?.state.marks['dice.waits'] ?? {}).toEqual({});
  });

  it('throws the same again when the throw was undone, and another only when both agreed to', async () => {
    willShow(4, 6);
    draw(<Form />);
    await press('d');
    await flush(async () => void undoOne());
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await press('d');
    expect(shown()).toEqual([expect.stringContaining('4')]);
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Both agree: roll anew' })));
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await press('d');
    expect(shown()).toEqual([expect.stringContaining('6')]);
  });
});
