import { describe, expect, it } from 'vitest';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { closing, owedMark, taskAt } from '#rules/kit/sequence/outline.ts';
import { cells } from '../../ids.ts';
import { blocksInTheEast } from '../../index.ts';
import { type Drawing, draw, scene, verdict, verdicts } from '../../testing/draw.ts';
import { map } from '../../testing/map.ts';
import { say } from '../../testing/supplyLand.ts';
import { railLimit } from '../movement/rail.ts';
import { productionLimits } from '../production/remind.ts';

/** A railway through row 03 from Berlin in the west to where Siberia lies; columns from 05 on are the USSR. */
const row = (n: string): readonly string[] => Array.from({ length: 9 }, (_, i) => `0${i + 1}${n}`);
const east = [5, 6, 7, 8, 9].flatMap((column) => [1, 2, 3, 4, 5].map((r) => `0${column}0${r}`));
const west = [1, 2, 3, 4].flatMap((column) => [1, 2, 3, 4, 5].map((r) => `0${column}0${r}`));
const land = (more: Partial<Drawing> = {}) =>
  draw({
    columns: [1, 9],
    rows: [1, 5],
    links: { rail: [row('03')] },
    labels: { USSR: east, POL: west },
    names: { '0103': 'Berlin', '0703': 'Moscow' },
    features: { linkedSoviet: ['0903'] },
    ...more,
  });

const freeze = (pieces: { readonly [id: string]: string }, place: string, over: Partial<Context> = {}): Proposal => {
  const side = place.includes('/axis/') ? 'axis' : 'soviet';
  const here = scene(land(), pieces, { place, ...over });
  const judge = map.supplyChecks.find((one) => one.side === side);
  const proposal = judge?.freeze?.(verdicts(here, side), here.context);
  if (!proposal) throw new Error('nothing to mark');
  return proposal;
};
const factsOf = (proposal: Proposal): readonly Fact[] => (proposal.ok ? proposal.facts : []);
const setsOf = (proposal: Proposal) =>
  factsOf(proposal).flatMap((fact) => (fact.kind === 'set' ? [`${fact.cell} ${fact.key ?? ''} ${fact.value}`] : []));
const ticked = (proposal: Proposal) => factsOf(proposal).flatMap((fact) => (fact.kind === 'tick' ? [fact.task] : []));

/** g1 behind the Soviet lines, g2 at home. */
const pocket = { g1: '0802', g2: '0203', s1: '0703', s2: '0701', s3: '0803', s4: '0902' };

describe('step 2 from the map', () => {
  it('BITE-4.4-1 every unit of the active side without a line gets a barrel, the others lose theirs', () => {
    const proposal = freeze(pocket, 't2/axis/supply', { cells: { [cells.barrels]: { g2: 'yes' } } });
    expect(setsOf(proposal)).toEqual(['barrels g1 yes', 'barrels g2 null']);
    expect(ticked(proposal)).toEqual(['t2/axis/supply/check']);
    const again = freeze(pocket, 't2/axis/supply', { cells: { [cells.barrels]: { g1: 'yes' } } });
    expect(setsOf(again)).toEqual([]);
  });

  it('BITE-4.4-1 nobody is marked outside his own turn and its steps', () => {
    expect(freeze(pocket, 't2/axis/combat')).toMatchObject({ ok: false, msg: { id: 'bite.bar.freezeNow' } });
    const here = scene(land(), pocket, { place: 't2/soviet/supply' });
    const judge = map.supplyChecks.find((one) => one.side === 'axis');
    expect(judge?.freeze?.(verdicts(here, 'axis'), here.context)).toMatchObject({ msg: { id: 'bite.bar.freezeSide' } });
    expect(judge?.freeze?.([], { ...here.context, place: 't2/axis/supply' })).toMatchObject({
      msg: { id: 'bite.bar.freezeNobody' },
    });
  });

  it('BITE-7.9-1 after the extra movement only armor is marked, and nobody is lost', () => {
    const proposal = freeze({ ...pocket, g8: '0802' }, 't2/axis/extra');
    expect(setsOf(proposal)).toEqual(['barrels g8 yes']);
  });
});

describe('step 9 from the map', () => {
  const barrels = (...ids: readonly string[]) => ({
    [cells.barrels]: Object.fromEntries(ids.map((id) => [id, 'yes'])),
  });

  it('BITE-7.9-1 BITE-4.5-1 marked and still cut off: it surrenders, with PP for the enemy; supplied again: free', () => {
    const proposal = freeze(pocket, 't2/axis/final', { cells: barrels('g1', 'g2') });
    expect(setsOf(proposal)).toEqual(['state g1 surrendered', 'at g1 null', 'barrels g1 null', 'barrels g2 null']);
    expect(factsOf(proposal)).toContainEqual(expect.objectContaining({ kind: 'post', account: 'pp.SOV.yellow', n: 1 }));
    expect(ticked(proposal)).toEqual(['t2/axis/final/check']);
  });

  it('BITE-7.9-1 cut off first during the turn: nothing happens yet, and it is said', () => {
    const proposal = freeze(pocket, 't2/axis/final');
    expect(setsOf(proposal)).toEqual([]);
    expect(proposal.ok && proposal.next?.map(({ msg }) => msg.id)).toEqual(['bite.next.notMarked']);
  });

  it('BITE-7.9-1 marked units the map does not have are left to the players', () => {
    const proposal = freeze(pocket, 't2/axis/final', { cells: barrels('g1', 'g3') });
    expect(proposal.ok && proposal.next?.map(({ msg }) => msg.id)).toEqual(['bite.next.unjudged']);
    expect(ticked(proposal)).toEqual([]);
  });

  it('BITE-12.1-1 BITE-4.5-2 a besieged port loses 1 PF, the static one there nothing', () => {
    const sheet = land({ features: { linkedSoviet: ['0903'], portMinor: ['0802'] } });
    const units = [
      { id: 'g1', name: 'g1', values: { nation: 'GER', class: 'infantry', faces: '3 2 1' } },
      { id: 'stat', name: 'stat', values: { nation: 'GER', class: 'static', faces: '2 1' } },
    ];
    const context = { sN: '0801', sS: '0803', a: '0702', b: '0703', c: '0902', d: '0903' };
    const soviet = Object.keys(context).map((id) => ({ id, name: id, values: { class: 'infantry' } }));
    const here = scene(
      sheet,
      { g1: '0802', stat: '0802', ...context },
      {
        place: 't2/axis/final',
        cells: barrels('g1', 'stat'),
        rosters: { axis: { id: 'axis', units }, soviet: { id: 'soviet', units: soviet } },
      },
    );
    expect(verdict(here, 'g1').state).toBe('besieged');
    const proposal = map.supplyChecks[0]?.freeze?.(verdicts(here, 'axis'), here.context);
    expect(proposal && setsOf(proposal)).toEqual(['face g1 2']);
  });
});

describe('Moscow and the railways', () => {
  it('BITE-7.4-1 out of supply as the map has it: one move less, with its reason', () => {
    const siege = { g1: '0802', g2: '0803', g3: '0804', g4: '0902', g5: '0904', g6: '0602' };
    const free = scene(land(), {}, { place: 't2/soviet/rail' }).context;
    const cut = scene(land(), siege, { place: 't2/soviet/rail' }).context;
    expect([railLimit(free, 'soviet'), railLimit(cut, 'soviet')]).toEqual([5, 4]);
    const note = (context: Context) => productionLimits(context).find(({ id }) => id === 'rail-soviet')?.note?.id;
    expect([note(free), note(cut)]).toEqual([undefined, 'bite.rail.moscow.cutOff']);
    expect(railLimit({ ...cut, options: { ...cut.options, a13: false } }, 'soviet')).toBe(5);
    // without a drawn line to Siberia nobody can say
    const blank = scene(land({ features: {} }), siege, { place: 't2/soviet/rail' }).context;
    expect(railLimit(blank, 'soviet')).toBe(5);
  });
});

describe('what nobody recorded', () => {
  const debtAt = (place: string, pieces: { readonly [id: string]: string }, over: Partial<Context> = {}) => {
    const { context } = scene(land(), pieces, { place, ...over });
    const debt = taskAt(blocksInTheEast.sequence, `${place}/check`, context)?.debt;
    const owed = closing(blocksInTheEast.sequence, context)?.filter(({ kind }) => kind === 'mark');
    return { says: debt && say(debt), owed };
  };

  it('BITE-4.4-1 barrels the map would place are owed when their step is left, by the function that books them', () => {
    const place = 't2/axis/supply';
    expect(debtAt(place, pocket)).toEqual({
      says: 'Supply not recorded: 1 barrel by the map.',
      owed: [{ kind: 'mark', mark: owedMark, key: `${place}/check`, value: true }],
    });
    expect(debtAt(place, pocket, { cells: { [cells.barrels]: { g1: 'yes' } } })).toEqual({ says: undefined, owed: [] });
    expect(debtAt(place, pocket, { ticks: { [`${place}/check`]: true } })).toEqual({ says: undefined, owed: [] });
  });

  it('BITE-7.9-1 marked units nobody looked at again are owed', () => {
    const place = 't2/axis/final';
    expect(debtAt(place, pocket)).toEqual({ says: undefined, owed: [] });
    expect(debtAt(place, pocket, { cells: { [cells.barrels]: { g1: 'yes' } } }).says).toBe(
      '1 marked unit awaits the final check.',
    );
  });

  it('BITE-4.4-1 BITE-7.9-1 the forms begin with what the map says, and with who it does not know as marked', () => {
    const over = { cells: { [cells.barrels]: { g2: 'yes', g3: 'yes' } } };
    const rowsOf = (id: string, place: string, pieces: { readonly [id: string]: string } = pocket) => {
      const { context } = scene(land(), pieces, { place, ...over });
      const action = blocksInTheEast.actions.find((one) => one.id === id);
      return asRows(fillFrom(action?.fields ?? {}, context).units).map((row) => [row.id, row.situation]);
    };
    expect(rowsOf('barrels-axis', 't2/axis/supply')).toEqual([
      ['g1', undefined],
      ['g3', undefined],
    ]);
    expect(rowsOf('final-axis', 't2/axis/final')).toEqual([
      ['g2', 'supplied'],
      ['g3', 'cutOff'],
    ]);
    // where the map is not asked the record stands: sent off as they begin, the forms change no barrel
    for (const place of ['t2/axis/combat', 't2/soviet/supply', 't2/axis/final', 't2/axis/extra'])
      expect(rowsOf('barrels-axis', place)).toEqual([
        ['g2', undefined],
        ['g3', undefined],
      ]);
    for (const place of ['t2/axis/combat', 't2/axis/supply', 't2/soviet/final'])
      expect(rowsOf('final-axis', place)).toEqual([
        ['g2', 'cutOff'],
        ['g3', 'cutOff'],
      ]);
    // 7.10: armor alone
    expect(rowsOf('barrels-axis', 't2/axis/extra', { ...pocket, g8: '0802' }).map(([id]) => id)).toEqual([
      'g8',
      'g2',
      'g3',
    ]);
  });
});
