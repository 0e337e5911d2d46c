import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import type { Refusal } from '#shared/contract.ts';
import { codeLength, nameMost, plainCode, shownCode } from '#shared/room.ts';
import { go } from '../../state/route.ts';
import { loadInfo, useSettings } from '../../state/settings.ts';
import { LanguageTool, ThemeTool } from '../../ui/frame/CommonTools.tsx';
import { Shell } from '../../ui/frame/Shell.tsx';
import { Refused } from '../../ui/parts/Refused.tsx';
import { Sheet } from '../../ui/parts/Sheet.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './room.module.css';

const sign = '#/join/';
/** The code of a picture that was read by a camera. */
const codeGiven = (): string => {
  const { hash } = window.location;
  return hash.startsWith(sign) ? plainCode(hash.slice(sign.length)).slice(0, codeLength) : '';
};

/** The first page of a second screen: it asks for the code, and then it is in the game. */
export function JoinScreen() {
  const { t } = useLanguage();
  const second = useSettings((s) => s.info?.second);
  // the picture has the code already: then only the name is asked
  const [asked] = useState(codeGiven);
  const [code, setCode] = useState(asked);
  const [called, setCalled] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  // it does not stay in the address
  useEffect(() => {
    if (window.location.hash.startsWith(sign)) window.history.replaceState(null, '', '#/');
  }, []);
  useEffect(() => {
    if (second) go({ at: 'game', id: second.game, place: 'table' });
  }, [second]);

  const join = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const refused = await import('../../host/second.ts').then((m) => m.join(code, called));
    if (!refused) await loadInfo();
    setRefusal(refused);
    setBusy(false);
  };
  return (
    <Shell
      place="join"
      title={t('ui.app')}
      under={t('ui.app.motto')}
      tools={
        <>
          <ThemeTool />
          <LanguageTool />
        </>
      }
    >
      <Sheet label={t('ui.join.title')}>
        <form className={classes.join} onSubmit={(event) => void join(event)}>
          <h1>{t('ui.join.title')}</h1>
          <p>{t('ui.join.about')}</p>
          <TextInput
            label={t('ui.join.code')}
            value={code.length > codeLength / 2 ? shownCode(code) : code}
            onChange={({ currentTarget }) => setCode(plainCode(currentTarget.value).slice(0, codeLength))}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            autoFocus={asked === ''}
            required
          />
          <TextInput
            label={t('ui.join.name')}
            description={t('ui.join.names')}
            value={called}
            maxLength={nameMost}
            onChange={({ currentTarget }) => setCalled(currentTarget.value)}
            autoComplete="off"
            autoFocus={asked !== ''}
            required
          />
          {refusal && <Refused refusal={refusal} />}
          <p>
            <Button
              type="submit"
              variant="filled"
              loading={busy}
              disabled={code.length < codeLength || called.trim() === ''}
            >
              {t('ui.join.in')}
            </Button>
          </p>
          {!('wakeLock' in navigator) && <p className="dim">{t('ui.join.asleep')}</p>}
        </form>
      </Sheet>
    </Shell>
  );
}
