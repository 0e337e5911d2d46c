import { beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { NotedFight } from '#rules/kit/game/specs.ts';
import { changeDraft, draftOf, useBench } from './bench.ts';
import { layNext, nextNoted, openTaskCalc } from './noted.ts';
import type { OpenGame } from './openedGame.ts';

const noted = (id: string, done: boolean): NotedFight => ({ id, msg: { id }, calc: 'raid', input: { hex: id }, done });
const open = {
  id: 'game',
  game: {
    fights: () => [noted('0512', true), noted('0613', false), noted('0714', false)],
    calculators: [{ id: 'raid', parse: (value: JsonObject) => ({ ok: true, value: { by: 'axis', ...value } }) }],
  },
  context: {},
  state: { flows: { going: {}, over: { end: {} } } },
} as unknown as OpenGame;
const input = () => draftOf(useBench.getState(), 'game', 'raid').input;

beforeEach(() => useBench.setState({ calc: {}, drafts: {} }));

it('a task opens the next fight noted for its calculator', () => {
  openTaskCalc(open, { id: 'raid', input: {} });
  expect(useBench.getState().calc.game).toBe('raid');
  expect(input()).toEqual({ hex: '0613' });
  changeDraft('game', 'raid', { input: { hex: '0512' }, flow: 'over' });
  openTaskCalc(open, { id: 'raid', input: {} });
  expect(input()).toEqual({ hex: '0613' });
});

it('what is half done stays, and what a task knows goes before what is noted', () => {
  changeDraft('game', 'raid', { input: { hex: '0101' } });
  openTaskCalc(open, { id: 'raid', input: {} });
  expect(input()).toEqual({ hex: '0101' });
  changeDraft('game', 'raid', { flow: 'going' });
  openTaskCalc(open, { id: 'raid', input: {} });
  expect(input()).toEqual({ hex: '0101' });
  useBench.setState({ drafts: {} });
  openTaskCalc(open, { id: 'raid', input: { by: 'soviet' } });
  expect(input()).toEqual({ by: 'soviet' });
});

it('the way to the fights of a phase takes the next noted one along, and is still its way when it lies there untouched', () => {
  const next = () => nextNoted(open, 'raid')?.id;
  expect([next(), nextNoted(open, 'other'), nextNoted(open, undefined)]).toEqual(['0613', undefined, undefined]);
  layNext(open, 'raid');
  expect([input(), next()]).toEqual([{ hex: '0613' }, '0613']);
  changeDraft('game', 'raid', { input: { hex: '0613', by: 'soviet' } });
  expect(next()).toBeUndefined();
  layNext(open, 'raid');
  expect(input()).toEqual({ hex: '0613', by: 'soviet' });
});
