import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hexSize } from './layout.ts';
import { numberSize, numberUp } from './paintWords.ts';

it('a hex number lies within its hex at every size, off the side above, or is not written', () => {
  const zooms = fc.double({ min: 0.12, max: 4, noNaN: true });
  fc.assert(
    fc.property(zooms, fc.constantFrom(16, 24, 32), fc.constantFrom(4, 5, 6), (zoom, rem, digits) => {
      const size = numberSize(zoom, rem, digits);
      if (size === undefined) return;
      // the flat hex has its upper side here; what is written has half its height above its middle
      const side = (hexSize * Math.sqrt(3) * zoom) / 2;
      const upper = numberUp(size, zoom, 'flat') * zoom + size / 2;
      expect(upper).toBeLessThan(side - 1);
      expect(numberUp(size, zoom, 'pointy')).toBeLessThan(hexSize);
    }),
  );
  // no room, no number
  expect(numberSize(0.2, 16, 4)).toBeUndefined();
});
