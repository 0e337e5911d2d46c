import { describe, expect, it } from 'vitest';
import { describeHex } from '#rules/kit/hexmap/describeHex.ts';
import { parseSheetText } from '#rules/kit/hexmap/file/parseSheet.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { type Drawing, draw, scene } from '../../testing/drawn.ts';
import { map } from '../../testing/map.ts';
import { alsoKeys, sheetSpec } from './sheet.ts';
import { hexCosts, terrains } from './terrain.ts';

/** 8.31: hexes with more than one terrain, as every reader has them. */

type Laid = Partial<Drawing>;
const block = { rows: [42, 50], columns: [1, 14] } as const;
const at = { 'pz-1': '4605', 'rifles-1': '4606' };
const of = (drawing: Laid, pieces: { readonly [unit: string]: string } = at, over = {}) =>
  scene(draw({ ...block, ...drawing }), pieces, { cells: { at: pieces }, ...over });

const left = (drawing: Laid, unit: string, hex: string, over = {}) => {
  const { board, stand, context } = of(drawing, { [unit]: '4605' }, over);
  const tool = map.tools.find(({ id }) => id === 'reach');
  return tool?.show(unit, board, stand, context).hexes.find((one) => one.hex === hex)?.label;
};
const attack = (drawing: Laid) => {
  const { board, context } = of(drawing);
  const made = map.fight?.({ target: '4606', attackers: ['pz-1'], side: 'german' }, board, context);
  const calculator = game.calculators.find(({ id }) => id === 'attack');
  const input = calculator?.parse(made?.input ?? {}, context);
  if (!calculator || !input?.ok) throw new Error(JSON.stringify(input));
  const panel = calculator.panel(input.value, context, []);
  return { terrain: input.value.terrain, steps: JSON.stringify(panel.figures.find(({ id }) => id === 'drm')) };
};
const two = (own: string, also: string): Laid => ({ terrain: { [own]: ['4606'] }, features: { [also]: ['4606'] } });

describe('a hex of two terrains', () => {
  it('RTL-8.31: the chart lists them from the cheapest to the dearest for everybody in every weather', () => {
    for (const column of ['dry', 'rain'] as const)
      for (const who of [0, 1] as const) {
        const costs = terrains.map((one) => hexCosts[one][column][who] ?? Number.POSITIVE_INFINITY);
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      }
  });
  it('RTL-8.31: whoever moves pays the dearest, whichever of the two was drawn first', () => {
    // of 8
    expect(left({ terrain: { rough: ['4606'] } }, 'pz-1', '4606')).toBe('6');
    expect(left(two('rough', alsoKeys.marsh), 'pz-1', '4606')).toBe('5');
    expect(left(two('marsh', alsoKeys.rough), 'pz-1', '4606')).toBe('5');
    expect(left(two('openWoods', alsoKeys.rough), 'pz-1', '4606')).toBe('5');
    // a road leads through all of it (8.33)
    expect(left({ ...two('rough', alsoKeys.hills), links: { main: [['4605', '4606']] } }, 'pz-1', '4606')).toBe('7½');
    // and swamp is swamp (8.37)
    expect(left(two('rough', alsoKeys.swamp), 'pz-1', '4606')).toBeUndefined();
  });
  it('RTL-8.31 in combat each counts for what it does: the attack opens with both, the best DRM is the defender’s', () => {
    const marsh = attack({ terrain: { marsh: ['4606'] } });
    const both = attack(two('marsh', alsoKeys.rough));
    expect([marsh.terrain, both.terrain]).toEqual([['marsh'], ['rough', 'marsh']]);
    expect([marsh.steps.includes('rtl.attack.terrain'), both.steps.includes('rtl.attack.terrain.rough')]).toEqual([
      false,
      true,
    ]);
    expect(attack(two('rough', alsoKeys.hills)).steps).toContain('rtl.attack.terrain.hills');
    // the same terrain twice is one
    expect(attack(two('rough', alsoKeys.rough)).terrain).toEqual(['rough']);
  });
  it('RTL-8.64: nobody overruns into hills or swamp that share a hex', () => {
    const barred = (drawing: Laid) => {
      const { board, stand, context } = of(drawing);
      const tool = map.tools.find(({ id }) => id === 'overrun');
      return tool?.show('4606', board, stand, context).list.map(({ rule }) => rule);
    };
    expect([barred({}), barred(two('rough', alsoKeys.hills))]).toEqual([['8.63'], ['8.64']]);
  });
  it('RTL-14.22: nor is a strongpoint built where some of it is swamp', () => {
    const action = game.actions.find(({ id }) => id === 'strongpoint');
    const rule = (drawing: Laid) => {
      const pieces = { pioneers: '4606' };
      const place = 't3/ops#1/op/kind=assault/assault/construction';
      const { context } = of(drawing, pieces, { place, cells: { at: pieces, active: 'german' } });
      const input = action?.parse({ side: 'german', hex: '4606', unit: 'Invented pioneers' }, context);
      const made = action && input?.ok ? action.proposes(input.value, context) : undefined;
      return made?.ok ? undefined : made?.msg.id;
    };
    expect([rule({}), rule(two('rough', alsoKeys.swamp))]).toEqual([undefined, 'rtl.bar.buildSwamp']);
  });
  it('is drawn, told and read from a file like any feature', () => {
    const sheet = draw({ ...block, ...two('marsh', alsoKeys.rough) });
    const file = { format: 'stato-maggiore/sheet', version: 1, game: game.id, name: 'Two', sheet };
    const read = parseSheetText(JSON.stringify(file), sheetSpec, game.id);
    expect(read.ok && read.sheet.hexes['4606']).toEqual({ terrain: 'marsh', features: ['alsoRough'] });
    expect(JSON.stringify(describeHex({ sheet, spec: sheetSpec }, '4606'))).toContain('rtl.sheet.alsoRough');
  });
});
