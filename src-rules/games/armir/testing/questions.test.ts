import { describe, expect, it } from 'vitest';
import { armir as game } from '../index.ts';
import { at } from './at.ts';

describe('the command line', () => {
  const answer = (id: string, raw: Parameters<(typeof game.actions)[0]['parse']>[0], context = at()) => {
    const found = game.questions.find((one) => one.id === id)?.answer(raw, context);
    if (!found?.ok) throw new Error(JSON.stringify(found));
    return found.value;
  };
  it('ARMIR-3a ARMIR-16.4c phases and PS to come; less than no CP is no number', () => {
    const order = (initiative: string) => answer('turn-phases', { turn: 4, initiative });
    expect(order('axis')).toMatchObject({ 2: { number: '3', who: 'axis' } });
    expect(order('soviet')).toMatchObject({ 2: { number: '3', who: 'soviet' } });
    expect(answer('turn-phases', { turn: 1 })).toMatchObject({ 4: { number: '7' } });
    expect(answer('ps-forecast', { airports: true })).not.toHaveProperty('lostIn');
    expect(() => answer('cir-odds', { cp: -1 })).toThrow();
  });
});
