import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Scalar } from '#rules/kit/base/json.ts';
import { canAct, offOf, toMeet } from '#rules/kit/game/options.ts';
import type { Option } from '#rules/kit/game/specs.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Lack } from './OptionRow.tsx';
import classes from './options.module.css';
import { areMany, differs, groupsOf, isFound } from './optionWords.ts';

type Values = { readonly [id: string]: Scalar };

/** What an option lacks as things stand; undefined: nothing. */
export const useLacks = (options: readonly Option[], values: Values, scenario: string) => {
  const { t, say } = useLanguage();
  return (option: Option, value: Scalar, onMeet?: (set: Values) => void): Lack | undefined => {
    if (!option.needs || canAct(option, options, values, scenario)) return undefined;
    const set = toMeet(option.needs.when, options, values, scenario);
    const named = Object.entries(set ?? {}).map(([id, to]) => {
      const other = options.find((one) => one.id === id);
      const choice = other?.choices.find((one) => one.value === to);
      return typeof to === 'boolean' ? say(other?.msg ?? { id }) : say(choice?.msg ?? { id });
    });
    return {
      msg: option.needs.msg,
      chosen: value !== offOf(option),
      meet: set && onMeet && { says: t('ui.new.meet', { what: nameList(named) }), run: () => onMeet(set) },
    };
  };
};

/**
 * Options by their groups. Where there are many, groups fold, what differs from the proposal stays in sight, and words
 * find an option; a group that rests as a whole says so once.
 */
export function OptionGroups({
  options,
  values,
  scenario,
  row,
}: {
  readonly options: readonly Option[];
  /** every option as it stands */
  readonly values: Values;
  readonly scenario: string;
  readonly row: (option: Option, compact: boolean) => ReactNode;
}) {
  const { t, say } = useLanguage();
  const many = areMany(options);
  const [sought, setSought] = useState('');
  const [folds, setFolds] = useState<{ readonly [group: string]: boolean }>({});
  const found = sought.trim() === '' ? options : options.filter((option) => isFound(option, sought, say));
  return (
    <>
      {many && (
        <TextInput
          type="search"
          label={t('ui.new.seek')}
          placeholder={t('ui.new.seekHint', { count: options.length })}
          value={sought}
          maxLength={60}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      {groupsOf(found, say).map((group) => {
        const own = group.options.filter((option) => differs(option, values[option.id] ?? option.start, scenario));
        const resting = group.options.every(
          (option) =>
            !canAct(option, options, values, scenario) && (values[option.id] ?? option.start) === offOf(option),
        );
        // a handful stays open; what is looked for is shown
        const open = !many || sought.trim() !== '' || (folds[group.name] ?? (group.options.length < 4 && !resting));
        const shown = open ? group.options : own;
        return (
          <fieldset key={group.name} className={classes.group}>
            <legend className={classes.legend}>
              {many ? (
                <button
                  type="button"
                  aria-expanded={open}
                  onClick={() => setFolds((before) => ({ ...before, [group.name]: !open }))}
                >
                  <Icon name={open ? 'down' : 'next'} size={20} />
                  <span>{group.name}</span>
                  <small>
                    {t('ui.new.count', { count: group.options.length })}
                    {own.length > 0 && <b>{t('ui.new.own', { count: own.length })}</b>}
                  </small>
                </button>
              ) : (
                group.name
              )}
            </legend>
            {many && resting && (
              <p className={classes.about}>
                {t('ui.new.groupRests', { needs: group.options[0]?.needs?.msg ?? name('') })}
              </p>
            )}
            {shown.map((option) => row(option, many))}
          </fieldset>
        );
      })}
      {found.length === 0 && <p className="dim">{t('ui.new.noneFound')}</p>}
    </>
  );
}
