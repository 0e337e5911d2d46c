import type { JsonObject } from '../../base/json.ts';
import { holds } from '../conditions.ts';
import type { LineWorld } from './lineWorld.ts';
import { type Meaning, rowsField, type Setting } from './phrases.ts';
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

/** What a word says, and whom it is said of: units just named, the form, all attackers; undefined: of nobody now. */
export const holdersOf = (
  means: readonly Meaning[],
  current: readonly ReadRow[],
  attackers: readonly ReadRow[],
  asked: (setting: Setting, row?: ReadRow) => boolean,
): { readonly setting: Setting; readonly of: readonly (ReadRow | undefined)[] } | undefined => {
  const settings = means.filter((each) => each.is === 'setting');
  const of = (list: readonly ReadRow[], may: (setting: Setting) => boolean = () => true) => {
    for (const setting of settings.filter(may)) {
      if (!list.some((row) => asked(setting, row))) continue;
      // each side has its own field of the same name
      const same = settings.filter((each) => each.field === setting.field && each.value === setting.value);
      return { setting, of: list.filter((row) => same.some((each) => asked(each, row))) };
    }
    return undefined;
  };
  const form = settings.find((each) => asked(each));
  return (
    of(current) ?? (form ? { setting: form, of: [undefined] } : of(attackers, ({ value }) => typeof value === 'string'))
  );
};
