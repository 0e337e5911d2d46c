import { expect, it } from 'vitest';
import { name } from '../words/message.ts';
import type { Game } from './game.ts';
import { inScenario } from './turnName.ts';

type Dated = Pick<Game, 'turnName' | 'turnNameIn' | 'map'>;
it('a game dates its turns by the scenario where it says so, and is the same game otherwise', () => {
  const turnNameIn = (scenario: string) => (turn: number) => ({
    short: { id: 'short', p: { n: turn } },
    long: { id: 'long', p: { n: turn, month: name(scenario) } },
    year: 1941,
  });
  expect(inScenario<Dated>({ turnNameIn }, 'july').turnName?.(3)?.long.p).toEqual({
    n: 3,
    month: { name: 'july' },
  });
  const plain = {};
  expect(inScenario<Dated>(plain, 'july')).toBe(plain);
});
