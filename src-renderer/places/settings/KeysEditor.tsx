import { Button, Checkbox } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { type CommandId, commandIds, specOf } from '../../state/commands.ts';
import { capOf, conflicts, isSingle, keyOf } from '../../state/keys.ts';
import { changeSettings, useSettings } from '../../state/settings.ts';
import { DueLine } from '../../ui/parts/Notice.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { keyPressed } from './keyPressed.ts';
import classes from './SettingsScreen.module.css';

/** Every key can be changed: press the button, then the new key. Two commands on one key are named, not forbidden. */
export function KeysEditor() {
  const { t, say } = useLanguage();
  const { keys, singleKeys } = useSettings((s) => s.settings);
  const [listening, setListening] = useState<CommandId | undefined>();
  const doubled = conflicts(keys);

  const put = (id: CommandId, key: string) => {
    const { [id]: _, ...others } = keys;
    void changeSettings({ keys: key === specOf(id).key ? others : { ...others, [id]: key } });
    setListening(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (listening === undefined) return;
    if (event.key === 'Tab') return setListening(undefined);
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return setListening(undefined);
    if (event.key === 'Backspace' || event.key === 'Delete') return put(listening, '');
    const key = keyPressed(event.nativeEvent);
    if (key !== undefined) put(listening, key);
  };

  return (
    <section>
      <div className="sec">
        <h2>{t('ui.settings.keys')}</h2>
        {Object.keys(keys).length > 0 && (
          <Button className="r" size="compact-md" onClick={() => void changeSettings({ keys: {} })}>
            {t('ui.settings.usualKeys')}
          </Button>
        )}
      </div>
      <Checkbox
        checked={singleKeys}
        onChange={(event) => void changeSettings({ singleKeys: event.currentTarget.checked })}
        label={t('ui.settings.singleKeys')}
      />
      {(['places', 'game', 'app'] as const).map((group) => (
        <div key={group}>
          <h3 className={classes.group}>{t(`ui.palette.${group}`)}</h3>
          <ul>
            {commandIds
              .filter((id) => specOf(id).group === group)
              .map((id) => {
                const key = keyOf(id, keys);
                const other = doubled.get(id);
                return (
                  <li key={id} className={classes.key} data-off={(isSingle(key) && !singleKeys) || undefined}>
                    <span>
                      {say(specOf(id).msg)}
                      {other && <DueLine>{t('ui.settings.alsoKey', { other: name(say(specOf(other).msg)) })}</DueLine>}
                    </span>
                    <button
                      type="button"
                      className={classes.cap}
                      aria-label={t('ui.settings.changeKey', { command: name(say(specOf(id).msg)) })}
                      aria-pressed={listening === id}
                      onClick={() => setListening(id)}
                      onBlur={() => setListening(undefined)}
                      onKeyDown={onKeyDown}
                    >
                      {listening === id ? t('ui.settings.pressKey') : key === '' ? '–' : <kbd>{capOf(key)}</kbd>}
                    </button>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
      <p className="dim" style={{ fontSize: 'var(--t-note)', marginTop: 8 }}>
        {t('ui.settings.keysHelp')}
      </p>
    </section>
  );
}
