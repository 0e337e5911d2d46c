import { Button, Checkbox } from '@mantine/core';
import { useEffect } from 'react';
import { name } from '#rules/kit/words/message.ts';
import type { Update } from '#shared/contract.ts';
import { changeSettings, useReadOnly, useSettings } from '../../state/settings.ts';
import { fetchUpdate, loadUpdate, lookForUpdate, stopUpdate, useUpdates } from '../../state/updates.ts';
import { Refused } from '../../ui/parts/Refused.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { moment } from '../../words/when.ts';
import classes from './SettingsScreen.module.css';
import { TextDialog } from './TextDialog.tsx';

/** New versions of the desktop app: asked for only where the player agreed, in these words. */
export function Updates() {
  const { t } = useLanguage();
  const { update, refusal } = useUpdates();
  const agreed = useSettings((s) => s.settings.updates === true);
  useEffect(() => void loadUpdate(), []);
  if (!update || (update.is === 'none' && update.why === 'host')) return null;
  return (
    <div className={classes.setting}>
      <span className="eyebrow">{t('ui.updates.title')}</span>
      {update.is === 'none' ? (
        <p className="dim">{t(`ui.updates.none.${update.why === 'package' ? 'package' : 'build'}`)}</p>
      ) : (
        <div className={classes.updates}>
          <Checkbox
            checked={agreed}
            onChange={({ currentTarget: { checked } }) => {
              void changeSettings({ updates: checked });
              if (!checked) void stopUpdate();
            }}
            label={t('ui.updates.agree')}
            aria-describedby="updates-about"
          />
          <p id="updates-about" className="dim">
            {t('ui.updates.about')}
          </p>
          {refusal && <Refused refusal={refusal} />}
          {/* one that is fetched takes its place whatever is chosen now: that stays said */}
          {(agreed || update.is === 'ready') && <Known update={update} />}
        </div>
      )}
    </div>
  );
}

function Known({ update }: { readonly update: Exclude<Update, { readonly is: 'none' }> }) {
  const { t, locale } = useLanguage();
  const readOnly = useReadOnly() !== undefined;
  const look = (
    <Button disabled={update.is === 'looking'} onClick={() => void lookForUpdate()}>
      {t('ui.updates.look')}
    </Button>
  );
  switch (update.is) {
    case 'looking':
    case 'failed':
      return (
        <>
          <p role="status">{t(`ui.updates.${update.is}`)}</p>
          {look}
        </>
      );
    case 'quiet':
      return (
        <>
          <p role="status">
            {update.looked !== undefined && t('ui.updates.current', { when: moment(locale, update.looked) })}
          </p>
          {look}
        </>
      );
    case 'found':
      return (
        <>
          <p role="status">{t('ui.updates.found', { version: name(update.version) })}</p>
          <WhatIsNew notes={update.notes} />
          <Button variant="filled" disabled={readOnly} onClick={() => void fetchUpdate()}>
            {t('ui.updates.fetch')}
          </Button>
        </>
      );
    case 'fetching':
      return (
        <>
          <p role="status">{t('ui.updates.fetching', { version: name(update.version) })}</p>
          <progress
            className={classes.progress}
            max={1}
            value={update.share}
            aria-label={t('ui.updates.fetching', { version: name(update.version) })}
          />
          <Button onClick={() => void stopUpdate()}>{t('ui.updates.stop')}</Button>
        </>
      );
    case 'ready':
      return (
        <>
          <p role="status">
            {t('ui.updates.ready', { version: name(update.version) })}{' '}
            {t('ui.updates.backedUp', { count: update.games })}
          </p>
          <WhatIsNew notes={update.notes} />
        </>
      );
  }
}

function WhatIsNew({ notes }: { readonly notes: string }) {
  const { t } = useLanguage();
  if (notes === '') return <p className="dim">{t('ui.updates.noNotes')}</p>;
  return <TextDialog label={t('ui.updates.notes')} textLabel={t('ui.updates.notes')} text={notes} />;
}
