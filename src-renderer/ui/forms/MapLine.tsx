import { Button } from '@mantine/core';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import type { Field, Fields, RowsField } from '#rules/kit/forms/fields.ts';
import { knownBy } from '#rules/kit/forms/unitRow.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { type Language, useLanguage } from '../../words/Language.tsx';
import { Icon } from '../parts/Icon.tsx';
import classes from './form.module.css';

/** A value in the words of its field; nothing where there is nothing to say. */
const wordsOf = (field: Field, value: Json, { say, number }: Language): readonly string[] => {
  if (field.kind === 'toggle') return value === true ? [say(field.msg)] : [];
  if (field.kind === 'choice' || field.kind === 'set')
    return field.options
      .filter(({ key }) => (Array.isArray(value) ? value.includes(key) : key === value))
      .map((one) => say(one.msg));
  if (typeof value === 'number') return [`${say(field.msg)} ${number(value)}`];
  return typeof value === 'string' && value !== '' ? [value] : [];
};

const Line = ({ text, onTake }: { readonly text: string; readonly onTake?: (() => void) | undefined }) => {
  const { t } = useLanguage();
  return (
    <p className={classes.fromMap}>
      <Icon name="supply" size={20} />
      <span>{text}</span>
      {onTake && (
        <Button variant="subtle" size="compact-md" onClick={onTake}>
          {t('ui.supply.fromMap.take')}
        </Button>
      )}
    </p>
  );
};

/**
 * What of an open row comes from the map, in a few words; where the row says otherwise (it was typed, or the unit has
 * moved since) the map's word is one button away.
 */
export function MapLine({
  field,
  row,
  ground,
  disabled,
  onTake,
}: {
  readonly field: RowsField;
  readonly row: JsonObject;
  readonly ground: JsonObject;
  readonly disabled: boolean | undefined;
  readonly onTake: (values: JsonObject) => void;
}) {
  const language = useLanguage();
  const known = knownBy(field, ground);
  const entries = Object.entries(known);
  if (entries.length === 0) return null;
  const words = entries.flatMap(([key, value]) => {
    const each = field.fields[key];
    return each && same(row[key], value) ? wordsOf(each, value, language) : [];
  });
  const differs = entries.some(([key, value]) => !same(row[key], value));
  return (
    <Line
      text={language.t(differs ? 'ui.supply.fromMap.differs' : 'ui.supply.fromMap', { what: nameList(words) })}
      onTake={differs && !disabled ? () => onTake(known) : undefined}
    />
  );
}

/** What the map says of the form's own fields and the form does not: named one by one, and one button away. */
export function FormMapLine({
  fields,
  value,
  known,
  disabled,
  onTake,
}: {
  /** those that are asked now */
  readonly fields: Fields;
  readonly value: JsonObject;
  readonly known: JsonObject;
  readonly disabled: boolean | undefined;
  readonly onTake: (values: JsonObject) => void;
}) {
  const language = useLanguage();
  const { t, say } = language;
  const other = Object.entries(known).filter(([key, said]) => fields[key] && !same(value[key], said));
  if (other.length === 0) return null;
  const words = other.flatMap(([key, said]) => {
    const field = fields[key];
    if (!field) return [];
    const plain = wordsOf(field, said, language);
    return plain.length > 0 ? plain : [t('ui.supply.fromMap.not', { what: name(say(field.msg)) })];
  });
  return (
    <Line
      text={t('ui.supply.fromMap.form', { what: nameList(words) })}
      onTake={disabled ? undefined : () => onTake(Object.fromEntries(other))}
    />
  );
}
