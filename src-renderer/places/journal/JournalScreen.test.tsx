import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { keyCalled } from '../../state/cellWords.ts';
import { lastDeeds } from '../../state/journalDeeds.ts';
import { journalRows } from '../../state/journalList.ts';
import { onKey, useKeys } from '../../state/keys.ts';
import { type Info, useSettings } from '../../state/settings.ts';
import { act, closeGame, phaseDone, undoOne } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { languageOf } from '../../testing/languageOf.ts';
import { openPgg } from '../../testing/openPgg.ts';
import { openNow, tallPage } from '../../testing/tallPage.ts';
import { whatBecomes } from './becomes.ts';
import { JournalScreen } from './JournalScreen.tsx';
import { reconstruct } from './reconstruct.ts';
import { csvRows, markdown } from './report.ts';

const info: Info = { version: '0', host: 'browser', locale: 'en', library: '' };

beforeEach(async () => {
  tallPage(46);
  await openPgg();
});
afterEach(() => {
  cleanup();
  closeGame();
  vi.restoreAllMocks();
});

/** Books an action of the game with its usual input and these values. */
const book = (id: string, values: Record<string, string | number | boolean>) => {
  const action = game.actions.find((each) => each.id === id);
  const parsed = action?.parse(values);
  const offered = parsed?.ok ? action?.proposes(parsed.value, openNow().context) : undefined;
  if (!offered?.ok) throw new Error(`${id} is refused`);
  act(offered.says, offered.facts);
  return offered;
};
const rolled = game.actions.find((action) => /provisional/i.test(action.id));
const toMovement = () => {
  while (!openNow().context.place.endsWith('movement')) phaseDone();
};

describe('the journal', () => {
  it('tells which form booked an entry, and with what, from its facts alone', () => {
    toMovement();
    const before = openNow().context;
    const offered = book(rolled?.id ?? '', { die: 4 });
    const found = reconstruct(game.actions, before, offered.facts);
    expect(found?.action.id).toBe(rolled?.id);
    expect(found?.input).toMatchObject({ die: 4 });
  });

  it('offers no form for facts that no action books', () => {
    expect(
      reconstruct(game.actions, openNow().context, [{ kind: 'set', cell: 'nothingLikeIt', value: 12_345 }]),
    ).toBeUndefined();
  });

  it('heads entries by turn and phase and counts a fight as one deed', () => {
    const says = (id: string) => ({ id });
    const spans = ['fight:f1'];
    act(says('flow'), [{ kind: 'note', text: 'a' }], spans);
    act(says('answer'), [{ kind: 'note', text: 'b' }], spans);
    act(says('end'), [{ kind: 'note', text: 'c' }], spans);
    act(says('tick'), [{ kind: 'tick', task: 't', on: true }]);
    expect(lastDeeds(openNow().journal, 3)).toMatchObject([{ says: { id: 'flow' }, result: { id: 'end' } }]);
  });

  it('says which device of the room recorded an entry, in its line and where it is chosen', async () => {
    useSettings.setState({
      info: { ...info, second: { game: 'g', opening: 'o', device: 'd', name: 'Anna', role: 'plays' } },
    });
    act({ id: 'ui.play.said.note', p: { text: { name: 'alpha' } } }, [{ kind: 'note', text: 'alpha' }]);
    useSettings.setState({ info });
    act({ id: 'ui.play.said.note', p: { text: { name: 'beta' } } }, [{ kind: 'note', text: 'beta' }]);
    draw(<JournalScreen />);
    const [alpha, beta] = screen.getAllByRole('option');
    expect(alpha?.textContent).toContain('alphaAnna');
    expect(beta?.textContent).not.toContain('Anna');
    await flush(async () => void fireEvent.click(alpha as HTMLElement));
    expect(screen.getByText('By Anna.')).toBeDefined();
  });

  it('is left by a letter after Escape: its field for notes stands there unasked', async () => {
    const table = vi.fn();
    const listeners = useKeys.getState().listeners;
    useKeys.setState({ listeners: [...listeners, { id: 'place.table', run: table }] });
    window.addEventListener('keydown', onKey);
    try {
      draw(<JournalScreen />);
      const field = screen.getByRole('textbox', { name: 'A note for the journal' });
      const press = (key: string) =>
        flush(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
      field.focus();
      await press('t');
      expect(table).not.toHaveBeenCalled();
      await press('Escape');
      await press('t');
      expect(table).toHaveBeenCalledOnce();
    } finally {
      window.removeEventListener('keydown', onKey);
      useKeys.setState({ listeners });
    }
  });

  it('finds entries, opens another branch and keeps the one left', async () => {
    act({ id: 'ui.play.said.note', p: { text: { name: 'alpha' } } }, [{ kind: 'note', text: 'alpha' }]);
    undoOne();
    act({ id: 'ui.play.said.note', p: { text: { name: 'beta' } } }, [{ kind: 'note', text: 'beta' }]);
    draw(<JournalScreen />);
    expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual([
      expect.stringContaining('Note: beta'),
    ]);
    await flush(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gamma' } }));
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    await flush(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } }));
    await flush(async () => void fireEvent.click(screen.getByRole('tab', { name: /Branches/ })));
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Open' })));
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Note: alpha');
    expect(openNow().journal.lines).toHaveLength(2);
  });

  it('shows what a correction changes before it is accepted, and what an entry said before', async () => {
    toMovement();
    book(rolled?.id ?? '', { die: 4 });
    const lines = openNow().journal.lines.length;
    draw(<JournalScreen />);
    const last = screen.getAllByRole('option').at(-1);
    await flush(async () => void (last && fireEvent.click(last)));
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Correct' })));
    // as it stands it is no correction
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: /^Record/ })));
    expect(screen.getByText(/nothing to correct/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What changes' })).toBeNull();
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Die 2' })));
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: /^Record/ })));
    const change = screen.getByRole('region', { name: 'What changes' }).textContent;
    expect(change).toMatch(/Before: .*die 4/);
    expect(change).toMatch(/After: .*die 2/);
    expect(openNow().journal.lines).toHaveLength(lines);
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: /Accept/ })));
    expect(openNow().journal.lines).toHaveLength(lines + 1);
    expect(
      screen
        .getAllByRole('option')
        .map((each) => each.textContent)
        .join(),
    ).toMatch(/die 2.*corrected/);
    act({ id: 'later' }, [{ kind: 'note', text: 'later' }]);
    const kinds = journalRows(openNow().journal).map((row) => row.kind);
    expect(kinds.slice(-2)).toEqual(['fix', 'entry']);
  });

  it('says what a value set by hand was and what it becomes', () => {
    const cell = game.cells.find((each) => each.kind === 'count' && !each.keys) ?? { id: 'x', msg: { id: 'x' } };
    const becomes = whatBecomes(
      openNow(),
      [{ kind: 'set', cell: cell.id, value: 1 }],
      [{ kind: 'set', cell: cell.id, value: 3 }],
    );
    expect(becomes && languageOf('en', game).say(becomes)).toMatch(/: 1 → 3$/);
    expect(whatBecomes(openNow(), [{ kind: 'note', text: 'a' }], [{ kind: 'note', text: 'a' }])).toBeUndefined();
  });

  it('a unit somebody typed is called by its name in a correction, on the page, in the text and in the sheet', async () => {
    const { context, game: played } = openNow();
    const named = {
      game: played,
      context: {
        ...context,
        rosters: {
          german: { id: 'german', units: [{ id: 'u-x7', name: 'Gruppe Zeta', values: { type: 'infantry' } }] },
        },
      },
    };
    const { say } = languageOf('en', game);
    const set = (key: string, value: string) => [{ kind: 'set', cell: 'at', key, value }] as const;
    const said = (key: string) => {
      const becomes = whatBecomes(named, set(key, '0504'), set(key, '0604'));
      return becomes && say(becomes);
    };
    expect(said('u-x7')).toMatch(/, Gruppe Zeta: 0504 → 0604$/);
    expect(said('rifle#3')).toMatch(/, rifle division #3: 0504 → 0604$/);
    const cell = game.cells.find(({ id }) => id === 'at');
    expect(cell && keyCalled(named, cell, 'u-x7')).toEqual({ name: 'Gruppe Zeta' });
  });

  it('is exported as a page and as a sheet, with the odds beside the roll', () => {
    act({ id: 'ui.play.said.dieCode', p: { die: { name: '5' }, code: { name: 'Eng' } } }, [
      {
        kind: 'answer',
        flow: 'f',
        ask: 'die',
        key: 'Eng',
        raw: 5,
        by: 'table',
        shown: { sides: 6, column: '2-1', attack: 26, defence: 9, code: 'Eng', chances: [{ code: 'Eng', p: 1 / 6 }] },
      },
    ]);
    const language = languageOf('en', game);
    expect(markdown(openNow(), language, () => undefined)).toContain('- Die 5: Eng');
    const [head = [], row = []] = csvRows(openNow(), language, () => undefined);
    const at = (column: string) => row[head.indexOf(column)];
    expect(['Attack', 'Defence', 'Column', 'Die', 'Thrown by', 'Result', 'Chance'].map(at)).toEqual([
      26,
      9,
      '2-1',
      5,
      'die from the table',
      'Eng',
      1 / 6,
    ]);
  });
});
