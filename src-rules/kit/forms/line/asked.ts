import type { JsonObject } from '../../base/json.ts';
import { holds } from '../conditions.ts';
import type { LineWorld } from './lineWorld.ts';
import { rowsField, type Setting } from './phrases.ts';
import { once, type ReadRow } from './reading.ts';
import { isAsked } from './values.ts';

/** What the form, and a unit in it, are asked while a line is read. */
export const askedIn = (world: LineWorld, assumed: JsonObject) => {
  const { fields, context } = world;
  /** What conditions look at: the form, and the unit where there is one. */
  const seenIn = (row?: ReadRow): JsonObject => row?.seen ?? assumed;
  /** Asked now, or as soon as it is said. */
  const asked = (setting: Setting, row?: ReadRow): boolean => {
    if (setting.rows !== row?.field) return false;
    const field = (row ? rowsField(world, row.field).fields : fields)[setting.field];
    if (!field?.when) return field !== undefined;
    const input = seenIn(row);
    return (
      holds(field.when, { input, context }) ||
      // of a unit nothing hangs on itself
      (row === undefined && holds(field.when, { input: { ...input, [setting.field]: once(field, setting) }, context }))
    );
  };
  const mayBeUnknown = (row: ReadRow): boolean =>
    world.unknown !== undefined && isAsked(rowsField(world, row.field).fields, world.unknown, seenIn(row), context);
  return { seenIn, asked, mayBeUnknown };
};
