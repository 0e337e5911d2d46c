import { describe, expect, it } from 'vitest';
import { outline, phasesOf } from '#rules/kit/sequence/outline.ts';
import { cells } from '../../../ids.ts';
import { roadsToLeningrad as game } from '../../../index.ts';
import { at as placed, tasksOf } from '../../../testing/at.ts';
import { type Drawing, draw, scene } from '../../../testing/drawn.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { map } from '../../../testing/map.ts';
import { fieldOf } from '../../map/field.ts';
import { mapQuestions } from '../../map/questions.ts';
import { overrunsOf } from './tool.ts';

/** Invented ground and units. */
const block: Drawing = { rows: [44, 48], columns: [1, 12] };
const at = { 'rifles-1': '4606', 'pz-1': '4605', 'rifle-1': '4605' };
const made = (drawing: Drawing, pieces: { readonly [piece: string]: string } = at, over = {}) =>
  scene(draw(drawing), pieces, over);
const chances = (drawing: Drawing, pieces: { readonly [piece: string]: string } = at, over = {}) => {
  const { board, stand, context } = made(drawing, pieces, over);
  return overrunsOf(fieldOf(board, stand, context), board.nodeOf('4606'));
};

const one = (drawing: Drawing, pieces: { readonly [piece: string]: string } = at, over = {}) =>
  chances(drawing, pieces, over)[0];

describe('overruns on the drawn map', () => {
  it('RTL-8.63: 1 MP and the entry of the hex, by road or not, with the hexside and without its ZOC', () => {
    expect(one(block)?.cost).toBe(4);
    expect(one({ ...block, links: { secondary: [['4605', '4606']] } })?.cost).toBe(3);
    expect(one({ ...block, terrain: { openWoods: ['4606'] } })?.cost).toBe(6);
    expect(one({ ...block, sides: { stream: [['4605', '4606']] } })?.cost).toBe(6);
    // the form adds the point of the overrun itself
    const input = one({ ...block, links: { secondary: [['4605', '4606']] } })?.input;
    expect(input).toMatchObject({ entry: 1, across: 'land', target: '4606', fromZoc: false });
    const overrun = game.calculators.find(({ id }) => id === 'overrun');
    const parsed = overrun?.parse(input ?? {});
    expect(parsed?.ok && parsed.value).toMatchObject({
      german: [{ id: 'pz-1' }, { id: 'rifle-1' }],
      soviet: [{ id: 'rifles-1' }],
    });
  });
  it('RTL-8.62 RTL-8.64: who may not go stays behind, and where nobody overruns the reason is told', () => {
    const rules = (drawing: Drawing, pieces = at, over = {}) =>
      one(drawing, pieces, over)?.bars.map(({ rule }) => rule);
    expect(rules(block)).toEqual([]);
    expect(rules({ ...block, terrain: { hills: ['4606'] } })).toEqual(['8.64']);
    expect(rules({ ...block, sides: { river: [['4605', '4606']], bridge: [['4605', '4606']] } })).toEqual(['8.64']);
    expect(rules({ ...block, features: { town: ['4606'] } })).toEqual(['8.64']);
    expect(rules(block, at, { weather: 'rain' })).toEqual(['8.64']);
    // 8.64: in the ZOC of enemies in two hexes
    expect(rules(block, { ...at, 'rifles-2': '4505' } as typeof at)).toEqual(['8.64']);
    // nothing is known of what a side that cannot be crossed would cost
    const shut = one({ ...block, sides: { lake: [['4605', '4606']] } });
    expect([shut?.cost, shut?.input.entry, shut?.bars.length]).toEqual([undefined, 0, 1]);
    // 8.62: infantry alone does not overrun, guns and men on foot are no group at all
    expect(one(block, { 'rifles-1': '4606', 'rifle-1': '4605' })?.bars.map(({ rule }) => rule)).toEqual(['8.62']);
    expect(chances(block, { 'rifles-1': '4606', pioneers: '4605', 'guns-1': '4605' })).toEqual([]);
    const lame = { cells: { at, disrupted: { 'rifle-1': 'yes' } } };
    expect(one(block, at, lame)?.units.map(({ piece }) => piece.id)).toEqual(['pz-1']);
  });
  it('RTL-8.63: the tool shows the cost on the hexes it starts from and goes on to the form', () => {
    const { board, stand, context } = made(block);
    const tool = map.tools.find(({ id }) => id === 'overrun');
    const shown = tool?.show('4606', board, stand, context);
    expect(shown?.hexes).toEqual([{ hex: '4605', tone: 'good', label: '2' }]);
    expect(shown?.list[0]?.calc).toMatchObject({ id: 'overrun', input: { target: '4606', entry: 2 } });
    expect(tool?.when?.('4601', board, stand, context)).toBe(false);
  });
  it('RTL-8.64: the tool counts those who may overrun, and says so where none of them may', () => {
    const says = (drawing: Drawing) => {
      const { board, stand, context } = made(drawing);
      const { id, p } = map.tools.find((one) => one.id === 'overrun')?.show('4606', board, stand, context).says ?? {};
      return [id, p?.count];
    };
    expect(says(block)).toEqual(['rtl.way.overruns', 1]);
    expect(says({ ...block, terrain: { hills: ['4606'] } })).toEqual(['rtl.way.overrunShut', 0]);
  });
  it('RTL-8.64: where an overrun is shut the reason stands in place of its price', () => {
    const list = (drawing: Drawing) => {
      const { board, stand, context } = made(drawing);
      const shown = map.tools.find((one) => one.id === 'overrun')?.show('4606', board, stand, context);
      return shown?.list.map(({ msg, rule, calc }) => [msg.id, rule, calc?.id]);
    };
    expect(list(block)).toEqual([['rtl.way.overrunCost', '8.63', 'overrun']]);
    expect(list({ ...block, terrain: { hills: ['4606'] } })).toEqual([['rtl.way.overrunBarred', '8.64', 'overrun']]);
  });
  it('RTL-8.62: men on foot are offered none: neither by the map nor by the checklist of their formation', () => {
    const foot = made(block, { 'rifles-1': '4606', pioneers: '4605' });
    const tool = map.tools.find(({ id }) => id === 'overrun');
    const offered = ({ board, stand, context }: typeof foot) => tool?.when?.('4606', board, stand, context);
    expect([offered(made(block)), offered(foot)]).toEqual([true, false]);
    const place = 't3/ops#1/op/kind=mobile/mobile/movement';
    const tasks = (acting: string, over = {}) => {
      const cell = { [cells.active]: 'german', [cells.sequence]: 'mobile', [cells.acting]: acting, ...over };
      const shown = tasksOf(placed({ turn: 3, place, cells: cell }, inventedThings), 'movement').map(({ id }) => id);
      return shown.filter((id) => id.startsWith('overrun'));
    };
    const both = ['overrun', 'overrun-chain'];
    // of formations nobody listed, or while nobody said who acts, nobody knows
    expect([tasks('Blue'), tasks('Green'), tasks('White'), tasks('')]).toEqual([both, [], both, both]);
    const lame = ['pz-1', 'rifle-1', 'recon-1'].map((id) => [id, 'yes']);
    expect(tasks('Blue', { [cells.disrupted]: Object.fromEntries(lame) })).toEqual([]);
  });
  it('RTL-8.61 RTL-8.62: the calculator of the movement phase is the overrun where there may be one, else the cost of a move', () => {
    const place = (kind: string) => `t3/ops#1/op/kind=${kind}/${kind}/movement`;
    const calc = (acting: string, kind = 'mobile') => {
      const cell = { [cells.active]: 'german', [cells.sequence]: kind, [cells.acting]: acting };
      const here = placed({ turn: 3, place: place(kind), cells: cell }, inventedThings);
      return phasesOf(outline(game.sequence, here)).find(({ state }) => state === 'now')?.calc;
    };
    expect([calc('Blue'), calc('Green'), calc('Blue', 'assault')]).toEqual(['overrun', 'move', 'move']);
  });
  it('RTL-8.63: the command line asks the same of its map', () => {
    const drawn = made({ ...block, links: { secondary: [['4605', '4606']] } });
    const question = mapQuestions(map).find(({ id }) => id === 'map');
    const units = Object.entries(at).map(([id, hex]) => ({ id, hex }));
    const sheet = draw({ ...block, links: { secondary: [['4605', '4606']] } });
    const said = question?.answer({ sheet, units, ask: 'overrun', target: '4606' }, drawn.context);
    expect(said?.ok && said.value).toMatchObject({ hexes: [{ hex: '4605', label: '1½' }] });
  });
});

describe('behind an overrun', () => {
  const group = { 'pz-1': '4606', 'rifle-1': '4606' };
  const onward = (pieces: { readonly [piece: string]: string }, left?: number) => {
    const { board, stand, context } = made(block, pieces);
    const going = { pieces: Object.keys(group), ...(left === undefined ? {} : { left }) };
    return map.tools.find(({ id }) => id === 'onward')?.show('4606', board, stand, context, going);
  };
  const ends = (shown: ReturnType<typeof onward>) => shown?.hexes.flatMap(({ hex, end }) => (end ? [hex] : [])) ?? [];
  it('RTL-8.67i RTL-3.34 the group goes on with the MP it has left, together', () => {
    expect(onward(group, 1)?.says).toMatchObject({ id: 'rtl.onward.says', p: { mp: 1 } });
    expect(ends(onward(group, 1)).length).toBe(6);
    expect(ends(onward(group, 2)).length).toBeGreaterThan(6);
    expect(ends(onward(group, 0))).toEqual([]);
    // what nobody typed is told as the most it can be: the least MA of the group without the point of the overrun
    expect(onward(group)?.says).toMatchObject({ id: 'rtl.onward.atMost', p: { mp: 7 } });
  });
  it('RTL-8.67i in another enemy ZOC it overruns who exerts it, with what it has left, or stops', () => {
    const shown = onward({ ...group, 'rifles-1': '4607' }, 4);
    expect([shown?.says.id, ends(shown)]).toEqual(['rtl.onward.held', []]);
    expect(shown?.list.flatMap(({ calc }) => calc ?? [])).toMatchObject([
      { id: 'overrun', input: { target: '4607', mpLeft: 8 } },
    ]);
    expect(onward({ ...group, 'rifles-1': '4607' }, 1)?.list.some(({ calc }) => calc)).toBe(false);
  });
});

describe('overruns out of swamp', () => {
  it('RTL-10.26 RTL-8.65: along a road out of swamp motorised units strike with half their strength', () => {
    const road: Drawing = {
      ...block,
      terrain: { swamp: ['4605'] },
      links: { secondary: [['4605', '4606']] },
    };
    const strength = (drawing: Drawing) => {
      const { context } = made(drawing);
      const input = one(drawing)?.input ?? {};
      const overrun = game.calculators.find(({ id }) => id === 'overrun');
      const parsed = overrun?.parse(input);
      if (!overrun || !parsed?.ok) throw new Error('no overrun');
      return overrun.panel(parsed.value, context, []).figures.find(({ id }) => id === 'attack')?.value;
    };
    // 8 and 6
    expect([strength(block), strength(road)]).toEqual([14, 7]);
  });
});
