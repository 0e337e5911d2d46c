import { describe, expect, it } from 'vitest';
import { askWith as ask } from '../../testing/ask.ts';

describe('questions of the record', () => {
  it('PGG-7.3 PGG-15.12 the divisions', () => {
    const all = ask('divisions') as { id: string; units: string[]; integrity: boolean; points: number }[];
    expect(all).toHaveLength(36);
    expect(all.find((one) => one.id === '1 Cav')).toMatchObject({ integrity: false, points: 0 });
    expect(all.filter((one) => one.points > 0)).toHaveLength(33);
  });
});
