import { describe, expect, it } from 'vitest';
import { turnLabel } from '#rules/kit/game/turnLabel.ts';
import { armir as game } from '../../index.ts';
import { table } from '../../testing/at.ts';

describe('turns', () => {
  it('the box dates no turn: a start date the players give names all six', () => {
    const played = table();
    expect(turnLabel(played.context, 1)).toBe('');
    played.act('start-date', { day: 29 });
    expect([1, 2, 6].map((turn) => turnLabel(played.context, turn))).toEqual(['29.12–30.12', '31.12–1.1', '8.1–9.1']);
    expect([1, 6].map((turn) => game.turnAbout?.(turn).p)).toEqual([
      { from: 1, to: 2 },
      { from: 11, to: 12 },
    ]);
  });
});
