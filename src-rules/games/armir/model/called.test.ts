import { describe, expect, it } from 'vitest';
import { nameList } from '#rules/kit/words/message.ts';
import { named } from '../ids.ts';
import { inventedThings } from '../testing/invented.ts';
import { counterCalled, countersCalled } from './called.ts';
import { namedUnit } from './keys.ts';
import { idOf, namesOf } from './members.ts';
import { rowMsg } from './rows.ts';

const context = { rosters: inventedThings.rosters ?? {} };

describe('units as players name them', () => {
  it('are found by name, however it is written, and by id', () => {
    const [one] = Object.values(context.rosters).flatMap(({ units }) => units);
    if (!one) throw new Error('no unit');
    for (const text of [one.name, ` ${one.name.toUpperCase()} `, one.id, ` ${one.id} `])
      expect(counterCalled(context, text)?.id).toBe(one.id);
    expect(counterCalled(context, `${one.id}x`)).toBeUndefined();
    expect(countersCalled(context, `${one.id}, nobody`)).toMatchObject({
      found: [{ id: one.id }],
      unknown: ['nobody'],
    });
  });

  it('rules know some by name while nobody has typed them', () => {
    expect(namedUnit(named.fegelein)).toEqual({ id: 'armir.unit.fegelein' });
    expect(namedUnit(named.xxivHq)).toEqual({ id: 'armir.unit.xxivHq' });
    expect(namedUnit('toString')).toBeUndefined();
  });

  it('a row without a name is called by its number', () => {
    for (const called of ['', '  ']) expect(rowMsg({ name: called }, 1)).toMatchObject({ p: { n: 2 } });
    expect(rowMsg({ name: ' Julia ' }, 1)).toMatchObject({ p: { unit: { name: 'Julia' } } });
  });
});

describe('units the rules name', () => {
  it('stand in the record under their own ids before any roster is typed, and are called by their names', () => {
    const bare = { rosters: {} };
    expect(['CA Art.', '27 Pz KG 2', 'xviii 1', 'Invented guns'].map((typed) => idOf(bare, typed))).toEqual([
      'alpine-heavy',
      'kg-27-2',
      'corps-xviii',
      'invented-guns',
    ]);
    // no unit of the other side
    expect(idOf(bare, 'xviii 1', 'axis')).toBe('xviii-1');
    expect(namesOf(bare, ['alpine-heavy', 'invented-guns'])).toEqual(nameList(['CA Art.', 'invented-guns']));
  });
});
