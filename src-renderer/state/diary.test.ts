import { expect, it } from 'vitest';
import { armir as game } from '#rules/games/armir/index.ts';
import { reach, table } from '#rules/games/armir/testing/at.ts';
import { roadsToLeningrad as leningrad } from '#rules/games/roads-to-leningrad/index.ts';
import { turnOf } from '#rules/games/roads-to-leningrad/model/calendar.ts';
import { act, table as cups, filled, initiativeOf, skip } from '#rules/games/roads-to-leningrad/testing/cups.ts';
import { diaryOf } from './diary.ts';
import { journalRows } from './journalList.ts';

/** Where a sentence stands in the diary. */
const toldAt = (at: Parameters<typeof diaryOf>[0], id: string) =>
  diaryOf(at).flatMap(({ turn, phases }) =>
    phases.flatMap(({ path, lines }) =>
      lines.flatMap((line) => (line.kind === 'entry' && line.says.id === id ? [[turn, path]] : [])),
    ),
  );

it('what the airports cost is told in the phase it belongs to, by the diary and by the journal', () => {
  const played = reach(table(), 2, 'reinforcements');
  played.done();
  const { journal } = played;
  expect(toldAt({ journal, game }, 'armir.stands.airports')).toEqual([['2', 't2/reinforcements']]);
  const rows = journalRows(journal, { standing: game.standing });
  const at = rows.findIndex((row) => row.kind === 'entry' && row.says.id === 'armir.stands.airports');
  expect(rows.slice(0, at).findLast((row) => row.kind === 'phase')).toMatchObject({ path: 't2/reinforcements' });
});

it('what ends with a new turn, and with its initiative, is told there', () => {
  const played = filled(initiativeOf(cups(), turnOf(14, 'AM')));
  act(played, 'choose-sequence', { marker: 'Invented g-a' });
  const next = turnOf(14, 'PM');
  initiativeOf(skip(played, `t${next}/strategic/weather`), next);
  const at = { journal: played.journal, game: leningrad };
  expect(toldAt(at, 'rtl.act.stands.over')).toEqual([[`${next}`, `t${next}/strategic/weather`]]);
  expect(toldAt(at, 'rtl.act.stands.back')).toEqual([[`${next}`, `t${next}/strategic/initiative`]]);
});
