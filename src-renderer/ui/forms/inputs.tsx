import { type InputHTMLAttributes, type Ref, useId } from 'react';
import type { ChoiceField, SetField } from '#rules/kit/forms/fields.ts';
import { useSay, useT } from '../../words/Language.tsx';
import { arrowStep } from '../parts/arrowStep.ts';
import { Icon } from '../parts/Icon.tsx';
import { RuleRef } from '../parts/RuleRef.tsx';
import classes from './form.module.css';

/** Enter is held down on a chip: the click it would make is not meant. */
let entered = false;

/**
 * A chip is ticked by Space, as any box. Enter records or goes a step on, wherever the keyboard is: it makes no click
 * here and rises to whoever waits for it. Behind a fight it ticks a deed as well, for there it would put the deeds away.
 */
const bySpace = (run: () => void) => ({
  onKeyDown: (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || event.currentTarget.closest('[data-deed]')) return;
    entered = true;
    window.addEventListener('keyup', () => (entered = false), { once: true });
  },
  // a click made by a key has no count
  onClick: (event: React.MouseEvent) => {
    if (!(entered && event.detail === 0)) run();
  },
});

/** A yes or no as a chip: its box is ticked, its edge thick, never colour alone. */
export function ToggleChip({
  label,
  value,
  disabled,
  title,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly disabled?: boolean;
  readonly title?: string;
  readonly onChange: (value: boolean) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a chip is its own label, box and target in one
    <button
      type="button"
      role="checkbox"
      aria-checked={value}
      className={classes.chip}
      disabled={disabled}
      title={title}
      {...bySpace(() => onChange(!value))}
    >
      <i aria-hidden="true">{value && <Icon name="check" size={18} />}</i>
      {label}
    </button>
  );
}

/** One of several, folded into a list. */
export function SelectLine({
  label,
  value,
  options,
  disabled,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly disabled?: boolean;
  readonly onChange: (key: string) => void;
}) {
  const id = useId();
  return (
    <div className={classes.set}>
      <label htmlFor={id} className="eyebrow">
        {label}
      </label>
      <select
        id={id}
        className={classes.select}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Up to this many options stand side by side as chips; more fold into a list. */
const few = 5;

export function ChoiceInput({
  field,
  value,
  small,
  disabled,
  onChange,
}: {
  readonly field: ChoiceField;
  readonly value: string;
  readonly small?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}) {
  const say = useSay();
  const id = useId();
  const label = say(field.msg);
  if (small || field.options.length > few) {
    return (
      <SelectLine
        label={label}
        value={value}
        options={field.options.map(({ key, msg }) => ({ key, label: say(msg) }))}
        disabled={disabled}
        onChange={onChange}
      />
    );
  }
  const at = field.options.findIndex((option) => option.key === value);
  return (
    <div className={classes.set}>
      <span id={id} className="eyebrow">
        {label} {field.rule && <RuleRef rule={field.rule} />}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={id}
        className={classes.chips}
        onKeyDown={(event) => {
          const by = arrowStep(event);
          if (by === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          const next = field.options[(Math.max(0, at) + by + field.options.length) % field.options.length];
          if (next) onChange(next.key);
          const chips = event.currentTarget.querySelectorAll('button');
          chips[(Math.max(0, at) + by + field.options.length) % field.options.length]?.focus();
        }}
      >
        {field.options.map((option, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a chip is its own label, box and target in one
          <button
            key={option.key}
            type="button"
            role="radio"
            aria-checked={option.key === value}
            tabIndex={option.key === value || (at < 0 && i === 0) ? 0 : -1}
            className={classes.chip}
            data-round=""
            disabled={disabled}
            {...bySpace(() => onChange(option.key))}
          >
            <i aria-hidden="true">{option.key === value && <Icon name="check" size={16} />}</i>
            {say(option.msg)}
          </button>
        ))}
      </div>
    </div>
  );
}

export function SetInput({
  field,
  value,
  disabled,
  onChange,
}: {
  readonly field: SetField;
  readonly value: readonly string[];
  readonly disabled?: boolean;
  readonly onChange: (value: readonly string[]) => void;
}) {
  const say = useSay();
  const id = useId();
  return (
    <fieldset className={classes.set} aria-labelledby={id}>
      <span id={id} className="eyebrow">
        {say(field.msg)} {field.rule && <RuleRef rule={field.rule} />}
      </span>
      <div className={classes.chips}>
        {field.options.map((option) => (
          <ToggleChip
            key={option.key}
            label={say(option.msg)}
            value={value.includes(option.key)}
            disabled={disabled}
            onChange={(on) =>
              onChange(
                field.options.map((each) => each.key).filter((key) => (key === option.key ? on : value.includes(key))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A short text, or a hex number as printed. */
export function TextLine({
  label,
  value,
  max,
  hint,
  trouble,
  doubt,
  disabled,
  field,
  input,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly max?: number;
  readonly hint?: string;
  readonly trouble?: string;
  /** what looks odd and is taken all the same */
  readonly doubt?: string | undefined;
  readonly disabled?: boolean;
  readonly field?: Ref<HTMLInputElement>;
  /** what else the field has: how a finger types into it */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  const t = useT();
  return (
    <div className={classes.set}>
      <label htmlFor={id} className="eyebrow">
        {label}
      </label>
      <input
        {...input}
        id={id}
        ref={field}
        className={classes.text}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={max}
        disabled={disabled}
        aria-invalid={trouble !== undefined || undefined}
        aria-describedby={trouble || doubt || hint ? `${id}-about` : undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {(trouble || doubt || hint) && (
        <p
          id={`${id}-about`}
          className={trouble ? classes.trouble : classes.hint}
          data-doubt={(!trouble && doubt !== undefined) || undefined}
        >
          {trouble ? `${t('ui.play.trouble.mark')} ${trouble}` : (doubt ?? hint)}
        </p>
      )}
    </div>
  );
}
