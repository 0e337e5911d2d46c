import { useEffect, useRef } from 'react';
import { useLanguage } from '../../words/Language.tsx';
import { turnTitle, turnWord } from '../../words/turns.ts';
import { Items } from './Items.tsx';
import type { Turns } from './record.ts';
import { TurnHeading } from './TurnName.tsx';
import classes from './track.module.css';

/** One turn a row, for a narrow sheet. */
export function TurnList({ rows, open, now, first, turns }: Turns) {
  const { t, say } = useLanguage();
  const { game } = open;
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // its answer differs between browsers and is no way to clean up
    here.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <ol className={classes.list}>
      {Array.from({ length: turns - first + 1 }, (_, i) => first + i).map((turn) => (
        <li key={turn} ref={turn === now ? here : undefined} data-now={turn === now || undefined}>
          <TurnHeading open={open} turn={turn}>
            {turn === now ? t('ui.play.turns.now', { turn: turnWord(game, turn) }) : say(turnTitle(game, turn))}
          </TurnHeading>
          <Items rows={rows} game={game} at={turn - first} />
        </li>
      ))}
    </ol>
  );
}
