import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import { listed } from '#rules/kit/forms/fields.ts';
import { context, parsed } from '../../../testing/attacks.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { armOfRow, briefOf } from './brief.ts';
import { attackFields } from './fields.ts';

const row = (side: 'german' | 'soviet', id: string, more: JsonObject = {}): JsonObject => {
  const unit = inventedThings.rosters?.[side]?.units.find((one) => one.id === id);
  return JSON.parse(JSON.stringify({ ...unit?.values, ...more }));
};
const words = (of: JsonObject) => briefOf(of).map(({ id, p }) => [id.replace('rtl.attack.row.', ''), p]);

describe('a folded row of an attack', () => {
  it('tells the strengths of the side that lies up, ER and what counts in a fight, and nothing else', () => {
    expect(words(row('german', 'pz-1'))).toEqual([
      ['strengths', { a: 8, d: 5 }],
      ['er', { n: 7 }],
      ['armoured', undefined],
    ]);
    expect(words(row('german', 'pz-1', { steps: 1, oos: true })).map(([id]) => id)).toEqual([
      'strengths',
      'reduced',
      'er',
      'armoured',
      'rtl.attack.field.oos',
    ]);
    expect(words(row('german', 'pz-1', { steps: 1 }))[0]?.[1]).toEqual({ a: 4, d: 3 });
    expect(words(row('german', 'guns-1', { distance: 3 })).map(([id]) => id)).toEqual([
      'support',
      'range',
      'er',
      'away',
    ]);
    expect(words(row('german', 'hq-1', { spend: 'cas' })).map(([id]) => id)).toContain('pointsFor');
    expect(words(row('german', 'stuka'))[0]).toEqual(['air', { type: { name: 'A' }, n: 2 }]);
    // an HQ that has no points has nothing to say of them
    const points = (n: number) => words(row('german', 'hq-1', { commandPoints: n })).map(([id]) => id);
    expect([points(0).includes('points'), points(2).includes('points')]).toEqual([false, true]);
    const part = (of: boolean) => words(row('german', 'pz-1', { part: of })).map(([id]) => id);
    expect([part(true).includes('out'), part(false).includes('out')]).toEqual([false, true]);
  });

  it('bears the symbol the map gives the counter', () => {
    expect(['pz-1', 'rifle-1', 'pioneers', 'guns-1', 'hq-1', 'stuka'].map((id) => armOfRow(row('german', id)))).toEqual(
      ['armor', 'motorized', 'infantry', 'artillery', 'headquarters', 'air'],
    );
    expect(armOfRow(row('soviet', 'horse'))).toBe('cavalry');
  });

  it('takes from the record that a unit lies on its reduced side', () => {
    const unit = inventedThings.rosters?.german?.units.find(({ id }) => id === 'pz-1');
    if (!unit) throw new Error('no unit');
    expect(attackFields.german.recorded(unit, context({ cells: { steps: { 'pz-1': 1 } } }))).toMatchObject({
      steps: 1,
    });
    expect(attackFields.german.recorded(unit, context())).not.toHaveProperty('steps');
  });
});

describe('the form of an attack', () => {
  const asks = (input: JsonObject, id: 'attackerEr' | 'defenderEr' | 'unlisted') =>
    holds(attackFields[id].when, {
      input: { attackTotal: 0, defenceTotal: 0, attackerEr: 0, defenderEr: 0, unlisted: [], ...input },
      context: context(),
    });
  it('a row that is added has all the steps of its counter', () => {
    const input = parsed({ german: [{ kind: 'combat', twoSteps: true, attack: 4 }] });
    expect(input.german).toMatchObject([{ steps: 0 }]);
  });
  it('asks what stands behind typed strengths only beside them, or where it is said already', () => {
    expect([asks({}, 'attackerEr'), asks({}, 'defenderEr'), asks({}, 'unlisted')]).toEqual([false, false, false]);
    expect([asks({ attackTotal: 9 }, 'attackerEr'), asks({ attackTotal: 9 }, 'defenderEr')]).toEqual([true, false]);
    expect([asks({ defenderEr: 4 }, 'defenderEr'), asks({ defenceTotal: 3 }, 'unlisted')]).toEqual([true, true]);
    expect(asks({ unlisted: ['river'] }, 'unlisted')).toBe(true);
    const beside = { input: { attackTotal: 0, defenceTotal: 5 }, context: context() };
    expect(listed(attackFields.unlisted.options, [], beside).map(({ key }) => key)).toEqual([
      'redDefence',
      'antiArmour',
    ]);
  });
});
