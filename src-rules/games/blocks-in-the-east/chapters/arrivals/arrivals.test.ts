import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, poolCells, poolMarks } from '../../ids.ts';
import { blocksInTheEast } from '../../index.ts';
import { bid } from '../../testing/at.ts';
import { unit, withBlocks } from '../../testing/blocks.ts';
import { reminders } from '../sequence/reminders.ts';
import { turnColumns } from '../sequence/turnColumns.ts';

const blocks = [
  unit('ss', { nation: 'GER', class: 'tanks', faces: '5 4 3', entry: '4', entryPf: 4 }),
  unit('late', { nation: 'GER', class: 'infantry', faces: '4 3', entry: '6' }),
  unit('old', { nation: 'GER', class: 'infantry', faces: '4 3' }),
];
const here = (over: Partial<Context> = {}): Context =>
  withBlocks(blocks, [unit('sov', { class: 'tanks', entry: '4' })], over);
const lane = (turn: number, context: Context) =>
  (turnColumns.find(({ id }) => id === 'arrivals-axis')?.at(turn, context) ?? []).map(
    ({ state, msg }) => `${state} ${JSON.stringify(msg.p)}`,
  );
const production = (turn: number) => ({ turn, place: `t${turn}/axis/production` });
const due = (context: Context) =>
  reminders(context)
    .filter(({ id }) => id.startsWith('arrivals-'))
    .map(({ id }) => id);

describe('reinforcements', () => {
  it('BITE-REM-2 the turn record merges the cards: due, arrived, delayed, lost', () => {
    expect(lane(4, here({ turn: 1 }))[0]).toMatch(/^due .*SS/);
    expect(lane(6, here({ turn: 1 }))[0]).toMatch(/^due .*LATE/);
    expect(lane(5, here({ turn: 1 }))).toEqual([]);
    expect(lane(4, here({ turn: 4, cells: { [poolCells.arrived]: { ss: 4 } } }))[0]).toMatch(/^done/);
    expect(lane(4, here({ turn: 5 }))[0]).toMatch(/^delayed/);
    expect(lane(4, here({ turn: 5, cells: { [cells.state]: { ss: 'removed' } } }))[0]).toMatch(/^lost/);
    // put on the map by hand, without an arrival noted
    const placed = { [poolCells.placed]: { ss: 'yes' } };
    expect(lane(4, here({ turn: 5, cells: placed }))[0]).toMatch(/^done/);
    expect(lane(4, here({ turn: 5, cells: { ...placed, [cells.state]: { ss: 'removed' } } }))[0]).toMatch(/^lost/);
    expect(lane(4, here({ turn: 5, cells: { ...placed, [cells.state]: { ss: 'eliminated' } } }))[0]).toMatch(/^done/);
    // already there as a later scenario begins
    expect(lane(4, here({ scenario: 'SBE6', turn: 13 }))).toEqual([]);
  });

  it('BITE-7.3.1-1 they enter at the printed strength, in their month and once', () => {
    const context = here(production(4));
    expect(bid('arrives-axis', { blocks: 'ss' }, context)).toMatchObject({
      ok: true,
      facts: [
        { cell: poolCells.arrived, key: 'ss', value: 4 },
        { cell: cells.state, key: 'ss', value: null },
        { cell: cells.face, key: 'ss', value: 2 },
      ],
      next: [{ rule: '7.3.2' }],
    });
    // the third face of three
    const weak = withBlocks(
      [unit('weak', { nation: 'GER', class: 'tanks', faces: '5 4 3', entry: '4', entryPf: 3 })],
      [],
      production(4),
    );
    expect(bid('arrives-axis', { blocks: 'weak' }, weak)).toMatchObject({ ok: true, facts: [{}, {}, { value: 4 }] });
    const bar = (names: string, over: Partial<Context> = {}) => {
      const proposal = bid('arrives-axis', { blocks: names }, here({ ...production(4), ...over }));
      return proposal.ok ? 'ok' : [proposal.msg.id, proposal.anyway !== undefined];
    };
    expect(bar('late')).toEqual(['bite.bar.early', true]);
    expect(bar('old')).toEqual(['bite.bar.noReinforcement', true]);
    expect(bar('sov')).toEqual(['bite.bar.notYours', false]);
    expect(bar('ss, SS')).toEqual(['bite.bar.namedTwice', false]);
    expect(bar('nobody')).toEqual(['bite.bar.unknownBlock', false]);
    expect(bar('ss', { cells: { [poolCells.arrived]: { ss: 4 } } })).toEqual(['bite.bar.hasArrived', true]);
    expect(bar('ss', { cells: { [cells.state]: { ss: 'removed' } } })).toEqual(['bite.bar.neverArrives', true]);
  });

  it('BITE-7.3.1-1 they are reminded of until they come, or are put off for this month', () => {
    expect(due(here(production(3)))).toEqual([]);
    expect(due(here(production(4)))).toEqual(['arrivals-axis', 'arrivals-soviet']);
    const put = bid('delay-axis', { blocks: 'ss' }, here(production(4)));
    expect(put).toMatchObject({ ok: true, facts: [{ kind: 'mark', mark: poolMarks.putOff, key: 'ss', until: 't4' }] });
    expect(due(here({ ...production(4), marks: { [poolMarks.putOff]: { ss: { value: 1 } } } }))).toEqual([
      'arrivals-soviet',
    ]);
    expect(due(here(production(5)))).toEqual(['arrivals-axis', 'arrivals-soviet']);
    expect(bid('delay-axis', { blocks: 'late' }, here(production(4)))).toMatchObject({ ok: false });
  });
});

describe('asked by a script', () => {
  const ask = (id: string, raw: object, context: Context) => {
    const answer = blocksInTheEast.questions.find((one) => one.id === id)?.answer(raw, context);
    if (!answer?.ok) throw new Error(JSON.stringify(answer));
    return JSON.parse(JSON.stringify(answer.value));
  };
  it('BITE-REM-2 the reinforcements of a month, and the force pool under its headings', () => {
    const context = here({ turn: 5, cells: { [poolCells.arrived]: { sov: 4 } } });
    expect(ask('reinforcements', { turn: 4 }, context).blocks).toEqual([
      { id: 'ss', name: 'SS', side: 'axis', pf: 4, state: 'delayed' },
      { id: 'sov', name: 'SOV', side: 'soviet', pf: null, state: 'done' },
    ]);
    expect(ask('reinforcements', { side: 'axis' }, context)).toEqual({ turn: 5, blocks: [] });
    const { blocks: all, groups, troubles } = ask('force-pool', {}, context);
    expect(all.find(({ id }: { id: string }) => id === 'ss')).toMatchObject({ state: 'delayed', pf: 4, half: false });
    expect(groups).toContainEqual(
      expect.objectContaining({ key: 'axis:infantry', rows: 2, units: 1, points: 4, wants: null }),
    );
    expect(troubles).toEqual([]);
    expect(ask('force-pool', { view: 'set-up' }, context).groups).toEqual([]);
  });
});

describe('disbanding', () => {
  const disband = (context: Context, names = 'old') => {
    const proposal = bid('disband-axis', { blocks: names }, context);
    return proposal.ok ? proposal.facts : proposal.msg.id;
  };
  it('BITE-7.3.4-1 supplied blocks of its own, after production', () => {
    expect(disband(here(production(4)))).toMatchObject([
      { cell: cells.state, key: 'old', value: 'disbanded' },
      { kind: 'mark', mark: poolMarks.disbanded, key: 'old', until: 't4' },
    ]);
    expect(disband(here({ ...production(4), cells: { [cells.barrels]: { old: 'yes' } } }))).toBe(
      'bite.bar.disbandSupply',
    );
    expect(disband(here({ turn: 4, place: 't4/axis/movement' }))).toBe('bite.bar.disbandWhen');
    expect(disband(here({ turn: 4, place: 't4/soviet/production' }))).toBe('bite.bar.disbandWhen');
    expect(disband(here({ ...production(4), cells: { [cells.state]: { old: 'eliminated' } } }))).toBe(
      'bite.bar.notThere',
    );
    expect(disband(here(production(4)), 'sov')).toBe('bite.bar.notYours');
  });

  const rebuild = (context: Context, name = 'old') => {
    const proposal = bid('buy-axis', { kind: 'rebuild', block: name, pf: 3 }, context);
    return proposal.ok ? 'ok' : proposal.msg.id;
  };
  it('BITE-7.3.4-1 BITE-7.3-2 rebuilt from the next month, not in this one', () => {
    const gone = { cells: { [cells.state]: { old: 'disbanded' } }, balances: { 'pp.GER.yellow': 20 } };
    expect(rebuild(here({ ...production(4), ...gone, marks: { [poolMarks.disbanded]: { old: { value: 1 } } } }))).toBe(
      'bite.bar.disbandedNow',
    );
    expect(rebuild(here({ ...production(5), ...gone }))).toBe('ok');
  });

  it('BITE-7.3-2 neither what has not arrived nor what its card says is never rebuilt', () => {
    const rich = { balances: { 'pp.GER.yellow': 20 } };
    expect(rebuild(here({ ...production(4), ...rich }), 'ss')).toBe('bite.bar.notArrived');
    const never = withBlocks([unit('own', { nation: 'GER', class: 'infantry', faces: '3 2', never: true })], [], {
      ...production(4),
      ...rich,
      cells: { [cells.state]: { own: 'eliminated' } },
    });
    expect(rebuild(never, 'own')).toBe('bite.bar.neverRebuilt');
    // blue PF, whatever colour is asked for
    const blue = withBlocks([unit('own', { nation: 'GER', class: 'infantry', faces: '3 2', colours: 'NN' })], [], {
      ...production(4),
      ...rich,
      cells: { [cells.state]: { own: 'eliminated' } },
    });
    const order = { kind: 'rebuild', block: 'own', pf: 3, colour: 'black' };
    expect(bid('buy-axis', order, blue)).toMatchObject({ ok: false, msg: { id: 'bite.bar.neverRebuilt' } });
  });
});
