import { beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { NotedFight } from '#rules/kit/game/specs.ts';
import { changeDraft, draftOf, useBench } from '../../../state/bench.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { type Fight, nextFight } from './useFight.ts';

const noted = (id: string, done: boolean): NotedFight => ({ id, msg: { id }, calc: 'raid', input: { hex: id }, done });
const open = {
  id: 'game',
  game: {
    fights: () => [noted('0512', true), noted('0613', false)],
    calculators: [{ id: 'raid', parse: (value: JsonObject) => ({ ok: true, value }) }],
  },
  context: {},
  state: { flows: { over: { end: {} } } },
} as unknown as OpenGame;
const fought = (scope: string) => {
  changeDraft(scope, 'raid', { input: { hex: '0512' }, flow: 'over' });
  return { scope, calc: { id: 'raid' }, flow: { end: {} } } as unknown as Fight;
};
const input = (scope = 'game') => draftOf(useBench.getState(), scope, 'raid').input;

beforeEach(() => useBench.setState({ calc: {}, drafts: {} }));

it('behind a fight the next one noted lies on the bench', () => {
  nextFight(fought('game'), open);
  expect(input()).toEqual({ hex: '0613' });
});

it('figures that were no fight, and the pane of a hex on the map, are only cleared', () => {
  nextFight({ ...fought('game'), flow: undefined } as unknown as Fight, open);
  expect(input()).toEqual({});
  nextFight(fought('game/0512'), open);
  expect([input('game/0512'), input()]).toEqual([{}, {}]);
});

it('a fight that went on at its hex is over among the calculators too, and what else lies prepared stays', () => {
  changeDraft('game', 'combat', { flow: 'f1' });
  changeDraft('game/map/1412', 'combat', { flow: 'f1' });
  changeDraft('game', 'assault', { input: { target: '1413' } });
  changeDraft('game/map/1415', 'combat', { flow: 'f2' });
  nextFight({ scope: 'game/map/1412', calc: { id: 'combat' }, flowId: 'f1' } as Fight, undefined);
  const flowOn = (scope: string) => draftOf(useBench.getState(), scope, 'combat').flow;
  expect(['game', 'game/map/1412', 'game/map/1415'].map(flowOn)).toEqual([undefined, undefined, 'f2']);
  expect(draftOf(useBench.getState(), 'game', 'assault').input).toEqual({ target: '1413' });
});
