import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, rosters } from '../../../ids.ts';
import { at, bid } from '../../../testing/at.ts';
import { battleFields } from '../../combat/battle/fields.ts';
import { barrelActions } from './actions.ts';
import { barrelReminders } from './remind.ts';

/** Invented blocks. */
const soviet = (id: string, values: RosterUnit['values']): RosterUnit => ({ id, name: id.toUpperCase(), values });
const units = [
  soviet('rifles', { class: 'infantry', faces: '3 2 1' }),
  soviet('tanks', { class: 'tanks', faces: '2 1' }),
  soviet('guns', { class: 'artillery', faces: '4 2 1 0' }),
  soviet('para', { class: 'paratroops', faces: '2 1 0' }),
  soviet('walls', { class: 'static', faces: '2 1' }),
  soviet('fighter', { class: 'fighter', faces: '2 1' }),
  soviet('hq', { class: 'armouredHq', faces: '2 1' }),
  soviet('guards', { class: 'infantry', faces: '4 3 2 1', guards: true }),
  soviet('unread', { class: 'artillery' }),
];
const here = (marked: readonly string[], over: Partial<Context> = {}): Context =>
  at({
    turn: 5,
    ...over,
    rosters: {
      [rosters.soviet]: { id: rosters.soviet, units },
      [rosters.axis]: {
        id: rosters.axis,
        units: [{ id: 'inf', name: 'Inf', values: { nation: 'GER', class: 'infantry' } }],
      },
    },
    cells: { [cells.barrels]: Object.fromEntries(marked.map((id) => [id, 'yes'])), ...over.cells },
  });

const factsOf = (id: string, raw: JsonObject, context: Context): readonly Fact[] => {
  const proposal = bid(id, raw, context);
  if (!proposal.ok) throw new Error(proposal.msg.id);
  return proposal.facts;
};
const cellFacts = (facts: readonly Fact[]) =>
  facts.flatMap((fact) => (fact.kind === 'set' ? [`${fact.cell} ${fact.key ?? ''} ${fact.value}`] : []));
const posts = (facts: readonly Fact[]) =>
  Object.fromEntries(facts.flatMap((fact) => (fact.kind === 'post' ? [[fact.account, fact.n]] : [])));
const rows = (...list: readonly (readonly [string, string])[]): JsonObject => ({
  units: list.map(([id, situation]) => ({ id, name: id, situation })),
});

describe('white barrels by hand', () => {
  it('BITE-4.4-1 the list of step 2 marks, and takes the barrel off whom it no longer names', () => {
    const context = here(['rifles', 'tanks']);
    const facts = factsOf(
      'barrels-soviet',
      {
        units: [
          { id: 'tanks', name: 'x' },
          { id: 'r1', name: 'Guns' },
        ],
      },
      context,
    );
    expect(cellFacts(facts)).toEqual(['barrels guns yes', 'barrels rifles null']);
    expect(bid('barrels-soviet', { units: [{ name: 'Inf' }] }, context)).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.otherSide' },
    });
    expect(bid('barrels-soviet', { units: [{ name: 'nobody' }] }, context)).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.unknownBlock' },
    });
    expect(bid('barrels-soviet', { units: [{ id: 'guns', name: '' }, { name: 'guns' }] }, context)).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.twice' },
    });
  });

  it('BITE-7.9-1 the form of the final check opens with the marked blocks that are in play', () => {
    const check = barrelActions.find(({ id }) => id === 'final-soviet');
    const context = here(['rifles', 'tanks', 'guns'], { cells: { [cells.state]: { tanks: 'eliminated' } } });
    const marked = here(['rifles', 'tanks', 'guns']);
    const both = { ...context, cells: { ...context.cells, [cells.barrels]: marked.cells[cells.barrels] ?? {} } };
    expect(check && fillFrom(check.fields, both)).toEqual({
      units: [
        { id: 'rifles', name: 'RIFLES', class: 'infantry', situation: 'cutOff' },
        { id: 'guns', name: 'GUNS', class: 'artillery', situation: 'cutOff' },
      ],
    });
    expect(bid('final-soviet', {}, here([]))).toMatchObject({ ok: false, msg: { id: 'bite.bar.nobodyMarked' } });
  });
});

describe('what a barrel means', () => {
  it('BITE-4.4-1 a marked block is not repaired; players may insist', () => {
    const faced = (marked: readonly string[]) =>
      here(marked, { balances: { 'pp.SOV.yellow': 9 }, cells: { [cells.face]: { rifles: 2 } } });
    const order = { kind: 'repair', block: 'RIFLES', pf: 1 };
    const raw = (ids: readonly string[]) => {
      const context = faced(ids);
      const barrels = Object.fromEntries(ids.map((id) => [id, 'yes']));
      return bid('buy-soviet', order, { ...context, cells: { ...context.cells, [cells.barrels]: barrels } });
    };
    expect(raw([])).toMatchObject({ ok: true });
    const refused = raw(['rifles']);
    expect(refused).toMatchObject({ ok: false, msg: { id: 'bite.bar.marked' }, rule: '4.4' });
    expect(!refused.ok && refused.anyway).toBeTruthy();
  });

  it('BITE-4.4-1 picked for a battle it does not attack as supplied', () => {
    const rows = battleFields.soviet;
    const picked = (marked: readonly string[]) => {
      const [unit] = units;
      return unit && rows.recorded(unit, here(marked));
    };
    expect([picked(['rifles']), picked([])]).toEqual([{ supplied: false }, {}]);
  });

  it('BITE-7.9-1 in step 9 the marked blocks are called to mind until they are checked', () => {
    const due = (place: string, ticks: Context['ticks'] = {}) =>
      barrelReminders({ ...here(['rifles', 'tanks']), place, ticks }).map(({ action }) => action);
    expect(due('t5/soviet/final')).toEqual(['final-soviet']);
    expect(due('t5/axis/final')).toEqual([]);
    expect(due('t5/soviet/final', { 't5/soviet/final/check': true })).toEqual([]);
  });
});

describe('final check', () => {
  it('BITE-7.9-1 supplied again: the barrel comes off; still cut off: it surrenders and leaves the map', () => {
    const facts = factsOf('final-soviet', rows(['rifles', 'supplied'], ['tanks', 'cutOff']), here(['rifles', 'tanks']));
    expect(cellFacts(facts)).toEqual(['barrels rifles null', 'state tanks surrendered', 'barrels tanks null']);
  });

  it('BITE-4.5-1 PP of all who surrender go to the enemy, by level', () => {
    const all = rows(
      ['rifles', 'cutOff'],
      ['tanks', 'cutOff'],
      ['fighter', 'cutOff'],
      ['hq', 'cutOff'],
      ['guns', 'cutOff'],
    );
    const ids = ['rifles', 'tanks', 'fighter', 'hq', 'guns'];
    expect(posts(factsOf('final-soviet', all, here(ids)))).toEqual({
      'pp.GER.yellow': 4,
      'pp.GER.red': 1,
      'pp.GER.blue': 1,
      'pp.GER.black': 1,
    });
    expect(posts(factsOf('final-soviet', all, here(ids, { options: { a11: false } })))).toEqual({ 'pp.GER.yellow': 4 });
  });

  it('BITE-4.5-2 blocks with a 0 drop to it and stay, static ones neither surrender nor drop', () => {
    const context = here(['guns', 'para', 'walls']);
    const facts = factsOf('final-soviet', rows(['guns', 'cutOff'], ['para', 'cutOff'], ['walls', 'cutOff']), context);
    expect(cellFacts(facts)).toEqual(['face guns 6', 'face para 4']);
    expect(posts(facts)).toEqual({});
    const atZero = here(['guns'], { cells: { [cells.face]: { guns: 6 }, [cells.barrels]: { guns: 'yes' } } });
    expect(factsOf('final-soviet', rows(['guns', 'cutOff']), atZero)).toEqual([]);
  });

  it('BITE-12.1-1 besieged blocks lose a face, surrender at their last, stop at 0; static ones lose nothing', () => {
    const left = (id: string, face: number) =>
      cellFacts(
        factsOf(
          'final-soviet',
          rows([id, 'besieged']),
          here([], { cells: { [cells.face]: { [id]: face }, [cells.barrels]: { [id]: 'yes' } } }),
        ),
      );
    expect(left('rifles', 0)).toEqual(['face rifles 2']);
    expect(left('rifles', 4)[0]).toBe('state rifles surrendered');
    expect(left('guns', 4)).toEqual(['face guns 6']);
    expect(left('guns', 6)).toEqual([]);
    expect(left('walls', 2)).toEqual([]);
  });

  it('BITE-12.2-1 BITE-12.3-1 Sevastopol and the pocket with its road lose nothing and keep the barrel', () => {
    expect(factsOf('final-soviet', rows(['rifles', 'spared'], ['tanks', 'spared']), here(['rifles', 'tanks']))).toEqual(
      [],
    );
  });

  it('BITE-4.5-2 what the list does not say is left to the players, and said', () => {
    const proposal = bid('final-soviet', rows(['unread', 'cutOff']), here(['unread']));
    expect(proposal).toMatchObject({ ok: true, facts: [], next: [{ msg: { id: 'bite.next.byHand' } }] });
  });

  it('BITE-10.0-2 Guards who surrender are counted as destroyed', () => {
    const context = here(['guards'], { cells: { [cells.guardsLost]: 2, [cells.barrels]: { guards: 'yes' } } });
    expect(cellFacts(factsOf('final-soviet', rows(['guards', 'cutOff']), context))).toContain('guards-lost  3');
  });
});
