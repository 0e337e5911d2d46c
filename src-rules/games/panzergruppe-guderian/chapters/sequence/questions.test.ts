import { describe, expect, it } from 'vitest';
import { contextFrom } from '#rules/kit/game/questions/commandLine.ts';
import { panzergruppeGuderian as game } from '../../index.ts';
import { askWith as ask } from '../../testing/ask.ts';

describe('questions of the record', () => {
  it('wrong fields are named', () => {
    expect(ask('reinforcements', { turn: 13 })).toEqual({ troubles: ['turn'] });
    expect(ask('air-markers', { turn: 1, hexes: ['20'] })).toEqual({ troubles: ['hexes.0'] });
    expect(ask('recapture', { city: 'hex5907', wasGerman: true, lineWasOpen: true, soviet: true })).toEqual({
      troubles: ['city'],
    });
    const leader = { turn: 3, leader: 'Konev' };
    const on = { options: { withdrawal: 'on' } };
    // nobody has said whether he is surrounded, or of all six hexes
    expect(ask('leader-withdrawal', leader, on)).toEqual({ troubles: ['surrounded'] });
    const five = Array(5).fill({ german: true });
    expect(ask('leader-withdrawal', { ...leader, beside: five }, on)).toEqual({ troubles: ['beside'] });
    expect(ask('level', { points: 3, more: 1 })).toEqual({ troubles: ['more'] });
  });
  it('PGG-6.4 a context beyond the twelfth turn is none of this game', () => {
    const wrong = contextFrom(game, { turn: 13 });
    expect(wrong.ok).toBe(false);
    expect(!wrong.ok && wrong.troubles).toEqual([{ path: 'context.turn', msg: { id: 'kit.bad.big', p: { n: 12 } } }]);
    expect(contextFrom(game, { turn: 12 }).ok).toBe(true);
  });
  it('the phases of turn 1 begin with the set-up, those of turn 12 lack the interdiction', () => {
    const labels = (turn: number) => (ask('turn-phases', { turn }) as { label: string }[]).map((phase) => phase.label);
    expect(labels(1).slice(0, 4)).toEqual(['P1', 'P2', 'P3', 'A1']);
    expect(labels(12)).toEqual(['A1', 'A2', 'A3', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'C']);
  });
});
