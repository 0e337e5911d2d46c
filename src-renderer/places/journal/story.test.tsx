import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accept, prepare } from '../../state/corrections.ts';
import { fightName } from '../../state/fightTold.ts';
import { countOf, journalRows } from '../../state/journalList.ts';
import { act, closeGame, phaseDone } from '../../state/store.ts';
import { phaseNames } from '../../state/undoNames.ts';
import { draw } from '../../testing/draw.tsx';
import { fight } from '../../testing/fought.ts';
import { languageOf } from '../../testing/languageOf.ts';
import { openPgg } from '../../testing/openPgg.ts';
import { openNow, tallPage } from '../../testing/tallPage.ts';
import { JournalScreen } from './JournalScreen.tsx';
import { csvRows, markdown } from './report.ts';

beforeEach(async () => {
  tallPage(46);
  await openPgg();
});
afterEach(() => {
  cleanup();
  closeGame();
  vi.restoreAllMocks();
});

const options = () => screen.getAllByRole('option');
const note = (text: string) => act({ id: 'ui.play.said.note', p: { text: { name: text } } }, [{ kind: 'note', text }]);
/** Past the set-up, where a fight may stand in the record. */
const onward = (phases: number) => {
  for (let i = 0; i < phases; i++) phaseDone();
};

describe('the journal as a story', () => {
  it('a fight is one line: what, odds, die, result, who paid, whom the dice favoured', () => {
    fight('f1', 4);
    draw(<JournalScreen />);
    const [line, ...rest] = options();
    expect(rest).toEqual([]);
    expect(line?.textContent).toContain('Attack at 1412');
    expect(line?.textContent).toContain('26 : 9, column 2-1, die 4');
    expect(line?.textContent).toContain('The Soviet loses 1 step');
    expect(line?.textContent).toMatch(/luck: (German|Soviet) \+[\d.]+/);
  });

  it('unfolds to what was recorded of it, by key and by hand, and a choice says whose it is', async () => {
    fight('f1', 4);
    const language = languageOf('en', openNow().game);
    draw(<JournalScreen />);
    const list = screen.getByRole('listbox');
    await flush(async () => void fireEvent.keyDown(list, { key: 'ArrowDown' }));
    await flush(async () => void fireEvent.keyDown(list, { key: 'ArrowRight' }));
    const said = options().map(({ textContent }) => textContent ?? '');
    expect(said.length).toBeGreaterThan(3);
    const chosen = said.filter((text) => / choice: /.test(text));
    expect(chosen.length).toBeGreaterThan(1);
    for (const text of chosen) expect(text).toMatch(/(German|Soviet) choice: /);
    // the last one is what came of it: its odds stand beside it
    await flush(async () => void fireEvent.click(options().at(-1) ?? list));
    const aside = within(screen.getByRole('complementary'));
    expect(aside.getByText('26 : 9')).toBeTruthy();
    expect(screen.getByRole('complementary').textContent).toContain(language.percent(1 / 3));
    // from an entry the left arrow leads back to its fight, and folds it
    await flush(async () => void fireEvent.keyDown(list, { key: 'ArrowLeft' }));
    await flush(async () => void fireEvent.keyDown(list, { key: 'ArrowLeft' }));
    expect(options()).toHaveLength(1);
    await flush(async () => void fireEvent.click(screen.getByRole('button', { name: /Show what was recorded/ })));
    expect(options().length).toBeGreaterThan(3);
  });

  it('a fight is found by what opened it, with its outcome, in whatever accents', async () => {
    fight('f1', 4);
    note('Führer, Čir');
    draw(<JournalScreen />);
    const seek = (value: string) =>
      flush(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value } }));
    await seek('26 against');
    expect(options().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('die 4: D1/A1')]);
    await seek('attack at 1412');
    expect(options()).toHaveLength(1);
    await seek('cir');
    expect(options().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Čir')]);
  });

  it('phases in which nothing was done are one grey line, and one can still go back to each', () => {
    note('before');
    onward(3);
    note('after');
    const { journal } = openNow();
    const rows = journalRows(journal);
    expect(rows.filter(({ kind }) => kind === 'phase')).toHaveLength(2);
    const quiet = rows.find((row) => row.kind === 'quiet');
    if (quiet?.kind !== 'quiet') throw new Error('no quiet line');
    // the phase with the note is not said to be empty
    expect([quiet.phases.length, quiet.entries.length]).toEqual([2, 3]);
    const unfolded = journalRows(journal, { unfolded: new Set([quiet.id]) });
    expect(unfolded.length).toBe(rows.length + 3);
    // folded or not, the same entries
    expect([countOf(rows), countOf(unfolded)]).toEqual([5, 5]);
    // looked for, each end of a phase is an entry again
    const say = languageOf('en', openNow().game).say;
    expect(journalRows(journal, { sought: 'phase done', say }).filter(({ kind }) => kind === 'entry')).toHaveLength(3);
  });
});

describe('the report', () => {
  const page = (locale: 'en' | 'it', scope = {}) =>
    markdown(openNow(), languageOf(locale, openNow().game), phaseNames(openNow()), scope);

  it('what is put in afterwards is told where it belongs, and not again where it was put in', () => {
    note('before');
    onward(2);
    const [first] = openNow().journal.lines;
    const says = { id: 'ui.play.said.note', p: { text: { name: 'owed and paid' } } };
    const entry = { id: 'late', at: '2026-01-01T00:00:00.000Z', says, facts: [], spans: ['turn:1'] };
    const paid = prepare({ says, fix: [], insert: [{ after: first?.id ?? null, entry }] });
    expect(paid && accept(paid)).toBe(true);
    // the journal has both, the story the deed alone
    expect(journalRows(openNow().journal).filter(({ kind }) => kind === 'fix')).toHaveLength(1);
    expect(page('en').split('owed and paid')).toHaveLength(2);
  });

  it('tells a fight in a line, names no phase without deeds, and repeats no odds', () => {
    fight('f1', 4);
    onward(3);
    note('later');
    const text = page('en');
    const told = text.split('\n').filter((line) => line.includes('26'));
    expect(told).toEqual([
      expect.stringMatching(/^- \*\*Attack at 1412\*\* 26 : 9, column 2-1, die 4: D1\/A1\..*\(luck: /),
    ]);
    expect(text).not.toContain('Phase done');
    expect(text.match(/^### /gm)).toHaveLength(2);
    expect(page('it')).toMatch(/\*\*Attacco in 1412\*\* 26 : 9, colonna 2-1, dado 4: D1\/A1\./);
  });

  it('of one fight tells every throw and choice, of a turn nothing of another', () => {
    fight('f1', 4);
    expect(page('en', { fight: 'f1' })).toMatch(/\n {2}- .*choice: /);
    expect(page('en', { turn: '2' })).not.toContain('Attack at');
    expect(page('en', { turn: '1' })).toContain('Attack at');
  });

  it('has the words of its language in the sheet, and a fight in one row', () => {
    fight('f1', 4);
    const rows = csvRows(openNow(), languageOf('it', openNow().game), phaseNames(openNow()));
    const [head = [], row = []] = rows;
    expect(rows).toHaveLength(2);
    expect(head.slice(0, 6)).toEqual(['Turno', 'Fase', 'Ora', 'Scontro', 'Esagono', 'Voce']);
    expect([row[3], row[4], row[6], row[7], row[8], row[9]]).toEqual(['Attacco', '1412', 26, 9, '2-1', 4]);
    expect(head.filter((cell) => /persi davvero/.test(String(cell)))).toHaveLength(2);
  });

  it('names a fight by its calculator alone where no hex was given', () => {
    fight('f1', 4, { target: '' });
    const row = journalRows(openNow().journal).find(({ kind }) => kind === 'fight');
    if (row?.kind !== 'fight') throw new Error('no fight');
    expect(languageOf('en', openNow().game).say(fightName(openNow().game, row.fight))).toBe('Attack');
  });
});
