import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#rules/kit/words/message.ts';
import { useRoute } from '../../state/route.ts';
import { closeGame, act as deed, gameNow, phaseDone } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { openBite } from '../../testing/openBite.ts';
import { TurnScale } from '../../ui/TurnScale.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { TurnsScreen } from './TurnsScreen.tsx';

afterEach(() => {
  cleanup();
  closeGame();
});

const show = async (locale: Locale = 'en') => {
  await act(async () => {
    draw(<TurnsScreen />, locale);
  });
  await screen.findAllByRole('heading', { level: 2 });
};
const months = () => within(screen.getByRole('listbox')).getAllByRole('option');
const chosen = () => months().find((each) => each.getAttribute('aria-selected') === 'true');
const key = (name: string) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: name }));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

describe('the record of 49 months', () => {
  it.each<[Locale, string, readonly string[]]>([
    ['en', 'June 1941 to June 1945', ['June 1941, now', 'July 1941', 'August 1941', 'September 1941']],
    ['it', 'Giugno 1941 – giugno 1945', ['Giugno 1941, ora', 'Luglio 1941', 'Agosto 1941', 'Settembre 1941']],
  ])('BITE-6.R-1 spans the whole war, the next months in words below (%s)', async (locale, title, words) => {
    await openBite('SBE9');
    await show(locale);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(months()).toHaveLength(49);
    expect(months().filter((each) => each.getAttribute('aria-current') === 'true')).toHaveLength(1);
    expect(headings()).toEqual(words);
    const items = { en: /default, check your map/, it: /da verificare sulla mappa/ }[locale];
    expect(screen.getAllByText(items).length).toBeGreaterThan(0);
  });

  it('arrows choose a month, Home is now, Enter opens it with all it holds', async () => {
    await openBite('SBE9', { o33: true });
    await show();
    act(() => chosen()?.focus());
    for (let i = 0; i < 6; i++) await key('ArrowRight');
    expect(chosen()?.getAttribute('aria-label')).toMatch(/^December 1941: \d items$/);
    expect(document.activeElement).toBe(chosen());
    expect(headings()[0]).toBe('December 1941');
    await key('Enter');
    const dialog = screen.getByRole('dialog', { name: 'December 1941, turn 7 of 49' });
    expect(within(dialog).getByText(/^First winter, until March/)).toBeTruthy();
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'January 1942' })));
    expect(screen.getByRole('dialog', { name: 'January 1942, turn 8 of 49' })).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Done' })));
    expect(headings()[0]).toBe('January 1942');
    act(() => chosen()?.focus());
    await key('End');
    await key('ArrowRight');
    expect(headings()).toEqual(['June 1945']);
    await key('Home');
    expect(headings()[0]).toBe('June 1941, now');
  });

  it('BITE-6.R-1 weather proposed, fixed by rule, to roll and entered are told apart, and W opens the table', async () => {
    await openBite('SBE9');
    deed({ id: 'x' }, [{ kind: 'set', cell: 'weather', key: '2', value: 'rain' }]);
    await show();
    const ground = [...document.querySelectorAll<HTMLElement>('[data-kind="ground"] i[style]')];
    const told = (turn: number) => [ground[turn - 1]?.dataset.how, ground[turn - 1]?.dataset.look];
    expect([1, 2, 5, 6, 8].map(told)).toEqual([
      ['usual', 'clear'],
      ['entered', 'rain'],
      ['roll', undefined],
      ['usual', 'snow'],
      ['fixed', 'snow'],
    ]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Check the weather table/ })));
    expect(useRoute.getState().route).toMatchObject({ at: 'things', kind: 'table', of: 'weather' });
  });

  it('BITE-3.13-1 TECH stands as symbols of arms with their level', async () => {
    await openBite('SBE9');
    await show();
    const levels = [...document.querySelectorAll('[data-kind="symbols"]')].map((lane) =>
      [...lane.querySelectorAll('span > b')].map((each) => each.textContent).join(''),
    );
    expect(levels).toEqual(['222233', '3333']);
  });

  it('at BASE there is no weather and no lane for it', async () => {
    await openBite('SBE9', { level: 'base' });
    await show();
    expect(document.querySelector('[data-kind="ground"]')).toBeNull();
    expect(screen.queryByText(/check your map/)).toBeNull();
  });
});

describe('a scenario of six months that begins in June 1942', () => {
  it('is a record of its own months, each by its name', async () => {
    await openBite('SBE6');
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('June 1942 to November 1942');
    const months = screen.getAllByRole('option').map((each) => each.textContent);
    expect(months).toEqual(['Jun 1942', 'Jul 1942', 'Aug 1942', 'Sep 1942', 'Oct 1942', 'Nov 1942']);
    expect(headings()[0]).toBe('June 1942, now');
  });

  it('the scale runs from its first month to its last, and the table names the month', async () => {
    await openBite('SBE6');
    await act(async () => {
      draw(<TurnScale />);
    });
    const scale = screen.getByRole('img', { name: 'June 1942, turn 1 of 6' });
    expect(scale.textContent).toBe('Jun 1942Nov 1942');
    cleanup();
    await act(async () => {
      while (gameNow()?.context.turn === 13) if (!phaseDone()) throw new Error('July never came');
      draw(<TableScreen />);
    });
    expect(screen.getByText('Jul 1942')).toBeTruthy();
    expect(screen.getByText('turn 2 of 6')).toBeTruthy();
  });
});
