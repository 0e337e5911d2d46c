import { describe, expect, it } from 'vitest';
import { answerMap as answer } from '../../testing/ask.ts';

/** The map on the command line: the same functions as the screen, from a sheet, a few hexes, or numbers alone. */
describe('a map on the command line', () => {
  it('PGG-15.11a PGG-10.4a lines of the objectives, surrounded leaders', () => {
    const ground = { names: { '0510': 'Orsha' } };
    const open = answer('vp-line', { ground, units: [{ id: '6inf', hex: '0510' }] });
    expect(open.objectives).toContainEqual(
      expect.objectContaining({ objective: 'orsha', control: 'german', open: true }),
    );
    expect(open.note).toMatchObject({ ok: true });
    const ring = ['0908', '0910', '0809', '1009'].map((hex, i) => ({
      id: ['6inf', '26inf', '5inf', '16inf'][i] ?? '',
      hex,
    }));
    const units = [{ id: 'Lukin', hex: '0909' }, ...ring];
    expect(answer('surrounded', { units, leader: 'Lukin' })).toMatchObject({
      ring: true,
      pocket: true,
      hexes: ['0909'],
    });
    expect(answer('surrounded', { units: units.slice(0, 2), leader: 'Lukin' })).toMatchObject({ ring: false });
  });
});
