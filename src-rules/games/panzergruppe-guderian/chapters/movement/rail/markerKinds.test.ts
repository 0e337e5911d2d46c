import { describe, expect, it } from 'vitest';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { draw, scene } from '../../../testing/draw.ts';
import { map } from '../../../testing/gameMap.ts';

const facts = (proposal: Proposal): readonly Fact[] => (proposal.ok ? proposal.facts : []);

describe('markers', () => {
  const marker = (id: string) => map.markers.find((one) => one.id === id);
  const put = (id: string, hex: string, of: ReturnType<typeof scene>): Proposal | undefined =>
    marker(id)?.put?.(hex, of.context);
  it('PGG-6.37 a rail is broken where one is drawn; Germans pick the marker up, Soviets repair it', () => {
    const rails = draw({ columns: [3, 12], rows: [5, 12], rails: [['0505', '0605']] });
    const here = scene(rails, {}, { place: 't3/ger/movement' });
    expect(put('brokenRail', '0505', here)?.ok).toBe(true);
    expect(put('brokenRail', '0707', here)).toMatchObject({ ok: false, rule: '6.37' });
    const broken = { cells: { at: {}, brokenRail: { '0505': 0 } } };
    const take = (place: string) => {
      const of = scene(rails, {}, { ...broken, place });
      const taken = marker('brokenRail')?.take?.('0505', of.context);
      return taken && facts(taken);
    };
    expect(take('t3/ger/movement')).toEqual([{ kind: 'set', cell: 'brokenRail', key: '0505', value: null }]);
    expect(take('t3/sov/movement')).toEqual([{ kind: 'set', cell: 'brokenRail', key: '0505', value: 3 }]);
  });
});
