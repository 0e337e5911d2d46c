import { describe, expect, it } from 'vitest';
import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { reach, table } from '../testing/at.ts';
import { draw, scene, verdicts } from '../testing/draw.ts';
import { map } from './index.ts';

/** Who stands on the map, what is noted on it, markers, and the status kept for a phase. */
const sheet = draw({ columns: [3, 12], rows: [5, 12] });
const piece = (of: ReturnType<typeof scene>, id: string): Piece => {
  const found = of.stand.pieces.find((one) => one.id === id);
  if (!found) throw new Error(`${id} does not stand`);
  return found;
};
const facts = (proposal: Proposal): readonly Fact[] => (proposal.ok ? proposal.facts : []);

describe('who stands', () => {
  it('PGG-X06 an untried counter shows its number, one that was shown its strength and no sooner', () => {
    const at = { 'rifle#1': '0505', 'rifle#2': '0505', 'armor#1': '0505' };
    const here = scene(sheet, at, { cells: { at, tried: { 'rifle#2': '2-3-6' } } });
    expect(piece(here, 'rifle#1')).toMatchObject({ name: '#1', symbol: 'untriedInfantry', kind: 'rifle' });
    expect(piece(here, 'rifle#2')).toMatchObject({ name: '2-3-6', symbol: 'infantry' });
    expect(piece(here, 'armor#1').symbol).toBe('untriedArmor');
    expect(JSON.stringify(here.stand.pieces.filter(({ id }) => id !== 'rifle#2'))).not.toMatch(/\d-\d-\d/);
  });

  it('PGG-9.61 eliminated Germans, lost and withdrawn leaders do not stand, whatever the map cell says', () => {
    const at = { '6inf': '0505', '26inf': '0505', Lukin: '0606', Konev: '0606', Remezov: '0606' };
    const here = scene(sheet, at, {
      cells: { at, steps: { '6inf': 0, '26inf': 1 }, leaderLost: { Lukin: true }, away: { Konev: 2 } },
    });
    expect(here.stand.pieces.map(({ id }) => id)).toEqual(['26inf', 'Remezov']);
  });

  it('nonsense in the cell stands nowhere; who is off the drawn map is listed', () => {
    const here = scene(sheet, { '6inf': '9999', nobody: '0505', '26inf': 'x', '5inf': '2020' });
    expect(here.stand.pieces.map(({ id }) => id)).toEqual(['6inf', '26inf', '5inf']);
    expect(here.stand.off.map(({ id }) => id)).toEqual(['6inf', '26inf', '5inf']);
    expect(verdicts(here, 'german')).toEqual([]);
  });

  it('PGG-8.11 a unit beside the drawn part controls what is drawn of its six hexes', () => {
    const here = scene(sheet, { 'rifle#1': '1307' });
    const zone = here.board.ids.filter((_, node) => here.stand.zones.soviet?.[node] === 1);
    expect(zone).toEqual(['1206', '1207']);
  });
});

describe('what is noted on a piece', () => {
  const state = (id: string) => map.states.find((one) => one.id === id);
  it('PGG-6.61 disruption is marked by name; a mark on a hex covers all there, until one of them is freed', () => {
    const at = { 'rifle#1': '0505', 'rifle#2': '0505', '6inf': '0606' };
    const marks: Around['marks'] = { disrupted: { 'hex:0505': { value: { side: 'soviet', hex: '0505' } } } };
    const here = scene(sheet, at, { marks });
    expect(piece(here, 'rifle#1').states).toEqual(['disrupted']);
    expect(piece(here, '6inf').states).toEqual([]);
    const disrupted = state('disrupted');
    expect(
      facts(disrupted?.put(piece(here, '6inf'), true, here.around) ?? { ok: true, says: { id: '' }, facts: [] }),
    ).toEqual([{ kind: 'mark', mark: 'disrupted', key: '6inf', value: { side: 'german', hex: '0606' } }]);
    const freed = disrupted?.put(piece(here, 'rifle#1'), false, here.around);
    expect(freed && facts(freed)).toEqual([
      { kind: 'mark', mark: 'disrupted', key: 'hex:0505', value: null },
      { kind: 'mark', mark: 'disrupted', key: 'rifle#2', value: { side: 'soviet', hex: '0505' } },
    ]);
  });

  it('PGG-9.75 PGG-A48 a retreat among friends is noted for the phase, or for the player-turn', () => {
    const until = (a48: string) => {
      const here = scene(sheet, { '6inf': '0606' }, { options: { a48 } });
      const put = state('retreated')?.put(piece(here, '6inf'), true, here.around);
      return put && facts(put).map((fact) => (fact.kind === 'mark' ? fact.until : ''));
    };
    expect(until('phase')).toEqual(['t3/ger/combat']);
    expect(until('turn')).toEqual(['t3/ger']);
  });

  it('PGG-11.33 an arrival is noted for its turn', () => {
    const here = scene(sheet, { 'rifle#1': '0606' });
    const put = state('arrived')?.put(piece(here, 'rifle#1'), true, here.around);
    expect(put && facts(put)).toMatchObject([{ mark: 'arrived', key: 'rifle#1', until: 't3' }]);
    const marked = scene(sheet, { 'rifle#1': '0606' }, { marks: { arrived: { 'rifle#1': { value: {} } } } });
    expect(piece(marked, 'rifle#1').states).toEqual(['arrived']);
    const off = state('arrived')?.put(piece(marked, 'rifle#1'), false, marked.around);
    expect(off && facts(off)).toEqual([{ kind: 'mark', mark: 'arrived', key: 'rifle#1', value: null }]);
  });
});

describe('markers', () => {
  const marker = (id: string) => map.markers.find((one) => one.id === id);
  const put = (id: string, hex: string, of: ReturnType<typeof scene>): Proposal | undefined =>
    marker(id)?.put?.(hex, of.around);
  it('PGG-13.2 PGG-A17 air markers by the rule of the form: three, one a hex, as far as the column agreed', () => {
    const far = draw({ columns: [38, 42], rows: [10, 12] });
    const at = (a17: string) => scene(far, {}, { options: { a17 } });
    expect(put('air', '3910', at('40'))?.ok).toBe(true);
    expect(put('air', '4010', at('40'))).toMatchObject({ ok: false, rule: '13.2' });
    expect(put('air', '4010', at('41'))?.ok).toBe(true);
    const there = scene(far, {}, { cells: { at: {}, air: { 3910: true } } });
    expect(put('air', '3910', there)).toMatchObject({ ok: false, rule: '13.33' });
    expect(there.stand.markers).toEqual([{ kind: 'air', hex: '3910' }]);
    expect(facts(marker('air')?.take?.('3910', there.around) ?? { ok: false, msg: { id: '' }, rule: '' })).toEqual([
      { kind: 'set', cell: 'air', key: '3910', value: null },
    ]);
  });

  it('PGG-13.45 the Soviet marker is not placed on Germans: the map knows where they are', () => {
    const a4 = { place: 't3/sov/interdiction' };
    const here = scene(sheet, { '6inf': '0606', 'rifle#1': '0707' }, a4);
    expect(put('interdiction', '0606', here)).toMatchObject({ ok: false, rule: '13.45' });
    expect(put('interdiction', '0707', here)?.ok).toBe(true);
    expect(put('interdiction', '0808', here)?.ok).toBe(true);
  });

  it('PGG-6.37 a rail is broken where one is drawn; Germans pick the marker up, Soviets repair it', () => {
    const rails = draw({ columns: [3, 12], rows: [5, 12], rails: [['0505', '0605']] });
    const here = scene(rails, {}, { place: 't3/ger/movement' });
    expect(put('brokenRail', '0505', here)?.ok).toBe(true);
    expect(put('brokenRail', '0707', here)).toMatchObject({ ok: false, rule: '6.37' });
    const broken = { cells: { at: {}, brokenRail: { '0505': 0 } } };
    const take = (place: string) => {
      const of = scene(rails, {}, { ...broken, place });
      const taken = marker('brokenRail')?.take?.('0505', of.around);
      return taken && facts(taken);
    };
    expect(take('t3/ger/movement')).toEqual([{ kind: 'set', cell: 'brokenRail', key: '0505', value: null }]);
    expect(take('t3/sov/movement')).toEqual([{ kind: 'set', cell: 'brokenRail', key: '0505', value: 3 }]);
  });
});

describe('status kept for a phase', () => {
  const judge = (side: string) => map.judges.find((one) => one.side === side);
  it('PGG-6.25 PGG-6.55 marked at the start of a movement phase, gone with it; elsewhere nothing is marked', () => {
    const here = scene(sheet, { '6inf': '0606' }, { place: 't3/ger/movement' });
    const marked = judge('german')?.freeze?.(verdicts(here, 'german'), here.around);
    expect(marked && facts(marked)).toEqual([
      {
        kind: 'mark',
        mark: 'status',
        key: '6inf',
        value: { side: 'german', hex: '0606', state: 'out' },
        until: 't3/ger/movement',
      },
    ]);
    const combat = scene(sheet, { '6inf': '0606' });
    expect(judge('german')?.freeze?.(verdicts(combat, 'german'), combat.around)).toMatchObject({
      ok: false,
      rule: '11.0',
    });
    const soviet = judge('soviet')?.freeze;
    expect(soviet?.([], here.around)).toMatchObject({ ok: false });

    const played = reach(table(), 't3/ger/movement');
    played.write(marked ? facts(marked) : []);
    expect(Object.keys(played.state.marks.status ?? {})).toEqual(['6inf']);
    const task = () => JSON.stringify(played.outline).match(/pgg\.status\.(judged|unjudged)/)?.[0];
    expect(task()).toBe('pgg.status.judged');
    reach(played, 't3/ger/combat');
    expect(played.state.marks.status).toBeUndefined();
  });

  it('both German movement phases have a status of their own', () => {
    for (const place of ['t3/ger/movement', 't3/ger/mech']) {
      const here = scene(sheet, { '6inf': '0606' }, { place });
      const marked = judge('german')?.freeze?.(verdicts(here, 'german'), here.around);
      expect(marked && facts(marked)[0]).toMatchObject({ until: place });
    }
  });
});
