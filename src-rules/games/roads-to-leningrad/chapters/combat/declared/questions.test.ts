import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { roadsToLeningrad as game } from '../../../index.ts';
import { context, panzer, unit } from '../../../testing/attacks.ts';

const ask = (id: string, raw: JsonObject) => {
  const found = game.questions.find((one) => one.id === id);
  const made = found?.answer(JSON.parse(JSON.stringify(raw)), context());
  if (!made?.ok) throw new Error(JSON.stringify(made?.troubles ?? id));
  return made.value;
};
const german = [panzer(12, 5, { id: 'pz' })];
const soviet = [unit(2, 4, 5, { id: 'rifles', formation: 'Red', class: 'mot', hex: '4545' })];

describe('the command line', () => {
  it('RTL-P6: answers with the defender’s choices in front of an attack', () => {
    expect(
      ask('attack-ahead', {
        ahead: {
          german,
          soviet,
          target: '4545',
          refuse: true,
          reacting: [{ id: 'cars', formation: 'Red', defence: 2, er: 6, away: 2 }],
        },
      }),
    ).toMatchObject({
      not: null,
      refusal: 5,
      reacts: [{ id: 'cars', faces: 6, rules: [] }],
      arrivals: [
        { came: ['cars'], n: 6, total: 10 },
        { came: [], n: 4, total: 10 },
      ],
      declared: null,
    });
    expect(ask('attack-ahead', { ahead: { german } })).toMatchObject({ not: '9.11', plain: null });
  });
  it('RTL-P7: answers with the chances of overruns one after the other', () => {
    expect(
      ask('overrun-chances', {
        chain: { german, soviet, mpLeft: 5, hexes: [{ hex: '4545', entry: 1 }, { entry: 2 }] },
      }),
    ).toMatchObject({
      hexes: [
        { hex: '4545', mpHalves: 3, leftHalves: 2, not: null },
        { mpHalves: 4, not: '8.63' },
      ],
    });
  });
});
