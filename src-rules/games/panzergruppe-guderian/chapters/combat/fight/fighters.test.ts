import { expect, it } from 'vitest';
import { type FighterPick, fightersOf } from '#rules/kit/game/fighters.ts';
import { type EarlierRow, fightLineOf } from '#rules/kit/game/fightLine.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { panzergruppeGuderian as game } from '../../../index.ts';
import { draw, ratings, scene } from '../../../testing/draw.ts';
import { attack } from './attack.ts';

/** Who is offered first where a unit is added. Strengths are invented. */
const rosters: Context['rosters'] = {
  ...ratings({ Lukin: 3 }),
  german: {
    id: 'german',
    units: ['12pz-1', '12pz-2', '12pz-3'].map((id, i) => ({
      id,
      name: id,
      values: { type: i === 0 ? 'panzer' : 'grenadier', division: '12 Pz', steps: '2-2-10 1-1-10' },
    })),
  },
};
const sheet = draw({ columns: [1, 12], rows: [5, 12] });
const offered = (pieces: Record<string, string>, earlier: readonly EarlierRow[] = []) => {
  const { context } = scene(sheet, pieces, { rosters });
  const world = fightLineOf(game, attack, context, earlier);
  if (!world) throw new Error('no line');
  return fightersOf(game, world, context, earlier);
};
const called = (picks: readonly FighterPick[], most = 5) =>
  picks.slice(0, most).map(({ what, name }) => (what === 'unit' ? name : `${what} ${name}`));

it('who stands near the target comes first, a division or a stack before its first unit, each once', () => {
  const of = offered({ '6inf': '0807', '26inf': '0807', '12pz-1': '0905', '12pz-2': '0205', Lukin: '0909' });
  const german = { field: 'german', target: '0808', taken: [] };
  const first = of(german);
  expect(called(first)[0]).toBe('stack 0807');
  expect(first[0]?.units.map(({ id }) => id).toSorted()).toEqual(['26inf', '6inf']);
  expect(called(first).slice(3)).toEqual(['whole 12 Pz', '12pz-1']);
  expect(called(of({ ...german, taken: ['6inf'] }))).not.toContain('stack 0807');
  // what the fight asks of it
  expect(first.find(({ id }) => id === '12pz-1')?.says().length).toBe(1);
});

it('who has no strength of his own comes last, the kind most used first', () => {
  const soviet = { field: 'soviet', target: undefined, taken: [] };
  const all = offered({})(soviet);
  expect(
    all
      .at(-1)
      ?.says()
      .map(({ id }) => id),
  ).toContain('pgg.fighter.noStrength');
  // of ratings the one is typed
  const saying = (name: string) => all.find((one) => one.name === name)?.says()[0];
  expect([saying('Lukin')?.p?.rating, saying('Konev')?.id]).toEqual([3, 'pgg.fighter.leaderUntyped']);
  const row = { field: 'german', row: { id: 'x', type: 'grenadier', name: '' }, around: {} };
  const german = { field: 'german', target: undefined, taken: [] };
  expect(called(offered({}, [row])(german), 2)).toEqual(['whole 12 Pz', '12pz-2']);
});

it('of a row whose strengths are typed both are told, of one without any that nobody has typed them', () => {
  const row = (attack: number, defence: number) => ({
    field: 'soviet',
    row: { id: 'x', type: 'rifle', name: 'X', attack, defence },
    around: {},
  });
  const told = (attack: number, defence: number) =>
    offered({}, [row(attack, defence)])({ field: 'soviet', target: undefined, taken: [] })
      .find(({ name }) => name === 'X')
      ?.says()[0];
  expect(told(3, 4)).toMatchObject({ id: 'pgg.fighter.values', p: { attack: 3, defence: 4 } });
  expect(told(0, 1)?.id).toBe('pgg.fighter.values');
  expect(told(0, 0)?.id).toBe('pgg.fighter.untyped');
});
