import { expect, it } from 'vitest';
import { at } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { questions } from './questions.ts';

const ask = (id: string, raw: unknown, context = at()) => {
  const answer = questions.find((one) => one.id === id)?.answer(raw, context);
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

it('ARMIR-16.1.3 ARMIR-AMB-48 what so many CP make of each face', () => {
  expect(ask('cir-odds', { cp: 39 })).toMatchObject({ bonus: 1, advance: 5 / 6, meanLoss: 1 });
  expect(ask('cir-odds', { cp: 39 }, at({ options: { amb48: 'up' } }))).toMatchObject({ bonus: 2, meanLoss: 4 / 3 });
  expect(() => ask('cir-odds', { cp: -1 })).toThrow();
});

it('ARMIR-16.3a ARMIR-8.4a the faces of a turn', () => {
  expect(ask('turn-dice', { turn: 4 })).toMatchObject({
    garrison: { faces: [1, 2, 3], p: 1 / 2 },
    armouredCorps: { faces: [1, 2], p: 1 / 3 },
  });
});

it('ARMIR-16.1d ARMIR-16.3b ARMIR-8.6 both fronts and what attrition still takes', () => {
  const context = at(
    {
      cells: {
        cirUnits: { 'rifle-1': 'yes', 'rifle-2': 'in' },
        temUnits: { 'tank-2': 'yes' },
        oos: { 'tank-2': 'yes', croat: 'yes' },
        garrison: 3,
        cirBoxes: 1,
      },
    },
    inventedThings,
  );
  expect(ask('fronts', {}, context)).toMatchObject({
    cir: { boxes: 1, length: 2, reached: false, units: ['rifle-1'], waiting: ['rifle-2'] },
    airports: { garrison: 3, taken: false, units: ['tank-2'] },
    attrition: [
      { where: { id: 'armir.tem.box' }, units: ['tank-2'] },
      { where: { id: 'armir.fronts.nowhere' }, units: ['croat'] },
    ],
  });
});
