import { expect, it } from 'vitest';
import { setAt } from '#rules/kit/record/facts.ts';
import { draw, type Scene, scene, statesOf } from '../../testing/draw.ts';
import { map } from '../../testing/map.ts';

/** A railway from Berlin in the west to where Siberia lies, over land that was Soviet; two fronts across it. */
const line = ['0102', '0202', '0302', '0402', '0502', '0602', '0702', '0802', '0902'];
const sheet = draw({
  columns: [1, 9],
  rows: [1, 3],
  names: { '0102': 'Berlin' },
  features: { linkedSoviet: ['0902'] },
  labels: {
    POL: ['0101', '0102', '0103'],
    USSR: line.slice(1).flatMap((hex) => [hex, hex.replace(/2$/, '1'), hex.replace(/2$/, '3')]),
  },
  links: { rail: [line] },
});
const fronts = { g1: '0501', g2: '0502', g3: '0503', s1: '0701', s2: '0702', s3: '0703' };
const asked = ({ board, stand, context }: Scene) =>
  map.tools.find(({ id }) => id === 'front')?.show('', board, stand, context);

it('BITE-4.2-3 control behind an unbroken front is proposed at once, and gives the line (3.1)', () => {
  const before = scene(sheet, fronts);
  expect(statesOf(before, 'g2', 's2')).toEqual(['none', 'supplied']);
  const answer = asked(before);
  const facts = answer?.note?.proposal.ok ? answer.note.proposal.facts : [];
  // columns 02 to 05 are the Axis's, what its blocks hold too; nothing is the Soviets' that was not
  expect(facts).toHaveLength(12);
  expect(facts).toContainEqual(setAt('control', '0402', 'axis'));
  const control = Object.fromEntries(
    facts.flatMap((fact) => (fact.kind === 'set' && fact.key ? [[fact.key, String(fact.value)]] : [])),
  );
  const after = scene(sheet, fronts, { cells: { control } });
  expect(statesOf(after, 'g2', 's2')).toEqual(['supplied', 'supplied']);
  expect(asked(after)?.note).toBeUndefined();
});

it('BITE-4.2-3 what either side gains is counted and marked, each hex once', () => {
  const behind = { control: { '0802': 'axis', '0801': 'axis' } };
  const answer = asked(scene(sheet, fronts, { cells: behind }));
  const facts = answer?.note?.proposal.ok ? answer.note.proposal.facts : [];
  const gains = (side: string) => facts.filter((fact) => fact.kind === 'set' && fact.value === side).length;
  expect([gains('axis'), gains('soviet')]).toEqual([12, 2]);
  expect(answer?.hexes.length).toBe(14);
  expect(answer?.says).toMatchObject({ id: 'bite.front.says', p: { count: 14 } });
});

it('BITE-4.2-3 where the front has a gap nothing is proposed', () => {
  const { g1: _, s1: __, ...gap } = fronts;
  expect(
    asked(
      scene(
        draw({ columns: [1, 9], rows: [1, 6], names: { '0102': 'Berlin' }, features: { linkedSoviet: ['0902'] } }),
        gap,
      ),
    )?.hexes.length,
  ).toBe(0);
});
