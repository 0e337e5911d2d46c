import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { rosterSpecs } from '../../chapters/tables/rosters.ts';
import { cells, rosters } from '../../ids.ts';
import { at, bid } from '../../testing/at.ts';
import { blockCells } from './cells.ts';

/** Invented blocks. */
const roster: Partial<Context> = {
  rosters: {
    [rosters.axis]: {
      id: rosters.axis,
      units: [
        { id: 'u1', name: 'Test Corps', values: { faces: '4 3 2 1', shield: 'every' } },
        { id: 'u2', name: 'Blank', values: { faces: '' } },
      ],
    },
  },
};
const context = at(roster);

describe('a block outside a battle', () => {
  it('is listed with its PF, or with its turns where nobody typed its faces', () => {
    const reads = blockCells.find(({ id }) => id === cells.face)?.showValue;
    expect(reads?.('u1', 4, context)).toEqual({ id: 'bite.block.pf', p: { n: 2 } });
    expect(reads?.('u1', 3, context)).toEqual({ id: 'bite.block.half', p: { n: 3 } });
    expect(reads?.('u2', 2, context)).toEqual({ id: 'bite.block.turned', p: { count: 1 } });
  });

  it('is found by its name or its id; a name on no roster is said', () => {
    expect(bid('block-state', { block: ' test corps ', state: 'surrendered' }, context)).toMatchObject({
      ok: true,
      facts: [{ cell: cells.state, key: 'u1', value: 'surrendered' }],
    });
    const gone = at({ ...roster, cells: { [cells.state]: { u1: 'eliminated' } } });
    expect(bid('block-state', { block: 'u1', state: 'play' }, gone)).toMatchObject({ facts: [{ value: null }] });
    expect(bid('block-state', { block: 'u1', state: 'play' }, context)).toMatchObject({
      ok: false,
      msg: { id: 'bite.bar.already.play' },
    });
    expect(bid('block-state', { block: 'Nobody' }, context)).toMatchObject({ msg: { id: 'bite.bar.unknownBlock' } });
    expect(bid('block-state', { block: '' }, context)).toMatchObject({ msg: { id: 'bite.bar.noBlock' } });
  });

  it('BITE-7.7.8-2 shows a face of its own list: the second of four, marked, is 3', () => {
    expect(bid('block-face', { block: 'u1', pf: 3, half: true }, context)).toMatchObject({
      facts: [
        { cell: cells.face, key: 'u1', value: 3 },
        { cell: cells.state, key: 'u1', value: null },
      ],
    });
    // whole again is nothing to remember
    expect(bid('block-face', { block: 'u1', pf: 4 }, context)).toMatchObject({ facts: [{ value: null }, {}] });
    expect(bid('block-face', { block: 'u1', pf: 7 }, context)).toMatchObject({ msg: { id: 'bite.bar.noSuchFace' } });
    expect(bid('block-face', { block: 'u2', pf: 1 }, context)).toMatchObject({ msg: { id: 'bite.bar.noFaces' } });
  });
});

it('blocks the text names are listed without a face nobody has read on them', () => {
  const known = rosterSpecs.flatMap((spec) => spec.known);
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter((unit) => unit.values.faces !== undefined)).toEqual([]);
});
