import { describe, expect, it } from 'vitest';
import type { OutlineNode } from '../../kit/sequence/outline.ts';
import { Table } from '../table.ts';
import { alternating } from './alternating.ts';

/** Plays one activation of a kind with so many attacks, from the draw to the next draw (or the end of the turn). */
const activation = (table: Table, kind: string, attacks = 0): readonly string[] => {
  const seen: string[] = [];
  table.act('draw', { kind });
  table.done();
  const round = /ops#\d+/.exec(table.place)?.[0] ?? '';
  while (table.place.includes(round)) {
    seen.push(`${table.who}: ${table.place.slice(table.place.indexOf('kind='))}`);
    if (table.place.endsWith('/move')) table.act('attacks', { n: attacks });
    if (table.place.endsWith('/attack')) table.act('attack');
    table.done();
  }
  return seen;
};

const places = (nodes: readonly OutlineNode[]): readonly string[] =>
  nodes.flatMap((node) => [`${node.path} ${node.state}`, ...places(node.nodes)]);

describe('alternating activations of unknown number, three kinds of sequence', () => {
  it('draws turn about until both cups are empty, each activation with any number of attacks', () => {
    const table = new Table(alternating);
    table.done();
    expect(table.place).toBe('t1/ops#1/op/draw');
    expect(table.who).toBe('german');
    expect(activation(table, 'mobile', 2)).toEqual([
      'german: kind=mobile/m/move',
      'soviet: kind=mobile/m/reaction',
      'german: kind=mobile/m/attacks#1/attack',
      'german: kind=mobile/m/attacks#2/attack',
    ]);
    expect(table.place).toBe('t1/ops#2/op/draw');
    expect(activation(table, 'pass')).toEqual(['soviet: kind=pass/passed']);
    // the Soviet cup is empty: the German goes on alone
    expect(activation(table, 'assault')).toEqual([
      'german: kind=assault/a/build',
      'german: kind=assault/a/move',
      'soviet: kind=assault/a/reaction',
    ]);
    expect(table.place).toBe('t1/end');
    expect(table.done()).toBe('t2/initiative');
    expect(table.state.balances).toEqual({ 'cup-german': 3, 'cup-soviet': 1 });
  });

  it('lists the turn: what was played as recorded, what follows as things stand', () => {
    const table = new Table(alternating);
    table.done();
    activation(table, 'pass');
    table.act('draw', { kind: 'assault' });
    table.done();
    expect(places(table.outline)).toEqual([
      't1/initiative past',
      't1/ops#1/op/draw past',
      't1/ops#1/op/kind=pass/passed past',
      't1/ops#2/op/draw past',
      't1/ops#2/op/kind=assault/a/build now',
      't1/ops#2/op/kind=assault/a/move later',
      't1/ops#2/op/kind=assault/a/reaction later',
      't1/ops#3/op/draw later',
      't1/ops#3/op/kind=assault/a/build later',
      't1/ops#3/op/kind=assault/a/move later',
      't1/ops#3/op/kind=assault/a/reaction later',
      't1/end later',
    ]);
  });

  it('notes for one activation end with it, notes of its attack with the attack', () => {
    const table = new Table(alternating);
    table.done();
    table.act('draw', { kind: 'mobile' });
    table.done();
    table.write([
      { kind: 'mark', mark: 'moved', key: 'a', value: true, until: 't1/ops#1' },
      { kind: 'mark', mark: 'tired', key: 'a', value: true, until: 't1' },
      { kind: 'set', cell: 'attacks', value: 1 },
    ]);
    table.done();
    table.done();
    expect(table.place).toBe('t1/ops#1/op/kind=mobile/m/attacks#1/attack');
    table.write([{ kind: 'mark', mark: 'column', key: 'a', value: 3, until: 't1/ops#1/op/kind=mobile/m/attacks#1' }]);
    expect(Object.keys(table.state.marks)).toEqual(['moved', 'tired', 'column']);
    table.act('attack');
    table.done();
    expect(table.place).toBe('t1/ops#2/op/draw');
    expect(Object.keys(table.state.marks)).toEqual(['tired']);
  });
});
