import { expect, it } from 'vitest';
import { months } from '../../testing/invented/months.ts';
import { phase, seq, turns } from '../sequence/nodes.ts';
import { contextWithoutGame } from './contextOf.ts';
import { phaseEnding } from './phaseEnding.ts';

const step = (id: string, called: string, who: string) => phase({ id, msg: { id: called }, rule: '1', who });
const game = {
  sequence: turns(
    1,
    seq('', [step('dusk', 'night', 'both'), step('a', 'fight', 'axis'), step('b', 'fight', 'soviet')]),
  ),
  sides: [
    { id: 'axis', word: 'word.axis', look: 'axis' },
    { id: 'soviet', word: 'word.soviet', look: 'soviet' },
  ] as const,
};
const says = (place: string) => phaseEnding(game, { ...contextWithoutGame(months), place, turn: 1 })?.says;

it('the journal says whose phase is done where both sides have one of that name', () => {
  expect(says('t1/dusk')).toEqual({ id: 'kit.sequence.done', p: { phase: { id: 'night' } } });
  expect(['t1/a', 't1/b'].map(says)).toEqual(
    ['axis', 'soviet'].map((side) => ({
      id: 'kit.sequence.doneBy',
      p: { phase: { id: 'fight' }, side: { id: `word.${side}` } },
    })),
  );
  expect(says('end')).toBeUndefined();
});
