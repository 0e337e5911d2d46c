import { Button } from '@mantine/core';
import { useState } from 'react';
import { same } from '#rules/kit/base/same.ts';
import type { Piece } from '#rules/kit/game/mapSpec.ts';
import { hexTyped } from '#rules/kit/hexmap/grid.ts';
import { type Msg, msg, name } from '#rules/kit/words/message.ts';
import { showFight } from '../../../state/fightOnMap.ts';
import { changeDesk } from '../../../state/mapDesk.ts';
import { hexWords } from '../../../ui/canvas/hexWords.ts';
import { TextLine } from '../../../ui/forms/inputs.tsx';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { ui } from '../../../words/text.ts';
import { ToolList } from '../tools/ToolList.tsx';
import { Counter } from '../view/Counter.tsx';
import { choosePiece, moveAll, movePiece } from '../view/deeds.ts';
import { Proposed } from '../view/Proposed.tsx';
import classes from '../view/supply.module.css';
import type { MapNow } from '../view/useMap.ts';
import { MovesSaid } from './MovesSaid.tsx';

/** What lies and stands on one hex, and what can be done there. */
export function HexPane({ now }: { readonly now: MapNow }) {
  const language = useLanguage();
  const { t, say } = language;
  const { desk, map, context, stand, sheet, scope } = now;
  const [typed, setTyped] = useState('');
  const hex = desk.cursor;
  const ground = hex === undefined ? undefined : hexWords(sheet, map.sheet, hex, language);
  const goTo = () => {
    const found = hexTyped(sheet.grid, typed) ?? (sheet.boxes[typed.trim()] ? typed.trim() : undefined);
    if (found === undefined) return;
    changeDesk(scope, { cursor: found });
    setTyped('');
  };
  const looked = (
    <form
      className={classes.row}
      onSubmit={(event) => {
        event.preventDefault();
        goTo();
      }}
    >
      <TextLine label={t('ui.supply.hex.go')} value={typed} max={24} onChange={setTyped} />
      <Button type="submit" disabled={hexTyped(sheet.grid, typed) === undefined && !sheet.boxes[typed.trim()]}>
        {t('ui.supply.hex.show')}
      </Button>
    </form>
  );
  if (hex === undefined)
    return (
      <section className={classes.hexPane} aria-label={t('ui.supply.hex')}>
        <p>{t('ui.supply.hex.none')}</p>
        {looked}
      </section>
    );
  const pieces = now.piecesIn(hex);
  const markers = stand.markers.filter((marker) => marker.hex === hex);
  const canWrite = !now.readOnly || desk.tried !== undefined;
  return (
    <section className={classes.hexPane} aria-label={t('ui.supply.hex')}>
      <h1>{sheet.boxes[hex]?.name ?? t('ui.supply.hex.title', { hex: name(hex) })}</h1>
      <p className={classes.lead}>{ground}</p>
      {map.fight && (
        <Button leftSection={<Icon name="fight" size={20} />} onClick={() => showFight(now.open, hex)}>
          {t('ui.supply.fight.here')}
        </Button>
      )}
      {pieces.length > 0 && (
        <ul className={classes.stack} aria-label={t('ui.supply.hex.stack')}>
          {pieces.map((piece) => (
            <PieceLine key={piece.id} piece={piece} now={now} canWrite={canWrite} />
          ))}
        </ul>
      )}
      {canWrite &&
        now.open.game.sides.map(({ id, word }) => {
          const stack = pieces.filter(({ side }) => side === id);
          const whose = stack.length < pieces.length ? msg(word) : undefined;
          return stack.length > 1 && <MoveAll key={`${hex}/${id}`} pieces={stack} whose={whose} now={now} />;
        })}
      {pieces.length === 0 && <p className="dim">{t('ui.supply.hex.empty')}</p>}
      {(markers.length > 0 || (canWrite && map.markers.some((kind) => kind.put))) && (
        <div>
          <div className="sec">
            <h2>{t('ui.supply.markers')}</h2>
          </div>
          <ul className={classes.markers}>
            {map.markers.map((kind) => {
              const here = markers.filter((marker) => marker.kind === kind.id);
              const { put, take } = kind;
              if (here.length === 0 && !(canWrite && put)) return null;
              return (
                <li key={kind.id}>
                  <span>
                    {say(kind.msg)}
                    {here.map(
                      (marker, i) =>
                        // biome-ignore lint/suspicious/noArrayIndexKey: markers of one kind on one hex are alike
                        marker.msg && <small key={i}>{say(marker.msg)}</small>,
                    )}
                  </span>
                  {canWrite && here.length === 0 && put && (
                    <Proposed
                      key={`put/${hex}`}
                      scope={scope}
                      label={t('ui.supply.markers.put')}
                      propose={() => put(hex, context)}
                    />
                  )}
                  {canWrite && here.length > 0 && take && (
                    <Proposed
                      key={`take/${hex}`}
                      scope={scope}
                      label={t('ui.supply.markers.take')}
                      propose={() => take(hex, context)}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <ToolList now={now} of="hex" target={hex} />
      {looked}
    </section>
  );
}

function PieceLine({
  piece,
  now,
  canWrite,
}: {
  readonly piece: Piece;
  readonly now: MapNow;
  readonly canWrite: boolean;
}) {
  const { t, say } = useLanguage();
  const { open, map, context, sheet, scope, desk } = now;
  const [typed, setMoving] = useState<string>();
  // Esc, or a tap on the hex it goes to, ends it
  const moving = desk.going?.length === 1 && desk.going[0] === piece.id ? typed : undefined;
  const to = moving === undefined ? undefined : (hexTyped(sheet.grid, moving) ?? (sheet.boxes[moving] && moving));
  const verdict = now.verdictOf(piece.id);
  const states = map.states.filter(({ id, fits }) => fits?.(piece) !== false || piece.states.includes(id));
  return (
    <li>
      <div className={classes.row}>
        <button type="button" className={classes.pick} onClick={() => choosePiece(now, piece)}>
          <Counter piece={piece} look={open.game.sides.find((side) => side.id === piece.side)?.look} />
          <span>
            <b>{say(now.called(piece))}</b>
            {verdict && <small data-tone={verdict.tone}>{say(verdict.msg)}</small>}
            {piece.steps && <small>{say(piece.steps.msg)}</small>}
          </span>
        </button>
        {canWrite && (
          <div className={classes.row}>
            <Button
              variant="subtle"
              aria-expanded={moving !== undefined}
              onClick={() => {
                setMoving(moving === undefined ? '' : undefined);
                changeDesk(scope, { going: moving === undefined ? [piece.id] : undefined });
              }}
            >
              {t('ui.supply.move')}
            </Button>
            <Button variant="subtle" onClick={() => movePiece(now, piece, null)}>
              {t('ui.supply.remove')}
            </Button>
          </div>
        )}
      </div>
      <MovesSaid now={now} pieces={[piece]} asked={moving !== undefined} />
      {moving !== undefined && (
        <form
          className={classes.row}
          onSubmit={(event) => {
            event.preventDefault();
            if (to !== undefined && movePiece(now, piece, to)) setMoving(undefined);
          }}
        >
          <p className="dim">{t('ui.supply.move.tap')}</p>
          <TextLine label={t('ui.supply.move.to')} value={moving} max={24} onChange={setMoving} />
          <Button type="submit" disabled={to === undefined}>
            {t('ui.supply.move')}
          </Button>
        </form>
      )}
      {canWrite && states.length > 0 && (
        <div className={classes.row}>
          {states.map((state) => {
            const on = piece.states.includes(state.id);
            return (
              <span key={state.id} className={classes.state}>
                <Proposed scope={scope} on={on} label={say(state.msg)} propose={() => state.put(piece, !on, context)} />
                <RuleRef rule={state.rule} />
              </span>
            );
          })}
        </div>
      )}
      <ToolList now={now} of="piece" target={piece.id} />
    </li>
  );
}

/** The whole stack of a side to another hex, in one entry: where two sides fight for a hex, nobody moves the other's. */
function MoveAll({
  pieces,
  whose,
  now,
}: {
  readonly pieces: readonly Piece[];
  /** where the other side stands there, too */
  readonly whose: Msg | undefined;
  readonly now: MapNow;
}) {
  const { t, say } = useLanguage();
  const { sheet, scope, desk } = now;
  const [text, setTyped] = useState<string>();
  const stack = pieces.map(({ id }) => id);
  const typed = same(desk.going, stack) ? text : undefined;
  const all = ui('ui.supply.move.all', { count: pieces.length });
  const called = say(whose ? ui('ui.supply.move.allOf', { side: whose, all }) : all);
  const to = typed === undefined ? undefined : (hexTyped(sheet.grid, typed) ?? (sheet.boxes[typed] && typed));
  if (typed === undefined)
    return (
      <Button
        variant="subtle"
        onClick={() => {
          setTyped('');
          changeDesk(scope, { going: stack });
        }}
      >
        {called}
      </Button>
    );
  return (
    <form
      className={classes.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (to !== undefined) moveAll(now, pieces, to);
      }}
    >
      <MovesSaid now={now} pieces={pieces} asked />
      <p className="dim">{t('ui.supply.move.tap')}</p>
      <TextLine label={t('ui.supply.move.to')} value={typed} max={24} onChange={setTyped} />
      <Button type="submit" disabled={to === undefined}>
        {called}
      </Button>
    </form>
  );
}
