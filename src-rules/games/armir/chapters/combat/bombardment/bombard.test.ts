import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { accounts, cells, marks, phases, tables } from '../../../ids.ts';
import { armir as game } from '../../../index.ts';
import { at as from } from '../../../testing/at.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { bombard } from './bombard.ts';

/** Invented cells: no card says this. */
const invented: GridData = {
  id: tables.bombardment,
  cols: ['2', '4', '6'],
  rows: ['1', '2', '3', '4', '5', '6'],
  cells: Object.fromEntries(
    [
      ['-', '-', '-', '-', 'DSG', 'DSG'],
      ['-', '-', '-', 'DSG', 'DSG', 'DSG1'],
      ['-', 'DSG', 'DSG', 'DSG', 'DSG1', 'DSG1'],
    ].flatMap((col, i) => col.map((text, row) => [`${row + 1}/${['2', '4', '6'][i]}`, { text }])),
  ),
  from: 'typed',
};
const place = `t3/order=axis/usual/${phases.bombardment1}`;

const at = (over: Partial<Context> = {}): Context =>
  from(
    { turn: 3, place, ...over, balances: { [accounts.guns('iii')]: 5, ...over.balances } },
    { ...inventedThings, tables: { [tables.bombardment]: invented } },
  );
const input = (raw: JsonObject): JsonObject => {
  const parsed = bombard.parse(raw);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.troubles));
  return parsed.value;
};
const panel = (raw: JsonObject, context = at()): ValuePanel => {
  const shown = bombard.panel(input(raw), context, []);
  if (shown.kind !== 'value') throw new Error(shown.kind);
  expect(verifySteps(shown.figures, game.readers)).toEqual([]);
  return shown;
};
const value = (raw: JsonObject, context = at()) => panel(raw, context).figures.find(({ id }) => id === 'value')?.value;
const chances = (raw: JsonObject, context = at()) =>
  Object.fromEntries(bombard.plan(input(raw), context).map(({ key, exact }) => [key, exact]));
const refused = (raw: JsonObject, context = at()): string | undefined =>
  bombard.play(input(raw), context, []).not?.rule;
const fire = (raw: JsonObject, face: number, context = at(), ...more: readonly { ask: string; key: string }[]) =>
  bombard.play(input(raw), context, [{ ask: 'die', key: String(face), raw: face }, ...more]);
const facts = (raw: JsonObject, face: number, context = at(), ...more: readonly { ask: string; key: string }[]) =>
  fire(raw, face, context, ...more).done?.ending.facts ?? [];

const heavy = { with: 'heavy', gun: 'Invented alp-heavy', target: '0512' };
const army = { with: 'army', army: 'iii', points: 4, target: '0512' };
const air = { cells: { [cells.air]: 'axis' } };

describe('bombardment', () => {
  it('ARMIR-11.1a the value picks the column, the die the row; chances are exact sixths', () => {
    expect(chances(army)).toEqual({ '-': '1/2', DSG: '1/3', DSG1: '1/6' });
    expect(
      panel(army)
        .grids?.[0]?.rows.find(({ now }) => now)
        ?.cells.map(({ value: { p } }) => p?.code),
    ).toEqual(['–', '–', '–', 'DSG', 'DSG', 'DSG1'].map((name) => ({ name })));
    expect(fire(army, 6).done?.result).toEqual({ result: 'DSG1' });
    // the face that lies is the one that is marked
    const lying = bombard.panel(input(army), at(), [{ ask: 'die', key: '4', raw: 4 }]);
    expect(lying.kind === 'value' && lying.grids?.[0]?.col).toBe(3);
  });

  it('ARMIR-11.1b ARMIR-AMB-26 between two columns the lower, beyond the ends the first or the last', () => {
    const dsg = (points: number) =>
      panel({ ...army, points }, at({ balances: { [accounts.guns('iii')]: 30 } })).answer.p?.p;
    expect([1, 2, 3, 4, 5, 6, 30].map(dsg)).toEqual([1 / 3, 1 / 3, 1 / 3, 1 / 2, 1 / 2, 5 / 6, 5 / 6]);
    const rules = (points: number) => panel({ ...army, points }).hints.map(({ msg }) => msg.id);
    expect(rules(1)).toContain('armir.guns.hint.below');
    expect(rules(5)).toContain('armir.guns.hint.fewer');
  });

  it('ARMIR-14.3.2 ARMIR-11.1b a Soviet bombardment of a strongpoint reads the die less 1, the first row for a 0', () => {
    const hard = { ...army, points: 6, strongpoint: true };
    const rich = at({ balances: { [accounts.guns('iii')]: 30 } });
    expect(chances(hard, rich)).toEqual({ '-': '1/3', DSG: '1/2', DSG1: '1/6' });
    expect(fire(hard, 1, rich).done?.result).toEqual({ result: '-' });
    // the Axis has no such modifier, whatever stands in the form
    expect(chances({ ...heavy, strongpoint: true })).toEqual(chances(heavy));
    const soviet = at({ cells: { [cells.air]: 'soviet' } });
    expect(chances({ with: 'sovietAir', target: '0512', strongpoint: true }, soviet)).toEqual({
      '-': '5/6',
      DSG: '1/6',
    });
  });

  it('ARMIR-9.1a aircraft are worth 4 and 3, once a turn, and not in turn 1', () => {
    expect(value({ with: 'axisAir' }, at(air))).toBe(4);
    expect(value({ with: 'sovietAir' }, at(air))).toBe(3);
    expect(refused({ with: 'axisAir' }, at(air))).toBeUndefined();
    expect(refused({ with: 'sovietAir' }, at(air))).toBe('9.1');
    expect(refused({ with: 'axisAir' }, at())).toBe('9.1');
    expect(refused({ with: 'axisAir' }, at({ cells: { [cells.air]: 'used' } }))).toBe('9.1.1');
    expect(refused({ with: 'axisAir' }, at({ ...air, turn: 1 }))).toBe('9.1');
    expect(facts({ with: 'axisAir', target: '0512' }, 1, at(air))).toContainEqual({
      kind: 'set',
      cell: cells.air,
      value: 'used',
    });
  });

  it('ARMIR-9.1b the Soviet air unit stays within the range of an HQ, the Axis flies anywhere', () => {
    const soviet = at({ cells: { [cells.air]: 'soviet', [cells.up]: { 'hq-a': 'movement' } } });
    expect(refused({ with: 'sovietAir', army: 'iii', distance: 6 }, soviet)).toBeUndefined();
    expect(refused({ with: 'sovietAir', army: 'iii', distance: 7 }, soviet)).toBe('9.1.2');
    // this HQ lies with its other side up: range 5 in place of 7
    expect(refused({ with: 'sovietAir', army: 'a', distance: 6 }, soviet)).toBe('9.1.2');
    expect(refused({ with: 'axisAir', distance: 40 }, at(air))).toBeUndefined();
    const untyped = { ...soviet, rosters: {} };
    expect(refused({ with: 'sovietAir', distance: 20 }, untyped)).toBeUndefined();
    expect(panel({ with: 'sovietAir', distance: 20 }, untyped).missing.map(({ roster }) => roster)).toContain('soviet');
  });

  it('ARMIR-11a a hex is bombarded once in a phase', () => {
    const again = at({ marks: { [marks.bombarded]: { '0512': { value: true, until: place } } } });
    expect(refused(army, again)).toBe('11');
    expect(refused({ ...army, target: '0513' }, again)).toBeUndefined();
    expect(facts(army, 1)).toContainEqual({
      kind: 'mark',
      mark: marks.bombarded,
      key: '0512',
      value: true,
      until: place,
    });
  });

  it('ARMIR-11a each Italian counter fires alone: one gun, its own value, 1 PA', () => {
    expect(value(heavy)).toBe(5);
    const both = { ...heavy, gun: 'Invented alp-heavy, Invented alp-guns' };
    expect(refused(both)).toBe('2.2');
    expect(value({ ...both, value: 2 })).toBe(2);
  });

  it('ARMIR-10.1a heavy artillery reaches 3 hexes, or what the side that lies up prints (AMB-06), for 1 PA', () => {
    expect(refused({ ...heavy, distance: 3 })).toBeUndefined();
    expect(refused({ ...heavy, distance: 4 })).toBe('10.1');
    const turned = at({ cells: { [cells.up]: { 'alp-heavy': 'movement' } } });
    expect(refused({ ...heavy, distance: 3 }, turned)).toBe('10.1');
    expect(refused({ with: 'heavy', value: 4, distance: 4 })).toBe('10.1');
    expect(facts(heavy, 1)).toContainEqual(expect.objectContaining({ account: accounts.pa, n: -1, rule: '10.1.4' }));
  });

  it('ARMIR-16.2b without PA no artillery fires', () => {
    expect(refused(heavy, at({ balances: { [accounts.pa]: 0 } }))).toBe('10.1.4');
    expect(refused(army, at({ balances: { [accounts.pa]: 0 } }))).toBeUndefined();
  });

  it('ARMIR-10.2b points are declared first and spent whatever the die says, 3 hexes from the HQ', () => {
    expect(value({ ...army, points: 2 })).toBe(2);
    expect(refused({ ...army, points: 6 })).toBe('10.2.1');
    expect(refused({ ...army, distance: 3 })).toBeUndefined();
    expect(refused({ ...army, distance: 4 })).toBe('10.2.1');
    expect(facts(army, 1)).toContainEqual(
      expect.objectContaining({ account: accounts.guns('iii'), n: -4, rule: '10.2.1' }),
    );
    expect(refused({ ...army, army: 'a', points: 1 })).toBe('10.2');
    const spent = at({ marks: { [marks.gunsSet]: { a: { value: true } } } });
    expect(refused({ ...army, army: 'a', points: 1 }, spent)).toBe('10.2.1');
  });

  it('ARMIR-8.3.1 ARMIR-10.2c an HQ or gun out of supply does not fire, nor an HQ off the map', () => {
    expect(refused(army, at({ cells: { [cells.oos]: { 'hq-iii': 'yes' } } }))).toBe('8.3.1');
    expect(refused({ ...army, oos: true })).toBe('8.3.1');
    expect(refused(heavy, at({ cells: { [cells.oos]: { 'alp-heavy': 'yes' } } }))).toBe('8.3.1');
    expect(refused(army, at({ cells: { [cells.steps]: { 'hq-iii': 0 } } }))).toBe('10.2.1');
    expect(
      refused({ with: 'axisAir' }, at({ cells: { ...air.cells, [cells.oos]: { 'alp-heavy': 'yes' } } })),
    ).toBeUndefined();
  });

  it('ARMIR-11a disorganised artillery does not bombard (11.2)', () => {
    expect(refused({ ...heavy, dsg: true })).toBe('11.2');
    const there = { [cells.at]: { 'alp-heavy': '0510' }, [cells.dsg]: { '0510': 'yes' } };
    expect(refused(heavy, at({ cells: there }))).toBe('11.2');
  });

  it('ARMIR-18.4.1b on turn 1 Italian artillery is worth half, rounded up; Soviet points are not halved again', () => {
    expect(value(heavy, at({ turn: 1 }))).toBe(3);
    expect(value({ with: 'heavy', value: 6 }, at({ turn: 1 }))).toBe(3);
    expect(value(army, at({ turn: 1 }))).toBe(4);
  });

  it('ARMIR-11.1a DSG1 marks the hex and takes a step: the owner picks, by 12.2.1, no retreat (AMB-74)', () => {
    const there = {
      [cells.at]: { 'alp-1': '0512', 'alp-2': '0512', 'alp-guns': '0512' },
      [cells.steps]: { 'alp-1': 2 },
    };
    const context = at({ cells: there });
    const { ask } = fire(army, 6, context);
    // alp-1 has lost one, alp-2 none; guns may always be chosen (AMB-77)
    expect(ask?.kind === 'choice' && ask.who).toBe('axis');
    expect(ask?.kind === 'choice' && ask.options.map(({ key, not }) => [key, not === undefined])).toEqual([
      ['alp-1', false],
      ['alp-2', true],
      ['alp-guns', true],
    ]);
    // each says what it keeps, or that it goes; so does the journal
    const said = (id: string, steps?: number) => {
      const here = at({
        cells: { ...there, [cells.steps]: steps === undefined ? {} : { 'alp-2': steps, 'alp-1': 1 } },
      });
      const asked = fire(army, 6, here).ask;
      const option = asked?.kind === 'choice' && asked.options.find(({ key }) => key === id)?.msg;
      const end = fire(army, 6, here, { ask: 'step', key: id }).done?.ending.says.id;
      return option && [option.id, option.p?.count, end];
    };
    expect(said('alp-2')).toEqual(['armir.fight.ask.left', 1, 'armir.guns.says.lost']);
    expect(said('alp-2', 1)).toEqual(['armir.fight.ask.out', undefined, 'armir.guns.says.gone']);
    const booked = facts(army, 6, context, { ask: 'step', key: 'alp-2' });
    expect(booked).toContainEqual({ kind: 'set', cell: cells.dsg, key: '0512', value: 'yes' });
    expect(booked).toContainEqual({ kind: 'set', cell: cells.steps, key: 'alp-2', value: 1 });
    // what is booked is not asked for again; a step of somebody nobody keeps is the players'
    const reminded = (raw: JsonObject, here: Context, ...more: readonly { ask: string; key: string }[]) =>
      fire(raw, 6, here, ...more).done?.ending.guide.some((one) => one.msg.id === 'armir.guns.guide.step');
    expect(reminded(army, context, { ask: 'step', key: 'alp-2' })).toBe(false);
    expect(reminded({ ...army, target: '0513' }, context)).toBe(true);
    // the counter to turn over stands among the deeds
    const deeds = fire(army, 6, context, { ask: 'step', key: 'alp-2' }).done?.ending.guide.map(({ msg }) => msg.id);
    expect(deeds).toContain('armir.fight.guide.step');
    // alone in the hex: nothing to ask
    const alone = facts({ ...army, there: 'Invented ii-1' }, 6, context);
    expect(alone).toContainEqual({ kind: 'set', cell: cells.steps, key: 'ii-1', value: 1 });
  });

  it('ARMIR-11.1a DSG alone takes no step, a dash leaves nothing behind', () => {
    const there = at({ cells: { [cells.at]: { 'alp-1': '0512' } } });
    expect(
      facts(army, 4, there)
        .filter((fact) => fact.kind === 'set')
        .map(({ cell }) => cell),
    ).toEqual([cells.dsg, cells.shots]);
    expect(
      facts(army, 1, there)
        .filter((fact) => fact.kind === 'set')
        .map(({ cell }) => cell),
    ).toEqual([cells.shots]);
  });

  it('ARMIR-10.2d every shot of an army is logged with its points and result', () => {
    const first = { kind: 'set', cell: cells.shots, key: '3.iii.1', value: '0512 4 DSG1' };
    expect(facts(army, 6)).toContainEqual(first);
    const second = at({ cells: { [cells.shots]: { '3.iii.1': '0512 4 DSG1', '2.iii.1': '0511 1 -' } } });
    expect(facts(army, 1, second)).toContainEqual({ ...first, key: '3.iii.2', value: '0512 4 -' });
    const lane = game.turnColumns.find(({ id }) => id === 'guns');
    expect(lane?.at(3, second).map(({ msg }) => msg.id)).toEqual(['armir.guns.lane.shot']);
    expect(lane?.at(2, second)).toHaveLength(1);
    expect(lane?.at(4, second)).toEqual([]);
  });

  it('ARMIR-11a ARMIR-9.1a the form begins with who may fire: the side of the phase, its air unit, an army with points', () => {
    const begun = (over: Partial<Context>) => {
      const parsed = bombard.parse({}, at(over));
      return parsed.ok ? parsed.value : undefined;
    };
    expect(begun({ who: 'axis' })).toMatchObject({ with: 'heavy', gun: 'Invented alp-heavy' });
    expect(begun({ who: 'axis', ...air })).toMatchObject({ with: 'axisAir' });
    expect(begun({ who: 'soviet', ...air })).toMatchObject({ with: 'army', army: 'iii' });
    // the side without the initiative comes after, and stays once it has begun
    const fired = (hex: string, shots = {}) => ({
      who: 'axis',
      marks: { [marks.bombarded]: { [hex]: { value: true as const } } },
      cells: { [cells.at]: { 'alp-1': '0512', 'rifle-1': '0711' }, [cells.shots]: shots },
    });
    expect(begun(fired('0512'))).toMatchObject({ with: 'army' });
    expect(begun(fired('0711'))).toMatchObject({ with: 'heavy' });
    expect(begun(fired('0901', { '3.iii.1': '0901 2 DSG' }))).toMatchObject({ with: 'army' });
    expect(begun(fired('0901', { '2.iii.1': '0901 2 DSG' }))).toMatchObject({ with: 'heavy' });
    const second = { [accounts.guns('iii')]: 0, [accounts.guns('b')]: 2 };
    expect(begun({ who: 'soviet', balances: second })).toMatchObject({ with: 'army', army: 'b' });
  });

  it('a gun that nobody chose is not one that nobody typed: only then its list is asked for', () => {
    const none = { with: 'heavy', gun: '' };
    const said = ({ not, missing }: ReturnType<typeof panel>) => [not?.msg.id, missing.map(({ roster }) => roster)];
    expect(said(panel(none))).toEqual(['armir.guns.bar.noGun', []]);
    expect(said(panel({ ...none, gun: 'Invented stranger' }))).toEqual(['armir.guns.bar.untyped', ['axis']]);
    expect(said(panel(none, at({ rosters: {} })))).toEqual(['armir.guns.bar.untyped', ['axis']]);
  });

  it('ARMIR-11.1a the figure is called what it counts: DSG and DSG1 together', () => {
    for (const texts of [game.text.en, game.text.it])
      expect(texts.says['armir.guns.answer']).toMatch(/DSG (or|o) DSG1/);
  });

  it('ARMIR-T4 without a table the die is asked all the same, and the card is read', () => {
    const bare = at({ tables: {} });
    expect(panel(army, bare).missing).toMatchObject([{ table: tables.bombardment }]);
    expect(chances(army, bare)).toEqual({ '?': '1/1' });
    const { ask } = fire(army, 3, bare);
    expect(ask).toMatchObject({ id: 'card', kind: 'choice', msg: { p: { die: { name: '3' } } } });
    // the row, as it is come to
    expect(fire({ ...army, strongpoint: true }, 3, bare).ask?.msg.p?.die).toEqual({ name: '3 − 1 = 2' });
    // as the card has them, and last that nobody knows
    expect(ask?.kind === 'choice' && ask.options.map(({ key }) => key)).toEqual(['-', 'DSG', 'DSG1', '?']);
    expect(fire(army, 3, bare, { ask: 'card', key: 'DSG' }).done?.result).toEqual({ result: 'DSG' });
    // one cell missing is one face of six
    const { '4/4': _, ...rest } = invented.cells;
    const holed = at({ tables: { [tables.bombardment]: { ...invented, cells: rest } } });
    expect(chances(army, holed)).toEqual({ '-': '1/2', '?': '1/6', DSG: '1/6', DSG1: '1/6' });
    expect(fire(army, 4, holed).ask?.box).toEqual({ table: tables.bombardment, row: '4', col: '4' });
  });

  it('ARMIR-T4 ARMIR-AMB-26 a table with cells still empty says nothing of a value it has no column for: the card is read', () => {
    const { '3/6': _, ...rest } = invented.cells;
    const begun = at({
      tables: { [tables.bombardment]: { ...invented, cells: rest } },
      balances: { [accounts.guns('iii')]: 30 },
    });
    // 2, 4 and 6 stand there; of 1, 5 and 9 nobody knows yet whether the card has a column
    for (const points of [1, 5, 9]) {
      const shot = { ...army, points };
      expect(chances(shot, begun)).toEqual({ '?': '1/1' });
      expect(panel(shot, begun).hints.map(({ msg }) => msg.id)).not.toContain('armir.guns.hint.below');
      // what the card says is kept in a column of the value's own, not in that of another
      expect(fire(shot, 4, begun).ask?.box).toEqual({ table: tables.bombardment, row: '4', col: String(points) });
    }
    expect(chances(army, begun)).toEqual({ '-': '1/2', DSG: '1/3', DSG1: '1/6' });
    // a column that spans the value is its own
    const spans = { ...invented, cols: ['2-5'], cells: { '4/2-5': { text: 'DSG' } } };
    const spanned = at({ tables: { [tables.bombardment]: spans } });
    expect(fire({ ...army, points: 5 }, 4, spanned).done?.result).toEqual({ result: 'DSG' });
  });

  it('ARMIR-11a units of the side that is fired at are offered for the hex, of both where nobody said who fires', () => {
    const { there } = bombard.fields;
    const has = (by: string) => {
      const offers = there?.kind === 'text' ? there.offers?.(at(), { with: by }) : undefined;
      return ['alp-1', 'rifle-1'].map((id) => offers?.some(({ name }) => name === `Invented ${id}`));
    };
    expect(has('heavy')).toEqual([false, true]);
    expect(has('army')).toEqual([true, false]);
    expect(has('')).toEqual([true, true]);
  });

  it('ARMIR-10.2d a bombardment that was noted is told in the record, and what is none stands as it was typed', () => {
    const shots = game.cells.find(({ id }) => id === cells.shots);
    const shown = (value: string) => shots?.kind === 'text' && shots.showValue?.('3.iii.1', value, at());
    expect(shown('1204 6 DSG1')).toMatchObject({ id: 'armir.guns.cell.shotWas', p: { count: 6 } });
    for (const typed of ['1204', '1204 6']) expect(shown(typed)).toMatchObject({ id: 'armir.say' });
  });

  it('ARMIR-11a what the rules refuse can be done anyway, said and booked as an override, never below 0', () => {
    const poor = at({ balances: { [accounts.guns('iii')]: 1 } });
    const anyway = { ...army, anyway: true };
    expect(refused(anyway, poor)).toBeUndefined();
    expect(panel(anyway, poor).hints).toContainEqual(expect.objectContaining({ rule: '10.2.1', against: true }));
    const { done } = fire(anyway, 1, poor);
    expect(done?.ending.says.id).toBe('armir.anyway');
    expect(done?.ending.facts).toContainEqual(
      expect.objectContaining({ account: accounts.guns('iii'), n: -1, over: true }),
    );
    // shown again once the hex is marked it is no override
    const after = at({ marks: { [marks.bombarded]: { '0512': { value: true } } } });
    const die = [{ ask: 'die', key: '6', raw: 6 }];
    expect(bombard.play(input(army), at(), die, after).done?.ending.says.id).toBe('armir.guns.says.shotAt');
    const none = at({ balances: { [accounts.pa]: 0 } });
    expect(facts({ ...heavy, anyway: true }, 1, none).some(({ kind }) => kind === 'post')).toBe(false);
  });
});
