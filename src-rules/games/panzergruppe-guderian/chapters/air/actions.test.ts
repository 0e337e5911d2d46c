import { describe, expect, it } from 'vitest';
import { bid, reach, refusal, table } from '../../testing/at.ts';

describe('German air markers', () => {
  it('PGG-13.2 PGG-A18 the turn of capture is kept; the limit returns when Smolensk is retaken', () => {
    const played = reach(table(), 't4/ger/cities');
    played.act('control', { objective: 'smolensk', control: 'german', line: 'open' });
    // A18: taken on turn 4, open from turn 5
    expect(refusal('air-place', { hex1: '5510' }, played.context)).toBe('13.2');
    reach(played, 't5/ger/interdiction');
    expect(refusal('air-place', { hex1: '5510' }, played.context)).toBeUndefined();
    played.act('control', { objective: 'smolensk', control: 'split' });
    expect(refusal('air-place', { hex1: '5510' }, played.context)).toBe('13.2');
  });

  it('PGG-A19 one marker in three turns: the turns that are meant are said', () => {
    const why = (a19: string, second: string) => {
      const played = reach(table({ a19 }), 't4/sov/interdiction');
      played.act('interdiction-place', { hex: '1818' });
      reach(played, second);
      const said = bid('interdiction-place', { hex: '1818' }, played.context);
      return said.ok ? undefined : { id: said.msg.id, p: said.msg.p };
    };
    expect(why('blocks', 't6/sov/interdiction')).toMatchObject({
      id: 'pgg.bar.interdictionBlock',
      p: { from: 4, to: 6 },
    });
    expect(why('blocks', 't7/sov/interdiction')?.id).not.toBe('pgg.bar.interdictionBlock');
  });
});
