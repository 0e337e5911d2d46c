import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { closing, outline, owedMark, phasesOf } from '#rules/kit/sequence/outline.ts';
import { cells, rosters } from '../../ids.ts';
import { blocksInTheEast as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { ask, reach } from '../../testing/at.ts';
import { act, block, following, here, may, orders, played, refusal } from '../../testing/hqs.ts';
import type { HqStage } from './activation.ts';
import { restStatus } from './remind.ts';

describe('what activation costs', () => {
  const turn = (stage: HqStage, step: string, over: Partial<Context> = {}, at = may) =>
    here(step, { ...over, cells: { [cells.activated]: { 'pz-hq': `${stage} 4 armour:p1` }, ...over.cells } }, at);
  const face = (context: Context) => following(context, act('hq-rest', {}, context)).cells[cells.face];

  it('BITE-13.6-1 after the Blitz every HQ at work loses a point, of both sides at once', () => {
    const context = here('axis/blitz', {
      cells: {
        [cells.activated]: { 'pz-hq': 'movement 4', air: 'reaction 4', 'last-hq': 'movement 1' },
        [cells.face]: { 'last-hq': 6 },
      },
    });
    // what the blocks show afterwards, and not what is left of their orders
    expect(JSON.stringify(restStatus(context))).toMatch(/rest\.left.*"count":3.*rest\.left.*"count":3.*rest\.leaves/);
    const rested = following(context, act('hq-rest', {}, context));
    expect(rested.cells[cells.face]).toEqual({ 'pz-hq': 2, air: 2 });
    expect(rested.cells[cells.activated]).toEqual({});
    expect(rested.cells[cells.state]).toEqual({ 'last-hq': 'eliminated' });
    expect(game.reminders(context)).toContainEqual(expect.objectContaining({ id: 'hq-rest', due: true }));
    const early = (step: string) => refusal(act('hq-rest', {}, turn('movement', step)));
    for (const step of ['rail', 'movement', 'reaction', 'combat'])
      for (const side of ['axis', 'soviet']) expect(early(`${side}/${step}`)).toEqual(['bite.hq.bar.early', '13.6']);
    for (const step of ['axis/supply', 'axis/production', 'soviet/blitz', 'victory'])
      expect(early(step)).toBeUndefined();
  });

  it('BITE-13.6-1 is open on the Table while an HQ is at work, and nothing where none is', () => {
    const offered = (activation: Readonly<Record<string, string>>) => {
      const context = here('axis/blitz', { cells: { [cells.activated]: activation } });
      const phase = phasesOf(outline(game.sequence, context)).find(({ path }) => path === context.place);
      return phase?.tasks.find(({ id }) => id === 'hqs')?.offered === true;
    };
    expect([offered({}), offered({ air: 'reaction 4' })]).toEqual([true, false]);
    // passed over it stays owed, with the phase in which it is paid
    const left = (activation: Readonly<Record<string, string>>) =>
      closing(game.sequence, here('axis/blitz', { cells: { [cells.activated]: activation } }))?.filter(
        (fact) => fact.kind === 'mark' && fact.mark === owedMark,
      );
    expect(left({ air: 'reaction 4' })).toMatchObject([{ key: `t${may}/axis/blitz/hqs`, value: true }]);
    expect(left({})).toEqual([]);
  });

  it('BITE-13.6-1 is owed once: the Blitz of the other side names what it left itself, and nothing of an earlier one', () => {
    const then = (step: string, activation: Readonly<Record<string, string>>) => {
      const context = here(step, { cells: { [cells.activated]: activation } });
      const phase = phasesOf(outline(game.sequence, context)).find(({ path }) => path === context.place);
      const task = phase?.tasks.find(({ id }) => id === 'hqs');
      const owes = closing(game.sequence, context)?.some((fact) => fact.kind === 'mark' && fact.mark === owedMark);
      return [task?.offered === true, owes === true, JSON.stringify(task?.status ?? '').includes('PZ-HQ')];
    };
    const passed = { 'pz-hq': `movement 4 in:t${may}/axis` };
    expect(then('axis/blitz', passed)).toEqual([false, true, true]);
    expect(then('soviet/blitz', passed)).toEqual([true, false, false]);
    // an air HQ that answered the Soviet attack rests with the Soviet Blitz
    expect(then('soviet/blitz', { ...passed, air: `reaction 4 in:t${may}/soviet` })).toEqual([false, true, false]);
    const reminded = (step: string) =>
      game.reminders(here(step, { cells: { [cells.activated]: passed } })).some(({ id }) => id === 'hq-rest');
    expect([reminded('axis/blitz'), reminded('soviet/blitz')]).toEqual([true, false]);
  });

  it('BITE-13.7-1 the extra movement tells of armoured HQs alone', () => {
    const context = here('axis/extra', { cells: { [cells.activated]: { 'pz-hq': 'extra 4', fhq: 'movement 4' } } });
    const phase = phasesOf(outline(game.sequence, context)).find(({ path }) => path === context.place);
    const said = JSON.stringify(phase?.tasks.find(({ id }) => id === 'hqs')?.status);
    expect([said.includes('PZ-HQ'), said.includes('FHQ')]).toEqual([true, false]);
  });

  it('BITE-13.6-1 without typed faces the block turns once, or leaves as its typed AP say', () => {
    const bare = {
      rosters: { [rosters.axis]: { id: rosters.axis, units: [block('q', { nation: 'GER', class: 'airHq' })] } },
    };
    const rest = (ap: number) => {
      const on = orders(here('axis/movement', bare), 'hq-activate-axis', { hq: 'q', ap });
      return following(on, act('hq-rest', {}, { ...on, place: `t${may}/axis/blitz` }));
    };
    expect(rest(3).cells[cells.face]).toEqual({ q: 2 });
    expect(rest(1).cells[cells.state]).toEqual({ q: 'eliminated' });
    expect(rest(0).cells[cells.face]).toEqual({ q: 2 });
  });

  it('BITE-13.7-1 BITE-AMB-61 the second activation costs another AP, or none', () => {
    const marks = { 'hq-paid': { 'pz-hq': { value: 1, until: `t${may}/axis` } } };
    const again = (amb61: string, paid = true) =>
      face(turn('extra', 'axis/extra', { options: { amb61 }, ...(paid ? { marks } : {}) }));
    expect([again('each'), again('once'), again('once', false)]).toEqual([{ 'pz-hq': 2 }, {}, { 'pz-hq': 2 }]);
  });

  it('BITE-AMB-61 an extra movement that was passed over is owed at the price it had in its own turn', () => {
    const owed = (amb61: string, paid: boolean) => {
      const marks: Context['marks'] = { 'hq-paid': paid ? { 'pz-hq': { value: 1, until: `t${may}/axis` } } : {} };
      const extra = orders(here('axis/extra', { options: { amb61 }, marks }), 'hq-activate-axis', { hq: 'pz-hq' });
      // the month after, when the mark of the payment is gone
      const later = { ...extra, marks: {}, turn: may + 1, place: `t${may + 1}/axis/movement` };
      const rested = following(later, act('hq-rest', {}, later));
      return [rested.cells[cells.face] ?? {}, rested.cells[cells.activated]];
    };
    expect(owed('once', true)).toEqual([{}, {}]);
    expect([owed('once', false), owed('each', true)]).toEqual([
      [{ 'pz-hq': 2 }, {}],
      [{ 'pz-hq': 2 }, {}],
    ]);
  });

  it('BITE-SBE5-2 air supremacy costs HQs of the Luftwaffe 2 AP, Antonescu 1', () => {
    const june = (luftwaffeSupremacy: boolean, step = 'axis/blitz') =>
      face(
        here(
          step,
          {
            scenario: 'SBE5',
            options: { luftwaffeSupremacy },
            cells: { [cells.activated]: { 'air-hq': 'movement 3', antonescu: 'movement 3', 'pz-hq': 'movement 4' } },
          },
          1,
        ),
      );
    expect(june(true)).toEqual({ 'air-hq': 4, antonescu: 2, 'pz-hq': 2 });
    expect(june(false)).toEqual({ 'air-hq': 2, antonescu: 2, 'pz-hq': 2 });
  });

  it('BITE-13.6-1 an order is of its month: afterwards only the rest is owed, and it is paid before new work', () => {
    const month = (turn: number, step: string, from: Context): Context => ({
      ...from,
      turn,
      place: `t${turn}/${step}`,
    });
    const june = orders(here('axis/movement', {}, 13), 'hq-order-axis', { hq: 'pz-hq', blocks: 'P1' });
    const commanded = (context: Context) =>
      ask('hqs', { side: 'axis' }, context) as {
        readonly commanded: readonly { readonly id: string }[];
        readonly without: readonly { readonly id: string }[];
        readonly hqs: readonly { readonly id: string; readonly activated: string | null; readonly orders: unknown }[];
      };
    expect(commanded(june).commanded.map(({ id }) => id)).toEqual(['p1']);
    // a passed Blitz: in the enemy's turn and in July nobody is commanded, the HQ itself included
    for (const later of [month(13, 'soviet/combat', june), month(14, 'axis/movement', june)]) {
      expect(commanded(later).commanded).toEqual([]);
      expect(commanded(later).without.map(({ id }) => id)).toEqual(expect.arrayContaining(['p1', 'pz-hq']));
      expect(commanded(later).hqs.find(({ id }) => id === 'pz-hq')).toMatchObject({ activated: null, orders: [] });
    }
    const july = month(14, 'axis/movement', june);
    expect(game.limits?.(july).map(({ id }) => id)).not.toContain('hq-pz-hq');
    const again = act('hq-activate-axis', { hq: 'pz-hq' }, july);
    expect(refusal(again)).toEqual(['bite.hq.bar.owes', '13.6']);
    // done anyway, June is paid with it
    expect(following(july, again).cells[cells.face]).toEqual({ 'pz-hq': 2 });
    // another HQ takes the block over, and has had no such order itself
    const other = orders(july, 'hq-order-axis', { hq: 'last-hq', blocks: 'P1' });
    expect(commanded(other).commanded.map(({ id }) => id)).toEqual(['p1']);
    // before July's Blitz June's rest alone is paid
    const rest = act('hq-rest', {}, other);
    expect(refusal(rest)).toBeUndefined();
    const rested = following(other, rest);
    expect(rested.cells[cells.face]).toEqual({ 'pz-hq': 2 });
    expect(Object.keys(rested.cells[cells.activated] ?? {})).toEqual(['last-hq']);
    expect(refusal(act('hq-activate-axis', { hq: 'pz-hq' }, rested))).toBeUndefined();
    // it was no payment of July's
    expect(rest.ok && rest.facts.some(({ kind }) => kind === 'mark')).toBe(false);
  });

  it('BITE-SBE5-2 what the first month owes is owed doubled in the second', () => {
    const later = here(
      'axis/movement',
      {
        scenario: 'SBE5',
        options: { luftwaffeSupremacy: true },
        cells: { [cells.activated]: { 'air-hq': 'movement 3 in:t1/axis' } },
      },
      2,
    );
    expect(face(later)).toEqual({ 'air-hq': 4 });
  });
});

describe('reserves', () => {
  const into = (hq: string, unit: string, step: string, over: Partial<Context> = {}) =>
    act('reserve-into-axis', { hq, blocks: unit }, here(`axis/${step}`, over));

  it('BITE-31.0-1 1 AP and TECH 2: infantry while moving, armour in the extra movement', () => {
    expect(following(here('axis/movement'), into('pz-hq', 'foot', 'movement')).cells[cells.reserve]).toEqual({
      foot: 'extra',
    });
    expect(following(here('axis/extra'), into('pz-hq', 'p1', 'extra')).cells[cells.reserve]).toEqual({
      p1: 'reaction',
    });
    // it is said when they may move
    const next = (proposal: Proposal) => (proposal.ok ? proposal.next?.map((one) => one.msg.id) : []);
    expect(next(into('pz-hq', 'foot', 'movement'))).toEqual(['bite.hq.next.motorised']);
    expect(next(into('pz-hq', 'p1', 'extra'))).toEqual(['bite.hq.next.mobile']);
    expect(refusal(into('pz-hq', 'p1', 'movement'))).toEqual(['bite.hq.bar.footOnly', '31.0']);
    expect(refusal(into('pz-hq', 'foot', 'extra'))).toEqual(['bite.hq.bar.armourOnly', '31.0']);
    // 13.7: allies' armour by their own HQ, once it has TECH 2
    const july = turnOf(1943, 7);
    const ally = (o17: boolean) =>
      refusal(
        act(
          'reserve-into-axis',
          { hq: 'antonescu', blocks: 'rom-tank' },
          here('axis/rail', { options: { o17 } }, july),
        ),
      );
    expect([ally(true), ally(false)]).toEqual([undefined, ['bite.hq.bar.tech', '31.0']]);
    expect(refusal(into('pz-hq', 'foot', 'movement', { options: { o31: false } }))).toEqual([
      'bite.hq.bar.notInUse',
      '31.0',
    ]);
  });

  it('BITE-31.0-1 they move when their step has come, and are reminded of', () => {
    const set = { cells: { [cells.reserve]: { foot: 'extra', p1: 'reaction' } } };
    const moves = (step: string, unit: string) => refusal(act('reserve-moves-axis', { blocks: unit }, here(step, set)));
    expect([moves('axis/extra', 'foot'), moves('soviet/reaction', 'p1'), moves('soviet/blitz', 'p1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(moves('axis/extra', 'p1')).toEqual(['bite.hq.bar.reserveWaits', '31.0']);
    expect(moves('axis/extra', 'p2')).toEqual(['bite.hq.bar.notInReserve', '31.0']);
    const due = (step: string) => game.reminders(here(step, set)).filter(({ id }) => id === 'reserves').length;
    expect([due('axis/extra'), due('soviet/reaction'), due('axis/movement')]).toEqual([1, 1, 0]);
  });

  it('BITE-31.0-1 the chance passes with the step: in a game', () => {
    const one = reach(played('SBE9'), 't14/axis/movement');
    one.act('reserve-into-axis', { hq: 'pz-hq', blocks: 'foot' });
    reach(one, 't14/axis/extra');
    one.act('reserve-into-axis', { hq: 'last-hq', blocks: 'p1' });
    expect(one.state.cells[cells.reserve]).toEqual({ foot: 'extra', p1: 'reaction' });
    one.done();
    expect(one.state.cells[cells.reserve]).toEqual({ p1: 'reaction' });
    reach(one, 't14/soviet/final');
    expect(one.state.cells[cells.reserve]).toEqual({});
  });
});
