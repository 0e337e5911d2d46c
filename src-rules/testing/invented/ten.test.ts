import { describe, expect, it } from 'vitest';
import { contextWithoutGame } from '../../kit/game/contextOf.ts';
import { Table } from '../table.ts';
import { ten } from './ten.ts';

const table = (faces: readonly number[]) => ({
  raids: {
    id: 'raids',
    cols: ['result'],
    rows: faces.map(String),
    from: 'typed',
    cells: Object.fromEntries(faces.map((face) => [`${face}/result`, { text: 'A1' }])),
  },
});
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('a d10 whose 0 reads 10', () => {
  const [raid] = ten.calculators;
  if (!raid) throw new Error('no calculator');
  const input = raid.parse({ strength: 10 });
  if (!input.ok) throw new Error('not an input');

  it('a typed 0 is ten in a form and in a fight', () => {
    const players = new Table(ten);
    players.act('weather', { die: 0 });
    expect(players.state.rolls.weather?.faces).toEqual([10]);

    const context = contextWithoutGame(ten, { tables: table(all) });
    const played = raid.play(input.value, context, [{ ask: 'die', key: '10', raw: 0 }]);
    expect(played.ask?.id).toBe('hold');
    expect(
      raid.play(input.value, context, [
        { ask: 'die', key: '10', raw: 0 },
        { ask: 'hold', key: 'stay' },
      ]).done?.result,
    ).toMatchObject({ face: 10, code: 'A1' });
    expect(raid.play(input.value, context, [{ ask: 'die', key: '0', raw: 0 }]).misfit).toBeDefined();
  });

  it('ten faces of one tenth each; a face missing from the card is an outcome of its own', () => {
    const whole = raid.plan(input.value, contextWithoutGame(ten, { tables: table(all) }));
    expect(whole.map((one) => one.p)).toEqual(all.map(() => 0.1));
    const hole = raid.plan(input.value, contextWithoutGame(ten, { tables: table(all.slice(0, 9)) }));
    expect(hole.filter((one) => one.key.includes('?')).map((one) => one.p)).toEqual([0.1]);
    expect(raid.panel(input.value, contextWithoutGame(ten), []).missing).toMatchObject([{ table: 'raids' }]);
  });
});
