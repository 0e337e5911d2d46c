import { describe, expect, it } from 'vitest';
import { fold } from '../../kit/record/fold.ts';
import { Table } from '../table.ts';
import { twoOrders } from './two-orders.ts';

const phases = (table: Table): readonly string[] => {
  const turn = table.state.place.turn;
  const seen = [table.place.split('/').at(-1) ?? ''];
  while (table.done() && table.state.place.turn === turn && table.place !== 'end')
    seen.push(table.place.split('/').at(-1) ?? '');
  return seen;
};

describe('two orders of phases, chosen in play', () => {
  it('turn 1 begins at the seventh phase of the usual order', () => {
    expect(phases(new Table(twoOrders))).toEqual([
      'axis-motorized',
      'bombard-2',
      'soviet-combat',
      'soviet-motorized',
      'supply',
      'attrition',
    ]);
  });

  it('the usual order from turn 2, the other when the Soviet has bought the initiative', () => {
    const table = new Table(twoOrders);
    phases(table);
    expect(phases(table)).toEqual([
      'initiative',
      'arrivals',
      'axis-move',
      'bombard-1',
      'axis-combat',
      'soviet-move',
      'axis-motorized',
      'bombard-2',
      'soviet-combat',
      'soviet-motorized',
      'supply',
      'attrition',
    ]);
    table.act('initiative-buy');
    expect(phases(table)).toEqual([
      'initiative',
      'arrivals',
      'soviet-move',
      'axis-motorized',
      'bombard-1',
      'soviet-combat',
      'soviet-motorized',
      'axis-move',
      'bombard-2',
      'axis-combat',
      'supply',
      'attrition',
    ]);
    expect(table.place).toBe('t4/initiative');
  });

  it('the pick is in the path: initiative corrected in mid-turn does not move the place', () => {
    const table = new Table(twoOrders);
    phases(table);
    for (let n = 0; n < 3; n += 1) table.done();
    expect(table.place).toBe('t2/order=axis/usual/bombard-1');
    table.write([{ kind: 'set', cell: 'initiative', value: 2 }]);
    expect(table.done()).toBe('t2/order=axis/usual/axis-combat');
    expect(table.outline.map((node) => `${node.id} ${node.state}`).slice(2, 6)).toEqual([
      'axis-move past',
      'bombard-1 past',
      'axis-combat now',
      'soviet-move later',
    ]);
  });

  it('an instant defeat interrupts any phase; undo and a correction of the past take it back', () => {
    const table = new Table(twoOrders);
    table.done();
    const here = table.place;
    table.act('points-spend', { n: 1 });
    expect(table.place).toBe(here);
    const [spent] = table.act('points-spend', { n: 2 });
    expect(table.place).toBe('end');
    expect(table.game.over?.(table.context)?.rule).toBe('16.4');
    expect(table.done()).toBeUndefined();
    // what happened is in the journal itself: no game code is needed to know that it is over
    expect(fold(table.setUp, JSON.parse(JSON.stringify(table.journal))).place.path).toBe('end');
    table.undo();
    expect(table.place).toBe(here);
    table.redo();
    expect(table.place).toBe('end');
    const report = table.correct({
      fix: [{ entry: spent?.id ?? '', facts: [{ kind: 'post', account: 'ps', n: -1, for: { id: 'test' }, rule: '' }] }],
    });
    expect(report.dropped.map((entry) => entry.by?.rule)).toEqual(['no-impetus']);
    expect(table.place).toBe(here);
  });
});
