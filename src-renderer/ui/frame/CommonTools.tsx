import { memo } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { isSecond } from '../../host/client.ts';
import { runCommand, useKeys } from '../../state/keys.ts';
import { go } from '../../state/route.ts';
import { changeSettings, useSettings } from '../../state/settings.ts';
import { useLanguage } from '../../words/Language.tsx';
import { KeyCap } from '../parts/KeyCap.tsx';
import type { MenuItem } from '../parts/MenuButton.tsx';
import { MoreMenu } from '../parts/MoreMenu.tsx';
import { themes } from '../theme/applied.ts';
import classes from './Shell.module.css';
import { Tool } from './Shell.tsx';

/** The tools every header has: palette, language, theme. */
export const PaletteTool = memo(function PaletteTool() {
  const { t } = useLanguage();
  return <Tool icon="search" label={t('ui.command.palette')} of="palette" onClick={() => void runCommand('palette')} />;
});

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

/** The settings, language among them. */
export const SettingsTool = memo(function SettingsTool() {
  const { t } = useLanguage();
  return <Tool icon="settings" label={t('ui.command.settings')} also onClick={() => go({ at: 'settings' })} />;
});

/** Theme and the way to the settings and the keys. */
export const ThemeTool = memo(function ThemeTool({ withLanguage = false }: { readonly withLanguage?: boolean }) {
  const { locale, t } = useLanguage();
  const chosen = useSettings((s) => s.settings.theme);
  const hasKeys = useKeys((s) => s.listeners.some((listener) => listener.id === 'keys'));
  const inGame = useKeys((s) => s.listeners.some((listener) => listener.id === 'game.options'));
  const sharable = useKeys((s) => s.listeners.some((listener) => listener.id === 'game.room'));
  const items: readonly MenuItem[] = [
    ...(['system', ...themes] as const).map((theme) => ({
      label: t(`ui.theme.${theme}`),
      checked: chosen === theme,
      run: () => void changeSettings({ theme }),
    })),
    ...(withLanguage
      ? [
          {
            label: t('ui.language.other'),
            apart: true,
            run: () => void changeSettings({ locale: locale === 'it' ? 'en' : 'it' }),
          },
        ]
      : []),
    ...(inGame
      ? [
          {
            label: t('ui.command.options'),
            icon: 'pen' as const,
            apart: true,
            run: () => void runCommand('game.options'),
          },
        ]
      : []),
    ...(sharable
      ? [{ label: t('ui.command.room'), icon: 'screen' as const, run: () => void runCommand('game.room') }]
      : []),
    ...(isSecond
      ? []
      : [
          {
            label: t('ui.command.settings'),
            icon: 'settings' as const,
            apart: true,
            run: () => go({ at: 'settings' }),
          },
        ]),
    ...(hasKeys
      ? [
          {
            label: t('ui.command.help'),
            icon: 'journal' as const,
            right: <KeyCap of="help" />,
            run: () => void runCommand('help'),
          },
          {
            label: t('ui.command.keys'),
            icon: 'keys' as const,
            right: <KeyCap of="keys" />,
            run: () => void runCommand('keys'),
          },
        ]
      : []),
  ];
  return (
    <MoreMenu
      icon="sun"
      className={classes.tool}
      label={t('ui.theme.now', { theme: name(t(`ui.theme.${chosen}`)) })}
      items={items}
    />
  );
});
