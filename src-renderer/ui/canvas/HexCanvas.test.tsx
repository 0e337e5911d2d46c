import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { plainSpec } from '#rules/kit/hexmap/testing/spec.ts';
import { draw } from '../../testing/draw.tsx';
import { tenByFive } from '../../testing/fakeMap.ts';
import { HexCanvas, type HexCanvasProps } from './HexCanvas.tsx';
import type { MapHandle } from './mapProps.ts';
import { emptyScene } from './scene.ts';

const sheet = tenByFive();

/** Shows a map that remembers under this name; answers which hexes lie where. */
const shown = (lookedAt: string, more: Partial<HexCanvasProps> = {}) => {
  const handle = createRef<MapHandle>();
  const { unmount } = draw(
    <HexCanvas
      sheet={sheet}
      spec={plainSpec}
      scene={emptyScene}
      label="map"
      sayHex={(hex) => hex}
      onCursor={() => {}}
      onTap={() => {}}
      onGrab={() => undefined}
      lookedAt={lookedAt}
      handle={handle}
      {...more}
    />,
  );
  const look = () => [-40, -10, 0, 10, 40].map((x) => handle.current?.hexAt(x, x / 2));
  return { look, unmount };
};
const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(screen.getByRole('application'), { key });
};

it('a map is found again where it was looked at, each by its name, and whole again where the whole was looked at', () => {
  const one = shown('one');
  const whole = one.look();
  press('+', '+', '+');
  const near = one.look();
  expect(near).not.toEqual(whole);
  one.unmount();

  const other = shown('other');
  expect(other.look()).toEqual(whole);
  other.unmount();

  const again = shown('one');
  expect(again.look()).toEqual(near);
  // Shift and arrows push it
  fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowRight', shiftKey: true });
  const pushed = again.look();
  again.unmount();
  const third = shown('one');
  expect(third.look()).toEqual(pushed);
});

it('a key that is somebody else’s just now goes past the map: Enter records a die that is typed', () => {
  const tapped: (string | undefined)[] = [];
  let typed = false;
  shown('keys', { cursor: '0202', onTap: ({ hex }) => tapped.push(hex), leaves: (key) => key === 'Enter' && typed });
  const passes = () => fireEvent.keyDown(screen.getByRole('application'), { key: 'Enter' });
  expect([passes(), tapped]).toEqual([false, ['0202']]);
  typed = true;
  expect([passes(), tapped]).toEqual([true, ['0202']]);
});

it('has the hand as soon as it is there, for the arrows, unless something else of the screen has it', () => {
  draw(
    <main id="sheet">
      <input aria-label="line" />
    </main>,
  );
  shown('hand');
  expect(document.activeElement).toBe(screen.getByRole('application'));
  cleanup();
  draw(
    <main id="sheet">
      <input aria-label="line" />
    </main>,
  );
  screen.getByRole('textbox').focus();
  shown('hand');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
