import { Button, Checkbox, Radio } from '@mantine/core';
import type { Scalar } from '#rules/kit/base/json.ts';
import type { Option } from '#rules/kit/game/specs.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RuleRef } from '../parts/RuleRef.tsx';
import classes from './options.module.css';
import { isSwitch } from './optionWords.ts';

/** What an option lacks to mean anything, and what one press would switch on. */
export interface Lack {
  readonly msg: Msg;
  /** it is chosen, and has no effect: else it only rests */
  readonly chosen: boolean;
  readonly meet?: { readonly says: string; readonly run: () => void } | undefined;
}

/** A moment of play in which the choices differ: read once the one line is not enough. */
function Example({ example }: { readonly example: Msg }) {
  const { t, say } = useLanguage();
  return (
    <span className={classes.example}>
      <b>{t('ui.new.example')}</b> {say(example)}
    </span>
  );
}

/** A ruling of the table: one line of explanation, its choices, the usual one named. Yes and no are one tick. */
export function OptionRow({
  option,
  value,
  usual = option.start,
  lack,
  onChange,
  readOnly = false,
  compact = false,
}: {
  readonly option: Option;
  readonly value: Scalar;
  /** what is proposed: it may differ by scenario */
  readonly usual?: Scalar;
  readonly lack?: Lack | undefined;
  readonly onChange: (value: Scalar) => void;
  readonly readOnly?: boolean;
  /** among many: a switch is one tick */
  readonly compact?: boolean;
}) {
  const { t, say } = useLanguage();
  const said = lack && (
    <div className={classes.lack} data-due={lack.chosen || undefined}>
      <p>
        {lack.chosen && <Icon name="due" size={20} />}
        {lack.chosen ? t('ui.new.lacks', { needs: lack.msg }) : say(lack.msg)}
      </p>
      {lack.chosen && lack.meet && !readOnly && (
        <Button size="compact-md" onClick={lack.meet.run}>
          {lack.meet.says}
        </Button>
      )}
    </div>
  );
  if (compact && isSwitch(option)) {
    return (
      <div
        className={classes.tick}
        data-changed={value !== usual || undefined}
        data-rests={(lack && !lack.chosen) || undefined}
      >
        <Checkbox
          id={`tick-${option.id}`}
          checked={value === true}
          disabled={readOnly}
          aria-describedby={`about-${option.id}`}
          label={<b>{say(option.msg)}</b>}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <p id={`about-${option.id}`} className={classes.about}>
          {say(option.about)}
          {option.example && <Example example={option.example} />}
          {value !== usual && (
            <small className={classes.usual}>
              {t('ui.new.usually', { choice: option.choices.find((one) => one.value === usual)?.msg ?? { name: '' } })}
            </small>
          )}
        </p>
        <RuleRef rule={option.rule} />
        {said}
      </div>
    );
  }
  return (
    <div
      className={classes.option}
      data-changed={value !== usual || undefined}
      data-rests={(lack && !lack.chosen) || undefined}
    >
      <div>
        <b id={`option-${option.id}`}>{say(option.msg)}</b> <RuleRef rule={option.rule} />
        <p className={classes.about}>
          {say(option.about)}
          {option.example && <Example example={option.example} />}
        </p>
        {said}
      </div>
      <Radio.Group
        aria-labelledby={`option-${option.id}`}
        value={String(value)}
        readOnly={readOnly}
        onChange={(picked) => {
          const choice = option.choices.find((one) => String(one.value) === picked);
          if (choice) onChange(choice.value);
        }}
      >
        <div className={classes.choices}>
          {option.choices.map((choice) => (
            <Radio
              key={String(choice.value)}
              value={String(choice.value)}
              label={
                <span>
                  {say(choice.msg)}
                  {choice.value === usual && <small className={classes.usual}>{t('ui.new.usual')}</small>}
                </span>
              }
            />
          ))}
        </div>
      </Radio.Group>
    </div>
  );
}
