import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { holdsAlone } from '#rules/kit/game/contenders.ts';
import type { Overlay, PieceKind } from '#rules/kit/game/mapSpec.ts';
import { describeHex } from '#rules/kit/hexmap/describeHex.ts';
import { isUnderWay, showFight, takesEnter } from '../../state/fightOnMap.ts';
import { useCommand } from '../../state/keys.ts';
import { changeDesk, isOver, showPane, showVerdict } from '../../state/mapDesk.ts';
import { useOffers } from '../../state/offers.ts';
import { MapView } from '../../ui/canvas/MapView.tsx';
import type { MapHandle } from '../../ui/canvas/mapProps.ts';
import { Icon } from '../../ui/parts/Icon.tsx';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { Legend, SideSwitch } from './MapFoot.tsx';
import { QuickQuestion } from './quick/QuickQuestion.tsx';
import { StatusPane, statusOffered } from './StatusPane.tsx';
import { Trying } from './Trying.tsx';
import { FightPane } from './tools/FightPane.tsx';
import { goTo, shownFor } from './tools/fightDeeds.ts';
import { type Asked, ToolPane } from './tools/ToolPane.tsx';
import { ToolsMenu } from './tools/ToolsMenu.tsx';
import { EntryLine } from './units/EntryLine.tsx';
import { HexPane } from './units/HexPane.tsx';
import { UnitsPane } from './units/UnitsPane.tsx';
import { useDragOnto } from './units/useDragOnto.ts';
import { useEscape } from './useEscape.ts';
import { NextCutOff, VerdictPane } from './verdict/VerdictPane.tsx';
import { Counter } from './view/Counter.tsx';
import { choosePiece, cutOffAfter, goToNext, moveAll, movePiece } from './view/deeds.ts';
import { overOf, overOfTool } from './view/over.ts';
import classes from './view/supply.module.css';
import type { MapNow } from './view/useMap.ts';

const idsOf = (cutOff: MapNow['cutOff'], tone: 'bad' | 'half'): ReadonlySet<string> =>
  new Set(cutOff.filter((verdict) => verdict.tone === tone).map((verdict) => verdict.piece));

/** What a tool answers now; undefined when its target is gone. */
const useAsked = (now: MapNow): Asked | undefined => {
  const { desk, map, board, stand, context } = now;
  const { pane } = desk;
  return useMemo(() => {
    if (pane.is !== 'tool') return undefined;
    const tool = map.tools.find((each) => each.id === pane.tool);
    if (!tool || (tool.when && !tool.when(pane.target, board, stand, context))) return undefined;
    return { tool, target: pane.target, overlay: tool.show(pane.target, board, stand, context) };
  }, [pane, map, board, stand, context]);
};

/** Where who goes behind a fight may go; undefined: nobody is going. */
const useLed = (now: MapNow): Overlay | undefined => {
  const { desk, board, stand, context } = now;
  const deed = desk.pane.is === 'fight' ? desk.pane.deed : undefined;
  const latest = useRef(now);
  latest.current = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of all that is there the map, its counters and the record
  return useMemo(() => deed && shownFor(latest.current, deed), [deed, board, stand, context]);
};

const firstIn = (part: Element | null | undefined) =>
  part?.querySelector<HTMLElement>('button:not(:disabled), input, select');

/** The drawn map and, beside it, the verdict on the unit in question. */
export function Looking({ now, photoOf }: { readonly now: MapNow; readonly photoOf?: string | undefined }) {
  const { t, say } = useLanguage();
  const { open, map, scope, desk, board, stand, context, sheet, judge, judged, verdict, chosen, readOnly } = now;
  const { pane, cursor } = desk;
  const handle = useRef<MapHandle>(null);
  const asked = useAsked(now);
  const canMove = !readOnly || desk.tried !== undefined;
  const led = useLed(now);
  const over = useMemo(() => {
    if (led) return overOfTool(led, undefined, chosen?.side);
    if (asked) {
      const hex = asked.tool.of === 'hex' ? asked.target : undefined;
      return overOfTool(asked.overlay, hex, chosen?.side);
    }
    const shown = overOf(verdict, judge);
    return pane.is === 'fight'
      ? { lines: [], sides: [], hexes: [{ hex: pane.target, look: 'target' as const }] }
      : shown;
  }, [led, asked, verdict, judge, pane, chosen?.side]);
  const cutOff = useMemo(() => idsOf(now.cutOff, 'bad'), [now.cutOff]);
  const half = useMemo(() => idsOf(now.cutOff, 'half'), [now.cutOff]);
  const enemy = open.game.sides.find((side) => side.id !== judge?.side);

  const nextSide = () => {
    const sides = open.game.sides.map((side) => side.id);
    const at = sides.indexOf(judge?.side ?? '');
    const other = map.supplyChecks.find((each) => each.side === sides[(at + 1) % sides.length]);
    if (other) changeDesk(scope, { judge: other.id, chosen: undefined });
  };
  const moveHere = () => {
    if (chosen && cursor !== undefined) movePiece(now, chosen, cursor);
  };
  useCommand('map.next', () => void goToNext(now), cutOffAfter(now) !== undefined);
  useCommand(
    'map.side',
    nextSide,
    map.supplyChecks.some((each) => each.side !== judge?.side),
  );
  useCommand('map.move', moveHere, canMove && chosen !== undefined && cursor !== undefined);
  useCommand('map.try', () => changeDesk(scope, { tried: desk.tried ? undefined : [] }));
  const offered = useMemo(() => statusOffered(now), [now]);
  useCommand('map.status', () => showPane(scope, { is: 'status' }), offered !== undefined);
  const [entered, enter] = useState(0);
  const thisHex = () => {
    showPane(scope, { is: 'hex' });
    enter(entered + 1);
  };
  useCommand('map.hex', thisHex, pane.is !== 'fight');
  // the palette finds units on the map and what can be asked of all of it
  const latest = useRef(now);
  latest.current = now;
  const offers = useMemo(
    () => ({
      heading: t('ui.supply.map'),
      offers: [
        ...map.tools
          .filter((tool) => tool.of === 'map' && (!tool.when || tool.when('', board, stand, context)))
          .map((tool) => ({
            id: `tool/${tool.id}`,
            label: say(tool.msg),
            about: `§ ${tool.rule}`,
            run: () => showPane(scope, { is: 'tool', tool: tool.id, target: '' }),
          })),
        ...stand.pieces.map((piece) => ({
          id: piece.id,
          // a counter without a name is called by its kind
          label: `${say(latest.current.called(piece))} ${piece.hex}`,
          words: [piece.name, piece.hex],
          run: () => choosePiece(latest.current, piece),
        })),
      ],
    }),
    [map, board, stand, context, scope, t, say],
  );
  useOffers('map', offers);
  // who is asked about is in sight, and so is what opens the line
  const asksAbout = chosen?.id;
  useEffect(() => {
    const piece = latest.current.pieceOf(asksAbout);
    if (piece) handle.current?.show(piece.hex);
  }, [asksAbout]);
  // what was pressed is gone with its pane, or stands below the one it opened: the keyboard goes to that one's head
  const side = useRef<HTMLElement>(null);
  const paneBox = useRef<HTMLDivElement>(null);
  const shownPane = useRef(pane.is);
  // as another pane is, so another hex; but behind a fight the deeds stay in sight while one follows the other
  useEffect(() => {
    const { pane: shown } = latest.current.desk;
    const follows = shown.is === 'fight' && shown.went !== undefined;
    if (desk.cursor !== undefined && paneBox.current && !follows) paneBox.current.scrollTop = 0;
  }, [desk.cursor]);
  useEffect(() => {
    if (shownPane.current === pane.is) return;
    shownPane.current = pane.is;
    // another pane is read from its head, however far down the last one was
    if (paneBox.current) paneBox.current.scrollTop = 0;
    const has = document.activeElement;
    if (has === document.body || (side.current?.contains(has) && !paneBox.current?.contains(has)))
      paneBox.current?.focus({ preventScroll: true });
  }, [pane.is]);
  // asked for by its key a pane is entered, past the way back
  useEffect(() => {
    if (entered > 0) firstIn(paneBox.current?.querySelector('section'))?.focus();
  }, [entered]);
  useEscape(scope, side, handle);
  const showHex = (hex: string) => {
    changeDesk(scope, { cursor: hex });
    handle.current?.show(hex);
  };
  const isPast = isOver(pane, open.state.place.path) && !(pane.is === 'fight' && isUnderWay(open, pane.target));
  useEffect(() => {
    if (isPast) showVerdict(scope);
  }, [isPast, scope]);
  const { ghost, start } = useDragOnto<PieceKind>(handle);

  const sayHex = (hex: string): string => {
    const units = now.piecesIn(hex).map((piece) => {
      const found = now.verdictOf(piece.id);
      const parts = [now.called(piece), ...(found ? [found.msg] : []), ...(piece.steps ? [piece.steps.msg] : [])];
      return parts.map((part) => say(part)).join(', ');
    });
    const ground = describeHex({ sheet, spec: map.sheet }, hex).map((part) => say(part));
    return [ground.join(', '), ...units].join('. ');
  };
  // units are being put on the map one after another: the list stays
  const placing = pane.is === 'units' && pane.list === 'place';
  /** what was asked for by Enter is read next; Esc leaves the units that are cut off */
  const toPane = (event: React.KeyboardEvent) => {
    const first = firstIn(side.current);
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  /** A fight for another hex, or who goes behind it to the hex tapped; one under way stays where it is. */
  const fightAt = (hex: string) => {
    if (pane.is !== 'fight') return;
    const { deed } = pane;
    if (deed) {
      if (led?.hexes.some((one) => one.hex === hex && one.end)) goTo(now, pane, deed, hex);
    } else if (hex !== pane.target && !isUnderWay(open, pane.target)) {
      // one's own units are looked at, and not attacked
      if (holdsAlone(stand, hex, context)) showPane(scope, { is: 'hex' });
      else showFight(open, hex);
    }
  };
  const atHex = (hex: string) => {
    const going = canMove ? desk.going?.flatMap((id) => now.pieceOf(id) ?? []) : undefined;
    if (going && going.length > 0 && going.some((piece) => piece.hex !== hex)) {
      moveAll(now, going, hex);
      return;
    }
    changeDesk(scope, { cursor: hex });
    if (pane.is === 'fight') fightAt(hex);
    else if (asked?.tool.of === 'hex') showPane(scope, { is: 'tool', tool: asked.tool.id, target: hex });
    else if (!placing) showPane(scope, { is: 'hex' });
  };

  return (
    <div className={classes.supply} data-pane={pane.is}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the drawing inside has the keyboard, this only listens */}
      <div
        className={classes.map}
        // the drawing itself has the keyboard; here Tab goes on to the next unit that is cut off, as long as there is one
        onKeyDown={(event) => {
          if (event.key === 'Delete' && canMove && chosen) {
            event.preventDefault();
            movePiece(now, chosen, null);
          }
          const onMap = event.target instanceof Element && event.target.getAttribute('role') === 'application';
          if (!onMap || event.ctrlKey || event.altKey || event.metaKey) return;
          if (event.key === 'Escape' && pane.is === 'verdict' && !desk.tried) toPane(event);
          if (event.key !== 'Tab') return;
          if (pane.is !== 'verdict' && !event.shiftKey) toPane(event);
          else if (goToNext(now, event.shiftKey ? -1 : 1)) event.preventDefault();
        }}
      >
        <MapView
          board={board}
          photoOf={photoOf}
          stand={stand}
          sides={open.game.sides}
          markerKinds={map.markers}
          {...(enemy ? { zonesOf: enemy.id } : {})}
          over={over}
          {...(chosen ? { chosen: chosen.id } : {})}
          cutOff={cutOff}
          halfSupplied={half}
          cursor={cursor}
          canMove={canMove}
          // a die that is typed is recorded, wherever the keyboard stands
          leaves={(key) => key === 'Enter' && pane.is === 'fight' && !pane.deed && takesEnter(scope, pane.target)}
          sayHex={sayHex}
          label={t('ui.supply.map')}
          onCursor={(hex) => changeDesk(scope, { cursor: hex })}
          onHex={atHex}
          onPiece={(id) => {
            const piece = now.pieceOf(id);
            if (!piece) return;
            if (pane.is === 'fight' || desk.going) atHex(piece.hex);
            else if (asked?.tool.of === 'hex') showPane(scope, { is: 'tool', tool: asked.tool.id, target: piece.hex });
            else if (placing) changeDesk(scope, { cursor: piece.hex });
            else {
              choosePiece(now, piece);
              if (asked?.tool.of === 'piece') showPane(scope, { is: 'tool', tool: asked.tool.id, target: piece.id });
            }
          }}
          onMove={(id, to) => {
            const piece = now.pieceOf(id);
            if (piece) movePiece(now, piece, to);
          }}
          lookedAt={scope}
          handle={handle}
        />
      </div>
      <Legend now={now} enemy={enemy} />
      <div className={classes.under} data-off-paper="">
        <SideSwitch now={now} />
        {canMove && <EntryLine now={now} onLeave={() => handle.current?.focus()} />}
      </div>
      <aside ref={side} className={classes.side}>
        {desk.tried && <Trying now={now} />}
        <div ref={paneBox} className={classes.pane} tabIndex={-1} data-home="">
          {pane.is !== 'verdict' && (
            <Button
              variant="subtle"
              className={classes.back}
              leftSection={<Icon name="back" size={18} />}
              onClick={() => showVerdict(scope)}
            >
              {t('ui.supply.verdict')} <kbd aria-hidden="true">Esc</kbd>
            </Button>
          )}
          {pane.is === 'units' ? (
            <UnitsPane now={now} onDrag={start} />
          ) : pane.is === 'hex' ? (
            <HexPane now={now} />
          ) : pane.is === 'fight' ? (
            <FightPane key={pane.target} now={now} pane={pane} led={led} />
          ) : pane.is === 'status' && offered ? (
            <StatusPane now={now} offered={offered} />
          ) : pane.is === 'quick' ? (
            <QuickQuestion map={map} grid={sheet.grid} />
          ) : pane.is === 'tool' && asked ? (
            <ToolPane now={now} asked={asked} />
          ) : (
            <VerdictPane now={now} onShow={showHex} />
          )}
        </div>
        {/* a fight needs the room, and leaves by Esc */}
        {pane.is !== 'fight' && (
          <p className={classes.foot} data-off-paper="">
            <NextCutOff now={now} />
            {now.paints && (
              <Button onClick={() => changeDesk(scope, { painting: true })}>
                {t('ui.supply.paint')} <KeyCap of="map.paint" />
              </Button>
            )}
            <Button aria-pressed={pane.is === 'units'} onClick={() => showPane(scope, { is: 'units' })}>
              {t('ui.supply.units')}
            </Button>
            <Button aria-pressed={pane.is === 'hex'} onClick={() => showPane(scope, { is: 'hex' })}>
              {t('ui.supply.hex')} <KeyCap of="map.hex" />
            </Button>
            {offered && pane.is !== 'status' && (
              <Button onClick={() => showPane(scope, { is: 'status' })}>{t('ui.command.mapStatus')}</Button>
            )}
            <ToolsMenu now={now} />
          </p>
        )}
      </aside>
      {ghost && (
        <span className={classes.ghost} style={{ left: ghost.x, top: ghost.y }} aria-hidden="true">
          <Counter piece={ghost.what} look={open.game.sides.find((side) => side.id === ghost.what.side)?.look} />
        </span>
      )}
      {judged.stale && (
        <p className="vh" role="status">
          {t('ui.supply.judging')}
        </p>
      )}
    </div>
  );
}
