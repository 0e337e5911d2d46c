import { describe, expect, it } from 'vitest';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { reach, table } from '../../testing/at.ts';
import { draw, ratings, scene, verdicts } from '../../testing/draw.ts';
import { map } from '../../testing/gameMap.ts';

/** Who stands on the map, what is noted on it, markers, and the status kept for a phase. */
const sheet = draw({ columns: [3, 12], rows: [5, 12] });

const facts = (proposal: Proposal): readonly Fact[] => (proposal.ok ? proposal.facts : []);

describe('status kept for a phase', () => {
  const judge = (side: string) => map.supplyChecks.find((one) => one.side === side);
  it('PGG-6.25 PGG-6.55 marked at the start of a movement phase, gone with it; elsewhere nothing is marked', () => {
    const here = scene(sheet, { '6inf': '0606' }, { place: 't3/ger/movement' });
    const marked = judge('german')?.freeze?.(verdicts(here, 'german'), here.context);
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
    expect(judge('german')?.freeze?.(verdicts(combat, 'german'), combat.context)).toMatchObject({
      ok: false,
      rule: '11.0',
    });
    const soviet = judge('soviet')?.freeze;
    expect(soviet?.([], here.context)).toMatchObject({ ok: false });

    const played = reach(table(), 't3/ger/movement');
    played.write(marked ? facts(marked) : []);
    expect(Object.keys(played.state.marks.status ?? {})).toEqual(['6inf']);
    const task = () => JSON.stringify(played.outline).match(/pgg\.status\.(judged|unjudged)/)?.[0];
    expect(task()).toBe('pgg.status.judged');
    reach(played, 't3/ger/combat');
    expect(played.state.marks.status).toBeUndefined();
  });
  it('PGG-N02 who is marked out of command for a rating nobody typed is not marked so without a word', () => {
    const said = (rosters: ReturnType<typeof ratings>) => {
      const east = ['1205', '1206', '1207', '1208'];
      const ground = draw({ columns: [3, 12], rows: [5, 12], east });
      const here = scene(ground, { 'rifle#1': '0806', Konev: '0906' }, { place: 't3/sov/movement', rosters });
      const marked = judge('soviet')?.freeze?.(verdicts(here, 'soviet'), here.context);
      return marked?.ok ? marked.next?.map(({ msg, rule }) => [msg.id, rule]) : undefined;
    };
    expect(said({})).toEqual([['pgg.way.ratings', '10.1']]);
    expect(said(ratings({ Konev: 3 }))).toBeUndefined();
  });
  it('both German movement phases have a status of their own', () => {
    for (const place of ['t3/ger/movement', 't3/ger/mech']) {
      const here = scene(sheet, { '6inf': '0606' }, { place });
      const marked = judge('german')?.freeze?.(verdicts(here, 'german'), here.context);
      expect(marked && facts(marked)[0]).toMatchObject({ until: place });
    }
  });
});
