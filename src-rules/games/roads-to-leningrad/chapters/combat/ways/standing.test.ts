import { describe, expect, it } from 'vitest';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks } from '../../../ids.ts';
import { initiativeOf, table } from '../../../testing/cups.ts';
import { enteringIn, leavingIn } from '../results/after.ts';

/** A fight is over: the rifle has to leave 6229, the tanks may enter it; 6131 is another declared target. */
const fought = (crt = 'mobile') => {
  const played = initiativeOf(table(), 3);
  const until = played.state.place.path;
  played.write([
    { kind: 'set', cell: cells.active, value: 'german' },
    setAt(cells.at, 'rifle', '6229'),
    setAt(cells.at, 'tanks', '6228'),
    mark(marks.declared, '6131', { side: 'german', units: [] }, until),
  ]);
  played.write([mark(marks.leaves, 'rifle', '6229', until), mark(marks.enters, 'tanks', { hex: '6229', crt }, until)]);
  return played;
};

describe('who goes after a fight, by whatever hand', () => {
  it('RTL-11.3 RTL-11.35 put elsewhere on the map the retreat is done; in another target it shares that fight', () => {
    const played = fought();
    played.write([setAt(cells.at, 'rifle', '6229')]);
    expect(leavingIn(played.state).map(({ id }) => id)).toEqual(['rifle']);
    played.write([setAt(cells.at, 'rifle', '6230')]);
    expect(leavingIn(played.state)).toEqual([]);
    expect(played.state.marks[marks.retreated]?.rifle).toBeUndefined();
    const other = fought();
    other.write([setAt(cells.at, 'rifle', '6131')]);
    expect(other.state.marks[marks.retreated]?.rifle?.value).toBe(true);
  });

  it('RTL-11.62 who advances fights no more in this phase, and the hexes are its side’s', () => {
    const played = fought();
    // where it stands, and far off: its counter was put right
    played.write([setAt(cells.at, 'tanks', '6228')]);
    played.write([setAt(cells.at, 'tanks', '6220')]);
    expect(enteringIn(played.state)).toHaveLength(1);
    played.write([setAt(cells.at, 'tanks', '6129')]);
    expect(enteringIn(played.state)).toEqual([]);
    expect(played.state.marks[marks.fought]?.tanks?.value).toBe(true);
    expect(played.state.cells[cells.control]).toMatchObject({ '6229': 'german', '6129': 'german' });
  });

  it('RTL-11.3 RTL-11.62 the diary names who went, and the hex alone where the note is of an older game', () => {
    const played = fought();
    const said = (id: string, hex: string) => played.write([setAt(cells.at, id, hex)])[1]?.says;
    const until = played.state.place.path;
    played.write([mark(marks.leaves, 'rifle', { hex: '6229', name: 'Invented rifle' }, until)]);
    const what = name('Invented rifle');
    expect(said('rifle', '6230')).toEqual({ id: 'rtl.res.says.retreat', p: { hex: name('6230'), what } });
    expect(said('tanks', '6229')).toEqual({ id: 'rtl.res.stands.advance', p: { hex: name('6229') } });
    const named = { hex: '6229', crt: 'mobile', name: 'Invented tanks' };
    played.write([setAt(cells.at, 'tanks', '6228')]);
    played.write([mark(marks.enters, 'tanks', named, until)]);
    expect(said('tanks', '6229')?.id).toBe('rtl.res.says.advance');
  });

  it('RTL-11.61 after an assault nobody goes farther than the hex itself', () => {
    const played = fought('assault');
    played.write([setAt(cells.at, 'tanks', '6129')]);
    expect(enteringIn(played.state)).toHaveLength(1);
    played.write([setAt(cells.at, 'tanks', '6229')]);
    expect(enteringIn(played.state)).toEqual([]);
  });
});
