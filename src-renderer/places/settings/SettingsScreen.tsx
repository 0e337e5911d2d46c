import { Checkbox, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { useReadOnlyText } from '../../state/readOnly.ts';
import { go } from '../../state/route.ts';
import { changeSettings, useSettings } from '../../state/settings.ts';
import { BackToGame } from '../../ui/frame/BackToGame.tsx';
import { LanguageTool, PaletteTool, ThemeTool } from '../../ui/frame/CommonTools.tsx';
import { Shell } from '../../ui/frame/Shell.tsx';
import { Mark } from '../../ui/parts/Mark.tsx';
import { Refused } from '../../ui/parts/Refused.tsx';
import { Sheet } from '../../ui/parts/Sheet.tsx';
import { themes } from '../../ui/theme/applied.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Diagnostics } from './Diagnostics.tsx';
import { KeysEditor } from './KeysEditor.tsx';
import { Licences } from './Licences.tsx';
import classes from './SettingsScreen.module.css';
import { Updates } from './Updates.tsx';

const sizes = [1, 1.25, 1.5, 1.75, 2] as const;

/** Every choice acts at once and is kept in the library, so that both hosts show the same. */
export function SettingsScreen() {
  const { t, percent } = useLanguage();
  const { settings, info, refusal } = useSettings();
  const readOnly = useReadOnlyText();
  return (
    <Shell
      place="settings"
      title={t('ui.app')}
      under={t('ui.command.settings')}
      onMark={() => go({ at: 'library' })}
      tools={
        <>
          <PaletteTool />
          <LanguageTool />
          <ThemeTool />
        </>
      }
    >
      <Sheet label={t('ui.command.settings')} readOnly={readOnly}>
        <div className={classes.head}>
          <h1>{t('ui.command.settings')}</h1>
          <BackToGame />
        </div>
        {refusal && <Refused refusal={refusal} />}
        <div className={classes.columns}>
          <section>
            <div className="sec">
              <h2>{t('ui.settings.look')}</h2>
            </div>
            <Setting label={t('ui.settings.language')}>
              <SegmentedControl
                aria-label={t('ui.settings.language')}
                fullWidth
                value={settings.locale}
                onChange={(locale) =>
                  void changeSettings({ locale: locale === 'en' || locale === 'it' ? locale : 'system' })
                }
                data={[
                  { value: 'system', label: t('ui.theme.system') },
                  { value: 'en', label: 'English' },
                  { value: 'it', label: 'Italiano' },
                ]}
              />
            </Setting>
            <Setting label={t('ui.settings.theme')}>
              <SegmentedControl
                aria-label={t('ui.settings.theme')}
                fullWidth
                value={settings.theme}
                onChange={(picked) =>
                  void changeSettings({ theme: themes.find((theme) => theme === picked) ?? 'system' })
                }
                data={(['system', ...themes] as const).map((theme) => ({
                  value: theme,
                  label: t(`ui.theme.${theme}`),
                }))}
              />
            </Setting>
            <Setting label={t('ui.settings.textSize')}>
              <SegmentedControl
                aria-label={t('ui.settings.textSize')}
                fullWidth
                value={String(settings.textSize)}
                onChange={(size) => void changeSettings({ textSize: Number(size) })}
                data={sizes.map((size) => ({ value: String(size), label: percent(size).replace(/[.,]0/, '') }))}
              />
            </Setting>
            <Setting label={t('ui.settings.table')}>
              <Checkbox
                checked={settings.awake}
                onChange={(event) => void changeSettings({ awake: event.currentTarget.checked })}
                label={t('ui.settings.awake')}
              />
            </Setting>
            <Updates />
            <div className="sec" style={{ marginTop: 24 }}>
              <h2>{t('ui.settings.about')}</h2>
            </div>
            <div className={classes.about}>
              <Mark size={48} />
              <dl>
                <div>
                  <dt>{t('ui.settings.version')}</dt>
                  <dd>
                    {info?.version} ·{' '}
                    {info && t(info.host === 'desktop' ? 'ui.settings.hostDesktop' : 'ui.settings.hostBrowser')}
                  </dd>
                </div>
                <div>
                  <dt>{t('ui.settings.library')}</dt>
                  <dd className={classes.path}>{info?.library}</dd>
                </div>
                <div>
                  <dt>{t('ui.settings.help')}</dt>
                  <dd>
                    <Diagnostics />
                  </dd>
                </div>
                <div>
                  <dt>{t('ui.settings.licence')}</dt>
                  <dd>
                    {t('ui.settings.licenceAbout', { font: name('IBM Plex') })}
                    <br />
                    <Licences />
                  </dd>
                </div>
              </dl>
            </div>
            <p className="dim" style={{ fontSize: 'var(--t-note)' }}>
              {t('ui.settings.rights')}
            </p>
          </section>
          <KeysEditor />
        </div>
      </Sheet>
    </Shell>
  );
}

function Setting({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.setting}>
      <span className="eyebrow">{label}</span>
      {children}
    </div>
  );
}
