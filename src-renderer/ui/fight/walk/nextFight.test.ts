// @vitest-environment happy-dom
import '../../../testing/setUp.ts';
import { expect, it } from 'vitest';
import { changeDraft, draftOf, useBench } from '../../../state/bench.ts';
import { type Fight, nextFight } from './useFight.ts';

it('a fight that went on at its hex is over among the calculators too, and what else lies prepared stays', () => {
  changeDraft('game', 'combat', { flow: 'f1' });
  changeDraft('game/map/1412', 'combat', { flow: 'f1' });
  changeDraft('game', 'assault', { input: { target: '1413' } });
  changeDraft('game/map/1415', 'combat', { flow: 'f2' });
  nextFight({ scope: 'game/map/1412', calc: { id: 'combat' }, flowId: 'f1' } as Fight);
  const flowOn = (scope: string) => draftOf(useBench.getState(), scope, 'combat').flow;
  expect(['game', 'game/map/1412', 'game/map/1415'].map(flowOn)).toEqual([undefined, undefined, 'f2']);
  expect(draftOf(useBench.getState(), 'game', 'assault').input).toEqual({ target: '1413' });
});
