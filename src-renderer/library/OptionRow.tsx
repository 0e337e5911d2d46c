import { Radio } from '@mantine/core';
import type { Option } from '#rules/kit/game.ts';
import type { Scalar } from '#rules/kit/value.ts';
import { RuleRef } from '../app/parts/RuleRef.tsx';
import { useLanguage } from '../i18n/Language.tsx';
import classes from './NewGameScreen.module.css';

/** A ruling of the table: one line of explanation, its choices, the usual one named. */
export function OptionRow({
  option,
  value,
  onChange,
  readOnly = false,
}: {
  readonly option: Option;
  readonly value: Scalar;
  readonly onChange: (value: Scalar) => void;
  readonly readOnly?: boolean;
}) {
  const { t, say } = useLanguage();
  return (
    <div className={classes.option} data-changed={value !== option.start || undefined}>
      <div>
        <b id={`option-${option.id}`}>{say(option.msg)}</b> <RuleRef rule={option.rule} />
        <p className={classes.about}>{say(option.about)}</p>
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
                  {choice.value === option.start && <small className={classes.usual}>{t('ui.new.usual')}</small>}
                </span>
              }
            />
          ))}
        </div>
      </Radio.Group>
    </div>
  );
}
