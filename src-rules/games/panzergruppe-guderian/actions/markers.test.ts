import { describe, expect, it } from 'vitest';
import { accounts, recordCells } from '../cells-ids.ts';
import { railOpenAt } from '../markers.ts';
import { mapOf } from '../reading.ts';
import { at, bid, reach, refusal, table } from '../testing/at.ts';
import { draw } from '../testing/draw.ts';

const fallen = (since: number, line = 'open') => ({
  [recordCells.control]: { smolensk: 'german' },
  [recordCells.line]: { smolensk: line },
  [recordCells.controlSince]: { smolensk: since },
});

it('PGG-6.37 PGG-13.42 no marker is placed, taken up or removed without a hex', () => {
  const broken = { cells: { [recordCells.brokenRail]: { '2010': 0 } } };
  expect(refusal('rail-break', { hex: '' }, at())).toBe('6.37');
  expect(refusal('rail-repair', { hex: '' }, at(broken))).toBe('6.37');
  expect(refusal('rail-pick-up', { hex: '' }, at(broken))).toBe('6.37');
  expect(refusal('interdiction-place', { hex: '' }, at())).toBe('13.42');
  expect(bid('rail-break', { hex: '' }, at())).toMatchObject({ msg: { id: 'pgg.bar.noHex' } });
  expect(bid('rail-repair', { hex: '' }, at(broken))).toMatchObject({ msg: { id: 'pgg.bar.noHex' } });
  expect(refusal('rail-repair', { hex: '2010' }, at(broken))).toBeUndefined();
});

describe('German air markers', () => {
  it('PGG-13.1 PGG-13.33 three at most, one a hex', () => {
    expect(refusal('air-place', { hex1: '2010', hex2: '2011', hex3: '2012' }, at())).toBeUndefined();
    const two = at({ cells: { [recordCells.air]: { '2010': true, '2011': true } } });
    expect(refusal('air-place', { hex1: '2012' }, two)).toBeUndefined();
    expect(refusal('air-place', { hex1: '2012', hex2: '2013' }, two)).toBe('13.1');
    expect(refusal('air-place', { hex1: '2010' }, two)).toBe('13.33');
    expect(refusal('air-place', { hex1: '2015', hex2: '2015' }, at())).toBe('13.33');
  });

  it('PGG-13.2 PGG-A17 column 39 is open, column 40 is not; by the other ruling 40 is and 41 is not', () => {
    expect(refusal('air-place', { hex1: '3920' }, at())).toBeUndefined();
    expect(refusal('air-place', { hex1: '4001' }, at())).toBe('13.2');
    const wider = { options: { a17: '41' } };
    expect(refusal('air-place', { hex1: '4001' }, at(wider))).toBeUndefined();
    expect(refusal('air-place', { hex1: '4101' }, at(wider))).toBe('13.2');
  });

  it('PGG-13.2 PGG-A18 anywhere once Smolensk is German with a line, from the turn after its capture', () => {
    const far = { hex1: '5510' };
    expect(refusal('air-place', far, at({ turn: 5, cells: fallen(5) }))).toBe('13.2');
    expect(refusal('air-place', far, at({ turn: 6, cells: fallen(5) }))).toBeUndefined();
    expect(refusal('air-place', far, at({ turn: 5, cells: fallen(5), options: { a18: 'same' } }))).toBeUndefined();
    expect(refusal('air-place', far, at({ turn: 6, cells: fallen(5, 'cut') }))).toBe('13.2');
  });

  it('PGG-13.2 PGG-A18 the turn of capture is kept; the limit returns when Smolensk is retaken', () => {
    const played = reach(table(), 't4/ger/cities');
    played.act('control', { objective: 'smolensk', control: 'german', line: 'open' });
    // A18: taken on turn 4, open from turn 5
    expect(refusal('air-place', { hex1: '5510' }, played.around)).toBe('13.2');
    reach(played, 't5/ger/interdiction');
    expect(refusal('air-place', { hex1: '5510' }, played.around)).toBeUndefined();
    played.act('control', { objective: 'smolensk', control: 'split' });
    expect(refusal('air-place', { hex1: '5510' }, played.around)).toBe('13.2');
  });
});

describe('Soviet interdiction', () => {
  const placing = (over: Parameters<typeof at>[0] = {}) => at({ turn: 4, place: 't4/sov/interdiction', ...over });

  it('PGG-13.41 three uses, never turn 12, one marker', () => {
    expect(refusal('interdiction-place', { hex: '1010' }, placing())).toBeUndefined();
    expect(refusal('interdiction-place', { hex: '1010' }, placing({ turn: 12 }))).toBe('13.41');
    expect(refusal('interdiction-place', { hex: '1010' }, placing({ balances: { [accounts.interdiction]: 0 } }))).toBe(
      '13.41',
    );
    expect(
      refusal('interdiction-place', { hex: '1010' }, placing({ cells: { [recordCells.sovietMarker]: '1212' } })),
    ).toBe('13.41');
  });

  it('PGG-13.41 PGG-A19 any three turns, or one in each block of three', () => {
    const used = { cells: { [recordCells.sovietMarkerUses]: { 5: '1010' } }, turn: 6 };
    expect(refusal('interdiction-place', { hex: '1010' }, placing(used))).toBeUndefined();
    expect(refusal('interdiction-place', { hex: '1010' }, placing({ ...used, options: { a19: 'blocks' } }))).toBe(
      '13.41',
    );
    expect(
      refusal('interdiction-place', { hex: '1010' }, placing({ ...used, turn: 7, options: { a19: 'blocks' } })),
    ).toBeUndefined();
  });

  it('PGG-13.45 nor where the record has a German, whoever forgets to say so', () => {
    const at = { '6inf': '1010', 'rifle#1': '1011' };
    expect(refusal('interdiction-place', { hex: '1010' }, placing({ cells: { at } }))).toBe('13.45');
    expect(refusal('interdiction-place', { hex: '1011' }, placing({ cells: { at } }))).toBeUndefined();
    // one that is gone stands nowhere
    expect(
      refusal('interdiction-place', { hex: '1010' }, placing({ cells: { at, steps: { '6inf': 0 } } })),
    ).toBeUndefined();
  });

  it('PGG-13.45 PGG-13.42 not on German units, anywhere else', () => {
    expect(refusal('interdiction-place', { hex: '1010', germans: true }, placing())).toBe('13.45');
    expect(refusal('interdiction-place', { hex: '5901' }, placing())).toBeUndefined();
  });
});

describe('broken rails', () => {
  it('PGG-6.37 six markers at most; one taken up again is free for another', () => {
    const played = reach(table(), 't2/ger/movement');
    for (const hex of ['1010', '1011', '1012', '1013', '1014', '1015']) played.act('rail-break', { hex });
    expect(refusal('rail-break', { hex: '1016' }, played.around)).toBe('6.37');
    played.act('rail-pick-up', { hex: '1010' });
    expect(refusal('rail-break', { hex: '1016' }, played.around)).toBeUndefined();
    // a drawn hex without a railway has none to break, in the form as on the map
    const drawn = { map: draw({ columns: [10, 10], rows: [15, 17], rails: [['1015', '1016']] }) };
    expect(refusal('rail-break', { hex: '1017' }, { ...played.around, sheets: drawn })).toBe('6.37');
    expect(refusal('rail-break', { hex: '1016' }, { ...played.around, sheets: drawn })).toBeUndefined();
    expect(refusal('rail-break', { hex: '1011' }, played.around)).toBe('6.37');
  });

  it('PGG-6.37a trains run again from the turn after the repair', () => {
    const played = reach(table(), 't2/ger/movement');
    played.act('rail-break', { hex: '1010' });
    expect(railOpenAt(played.around, '1010')).toBe(false);
    reach(played, 't3/sov/movement');
    played.act('rail-repair', { hex: '1010' });
    expect(railOpenAt(played.around, '1010')).toBe(false);
    reach(played, 't4/sov/movement');
    expect(railOpenAt(played.around, '1010')).toBe(true);
    expect(mapOf(played.state.cells, recordCells.brokenRail)).toEqual({ 1010: 3 });
    expect(refusal('rail-repair', { hex: '1010' }, played.around)).toBe('6.37');
  });
});

describe('PGG-10.4 leaders withdrawn', () => {
  const moving = (over: Parameters<typeof at>[0] = {}) =>
    at({ turn: 4, place: 't4/sov/movement', options: { withdrawal: 'on' }, ...over });

  it('only under its option, out of a full ring', () => {
    expect(refusal('leader-withdraw', { leader: 'Konev', surrounded: true }, moving())).toBeUndefined();
    expect(refusal('leader-withdraw', { leader: 'Konev' }, moving())).toBe('10.4');
    expect(
      refusal('leader-withdraw', { leader: 'Konev', surrounded: true }, moving({ options: { withdrawal: 'off' } })),
    ).toBe('10.4');
  });

  it('only who has entered, by the schedule or on the map', () => {
    const leaves = (over: Parameters<typeof moving>[0] = {}) =>
      refusal('leader-withdraw', { leader: 'Onuprienko', surrounded: true }, moving(over));
    expect(leaves()).toBe('10.4');
    expect(refusal('leader-lost', { leader: 'Onuprienko' }, moving())).toBe('10.24');
    expect(leaves({ cells: { leaderIn: { Onuprienko: true } } })).toBeUndefined();
    expect(leaves({ cells: { at: { Onuprienko: '1010' } } })).toBeUndefined();
    expect(leaves({ turn: 12, place: 't12/sov/movement' })).toBe('10.4');
    // players may agree otherwise
    const anyway = bid('leader-withdraw', { leader: 'Onuprienko', surrounded: true }, moving());
    expect(!anyway.ok && anyway.anyway?.facts.length).toBe(3);
  });

  it('PGG-A20 a full ring, or by the other ruling a pocket', () => {
    const inPocket = moving({ options: { withdrawal: 'on', a20: 'pocket' } });
    expect(refusal('leader-withdraw', { leader: 'Konev', pocket: true }, inPocket)).toBeUndefined();
    expect(refusal('leader-withdraw', { leader: 'Konev', surrounded: true }, inPocket)).toBe('10.4');
    expect(refusal('leader-withdraw', { leader: 'Konev', pocket: true }, moving())).toBe('10.4');
  });

  it('one a turn, two a game, back from the next turn', () => {
    const played = reach(table({ withdrawal: 'on' }), 't4/sov/movement');
    played.act('leader-withdraw', { leader: 'Konev', surrounded: true });
    expect(refusal('leader-withdraw', { leader: 'Lukin', surrounded: true }, played.around)).toBe('10.4');
    expect(refusal('leader-return', { leader: 'Konev' }, played.around)).toBe('10.4');
    reach(played, 't5/sov/movement');
    expect(refusal('leader-withdraw', { leader: 'Konev', surrounded: true }, played.around)).toBe('10.4');
    played.act('leader-withdraw', { leader: 'Lukin', surrounded: true });
    played.act('leader-return', { leader: 'Konev' });
    reach(played, 't6/sov/movement');
    expect(refusal('leader-withdraw', { leader: 'Konev', surrounded: true }, played.around)).toBe('10.4');
    expect(played.state.balances[accounts.withdrawals]).toBe(0);
    const anyway = bid('leader-withdraw', { leader: 'Konev', surrounded: true }, played.around);
    expect(!anyway.ok && anyway.anyway?.facts.length).toBe(3);
  });

  it('PGG-12.4 a leader eliminated does not come back', () => {
    const played = reach(table({ withdrawal: 'on' }), 't4/sov/movement');
    played.act('leader-lost', { leader: 'Konev' });
    expect(refusal('leader-withdraw', { leader: 'Konev' }, played.around)).toBe('10.4');
    expect(refusal('leader-lost', { leader: 'Konev' }, played.around)).toBe('12.4');
  });
});
