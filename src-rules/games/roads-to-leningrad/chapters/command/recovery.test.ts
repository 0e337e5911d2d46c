import { describe, expect, it } from 'vitest';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { closing, owedMark } from '#rules/kit/sequence/outline.ts';
import { speaker } from '#shared/say.ts';
import { cells, marks } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { countersOf } from '../../model/reading.ts';
import { bid, refusal, tasksOf } from '../../testing/at.ts';
import { block } from '../../testing/block.ts';
import { draw, scene } from '../../testing/drawn.ts';
import { facts, here } from '../../testing/here.ts';
import { recoveryEr, staysFired } from './recovery.ts';

const recovering = (over: Partial<Context> = {}): Context => here('reorganisation/recovery', over);

describe('disruption', () => {
  it('RTL-3.74 a second marker changes nothing', () => {
    const context = here('ops#1/op/kind=mobile/mobile/combat', { cells: { [cells.disrupted]: { tanks: 'yes' } } });
    expect(refusal('disruption', { units: 'Invented tanks' }, context)).toBe('3.74');
    expect(facts('disruption', { units: 'Invented tanks, Invented horse' }, context)).toEqual([
      { kind: 'set', cell: cells.disrupted, key: 'horse', value: 'yes' },
    ]);
  });

  it('RTL-3.75a RTL-3.75b the forms open with those the record knows, units of no roster too, and offer those the marker fits', () => {
    const context = recovering({ cells: { [cells.disrupted]: { tanks: 'yes', Lost: 'yes' } } });
    const field = (id: string, of: string) => {
      const found = game.actions.find((one) => one.id === id)?.fields[of];
      return found?.kind === 'text' ? found : undefined;
    };
    const names = (id: string, of: string, beside = {}) =>
      field(id, of)
        ?.offers?.(context, beside)
        .map(({ name }) => name);
    const only = { ...context, cells: { [cells.disrupted]: { Lost: 'yes' } } };
    expect(field('recovery', 'unit')?.begins?.(context)).toBe('Invented tanks');
    expect(field('recovery', 'unit')?.begins?.(only)).toBe('Lost');
    expect(names('recovery', 'unit')).toEqual(['Invented tanks', 'Lost']);
    expect(names('disruption', 'units', { what: 'off' })).toEqual(['Invented tanks', 'Lost']);
    const free = names('disruption', 'units', { what: 'on' });
    expect([free?.includes('Invented tanks'), free?.includes('Invented horse')]).toEqual([false, true]);
  });

  it('RTL-3.75a outside enemy ZOC the markers come off without a die', () => {
    const context = recovering({ cells: { [cells.disrupted]: { tanks: 'yes', horse: 'yes' } } });
    const booked = facts('recovery-free', { units: 'Invented tanks' }, context).filter(({ kind }) => kind === 'set');
    expect(booked).toEqual([{ kind: 'set', cell: cells.disrupted, key: 'tanks', value: null }]);
    expect(refusal('recovery-free', { units: 'Invented tanks' }, { ...context, place: 't3/strategic/supply' })).toBe(
      '3.75',
    );
  });

  it('RTL-3.75b RTL-15.34 in it: die − points against the effective ER; the helper has spent them', () => {
    // ER 7 − 2 = 5
    const context = recovering({ cells: { [cells.disrupted]: { 'pz-1': 'yes' } } });
    const check = (die: number, hq = '', over: Partial<Context> = context) =>
      facts('recovery', { unit: 'Invented pz-1', die, hq }, { ...context, ...over });
    const off = { kind: 'set', cell: cells.disrupted, key: 'pz-1', value: null };
    expect(check(5)).toContainEqual(off);
    expect(check(6)).not.toContainEqual(off);
    for (const fact of [
      expect.objectContaining({ kind: 'roll', sides: 10, faces: [7] }),
      off,
      { kind: 'set', cell: cells.spent, key: 'hq-1', value: 'yes' },
    ])
      expect(check(7, 'Invented hq-1')).toContainEqual(fact);
    expect(check(8, 'Invented hq-1')).not.toContainEqual(off);
    const oos = { cells: { ...context.cells, [cells.supply]: { 'pz-1': 'oos' } } };
    expect(check(5, '', oos)).not.toContainEqual(off);
    expect(check(4, '', oos)).toContainEqual(off);
  });

  it('RTL-3.75b who stands disrupted in an enemy ZOC is to check before anything is turned, each once, and none is forgotten', () => {
    const at = { 'rifles-1': '4606', 'rifles-2': '4606', 'pz-1': '4605' };
    const inZoc = (marks: Context['marks'] = {}, disrupted: readonly string[] = ['rifles-1', 'rifles-2']) =>
      scene(draw(block), at, {
        place: 't3/reorganisation/recovery',
        marks,
        cells: { at, [cells.disrupted]: Object.fromEntries(disrupted.map((id) => [id, 'yes'])) },
      }).context;
    const task = (context: Context) => tasksOf(context, 'recovery').find(({ id }) => id === 'recovery');
    const barred = bid('recovery-free', { units: 'Invented rifles-1' }, inZoc());
    expect(barred).toMatchObject({ ok: false, msg: { id: 'rtl.bar.inZoc' }, rule: '3.75' });
    expect(task(inZoc())).toMatchObject({ ticked: false, status: { p: {} } });
    expect(task(inZoc())?.offered).toBeUndefined();
    const [one, two] = ['Invented rifles-1', 'Invented rifles-2'];
    // a die that fails is a check all the same
    const failed = facts('recovery', { unit: one, die: 10 }, inZoc());
    expect(failed).toContainEqual({
      kind: 'mark',
      mark: marks.recoveryChecked,
      key: 'rifles-1',
      value: true,
      until: 't3/reorganisation/recovery',
    });
    const checked = (...ids: readonly string[]) => ({
      [marks.recoveryChecked]: Object.fromEntries(ids.map((id) => [id, { value: true }])),
    });
    const after = inZoc(checked('rifles-1'));
    expect(task(after)).toMatchObject({ ticked: false });
    const field = game.actions.find(({ id }) => id === 'recovery')?.fields.unit;
    expect(field?.begins?.(after)).toBe(two);
    // typed all the same, the action objects as the list does
    expect(refusal('recovery', { unit: one, die: 1 }, after)).toBe('3.75');
    expect(refusal('recovery', { unit: two, die: 1 }, after)).toBeUndefined();
    expect(task(inZoc(checked('rifles-1', 'rifles-2')))).toMatchObject({ ticked: true });
    expect(task(inZoc(checked('rifles-1', 'rifles-2'), []))).toMatchObject({ ticked: true });
    // the line of those who recover by themselves is there for somebody only
    const free = (context: Context) => tasksOf(context, 'recovery').some(({ id }) => id === 'recovery-free');
    expect([free(inZoc()), free(inZoc({}, ['rifles-1', 'tanks']))]).toEqual([false, true]);
    // what the die has to show is said before it: ER 5 − 2
    expect(bid('recovery', { unit: one }, inZoc())).toMatchObject({
      ok: false,
      ahead: 'die',
      rule: '3.75',
      msg: { id: 'rtl.chk.needs', p: { unit: { name: one } } },
    });
    // where nobody is known to stand in one it is for the players to say
    expect(task(recovering({ cells: { [cells.disrupted]: { tanks: 'yes' } } }))?.offered).toBe(true);
  });

  it('RTL-3.75b a unit nobody has marked is checked as the disrupted one it must be', () => {
    const counter = countersOf(recovering()).find(({ id }) => id === 'pz-1');
    const er = (context: Context) => recoveryEr(context, { id: 'pz-1', counter }, 0);
    const marked = recovering({ cells: { [cells.disrupted]: { 'pz-1': 'yes' } } });
    expect([er(recovering()), er(marked)]).toEqual([5, 5]);
  });

  it('RTL-15.34 a disrupted HQ cannot help, a spent one neither; without a roster the ER is typed', () => {
    const ask = (over: { readonly [cell: string]: { readonly [id: string]: string } }) =>
      refusal(
        'recovery',
        { unit: 'Invented pz-1', hq: 'Invented hq-1', die: 3 },
        recovering({ cells: { [cells.disrupted]: { 'pz-1': 'yes', ...over.disrupted }, ...over.other } as never }),
      );
    expect(ask({ disrupted: { 'hq-1': 'yes' } })).toBe('15.16');
    const spent = recovering({ cells: { [cells.disrupted]: { 'pz-1': 'yes' }, [cells.spent]: { 'hq-1': 'yes' } } });
    expect(refusal('recovery', { unit: 'Invented pz-1', hq: 'Invented hq-1', die: 3 }, spent)).toBe('15.32');
    const bare: Context = {
      ...contextWithoutGame(game),
      turn: 3,
      place: 't3/reorganisation/recovery',
      cells: { [cells.disrupted]: { '1-180': 'yes' } },
    };
    const free = tasksOf(bare, 'recovery').find(({ id }) => id === 'recovery-free');
    expect(free?.status).toEqual({ id: 'rtl.say', p: { what: { name: '1-180' } } });
    expect(facts('recovery-free', {}, bare).length).toBeGreaterThan(0);
    expect(refusal('recovery', { unit: '1-180', die: 3 }, bare)).toBe('3.44');
    expect(facts('recovery', { unit: '1-180', er: 6, die: 4 }, bare)).toContainEqual(
      expect.objectContaining({ cell: cells.disrupted, key: '1-180', value: null }),
    );
  });

  it('RTL-15.34 HQs and leaders are turned, activation markers come off', () => {
    const context = recovering({
      cells: { [cells.spent]: { 'hq-1': 'yes', leader: 'yes' }, [cells.activated]: { 'army-guns': 'final' } },
    });
    expect(facts('command-ready', {}, context)).toEqual(
      ['hq-1', 'leader'].map((key) => ({ kind: 'set', cell: cells.spent, key, value: null })),
    );
    expect(facts('activation-off', {}, context)).toHaveLength(1);
    expect(tasksOf(context, 'recovery').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['command-ready', 'activation-off']),
    );
  });
});

describe('supply', () => {
  it('RTL-12.13e RTL-AMB-12 fired artillery out of supply stays fired; in emergency only where players say so', () => {
    const marked = (options = {}): Context =>
      recovering({
        options,
        cells: {
          [cells.fired]: { 'guns-1': 'yes', 'guns-2': 'yes', 'army-guns': 'yes' },
          [cells.supply]: { 'guns-1': 'oos', 'guns-2': 'emergency' },
        },
      });
    const ready = (context: Context) =>
      facts('artillery-ready', {}, context).map((fact) => (fact.kind === 'set' ? fact.key : ''));
    expect(ready(marked())).toEqual(['guns-2', 'army-guns']);
    expect(ready(marked({ amb12: 'blocked' }))).toEqual(['army-guns']);
    expect(staysFired(marked(), 'guns-2')).toBe(false);
  });

  it('a counter the rules name stands in the record under its own id before any roster is typed', () => {
    const bare = { ...recovering(), rosters: {} };
    expect(facts('artillery-fired', { units: 'art. 3, Invented guns' }, bare)).toEqual([
      { kind: 'set', cell: cells.fired, key: 'art-3', value: 'yes' },
      { kind: 'set', cell: cells.fired, key: 'Invented-guns', value: 'yes' },
    ]);
    const fired = { ...bare, cells: { ...bare.cells, [cells.fired]: { 'art-3': 'yes' } } };
    const ready = bid('artillery-ready', {}, fired);
    expect(ready.ok && speaker('en', [game.text.en])(ready.says)).toBe('Artillery ready: Art. 3.');
  });

  it('RTL-S3.27 the form begins in the set-up of Soltsy with the artillery that starts fired, until it is written', () => {
    const setUp = (over: Partial<Context> = {}) => ({
      ...recovering({ scenario: 'soltsy', place: 't1/set-up/first-side', turn: 1, ...over }),
      rosters: {},
    });
    expect(facts('artillery-fired', {}, setUp())).toEqual([
      { kind: 'set', cell: cells.fired, key: 'art-3', value: 'yes' },
      { kind: 'set', cell: cells.fired, key: 'art-614', value: 'yes' },
    ]);
    expect(facts('artillery-fired', {}, setUp({ cells: { [cells.fired]: { 'art-3': 'yes' } } }))).toEqual([
      { kind: 'set', cell: cells.fired, key: 'art-614', value: 'yes' },
    ]);
    expect(refusal('artillery-fired', {}, setUp({ place: 't1/strategic/supply' }))).toBe('12.19');
    expect(refusal('artillery-fired', {}, setUp({ scenario: 'counterattack' }))).toBe('12.19');
  });

  it('RTL-S3.27 614 of Soltsy stays fired on 13AM, and is ready after 13PM', () => {
    const fired = (turn: number) =>
      recovering({ scenario: 'soltsy', turn, cells: { [cells.fired]: { 'art-614': 'yes', 'guns-2': 'yes' } } });
    const ready = (turn: number) =>
      facts('artillery-ready', {}, fired(turn)).map((fact) => (fact.kind === 'set' ? fact.key : ''));
    expect(ready(1)).toEqual(['guns-2']);
    expect(ready(2)).toEqual(['art-614', 'guns-2']);
  });

  it('what was passed over is owed as it stood: fired artillery that may be ready, spent points, activation markers', () => {
    const owed = (context: Context) =>
      (closing(game.sequence, context) ?? [])
        .filter((fact) => fact.kind === 'mark' && fact.mark === owedMark && fact.value === true)
        .map((fact) => ('key' in fact ? String(fact.key).replace(`${context.place}/`, '') : ''));
    const fired = { [cells.fired]: { 'guns-2': 'yes' } };
    const all = recovering({
      cells: { ...fired, [cells.spent]: { hq: 'yes' }, [cells.activated]: { tanks: 'yes' } },
    });
    expect(owed(all)).toEqual(['command-ready', 'artillery-ready', 'activation-off']);
    expect(owed(recovering())).toEqual([]);
    // one that stays fired is not readied: nobody owes it, and no line waits for it
    const stays = recovering({ cells: { ...fired, [cells.supply]: { 'guns-2': 'oos' } } });
    expect(owed(stays)).toEqual([]);
    expect(tasksOf(stays, 'recovery').map(({ id }) => id)).not.toContain('artillery-ready');
  });
});
