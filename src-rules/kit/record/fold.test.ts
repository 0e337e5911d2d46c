import { expect, it } from 'vitest';
import { dice } from '../hexmap/testing/randomSheet.ts';
import { corrected, entriesAt, fold, keepState, refold, stateAfter } from './fold.ts';
import type { Entry, Journal, SetUp } from './journal.ts';
import { pathTo } from './path.ts';
import { append, jump, redo, undo } from './undo.ts';

const setUp: SetUp = { cells: {}, balances: {}, options: {}, place: { path: 't1/a', turn: 1 } };
const entry = (id: string, by?: string): Omit<Entry, 'parent'> => ({
  id,
  at: '',
  says: { id: 'x' },
  facts: [
    { kind: 'post', account: 'pp', n: 1, for: { id: 'x' }, rule: '' },
    { kind: 'set', cell: id, value: 1 },
  ],
  spans: ['turn:1'],
  ...(by === undefined ? {} : { by: { rule: 'r', v: 1, from: {}, cause: by } }),
});

it('entries and state of a stand are those worked out from the start, whatever was looked at before', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const roll = dice(seed);
    let journal: Journal = { lines: [], head: null };
    let state = fold(setUp, journal);
    for (let n = 0; n < 90; n += 1) {
      const before = { head: journal.head, state };
      const die = roll();
      const parent = journal.head;
      if (die < 0.5) {
        const id = `e${seed}-${n}`;
        journal = append(
          journal,
          { ...entry(id), parent },
          ...(roll() < 0.2 ? [{ ...entry(`${id}-s`, id), parent: id }] : []),
        );
      } else if (die < 0.7) journal = undo(journal);
      else if (die < 0.8) journal = redo(journal);
      else if (die < 0.9) journal = jump(journal, journal.lines[Math.floor(roll() * journal.lines.length)]?.id ?? null);
      else {
        const path = pathTo(journal).filter((line) => 'facts' in line);
        const of = path[Math.floor(roll() * path.length)];
        const late = { after: of?.id ?? null, entry: entry(`i${seed}-${n}`) };
        const fix = of ? [{ entry: of.id, facts: roll() < 0.5 ? null : [] }] : [];
        journal = append(journal, {
          id: `f${seed}-${n}`,
          parent,
          at: '',
          says: { id: 'x' },
          spans: [],
          fix,
          insert: [late],
        });
      }
      state = refold(setUp, before, journal);
      if (roll() < 0.5) keepState(setUp, journal, state);
      expect(entriesAt(journal)).toEqual(corrected(pathTo(journal)));
      expect(state).toEqual(fold(setUp, { lines: [...journal.lines], head: journal.head }));
      const list = entriesAt(journal);
      const of = list[Math.floor(roll() * list.length)]?.entry.id;
      if (of !== undefined) expect(stateAfter(setUp, journal, of)).toEqual(fold(setUp, journal, of));
    }
  }
});

it('going back entry by entry folds once, also in a record just opened', () => {
  let journal: Journal = { lines: [], head: null };
  for (let n = 0; n < 150; n += 1) {
    const facts = n === 0 ? [{ kind: 'set', cell: 'map', key: 'a', value: 1 } as const] : entry(`e${n}`).facts;
    journal = append(journal, { ...entry(`e${n}`), facts, parent: journal.head });
  }
  let state = refold(setUp, undefined, journal);
  // written by the first entry alone: another fold would have made it anew
  const { map } = state.cells;
  for (let n = 0; n < 60; n += 1) {
    const before = { head: journal.head, state };
    journal = undo(journal);
    state = refold(setUp, before, journal);
    expect(state).toEqual(fold(setUp, journal));
    expect(state.cells.map).toBe(map);
  }
});
