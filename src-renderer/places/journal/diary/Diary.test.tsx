import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printOf } from '#rules/kit/game/secret.ts';
import { openedNotes } from '../../../state/diary.ts';
import { closeDiary, openDiary } from '../../../state/diaryAsked.ts';
import { usePrinting } from '../../../state/paper.ts';
import { stoodBefore } from '../../../state/stood.ts';
import { act, closeGame } from '../../../state/store.ts';
import { draw } from '../../../testing/draw.tsx';
import { fight } from '../../../testing/fought.ts';
import { languageOf } from '../../../testing/languageOf.ts';
import { openPgg } from '../../../testing/openPgg.ts';
import { openNow, tallPage } from '../../../testing/tallPage.ts';
import { JournalScreen } from '../JournalScreen.tsx';

beforeEach(async () => {
  tallPage(46);
  await openPgg();
});
afterEach(() => {
  cleanup();
  closeDiary();
  closeGame();
  vi.restoreAllMocks();
});
const page = () => screen.findByRole('article', { name: 'War diary' });

describe('the war diary', () => {
  it('tells the game, a turn or one fight, and leads back to the journal', async () => {
    fight('f1', 4);
    draw(<JournalScreen />);
    await flush(async () => openDiary());
    expect((await page()).textContent).toMatch(/Attack at 1412 26 : 9, column 2-1, die 4.*luck: /);
    expect((await page()).textContent).toContain('5 Inf Div, 26 Inf Div against 12 Rifle, 14 Rifle.');
    expect(screen.getByRole('region', { name: 'Luck of the fights' })).toBeTruthy();
    const scope = screen.getByRole('combobox', { name: 'What it tells' });
    await flush(async () => void fireEvent.change(scope, { target: { value: 'fight/f1' } }));
    expect((await page()).textContent).toMatch(/choice: /);
    // the score is of the game, not of a fight
    expect((await page()).textContent).not.toMatch(/Score/);
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'To the journal' })));
    expect(screen.getByRole('listbox', { name: 'Journal' })).toBeTruthy();
  });

  it('tells what an action found, where it had nothing to change; a tick by hand is none of its business', async () => {
    const tick = (id: string) => act({ id }, [{ kind: 'tick', task: `t1/x/${id}`, on: true }]);
    tick('ui.play.said.ticked');
    tick('kit.map.undrawn');
    draw(<JournalScreen />);
    await flush(async () => openDiary());
    expect((await page()).textContent).toContain(languageOf('en', openNow().game).say({ id: 'kit.map.undrawn' }));
    expect((await page()).textContent).not.toMatch(/ticked/i);
  });

  it('names counters put on the map one after the other in one sentence', async () => {
    const put = (id: string, piece: string, hex: string) =>
      act({ id, p: { what: { id: 'ui.supply.said.at', p: { what: { name: piece }, hex: { name: hex } } } } }, [
        { kind: 'set', cell: openNow().game.map?.at ?? '', key: piece, value: hex },
      ]);
    put('ui.supply.said.map', '6 Inf', '0418');
    put('ui.supply.said.map', '26 Inf', '0419');
    put('ui.supply.said.tried', '7 Pz', '0420');
    put('ui.supply.said.map', '20 Pz', '0421');
    draw(<JournalScreen />);
    await flush(async () => openDiary());
    const told = (await page()).textContent;
    expect(told).toContain('On the map: 6 Inf 0418, 26 Inf 0419. · ');
    expect(told).toContain(' · On the map: 20 Pz 0421.');
  });

  it('knows the game as it stood before each fight', () => {
    const cell = openNow().game.cells.find(({ kind, keys }) => kind === 'count' && !keys);
    if (!cell) throw new Error('no count');
    act({ id: 'x' }, [{ kind: 'set', cell: cell.id, value: 3 }]);
    fight('f1', 4);
    act({ id: 'x' }, [{ kind: 'set', cell: cell.id, value: 5 }]);
    fight('f2', 4);
    const stood = stoodBefore(openNow());
    expect([stood.get('f1')?.cells[cell.id], stood.get('f2')?.cells[cell.id]]).toEqual([3, 5]);
  });

  it('opens no note that nobody has opened', () => {
    const spec = { id: 's', side: 'soviet', msg: { id: 'm' }, about: { id: 'm' }, rule: '1', least: 1, most: 1 };
    const game = { ...openNow().game, secrets: [{ ...spec, choices: [{ key: 'a', msg: { id: 'a' } }] }] };
    const print = printOf('00', 'a');
    act({ id: 'x' }, [{ kind: 'sealed', note: 's/1', side: 'soviet', print, box: 'box' }]);
    expect(openedNotes({ ...openNow(), game })).toEqual([]);
    act({ id: 'x' }, [{ kind: 'opened', note: 's/1', text: 'a', salt: '00', same: true }]);
    expect(openedNotes({ ...openNow(), game })).toHaveLength(1);
  });
});

describe('paper', () => {
  it('is white and has every line, and the page is as it was afterwards', async () => {
    const { usePaper } = await import('../../../state/paper.ts');
    const Everywhere = () => {
      usePaper();
      return <JournalScreen />;
    };
    for (let i = 0; i < 60; i++)
      act({ id: 'ui.play.said.note', p: { text: { name: `n${i}` } } }, [{ kind: 'note', text: `n${i}` }]);
    document.documentElement.dataset.theme = 'dark';
    draw(<Everywhere />);
    expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await flush(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(screen.getAllByRole('option')).toHaveLength(60);
    await flush(async () => void window.dispatchEvent(new Event('afterprint')));
    expect([document.documentElement.dataset.theme, usePrinting.getState().printing]).toEqual(['dark', false]);
  });
});
