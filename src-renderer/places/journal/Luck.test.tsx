import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act, closeGame, undoOne } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { languageOf } from '../../testing/languageOf.ts';
import { openPgg } from '../../testing/openPgg.ts';
import { openNow } from '../../testing/tallPage.ts';
import { DiceLog } from './DiceLog.tsx';
import { csvRows, markdown } from './report.ts';

beforeEach(async () => void (await openPgg()));
afterEach(() => {
  cleanup();
  closeGame();
});

/** Invented odds: four faces in six cost the Soviet a step, two the German; a 3 was thrown, and the Soviet retreated. */
const tolls = [
  { code: 'D1', p: 2 / 3, losses: { german: 0, soviet: 1 } },
  { code: 'A1', p: 1 / 3, losses: { german: 1, soviet: 0 } },
];
const fight = (flow: string, shown: object) => {
  const about = { flow, game: 'panzergruppe-guderian', calc: 'attack', v: 1, input: {}, around: {} };
  act({ id: 'x' }, [
    { kind: 'flow', ...about },
    { kind: 'answer', flow, ask: 'die', key: '3', raw: 3, by: 'table', shown: { sides: 6, ...shown } },
  ]);
  act({ id: 'x' }, [{ kind: 'end', flow, outcome: { lost: { german: 0, soviet: 0 } }, says: { id: 'x' } }]);
};

describe('the luck of the fights', () => {
  it.each([
    ['en', 'After 2 fights the Soviet is 2.67 above average; chance of as much: 11.1 %.', 'Luck of the fights'],
    [
      'it',
      'Dopo 2 scontri il sovietico supera la media di 2,67; probabilità di tanto: 11,1 %.',
      'Fortuna negli scontri',
    ],
  ] as const)(
    'is said on the dice log, with what was expected, thrown and really lost (%s)',
    async (locale, says, title) => {
      fight('f1', { code: 'A1', tolls });
      fight('f2', { code: 'A1', tolls });
      fight('f3', { code: 'A1' });
      await draw(<DiceLog journal={openNow().journal} game={openNow().game} flows={openNow().state.flows} />, locale);
      const luck = within(screen.getByRole('region', { name: title }));
      expect(luck.getByText(says)).toBeTruthy();
      const cells = luck.getAllByRole('cell').map((cell) => cell.textContent?.replace(',', '.'));
      // German: 2/3 of a step was to be expected, two thrown, none lost; Soviet: 4/3, none, none
      const soviet = ['1.33', '0', '0'];
      const german = ['0.67', '2', '0'];
      expect([cells.slice(0, 3), cells.slice(3)].sort()).toEqual([german, soviet]);
      expect(luck.getByText(/^1 /)).toBeTruthy();
    },
  );

  it('goes with the head: a fight undone is no luck', async () => {
    fight('f1', { code: 'D1', tolls });
    undoOne();
    await draw(<DiceLog journal={openNow().journal} game={openNow().game} flows={openNow().state.flows} />);
    expect(screen.queryByRole('region', { name: 'Luck of the fights' })).toBeNull();
  });

  it('stands in the report, and in the sheet beside the fight it came of', () => {
    fight('f1', { code: 'D1', tolls });
    const language = languageOf('en', openNow().game);
    const page = markdown(openNow(), language, () => undefined);
    expect(page).toContain('After 1 fight the German is 0.67 above average; chance of as much: 66.7\u202f%.');
    expect(page).toContain('| Soviet | 0.67 | 1 | 0 |');
    const [head = [], row = []] = csvRows(openNow(), language, () => undefined);
    const at = (column: string) => row[head.indexOf(column)];
    expect([at('Soviet: thrown'), at('German: thrown'), at('Soviet: really lost')]).toEqual([1, 0, 0]);
    expect(at('Soviet: expected')).toBeCloseTo(2 / 3, 12);
  });
});

/** Invented: three coins for hits, two dice that hit on a 6. */
const throwHits = (flow: string, side: string, raw: number | number[], hits: number, toHit: number, count: number) => {
  const about = { flow, game: 'panzergruppe-guderian', calc: 'attack', v: 1, input: {}, around: {} };
  const dice = [{ count, toHit, sides: 6 }];
  const says = {
    id: 'ui.battle.said.hits',
    p: { what: { id: 'ui.battle.hits' }, count: hits, dice: { name: 'dice' } },
  };
  act(says, [
    { kind: 'flow', ...about },
    {
      kind: 'answer',
      flow,
      ask: 'fire',
      key: String(hits),
      raw,
      by: 'table',
      shown: { ...(Array.isArray(raw) ? { sides: 6 } : {}), side, dice, hits, code: String(hits), chances: [] },
    },
  ]);
};

describe('the luck of hits', () => {
  it.each([
    ['en', 'After 2 throws the German has 1.5 hits more than expected; chance of as many: 12.5 %.', 'Luck of the hits'],
    ['it', 'Dopo 2 tiri il tedesco ha 1,5 colpi più del previsto; probabilità di tanti: 12,5 %.', 'Fortuna nei colpi'],
  ] as const)(
    'sets expected hits beside those thrown, by side, before the battle is over (%s)',
    async (locale, says, title) => {
      throwHits('f1', 'german', 3, 3, 4, 3);
      throwHits('f2', 'soviet', [1, 5], 0, 6, 2);
      await draw(<DiceLog journal={openNow().journal} game={openNow().game} flows={openNow().state.flows} />, locale);
      const luck = within(screen.getByRole('region', { name: title }));
      expect(luck.getByText(says)).toBeTruthy();
      const rows = luck.getAllByRole('row').slice(1);
      const cells = rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent?.replace(',', '.')),
      );
      expect(cells).toContainEqual(['3', '1.5', '3', '12.5\u202f%']);
      expect(cells).toContainEqual(['2', '0.33', '0', '69.4\u202f%']);
      // only the faces that were typed are dice of the table
      const thrown = within(screen.getByRole('list', { name: /Every throw|Tutti i tiri/ })).getAllByRole('listitem');
      expect(thrown.map((each) => each.querySelector('.vh')?.textContent)).toEqual(['1, 5']);
    },
  );

  it('goes with the head, and a battle under way is no fight without odds', async () => {
    throwHits('f1', 'german', 3, 3, 4, 3);
    act({ id: 'x' }, [{ kind: 'end', flow: 'f1', outcome: {}, says: { id: 'x' } }]);
    await draw(<DiceLog journal={openNow().journal} game={openNow().game} flows={openNow().state.flows} />);
    expect(screen.queryByRole('region', { name: 'Luck of the fights' })).toBeNull();
    cleanup();
    undoOne();
    undoOne();
    await draw(<DiceLog journal={openNow().journal} game={openNow().game} flows={openNow().state.flows} />);
    expect(screen.queryByRole('region', { name: 'Luck of the hits' })).toBeNull();
  });

  it('stands in the report and in the sheet, with the dice and what they were to bring', () => {
    throwHits('f1', 'german', [6, 1, 4], 2, 4, 3);
    const language = languageOf('en', openNow().game);
    const page = markdown(openNow(), language, () => undefined, { fight: 'f1' });
    expect(page).toContain('(3 × 4+, Faces 6 1 4, expected 1.5)');
    expect(page).toContain('| German | 3 | 1.5 | 2 | 50.0\u202f% |');
    const [head = [], , row = []] = csvRows(openNow(), language, () => undefined);
    const at = (column: string) => row[head.indexOf(column)];
    expect([at('Dice'), at('Faces'), at('Expected hits'), at('Hits')]).toEqual(['3 × 4+', '6 1 4', 1.5, 2]);
  });

  it('adds no column to the sheet of a game without such throws', () => {
    fight('f1', { code: 'D1', tolls });
    const [head] = csvRows(openNow(), languageOf('en', openNow().game), () => undefined);
    expect(head).not.toContain('Expected hits');
  });
});
