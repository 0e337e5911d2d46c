import type { JsonObject } from '#rules/kit/base/json.ts';
import { holds, type When } from '#rules/kit/forms/conditions.ts';
import type { RowsField } from '#rules/kit/forms/fields.ts';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import { ui } from '../../words/text.ts';
import { effectsOn } from './rowEffects.tsx';
import { namesArm } from './symbols.ts';

/** What a group of rows is called at its head. */
export const groupLabel = (
  field: RowsField,
  key: string,
  rows: readonly JsonObject[],
  say: (msg: RowsField['msg']) => string,
): string => {
  const called = field.groupCalled?.(key, rows);
  if (called) return say(called);
  const group = field.group === undefined ? undefined : field.fields[field.group];
  const option = group?.kind === 'choice' ? group.options.find((each) => each.key === key) : undefined;
  return option ? say(option.msg) : key;
};

/** The arm in words, for those who do not see the symbol. */
export const armOf = (
  field: RowsField,
  row: JsonObject,
  say: (msg: RowsField['msg']) => string,
): string | undefined => {
  for (const [id, each] of Object.entries(field.fields)) {
    if (each.kind !== 'choice' || !namesArm(row[id])) continue;
    const option = each.options.find((one) => one.key === row[id]);
    if (option) return say(option.msg);
  }
  return undefined;
};

/** What hangs on another value of the row, and is not asked now. */
const isAsked = (when: When | undefined, row: JsonObject): boolean =>
  !when || !('field' in when) || !Object.hasOwn(row, when.field) || holds(when, { input: row, context: emptyContext });

/** A row in a few words: its numbers, and whatever differs from the usual. */
export const about = (
  field: RowsField,
  row: JsonObject,
  say: (msg: RowsField['msg']) => string,
  figure: Figure | undefined,
): string => {
  const effects = effectsOn(figure);
  if (field.brief) return field.brief(row).map(say).join(', ');
  const numbers: string[] = [];
  let typed = false;
  const words: string[] = [];
  for (const [id, each] of Object.entries(field.fields)) {
    const value = row[id];
    if (id === field.group || !isAsked(each.when, row)) continue;
    if (each.kind === 'text' && each.big && typeof value === 'string' && value) {
      numbers.push(value);
      typed = true;
    } else if (each.kind === 'set' && Array.isArray(value)) {
      for (const option of each.options) if (value.includes(option.key)) words.push(say(option.msg));
    } else if (each.kind === 'count' && each.big && typeof value === 'number') {
      numbers.push(String(value / (each.per ?? 1)));
      typed ||= value !== each.start;
    } else if (each.kind === 'count' && typeof value === 'number' && value !== each.start) {
      const n = String(value / (each.per ?? 1));
      words.push(`${say(each.msg)} ${n}`);
    } else if (each.kind === 'toggle' && typeof value === 'boolean' && value !== each.start) {
      // what it begins with by the same rule is what has come of it since: an untried counter is revealed
      // a rule that speaks of other fields of the row as well is that of the value typed, not of what has come of this one
      const own = Object.entries(field.fields).every(([other, { rule }]) => other === id || rule !== each.rule);
      const begins = figure?.steps.find(({ rule }, i) => own && i === 0 && rule !== '' && rule === each.rule);
      if (begins) words.push(say(begins.msg));
      // what its effect says already is not said twice
      else if (!effects.some((step) => step.rule !== '' && step.rule === each.rule))
        words.push(value ? say(each.msg) : say(ui('ui.play.rows.not', { what: each.msg })));
    } else if (each.kind === 'choice' && value !== each.start && !namesArm(value)) {
      const option = each.options.find((one) => one.key === value);
      if (option) words.push(say(option.msg));
    } else if (each.kind === 'place' && typeof value === 'string' && value) words.push(value);
  }
  return [typed ? numbers.join('-') : '', ...words].filter(Boolean).join(', ');
};
