import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { cells, marks, tables } from '../../../ids.ts';
import { roadsToLeningrad as game } from '../../../index.ts';
import { bid, refusal } from '../../../testing/at.ts';
import { type Drawing, draw, scene } from '../../../testing/drawn.ts';
import { fieldOf } from '../../map/field.ts';
import { crt } from '../crt.ts';
import { partsOnMap } from './beside.ts';
import { retreatEnds } from './retreatEnds.ts';

/** Invented ground and units. */
const block: Drawing = { rows: [42, 50], columns: [1, 14] };
/** One hex leads out of 4605, and an enemy at 4505 holds it in its zone. */
const lane: Drawing = {
  rows: [45, 46],
  columns: [1, 14],
  without: Array.from({ length: 14 }, (_, i) => `45${String(i + 1).padStart(2, '0')}`).filter((hex) => hex !== '4505'),
};
type At = { readonly [piece: string]: string };
const of = (drawing: Drawing, at: At, over: Partial<Context> = {}) =>
  scene(draw(drawing), at, { tables: { [tables.assault]: crt.assault, [tables.mobile]: crt.mobile }, ...over });
const ends = (drawing: Drawing, at: At, unit: string, least: 1 | 2) => {
  const made = of(drawing, at);
  const field = fieldOf(made.board, made.stand, made.context);
  const leaving = field.all.filter(({ piece }) => piece.id === unit);
  const [first] = leaving;
  if (!first) throw new Error(unit);
  return retreatEnds(
    field,
    first.node,
    first.counter.side,
    leaving.map(({ counter }) => counter),
    least,
  );
};
const calc = (id: string) => {
  const found = game.calculators.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
/** What stands beside the question reached, or beside the guide. */
const beside = (id: string, raw: JsonObject, here: Context, said: readonly (number | string)[]) => {
  const one = calc(id);
  const input = one.parse(raw, here);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  const answers: Answer[] = [];
  for (const each of said) {
    const { ask, not } = one.play(input.value, here, answers);
    if (!ask) throw new Error(`nothing is asked: ${JSON.stringify(not)}`);
    const key = ask.kind === 'chance' ? ask.read(each) : String(each);
    if (key === undefined) throw new Error(`${each} is no answer to ${ask.id}`);
    answers.push({ ask: ask.id, key, ...(ask.kind === 'chance' ? { raw: each } : {}) });
  }
  const played = one.play(input.value, here, answers);
  return { ask: played.ask, done: played.done, asides: one.mapAdvice?.(played, input.value, here) ?? [] };
};
const ids = (asides: ReturnType<typeof beside>['asides']) => asides.map(({ msg }) => msg.id.slice('rtl.way.'.length));
const noted = (here: Context, side: string, target: string, units: readonly string[]): JsonObject => {
  const marked = { ...here, marks: { [marks.declared]: { [target]: { value: { side, units: [...units] } } } } };
  const input = game.fights?.(marked).find((one) => one.calc === 'attack')?.input;
  if (!input) throw new Error('no fight');
  return input;
};

describe('where a retreat may end on the drawn map', () => {
  const at = { 'rifles-1': '4606', 'pz-1': '4605', 'rifles-2': '4504', pioneers: '4806' };
  it('RTL-11.31 RTL-11.32 RTL-11.34: every hex in reach is open, or closed with its reason', () => {
    const two = ends(block, at, 'rifles-1', 2);
    expect(two.way).toBe('free');
    // 3.12: ZOC of the tanks and of the pioneers
    expect(two.closed.zoc).toEqual(expect.arrayContaining(['4604', '4704', '4805']));
    expect(two.closed.enemy).toEqual(['4806']);
    const open = two.open.map(({ hex }) => hex);
    expect(open).toContain('4608');
    // two hexes, so none beside
    expect(open).not.toContain('4607');
    expect(ends(block, at, 'rifles-1', 1).open.map(({ hex }) => hex)).toContain('4607');
    const all = [...open, ...Object.values(two.closed).flat()];
    expect(all).toHaveLength(12);
    expect(new Set(all).size).toBe(12);
  });
  it('RTL-11.33 RTL-11.52: friends cancel the ZOC, and the stack with those who come is counted', () => {
    const friend = ends(block, { ...at, 'rifles-2': '4604' }, 'rifles-1', 2).open.find(({ hex }) => hex === '4604');
    // the way there leads through 4505 or 4705, which are in the ZOC of the tanks
    expect(friend).toBeUndefined();
    const near = ends(block, { ...at, 'rifles-2': '4506', tanks: '4506', horse: '4506' }, 'rifles-1', 1);
    // 2 + 2 + 2 with 3 that come
    expect(near.open.find(({ hex }) => hex === '4506')).toEqual({ hex: '4506', friends: true, over: 0 });
    const full = ends(
      block,
      { ...at, 'rifles-2': '4506', tanks: '4506', horse: '4506', 'at-guns': '4506' },
      'rifles-1',
      1,
    );
    expect(full.open.find(({ hex }) => hex === '4506')?.over).toBe(1);
  });
  it('RTL-11.51 RTL-11.54 RTL-11.55 RTL-11.56: one empty ZOC hex first, and whose it is; two of them and nobody gets away', () => {
    const one = ends(lane, { 'rifles-1': '4605', 'pz-1': '4505', pioneers: '4604' }, 'rifles-1', 1);
    // 11.55: always two hexes, even on the Assault table
    expect([one.way, one.open.map(({ hex }) => hex), one.motorised]).toEqual(['zoc', ['4607'], 'all']);
    const foot = ends(lane, { 'rifles-1': '4605', pioneers: '4505', 'rifle-1': '4604' }, 'rifles-1', 1);
    expect(foot.motorised).toBe('none');
    const shut = ends(lane, { 'rifles-1': '4605', 'pz-1': '4505', pioneers: '4608' }, 'rifles-1', 2);
    expect(shut.way).toBe('free');
    const none = ends(lane, { 'rifles-1': '4605', 'pz-1': '4505', pioneers: '4604', 'rifle-1': '4608' }, 'rifles-1', 2);
    expect([none.way, none.open]).toEqual(['none', []]);
    expect(none.closed.zoc).toEqual(['4603', '4607']);
  });
});

describe('the retreat asked of the map', () => {
  it('RTL-11.32 RTL-11.34: closed hexes are marked and listed with the reason', () => {
    const { board, stand, context } = of(block, { 'rifles-1': '4606', 'pz-1': '4605', pioneers: '4806' });
    const tool = game.map?.tools.find(({ id }) => id === 'retreat-mobile');
    const shown = tool?.show('4606', board, stand, context);
    const marked = (tone: string) => shown?.hexes.flatMap((one) => (one.tone === tone ? [one.hex] : []));
    expect(marked('good')).toContain('4608');
    expect(marked('bad')).toEqual(expect.arrayContaining(['4806', '4604']));
    expect(shown?.list.map(({ msg, rule }) => [msg.id, rule])).toEqual(
      expect.arrayContaining([
        ['rtl.way.closed.enemy', '11.32'],
        ['rtl.way.closed.zoc', '11.34'],
      ]),
    );
  });
});

it('RTL-11.3 RTL-11.31 attackers go away from the hex attacked, be it the first one drawn; from their own where it is not drawn', () => {
  const { board, stand, context } = of(block, { 'pz-1': '4202' });
  expect(board.nodeOf('4201')).toBe(0);
  const units = fieldOf(board, stand, context).all.map(({ counter }) => counter);
  const open = (away?: string) =>
    partsOnMap({ side: 'german', hex: '4202', units, from: 'assault', ...(away ? { away } : {}) }, context)
      .flatMap(({ ends: { open: found } }) => found.map(({ hex }) => hex))
      .sort();
  const beside = ['4201', '4203', '4301', '4302', '4303'];
  const around = open().filter((hex) => beside.includes(hex));
  expect(around.length).toBeGreaterThan(3);
  expect(around).toContain('4201');
  expect(open('6999')).toEqual(open());
  // 4301 touches 4201
  expect(open('4201').filter((hex) => beside.includes(hex))).toEqual(['4203', '4302', '4303']);
});

describe('beside the questions of a fight', () => {
  const at = { 'rifles-1': '4606', 'pz-1': '4605', 'rifle-1': '4505' };
  it('RTL-11.3 RTL-11.51: the open hexes stand beside the question for a way, with the answer they speak for', () => {
    const { context } = of(block, at);
    const raw = noted(context, 'german', '4606', ['pz-1', 'rifle-1']);
    // two hexes of attackers: their check, then the die
    const way = beside('attack', raw, context, [1, 8]);
    expect(way.ask?.id).toBe('way-defender');
    expect(ids(way.asides)[0]).toBe('open');
    expect(ids(way.asides)).toContain('closed.zoc');
    expect(way.asides.every(({ key }) => key === 'clear')).toBe(true);
    // said, and the guide has them as well
    const end = beside('attack', raw, context, [1, 8, 'clear']);
    expect(end.done).toBeDefined();
    expect(ids(end.asides)[0]).toBe('open');
    expect(end.asides.every(({ who }) => who === 'soviet')).toBe(true);
    // who has gone asks for no way any more, and what the hexes are by then is no news
    const gone = { ...context, cells: { ...context.cells, [cells.at]: { ...at, 'rifles-1': '4608', 'pz-1': '4606' } } };
    expect(beside('attack', raw, gone, [1, 8, 'clear']).asides).toEqual([]);
    // nothing drawn, nothing said
    expect(beside('attack', raw, { ...context, sheets: {} }, [1, 8]).asides).toEqual([]);
  });
  it('RTL-11.3: of a stack that went several ways the guide has each line once', () => {
    const { context } = of(block, { ...at, 'rifles-2': '4606' });
    const raw = noted(context, 'german', '4606', ['pz-1', 'rifle-1']);
    const guide = (...said: readonly (number | string)[]) => {
      const end = beside('attack', raw, context, [1, 4, ...said]);
      expect(end.done).toBeDefined();
      return end.asides;
    };
    const together = guide('clear');
    expect(together.length).toBeGreaterThan(0);
    expect(guide('each', 'clear', 'zoc', 'no', 1)).toEqual(together);
  });
  it('RTL-11.5 RTL-11.55 RTL-11.56: a way through ZOC and whose it is speak for their answers', () => {
    const { context } = of(lane, { 'rifles-1': '4605', 'pz-1': '4505', pioneers: '4604' });
    const raw = noted(context, 'german', '4605', ['pz-1', 'pioneers']);
    const way = beside('attack', raw, context, [1, 4]);
    expect(way.asides[0]).toMatchObject({ key: 'zoc', rule: '11.55' });
    expect(ids(way.asides)).toContain('motor.all');
    const motor = beside('attack', raw, context, [1, 4, 'zoc']);
    expect([motor.ask?.id, motor.asides.map(({ key }) => key)]).toEqual(['motor-defender', ['yes']]);
  });
  it('RTL-11.31: part of it not drawn, the map speaks for no answer; all drawn and shut, nobody gets away', () => {
    const small: Drawing = { rows: [46, 46], columns: [5, 6] };
    const { context } = of(small, { 'rifles-1': '4606', 'pz-1': '4605' });
    const way = beside('attack', noted(context, 'german', '4606', ['pz-1']), context, [4]);
    expect(way.asides[0]).toMatchObject({ msg: { id: 'rtl.way.noneDrawn' } });
    expect(way.asides[0]?.key).toBeUndefined();
    // the same with everything drawn, and a lake along every hexside: over it nobody gets away
    const around = ['4604', '4607', '4608', '4505', '4506', '4507', '4705', '4706', '4707'];
    const lake = around.map((hex): readonly [string, string] => ['4606', hex]);
    const shut = of({ ...block, sides: { lake } }, { 'rifles-1': '4606', 'pz-1': '4605' });
    const lost = beside('attack', noted(shut.context, 'german', '4606', ['pz-1']), shut.context, [4]);
    expect(lost.asides[0]).toMatchObject({ msg: { id: 'rtl.way.noneOut' } });
  });
  it('RTL-8.67g: from an overrun the overrunner sees where he may drive them', () => {
    const { context } = of(block, { 'rifles-2': '4606', 'pz-1': '4605' });
    const { attacker, german, soviet, target } = noted(context, 'german', '4606', ['pz-1']);
    if (!attacker || !german || !soviet || !target) throw new Error('no fight');
    const end = beside('overrun', { attacker, german, soviet, target }, context, [6, 'clear']);
    expect(end.asides[0]).toMatchObject({ who: 'german', rule: '11.31' });
  });
  it('RTL-11.35: hexes still to be attacked are told apart', () => {
    const { context } = of(block, { ...at, 'rifles-2': '4608' });
    const raw = noted(context, 'german', '4606', ['pz-1', 'rifle-1']);
    const other = { ...context, marks: { [marks.declared]: { '4608': { value: { side: 'german', units: [] } } } } };
    expect(ids(beside('attack', raw, other, [1, 8]).asides)).toContain('target');
    expect(ids(beside('attack', raw, context, [1, 8]).asides)).not.toContain('target');
  });
});

describe('by hand, with the map beside it', () => {
  const op = { place: 't3/ops#1/kind=mobile/mobile/reaction' };
  const declared = (hex: string) => ({
    marks: { [marks.declared]: { [hex]: { value: { side: 'german', units: [] } } } },
  });
  it('RTL-9.25: the drawn map knows where the only way leads through an empty ZOC hex; open hexes follow a refusal', () => {
    const free = of(block, { tanks: '4606', 'pz-1': '4605' }, { ...op, ...declared('4606') }).context;
    const raw = { hex: '4606', lead: 'Invented tanks', face: 1 };
    const made = bid('refuse', raw, free);
    expect(made.ok && made.next?.map(({ msg }) => msg.id)).toContain('rtl.way.open');
    // all around it is drawn, and enemies leave one way, through the ZOC of the tanks
    const ring = { tanks: '4606', 'pz-1': '4605', 'rifle-1': '4506', pioneers: '4706', 'recon-1': '4608' };
    const shut = of(block, ring, { ...op, ...declared('4606') }).context;
    expect(refusal('refuse', raw, shut)).toBe('9.25');
    expect(refusal('refuse', raw, { ...shut, sheets: {} })).toBeUndefined();
  });
  it('RTL-11.34: a retreat noted by hand is held to the drawn ZOC; without a map to the tick', () => {
    const { context } = of(block, { 'rifles-1': '4606', 'pz-1': '4605' });
    const raw = { units: 'Invented rifles-1', to: '4604' };
    expect(refusal('retreat', raw, context)).toBe('11.34');
    expect(refusal('retreat', { ...raw, to: '4608', enemyZoc: true }, context)).toBeUndefined();
    expect(refusal('retreat', raw, { ...context, sheets: {} })).toBeUndefined();
    expect(refusal('retreat', { ...raw, enemyZoc: true }, { ...context, sheets: {} })).toBe('11.34');
  });
});
