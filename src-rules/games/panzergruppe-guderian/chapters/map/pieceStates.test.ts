import { describe, expect, it } from 'vitest';
import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { draw, scene } from '../../testing/draw.ts';
import { map } from '../../testing/gameMap.ts';

/** Who stands on the map, what is noted on it, markers, and the status kept for a phase. */
const sheet = draw({ columns: [3, 12], rows: [5, 12] });

const piece = (of: ReturnType<typeof scene>, id: string): Piece => {
  const found = of.stand.pieces.find((one) => one.id === id);
  if (!found) throw new Error(`${id} does not stand`);
  return found;
};

const facts = (proposal: Proposal): readonly Fact[] => (proposal.ok ? proposal.facts : []);

describe('what is noted on a piece', () => {
  const state = (id: string) => map.states.find((one) => one.id === id);
  it('PGG-6.61 disruption is marked by name; a mark on a hex covers all there, until one of them is freed', () => {
    const at = { 'rifle#1': '0505', 'rifle#2': '0505', '6inf': '0606' };
    const marks: Context['marks'] = { disrupted: { 'hex:0505': { value: { side: 'soviet', hex: '0505' } } } };
    const here = scene(sheet, at, { marks });
    expect(piece(here, 'rifle#1').states).toEqual(['disrupted']);
    expect(piece(here, '6inf').states).toEqual([]);
    const disrupted = state('disrupted');
    expect(
      facts(disrupted?.put(piece(here, '6inf'), true, here.context) ?? { ok: true, says: { id: '' }, facts: [] }),
    ).toEqual([{ kind: 'mark', mark: 'disrupted', key: '6inf', value: { side: 'german', hex: '0606' } }]);
    const freed = disrupted?.put(piece(here, 'rifle#1'), false, here.context);
    expect(freed && facts(freed)).toEqual([
      { kind: 'mark', mark: 'disrupted', key: 'hex:0505', value: null },
      { kind: 'mark', mark: 'disrupted', key: 'rifle#2', value: { side: 'soviet', hex: '0505' } },
    ]);
  });
  it('PGG-9.75 PGG-A48 a retreat among friends is noted for the phase, or for the player-turn', () => {
    const until = (a48: string) => {
      const here = scene(sheet, { '6inf': '0606' }, { options: { a48 } });
      const put = state('retreated')?.put(piece(here, '6inf'), true, here.context);
      return put && facts(put).map((fact) => (fact.kind === 'mark' ? fact.until : ''));
    };
    expect(until('phase')).toEqual(['t3/ger/combat']);
    expect(until('turn')).toEqual(['t3/ger']);
  });
  it('PGG-11.33 an arrival is noted for its turn', () => {
    const here = scene(sheet, { 'rifle#1': '0606' });
    const put = state('arrived')?.put(piece(here, 'rifle#1'), true, here.context);
    expect(put && facts(put)).toMatchObject([{ mark: 'arrived', key: 'rifle#1', until: 't3' }]);
    const marked = scene(sheet, { 'rifle#1': '0606' }, { marks: { arrived: { 'rifle#1': { value: {} } } } });
    expect(piece(marked, 'rifle#1').states).toEqual(['arrived']);
    const off = state('arrived')?.put(piece(marked, 'rifle#1'), false, marked.context);
    expect(off && facts(off)).toEqual([{ kind: 'mark', mark: 'arrived', key: 'rifle#1', value: null }]);
  });
});
