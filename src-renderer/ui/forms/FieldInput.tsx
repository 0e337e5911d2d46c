import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import {
  type Field,
  type Fields,
  listed,
  type PlaceField,
  sidesOf,
  type TextField,
  type Trouble,
} from '#rules/kit/forms/fields.ts';
import { isOffMap } from '#rules/kit/forms/offMap.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { useSay } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { DieKeys } from '../parts/Die.tsx';
import { CountInput } from './CountInput.tsx';
import { FacesInput, TopInput } from './FaceInputs.tsx';
import classes from './form.module.css';
import { HiddenText, sideWord } from './HiddenText.tsx';
import { hiddenFor } from './hidden.ts';
import { ChoiceInput, SetInput, TextLine, ToggleChip } from './inputs.tsx';
import { OfferLine } from './OfferLine.tsx';
import { asCount, asFlag, asText, asTexts } from './values.ts';

export interface FieldInputProps {
  readonly field: Field;
  readonly value: Json | undefined;
  readonly trouble?: Trouble;
  readonly disabled?: boolean;
  readonly hideLabel?: boolean;
  /** within a row: nothing is drawn large, choices fold sooner */
  readonly small?: boolean;
  /** no hint, no size: it is not what the form is about now */
  readonly quiet?: boolean;
  /** the form or row it stands in: some fields read what is beside them */
  readonly beside?: { readonly fields: Fields; readonly row: JsonObject };
  /** what the game knows: names it has for a text are listed */
  readonly context?: Context;
  /** the drawn map, for hexes; default: that of the context */
  readonly drawn?: Pick<Context, 'sheets'> | undefined;
  readonly sides?: readonly Side[];
  readonly onChange: (value: Json) => void;
  readonly inputRef?: (element: HTMLInputElement | null) => void;
}

const noSides: readonly Side[] = [];

/** What looks odd in a text and is taken all the same. */
const doubtOf = (
  field: PlaceField | TextField,
  text: string,
  drawn: Pick<Context, 'sheets'> | undefined,
  say: (msg: Msg) => string,
): string | undefined => {
  if (field.kind === 'place')
    return drawn && isOffMap(text, drawn) ? say(ui('ui.play.offMap', { hex: name(text) })) : undefined;
  if (text.trim() === '' || !field.reads || field.reads(text)) return undefined;
  return [say(ui('ui.play.unreadable')), field.hint && say(field.hint)].filter(Boolean).join(' ');
};

/** One field of any kind but rows, drawn from its declaration. */
export function FieldInput({
  field,
  value,
  trouble,
  disabled,
  hideLabel,
  small,
  quiet,
  beside,
  context,
  drawn = context,
  sides = noSides,
  onChange,
  inputRef,
}: FieldInputProps) {
  const say = useSay();
  const label = say(field.msg);
  const hint = field.hint && !quiet ? say(field.hint) : undefined;
  const wrong = trouble && say(trouble.msg);
  switch (field.kind) {
    case 'count':
      return (
        <CountInput
          label={label}
          hint={hint}
          trouble={wrong}
          hideLabel={hideLabel}
          disabled={disabled}
          min={field.min}
          max={field.max}
          per={field.per ?? 1}
          big={field.big && !small && !quiet}
          value={asCount(value)}
          onChange={onChange}
          inputRef={inputRef}
        />
      );
    case 'choice': {
      const options = context ? listed(field.options, value, { input: beside?.row ?? {}, context }) : field.options;
      return (
        <ChoiceInput
          field={options.length < field.options.length ? { ...field, options } : field}
          small={small}
          value={asText(value)}
          disabled={disabled}
          onChange={onChange}
        />
      );
    }
    case 'toggle':
      return <ToggleChip label={label} title={hint} value={asFlag(value)} disabled={disabled} onChange={onChange} />;
    case 'set': {
      const options = context ? listed(field.options, value, { input: beside?.row ?? {}, context }) : field.options;
      return (
        <SetInput
          field={options.length < field.options.length ? { ...field, options } : field}
          value={asTexts(value)}
          disabled={disabled}
          onChange={onChange}
        />
      );
    }
    case 'place':
    case 'text': {
      const behind = hiddenFor(field, value, context);
      if (behind !== undefined)
        return (
          <HiddenText label={label} text={asText(value)} side={sideWord(sides, behind)} onOther={() => onChange('')} />
        );
      if (field.kind === 'text' && field.offers && context)
        return (
          <OfferLine
            field={field}
            value={asText(value)}
            context={context}
            beside={beside?.row ?? {}}
            hint={hint}
            disabled={disabled}
            onChange={onChange}
          />
        );
      return (
        <TextLine
          label={label}
          hint={hint}
          trouble={wrong}
          doubt={doubtOf(field, asText(value), drawn, say)}
          disabled={disabled}
          max={field.kind === 'text' ? field.max : 60}
          value={asText(value)}
          onChange={onChange}
        />
      );
    }
    case 'face':
      return (
        <div className={classes.die}>
          <span className="eyebrow">{label}</span>
          <DieKeys
            label={label}
            sides={sidesOf(field, context)}
            zero={field.zero}
            size={44}
            value={asCount(value)}
            disabled={disabled}
            onFace={onChange}
          />
        </div>
      );
    case 'faces':
      return <FacesInput field={field} value={asText(value)} trouble={wrong} disabled={disabled} onChange={onChange} />;
    case 'top':
      return (
        <TopInput
          field={field}
          fields={beside?.fields ?? {}}
          row={beside?.row ?? {}}
          value={asCount(value)}
          trouble={wrong}
          disabled={disabled}
          onChange={onChange}
        />
      );
    case 'rows':
      return null;
  }
}
