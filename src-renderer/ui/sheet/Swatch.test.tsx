import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { armir } from '#rules/games/armir/index.ts';
import { blocksInTheEast } from '#rules/games/blocks-in-the-east/index.ts';
import { roadsToLeningrad } from '#rules/games/roads-to-leningrad/index.ts';
import { draw } from '../../testing/draw.tsx';
import { brushesOf } from './brushes.ts';
import { Swatch } from './Swatch.tsx';

afterEach(cleanup);

/** Features whose key names the side they serve. */
const sideOf = (key: string): string | undefined =>
  /source|linked/i.test(key) ? (/soviet/i.test(key) ? 'soviet' : 'axis') : undefined;

it.each([
  ['Leningrad', roadsToLeningrad, 2],
  ['ARMIR', armir, 5],
  ['Blocks', blocksInTheEast, 3],
] as const)(
  'RTL-6.31 sources of the two sides bear the colour and the bars of their side (%s)',
  (_name, game, many) => {
    const spec = game.map?.sheet;
    if (!spec) throw new Error('no map');
    const sources = brushesOf(spec).flatMap(({ id, look }) => {
      const side = id.startsWith('feature/') ? sideOf(id) : undefined;
      return side ? [{ side, look }] : [];
    });
    expect(sources).toHaveLength(many);
    for (const { side, look } of sources) {
      const { container } = draw(<Swatch look={look} />);
      expect(container.innerHTML).toContain(`var(--${side})`);
      cleanup();
    }
  },
);
