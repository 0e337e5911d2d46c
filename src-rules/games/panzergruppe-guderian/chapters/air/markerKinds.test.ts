import { describe, expect, it } from 'vitest';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { draw, scene } from '../../testing/draw.ts';
import { map } from '../../testing/gameMap.ts';

/** Who stands on the map, what is noted on it, markers, and the status kept for a phase. */
const sheet = draw({ columns: [3, 12], rows: [5, 12] });

const facts = (proposal: Proposal): readonly Fact[] => (proposal.ok ? proposal.facts : []);

describe('markers', () => {
  const marker = (id: string) => map.markers.find((one) => one.id === id);
  const put = (id: string, hex: string, of: ReturnType<typeof scene>): Proposal | undefined =>
    marker(id)?.put?.(hex, of.context);
  it('PGG-13.2 PGG-A17 air markers by the rule of the form: three, one a hex, as far as the column agreed', () => {
    const far = draw({ columns: [38, 42], rows: [10, 12] });
    const at = (a17: string) => scene(far, {}, { options: { a17 } });
    expect(put('air', '3910', at('40'))?.ok).toBe(true);
    expect(put('air', '4010', at('40'))).toMatchObject({ ok: false, rule: '13.2' });
    expect(put('air', '4010', at('41'))?.ok).toBe(true);
    const there = scene(far, {}, { cells: { at: {}, air: { 3910: true } } });
    expect(put('air', '3910', there)).toMatchObject({ ok: false, rule: '13.33' });
    expect(there.stand.markers).toEqual([{ kind: 'air', hex: '3910' }]);
    expect(facts(marker('air')?.take?.('3910', there.context) ?? { ok: false, msg: { id: '' }, rule: '' })).toEqual([
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
});
