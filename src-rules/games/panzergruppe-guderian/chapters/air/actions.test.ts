import { describe, expect, it } from 'vitest';
import { reach, refusal, table } from '../../testing/at.ts';

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
});
