import { describe, expect, it } from 'vitest';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { panzergruppeGuderian as game } from '../../index.ts';
import { askTool as ask, offersTool as offers } from '../../testing/ask.ts';
import { draw, scene } from '../../testing/draw.ts';

/** Retreat, advance, stacking, objectives and leaders as the map shows them. Ground and places are invented. */
describe('objectives', () => {
  const names = { '0510': 'Smolensk', '0610': 'Smolensk', '0312': 'orsha ' };
  const sheet = draw({ columns: [1, 8], rows: [9, 13], names });
  const german = { '6inf': '0510', '26inf': '0610', '5inf': '0312' };
  const note = (overlay: Overlay) => (overlay.note?.proposal.ok ? overlay.note.proposal.facts : []);
  it('PGG-15.11 before the cities are recorded what the map has otherwise than the record is told', () => {
    const told = (cells: object, place = 't3/ger/cities') => {
      const here = scene(sheet, german, { turn: 3, place, cells: { at: german, ...cells } });
      return game.reminders(here.context).find(({ id }) => id === 'lines');
    };
    expect(told({})).toMatchObject({ rule: '15.11', due: true });
    const held = { control: { smolensk: 'german', orsha: 'german' } };
    expect(told({ ...held, line: { smolensk: 'open', orsha: 'open' } })).toBeUndefined();
    expect(JSON.stringify(told({ ...held, line: { smolensk: 'cut', orsha: 'open' } }))).toContain('Smolensk');
    expect(told({}, 't3/ger/combat')).toBeUndefined();
  });
  it('PGG-15.11a a line of any length to the west edge, PGG-A27 through swamps and markers, past no enemy nor his zone', () => {
    const swamps = draw({
      columns: [1, 8],
      rows: [9, 13],
      names,
      terrain: { swamp: ['0309', '0310', '0311', '0313'] },
    });
    const at = { ...german };
    const free = ask('points', '', scene(swamps, at, { cells: { at, sovietMarker: '0410' } }));
    expect(free.says).toMatchObject({ p: { n: 2, count: 2 } });
    // a wall of units and zones across column 03
    const wall = scene(sheet, { '6inf': '0510', '26inf': '0610', 'rifle#1': '0310', 'rifle#2': '0312' });
    const cut = ask('points', '', wall);
    expect(cut.list.find(({ msg }) => JSON.stringify(msg).includes('Smolensk'))?.msg.id).toBe('pgg.points.cut');
    expect(cut.lines.some(({ tone }) => tone === 'wanted')).toBe(true);
    // a German unit in a hex under their zones keeps it open, even a disrupted one
    const held = {
      '6inf': '0510',
      '26inf': '0610',
      '5inf': '0311',
      '16inf': '0211',
      '35inf': '0410',
      'rifle#1': '0310',
      'rifle#2': '0312',
    };
    expect(ask('points', '', scene(sheet, held, {}, ['5inf'])).says).toMatchObject({ p: { n: 1, count: 1 } });
    // lakes stop it
    const lake = draw({ columns: [1, 8], rows: [10, 10], names: { '0510': 'Orsha' }, lakes: [['0210', '0310']] });
    expect(ask('points', '', scene(lake, { '6inf': '0510' })).says).toMatchObject({ p: { n: 0, count: 1 } });
  });
  it('PGG-15.11a PGG-A50 the objective’s own hex under enemy ZOC closes its line, unless a German stands there', () => {
    const seen = (pieces: { readonly [piece: string]: string }, a50: string) => {
      const here = scene(sheet, pieces, {
        options: { a50 },
        cells: { at: pieces, control: { orsha: 'german' }, line: { orsha: a50 === 'closed' ? 'open' : 'cut' } },
      });
      const shown = ask('points', '', here);
      return {
        says: shown.list.find(({ msg }) => JSON.stringify(msg).includes('Orsha'))?.msg.id,
        line: note(shown).find((fact) => fact.kind === 'set' && fact.cell === 'line' && fact.key === 'orsha'),
        half: shown.hexes.filter(({ tone }) => tone === 'half').map(({ hex }) => hex),
      };
    };
    // beside 0312 to the east; the way west of it is free
    const alone = { 'rifle#1': '0412' };
    expect(seen(alone, 'closed')).toMatchObject({ says: 'pgg.points.cut', line: { value: 'cut' }, half: ['0312'] });
    expect(seen(alone, 'open')).toMatchObject({ says: 'pgg.points.open', line: { value: 'open' } });
    expect(seen({ ...alone, '5inf': '0312' }, 'closed')).toMatchObject({ says: 'pgg.points.open' });
  });
  it('PGG-15.11 whose it is: units in every hex, or as the record has it; noted with the lines, PGG-13.2a for air markers, too', () => {
    const here = scene(sheet, german);
    const shown = ask('points', '', here);
    expect(note(shown)).toEqual(
      expect.arrayContaining([
        { kind: 'set', cell: 'control', key: 'smolensk', value: 'german' },
        { kind: 'set', cell: 'controlSince', key: 'smolensk', value: 3 },
        { kind: 'set', cell: 'line', key: 'smolensk', value: 'open' },
        { kind: 'set', cell: 'line', key: 'orsha', value: 'open' },
      ]),
    );
    // half of Smolensk held by each: divided, and no line counts
    const half = ask('points', '', scene(sheet, { '6inf': '0510', 'rifle#1': '0610' }));
    expect(note(half)).toContainEqual({ kind: 'set', cell: 'control', key: 'smolensk', value: 'split' });
    expect(note(half)).not.toContainEqual({ kind: 'set', cell: 'line', key: 'smolensk', value: 'open' });
    // nobody there: the last to pass
    const passed = scene(sheet, {}, { cells: { at: {}, control: { smolensk: 'german' } } });
    expect(note(ask('points', '', passed))).toEqual([{ kind: 'set', cell: 'line', key: 'smolensk', value: 'open' }]);
    // one hex of Smolensk is not drawn: nothing is noted of it
    const part = draw({ columns: [1, 8], rows: [9, 13], names: { '0510': 'Smolensk' } });
    expect(ask('points', '', scene(part, { '6inf': '0510' })).note?.proposal.ok).toBe(false);
  });
  it('PGG-13.2a PGG-A18 the line from Smolensk opens the east to air markers, from the next turn or at once', () => {
    const held = { control: { smolensk: 'german' }, controlSince: { smolensk: 3 } };
    const air = (
      options: { readonly [id: string]: string },
      pieces: { readonly [piece: string]: string } = german,
      turn = 3,
    ) => ask('points', '', scene(sheet, pieces, { turn, options, cells: { at: pieces, ...held } })).list.at(-1)?.msg;
    // the column before the first that is closed (A17)
    expect(air({})).toEqual({ id: 'pgg.points.airLimit', p: { n: 39 } });
    expect(air({}, german, 4)?.id).toBe('pgg.points.airFree');
    expect(air({ a18: 'same' })?.id).toBe('pgg.points.airFree');
    const cut = { '6inf': '0510', '26inf': '0610', 'rifle#1': '0310', 'rifle#2': '0312' };
    expect(air({ a18: 'same' }, cut)?.id).toBe('pgg.points.airLimit');
  });
  it('PGG-A49 the numbered hexes need a line, or do not', () => {
    const far = draw({ columns: [57, 59], rows: [6, 8] });
    const at = (a49: string) =>
      ask('points', '', scene(far, { '6inf': '5907' }, { options: { a49 } })).list.find(({ hex }) => hex === '5907')
        ?.msg.id;
    expect(at('all')).toBe('pgg.points.cut');
    expect(at('cities')).toBe('pgg.points.free');
  });
  it('PGG-15.12a noted in B6 the snapshot is taken with the lines; recaptures of it are offered, PGG-A44 by units or by the last to pass', () => {
    const b6 = ask('points', '', scene(sheet, german, { place: 't3/ger/cities' }));
    expect(note(b6)).toContainEqual({ kind: 'set', cell: 'snapshot', key: 'smolensk', value: true });
    expect(note(b6)).toContainEqual({ kind: 'set', cell: 'snapshotTurn', value: 3 });
    const taken = (
      pieces: { readonly [piece: string]: string },
      over: { readonly [cell: string]: { readonly [key: string]: string } },
      a44: string,
    ) =>
      ask(
        'recapture',
        '',
        scene(sheet, pieces, {
          turn: 4,
          place: 't4/sov/recapture',
          options: { a44 },
          cells: { at: pieces, snapshot: { smolensk: true }, ...over },
        }),
      );
    const both = taken({ 'rifle#1': '0510', 'rifle#2': '0610' }, {}, 'unit');
    expect(note(both)).toContainEqual({ kind: 'set', cell: 'recaptures', key: 'smolensk', value: 1 });
    expect(note(both)).toContainEqual({ kind: 'set', cell: 'control', key: 'smolensk', value: 'soviet' });
    const passed = { control: { smolensk: 'soviet' } };
    expect(taken({ 'rifle#1': '0510' }, passed, 'unit').note).toBeUndefined();
    expect(note(taken({ 'rifle#1': '0510' }, passed, 'pass'))).not.toEqual([]);
    expect(offers('recapture', '', scene(sheet, {}))).toBe(false);
  });
});
