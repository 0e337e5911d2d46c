import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Title } from '#rules/kit/game/title.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Refusal } from '#shared/contract.ts';
import { useTitles } from '../../host/games.ts';
import { useCommand } from '../../state/keys.ts';
import { go, hashOf } from '../../state/route.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { Refused } from '../../ui/parts/Refused.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './LibraryScreen.module.css';
import { openSample } from './sample.ts';

/** The games one can begin, and what can be done without one. */
export function NewGames({
  large,
  readOnly,
  onImport,
  onQuick,
  refusal,
  bin,
}: {
  readonly large: boolean;
  readonly readOnly: boolean;
  readonly onImport: () => void;
  readonly onQuick: () => void;
  readonly refusal?: Refusal | undefined;
  readonly bin?: ReactNode;
}) {
  const { t, locale } = useLanguage();
  const titles = useTitles();
  useCommand('game.new', () => document.querySelector<HTMLElement>('[data-new-game]')?.focus());
  const length = ({ scenarios, turns }: Title): string => {
    const most = t('ui.library.turns', { count: turns });
    return scenarios === 1 ? most : t('ui.library.scenariosTo', { count: scenarios, turns: name(most) });
  };
  return (
    <aside className={classes.side} data-large={large || undefined} aria-label={t('ui.library.new')}>
      {!readOnly && (
        <>
          <div className="sec">
            <h2>{t('ui.library.new')}</h2>
          </div>
          <ul className={classes.games}>
            {titles.map((game) => (
              <li key={game.id}>
                <a
                  data-new-game=""
                  href={hashOf({ at: 'new', game: game.id })}
                  onClick={(event) => {
                    event.preventDefault();
                    go({ at: 'new', game: game.id });
                  }}
                >
                  <span>
                    <b>{game.name}</b>
                    <small>{large ? game.about[locale] : length(game)}</small>
                  </span>
                  <Icon name="plus" size={22} />
                </a>
                {game.sample && <Sample game={game} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {refusal && <Refused refusal={refusal} />}
      <div className={classes.acts}>
        {!readOnly && (
          <Button justify="flex-start" onClick={onImport}>
            {t('ui.library.import')}
          </Button>
        )}
        {titles.length > 0 && (
          <Button justify="flex-start" rightSection={<KeyCap of="fight.quick" />} onClick={onQuick}>
            {t('ui.library.quick')}
          </Button>
        )}
        <Button justify="flex-start" onClick={() => go({ at: 'things' })}>
          {t('ui.command.things')}
        </Button>
      </div>
      {bin}
    </aside>
  );
}

/** A game already under way, for who wants to see one before beginning. */
function Sample({ game }: { readonly game: Title }) {
  const language = useLanguage();
  const { t } = language;
  const [busy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    try {
      await openSample(game, language);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={classes.sample}
      disabled={busy}
      aria-label={t('ui.sample.lookAt', { game: name(game.name) })}
      onClick={() => void look()}
    >
      {t('ui.sample.look')}
    </button>
  );
}
