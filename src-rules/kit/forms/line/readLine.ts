import type { JsonObject } from '../../base/json.ts';
import type { Locale } from '../../words/message.ts';
import type { LineWorld } from './lineWorld.ts';
import type { LineReading } from './reading.ts';
import { readOnce } from './readOnce.ts';
import { tokensOf } from './tokens.ts';

/** Reads it as often as what stands at its end changes what its beginning means: who attacks, what kind of fight. */
export const readLine = (line: string, world: LineWorld, { helps }: { readonly helps?: Locale } = {}): LineReading => {
  const tokens = tokensOf(line);
  let before: JsonObject = world.start;
  for (let guard = 0; ; guard++) {
    const reading = readOnce(line, tokens, world, before);
    const settled = Object.entries(reading.whole).every(([key, value]) => before[key] === value);
    // what was perhaps meant is looked for once, where somebody wants to know
    if (settled || guard === 3)
      return helps && reading.troubles.length > 0 ? readOnce(line, tokens, world, before, helps) : reading;
    before = reading.whole;
  }
};
