import { Menu } from '@mantine/core';
import { name } from '#rules/kit/text.ts';
import { useLanguage } from '../i18n/Language.tsx';
import { changeSettings, useSettings } from '../settings/store.ts';
import { themes } from '../theme/applied.ts';
import { runCommand, useKeys } from './keys.ts';
import { Icon } from './parts/Icon.tsx';
import { KeyCap } from './parts/KeyCap.tsx';
import { go } from './route.ts';
import classes from './Shell.module.css';
import { Tool } from './Shell.tsx';

/** The tools every header has: palette, language, theme. */
export function PaletteTool() {
  const { t } = useLanguage();
  return <Tool icon="search" label={t('ui.command.palette')} of="palette" onClick={() => void runCommand('palette')} />;
}

/** The other language by one press; its own name is what it is called in itself. */
export function LanguageTool() {
  const { locale, t } = useLanguage();
  return (
    <button
      type="button"
      className={classes.tool}
      lang={locale === 'it' ? 'en' : 'it'}
      aria-label={t('ui.language.other')}
      title={t('ui.language.other')}
      onClick={() => void changeSettings({ locale: locale === 'it' ? 'en' : 'it' })}
    >
      {locale.toUpperCase()}
    </button>
  );
}

/** Theme and the way to the settings and the keys. */
export function ThemeTool() {
  const { t } = useLanguage();
  const chosen = useSettings((s) => s.settings.theme);
  const hasKeys = useKeys((s) => s.listeners.some((listener) => listener.id === 'keys'));
  return (
    <Menu>
      <Menu.Target>
        <button
          type="button"
          className={classes.tool}
          aria-label={t('ui.theme.now', { theme: name(t(`ui.theme.${chosen}`)) })}
        >
          <Icon name="sun" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['system', ...themes] as const).map((theme) => (
          <Menu.Item
            key={theme}
            role="menuitemradio"
            aria-checked={chosen === theme}
            leftSection={chosen === theme ? <Icon name="check" size={20} /> : <span style={{ width: 20 }} />}
            onClick={() => void changeSettings({ theme })}
          >
            {t(`ui.theme.${theme}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="settings" size={20} />} onClick={() => go({ at: 'settings' })}>
          {t('ui.command.settings')}
        </Menu.Item>
        {hasKeys && (
          <Menu.Item
            leftSection={<Icon name="keys" size={20} />}
            rightSection={<KeyCap of="keys" />}
            onClick={() => void runCommand('keys')}
          >
            {t('ui.command.keys')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
