import { Button } from '@mantine/core';
import { useCommand } from '../../state/keys.ts';
import { Tool } from '../../ui/frame/Shell.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './view/supply.module.css';
import { recordTried, stopTrying, takeBackLast } from './view/trial.ts';
import type { MapNow } from './view/useMap.ts';

/** Nothing is recorded: what is tried so far, and the two ways out. */
export function Trying({ now }: { readonly now: MapNow }) {
  const { t, say } = useLanguage();
  const tried = now.desk.tried ?? [];
  // while nothing is recorded the record is neither undone nor done again
  useCommand('game.undo', () => takeBackLast(now.scope));
  useCommand('game.redo', () => undefined);
  return (
    <section className={classes.trying} aria-label={t('ui.supply.trying')}>
      <p role="status">
        <b>{t('ui.supply.trying')}</b> {t('ui.supply.trying.count', { count: tried.length })}
      </p>
      {tried.length > 0 && (
        <ol>
          {tried.map((deed, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: deeds in the order they were tried
            <li key={i}>{say(deed.says)}</li>
          ))}
        </ol>
      )}
      <p className={classes.row}>
        {!now.readOnly && (
          <Button disabled={tried.length === 0} onClick={() => recordTried(now.scope)}>
            {t('ui.supply.trying.record')}
          </Button>
        )}
        <Tool
          icon="undo"
          label={t('ui.supply.trying.last')}
          disabled={tried.length === 0}
          onClick={() => takeBackLast(now.scope)}
        />
        <Button variant="subtle" onClick={() => stopTrying(now.scope)}>
          {t('ui.supply.trying.stop')} <kbd aria-hidden="true">Esc</kbd>
        </Button>
      </p>
    </section>
  );
}
