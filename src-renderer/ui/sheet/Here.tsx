import { Autocomplete, Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { finder, onlyBegun } from '#rules/kit/base/found.ts';
import { namesLeft } from '#rules/kit/hexmap/namesLeft.ts';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import classes from './editor.module.css';

/** The name of the hex where the cursor stands, with the names the rules speak of. */
export function NameForm({
  sheet,
  spec,
  hex,
  asked,
  onName,
  onBack,
}: {
  readonly sheet: Sheet;
  readonly spec: SheetSpec;
  readonly hex: string | undefined;
  /** counts up when the map asks for the name of this hex */
  readonly asked: number;
  readonly onName: (name: string) => void;
  /** the hand goes back to the map */
  readonly onBack: () => void;
}) {
  const { t } = useLanguage();
  const present = (hex !== undefined && sheet.hexes[hex]?.name) || '';
  const [text, setText] = useState(present);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(present), [present]);
  useEffect(() => {
    if (asked === 0) return;
    // wherever among the brushes the panel stood, the field comes into sight
    field.current?.focus();
    field.current?.select();
  }, [asked]);
  const left = useMemo(() => namesLeft(sheet, spec), [sheet, spec]);
  const drawn = hex !== undefined && sheet.hexes[hex] !== undefined;
  const missing = left.length > 0 && (
    <details className={classes.left}>
      <summary>{t('ui.map.name.left', { count: left.length })}</summary>
      <div>
        {left.map((one) => (
          <button
            key={one}
            type="button"
            disabled={!drawn}
            onClick={() => {
              onName(one);
              onBack();
            }}
          >
            {one}
          </button>
        ))}
      </div>
    </details>
  );
  if (!drawn)
    return (
      <>
        <p className="note">{t('ui.map.name.choose')}</p>
        {missing}
      </>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // the beginning of one place alone that is still to be named is that place
    onName(onlyBegun(left, text, (place) => place) ?? text);
    onBack();
  };
  // what is still to be named is meant more often than what is
  const offered = [...left, ...[...new Set(spec.names)].filter((one) => !left.includes(one))];
  return (
    <>
      <form className={classes.extra} onSubmit={submit}>
        <Autocomplete
          ref={field}
          label={t('ui.map.name.of', { hex: name(hex) })}
          value={text}
          maxLength={80}
          data={offered}
          limit={8}
          filter={({ options, search, limit }) =>
            options.filter((one) => 'value' in one && finder(search)(String(one.value))).slice(0, limit)
          }
          onChange={setText}
          comboboxProps={{ withinPortal: true }}
        />
        <Button type="submit">{t('ui.map.name.put')}</Button>
      </form>
      {missing}
    </>
  );
}

/** Which label the brush puts down: one the rules speak of, or one typed. */
export function LabelForm({
  spec,
  label,
  onLabel,
}: {
  readonly spec: SheetSpec;
  readonly label: string;
  readonly onLabel: (label: string) => void;
}) {
  const { t, say } = useLanguage();
  const own = '\u0000';
  const known = spec.labels.some((one) => one.key === label);
  return (
    <div className={classes.extra}>
      <NativeSelect
        label={t('ui.map.label.which')}
        value={known ? label : own}
        onChange={(event) => onLabel(event.currentTarget.value === own ? '' : event.currentTarget.value)}
        data={[
          ...spec.labels.map((one) => ({ value: one.key, label: say(one.msg) })),
          { value: own, label: t('ui.map.label.own') },
        ]}
      />
      {!known && (
        <TextInput
          label={t('ui.map.label.text')}
          value={label}
          maxLength={12}
          onChange={(event) => onLabel(event.currentTarget.value)}
        />
      )}
      <p>{t('ui.map.label.help')}</p>
    </div>
  );
}
