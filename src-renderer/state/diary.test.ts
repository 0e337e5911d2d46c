import { expect, it } from 'vitest';
import { armir as game } from '#rules/games/armir/index.ts';
import { reach, table } from '#rules/games/armir/testing/at.ts';
import { diaryOf } from './diary.ts';
import { journalRows } from './journalList.ts';

it('what the airports cost is told in the phase it belongs to, by the diary and by the journal', () => {
  const played = reach(table(), 2, 'reinforcements');
  played.done();
  const { journal } = played;
  const found = diaryOf({ journal, game }).flatMap(({ turn, phases }) =>
    phases.flatMap(({ path, lines }) =>
      lines.flatMap((line) =>
        line.kind === 'entry' && line.says.id === 'armir.stands.airports' ? [[turn, path]] : [],
      ),
    ),
  );
  expect(found).toEqual([['2', 't2/reinforcements']]);
  const rows = journalRows(journal, { standing: game.standing });
  const at = rows.findIndex((row) => row.kind === 'entry' && row.says.id === 'armir.stands.airports');
  expect(rows.slice(0, at).findLast((row) => row.kind === 'phase')).toMatchObject({ path: 't2/reinforcements' });
});
