import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { contextFrom } from '#rules/kit/game/questions/commandLine.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { armir as game } from '../../index.ts';
import { inventedThings } from '../../testing/invented.ts';
import { questions } from '../movement/questions.ts';
import { zoneCheck } from './questions.ts';
import { zone } from './zoneCalc.ts';

const bare = { ...contextWithoutGame(game, inventedThings), turn: 3 };
const panel = (calculator: Calculator, raw: JsonObject, context: Context = bare): ValuePanel => {
  const input = calculator.parse(raw, context);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  const shown = calculator.panel(input.value, context, []);
  if (shown.kind !== 'value') throw new Error(shown.kind);
  expect(verifySteps(shown.figures, game.readers)).toEqual([]);
  return shown;
};

describe('stacking and zones as calculators', () => {
  it('ARMIR-AMB-08 ARMIR-7a ARMIR-7.1.1 ARMIR-7.1.2a a hex projects or not, reaches across or not, stops or not', () => {
    const units: JsonObject[] = [{ sp: 1 }, { kind: 'hq' }];
    const combat = { ...bare, options: { ...bare.options, amb08: 'combat' } };
    const says = (raw: JsonObject, context: Context = bare) => panel(zone, raw, context).says.id;
    expect(says({ units })).toBe('armir.moving.zone.passes');
    expect(says({ units }, combat)).toBe('armir.moving.zone.sp');
    expect(says({ units, mover: 'other' })).toBe('armir.moving.zone.stops');
    expect(says({ units: [{ sp: 2, heavy: true }] })).toBe('armir.moving.zone.stopsHeavy');
    expect(says({ units, major: true })).toBe('armir.moving.zone.blocked');
    expect(says({ side: 'soviet', units: [{ sp: 2 }] })).toBe('armir.moving.zone.stops');
    expect(says({ side: 'soviet', units: [{ sp: 2 }], strongpointSide: true })).toBe('armir.moving.zone.blocked');
    expect(says({ units: [{ sp: 2, oos: true }] })).toBe('armir.moving.zone.oos');
    expect(panel(zone, { units: [{}] }).missing).toMatchObject([{ row: 'r1' }]);
  });
});

describe('the same for the command line', () => {
  const ask = (id: string, raw: object, context: object = {}): unknown => {
    const question = [...questions, zoneCheck].find((one) => one.id === id);
    const read = contextFrom(game, context);
    if (!question || !read.ok) throw new Error(id);
    const answer = question.answer(raw, read.value);
    return answer.ok ? answer.value : { troubles: answer.troubles.map(({ path }) => path) };
  };

  it('ARMIR-AMB-08 ARMIR-7a zone-check', () => {
    const hex = { side: 'axis', units: [{ sp: 1 }, { kind: 'hq', sp: 1 }] };
    expect(ask('zone-check', hex)).toMatchObject({ projects: true, stops: true, crosses: true });
    expect(ask('zone-check', hex, { options: { amb08: 'combat' } })).toMatchObject({ projects: false, stops: false });
  });
});
