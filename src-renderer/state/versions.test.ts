import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '#rules/kit/record/path.ts';
import { checksum } from '#shared/saves/checksum.ts';
import { newerThings } from '../shell/NewerThings.tsx';
import { openPgg } from '../testing/openPgg.ts';
import { act, closeGame, gameNow, jumpToLine, openGame, redoOne, settled, takeThings, undoOne } from './store.ts';

let opened: Awaited<ReturnType<typeof openPgg>>;
const now = () => {
  const open = gameNow();
  if (!open) throw new Error('no game is open');
  return open;
};
const spec = () => now().game.tables[0]?.id ?? '';
const data = (text: string) => ({
  id: spec(),
  cols: ['strength'],
  rows: ['1'],
  cells: { '1/strength': { text } },
  from: 'typed',
});
const take = (text: string): void => {
  takeThings({ [`table:${spec()}`]: { checksum: checksum(data(text)), data: data(text) } }, { id: 'x' });
};
const inUse = (): string | undefined => now().things.tables?.[spec()]?.cells['1/strength']?.text;

beforeEach(async () => {
  opened = await openPgg();
});
afterEach(() => closeGame());

describe('"use the new one" and undo', () => {
  it('undone the game is back with the version it had, redone it is on the newer one, over a restart too', async () => {
    take('1-1-6');
    take('2-2-6');
    expect([inUse(), now().context.tables[spec()]?.cells['1/strength']?.text]).toEqual(['2-2-6', '2-2-6']);
    undoOne();
    expect([inUse(), now().context.tables[spec()]?.cells['1/strength']?.text]).toEqual(['1-1-6', '1-1-6']);
    undoOne();
    expect(inUse()).toBeUndefined();
    await settled();
    await openGame(opened.id);
    expect(inUse()).toBeUndefined();
    redoOne();
    redoOne();
    expect(inUse()).toBe('2-2-6');
    await settled();
    await openGame(opened.id);
    expect(inUse()).toBe('2-2-6');
  });

  it('what was undone is offered again', () => {
    const typed = { kind: 'table', game: now().game.id, of: spec(), id: 'one', name: 'One', revision: 1 } as const;
    const thing = { ...typed, data: data('1-1-6'), checksum: checksum(data('1-1-6')), saved: '2026-01-01T20:00:00Z' };
    take('1-1-6');
    expect(newerThings(now(), [thing])).toEqual([]);
    undoOne();
    expect(newerThings(now(), [thing])).toEqual([thing]);
  });

  it('a map of which nothing is drawn takes the place of none', () => {
    const { sheet } = now().game.map ?? {};
    const grid = sheet?.presets[0]?.grid;
    const drawn = { grid, hexes: { '0101': { terrain: 'clear' } }, sides: {}, links: {}, boxes: {} };
    const thing = (own: object) => ({
      ...({ kind: 'sheet', game: now().game.id, of: sheet?.id ?? '', id: 'map', name: 'Map', revision: 1 } as const),
      data: own,
      checksum: checksum(own),
      saved: '2026-01-01T20:00:00Z',
    });
    const blank = thing({ ...drawn, hexes: {} });
    // a game without a map begins with its grid
    expect(newerThings(now(), [blank])).toEqual([blank]);
    takeThings({ [`sheet:${sheet?.id}`]: thing(drawn) }, { id: 'taken' });
    expect(newerThings(now(), [blank])).toEqual([]);
    const more = thing({ ...drawn, hexes: { ...drawn.hexes, '0102': { terrain: 'clear' } } });
    expect(newerThings(now(), [more])).toEqual([more]);
  });

  it('ARMIR-T5 a table typed a second time for comparison is the same table, one typed otherwise is offered', () => {
    const typed = { kind: 'table', game: now().game.id, of: spec(), id: 'one', name: 'One', revision: 2 } as const;
    const thing = (own: object) => ({ ...typed, data: own, checksum: checksum(own), saved: '2026-01-01T20:00:00Z' });
    take('1-1-6');
    const again = thing({ ...data('1-1-6'), second: { '1/strength': '2-2-6' } });
    expect(newerThings(now(), [again])).toEqual([]);
    const other = thing(data('3-3-6'));
    expect(newerThings(now(), [other])).toEqual([other]);
  });

  it('whatever is taken, undone, redone and jumped to, the version is that of the path to the head', () => {
    const takenBy = new Map<string, string>();
    const step = fc.oneof(
      fc.constantFrom('1-1-6', '2-2-6', '3-3-6', '4-4-6').map((text) => ({ do: 'take' as const, text })),
      fc.constantFrom({ do: 'undo' as const }, { do: 'redo' as const }, { do: 'note' as const }),
      fc.nat(30).map((n) => ({ do: 'jump' as const, n })),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        for (const each of steps) {
          const { lines } = now().journal;
          if (each.do === 'take') {
            take(each.text);
            takenBy.set(now().journal.head ?? '', each.text);
          } else if (each.do === 'note') act({ id: 'x' }, [{ kind: 'note', text: 'n' }]);
          else if (each.do === 'undo') undoOne();
          else if (each.do === 'redo') redoOne();
          else jumpToLine(lines[each.n % (lines.length + 1)]?.id ?? null);
          const last = pathTo(now().journal).findLast((line) => takenBy.has(line.id));
          expect(inUse()).toBe(last && takenBy.get(last.id));
        }
      }),
      { numRuns: 60 },
    );
  });
});
