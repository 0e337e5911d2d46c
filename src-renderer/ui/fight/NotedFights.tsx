import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { NotedFight } from '#rules/kit/game/specs.ts';
import { openNoted } from '../../state/noted.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { goPlace } from '../../state/route.ts';
import { useLanguage } from '../../words/Language.tsx';
import { Icon } from '../parts/Icon.tsx';
import classes from './notedFights.module.css';

/**
 * Fights noted ahead, in their order: the next one to open first, those fought crossed out. `opened`: one that has its
 * button elsewhere on the screen; `beside`: what is to be done first stands elsewhere.
 */
export function NotedFights({
  open,
  opened,
  beside = false,
}: {
  readonly open: OpenGame;
  readonly opened?: string | undefined;
  readonly beside?: boolean;
}) {
  const { t, say } = useLanguage();
  const { game, context } = open;
  const fights = useMemo(() => game.fights?.(context) ?? [], [game, context]);
  if (fights.length === 0) return null;
  const carry = (fight: NotedFight) => {
    openNoted(open, fight);
    goPlace('fight');
  };
  const next = fights.find(({ done }) => !done);
  return (
    <section className={classes.noted} aria-label={t('ui.fights.title')}>
      <h2 className="eyebrow">{t('ui.fights.title')}</h2>
      <ol>
        {fights.map((fight) => (
          <li key={fight.id} data-done={fight.done || undefined}>
            {fight.done || fight.id === opened || open.readOnly !== undefined ? (
              <span>
                {fight.done && <Icon name="check" size={18} />} <span data-name="">{say(fight.msg)}</span>
                {fight.done && <span className="vh"> {t('ui.fights.done')}</span>}
              </span>
            ) : (
              <Button
                variant={fight === next && !beside ? 'filled' : 'default'}
                aria-label={t('ui.fights.open', { fight: fight.msg })}
                onClick={() => carry(fight)}
              >
                {say(fight.msg)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
