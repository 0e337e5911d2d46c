import { useMemo } from 'react';
import { bare } from '#rules/kit/base/found.ts';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { namesIn, type TextField } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textOf, useLanguage } from '../../words/Language.tsx';
import { NamePick } from './NamePick.tsx';

/** A text the game has names for: one of them, or several with commas between them. */
export function OfferLine({
  field,
  value,
  context,
  beside,
  hint,
  disabled,
  onChange,
}: {
  readonly field: TextField;
  readonly value: string;
  readonly context: Context;
  readonly beside: JsonObject;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: string) => void;
}) {
  const language = useLanguage();
  const { say } = language;
  const comma = field.many ? value.lastIndexOf(',') : -1;
  const [before, typed] = [value.slice(0, comma + 1), value.slice(comma + 1).trimStart()];
  const taken = namesIn(before).map(bare);
  const takenKey = taken.join(',');
  const names = useMemo(
    () =>
      (field.offers?.(context, beside) ?? [])
        .map(({ name, called, msg }) => ({
          id: name,
          name: called === undefined ? name : textOf(language, called),
          about: msg ? say(msg) : '',
        }))
        .filter(({ name }) => !takenKey.split(',').includes(bare(name))),
    [field, context, beside, takenKey, language, say],
  );
  const written = (name: string): string => (before === '' ? name : `${before} ${name}`);
  return (
    <NamePick
      label={say(field.msg)}
      value={typed}
      whole={value}
      names={names}
      browses
      max={field.max}
      hint={hint}
      disabled={disabled}
      onText={onChange}
      onPick={({ name }) => onChange(field.many ? `${written(name)}, ` : name)}
    />
  );
}
