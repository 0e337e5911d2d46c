import type { Json, JsonObject } from '../../base/json.ts';
import type { Locale } from '../../words/message.ts';
import { printLine } from './line.ts';
import { type LineWorld, rowsOf } from './lineWorld.ts';
import { rowsField } from './phrases.ts';
import { filled, ladderOf, readAmount } from './values.ts';

/** Plain figures: an example is no counter of any game. */
const figures = {
  attacker: { numbers: [6, 4, 5, 4, 3, 5], ladder: '6 4 2' },
  defender: { numbers: [3, 2, 4, 2, 1, 4], ladder: '3 2 1' },
} as const;
type Figures = (typeof figures)[keyof typeof figures];

/**
 * A line as one could be typed, in the game's own words: a unit of each side with invented values, and the ground.
 * Undefined: the form has no rows for one of them.
 */
export const exampleLine = (world: LineWorld, locale: Locale): string | undefined => {
  const attacker = String(world.start[world.attacker] ?? '');
  const [left, right] = [rowsOf(world, attacker, true), rowsOf(world, attacker, false)];
  if (left === undefined || right === undefined) return undefined;
  const { text } = printLine(
    {
      ...world.start,
      ...world.ground,
      [left]: [unitIn(world, left, figures.attacker)],
      [right]: [unitIn(world, right, figures.defender)],
    },
    world,
    locale,
  );
  return text;
};

const unitIn = (world: LineWorld, rows: string, { numbers, ladder }: Figures): JsonObject => {
  const { fields } = rowsField(world, rows);
  const kind = world.kinds.find(({ field = rows }) => field === rows);
  const row: JsonObject = { id: 'r1', ...world.bare(rows), ...kind?.values };
  const seen = { ...world.start, ...row };
  const steps = ladderOf(fields, world, seen, world.context);
  if (steps !== undefined) return { ...row, [steps]: ladder };
  const ids = filled(fields, world, seen, world.context);
  const values = ids.map((id, i): readonly [string, Json] => {
    const field = fields[id];
    const n = numbers[i] ?? 1;
    return [id, field ? readAmount(field, n) : n];
  });
  return { ...row, ...Object.fromEntries(values) };
};
