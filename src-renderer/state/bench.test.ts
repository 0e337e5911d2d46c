import { expect, it } from 'vitest';
import { changeDraft, clearDraft, draftOf, openCalcWith, useBench } from './bench.ts';

const draft = () => draftOf(useBench.getState(), 'game', 'raid');

it('a calculator opened for a task takes what is known, and keeps what was typed beside it', () => {
  changeDraft('game', 'raid', { input: { hex: '0512', by: 'axis' } });
  openCalcWith('game', 'raid', { by: 'soviet' }, {});
  expect(useBench.getState().calc.game).toBe('raid');
  expect(draft().input).toEqual({ hex: '0512', by: 'soviet' });
});

it('a fight that is going on stays on it, one that is over makes room', () => {
  clearDraft('game', 'raid');
  changeDraft('game', 'raid', { input: { hex: '0512' }, flow: 'f1' });
  openCalcWith('game', 'raid', { by: 'axis' }, { f1: {} });
  expect(draft()).toMatchObject({ input: { hex: '0512' }, flow: 'f1' });
  openCalcWith('game', 'raid', { by: 'axis' }, { f1: { end: {} } });
  expect(draft().input).toEqual({ by: 'axis' });
  expect(draft().flow).toBeUndefined();
});
