import { useState } from 'react';
import { inScenario } from '#rules/kit/game/turnName.ts';
import type { LibraryRow } from '#shared/contract.ts';
import { useGameOf, useTitleOf } from '../../host/games.ts';
import { useRoom } from '../../state/room.ts';
import { go } from '../../state/route.ts';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { ScenarioScale } from '../../ui/ScenarioScale.tsx';
import { asMsg } from '../../words/asMsg.ts';
import { useLanguage } from '../../words/Language.tsx';
import { moment } from '../../words/when.ts';
import classes from './LibraryScreen.module.css';
import { Rename } from './Rename.tsx';
import { RowMenu } from './RowMenu.tsx';

/** Whose turn, phase, scale bar, last save, backups. */
export function GameRow({
  row,
  chosen,
  onSaid,
  readOnly,
}: {
  readonly row: Extract<LibraryRow, { readonly state: 'good' }>;
  readonly chosen: boolean;
  readonly onSaid: (text: string | undefined) => void;
  readonly readOnly: boolean;
}) {
  const { t, say, locale } = useLanguage();
  const { envelope, face, saved, backups } = row;
  const game = useGameOf(envelope.game);
  const gameName = useTitleOf(envelope.game)?.name ?? envelope.game;
  const side = game?.sides.find((one) => one.id === face.side);
  const scenario = game?.scenarios.find((one) => one.id === envelope.scenario);
  const shared = useRoom((s) => s.room?.open?.game === envelope.id);
  const [renaming, setRenaming] = useState(false);

  const players = (game?.sides.map((one) => envelope.players[one.id]) ?? Object.values(envelope.players))
    .filter(Boolean)
    .join(', ');
  const under = [
    envelope.name === gameName ? undefined : gameName,
    scenario && say(scenario.msg),
    players === '' ? undefined : players,
  ];
  return (
    <>
      {renaming ? (
        <Rename id={envelope.id} name={envelope.name} onDone={() => setRenaming(false)} />
      ) : (
        <button
          type="button"
          data-open=""
          className={classes.open}
          tabIndex={chosen ? 0 : -1}
          onClick={() => go({ at: 'game', id: envelope.id, place: 'table' })}
        >
          <span className={classes.what}>
            <span className={classes.name}>{envelope.name}</span>
            <span className={classes.line}>{under.filter((part) => part !== undefined).join(' · ')}</span>
            <span className={classes.line}>
              {side && <SideMark look={side.look}>{say({ id: side.word })}</SideMark>}
              {game && face.phase && <b>{say(asMsg(face.phase))}</b>}
              {shared && <b>{t('ui.room.shared')}</b>}
              {face.over && <b>{t('ui.library.over')}</b>}
              {game && face.note && <span>{say(asMsg(face.note))}</span>}
            </span>
          </span>
          <span className={classes.scale}>
            <ScenarioScale
              game={game && inScenario(game, envelope.scenario)}
              scenario={scenario ?? { turns: face.turns }}
              turn={face.turn}
            />
          </span>
          <span className={classes.when}>
            <b>{say(moment(locale, saved))}</b>
            <span>{t('ui.library.backups', { count: backups })}</span>
          </span>
        </button>
      )}
      <RowMenu row={row} chosen={chosen} onRename={() => setRenaming(true)} onSaid={onSaid} readOnly={readOnly} />
    </>
  );
}
