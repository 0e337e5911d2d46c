import { describe, expect, it } from 'vitest';
import { hitOnce } from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import { parsePlain, startOf } from '#rules/kit/forms/parse.ts';
import { calledTyped, type ReadUnit, readUnit, usualFaces } from '../chapters/combat/battle/readUnit.ts';
import { cells } from '../ids.ts';
import { axisOrder, sovietOrder } from './orderFields.ts';
import { recordedRow } from './reading.ts';
import {
  type AxisRow,
  axisRosterFields,
  axisRowFields,
  type SovietRow,
  sovietRosterFields,
  sovietRowFields,
} from './units.ts';

const axis = (given: object): AxisRow => {
  const parsed = parsePlain(axisRowFields, { ...given });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.troubles));
  return { ...asInput(axisRowFields, parsed.value), id: 'r1' };
};
const soviet = (given: object): SovietRow => {
  const parsed = parsePlain(sovietRowFields, { ...given });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.troubles));
  return { ...asInput(sovietRowFields, parsed.value), id: 'r1' };
};
const rules = { o17: false, gunTurn: 'rotate' } as const;
const at = (turn: number, face: { readonly [id: string]: number } = {}) => ({
  turn,
  cells: { [cells.face]: face },
  marks: {},
});
const read = (row: AxisRow | SovietRow, here = at(1), with_: Parameters<typeof readUnit>[3] = rules): ReadUnit =>
  readUnit(row, 'attacker', here, with_);
const block = (...args: Parameters<typeof read>) => {
  const found = read(...args);
  if (!found.ok) throw new Error(JSON.stringify(found.troubles));
  return found.value;
};
const troubles = (given: object): readonly string[] => {
  const parsed = parsePlain(axisRowFields, { ...given });
  if (!parsed.ok) return parsed.troubles.map(({ path, msg }) => `${path} ${msg.id}`);
  const found = read({ ...asInput(axisRowFields, parsed.value), id: 'r1' });
  return found.ok ? [] : found.troubles.map(({ path, msg }) => `${path} ${msg.id}`);
};

describe('faces', () => {
  it('BITE-7.7.8-2 a block is its list of faces, spaced or dashed, and stands on its best', () => {
    expect(block(axis({ faces: '4-2-1-0' }))).toMatchObject({ faces: [4, 2, 1, 0], face: 0, mark: false });
    expect(block(axis({ faces: '3' })).faces).toEqual([3]);
    expect(block(axis({ faces: '4 3 2 1', pf: 2 }))).toMatchObject({ faces: [4, 3, 2, 1], face: 2 });
    expect(block(axis({ faces: '4 2 1 0', pf: 0, class: 'artillery' }))).toMatchObject({ face: 3 });
  });
  it('BITE-7.7.8-2 a wrong list is named at its field', () => {
    expect(troubles({ faces: '3 4' })).toEqual(['faces kit.field.facesRise']);
    expect(troubles({ faces: '4 0 2' })).toEqual(['faces kit.field.facesRise']);
    expect(troubles({ faces: '13 2' })).toEqual(['faces kit.field.facesHigh']);
    expect(troubles({ faces: '12 11 10 9 8 7 6 5 4 3 2 1 0' })).toEqual(['faces kit.field.facesMany']);
    expect(troubles({ faces: 'four' })).toEqual(['faces kit.field.faces']);
    expect(troubles({})).toEqual(['faces bite.unit.noFaces']);
    expect(troubles({ faces: '4 2 1', pf: 5 })).toEqual(['pf kit.field.topHigh']);
    expect(troubles({ faces: '4 2 1', pf: 3 })).toEqual(['pf kit.field.topNone']);
    expect(troubles({ pf: 0 })).toEqual(['pf bite.unit.deadAtZero']);
    expect(troubles({ pf: 4, tech: 4 })).toEqual(['tech kit.field.range']);
    expect(troubles({ faces: '4 3', shield: 'some', shielded: '5' })).toEqual(['shielded bite.unit.noSuchFace']);
    expect(troubles({ pf: 4 })).toEqual([]);
  });
  it('BITE-AMB-01 guns of 4 with no list typed turn to 2; by another ruling they fall by one', () => {
    const guns = axis({ class: 'artillery', pf: 4 });
    expect(block(guns).faces).toEqual([4, 2, 1, 0]);
    expect(block(guns, at(1), { ...rules, gunTurn: 'halve' }).faces).toEqual([4, 2, 1, 0]);
    expect(block(guns, at(1), { ...rules, gunTurn: 'minusOne' }).faces).toEqual([4, 3, 2, 1, 0]);
    expect(block(axis({ class: 'artillery', pf: 3 })).faces).toEqual([3, 2, 1, 0]);
  });
  it('BITE-7.7.8-2 guns, Soviet paratroops and the aircraft of minor allies stop at 0, nobody else', () => {
    const falls = [2, 1];
    const stays = [2, 1, 0];
    expect([usualFaces(2, 'infantry', 'GER'), usualFaces(2, 'armouredHq', 'GER')]).toEqual([falls, falls]);
    expect([usualFaces(2, 'paratroops', 'SOV'), usualFaces(2, 'paratroops', 'GER')]).toEqual([stays, falls]);
    expect([usualFaces(2, 'fighter', 'ROM'), usualFaces(2, 'fighter', 'ITA')]).toEqual([stays, falls]);
  });
  it('BITE-7.7.8-1 shields on every face, or on those typed; a mark needs one', () => {
    expect(block(axis({ faces: '7 6 5', shield: 'every', half: true }))).toMatchObject({ shield: true, mark: true });
    expect(block(axis({ faces: '7 6 5', shield: 'some', shielded: '7 5' })).shield).toEqual([true, false, true]);
    expect(block(axis({ faces: '7 6 5', half: true }))).toMatchObject({ shield: false, mark: false });
  });
  it('BITE-E10 four hits end a block of 4, one leaves it 3; a block of 1 goes with one', () => {
    const left = (row: AxisRow, hits: number) => {
      const { faces, face, shield } = block(row);
      const blocks = [{ faces, shield }];
      let shown: readonly number[] = [2 * face];
      for (let i = 0; i < hits; i++) shown = hitOnce(blocks, shown, { may: () => true });
      return faces[(shown[0] ?? 0) >> 1];
    };
    expect([1, 3, 4].map((hits) => left(axis({ pf: 4 }), hits))).toEqual([3, 1, undefined]);
    expect(left(axis({ pf: 1 }), 1)).toBeUndefined();
    expect([1, 2].map((hits) => left(axis({ pf: 7, shield: 'every' }), hits))).toEqual([7, 6]);
  });
  it('what the row says goes before the record, and the record before the best face', () => {
    const row = axis({ faces: '4 2 1', shield: 'every' });
    expect(block(row, at(1, { r1: 3 }))).toMatchObject({ face: 1, mark: true });
    expect(block({ ...row, pf: 4 }, at(1, { r1: 3 }))).toMatchObject({ face: 0, mark: false });
    expect(block(row, at(1, { other: 3 }))).toMatchObject({ face: 0, mark: false });
    expect(block(row, at(1, { r1: -2 }))).toMatchObject({ face: 0, mark: false });
    // a record longer than the list: as far as the list goes
    expect(block(row, at(1, { r1: 9 })).face).toBe(2);
    const counter = { id: 'r1', name: 'LVI', values: { faces: '4 2 1' } };
    expect(recordedRow(counter, at(1, { r1: 3 }))).toEqual({ pf: 2, half: true });
    expect([recordedRow(counter, at(1)), recordedRow(counter, at(1, { r1: 6 }))]).toEqual([{}, {}]);
    const unread = { ...counter, values: { faces: '2 4' } };
    expect(recordedRow(unread, at(1, { r1: 0 }))).toEqual({});
    expect(recordedRow(counter, at(1, { r1: 0 }))).toEqual({ pf: 4, half: false });
  });
});

describe('what a row makes of a block', () => {
  it('BITE-3.13-1 TECH by date, typed instead, and 2 for a Shock army', () => {
    expect([block(soviet({ pf: 4 })).tech, block(soviet({ pf: 4 }), at(10)).tech]).toEqual([1, 2]);
    expect([block(soviet({ pf: 7, shock: true })).tech, block(soviet({ pf: 7, shock: true }), at(40)).tech]).toEqual([
      2, 3,
    ]);
    expect(block(soviet({ pf: 4, tech: 3, shock: true })).tech).toBe(3);
    expect(block(soviet({ class: 'partisans', pf: 2 }), at(40)).tech).toBe(1);
    expect(block(soviet({ class: 'tanks', pf: 2, shock: true })).tech).toBe(1);
  });
  it('BITE-17.1-1 a Romanian block follows Germany where that was agreed', () => {
    const tanks = axis({ nation: 'ROM', class: 'tanks', pf: 2 });
    expect([block(tanks, at(26)).tech, block(tanks, at(26), { ...rules, o17: true }).tech]).toEqual([1, 2]);
  });
  it('BITE-AMB-10 an armoured HQ as guns has its infantry TECH beside its own', () => {
    // March 1942: Soviet infantry advances, armour not yet
    expect(block(soviet({ class: 'armouredHq', pf: 3, asGuns: true }), at(10))).toMatchObject({ tech: 1, gunTech: 2 });
    expect(block(soviet({ class: 'armouredHq', pf: 3 }), at(10)).gunTech).toBeUndefined();
    expect(block(soviet({ class: 'infantry', pf: 3, asGuns: true }), at(10)).asGuns).toBe(false);
  });
  it('BITE-AMB-65 of the supreme HQs only the Finnish one may be used as guns', () => {
    const hq = (nation: string) => block(axis({ class: 'supremeHq', nation, pf: 3, asGuns: true }));
    expect([hq('FIN').asGuns, hq('ROM').asGuns, block(axis({ nation: 'FIN', pf: 3, asGuns: true })).asGuns]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('BITE-10.0-1 elites by nation and class, unless the players say otherwise', () => {
    const by = (row: AxisRow | SovietRow) => block(row).elite;
    expect(by(soviet({ pf: 4, guards: true }))).toBe('attack');
    expect(by(soviet({ pf: 4, class: 'marines' }))).toBe('defence');
    expect(by(axis({ pf: 4, class: 'paratroops' }))).toBe('defence');
    expect([by(axis({ pf: 4 })), by(soviet({ pf: 4, class: 'paratroops' }))]).toEqual(['none', 'none']);
    expect([by(axis({ pf: 4, elite: 'attack' })), by(soviet({ pf: 4, guards: true, elite: 'none' }))]).toEqual([
      'attack',
      'none',
    ]);
  });
  it('a field that is hidden for its class counts for nothing', () => {
    const flags = { ski: true, gustav: true, stuka: true, strategic: true, grounded: true, crosses: 'river' };
    expect(block(axis({ pf: 4, ...flags }))).toMatchObject({
      ski: false,
      gustav: false,
      stuka: false,
      strategic: false,
      grounded: false,
      crosses: 'river',
    });
    expect(block(axis({ pf: 4, class: 'bomber', ...flags }))).toMatchObject({
      stuka: true,
      strategic: true,
      grounded: false,
      crosses: 'none',
    });
    // 7.7.3.1: only who is attacked may stay on the ground
    const below = readUnit(axis({ pf: 4, class: 'bomber', ...flags }), 'defender', at(1), rules);
    expect(below).toMatchObject({ ok: true, value: { grounded: true } });
    expect(block(axis({ pf: 4, nation: 'FIN', ...flags })).ski).toBe(true);
    expect(block(axis({ pf: 4, class: 'artillery', ...flags })).gustav).toBe(true);
    expect(block(soviet({ pf: 4, class: 'longRange' })).strategic).toBe(true);
  });
  it('a row asks what its side, the attack and the rules in use make matter', () => {
    const context = { scenario: 'SBE5', options: { level: 'advanced', a10: true, a13: true }, turn: 1, cells: {} };
    const asks = (row: object, whole: object, options: object = {}) =>
      Object.entries(axisRowFields).flatMap(([key, field]) => {
        const when = 'when' in field ? field.when : undefined;
        const seen = {
          input: { ...axis({ pf: 4 }), ...whole, ...row },
          context: { ...context, options: { ...context.options, ...options } },
        };
        return when && holds(when, seen) ? [key] : [];
      });
    expect(asks({}, { attacks: 'axis', kind: 'normal' })).toEqual(['crosses', 'supplied', 'elite']);
    expect(asks({}, { attacks: 'axis', kind: 'paradrop' })).toEqual(['crosses', 'supplied', 'leads', 'elite']);
    expect(asks({}, { attacks: 'soviet', kind: 'paradrop' }, { a10: false })).toEqual([]);
    expect(asks({ class: 'bomber' }, { attacks: 'soviet' }, { o22: true, o19: true })).toEqual([
      'grounded',
      'stuka',
      'strategic',
    ]);
    expect(asks({ class: 'artillery' }, { attacks: 'axis' }, { o26: true, a10: false })).toEqual([
      'crosses',
      'supplied',
      'gustav',
    ]);
    expect(asks({ class: 'supremeHq', nation: 'FIN' }, {}, { a10: false })).toEqual(['asGuns']);
  });
  it('BITE-20.0-1 who may lead a special attack: the blocks that fight on the ground, the armoured HQ with them', () => {
    const leads = (unitClass: string) =>
      holds(sovietRowFields.leads.when, {
        input: { ...soviet({ pf: 4, class: unitClass }), attacks: 'soviet', kind: 'landing' },
        context: { scenario: 'SBE5', options: {}, turn: 1, cells: {} },
      });
    const classes = sovietRowFields.class.options.map(({ key }) => key);
    expect(classes.filter(leads)).toEqual([
      ...['infantry', 'cavalry', 'paratroops', 'marines', 'mechanised', 'tanks', 'armouredHq'],
    ]);
  });
  it('sides, nations and names', () => {
    expect(block(axis({ pf: 4, nation: 'FIN', name: ' II ' }))).toMatchObject({
      side: 'axis',
      nation: 'FIN',
      called: { id: 'bite.unit.named', p: { unit: { name: 'II' } } },
    });
    expect(block(soviet({ pf: 4, class: 'cavalry' }))).toMatchObject({
      side: 'soviet',
      nation: 'SOV',
      called: { id: 'bite.class.cavalry' },
    });
    expect(calledTyped({ class: 'tanks', name: 'II' })).toMatchObject({ id: 'bite.unit.named' });
    expect(calledTyped({ class: 'tanks', name: '' })).toEqual({ id: 'bite.class.tanks' });
    expect(calledTyped({ class: 'elephants' })).toBeUndefined();
  });
  it('a counter of the roster fills a row: its fields are fields of the row', () => {
    const inRow = (roster: object, row: object) => Object.keys(roster).filter((key) => !(key in row));
    expect([inRow(axisRosterFields, axisRowFields), inRow(sovietRosterFields, sovietRowFields)]).toEqual([
      ['colours', ...Object.keys(axisOrder)],
      ['colours', ...Object.keys(sovietOrder)],
    ]);
    for (const fields of [axisRowFields, sovietRowFields])
      expect(parsePlain(fields, { ...startOf(fields) }).ok).toBe(true);
  });
});
