import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { untilRight } from './photographed.ts';
import { manners, proposedOn, terrainOn } from './terrainFigures.ts';

it('what is decided in doubt, the worst first, is no pattern: taken for one, more has to be decided', async () => {
  const manner = manners.find(({ id }) => id === 'painted');
  if (!manner) throw new Error('there is such a board');
  const { kinds, told, looked } = await terrainOn(manner, 'all', gridOf(24, 20), 2);
  const prepared = looked();
  const first = proposedOn(prepared, told);
  const decisions = (ask: (known: ReadonlyMap<number, number>) => typeof first) =>
    untilRight(first, kinds, told, ask).decisions;
  const asDoubts = decisions((known) => proposedOn(prepared, known, told));
  const asPatterns = decisions((known) => proposedOn(prepared, known));
  expect(asDoubts).toBeLessThan(asPatterns);
});
