import { describe, expect, it } from 'vitest';
import { recordCells } from '../../ids.ts';
import { objectives } from '../../model/objectives.ts';
import { at, reach, refusal, table } from '../../testing/at.ts';
import { levelOf } from './levels.ts';
import { isDraw, net } from './points.ts';
import { score } from './score.ts';

const all = <V extends string>(value: V) => Object.fromEntries(objectives.map(({ id }) => [id, value]));

const held = (line: string) => ({ [recordCells.control]: all('german'), [recordCells.line]: all(line) });

const points = (context: Parameters<typeof score>[0], id: string) =>
  score(context).lines.find((line) => line.id === id)?.points;

describe('points', () => {
  it('PGG-15.11 everything German and joined to the west edge gives 150', () => {
    expect(score(at({ cells: held('open') })).total.points).toBe(150);
    expect(score(at()).total.points).toBe(0);
  });

  it('PGG-15.11a PGG-A49 without an open line nothing counts; by the other ruling the numbered hexes do', () => {
    expect(score(at({ cells: held('cut') })).total.points).toBe(0);
    expect(score(at({ cells: held('cut'), options: { a49: 'cities' } })).total.points).toBe(40);
    expect(score(at({ cells: held('open'), options: { a49: 'cities' } })).total.points).toBe(150);
  });

  it('a divided city is not German', () => {
    const cells = { ...held('open'), [recordCells.control]: { ...all('german'), smolensk: 'split' } };
    expect(points(at({ cells }), 'smolensk')).toBe(0);
    expect(score(at({ cells })).total.points).toBe(125);
  });

  it("PGG-15.11b the Front's price is counted now, whatever happens", () => {
    const context = at({ balances: { swPoints: 7, swFront: 4 } });
    expect(points(context, 'south-west')).toBe(7);
    expect(score(context).lines.find((line) => line.id === 'south-west')?.sure).toBe('now');
  });

  it('PGG-15.12 five for a division wholly gone; nothing for cavalry, single regiments or part of a division', () => {
    const gone = (...units: readonly string[]) =>
      at({ cells: { steps: Object.fromEntries(units.map((unit) => [unit, 0])) } });
    expect(points(gone('12pz-1', '12pz-2'), 'divisions')).toBe(0);
    expect(points(gone('12pz-1', '12pz-2', '12pz-3'), 'divisions')).toBe(5);
    expect(points(gone('6inf', '20mot-1', '20mot-2'), 'divisions')).toBe(10);
    expect(points(gone('1cav', 'lehr', 'gd'), 'divisions')).toBe(0);
    expect(points(gone('reich-1', 'reich-2'), 'divisions')).toBe(0);
    expect(points(gone('reich-1', 'reich-2', 'reich-3'), 'divisions')).toBe(5);
  });

  it('PGG-15.12a a city scores when it was German with a line, and again after being lost again', () => {
    const played = reach(table(), 't4/ger/cities');
    played.act('control', { objective: 'vitebsk', control: 'german', line: 'open' });
    reach(played, 't5/sov/recapture');
    expect(refusal('recapture', { city: 'orsha' }, played.context)).toBe('15.12');
    played.act('recapture', { city: 'vitebsk' });
    expect(refusal('recapture', { city: 'vitebsk' }, played.context)).toBe('15.12');
    reach(played, 't5/ger/cities');
    played.act('control', { objective: 'vitebsk', control: 'german', line: 'open' });
    reach(played, 't6/sov/recapture');
    played.act('recapture', { city: 'vitebsk' });
    expect(points(played.context, 'recaptures')).toBe(4);
  });

  it('PGG-15.12a the numbered hexes are no cities: nothing to recapture', () => {
    const played = reach(table(), 't4/ger/cities');
    played.act('control', { objective: 'hex5907', control: 'german', line: 'open' });
    played.done();
    expect(played.state.cells[recordCells.snapshot]).toEqual({});
  });

  it('PGG-15.12a PGG-A44 by the stricter ruling a unit must be in every hex', () => {
    const cells = { [recordCells.snapshot]: { vitebsk: true } };
    expect(refusal('recapture', { city: 'vitebsk', units: false }, at({ cells }))).toBeUndefined();
    expect(refusal('recapture', { city: 'vitebsk', units: false }, at({ cells, options: { a44: 'unit' } }))).toBe(
      '15.12',
    );
    expect(
      refusal('recapture', { city: 'vitebsk', units: true }, at({ cells, options: { a44: 'unit' } })),
    ).toBeUndefined();
  });
});

describe('levels', () => {
  it.each([
    [-30, 'sovietDecisive'],
    [0, 'sovietDecisive'],
    [1, 'sovietStrategic'],
    [25, 'sovietStrategic'],
    [26, 'sovietMarginal'],
    [49, 'sovietMarginal'],
    [50, 'germanMarginal'],
    [79, 'germanMarginal'],
    [80, 'germanStrategic'],
    [124, 'germanStrategic'],
    [125, 'germanDecisive'],
    [165, 'germanDecisive'],
  ])('PGG-15.2 %i points: %s', (n, level) => {
    expect(levelOf(n)).toBe(level);
  });

  it("PGG-15.2a under the players' notes German marginal is a draw, nothing else", () => {
    expect(isDraw({ options: {} }, 'germanMarginal')).toBe(false);
    expect(isDraw({ options: { balance: 'on' } }, 'germanMarginal')).toBe(true);
    expect(isDraw({ options: { balance: 'on' } }, 'germanStrategic')).toBe(false);
    const context = at({ balances: { swPoints: 60 }, options: { balance: 'on' } });
    expect(score(context).level.id).toBe('pgg.level.draw');
  });

  it('PGG-15.2 the distances are points that change the level', () => {
    for (let n = -10; n <= 160; n += 1) {
      const context = at({ balances: { swPoints: Math.max(0, n), recapturePoints: Math.max(0, -n) } });
      const { nearby, total } = score(context);
      expect(total.points).toBe(n);
      for (const { points: distance } of nearby) {
        expect(levelOf(n + distance)).not.toBe(levelOf(n));
        expect(levelOf(n + distance - Math.sign(distance))).toBe(levelOf(n));
      }
    }
  });

  it('net is German less Soviet', () => {
    expect(net({ objectives: 95, southWest: 7, divisions: 3, recaptures: 2 })).toBe(83);
  });

  it('the verdict comes when the game is over, with its reasons, and stays readable', () => {
    const played = reach(table(), 't12/ger/cities');
    for (const objective of ['smolensk', 'vitebsk', 'vyazma'])
      played.act('control', { objective, control: 'german', line: 'open' });
    expect(score(played.context).final).toBe(false);
    reach(played, 'end');
    const verdict = score(played.context);
    expect([verdict.final, verdict.total.points, verdict.level.id]).toEqual([true, 50, 'pgg.level.germanMarginal']);
    expect(verdict.lines.every((line) => line.why !== undefined)).toBe(true);
    expect(verdict.levels.filter((level) => level.here)).toHaveLength(1);
  });
});
