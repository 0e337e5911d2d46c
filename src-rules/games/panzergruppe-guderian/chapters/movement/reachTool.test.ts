import { describe, expect, it } from 'vitest';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { askTool as ask, offersTool } from '../../testing/ask.ts';
import { draw, ratings, scene } from '../../testing/draw.ts';
import { map } from '../../testing/gameMap.ts';

/** Movement on the map. Movement allowances are invented, but for the infantry's (9.63). */
const german = (ladders: { readonly [unit: string]: string }): Context['rosters'] => ({
  ...ratings({ Lukin: 3 }),
  german: {
    id: 'german',
    units: Object.entries(ladders).map(([id, steps]) => ({
      id,
      name: id,
      values: { type: typeOf(id), division: '', steps },
    })),
  },
});

const typeOf = (id: string): string => (id.endsWith('cav') ? 'cavalry' : id.endsWith('-1') ? 'panzer' : 'grenadier');

const block = { columns: [1, 14], rows: [8, 20] } as const;

const label = (overlay: Overlay, hex: string): string | undefined =>
  overlay.hexes.find((one) => one.hex === hex)?.label;

const at = { place: 't3/ger/movement', turn: 3 };

const rules = (overlay: Overlay): readonly string[] => overlay.list.map(({ rule }) => rule);

const ids = (overlay: Overlay): readonly string[] => overlay.list.map(({ msg }) => msg.id);

describe('units that enter the map', () => {
  const edge = { columns: [1, 9], rows: [10, 10] } as const;
  const arrived = (hex: string): Context['marks'] => ({
    arrived: { 'rifle#1': { value: { side: 'soviet', hex } } },
    status: { 'rifle#1': { value: { state: 'supplied' } } },
  });
  const soviet = { place: 't3/sov/movement', turn: 3 };
  it('PGG-14.0 they pay the hex they entered by: its terrain and the enemy’s marker; once they have moved on, nothing more', () => {
    const left = (terrain: string, over: Partial<Context> = {}, hex = '0510') => {
      const here = scene(
        draw({ ...edge, terrain: { [terrain]: ['0910', '0510'] } }),
        { 'rifle#1': hex },
        { ...soviet, marks: arrived('0510'), ...over },
      );
      const shown = ask('reach', 'rifle#1', here);
      return [shown.says.p?.mp, rules(shown).includes('14.0')];
    };
    const at = { 'rifle#1': '0510' };
    expect(left('clear')).toEqual([10, true]);
    expect(left('swamp')).toEqual([8, true]);
    expect(left('clear', { cells: { at, air: { '0510': true } } })).toEqual([8, true]);
    expect(left('clear', {}, '0610')).toEqual([12, false]);
    expect(left('clear', { place: 't3/sov/combat' })).toEqual([12, false]);
  });
  it('PGG-14.0 of German divisions the record of arrivals tells; an overrun has as much less to spend', () => {
    const sheet = draw({ ...edge });
    const pieces = { '7pz-1': '0110', 'rifle#1': '0210' };
    const over = (hexes: Context['cells']) => ({
      place: 't1/ger/movement',
      turn: 1,
      rosters: german({ '7pz-1': '5-5-3 2-2-3' }),
      cells: { at: pieces, ...hexes },
      marks: { status: { '7pz-1': { value: { state: 'supplied' } } } },
    });
    const told = (of: typeof sheet, cells: Context['cells']) =>
      ask('reach', '7pz-1', scene(of, { '7pz-1': '0110' }, over({ at: { '7pz-1': '0110' }, ...cells }))).list.map(
        ({ msg }) => msg.id,
      );
    // without its area nobody knows, and it says so; that nothing spent is counted it always says
    expect(told(sheet, { germanIn: { '7 Pz': 1 } })).toEqual(
      expect.arrayContaining(['pgg.reach.whole', 'pgg.reach.entryUnknown']),
    );
    const labelled = { ...sheet, hexes: { ...sheet.hexes, '0110': { terrain: 'clear', labels: ['C'] } } };
    const spend = (sheetOf: typeof sheet, cells: Context['cells']) => {
      const { board, context } = scene(sheetOf, pieces, over(cells));
      return map.fight?.({ target: '0210', attackers: ['7pz-1'], side: 'german' }, board, context)?.input.mp;
    };
    // three points are enough, two are not
    expect(told(labelled, { germanIn: { '7 Pz': 1 } })).not.toContain('pgg.reach.entryUnknown');
    expect(spend(labelled, {})).toBe(0);
    expect(spend(labelled, { germanIn: { '7 Pz': 1 } })).toBe(4);
    expect(spend(sheet, { germanIn: { '7 Pz': 1 } })).toBe(0);
  });
});

describe('who goes with a leader', () => {
  const narrow = draw({ columns: [1, 12], rows: [10, 10] });
  const soviet = { place: 't7/sov/movement', turn: 7 };
  const shown = (pieces: { readonly [piece: string]: string }, tried: { readonly [piece: string]: string } = {}) =>
    ask(
      'reach',
      'Lukin',
      scene(narrow, pieces, {
        ...soviet,
        cells: { at: pieces, tried },
        marks: { status: { Lukin: { value: { state: 'supplied' } }, 'rifle#1': { value: { state: 'supplied' } } } },
      }),
    );
  const zone = (overlay: Overlay) => overlay.hexes.find(({ hex }) => hex === '0610');
  it('PGG-10.23 a mate known to be 0-1 takes nobody into a zone; another does, and it is said', () => {
    const pieces = { Lukin: '0410', 'rifle#1': '0410', '6inf': '0710' };
    expect(zone(shown(pieces, { 'rifle#1': '0-1-6' }))).toBeUndefined();
    expect(shown(pieces, { 'rifle#1': '0-1-6' }).list.map(({ msg }) => msg.id)).toContain('pgg.reach.alone');
    const known: readonly { readonly [piece: string]: string }[] = [{}, { 'rifle#1': '2-3-6' }];
    for (const tried of known) {
      expect(zone(shown(pieces, tried))).toMatchObject({ rule: '10.23', msg: { id: 'pgg.reach.together' } });
      expect(shown(pieces, tried).list.map(({ msg }) => msg.id)).toContain('pgg.reach.company');
    }
  });
  it('PGG-10.23 no farther into a zone than his mate gets', () => {
    // he goes ten hexes, a rifle division six
    const pieces = { Lukin: '0110', 'rifle#1': '0110', '6inf': '1010' };
    const far = shown(pieces, { 'rifle#1': '2-3-6' });
    expect(far.hexes.some(({ hex }) => hex === '0810')).toBe(true);
    expect(far.hexes.some(({ hex }) => hex === '0910')).toBe(false);
    const near = shown(pieces, { 'rifle#1': '2-3-8' });
    expect(near.hexes.find(({ hex }) => hex === '0910')).toMatchObject({ rule: '10.23' });
  });
});

describe('who moves in the mechanized phase', () => {
  it('PGG-6.23 PGG-6.56 infantry in a zone overruns nobody then; a panzer regiment does', () => {
    const pieces = { '6inf': '0910', '7pz-1': '0810', 'rifle#1': '0909' };
    const shown = (piece: string, place: string) =>
      ask('reach', piece, scene(draw(block), pieces, { place, turn: 3, rosters: german({ '7pz-1': '5-5-8 2-2-8' }) }));
    const overruns = (piece: string, place: string) =>
      shown(piece, place).hexes.flatMap(({ hex, rule }) => (rule === '6.51' ? [hex] : []));
    expect(overruns('6inf', 't3/ger/movement')).toEqual(['0909']);
    expect(overruns('6inf', 't3/ger/mech')).toEqual([]);
    expect(rules(shown('6inf', 't3/ger/mech'))).toContain('6.23');
    expect(overruns('7pz-1', 't3/ger/mech')).toEqual(['0909']);
  });
});

describe('hexes in reach', () => {
  it('PGG-6.23 PGG-6.11 who has moved in this phase goes on with what is left at most, and with all he had where that is asked', () => {
    const drawn = draw({ columns: [1, 9], rows: [10, 10], terrain: { swamp: ['0610'] } });
    const now = (hex: string, over: Partial<Context> = {}) =>
      scene(
        drawn,
        { 'rifle#1': hex },
        {
          place: 't3/sov/movement',
          turn: 3,
          began: { at: { 'rifle#1': '0510' } },
          marks: { status: { 'rifle#1': { value: { state: 'supplied' } } } },
          ...over,
        },
      );
    const told = (of: ReturnType<typeof scene>, tool = 'reach') => {
      const shown = ask(tool, 'rifle#1', of);
      const moved = shown.list.find(({ msg }) => msg.id.startsWith('kit.moves'))?.msg;
      return [shown.says.p?.mp, moved?.p, offersTool('reachWhole', 'rifle#1', of)];
    };
    const said = (of: ReturnType<typeof scene>) => {
      const { notNow, moved } = map.moves?.('rifle#1', of.board, of.stand, of.context) ?? {};
      return [notNow?.rule, moved?.rule];
    };
    expect(told(now('0510'))).toEqual([12, undefined, false]);
    expect(said(now('0510'))).toEqual([undefined, undefined]);
    const spent = { hex: { name: '0510' }, spent: 4, of: 12 };
    expect(told(now('0610'))).toEqual([8, spent, true]);
    expect(told(now('0710'))).toEqual([6, { ...spent, spent: 6 }, true]);
    expect(told(now('0610'), 'reachWhole')).toEqual([12, spent, true]);
    expect(said(now('0610'))).toEqual([undefined, '6.1']);
    // no way leads there; the phase is another's, or no record tells of it
    const far = now('0910', { began: { at: { 'rifle#1': '0110' } } });
    expect(told(far)).toEqual([12, { hex: { name: '0110' } }, false]);
    expect(told(now('0610', { place: 't3/ger/movement' }))).toEqual([12, undefined, false]);
    expect(said(now('0610', { place: 't3/ger/movement' }))).toEqual(['6.11', undefined]);
    expect(told(now('0610', { began: {} }))).toEqual([12, undefined, false]);
  });

  const sheet = draw({
    ...block,
    terrain: { forest: ['0710'], swamp: ['0709'] },
    roads: [['0611', '0711', '0810', '0910', '1009', '1109']],
  });
  it('PGG-6.12 PGG-6.7a PGG-6.7b points left hex by hex: terrain, road, river, marker', () => {
    const pieces = { '7pz-1': '0611', '6inf': '0611' };
    const here = scene(sheet, pieces, { ...at, rosters: german({ '7pz-1': '5-5-8 2-2-8' }) });
    const panzer = ask('reach', '7pz-1', here);
    expect(label(panzer, '0711')).toBe('7½');
    expect(label(panzer, '0810')).toBe('7');
    // the road does not bridge the river
    const bank = draw({
      columns: [1, 6],
      rows: [10, 10],
      roads: [['0110', '0210', '0310']],
      rivers: [['0210', '0310']],
    });
    const wet = scene(bank, { '7pz-1': '0110' }, { ...at, rosters: german({ '7pz-1': '5-5-8 2-2-8' }) });
    expect(label(ask('reach', '7pz-1', wet), '0310')).toBe('5');
    const foot = ask('reach', '6inf', here);
    expect(label(foot, '0711')).toBe('6');
    expect(label(foot, '0610')).toBe('6');
    expect(foot.says.p).toMatchObject({ mp: 14 });
    // 13.43: a point more for the Soviet marker; 13.32: for German ones
    const marked = scene(sheet, pieces, {
      ...at,
      rosters: german({ '7pz-1': '5-5-8 2-2-8' }),
      cells: { at: pieces, sovietMarker: '0711' },
    });
    expect(label(ask('reach', '7pz-1', marked), '0711')).toBe('6½');
    const soviet = scene(
      sheet,
      { 'rifle#1': '0611' },
      {
        place: 't3/sov/movement',
        cells: { at: { 'rifle#1': '0611' }, air: { '0610': true } },
        marks: { status: { 'rifle#1': { value: { state: 'supplied' } } } },
      },
    );
    expect(label(ask('reach', 'rifle#1', soviet), '0610')).toBe('4');
    expect(label(ask('reach', 'rifle#1', soviet), '0512')).toBe('5');
  });
  it('PGG-6.21 PGG-6.22 PGG-8.12 past no enemy, into his zone at no cost and no further, out of it not by choice', () => {
    const narrow = draw({ columns: [1, 9], rows: [10, 10] });
    const pieces = { '6inf': '0110', 'rifle#1': '0610' };
    const free = ask('reach', '6inf', scene(narrow, pieces, at));
    expect(free.hexes.filter(({ tone }) => tone !== 'bad').map(({ hex, label: left }) => [hex, left])).toEqual([
      ['0210', '6'],
      ['0310', '5'],
      ['0410', '4'],
      ['0510', '3'],
    ]);
    expect(free.hexes.find(({ hex }) => hex === '0510')).toMatchObject({ tone: 'plain', rule: '6.22' });
    const held = ask('reach', '6inf', scene(narrow, { ...pieces, '6inf': '0510' }, at));
    expect(held.says.id).toBe('pgg.reach.held');
    expect(rules(held)).toContain('6.22');
    // a friend there does not free it: that is for lines and retreats (8.15)
    const friend = ask('reach', '6inf', scene(narrow, { ...pieces, '6inf': '0510', '26inf': '0510' }, at));
    expect(friend.says.id).toBe('pgg.reach.held');
    // his disruption does
    const weak = ask('reach', '6inf', scene(narrow, { ...pieces, '6inf': '0510' }, at, ['rifle#1']));
    expect(weak.says.id).toBe('pgg.reach.says');
  });
  it('PGG-6.25 half the allowance as marked at the start of the phase, whatever holds now', () => {
    const road = draw({ columns: [1, 9], rows: [10, 10] });
    const pieces = { '6inf': '0110' };
    const marks = (state: string): Context['marks'] => ({ status: { '6inf': { value: { state }, until: at.place } } });
    expect(ask('reach', '6inf', scene(road, pieces, at)).says.p).toMatchObject({ mp: 14 });
    const out = ask('reach', '6inf', scene(road, pieces, { ...at, marks: marks('out') }));
    expect(out.says.p).toMatchObject({ mp: 6 });
    expect(rules(out)).toContain('6.25');
    expect(rules(out)).not.toContain('11.0');
    // nothing marked: judged now, and said so
    expect(rules(ask('reach', '6inf', scene(road, pieces, at)))).toContain('11.0');
    const far = draw({ columns: [10, 20], rows: [10, 10] });
    const now = ask('reach', '6inf', scene(far, { '6inf': '1510' }, at));
    expect(now.says.p).toMatchObject({ mp: 6 });
  });
  it('PGG-6.23 PGG-6.62 infantry stays in the mechanized phase; disrupted units stay; an allowance nobody typed is asked for', () => {
    const pieces = { '6inf': '0110', '7pz-1': '0210' };
    const road = draw({ columns: [1, 9], rows: [10, 10] });
    const mech = { place: 't3/ger/mech', turn: 3 };
    const rosters = german({ '7pz-1': '5-5-8 2-2-8' });
    expect(rules(ask('reach', '6inf', scene(road, pieces, { ...mech, rosters })))).toContain('6.23');
    expect(ask('reach', '7pz-1', scene(road, pieces, { ...mech, rosters })).says.id).toBe('pgg.reach.says');
    expect(rules(ask('reach', '6inf', scene(road, pieces, at, ['6inf'])))).toContain('6.62');
    const untyped = ask('reach', '7pz-1', scene(road, pieces, at));
    expect(untyped.says.id).toBe('pgg.reach.unknown');
    expect(rules(untyped)).toContain('3.4');
    const typed = scene(road, pieces, { ...at, cells: { at: pieces, allowance: { '7pz-1': 5 } } });
    expect(ask('reach', '7pz-1', typed).says.p).toMatchObject({ mp: 10 });
    // a reduced regiment moves as its lower step says
    const low = scene(road, pieces, {
      ...at,
      rosters: german({ '7pz-1': '5-5-8 2-2-6' }),
      cells: { at: pieces, steps: { '7pz-1': 1 } },
    });
    expect(ask('reach', '7pz-1', low).says.p).toMatchObject({ mp: 12 });
  });
  it('PGG-N04 a Soviet counter moves as its kind in the players’ table, or as its own strength shows', () => {
    const road = draw({ columns: [3, 15], rows: [10, 10], east: ['1510'] });
    const pieces = { 'rifle#1': '0410', Lukin: '0410' };
    const soviet = { place: 't3/sov/movement', turn: 3 };
    const mp = (over: Partial<Context>) =>
      ask('reach', 'rifle#1', scene(road, pieces, { ...soviet, ...over })).says.p?.mp;
    expect(mp({})).toBe(12);
    const table = {
      id: 'sovietMa',
      from: 'typed',
      cols: ['ma'],
      rows: ['rifle'],
      cells: { 'rifle/ma': { text: '5' } },
    };
    expect(mp({ tables: { sovietMa: table } })).toBe(10);
    expect(mp({ cells: { at: pieces, tried: { 'rifle#1': '2-3-8' } } })).toBe(16);
    expect(mp({ cells: { at: pieces, allowance: { 'rifle#1': 7 } } })).toBe(14);
  });
  it('PGG-6.4 Soviets stay out of columns 01 and 02 up to turn 6', () => {
    const road = draw({ columns: [1, 9], rows: [10, 10], east: ['0910'] });
    const pieces = { 'rifle#1': '0410', Lukin: '0410' };
    const reached = (turn: number) =>
      ask('reach', 'rifle#1', scene(road, pieces, { turn, place: `t${turn}/sov/movement` })).hexes.map(
        ({ hex }) => hex,
      );
    expect(reached(6)).not.toContain('0210');
    expect(reached(7)).toContain('0210');
  });
  it('PGG-5.23 the first move of 13th and 20th Army: never west, out of the first columns; PGG-5.22 frozen armies stay', () => {
    const first = { place: 't1/sov/movement', turn: 1 };
    const corner = draw({ columns: [1, 9], rows: [6, 14], east: ['0910'] });
    const moved = ask(
      'reach',
      'rifle#1',
      scene(corner, { 'rifle#1': '0110', Kurochkin: '0110' }, { ...first, rosters: ratings({ Kurochkin: 2 }) }),
    );
    expect(moved.hexes.find(({ hex }) => hex === '0210')).toMatchObject({ tone: 'half', rule: '5.23' });
    expect(moved.hexes.find(({ hex }) => hex === '0310')?.tone).toBe('good');
    expect(rules(moved)).toContain('5.23');
    // from column 02 of another unit there is no way back west
    const inland = draw({ columns: [10, 18], rows: [10, 18] });
    const army = (state: string) =>
      scene(inland, { 'rifle#1': '1414' }, { ...first, cells: { at: { 'rifle#1': '1414' }, army: { 19: state } } });
    const frozen = ask('reach', 'rifle#1', army('frozen'));
    expect(frozen.hexes).toHaveLength(6);
    expect(frozen.hexes.every(({ tone, rule }) => tone === 'half' && rule === '5.22')).toBe(true);
    expect(ask('reach', 'rifle#1', army('free')).hexes.length).toBeGreaterThan(6);
  });
  it('PGG-5.22 a leader of a frozen army stays frozen off its hex, another in it moves; of a counter beside it, it is asked', () => {
    const inland = draw({ columns: [10, 18], rows: [10, 18] });
    const at = { 'rifle#1': '1413', 'rifle#2': '1614', Konev: '1413', Rakutin: '1414' };
    const frozen = { place: 't1/sov/movement', turn: 1, cells: { at, army: { 19: 'frozen' } } };
    const made = scene(inland, at, { ...frozen, rosters: ratings({ Konev: 2, Rakutin: 2 }) });
    const konev = ask('reach', 'Konev', made);
    expect([konev.hexes, ids(konev)]).toEqual([[], ['pgg.held.item', 'pgg.reach.shoved']]);
    expect(ask('rail', 'Konev', made).hexes).toEqual([]);
    expect(ask('reach', 'Rakutin', made).hexes.length).toBeGreaterThan(6);
    expect(ids(ask('reach', 'rifle#1', made))).toContain('pgg.reach.perhapsFrozen');
    expect(ids(ask('reach', 'rifle#2', made))).not.toContain('pgg.reach.perhapsFrozen');
    expect(ids(ask('reach', 'Rakutin', made))).not.toContain('pgg.reach.perhapsFrozen');
    // both armies are free from turn 2
    const later = scene(inland, at, { ...frozen, turn: 2, place: 't2/sov/movement' });
    expect(ask('reach', 'Konev', later).hexes.length).toBeGreaterThan(6);
  });
  it('PGG-10.21 PGG-10.23 a leader moves 10, and enters a zone only with a unit that can attack', () => {
    const narrow = draw({ columns: [1, 9], rows: [10, 10], east: ['0110'], roads: [['0410', '0510']] });
    const soviet = { place: 't8/sov/movement', turn: 8 };
    const alone = ask('reach', 'Lukin', scene(narrow, { Lukin: '0410', '6inf': '0710' }, soviet));
    expect(label(alone, '0510')).toBe('9½');
    expect(label(alone, '0610')).toBeUndefined();
    const with1 = ask('reach', 'Lukin', scene(narrow, { Lukin: '0410', 'rifle#1': '0410', '6inf': '0710' }, soviet));
    expect(label(with1, '0610')).toBe('8½');
  });
  it('PGG-6.51 PGG-6.56 whom it may overrun: three points left beside him, out of a zone, too; PGG-6.53 PGG-6.55 not leaders alone, not without command', () => {
    const narrow = draw({ columns: [1, 9], rows: [10, 10], east: ['0110'] });
    const targets = (overlay: Overlay) => overlay.hexes.filter(({ rule }) => rule === '6.51').map(({ hex }) => hex);
    expect(targets(ask('reach', '6inf', scene(narrow, { '6inf': '0110', 'rifle#1': '0610' }, at)))).toEqual(['0610']);
    // one hex farther the last points are gone
    expect(targets(ask('reach', '6inf', scene(narrow, { '6inf': '0110', 'rifle#1': '0710' }, at)))).toEqual([]);
    expect(targets(ask('reach', '6inf', scene(narrow, { '6inf': '0510', 'rifle#1': '0610' }, at)))).toEqual(['0610']);
    const soviet = { place: 't8/sov/movement', turn: 8 };
    const by = (pieces: { readonly [piece: string]: string }) =>
      targets(ask('reach', 'rifle#1', scene(narrow, pieces, soviet)));
    expect(by({ 'rifle#1': '0410', '6inf': '0510', Lukin: '0310' })).toEqual(['0510']);
    expect(by({ 'rifle#1': '0410', '6inf': '0510' })).toEqual([]);
    const lonely = ask('reach', 'Lukin', scene(narrow, { Lukin: '0410', '6inf': '0510' }, soviet));
    expect(targets(lonely)).toEqual([]);
  });
  it('PGG-A11 three points alone, or with the cost of the hex that is overrun', () => {
    const woods = draw({ columns: [1, 9], rows: [10, 10], terrain: { forest: ['0610'] } });
    const pieces = { '6inf': '0110', 'rifle#1': '0610' };
    const targets = (a11: string) =>
      ask('reach', '6inf', scene(woods, pieces, { ...at, options: { a11 } })).hexes.filter(
        ({ rule }) => rule === '6.51',
      ).length;
    expect(targets('flat')).toBe(1);
    expect(targets('entry')).toBe(0);
  });
  it('PGG-7.2 where it may not stay for stacking the hex says so', () => {
    const narrow = draw({ columns: [1, 9], rows: [10, 10] });
    const full = { '26inf': '0310', '5inf': '0310', '16inf': '0310' };
    const overlay = ask('reach', '6inf', scene(narrow, { '6inf': '0110', ...full }, at));
    expect(overlay.hexes.find(({ hex }) => hex === '0310')).toMatchObject({ tone: 'half', rule: '7.2' });
    expect(overlay.hexes.find(({ hex }) => hex === '0410')?.tone).toBe('good');
  });
  it('PGG-6.4 up to turn 6 Soviets overrun nobody in columns 01 and 02', () => {
    const narrow = draw({ columns: [1, 9], rows: [10, 10], east: ['0910'] });
    const pieces = { 'rifle#1': '0410', '6inf': '0210', Lukin: '0510' };
    const overruns = (turn: number) =>
      ask('reach', 'rifle#1', scene(narrow, pieces, { turn, place: `t${turn}/sov/movement` })).hexes.flatMap(
        ({ hex, rule }) => (rule === '6.51' ? [hex] : []),
      );
    expect([overruns(6), overruns(7)]).toEqual([[], ['0210']]);
  });
  it('PGG-6.23 that all its points are counted is said where nobody knows what it spent, or where that is asked', () => {
    const narrow = draw({ columns: [1, 9], rows: [10, 10] });
    const told = (tool: string, began: Context['began']) =>
      ids(ask(tool, '6inf', scene(narrow, { '6inf': '0210' }, { ...at, ...(began && { began }) }))).includes(
        'pgg.reach.whole',
      );
    const began = { at: { '6inf': '0110' } };
    expect([told('reach', undefined), told('reach', began), told('reachWhole', began)]).toEqual([true, false, true]);
  });
});
