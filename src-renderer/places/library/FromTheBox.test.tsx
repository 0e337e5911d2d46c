import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { armir } from '#rules/games/armir/index.ts';
import { wantedOf } from '../../host/things.ts';
import { draw } from '../../testing/draw.tsx';
import { FromTheBox } from './FromTheBox.tsx';

it('says nothing to be missing once all is typed', () => {
  const wanted = wantedOf(armir);
  const things = wanted.map(({ kind, of }, i) => ({
    id: `thing-${i}`,
    kind,
    game: armir.id,
    of,
    name: 'Invented',
    checksum: 'x',
    revision: 1,
    data: {},
  })) as unknown as Parameters<typeof FromTheBox>[0]['things'];
  const text = (some: typeof things) => {
    cleanup();
    draw(<FromTheBox game={armir} wanted={wanted} things={some} picked={{}} onPick={() => undefined} />);
    return document.body.textContent;
  };
  expect(text(things)).toContain(`${wanted.length} things, all typed.`);
  expect(text(things)).not.toContain('without');
  expect(text(things.slice(1))).toContain('The game begins without the rest.');
});
