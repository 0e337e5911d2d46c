import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Game } from '#rules/kit/game/game.ts';
import { spanOf } from '#rules/kit/game/title.ts';
import { useCommand } from '../../state/keys.ts';
import { go } from '../../state/route.ts';
import { useGame } from '../../state/store.ts';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { useLarge } from '../../ui/theme/applied.ts';
import { useMedia } from '../../ui/theme/useMedia.ts';
import { useLanguage } from '../../words/Language.tsx';
import { spanMsg } from '../../words/turns.ts';
import { rowsOf } from './record.ts';
import { TurnGrid } from './TurnGrid.tsx';
import { TurnList } from './TurnList.tsx';
import { TurnRecord } from './TurnRecord.tsx';
import classes from './track.module.css';

/** With more turns than this a column each would not fit a sheet; months are drawn as a record, however few. */
const many = 18;

/** What is coming: every turn with its lanes, the present one marked through all of them. */
export function TurnsScreen() {
  const open = useGame((s) => s.open);
  const { t, say } = useLanguage();
  const narrow = useMedia('(max-width: 760px)');
  const large = useLarge();
  const game = open?.game;
  const context = open?.context;
  const scenario = game?.scenarios.find((each) => each.id === open?.envelope.scenario);
  const { first, last, count } = spanOf(scenario);
  const rows = useMemo(() => (game && context ? rowsOf(game, context, first, last) : []), [game, context, first, last]);
  // a lane that shows nothing asks for no table
  const tables = rows.flatMap(({ lane, byTurn }) =>
    lane.table && byTurn.some((items) => items.length > 0) ? [lane.table] : [],
  );
  const toTable = (of: string | undefined) => {
    if (game && of !== undefined) go({ at: 'things', game: game.id, kind: 'table', of });
  };
  useCommand('turns.table', () => toTable(tables[0]?.id), tables.length > 0);
  if (!open || !game || !context) return null;
  const now = Math.min(Math.max(context.turn, first), last);
  const span = { rows, open, now, first, turns: last };
  const list = narrow || large;
  return (
    <div className={classes.track}>
      <header className={classes.head}>
        <h1>{say(spanMsg(game, scenario))}</h1>
        <p>
          <b>{t(countOf(game), { count })}</b>
          {!list && <span>{t('ui.play.turns.keys')}</span>}
        </p>
        {tables.length > 0 && (
          <div className={classes.toTable}>
            {tables.map((table, n) => (
              <Button
                key={table.id}
                rightSection={n === 0 && <KeyCap of="turns.table" />}
                onClick={() => toTable(table.id)}
              >
                {say(table.msg)}
              </Button>
            ))}
          </div>
        )}
      </header>
      {list ? (
        <TurnList {...span} />
      ) : count > many || open.game.turnName ? (
        <TurnRecord {...span} />
      ) : (
        <TurnGrid {...span} />
      )}
    </div>
  );
}

const countOf = ({ turnName, turnLasts }: Pick<Game, 'turnName' | 'turnLasts'>) =>
  !turnName ? 'ui.play.turns.count' : turnLasts === 'halfDay' ? 'ui.play.turns.halfDays' : 'ui.play.turns.months';
