import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { checkGrid } from '#rules/kit/tables/grids.ts';
import { cells, tables } from '../../../ids.ts';
import { bid, refusal, at as scene } from '../../../testing/at.ts';
import { context, figure, gun, hq, panelOf, panzer, plane, unit } from '../../../testing/attacks.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { crt } from '../crt.ts';
import { crtTables } from '../crtTables.ts';
import { attackCalculator } from './calculator.ts';

/** What cannot be so is refused with its rule: it does not count, and the form says why. Values are invented. */

const rifles = unit(2, 4, 4, { formation: 'Red' });
const against = (raw: object, here = context()) =>
  panelOf(raw, here).hints.flatMap(({ msg, rule }) => {
    const { why } = msg.p ?? {};
    return msg.id === 'rtl.attack.hint.barred' && typeof why === 'object' && 'id' in why
      ? [[why.id.replace('rtl.attack.bar.', ''), rule]]
      : [];
  });
const troubles = (raw: object) => {
  const plain: Json = JSON.parse(JSON.stringify(raw));
  const parsed = attackCalculator.parse(plain);
  return parsed.ok ? [] : parsed.troubles.map(({ path, msg }) => [path, msg.id]);
};
const with_ = (...more: readonly JsonObject[]) => ({ german: [panzer(8, 6), ...more], soviet: [rifles] });

describe('impossible combinations', () => {
  it('RTL-13.21: a third air unit does not fly', () => {
    const raw = with_(plane(2, 7), plane(1, 7), plane(1, 7));
    expect(against(raw)).toEqual([['third', '13.21']]);
    // in sight above the answer, not among the steps
    expect(
      panelOf(raw).hints.find(({ rule, msg }) => rule === '13.21' && msg.id === 'rtl.attack.hint.barred')?.against,
    ).toBe(true);
    expect(figure(panelOf({ ...raw, german: raw.german.slice(0, 3) }), 'drm')).toBe(figure(panelOf(raw), 'drm'));
  });
  it('RTL-12.13a: artillery out of range does not support', () => {
    const raw = with_(gun(4, 6, { range: 3, distance: 4 }));
    expect(against(raw)).toEqual([['range', '12.13']]);
    expect(figure(panelOf(raw), 'attack')).toBe(8);
  });
  it('RTL-10.32: the Mobile table where it is not allowed: Assault is used, and why is said', () => {
    const panel = panelOf({ ...with_(), crt: 'mobile', terrain: ['town'] });
    expect(panel.hints.find(({ msg }) => msg.id === 'rtl.attack.hint.assault')).toMatchObject({
      rule: '10.32',
      msg: { p: { why: { id: 'rtl.attack.must.town' } } },
    });
    // its columns end at 7:1
    expect(panel.columns.at(-1)).toBe('7-1');
    expect(panelOf({ ...with_(), crt: 'mobile' }).columns.at(-1)).toBe('8-1');
  });
  it('RTL-12.15 RTL-12.19: a battery supports once: not after it has fired, nor from two rows', () => {
    const fired = context({ cells: { [cells.fired]: { 'guns-1': 'yes' } } });
    // a row of the roster takes what is recorded
    const [recorded] = against(with_(gun(4, 6, { id: 'guns-1', fired: true })), fired);
    expect(recorded).toEqual(['fired', '12.13']);
    const twice = with_(gun(4, 6, { id: 'guns-1' }), gun(4, 6, { id: 'guns-1' }));
    expect(troubles(twice)).toEqual([['german.2.id', 'kit.field.sameId']]);
  });
  it('RTL-15.31 RTL-15.32: more command points than there are do not count', () => {
    const two = { hex: 'b' };
    const check = (points: number, over: JsonObject = {}) => {
      const raw = {
        german: [panzer(8, 6, { hex: 'a' }), unit(3, 3, 6, two), hq(points, 'units', over)],
        soviet: [rifles],
      };
      return against(raw);
    };
    expect([check(2), check(3), check(4)]).toEqual([[], [['points', '15.31']], [['points', '15.31']]]);
    // of one on the roster what its counter prints
    expect(check(2, { id: 'hq-1' })).toEqual([]);
    expect(check(2, { id: 'hq-2' })).toEqual([['points', '15.31']]);
    expect(troubles({ german: [hq(5, 'units')] })).toEqual([['german.0.commandPoints', 'kit.field.range']]);
  });
  it('RTL-15.32: reaction and no retreat take an HQ’s points whole: another number is an override', () => {
    const here = scene(
      {
        place: 't2/ops#1/kind=mobile/mobile/reaction',
        turn: 2,
        cells: { [cells.active]: 'german', [cells.strongpoints]: { '5529': 'soviet:done' } },
      },
      inventedThings,
    );
    const raw = (points: number) => ({
      hex: '5529',
      lead: 'Invented rifles-1',
      er: 5,
      helper: 'Invented hq-2',
      points,
      face: 3,
    });
    expect([refusal('no-retreat', raw(0), here), refusal('no-retreat', raw(1), here)]).toEqual([undefined, undefined]);
    expect(refusal('no-retreat', raw(2), here)).toBe('15.32');
    expect(bid('no-retreat', raw(2), here)).toMatchObject({ ok: false, anyway: {} });
  });
  it('RTL-3.42: an ER is 0, not typed, to 10; nothing else is taken', () => {
    expect(troubles({ german: [unit(4, 4, 11)], attackerEr: -1, defenderEr: 12 })).toEqual([
      ['german.0.er', 'kit.field.range'],
      ['attackerEr', 'kit.field.range'],
      ['defenderEr', 'kit.field.range'],
    ]);
    expect(troubles({ german: [unit(4, 4, 10)] })).toEqual([]);
  });
  it('RTL-11.11: a correction of the card that breaks the order of the table warns, is kept, and is what the fight reads', () => {
    const typed = { ...crt.assault, cells: { ...crt.assault.cells, '9/1-1': { text: 'DE' } }, from: 'typed' };
    const order = checkGrid(crtTables.assault, typed).warnings.filter(({ id }) => id.startsWith('order:'));
    expect(order.length).toBeGreaterThan(0);
    const raw = { german: [unit(4, 4, 6)], soviet: [unit(2, 4, 6, { formation: 'Red' })] };
    const face = (here = context()) => panelOf(raw, here).faces[8]?.code;
    expect(face()).toBe('A1R');
    expect(face(context({ tables: { ...context().tables, [tables.assault]: typed } }))).toBe('DE');
  });
  it('RTL-10.15 RTL-9.11 RTL-9.14: an attack of nobody, on nobody, of nothing is refused with its rule', () => {
    const not = (raw: object) => attackCalculator.play(parsed(raw), context(), []).not?.rule;
    expect(not({ german: [gun(4, 6)], soviet: [rifles] })).toBe('10.15');
    expect(not({ german: [panzer(8, 6)] })).toBe('9.11');
    expect(not({ german: [unit(1, 3, 5, { across: 'river' })], soviet: [rifles] })).toBe('9.14');
  });
});

const parsed = (raw: object): JsonObject => {
  const input = attackCalculator.parse(JSON.parse(JSON.stringify(raw)));
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return input.value;
};
