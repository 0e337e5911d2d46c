import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Refusal } from '#shared/contract.ts';
import { useGames } from '../../host/games.ts';
import { useCommand } from '../../state/keys.ts';
import { go, hashOf } from '../../state/route.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { Refused } from '../../ui/parts/Refused.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { spanOf } from '../../words/turns.ts';
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
  const { t, say } = useLanguage();
  const games = useGames();
  useCommand('game.new', () => document.querySelector<HTMLElement>('[data-new-game]')?.focus());
  const length = (game: Game): string => {
    const [only] = game.scenarios;
    const turns = (count: number) => t('ui.library.turns', { count });
    if (game.scenarios.length === 1 && only) return turns(spanOf(only).count);
    const most = Math.max(...game.scenarios.map((scenario) => spanOf(scenario).count));
    return t('ui.library.scenariosTo', { count: game.scenarios.length, turns: name(turns(most)) });
  };
  return (
    <aside className={classes.side} data-large={large || undefined} aria-label={t('ui.library.new')}>
      {!readOnly && (
        <>
          <div className="sec">
            <h2>{t('ui.library.new')}</h2>
          </div>
          <ul className={classes.games}>
            {games.map((game) => (
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
                    <small>{large ? say(game.about) : length(game)}</small>
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
        {games.length > 0 && (
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
function Sample({ game }: { readonly game: Game }) {
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
