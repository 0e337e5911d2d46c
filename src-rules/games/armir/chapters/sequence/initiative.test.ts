import { describe, expect, it } from 'vitest';
import { accounts, cells } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../../testing/at.ts';

const inInitiative = (ps: number, turn = 2) =>
  at({ turn, place: `t${turn}/initiative`, balances: { [accounts.ps]: ps } });

describe('initiative', () => {
  it('ARMIR-4 ARMIR-16.4b it costs 1 PS, in phase 1, once, for this turn', () => {
    const played = reach(table(), 2, 'initiative');
    // what Space would do is said by its button
    expect(game.actions.find(({ id }) => id === 'initiative-buy')?.verb).toBe('buy');
    played.act('initiative-buy');
    expect(played.state.balances.ps).toBe(3);
    expect(played.state.cells[cells.initiative]).toBe(2);
    expect(refusal('initiative-buy', {}, played.context)).toBe('4');
    expect(reach(played, 2, 'soviet-movement').place).toBe('t2/order=soviet/bought/soviet-movement');
    expect(reach(played, 3, 'axis-movement').place).toBe('t3/order=axis/usual/axis-movement');
  });

  it('ARMIR-4 the last PS is refused, and books the loss of the game when spent anyway', () => {
    expect(refusal('initiative-buy', {}, inInitiative(1))).toBe('17');
    expect(refusal('initiative-buy', {}, inInitiative(2))).toBeUndefined();
    const proposal = bid('initiative-buy', {}, inInitiative(1));
    expect(!proposal.ok && proposal.anyway?.facts).toContainEqual(
      expect.objectContaining({ kind: 'post', account: 'ps', n: -1, over: true }),
    );
    const due = (ps: number) => game.reminders(inInitiative(ps)).find(({ id }) => id === 'initiative');
    // on the phase itself the task says it, but for the last one
    expect(due(3)).toBeUndefined();
    expect(due(1)).toMatchObject({ due: true, rule: '17' });
    const before = at({ turn: 2, place: 't2/supply', past: [], balances: { ps: 1 } });
    const said = (ps: number) =>
      game.reminders({ ...before, balances: { ps } }).find(({ id }) => id === 'initiative')?.msg.id;
    expect([2, 1, 0, -1].map(said)).toEqual([
      'armir.remind.initiative',
      'armir.remind.noInitiative',
      undefined,
      undefined,
    ]);
  });

  it('ARMIR-4 ARMIR-10.2a the initiative and the sides of the HQs are asked before the points that follow (AMB-24)', () => {
    const asked = (played: ReturnType<typeof table>) =>
      tasksOf(played.context, 'initiative')
        .filter(({ ticked, offered, action }) => !ticked && !offered && action !== 'air-die')
        .map(({ action }) => action);
    const played = reach(table(), 2, 'initiative');
    expect(asked(played)).toEqual(['initiative-buy', 'guns-set']);
    played.act('initiative-buy');
    expect(asked(played)).toEqual(['turn-up', 'guns-set']);
    // once the points are set nothing of it is open
    played.act('guns-set', { iii: 4, a: 4, b: 4 });
    expect(asked(played)).not.toContain('turn-up');
    // the last PS is not asked for
    const last = tasksOf(inInitiative(1), 'initiative').find(({ action }) => action === 'initiative-buy');
    expect(last?.offered).toBe(true);
  });
});
