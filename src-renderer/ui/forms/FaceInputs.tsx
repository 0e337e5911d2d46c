import { useId, useRef, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { readFaces, turned } from '#rules/kit/forms/faces.ts';
import type { FacesField, Fields, TopField } from '#rules/kit/forms/fields.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Block } from '../parts/Block.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RuleRef } from '../parts/RuleRef.tsx';
import classes from './faces.module.css';
import { TextLine } from './inputs.tsx';
import { useKeypad } from './Keypad.tsx';
import { readNumber } from './readNumber.ts';
import { asText } from './values.ts';

/** The faces typed beside a field of a row; none while they are missing or do not read. */
export const facesBeside = (fields: Fields, of: string, row: JsonObject): readonly number[] => {
  const list = fields[of];
  const read = list?.kind === 'faces' ? readFaces(asText(row[of]), list) : undefined;
  return read?.ok ? read.value : [];
};

/** The field of a row that shows the face on top, if there is one. */
export const topField = (fields: Fields): readonly [string, TopField] | undefined => {
  for (const [id, field] of Object.entries(fields)) if (field.kind === 'top') return [id, field];
  return undefined;
};

/** The face list as text, with the block it makes drawn beside it. */
export function FacesInput({
  field,
  value,
  trouble,
  disabled,
  onChange,
}: {
  readonly field: FacesField;
  readonly value: string;
  readonly trouble?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: string) => void;
}) {
  const { say } = useLanguage();
  const read = readFaces(value, field);
  // while it is typed a wrong list says so itself; a form judged elsewhere hands its own words
  const wrong = trouble ?? (read.ok ? undefined : say(read.msg));
  const box = useRef<HTMLInputElement>(null);
  const label = say(field.msg);
  const { input, keypad } = useKeypad({ label, text: value, typed: 'list', field: box, onType: onChange });
  return (
    <div className={classes.faces}>
      <TextLine
        label={label}
        value={value}
        max={40}
        field={box}
        input={input}
        {...(field.hint && { hint: say(field.hint) })}
        {...(wrong !== undefined && { trouble: wrong })}
        {...(disabled !== undefined && { disabled })}
        onChange={onChange}
      />
      {keypad}
      {read.ok && read.value.length > 0 && <Block faces={read.value} size={52} />}
    </div>
  );
}

/**
 * The face on top as a large stepper: + and − turn the block through its own faces. A number may be typed as well; left
 * empty it is what the game has recorded, or the best face.
 */
export function TopInput({
  field,
  fields,
  row,
  value,
  trouble,
  disabled,
  plain = false,
  onChange,
}: {
  readonly field: TopField;
  readonly fields: Fields;
  readonly row: JsonObject;
  readonly value: number | null;
  readonly trouble?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** on a folded row: no label above it */
  readonly plain?: boolean;
  readonly onChange: (value: number | null) => void;
}) {
  const { say, t } = useLanguage();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const faces = facesBeside(fields, field.of, row);
  const range = { min: 0, max: field.max };
  const refused = draft !== undefined && value === null && readNumber(draft, range) === undefined;
  const about = refused ? t('ui.play.count.whole', { min: name('0'), max: name(String(field.max)) }) : trouble;
  const now = value ?? faces[0] ?? null;
  const turn = (by: number) => {
    setDraft(undefined);
    const next = faces.length > 0 ? turned(faces, value, by) : Math.min(field.max, Math.max(0, (value ?? 0) + by));
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    setDraft(text);
    onChange(readNumber(text, range) ?? null);
  };
  const label = say(field.msg);
  const box = useRef<HTMLInputElement>(null);
  const text = draft ?? (now === null ? '' : String(now));
  const leave = () => setDraft(refused ? draft : undefined);
  const { input, keypad } = useKeypad({ label, text, typed: 'whole', field: box, onType: type, onDone: leave });
  return (
    <div className={classes.top} data-plain={plain || undefined}>
      <label htmlFor={id} className={plain ? 'vh' : 'eyebrow'}>
        {label} {!plain && field.rule && <RuleRef rule={field.rule} />}
      </label>
      <div className={classes.stepper}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('ui.play.faces.less', { field: field.msg })}
          disabled={disabled || now === (faces.length > 0 ? (faces.at(-1) ?? 0) : 0)}
          onClick={() => turn(-1)}
        >
          −
        </button>
        <input
          id={id}
          ref={box}
          data-digits=""
          type="text"
          {...input}
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={now ?? undefined}
          aria-valuemin={faces.at(-1) ?? 0}
          aria-valuemax={faces[0] ?? field.max}
          aria-invalid={about !== undefined || undefined}
          aria-describedby={about ? `${id}-about` : undefined}
          disabled={disabled}
          data-usual={(value === null && draft === undefined) || undefined}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            if (event.key === '+' || event.key === 'ArrowUp') turn(1);
            else if (event.key === '-' || event.key === 'ArrowDown') turn(-1);
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('ui.play.faces.more', { field: field.msg })}
          disabled={disabled || now === (faces[0] ?? field.max)}
          onClick={() => turn(1)}
        >
          <Icon name="plus" size={20} />
        </button>
        {keypad}
      </div>
      {about && (
        <p id={`${id}-about`} className={plain ? 'vh' : classes.trouble} role={refused ? 'status' : undefined}>
          {t('ui.play.trouble.mark')} {about}
        </p>
      )}
    </div>
  );
}

/** Half damage on the face on top, beside the stepper of a folded row. */
export function HalfMark({
  label,
  on,
  disabled,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      className={classes.half}
      aria-pressed={on}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      ½
    </button>
  );
}
