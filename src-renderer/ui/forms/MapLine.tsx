import { Button } from '@mantine/core';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { RowsField } from '#rules/kit/forms/fields.ts';
import { knownBy } from '#rules/kit/forms/unitRow.ts';
import { nameList } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Icon } from '../parts/Icon.tsx';
import classes from './form.module.css';

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
  const { t, say, number } = useLanguage();
  const known = knownBy(field, ground);
  const entries = Object.entries(known);
  if (entries.length === 0) return null;
  const words = entries.flatMap(([key, value]): readonly string[] => {
    const each = field.fields[key];
    if (!each || row[key] !== value) return [];
    if (each.kind === 'toggle') return value === true ? [say(each.msg)] : [];
    if (each.kind === 'choice') {
      const option = each.options.find((one) => one.key === value);
      return option ? [say(option.msg)] : [];
    }
    if (typeof value === 'number') return [`${say(each.msg)} ${number(value)}`];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  const differs = entries.some(([key, value]) => row[key] !== value);
  return (
    <p className={classes.fromMap}>
      <Icon name="supply" size={20} />
      <span>{t(differs ? 'ui.supply.fromMap.differs' : 'ui.supply.fromMap', { what: nameList(words) })}</span>
      {differs && !disabled && (
        <Button variant="subtle" size="compact-md" onClick={() => onTake(known)}>
          {t('ui.supply.fromMap.take')}
        </Button>
      )}
    </p>
  );
}
