import { Button, SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { finder } from '#rules/kit/base/found.ts';
import type { Piece, PieceKind } from '#rules/kit/game/mapSpec.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { showPane } from '../../../state/mapDesk.ts';
import { movesOf, placingOf } from '../../../state/placing/placing.ts';
import { inPlay, namedUnits, numberedKinds, placesOf, untyped } from '../../../state/placing/roll.ts';
import { go } from '../../../state/route.ts';
import { TextLine } from '../../../ui/forms/inputs.tsx';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { Counter } from '../view/Counter.tsx';
import { choosePiece, make } from '../view/deeds.ts';
import classes from '../view/supply.module.css';
import { tallyOf } from '../view/tally.ts';
import type { MapNow } from '../view/useMap.ts';
import type { StartDrag } from './useDragOnto.ts';

/** All units of the side with their status, as a table; and those that are not on the map, to be put there. */
export function UnitsPane({
  now,
  onDrag,
}: {
  readonly now: MapNow;
  /** a unit of the list is dragged onto the map */
  readonly onDrag: StartDrag<PieceKind>;
}) {
  const { t } = useLanguage();
  const { pane } = now.desk;
  const list = (pane.is === 'units' ? pane.list : undefined) ?? (now.stand.pieces.length > 0 ? 'map' : 'place');
  const [find, setFind] = useState('');
  return (
    <section className={classes.units} aria-label={t('ui.supply.units')}>
      {!now.readOnly && (
        <SegmentedControl
          fullWidth
          value={list}
          onChange={(value) =>
            showPane(
              now.scope,
              value === 'place'
                ? { is: 'units', list: 'place', since: now.open.state.place.path }
                : { is: 'units', list: 'map' },
            )
          }
          data={[
            { value: 'map', label: t('ui.supply.units.onMap') },
            { value: 'place', label: t('ui.supply.units.toPlace') },
          ]}
        />
      )}
      <TextLine label={t('ui.supply.units.find')} value={find} max={60} onChange={setFind} />
      {list === 'map' || now.readOnly ? (
        <OnMap now={now} find={find} />
      ) : (
        <ToPlace now={now} find={find} onDrag={onDrag} />
      )}
    </section>
  );
}

interface Line {
  readonly piece: Piece;
  readonly verdict: SupplyStatus | undefined;
  readonly off: boolean;
}
const rank = ({ verdict, off }: Line): number =>
  off ? 3 : verdict === undefined ? 4 : { bad: 0, half: 1, good: 2 }[verdict.tone];

function OnMap({ now, find }: { readonly now: MapNow; readonly find: string }) {
  const { t, say } = useLanguage();
  const { stand, judge, judged, chosen, open } = now;
  const look = now.side?.look;
  const lines = useMemo(() => {
    const of = new Map((judged.verdicts ?? []).map((verdict) => [verdict.piece, verdict]));
    const line =
      (off: boolean) =>
      (piece: Piece): Line => ({ piece, verdict: of.get(piece.id), off });
    return [...stand.pieces.map(line(false)), ...stand.off.map(line(true))]
      .filter(({ piece }) => piece.side === judge?.side)
      .toSorted((a, b) => rank(a) - rank(b) || a.piece.name.localeCompare(b.piece.name, undefined, { numeric: true }));
  }, [judged.verdicts, stand, judge]);
  const isFound = finder(find);
  const shown = lines.filter(({ piece }) => isFound(`${say(now.called(piece))} ${piece.hex}`));
  const notes = (piece: Piece): readonly string[] => [
    ...(piece.steps ? [say(piece.steps.msg)] : []),
    ...piece.states
      .map((state) => now.map.states.find((each) => each.id === state))
      .flatMap((state) => (state ? [say(state.msg)] : [])),
  ];
  if (lines.length === 0) return <p className="dim">{t('ui.supply.units.none')}</p>;
  return (
    <>
      <p className="dim">{say(tallyOf(lines.map(({ verdict }) => verdict)))}</p>
      <table className={classes.list} aria-busy={judged.stale}>
        <caption className="vh">{t('ui.supply.units')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ui.supply.units.unit')}</th>
            <th scope="col">{t('ui.supply.units.hex')}</th>
            <th scope="col">{t('ui.supply.units.status')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ piece, verdict, off }) => (
            <tr key={piece.id} data-chosen={piece.id === chosen?.id || undefined}>
              <th scope="row">
                <button type="button" onClick={() => choosePiece(now, piece)}>
                  <Counter piece={piece} look={look} />
                  {say(now.called(piece))}
                </button>
              </th>
              <td>{piece.hex}</td>
              <td data-tone={verdict?.tone}>
                {off ? (
                  t('ui.supply.offMap')
                ) : (
                  <>
                    {verdict && verdict.tone !== 'good' && <Icon name="due" size={18} />}
                    {verdict ? say(verdict.msg) : t('ui.supply.notJudged.short')}
                  </>
                )}
                {notes(piece).length > 0 && <small>{notes(piece).join(', ')}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className="dim">{t('ui.supply.units.notFound', { game: name(open.game.name) })}</p>}
    </>
  );
}

/** The longest list that is drawn at once; a few letters find the rest. */
const mostShown = 60;

function ToPlace({
  now,
  find,
  onDrag,
}: {
  readonly now: MapNow;
  readonly find: string;
  readonly onDrag: StartDrag<PieceKind>;
}) {
  const { t, say } = useLanguage();
  const { open, map, board, context, desk } = now;
  const cursor = desk.cursor;
  const places = useMemo(() => placesOf(map, context), [map, context]);
  const { units, toType } = useMemo(() => {
    const all = namedUnits(open.game, map, context);
    const may = inPlay(map, board, context, all);
    const without = untyped(map, board, context, all);
    return {
      units: all.filter(({ unit }) => places[unit.id] === undefined && may.has(unit.id)),
      toType: all.filter(({ unit }) => without.has(unit.id)),
    };
  }, [open.game, map, board, context, places]);
  const isFound = finder(find);
  const shown = units.filter(({ unit, kind }) => isFound(`${unit.name} ${say(kind.msg)}`));
  const kinds = numberedKinds(map).filter((kind) => isFound(say(kind.msg)));
  const lookOf = (side: string) => open.game.sides.find((each) => each.id === side)?.look;
  const rows = [
    ...kinds.map((kind) => ({
      key: `kind:${kind.id}`,
      kind,
      title: say(kind.msg),
      put: (hex: string) => make(now, placingOf(map, context, [{ what: 'count', kind, count: 1, hex }])),
    })),
    ...shown.map(({ unit, kind }) => ({
      key: unit.id,
      kind,
      title: unit.name,
      put: (hex: string) => make(now, movesOf(map, context, [{ piece: unit.id, called: unit.name, hex }])),
    })),
  ];
  return (
    <>
      <p className="dim">
        {cursor === undefined ? t('ui.supply.place.noHex') : t('ui.supply.place.here', { hex: name(cursor) })}
      </p>
      <ul className={classes.toPlace}>
        {rows.slice(0, mostShown).map(({ key, kind, title, put }) => (
          <li key={key} onPointerDown={(event) => onDrag(event, kind, put)}>
            <Counter piece={kind} look={lookOf(kind.side)} />
            <span>
              {title}
              {title !== say(kind.msg) && <small>{say(kind.msg)}</small>}
            </span>
            <Button
              disabled={cursor === undefined}
              onClick={() => cursor !== undefined && put(cursor)}
              aria-label={t('ui.supply.place.put', { unit: name(title), hex: name(cursor ?? '') })}
            >
              {cursor === undefined ? t('ui.supply.place.short') : t('ui.supply.place.to', { hex: name(cursor) })}
            </Button>
          </li>
        ))}
      </ul>
      <div className={classes.untyped}>
        <p className="dim">
          {toType.length > 0
            ? t('ui.supply.place.untyped', { units: nameList(toType.map(({ unit }) => unit.name)) })
            : t(rows.length === 0 && find === '' ? 'ui.supply.place.nobody' : 'ui.supply.place.others')}
        </p>
        <Button onClick={() => go({ at: 'things', game: open.game.id })}>{t('ui.new.typeThings')}</Button>
      </div>
      {rows.length > mostShown && (
        <p className="dim">{t('ui.supply.place.more', { count: rows.length - mostShown })}</p>
      )}
    </>
  );
}
