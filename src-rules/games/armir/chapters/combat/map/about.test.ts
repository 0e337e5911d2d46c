import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { parseLine } from '#rules/kit/forms/line/line.ts';
import { followed } from '#rules/kit/forms/mapSaid.ts';
import { fightLineOf } from '#rules/kit/game/fightLine.ts';
import { tables } from '../../../ids.ts';
import { armir as game } from '../../../index.ts';
import { draw, map, scene } from '../../../testing/drawn.ts';
import { columnOf, inventedCrt, panelOf } from '../../../testing/fights.ts';
import { bombard } from '../bombardment/bombard.ts';
import { combat } from '../fight/combat.ts';

/** Invented ground: a city behind a river, a strongpoint, and who stands there. */
const sheet = draw({
  columns: [1, 12],
  rows: [1, 9],
  features: { 'strongpoint-alpine': ['0602'], city: ['0404'] },
  sides: { minor: [['0404', '0504']] },
});
const standing = {
  'tank-1': '0504',
  'alp-1': '0404',
  'alp-2': '0602',
  'rifle-1': '0702',
  'alp-heavy': '0405',
  'hq-iii': '0603',
};
const here = (place: string) =>
  scene(sheet, standing, {
    place: `t3/order=axis/usual/${place}`,
    turn: 3,
    tables: { [tables.crt]: inventedCrt },
    balances: { pa: 9, 'guns-iii': 9, 'guns.iii': 9 },
  });
const { board, context } = here('soviet-combat');
const about = (calc: string, input: JsonObject, of = context) => map.about?.({ calc, input }, board, of);
const fromMap = (target: string, attacker: string) => {
  const fight = map.fight?.({ target, attackers: [attacker], side: 'soviet' }, board, context);
  if (!fight) throw new Error('no fight');
  return fight.input;
};
const world = fightLineOf(game, combat, context);
if (!world) throw new Error('no line');
const called = (id: string) => `Invented ${id}`;
const typed = (line: string, beside?: JsonObject) => parseLine(line, world, beside).input;

describe('a fight that is typed for a hex of the drawn map', () => {
  it('ARMIR-14.4 ARMIR-12.3.2 the line with its target in words is the fight from the map: city, river, no forced retreat', () => {
    const line = typed(`${called('tank-1')} x ${called('alp-1')} target 0404`);
    const onMap = fromMap('0404', 'tank-1');
    expect(line).toMatchObject({ city: true, soviet: [{ across: ['river'] }] });
    expect(columnOf(panelOf(line, context))).toBe(columnOf(panelOf(onMap, context)));
    const hints = (input: JsonObject) => panelOf(input, context).hints.map(({ msg }) => msg.id);
    expect(hints(line)).not.toContain('armir.fight.hint.mustRetreat');
    // where the record has its defenders it is the same hex, though nobody says its number
    const named = typed(`${called('tank-1')} x ${called('alp-1')}`);
    expect(columnOf(panelOf(named, context))).toBe(columnOf(panelOf(onMap, context)));
    expect(hints(named)).not.toContain('armir.fight.hint.mustRetreat');
    expect(hints(typed(`${called('tank-1')} x 6-4`))).toContain('armir.fight.hint.mustRetreat');
  });
  it('ARMIR-12a who is known to stand elsewhere is not beside the hex attacked', () => {
    const hints = (line: string) => panelOf(typed(line), context).hints.map(({ msg }) => msg.id);
    expect(hints(`${called('tank-1')}, ${called('rifle-1')} x ${called('alp-1')}`)).toContain('armir.fight.hint.apart');
    expect(hints(`${called('tank-1')} x ${called('alp-1')}`)).not.toContain('armir.fight.hint.apart');
    expect(hints(`${called('tank-1')}, 9-5 x ${called('alp-1')}`)).not.toContain('armir.fight.hint.apart');
  });
  it('ARMIR-14.3.1 the same of a strongpoint, also where nobody is known to stand in it', () => {
    expect(typed(`${called('rifle-1')} x ${called('alp-2')} target 0602`)).toMatchObject({ strongpoint: true });
    expect(typed(`${called('rifle-1')} x 5 target 0602`)).toMatchObject({ strongpoint: true, city: false });
  });
  it('what was set against the map stays as the line goes on', () => {
    const line = `${called('tank-1')} x ${called('alp-1')} target 0404`;
    const against = { ...typed(line), city: false };
    expect(typed(`${line} `, against)).toMatchObject({ city: false });
    expect(typed(line, typed(called('tank-1')))).toMatchObject({ city: true });
  });
  it('the form is told what the fight from the map has, and goes along with it', () => {
    const onMap = fromMap('0404', 'tank-1');
    const bare = { ...onMap, city: false, soviet: [{ id: 'tank-1', kind: 'combat', hex: '0504', across: [] }] };
    const told = about('combat', bare);
    expect(told).toMatchObject({
      whole: { city: true, strongpoint: false },
      rows: { 'tank-1': { across: ['river'] } },
    });
    expect(followed(combat.fields, bare, undefined, told)).toMatchObject({
      city: true,
      soviet: [{ across: ['river'] }],
    });
    // a combat behind a bombardment is fought on the same ground
    expect(about('bombard-attack', bare)).toEqual(told);
    expect(about('combat', { ...bare, target: '' })).toEqual(told);
    expect(about('combat', { ...bare, target: '', axis: [] })).toBeUndefined();
    expect(about('stack', bare)).toBeUndefined();
  });
  it('ARMIR-13a of an assault whose attackers nobody has placed the map says neither road nor closed hex', () => {
    const of = here('soviet-motorised').context;
    const assaulting = (soviet: readonly JsonObject[]) =>
      about('mobile-assault', { attacker: 'soviet', target: '0404', axis: [], soviet: [...soviet] }, of)?.whole;
    expect(assaulting([{ id: 'tank-1', kind: 'combat', hex: '0504' }])).toMatchObject({ road: false, closed: false });
    for (const hex of ['', '0901'])
      expect(assaulting([{ id: 'tank-1', kind: 'combat', hex }])).toEqual({ city: true, strongpoint: false });
  });
});

describe('a bombardment that is typed for a hex of the drawn map', () => {
  const of = here('bombardment-1').context;
  const shot = (input: JsonObject) => {
    const all = { ...input };
    const next = followed(bombard.fields, all, undefined, about('bombard', all, of));
    const parsed = bombard.parse(next, of);
    if (!parsed.ok) throw new Error('no shot');
    return bombard.panel(parsed.value, of, []);
  };
  const army = { with: 'army', army: 'iii', points: 1 };
  const heavy = { with: 'heavy', gun: called('alp-heavy') };
  it('ARMIR-14.3.2 has the die of a strongpoint', () => {
    expect(about('bombard', { ...army, target: '0602' }, of)?.whole).toEqual({ strongpoint: true, distance: 1 });
    const figures = shot({ ...army, target: '0602' }).figures.map(({ id, value }) => [id, value]);
    expect(figures).toContainEqual(['modifier', -1]);
  });
  it('ARMIR-10.2a is measured from who fires', () => {
    expect(shot({ ...army, target: '0101' }).not?.msg.id).toBe('armir.guns.bar.range');
    expect(shot({ ...heavy, target: '0702' }).not?.rule).toBe('10.1');
    // any HQ will do for the aircraft, and an Axis one reaches every hex (9.1.2)
    expect(about('bombard', { with: 'axisAir', target: '0702' }, of)?.whole).toEqual({});
  });
  it('ARMIR-11a is never fired at the hex of its own side', () => {
    expect(shot({ ...heavy, target: '0405' }).not).toMatchObject({ rule: '11', msg: { id: 'armir.guns.bar.own' } });
  });
});
