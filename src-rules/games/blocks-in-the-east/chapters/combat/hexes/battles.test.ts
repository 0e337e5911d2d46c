import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { cells, poolMarks, rosters } from '../../../ids.ts';
import { bid, reach, table } from '../../../testing/at.ts';
import { playOut, row } from '../../../testing/battles.ts';
import { unit, withBlocks } from '../../../testing/blocks.ts';
import { reminders } from '../../sequence/reminders.ts';
import { battlesOf, battlesStatus, contested, openBattles } from './battles.ts';

const axis = [unit('inf', { nation: 'GER', class: 'infantry', faces: '4 3', colours: 'BB', area: 'north' })];
const soviet = [unit('rifle', { class: 'infantry', faces: '3 2' }), unit('far', { class: 'infantry' })];
const here = (over: Partial<Context> = {}): Context =>
  withBlocks(axis, soviet, { turn: 2, place: 't2/axis/movement', ...over });
const noted = (orders: { readonly [hex: string]: number }): Partial<Context> => ({
  marks: { [poolMarks.battles]: Object.fromEntries(Object.entries(orders).map(([hex, value]) => [hex, { value }])) },
});
const names = (context: Context) => openBattles(context).map(({ name }) => name);
const marks = (id: string, hexes: string, context: Context) => {
  const proposal = bid(id, { hexes }, context);
  return proposal.ok
    ? proposal.facts.flatMap((fact) => (fact.kind === 'mark' ? [`${fact.key} ${fact.value} ${fact.until}`] : []))
    : proposal.msg.id;
};

describe('the battles of a player-turn', () => {
  it('are noted with the movement, until the player-turn ends', () => {
    expect(marks('battle-hexes', 'Minsk, 1203', here())).toEqual(['Minsk 1 t2/axis', '1203 2 t2/axis']);
    expect(marks('battle-hexes', 'Kiev', here(noted({ Minsk: 1, Riga: 3 })))).toEqual(['Kiev 4 t2/axis']);
    expect(marks('battle-hexes', 'minsk', here(noted({ Minsk: 1 })))).toBe('bite.bar.hexTwice');
    expect(marks('battle-hexes', 'Riga, riga', here())).toBe('bite.bar.hexTwice');
    expect(marks('battle-hexes', ' ', here())).toBe('bite.bar.noHex');
    expect(marks('battle-off', 'minsk', here(noted({ Minsk: 1 })))).toEqual(['Minsk null undefined']);
  });

  it('BITE-7.7-1 are fought in the order of the active player, and reminded of until then', () => {
    const context = here({ place: 't2/axis/combat', ...noted({ Minsk: 1, Riga: 2, Kiev: 3, Odessa: 0 }) });
    expect(names(context)).toEqual(['Minsk', 'Riga', 'Kiev']);
    expect(marks('battle-order', 'kiev, Minsk', context)).toEqual([
      'Kiev 1 t2/axis',
      'Minsk 2 t2/axis',
      'Riga 3 t2/axis',
    ]);
    expect(marks('battle-order', 'Brest', context)).toBe('bite.bar.noSuchBattle');
    expect(battlesStatus(context)).toMatchObject({ p: { what: { name: 'Minsk, Riga, Kiev' }, done: 1, of: 4 } });
    expect(battlesStatus(here(noted({ Odessa: 0 })))).toMatchObject({ id: 'bite.battles.allDone' });
    expect(battlesStatus(here())).toBeUndefined();
    const due = (at: Context) =>
      reminders(at)
        .filter(({ id }) => id === 'battles')
        .map(({ due: owed }) => owed);
    expect([due(context), due(here(noted({ Odessa: 0 })))]).toEqual([[true], []]);
    // of one there is no order to be told; a battle of the Blitz is still to be fought in its step
    const told = (at: Context) =>
      reminders(at).flatMap(({ id, at, action }) => (id === 'battles' ? [{ at, action }] : []));
    expect([context, here(noted({ Odessa: 1 })), { ...context, place: 't2/axis/blitz' }].flatMap(told)).toEqual([
      { at: 't2/axis/combat', action: 'battle-order' },
      { at: 't2/axis/combat' },
      { at: 't2/axis/blitz', action: 'battle-order' },
    ]);
  });

  it('where blocks of both sides stand on the map is proposed, and the form has them', () => {
    const context = here({
      cells: { [cells.at]: { inf: '1203', rifle: '1203', far: '0101' }, [cells.face]: { rifle: 2 } },
    });
    expect(contested(context).map(({ name }) => name)).toEqual(['1203']);
    expect(contested({ ...context, ...noted({ '1203': 1 }) })).toEqual([]);
    const [fight] = battlesOf({ ...context, ...noted({ '1203': 1 }) });
    expect(fight).toMatchObject({
      calc: 'battle',
      done: false,
      input: {
        hex: '1203',
        attacks: 'axis',
        axis: [{ id: 'inf', name: 'INF', faces: '4 3' }],
        soviet: [{ id: 'rifle', pf: 2 }],
      },
    });
    // what cards say of a block has no place in a battle
    expect(JSON.stringify(fight?.input)).not.toMatch(/colours|area/);
  });

  it('BITE-3.21-1 BITE-7.7-1 a battle is done when its fight is in the journal', () => {
    const played = reach(table('SBE9'), 't1/axis/movement');
    const len = unit('len', { class: 'infantry', area: 'leningrad' });
    played.things = { rosters: { [rosters.soviet]: { id: rosters.soviet, units: [len] } } };
    played.act('battle-hexes', { hexes: 'Brest, Lvov' });
    reach(played, 't1/axis/combat');
    const [first] = battlesOf(played.context);
    if (!first) throw new Error('no battle');
    played.write([setAt(cells.at, 'len', '1203')]);
    const { at: over } = playOut(
      { ...first.input, axis: [row('tanks', 5)], soviet: [row('infantry', 1, { id: 'len' })] },
      [0, 1],
      {},
      played.context,
    );
    expect(over.done?.ending.facts).toEqual([
      // frozen, attacked and destroyed: it stands nowhere any more
      { kind: 'set', cell: cells.state, key: 'len', value: 'eliminated' },
      { kind: 'set', cell: cells.at, key: 'len', value: null },
      { kind: 'mark', mark: poolMarks.thawed, key: 'len', value: 1, until: 't1' },
      { kind: 'mark', mark: poolMarks.battles, key: 'Brest', value: 0, until: 't1/axis' },
    ]);
    expect(over.done?.ending.says).toMatchObject({ id: 'bite.battle.endedAt', p: { hex: { name: 'Brest' } } });
    played.write(over.done?.ending.facts ?? []);
    expect(battlesOf(played.context).map(({ id, done }) => `${id} ${done}`)).toEqual(['Lvov false', 'Brest true']);
    reach(played, 't1/soviet/movement');
    expect(battlesOf(played.context)).toEqual([]);
  });

  it('BITE-7.7-1 a battle whose hex nobody typed is that of the hex its defenders stand in', () => {
    const played = reach(table('SBE9'), 't1/axis/movement');
    const rifle = unit('rifle', { class: 'infantry' });
    played.things = { rosters: { [rosters.soviet]: { id: rosters.soviet, units: [rifle] } } };
    played.act('battle-hexes', { hexes: '1203, Lvov' });
    reach(played, 't1/axis/combat');
    const fight = () =>
      playOut(
        { attacks: 'axis', axis: [row('tanks', 5)], soviet: [row('infantry', 1, { id: 'rifle' })] },
        [0, 1],
        {},
        played.context,
      ).at.done?.ending;
    expect(fight()?.says.id).toBe('bite.battle.over');
    played.write([setAt(cells.at, 'rifle', '1203')]);
    const ending = fight();
    expect(ending?.says).toMatchObject({ id: 'bite.battle.endedAt', p: { hex: { name: '1203' } } });
    played.write(ending?.facts ?? []);
    expect(battlesOf(played.context).map(({ id, done }) => `${id} ${done}`)).toEqual(['Lvov false', '1203 true']);
  });
});
