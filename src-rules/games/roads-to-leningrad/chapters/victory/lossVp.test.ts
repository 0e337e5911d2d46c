import { describe, expect, it } from 'vitest';
import { setAt } from '#rules/kit/record/facts.ts';
import { cells } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { at, reach, refusal, table } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { lose, manstein, points, soltsy, twoGuns, vp } from '../../testing/ledger.ts';
import { lossKey } from './ledger.ts';
import { lossVp } from './losses.ts';
import { lossFacts, lossPoints } from './lossVp.ts';

describe('losses', () => {
  it.each([
    ['german', 'tank', -2],
    ['german', 'artillery', -2],
    ['german', 'hq', -2],
    ['soviet', 'tank', 1],
    ['soviet', 'artillery', 1],
    ['soviet', 'hq', 3],
  ] as const)('RTL-S1.31 a %s %s step brings %i', (side, kind, n) => {
    expect(lossVp(side, kind)).toBe(n);
  });

  it('RTL-S1.31 by what the counter shows: armoured, artillery, HQ; other steps bring nothing', () => {
    const context = at({}, inventedThings);
    const of = (unit: string, left = 0) => lossPoints(context, unit, left);
    expect([of('pz-1', 1), of('pz-1'), of('guns-1'), of('army-guns'), of('hq-1')]).toEqual([-2, -4, -2, -2, -2]);
    expect([of('tanks'), of('guns-2'), of('hq-2')]).toEqual([1, 1, 3]);
    expect([of('rifle-1'), of('rifles-1'), of('at-guns'), of('horse'), of('stuka'), of('nobody')]).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
  });

  it('RTL-S1.31 each step at once and never twice', () => {
    const played = table(soltsy, inventedThings);
    // corrected to nothing: no step is told
    played.write([setAt(cells.scored, lossKey('german', 'tank', 'pz-2', 0), 0)]);
    lose(played, 'pz-1', 1);
    lose(played, 'pz-1', 0);
    expect(vp(played.context)).toBe(-4);
    expect(lossFacts(played.context, 'pz-1', 0)).toEqual([]);
    expect(game.score(played.context).lines.find(({ id }) => id === 'loss-german-tank')).toMatchObject({
      points: -4,
      evidence: [{ p: { count: 2 } }],
    });
  });

  it('RTL-S1.31 a step lost without its VP is reminded of and booked afterwards; what began reduced brings nothing', () => {
    const played = reach(table(soltsy, inventedThings), 1, 'weather');
    played.write([setAt(cells.steps, 'pz-1', 1), setAt(cells.steps, 'tanks', 0), setAt(cells.steps, 'rifles-1', 0)]);
    const due = () => game.reminders(played.context).filter(({ id }) => id.startsWith('loss-'));
    expect(due().map(({ id }) => id)).toEqual(['loss-pz-1', 'loss-tanks']);
    played.act('vp-loss', { unit: 'Invented pz-1', began: true });
    played.act('vp-loss', { unit: 'tanks' });
    expect([due(), vp(played.context)]).toEqual([[], 1]);
    expect(refusal('vp-loss', { unit: 'tanks' }, played.context)).toBe('S1.31');
    expect(refusal('vp-loss', { unit: 'rifles-1' }, played.context)).toBe('S1.31');
    // counters on no roster
    played.act('vp-loss', { kind: 'soviet:hq', steps: 2 });
    played.act('vp-loss', { kind: 'soviet:hq', steps: 1 });
    expect([vp(played.context), points(played.context, 'loss-soviet-hq')]).toEqual([10, 9]);
  });

  it('RTL-S1.31 steps lost by hand are booked with their VP; those missing in the set-up bring nothing', () => {
    const played = table(soltsy, inventedThings);
    expect(played.place).toContain('/set-up/');
    played.act('step-loss', { unit: 'pz-1' });
    expect([vp(played.context), played.state.cells[cells.began]]).toEqual([0, { 'pz-1': 1 }]);
    reach(played, 1, 'supply').act('step-loss', { unit: 'Invented pz-1' });
    played.act('step-loss', { unit: 'rifles-1' });
    expect([vp(played.context), played.state.cells[cells.steps]]).toEqual([-2, { 'pz-1': 0, 'rifles-1': 1 }]);
    expect(refusal('step-loss', { unit: 'pz-1' }, played.context)).toBe('11.21');
    expect(refusal('step-loss', { unit: 'rifles-1', steps: 2 }, played.context)).toBe('3.61');
    expect(game.reminders(played.context).filter(({ id }) => id.startsWith('loss-'))).toEqual([]);
    expect(played.state).toEqual(played.replayed);
  });

  it('RTL-EX-33 scenario 4: −13 +1 +1 +3 is −8', () => {
    const played = table(manstein, twoGuns);
    lose(played, 'guns-2', 0);
    lose(played, 'guns-3', 0);
    lose(played, 'hq-2', 0);
    expect(vp(played.context)).toBe(-8);
    expect(game.score(played.context)).toMatchObject({
      total: { points: -8 },
      level: { id: 'rtl.level.sovietDecisive' },
    });
  });
});
