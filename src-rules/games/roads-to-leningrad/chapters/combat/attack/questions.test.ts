import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { context } from '../../../testing/attacks.ts';
import { attackQuestions } from './questions.ts';

const given = (id: string, raw: JsonObject, here = context()) => {
  const found = attackQuestions.find((one) => one.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found.answer(raw, here);
};
describe('what a script asks of attacks', () => {
  it('is refused with its reason where the form would not take it', () => {
    const refusal = (attack: JsonObject): unknown => {
      const answer = given('drm', { attack });
      return answer.ok ? answer : answer.troubles.map(({ path, msg }) => [path, msg.id]);
    };
    expect(refusal({ attackTotal: -1 })).toEqual([['attack.attackTotal', 'kit.bad.small']]);
    expect(refusal({ terrain: ['woods', 'woods'] })).toEqual([['attack.terrain', 'kit.field.twice']]);
    expect(refusal({ german: [{ id: 'a' }, { traits: ['armoured', 'armoured'] }, { id: 'a' }] })).toEqual([
      ['attack.german.1.traits', 'kit.field.twice'],
      ['attack.german.2.id', 'kit.field.sameId'],
    ]);
  });
});
