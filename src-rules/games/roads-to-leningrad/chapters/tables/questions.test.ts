import { describe, expect, it } from 'vitest';
import { contextFrom } from '#rules/kit/game/questions/commandLine.ts';
import { tables } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { questions } from './questions.ts';

const [card] = questions;
const look = (input: object, context: object = {}) => {
  const read = contextFrom(game, context);
  const answer = read.ok ? card?.answer(input, read.value) : undefined;
  return answer?.ok ? answer.value : answer;
};

describe('a box of the card on the command line', () => {
  it('RTL-10.63 RTL-11.11 is read by table, odds however written, and a die beyond both ends', () => {
    expect(look({ table: 'assault', column: '3:2', die: 6 })).toMatchObject({ text: 'A2 D2', sure: false });
    expect(look({ table: 'mobile', column: '6-1', die: -3 })).toMatchObject({ row: '0', text: 'DE', shaded: null });
    expect(look({ table: 'mobile', column: '1-4', die: 15 })).toMatchObject({ row: '11', text: 'A2R' });
    expect(look({ table: 'assault', column: '8-1', die: 3 })).toEqual({
      missing: { table: tables.assault, row: '3', col: '8-1' },
    });
  });

  it('RTL-11.12 says the players’ correction and their mark', () => {
    const own = { cells: { '5/1-1': { text: 'a2d1', marks: ['shaded'] } }, accepted: ['shading'] };
    const context = { tables: { [tables.assault]: own } };
    expect(look({ table: 'assault', column: '1-1', die: 5 }, context)).toMatchObject({
      text: 'A2 D1',
      shaded: true,
      corrected: true,
      from: 'typed',
    });
    expect(look({ table: 'assault', column: '1-1', die: 6 }, context)).toMatchObject({ shaded: false, from: '10.6' });
  });
});
