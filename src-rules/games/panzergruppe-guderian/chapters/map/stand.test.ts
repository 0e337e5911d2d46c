import { describe, expect, it } from 'vitest';
import type { Piece } from '#rules/kit/game/mapSpec.ts';
import { draw, scene, verdicts } from '../../testing/draw.ts';

/** Who stands on the map, what is noted on it, markers, and the status kept for a phase. */
const sheet = draw({ columns: [3, 12], rows: [5, 12] });

const piece = (of: ReturnType<typeof scene>, id: string): Piece => {
  const found = of.stand.pieces.find((one) => one.id === id);
  if (!found) throw new Error(`${id} does not stand`);
  return found;
};

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
  it('PGG-9.61 a unit that has lost steps says how many are left, a whole one nothing', () => {
    const at = { '6inf': '0505', '26inf': '0505', '7pz-1': '0606', 'rifle#1': '0707' };
    const here = scene(sheet, at, { cells: { at, steps: { '6inf': 3, '26inf': 4, '7pz-1': 1 } } });
    const shown = Object.keys(at).map((id) => piece(here, id).steps);
    expect(shown.map((steps) => steps && [steps.left, steps.of])).toEqual([[3, 4], undefined, [1, 2], undefined]);
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
