import { describe, expect, it } from 'vitest';
import { setAt } from '#rules/kit/record/facts.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, scenarios } from '../../ids.ts';
import { table } from '../../testing/at.ts';
import { table as cupTable, initiativeOf } from '../../testing/cups.ts';
import { inventedThings } from '../../testing/invented.ts';
import { map } from '../../testing/map.ts';

const standing = { 'pz-1': '4228', 'rifle-1': '4228', 'hq-1': '4226', 'rifles-1': '4230' };
type Played = ReturnType<typeof table>;
const place = (played: Played): Played => {
  played.write(Object.entries(standing).map(([id, hex]) => setAt(cells.at, id, hex)));
  return played;
};
const play = () => place(initiativeOf(cupTable(), 3));
/** As the map does it: where they stand, and what the game books of it. */
const goes = (played: Played, ...all: readonly (readonly [string, string])[]) => {
  const from = mapIn(played.context, cells.at);
  const moves = all.map(([piece, to]) => ({ piece, from: String(from[piece]), to }));
  const booked = map.moved?.(moves, played.context) ?? [];
  played.write([...all.map(([piece, to]) => setAt(cells.at, piece, to)), ...booked]);
  return booked.length;
};
const control = (played: Played) => mapIn(played.state, cells.control);

describe('who passed a hex last', () => {
  it('RTL-3.12 a move on the map books the hex left and the hex entered, once for a whole stack', () => {
    const played = play();
    expect(goes(played, ['pz-1', '4227'], ['rifle-1', '4227'])).toBe(2);
    expect(control(played)).toEqual({ '4228': 'german', '4227': 'german' });
    goes(played, ['rifles-1', '4228']);
    expect(control(played)).toEqual({ '4228': 'soviet', '4227': 'german', '4230': 'soviet' });
  });

  it('RTL-3.12 a leader and who is set up pass nothing, nor is a hex passed that the enemy entered meanwhile', () => {
    const played = play();
    played.write([setAt(cells.at, 'leader', '4226')]);
    expect(goes(played, ['leader', '4225'])).toBe(0);
    const setUp = place(table(scenarios.soltsy, inventedThings));
    expect(goes(setUp, ['pz-1', '4227'])).toBe(0);
    // written down after the advance that drove it out
    played.write([setAt(cells.at, 'pz-1', '4230'), setAt(cells.control, '4230', 'german')]);
    goes(played, ['rifles-1', '4231']);
    expect(control(played)).toMatchObject({ '4230': 'german', '4231': 'soviet' });
  });

  it('RTL-3.12 retreat and advance by their forms book it by the same hand', () => {
    const played = play();
    played.act('retreat', { units: 'Invented rifles-1', to: '4231' });
    expect(control(played)).toEqual({ '4230': 'soviet', '4231': 'soviet' });
    played.act('advance', { units: 'Invented rifle-1', into: '4229', on: '4230' });
    expect(control(played)).toEqual({ '4228': 'german', '4229': 'german', '4230': 'german', '4231': 'soviet' });
  });
});
