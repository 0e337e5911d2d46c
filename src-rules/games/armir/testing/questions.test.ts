import { describe, expect, it } from 'vitest';
import { cells } from '../ids.ts';
import { armir as game } from '../index.ts';
import { at } from './at.ts';

describe('the command line', () => {
  const answer = (id: string, raw: Parameters<(typeof game.actions)[0]['parse']>[0], context = at()) => {
    const found = game.questions.find((one) => one.id === id)?.answer(raw, context);
    if (!found?.ok) throw new Error(JSON.stringify(found));
    return found.value;
  };
  it('ARMIR-3a ARMIR-16.4c ARMIR-18.5 phases, PS to come, reinforcements and places are answered', () => {
    const order = (initiative: string) => answer('turn-phases', { turn: 4, initiative });
    expect(order('axis')).toMatchObject({ 2: { number: '3', who: 'axis' } });
    expect(order('soviet')).toMatchObject({ 2: { number: '3', who: 'soviet' } });
    expect(answer('turn-phases', { turn: 1 })).toMatchObject({ 4: { number: '7' } });
    expect(answer('ps-forecast', {})).toMatchObject({ start: 4, lostIn: 5 });
    expect(answer('ps-forecast', { gains: 2, buys: [3] })).toMatchObject({ start: 6, lostIn: 6 });
    expect(answer('ps-forecast', { airports: true })).not.toHaveProperty('lostIn');
    expect(answer('reinforcements', {}, at({ turn: 3, cells: { [cells.arrived]: { gebirgs: 2 } } }))).toMatchObject({
      arrivals: [
        { id: 'gebirgs', state: 'entered' },
        { id: 'division387', state: 'delayed' },
        { id: 'division385', state: 'due' },
        { id: 'fegelein', state: 'later', turn: 4 },
        { id: 'begleit', state: 'later' },
        { id: 'xxivHq', state: 'waits' },
      ],
    });
    expect(answer('starred-places', {})).toMatchObject({ points: 0, unknown: 3, ps: 4 });
  });
});
